import NavLayout
import NavModel
import NavStoryboard
import NavText
import NavXcode

extension StoryboardWriter {
  /// - Parameter frames: where elements are by the layout; nil where that does not matter.
  mutating func writeScene(_ scene: ID<Scene>, _ frames: ElementFrames?) {
    let position = Int(scene.index) - program[storyboard].scenes.startIndex
    let seed = plan.sceneSeeds[position]
    work.begin(scene, of: program, seed: seed, frames)
    if let root = rootElement() { work.makeRoot(root) }
    if work.rootElement == nil, let known = options.form.rootElements,
      program[scene].elements.contains(where: { known.contains($0) })
    {
      // What was the root view keeps its id inside the new one, and its guide where no constraint names that.
      ids.forget(.part(scene, .rootView))
      if !work.namesSafeArea { ids.forget(.part(scene, .safeArea)) }
    }
    xml.comment(program[scene].name)
    xml.open(.scene)
    xml.write(.sceneID, ids.id(of: .scene(scene), seed.adding("scene")))
    xml.open(.objects)
    writeController()
    writeFirstResponder(id(of: .firstResponder))
    if work.hasExit {
      xml.line(#"<exit id=""#)
      xml.add(id(of: .exit))
      xml.add(#"" userLabel="Exit" sceneMemberID="exit"/>"#)
    }
    for element in program[scene].elements where program[element].kind.isGesture {
      writeGesture(element)
    }
    for element in program[scene].elements where isBesideController(element) {
      writeElement(element, key: nil, in: program[element].kind == .prototype ? .table : .view)
    }
    writeHiddenItems()
    xml.close()
    writeCanvasPoint(plan.places?.points[position] ?? options.canvas[Int(scene.index)])
    xml.close()
    noteSceneLosses()
    work.end()
  }

  // MARK: Ids

  var seed: Seed { work.seed }

  mutating func id(of part: ObjectRole.ScenePart) -> ObjectID {
    ids.id(of: .part(work.scene, part), seed.adding("part").adding(Int(part.rawValue)))
  }

  /// The id of any scene of the storyboard.
  mutating func id(ofController scene: ID<Scene>) -> ObjectID {
    let position = Int(scene.index) - program[storyboard].scenes.startIndex
    return ids.id(of: .part(scene, .controller), plan.sceneSeeds[position])
  }

  func seed(of element: ID<Element>) -> Seed { work.seed(of: element) }

  mutating func id(of element: ID<Element>) -> ObjectID {
    ids.id(of: .element(element), seed(of: element))
  }

  mutating func id(of part: ObjectRole.ElementPart, in element: ID<Element>) -> ObjectID {
    ids.id(
      of: .elementPart(element, part),
      seed(of: element).adding("part").adding(Int(part.rawValue)))
  }

  // MARK: Controllers

  private mutating func writeController() {
    let scene = program[work.scene]
    let cold = program[cold: work.scene]
    begin()
    let other = program.otherTag(scene.className)
    if scene.kind == .view, let other {
      xml.open(other)
    } else {
      xml.open(program.words.controllers[scene.kind])
    }
    if !cold.identifier.isNone { xml.write(.storyboardIdentifier, cold.identifier) }
    writeRestorationIdentifier()
    write(ImportedAttributes.scene, scene.attributes)
    switch scene.kind {
    case .navigation:
      write(ImportedAttributes.navigation, scene.attributes)
      write(ImportedAttributes.navigationBarVisibility, cold.bar)
      write(ImportedAttributes.toolbarVisibility, cold.toolbar)
    case .split: writeSplit()
    case .page: write(ImportedAttributes.page, scene.attributes)
    case .view, .table, .collection, .tabBar, .alert, .actionSheet, .system: break
    }
    writeID(.part(work.scene, .controller), seed)
    writeSceneLabel()
    if other == nil || scene.kind != .view {
      writeClass(scene.className, module: cold.moduleName)
    }
    xml.write(.sceneMemberID, .viewController)
    if !scene.kind.isContainer { writeRootView() }
    writeParts(ImportedAttributes.sceneParts, scene.attributes)
    writeToolbarItems()
    writeTabItem()
    writeNavigationItem()
    if let size = program.numbers(.size, scene.attributes), size.count == 2 {
      xml.element(.freeformSimulatedSizeMetrics, (.key, "simulatedDestinationMetrics"))
    }
    writeContainerBars()
    writeRefreshControl()
    writeRuntimeAttributes()
    writeSceneConnections()
    xml.close()
    for key in RelationshipKind.allCases {
      // What code gives is not in a storyboard at all.
      if program.word(key.filler, in: scene.attributes).map({
        WordSet.filler.words[$0] == "code"
      }) ?? false {
        note(key.filler)
      }
    }
    noteRest(scene.attributes, at: scene.place)
  }

  private mutating func writeRestorationIdentifier() {
    guard let name = program.text(.restorationIdentifier, program[work.scene].attributes) else {
      return
    }
    note(.restorationIdentifier)
    if name == program[cold: work.scene].identifier {
      xml.write(.useStoryboardIdentifierAsRestorationIdentifier, .yes)
    } else {
      xml.write(.restorationIdentifier, name)
    }
  }

  private mutating func writeSplit() {
    let attributes = program[work.scene].attributes
    note(.splitStyle)
    if program[attributes, .splitStyle] != .unspecified {
      xml.write(.allowDoubleColumnStyle, .yes)
    }
    write(ImportedAttributes.split, attributes)
  }

  /// Settings that Interface Builder has no field for, as far as import reads them.
  private mutating func writeRuntimeAttributes() {
    let attributes = program[work.scene].attributes
    guard case .boolean(let flag) = program.value(of: .prefersStatusBarHidden, in: attributes)
    else { return }
    note(.prefersStatusBarHidden)
    xml.open(.userDefinedRuntimeAttributes)
    xml.element(
      .userDefinedRuntimeAttribute, (.type, "boolean"), (.keyPath, "prefersStatusBarHidden"),
      (.value, flag ? "YES" : "NO"))
    xml.close()
  }

  // MARK: The root view

  /// The element that takes the place of a plain view: it fills the scene alone, and nothing speaks of a view around it.
  @inline(__always)
  private func rootElement() -> ID<Element>? {
    let row = program[work.scene]
    guard row.kind == .view else { return nil }
    if let known = options.form.rootElements {
      // Beside another view it is in a plain one with that.
      let shown = onlyElement { isOutermost($0) && !options.form.viewsBeside.contains($0) }
      return shown.flatMap { known.contains($0) ? $0 : nil }
    }
    guard let root = onlyElement(where: { isOutermost($0) }), work.constraints(of: nil).isEmpty,
      work.gestures(of: nil).isEmpty,
      program[root].kind.facts.content != .nothing
        || program[root].kind == .web || program[root].kind == .map,
      !program[root].kind.facts.storyboardElement.isEmpty,
      let frame = program.numbers(.frame, program[root].attributes)
    else { return nil }
    let canvas = canvasFrame()
    let isWhole = frame == [0, 0, canvas.width, canvas.height]
    let mask = program.words(.autoresizing, of: .autoresizing, program[root].attributes) ?? []
    let namesRoot = row.outlets.contains { program[$0].target == .rootView }
    let saysOfView = row.attributes.contains {
      [.backgroundColor, .tint, .layoutMargins].contains(program[$0].key)
    }
    return isWhole && mask.contains("flexibleWidth") && mask.contains("flexibleHeight")
      && !namesRoot && !saysOfView ? root : nil
  }

  /// Whether an element is in the root view, and in nothing else.
  @inline(__always)
  private func isOutermost(_ element: ID<Element>) -> Bool {
    program[element].parent == nil && !work.isInBar(element) && !program[element].kind.isGesture
      && program[element].kind != .refreshControl
  }

  /// The element of the scene that is the only one of its kind.
  @inline(__always)
  private func onlyElement(where isWanted: (ID<Element>) -> Bool) -> ID<Element>? {
    let elements = program[work.scene].elements
    guard let first = elements.first(where: isWanted) else { return nil }
    return elements.contains { $0 != first && isWanted($0) } ? nil : first
  }

  /// The whole of the scene on the canvas.
  @inline(__always)
  func canvasFrame() -> WrittenFrame {
    if let size = program.numbers(.size, program[work.scene].attributes), size.count == 2 {
      return WrittenFrame(size[0], size[1])
    }
    return WrittenFrame(plan.canvas.width, plan.canvas.height)
  }

  private mutating func writeRootView() {
    // Most scenes say no more than their title, which is the controller's.
    let own = program[work.scene].attributes
    let attributes = own.contains { program[$0].key != .title } ? own : .empty
    if let root = work.rootElement {
      writeElement(root, key: .view, in: .controller)
      note(.size)
      return
    }
    let tag: Word =
      work.kind.isList ? (work.kind == .table ? .tableView : .collectionView) : .view
    xml.open(tag)
    xml.write(.key, .view)
    if work.kind == .table {
      write(ImportedAttributes.tableScene, attributes)
      writeRowHeight(of: nil)
    }
    let isList = work.kind.isList
    write(isList ? ImportedAttributes.scrolling : ImportedAttributes.rootView, attributes)
    xml.writeUsualSettings(of: tag.name)
    writeID(.part(work.scene, .rootView), seed.adding("view"))
    if let name = program.text(.viewClass, attributes) {
      note(.viewClass)
      writeClass(name, module: .none)
    }
    note(.size)
    writeRect(canvasFrame())
    writeMask(.size)
    if work.kind.isList {
      writeListContent(of: nil)
    } else {
      writeSubviews(of: nil)
      writeSafeArea(of: nil)
    }
    writeParts(ImportedAttributes.rootBackground, attributes)
    if program.value(of: .backgroundColor, in: attributes) == nil { writeUsualBackground() }
    writeParts(ImportedAttributes.tint, attributes)
    writeAccessibility(attributes, ImportedAttributes.rootAccessibility)
    writeConstraints(of: nil)
    writeParts(ImportedAttributes.margins, attributes)
    writeRootConnections()
    xml.close()
  }

  /// A view without a colour is transparent; Interface Builder paints new ones.
  private mutating func writeUsualBackground() {
    let isGrouped =
      work.kind == .table && program[program[work.scene].attributes, .tableStyle] != .plain
    let color = isGrouped ? "systemGroupedBackgroundColor" : "systemBackgroundColor"
    resources.note(systemColor: color)
    xml.line(#"<color key="backgroundColor" systemColor=""#)
    xml.add(plain: color)
    xml.add(#""/>"#)
  }

  /// The guide of a safe area, for constraints to name.
  mutating func writeSafeArea(of element: ID<Element>?) {
    let id: ObjectID
    if let element {
      guard work.hasGuide(element) else { return }
      id = self.id(of: .safeArea, in: element)
    } else {
      id = self.id(of: .safeArea)
    }
    resources.hasSafeAreas = true
    xml.line(#"<viewLayoutGuide key="safeArea" id=""#)
    xml.add(id)
    xml.add(#""/>"#)
  }

  private mutating func writeRefreshControl() {
    for element in program[work.scene].elements
    where program[element].kind == .refreshControl && program[element].parent == nil {
      writeElement(element, key: .refreshControl, in: .controller)
    }
  }

  // MARK: What a scene loses

  private mutating func noteSceneLosses() {
    let row = program[work.scene]
    let cold = program[cold: work.scene]
    for id in cold.relationships where program[id].condition != nil {
      losses.add(.tabCondition, at: program[id].place)
    }
    if let root = work.rootElement {
      // It fills the controller's view alone.
      for element in children(of: nil) where element != root {
        losses.add(.element(program[element].kind), at: program[element].place)
      }
    }
    for element in row.elements where program[element].kind.isLost {
      losses.add(.element(program[element].kind), at: program[element].place)
    }
    if let accessory = cold.bottomAccessory {
      losses.add(.element(program[accessory].kind), at: program[accessory].place)
    }
  }
}

extension ElementKind {
  /// Whether Interface Builder has nothing of this kind.
  var isLost: Bool {
    switch self {
    case .alertAction, .searchController, .swipeAction, .menu, .contextMenu, .menuItem: true
    default: false
    }
  }
}
