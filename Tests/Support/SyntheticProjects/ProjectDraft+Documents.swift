/// Storyboards and xibs as Interface Builder writes them.
extension ProjectDraft {
  mutating func document(_ index: Int) -> String {
    let storyboard = storyboards[index]
    let initial = storyboard.initial.map { scenes[$0].id.marked(.initial, storyboard.name) }
    var document = documentElement(isXib: false)
    document["initialViewController"] = initial
    let members = scenes.indices.filter { scenes[$0].storyboard == index }
    var rows: [Markup] = []
    for scene in members {
      rows.append(sceneElement(scene))
      rows += scenes[scene].extraScenes
    }
    document.children = preamble() + [Markup("scenes", [:], rows)]
    let resources = storyboard.images + storyboard.resources
    document.children += Markup.list("resources", resources)
    return text(of: document)
  }

  func text(of document: Markup) -> String {
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"\(style.isOldFashioned ? " standalone=\"no\"" : "")?>\n"
    document.write(into: &text)
    return text
  }

  func documentElement(isXib: Bool) -> Markup {
    let kind = isXib ? "" : ".Storyboard"
    return Markup(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch\(kind).XIB", "version": "3.0",
        "toolsVersion": style.isOldFashioned ? "9060" : "22505", "targetRuntime": "iOS.CocoaTouch",
        "propertyAccessControl": "none",
        "useAutolayout": "YES",
        "useTraitCollections": style.isOldFashioned ? nil : "YES",
        "useSafeAreas": style.isOldFashioned || style.deploymentTarget < 11 ? nil : "YES",
        "colorMatched": style.isOldFashioned ? nil : "YES",
      ])
  }

  func preamble() -> [Markup] {
    let device = Markup(
      "device", ["id": "retina6_12", "orientation": "portrait", "appearance": "light"])
    let dependencies = Markup(
      "dependencies", [:],
      [
        Markup("deployment", ["identifier": "iOS"]),
        Markup(
          "plugIn",
          ["identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": "22504"]),
      ])
    return style.isOldFashioned ? [dependencies] : [device, dependencies]
  }

  private mutating func sceneElement(_ index: Int) -> Markup {
    let scene = scenes[index]
    var controller = Markup(scene.tag, ["id": scene.id])
    controller["storyboardIdentifier"] = scene.identifier
    for (name, value) in scene.attributes { controller[name] = value }
    for (name, value) in classAttributes(scene.classIndex) { controller[name] = value }
    controller["sceneMemberID"] = "viewController"
    if scene.tag == "viewController" { controller.children.append(rootView(of: scene)) }
    controller.children += scene.parts
    if scene.isInStack || !scene.barItems.isEmpty {
      controller.children.append(navigationItem(of: scene))
    }
    controller.children += Markup.list("connections", scene.connections)
    let responder = Markup(
      "placeholder",
      [
        "placeholderIdentifier": "IBFirstResponder", "id": scene.responderID,
        "userLabel": "First Responder", "sceneMemberID": "firstResponder",
      ])
    return Markup(
      "scene", ["sceneID": scene.id + "-s"],
      [
        Markup("objects", [:], [controller, responder] + scene.objects),
        Markup("point", ["key": "canvasLocation", "x": "\(index * 800)", "y": "0.0"]),
      ])
  }

  private func rootView(of scene: DraftScene) -> Markup {
    var view = Markup(
      "view", ["key": "view", "contentMode": "scaleToFill", "id": scene.viewID],
      [
        Markup("rect", ["key": "frame", "x": "0.0", "y": "0.0", "width": "393", "height": "852"]),
        Markup(
          "autoresizingMask",
          ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"]),
      ])
    view.children += Markup.list("subviews", scene.views)
    view.children += Markup.list("constraints", scene.constraints)
    view.children += scene.viewParts
    view.children += Markup.list("connections", scene.viewConnections)
    return view
  }

  private func navigationItem(of scene: DraftScene) -> Markup {
    var item = Markup(
      "navigationItem", ["key": "navigationItem", "title": scene.topic, "id": scene.id + "-ni"])
    var items = scene.barItems
    if items.count == 1 {
      items[0]["key"] = "rightBarButtonItem"
      item.children = items
    } else if items.count > 1 {
      item.children = [Markup("rightBarButtonItems", [:], items)]
    }
    return item
  }
}
