import NavXcode

/// Screens, and the ways on which people come to them.
extension ProjectFeature {
  static let screens: [ProjectFeature] = [
    ProjectFeature("screen more", share: 60) { draft in
      _ = draft.addScreen()
      return true
    },
    ProjectFeature("another screen", share: 40) { draft in
      _ = draft.addScreen()
      return true
    },
    ProjectFeature("presented navigation controller") { draft in
      let source = draft.random.pick(draft.openScenes)
      let stack = draft.addStack(in: draft.scenes[source].storyboard)
      draft.lead(to: stack, from: source)
      return true
    },
    ProjectFeature("embedded scene") { draft in
      let source = draft.random.pick(draft.openScenes)
      let child = draft.addScene("viewController", in: draft.scenes[source].storyboard)
      let container = draft.objectID()
      draft.place(
        Markup(
          "containerView", ["opaque": "NO", "contentMode": "scaleToFill", "id": container],
          [
            Markup(
              "connections", [:],
              [
                Markup(
                  "segue",
                  [
                    "destination": draft.scenes[child].id, "kind": "embed",
                    "identifier": draft.random.chance(50) ? draft.fresh(["embed"]) : nil,
                    "id": draft.objectID(),
                  ])
              ])
          ]), in: source, height: 120)
      draft.connectOutlet(source, to: container, "UIView", ["containerView", "holder"])
      return true
    },
    ProjectFeature("popover") { draft in
      let source = draft.random.pick(draft.openScenes)
      let child = draft.addScene("viewController", in: draft.scenes[source].storyboard)
      let button = draft.objectID()
      draft.place(
        Markup(
          "button", ["buttonType": "system", "id": button],
          [
            Markup("state", ["key": "normal", "title": "Show"]),
            Markup(
              "connections", [:],
              [
                Markup(
                  "segue",
                  [
                    "destination": draft.scenes[child].id,
                    "kind": draft.style.isOldFashioned ? "popover" : "popoverPresentation",
                    "popoverAnchorView": button, "id": draft.objectID(),
                  ],
                  [
                    Markup(
                      "popoverArrowDirection",
                      ["key": "popoverArrowDirection", "up": "YES", "down": "YES"])
                  ])
              ]),
          ]), in: source)
      return true
    },
    ProjectFeature("pages in code") { draft in
      let source = draft.random.pick(draft.openScenes)
      let pages = draft.addScreen("pageViewController", from: source, hasClass: true)
      draft.scenes[pages].attributes = [
        ("transitionStyle", "scroll"), ("navigationOrientation", "horizontal"),
      ]
      draft.instantiateScene(by: draft.scenes[pages].classIndex, in: draft.scenes[pages].storyboard)
      return true
    },
    ProjectFeature("screen made by its identifier", share: 30) { draft in
      let source = draft.random.pick(draft.openScenes)
      draft.instantiateScene(
        by: draft.scenes[source].classIndex, in: draft.scenes[source].storyboard)
      return true
    },
    ProjectFeature("screen of another storyboard made in code", share: 20) { draft in
      let topic = draft.topic()
      let storyboard = draft.addStoryboard(topic)
      let scene = draft.addScene("viewController", in: storyboard, topic: topic + "Home")
      draft.storyboards[storyboard].initial = scene
      draft.openStoryboard(topic)
      return true
    },
    ProjectFeature("launch screen", share: 30) { draft in
      guard draft.style.deploymentTarget >= 8 else { return false }
      let name = draft.fresh(["LaunchScreen"])
      let storyboard = draft.addStoryboard(name)
      draft.storyboards[storyboard].initial = draft.addScene(
        "viewController", in: storyboard, hasClass: false)
      draft.scenes[draft.scenes.count - 1].isOpen = false
      draft.targets[0].plistEntries.append(("UILaunchStoryboardName", name))
      return true
    },
    ProjectFeature("screen without a class that Apple made") { draft in
      let source = draft.random.pick(draft.openScenes)
      let (tag, attributes) = draft.random.pick([
        ("avPlayerViewController", [("videoGravity", "AVLayerVideoGravityResizeAspect")]),
        ("glkViewController", [("preferredFramesPerSecond", "30")]),
      ])
      let scene = draft.addScreen(tag, from: source, hasClass: false)
      draft.scenes[scene].attributes = attributes
      return true
    },
    ProjectFeature("bar buttons with actions", share: 25) { draft in
      guard let scene = draft.random.pickAny(draft.openScenes.filter { draft.scenes[$0].isInStack })
      else { return false }
      let action = draft.action(
        on: scene, ["edit", "add", "share"], event: nil, sender: "UIBarButtonItem")
      guard !action.isEmpty else { return false }
      let id = draft.objectID()
      draft.scenes[scene].barItems.append(
        Markup(
          "barButtonItem",
          ["systemItem": draft.random.pick(["add", "edit", "action", "done"]), "id": id],
          Markup.list("connections", action)))
      draft.connectOutlet(scene, to: id, "UIBarButtonItem", ["addItem", "editItem"])
      return true
    },
  ]
}

extension ProjectDraft {
  /// A scene that nothing leads to but code of a class.
  mutating func instantiateScene(by index: Int?, in storyboard: Int) {
    let scene = addScene("viewController", in: storyboard)
    let name = fresh([scenes[scene].topic + "Scene", scenes[scene].topic + "ID"])
    let owner = index ?? addClass(for: "NSObject", topic(), suffix: "Router")
    let key = "scene." + name
    scenes[scene].identifier = name.marked(.sceneIdentifier, key)
    // A router has no storyboard of its own.
    let code = instantiating(name.marked(.instantiatedScene, key), classes[owner].language)
    classes[owner].statements.append(
      classes[owner].root == "NSObject" ? opening(storyboards[storyboard].name, owner, code) : code)
  }

  private func opening(_ storyboard: String, _ owner: Int, _ code: String) -> String {
    switch classes[owner].language {
    case .objectiveC:
      code.replacing(
        "self.storyboard", with: "[UIStoryboard storyboardWithName:@\"\(storyboard)\" bundle:nil]")
    case .swift:
      code.replacing("storyboard?", with: "UIStoryboard(name: \"\(storyboard)\", bundle: nil)")
    }
  }

  /// Code that opens a storyboard with its first scene.
  mutating func openStoryboard(_ name: String) {
    guard
      let owner = random.pickAny(
        classes.indices.filter { classes[$0].root.hasSuffix("ViewController") })
    else {
      // Swift without a class: a function of a file.
      addSource(
        "import UIKit\n\nfunc open\(name)() -> UIViewController? {\n  \(opening(name, .swift))\n}\n",
        at: targets[0].path("Open\(name).swift"), in: 0)
      return
    }
    let code = opening(name, classes[owner].language)
    classes[owner].statements.append(
      classes[owner].language == .swift ? "_ = " + code.replacing("return ", with: "") : code)
  }

  private func opening(_ name: String, _ language: SourceLanguage) -> String {
    let place = name.marked(.openedStoryboard, name)
    return switch language {
    case .objectiveC:
      "[[UIStoryboard storyboardWithName:@\"\(place)\" bundle:nil] instantiateInitialViewController];"
    case .swift:
      "return UIStoryboard(name: \"\(place)\", bundle: \(["nil", ".main"][style.namesFirstLabel ? 1 : 0])).instantiateInitialViewController()"
    }
  }
}
