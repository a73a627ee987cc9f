import NavModel
import NavStoryboard
import NavText
import NavXcode

extension StoryboardWriter {
  /// What an element or an item sets off, and its outlets.
  mutating func writeConnections(of trigger: Trigger, outletsOf owner: ID<Element>?) {
    let actions = work.actions(of: trigger)
    let leads = hasSegues(of: trigger)
    var outlets = 0..<0
    var gestures = 0..<0
    var disclosure: Trigger?
    if let owner {
      outlets = work.outlets(of: owner)
      gestures = work.gestures(of: owner)
      disclosure = program.accessory(of: owner).map { .element($0) }
    }
    var disclosed = 0..<0
    var discloses = false
    if let disclosure {
      disclosed = work.actions(of: disclosure)
      discloses = hasSegues(of: disclosure)
    }
    if !leads && !discloses && actions.isEmpty && disclosed.isEmpty && outlets.isEmpty
      && gestures.isEmpty
    {
      return
    }
    xml.open(.connections)
    for place in actions { writeAction(work.actions[place]) }
    for place in disclosed { writeAction(work.actions[place]) }
    writeOutlets(outlets)
    if leads { writeSegues(of: trigger, isDisclosure: false) }
    if let disclosure, discloses { writeSegues(of: disclosure, isDisclosure: true) }
    for place in gestures { writeGestureConnection(work.gestures[place]) }
    xml.close()
  }

  /// Whether something sets off a segue to a scene. Those to what only code makes are lost.
  private mutating func hasSegues(of trigger: Trigger) -> Bool {
    var isFound = false
    for place in work.segues(of: trigger) {
      let segue = program[work.segues[place]]
      if program.leadsToCode(segue) {
        losses.add(.segueToController, at: segue.place)
      } else {
        isFound = true
      }
    }
    return isFound
  }

  private mutating func writeSegues(of trigger: Trigger, isDisclosure: Bool) {
    for place in work.segues(of: trigger) {
      let id = work.segues[place]
      if !program.leadsToCode(program[id]) { writeSegue(id, isDisclosure: isDisclosure) }
    }
  }

  /// Outlets by their names, as Interface Builder sorts them; those of a collection keep their order.
  private mutating func writeOutlets(_ places: Range<Int>) {
    if work.areSorted(places, program) {
      for place in places { writeOutlet(work.outlets[place]) }
      return
    }
    let named = places.map { (program[program[work.outlets[$0]].name], $0) }
    for (_, place) in named.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      writeOutlet(work.outlets[place])
    }
  }

  /// The controller's own: its outlets, its children, and what code performs.
  mutating func writeSceneConnections() {
    let relationships = program[cold: work.scene].relationships
    let outlets = work.outlets(of: nil)
    let leads = hasSegues(of: .scene)
    let hasOutlets = outlets.contains { program.isOfController(work.outlets[$0]) }
    if relationships.isEmpty && !hasOutlets && !leads { return }
    xml.open(.connections)
    writeOutlets(outlets)
    for id in relationships {
      let row = program[id]
      xml.line(#"<segue destination=""#)
      xml.add(destination(row.destination))
      xml.add(#"" kind="relationship" relationship=""#)
      xml.add(value: program.words.relationships[row.kind])
      xml.add(#" id=""#)
      let seed = seed.adding(text: row.kind.facts.keyword)
      xml.add(
        ids.id(of: .relationship(id), seed.adding(program[row.destination].name, of: program)))
      xml.add(#""/>"#)
    }
    if leads { writeSegues(of: .scene, isDisclosure: false) }
    xml.close()
  }

  /// Gestures of the root view, and the data source of a list, which its controller is.
  mutating func writeRootConnections() {
    let gestures = work.gestures(of: nil)
    if gestures.isEmpty && !work.kind.isList { return }
    xml.open(.connections)
    if work.kind.isList {
      writeListOutlet(.dataSource, .dataSource)
      writeListOutlet(.delegate, .delegate)
    }
    for place in gestures { writeGestureConnection(work.gestures[place]) }
    xml.close()
  }

  private mutating func writeListOutlet(_ part: ObjectRole.ScenePart, _ property: Word) {
    xml.line(#"<outlet property=""#)
    xml.add(value: property.name)
    xml.add(#" destination=""#)
    xml.add(id(ofController: work.scene))
    xml.add(#"" id=""#)
    xml.add(id(of: part))
    xml.add(#""/>"#)
  }

  private mutating func writeGestureConnection(_ gesture: ID<Element>) {
    xml.line(#"<outletCollection property="gestureRecognizers" destination=""#)
    xml.add(id(of: gesture))
    xml.add(#"" appends="YES" id=""#)
    xml.add(id(of: .gestureConnection, in: gesture))
    xml.add(#""/>"#)
  }

  // MARK: One connection

  private mutating func writeSegue(_ id: ID<Segue>, isDisclosure: Bool) {
    let row = program[id]
    let cold = program[cold: id]
    let outer = written
    begin()
    xml.open(.segue)
    if row.operation == .unwind {
      xml.write(.destination, self.id(of: .exit))
    } else if let destination = row.destination {
      xml.write(.destination, self.destination(destination))
    } else if let storyboard = program.text(.storyboardElsewhere, row.attributes) {
      let target = SceneReferenceTarget(
        storyboard: program[storyboard],
        identifier: program.text(.sceneElsewhere, row.attributes).map { program[$0] } ?? "",
        bundle: program.text(.bundleElsewhere, row.attributes).map { program[$0] } ?? "")
      xml.write(.destination, self.id(of: target))
    }
    note(.storyboardElsewhere)
    note(.sceneElsewhere)
    note(.bundleElsewhere)
    xml.write(.kind, word: program.words.segues[row.kind])
    if !row.identifier.isNone { xml.write(.identifier, row.identifier) }
    if isDisclosure { xml.write(.trigger, .accessoryAction) }
    if row.operation == .unwind, !cold.unwindAction.isNone {
      xml.write(.unwindAction, selector: cold.unwindAction)
    }
    if let name = program.text(.segueClass, row.attributes) {
      note(.segueClass)
      writeClass(name, module: program[cold: row.source].moduleName)
    }
    write(ImportedAttributes.segue, row.attributes)
    writeAnchor(row.attributes)
    writeID(.segue(id), work.seed(of: id, program))
    if let arrows = program.words(.arrowDirections, of: .arrowDirection, row.attributes) {
      note(.arrowDirections)
      xml.open(.popoverArrowDirection)
      xml.write(.key, .popoverArrowDirection)
      for arrow in FrameWords.arrows where arrows.contains(arrow.spelling) {
        xml.write(arrow, .yes)
      }
      xml.close()
    }
    xml.close()
    noteRest(row.attributes, at: row.place)
    if cold.condition != nil { losses.add(.segueCondition, at: row.place) }
    if !cold.arguments.isEmpty { losses.add(.arguments, at: row.place) }
    written = outer
  }

  /// What a popover points at; where that is not said, at what opens it.
  private mutating func writeAnchor(_ attributes: IDRange<Attribute>) {
    switch program.value(of: .anchor, in: attributes) {
    case .element(let element):
      let word = isItemOfFreeBar(element) ? Word.popoverAnchorBarButtonItem : .popoverAnchorView
      xml.write(word, id(of: element))
    case .barItem(let item):
      xml.write(
        .popoverAnchorBarButtonItem, ids.id(of: .barItem(item), work.seed(of: item, program)))
    default: return
    }
    note(.anchor)
  }

  /// The id of a scene, or of what stands for it here.
  private mutating func destination(_ scene: ID<Scene>) -> ObjectID {
    if program[scene].storyboard == storyboard { return id(ofController: scene) }
    let other = program[scene].storyboard
    let isInitial = program[other].initial == scene
    let identifier = program[cold: scene].identifier
    return id(
      of: SceneReferenceTarget(
        storyboard: program.whole.fileName(of: other),
        identifier: isInitial ? "" : program[identifier.isNone ? program[scene].name : identifier],
        bundle: ""))
  }

  private mutating func writeAction(_ id: ID<ActionConnection>) {
    let row = program[id]
    guard row.receiver.isNone else { return }
    xml.open(.action)
    xml.write(.selector, selector: row.name)
    xml.write(.destination, self.id(ofController: work.scene))
    var usual: ControlEvent?
    if case .element(let element) = row.trigger { usual = program[element].kind.facts.event }
    if let event = row.event ?? usual { xml.write(.eventType, word: program.words.events[event]) }
    writeID(
      .action(id),
      work.seed(of: row.trigger, program).adding(row.name, of: program).adding(
        text: row.event?.keyword ?? ""))
    xml.close()
  }

  private mutating func writeOutlet(_ id: ID<Outlet>) {
    let row = program[id]
    if row.owner == nil, !program.isOfController(id) { return }
    let around = row.owner.map { self.seed(of: $0) } ?? self.seed
    let seed = around.adding("outlet").adding(row.name, of: program)
    let target: ObjectID
    switch row.target {
    case .element(let element): target = self.id(of: element)
    case .barItem(let item): target = ids.id(of: .barItem(item), work.seed(of: item, program))
    case .constraint(let constraint):
      target = ids.id(of: .constraint(constraint), work.seed(of: constraint, program))
    case .rootView:
      target = ids.id(of: .part(work.scene, .rootView), self.seed.adding("view"))
    case .controller: target = self.id(ofController: work.scene)
    }
    if row.isCollection {
      xml.line(#"<outletCollection property=""#)
    } else {
      xml.line(#"<outlet property=""#)
    }
    xml.add(row.name)
    xml.add(#"" destination=""#)
    xml.add(target)
    if row.isCollection { xml.add(#"" collectionClass="NSMutableArray"#) }
    xml.add(#"" id=""#)
    xml.add(ids.id(of: .outlet(id), row.isCollection ? seed.adding(target) : seed))
    xml.add(#""/>"#)
  }
}

extension SceneParts {
  /// Whether outlets are in the order of their names: a quick look, which must not be wrong only where it says so.
  @inline(__always)
  fileprivate func areSorted(_ places: Range<Int>, _ program: WrittenProgram) -> Bool {
    if places.count < 2 { return true }
    var last: Name?
    for place in places {
      let name = program[outlets[place]].name
      guard program.texts.isIdentifier(name),
        last.map({ program.texts.areInOrder($0, name) }) ?? true
      else { return false }
      last = name
    }
    return true
  }
}
