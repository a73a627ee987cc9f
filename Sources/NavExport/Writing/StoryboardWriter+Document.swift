import NavLayout
import NavModel
import NavStoryboard
import NavText
import NavXcode

extension StoryboardWriter {
  /// The whole document in one.
  mutating func writeDocument() -> [UInt8] {
    writeScenes(program[storyboard].scenes)
    return finish().bytes
  }

  /// Writes scenes after those that were written before.
  mutating func writeScenes(_ scenes: IDRange<Scene>) {
    let shared = program.shared
    var placer = ScenePlacer(shared)
    let area = shared.tables.canvasArea(of: storyboard)
    for scene in scenes where !program[scene].kind.isMadeByCode {
      guard program.isPlacedByLayout(scene) else {
        writeScene(scene, nil)
        continue
      }
      let placed = placer.place(
        shared.tables.restingContent(of: scene), of: scene,
        in: shared.tables.canvasArea(of: scene, usual: area))
      writeScene(scene, placed)
    }
  }

  /// Writes all that is around the scenes. What they use is known when they are written, and Interface Builder lists that
  /// before them.
  mutating func finish() -> StoryboardText {
    writeReferences()
    var scenes = XMLWriter(program.names, texts: program.texts)
    swap(&scenes, &xml)
    let place = beginDocument()
    xml.close()
    writeParts(ImportedAttributes.tint, program[storyboard].attributes)
    resources.write(program, to: &xml)
    xml.close()
    noteRest(program[storyboard].attributes, at: program[storyboard].place)
    return xml.finish(inserting: earlierScenes + [XMLPiece(scenes.take())], at: place)
  }

  /// What comes before the scenes, as far as it is known. Nothing else changes.
  mutating func head() -> [UInt8] {
    let losses = losses
    var scenes = XMLWriter(program.names, texts: program.texts)
    swap(&scenes, &xml)
    _ = beginDocument()
    swap(&scenes, &xml)
    self.losses = losses
    let bytes = scenes.take()
    var head: [UInt8] = []
    bytes.withBytes(in: 0..<bytes.count) { head.append(contentsOf: $0) }
    return head
  }

  /// Writes all that comes before the scenes, and says where they go.
  private mutating func beginDocument() -> Int {
    begin()
    xml.open(.document)
    writeHead()
    xml.open(.scenes)
    return xml.place()
  }

  /// The version of Xcode that the form of the file is from: 16.4.
  private static var toolsVersion: StaticString { "24506" }
  private static var pluginVersion: StaticString { "24504" }

  private mutating func writeHead() {
    let row = program[storyboard]
    xml.write(.type, "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
    xml.write(.version, "3.0")
    xml.write(.toolsVersion, Self.toolsVersion)
    xml.write(.targetRuntime, "iOS.CocoaTouch")
    xml.write(.propertyAccessControl, "none")
    xml.write(.useAutolayout, .yes)
    write(ImportedAttributes.document, row.attributes)
    xml.write(.useTraitCollections, .yes)
    xml.write(.useSafeAreas, .yes)
    xml.write(.colorMatched, .yes)
    if let initial = row.initial, row.scenes.contains(initial) {
      xml.write(.initialViewController, id(ofController: initial))
    }
    // Where it is code that starts it, or another storyboard, nothing is written.
    note(.nameAtRunTime)
    note(.entry)
    writeDevice()
    xml.open(.dependencies)
    xml.element(
      .plugIn, (.identifier, "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"),
      (.version, Self.pluginVersion))
    for capability in capabilities() {
      xml.element(
        .capability, (.colorName, capability.name), (.minToolsVersion, capability.version))
    }
    xml.close()
  }

  /// What Xcode must know to read the file, in Interface Builder's order: by name, capitals first.
  private func capabilities() -> [(name: StaticString, version: StaticString)] {
    var all: [(name: StaticString, version: StaticString)] = []
    if resources.usesNamedColors { all.append(("Named colors", "9.0")) }
    if resources.hasSafeAreas { all.append(("Safe area layout guides", "9.0")) }
    if resources.usesSystemColors { all.append(("System colors in document resources", "11.0")) }
    if resources.hasGridContent { all.append(("collection view cell content view", "11.0")) }
    all.append(("documents saved in the Xcode 8 format", "8.0"))
    return all
  }

  private mutating func writeDevice() {
    note(.device)
    let row = StoryboardDocument.canvases.first { $0.device == plan.canvasDevice }
    let facts = plan.canvasDevice.facts
    // A device that Interface Builder does not show has the canvas of one of its size.
    let alike = StoryboardDocument.canvases.first {
      $0.device.facts.width == facts.width && $0.device.facts.height == facts.height
    }
    if row == nil { losses.add(.device, at: program[storyboard].place) }
    guard let id = (row ?? alike)?.id else { return }
    xml.open(.device)
    xml.write(.id, string: id)
    xml.write(.orientation, "portrait")
    xml.write(.appearance, "light")
    xml.close()
  }

  /// Scenes that stand for those of other storyboards.
  private mutating func writeReferences() {
    // Writing one asks for no other.
    for (index, reference) in references.enumerated() {
      let seed = seed(of: reference)
      xml.comment(
        (reference.identifier.isEmpty ? reference.storyboard : reference.identifier).utf8.span)
      xml.open(.scene)
      xml.write(.sceneID, ids.id(of: .reference(UInt32(index), .scene), seed.adding("scene")))
      xml.open(.objects)
      xml.open(.viewControllerPlaceholder)
      xml.write(.storyboardName, string: reference.storyboard)
      if !reference.identifier.isEmpty {
        xml.write(.referencedIdentifier, string: reference.identifier)
      }
      if !reference.bundle.isEmpty { xml.write(.bundleIdentifier, string: reference.bundle) }
      xml.write(.id, ids.id(of: .reference(UInt32(index), .placeholder), seed))
      xml.write(.sceneMemberID, .viewController)
      xml.close()
      writeFirstResponder(
        ids.id(of: .reference(UInt32(index), .firstResponder), seed.adding("responder")))
      xml.close()
      writeCanvasPoint(plan.places?.point(ofReference: index) ?? CanvasPoint(index % 8 * 860, 0))
      xml.close()
    }
  }

  private func seed(of reference: SceneReferenceTarget) -> Seed {
    let seed = Seed(program[storyboard].name, of: program).adding("reference")
    return seed.adding(text: reference.storyboard).adding(text: reference.identifier)
      .adding(text: reference.bundle)
  }

  /// The id of the stand-in for a scene elsewhere.
  mutating func id(of target: SceneReferenceTarget) -> ObjectID {
    let index = position(of: target)
    return ids.id(of: .reference(UInt32(index), .placeholder), seed(of: target))
  }

  mutating func writeFirstResponder(_ id: ObjectID) {
    xml.line(#"<placeholder placeholderIdentifier="IBFirstResponder" id=""#)
    xml.add(id)
    xml.add(#"" userLabel="First Responder" sceneMemberID="firstResponder"/>"#)
  }

  mutating func writeCanvasPoint(_ point: CanvasPoint) {
    xml.line(#"<point key="canvasLocation" x=""#)
    xml.add(number: point.x)
    xml.add(#"" y=""#)
    xml.add(number: point.y)
    xml.add(#""/>"#)
  }
}
