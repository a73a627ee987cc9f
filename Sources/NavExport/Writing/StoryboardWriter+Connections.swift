import NavModel
import NavStoryboard
import NavText
import NavXcode

extension StoryboardWriter {
  /// What an element or an item sets off, and its outlets.
  mutating func writeConnections(of trigger: Trigger, outletsOf owner: ID<Element>?) {
    let segues = withoutCode(work.segues[trigger] ?? [])
    var actions = work.actions[trigger] ?? []
    var outlets: [ID<Outlet>] = []
    var gestures: [ID<Element>] = []
    var disclosures: [ID<Segue>] = []
    if let owner {
      outlets = sorted(work.outlets[owner] ?? [])
      gestures = work.gestures[owner] ?? []
      if let accessory = accessory(of: owner) {
        disclosures = withoutCode(work.segues[.element(accessory)] ?? [])
        actions += work.actions[.element(accessory)] ?? []
      }
    }
    if segues.isEmpty && actions.isEmpty && outlets.isEmpty && gestures.isEmpty
      && disclosures.isEmpty
    {
      return
    }
    xml.open(.connections)
    for action in actions { writeAction(action) }
    for outlet in outlets { writeOutlet(outlet) }
    for segue in segues { writeSegue(segue, isDisclosure: false) }
    for segue in disclosures { writeSegue(segue, isDisclosure: true) }
    for gesture in gestures { writeGestureConnection(gesture) }
    xml.close()
  }

  /// Segues that lead to scenes: what only code makes is in no storyboard.
  private mutating func withoutCode(_ segues: [ID<Segue>]) -> [ID<Segue>] {
    segues.filter { id in
      guard let destination = program[id].destination, program[destination].kind.isMadeByCode
      else { return true }
      losses.add(.segueToController, at: program[id].place)
      return false
    }
  }

  /// Outlets by their names, as Interface Builder sorts them; those of a collection keep their order.
  private func sorted(_ outlets: [ID<Outlet>]) -> [ID<Outlet>] {
    if outlets.count < 2 { return outlets }
    let named = outlets.enumerated().map { (program[program[$0.element].name], $0.offset) }
    return named.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { outlets[$0.1] }
  }

  /// The detail button of a row.
  private func accessory(of row: ID<Element>) -> ID<Element>? {
    guard program[row].kind.isRow else { return nil }
    return program.elements(inside: row).first {
      program[$0].kind == .accessory && program[$0].parent == row
    }
  }

  /// The controller's own: its outlets, its children, and what code performs.
  mutating func writeSceneConnections() {
    let relationships = program[cold: work.scene].relationships
    let outlets = sorted(work.outlets[nil] ?? []).filter { program[$0].ownerClass.isNone }
    let segues = withoutCode(work.segues[.scene] ?? [])
    if relationships.isEmpty && outlets.isEmpty && segues.isEmpty { return }
    xml.open(.connections)
    for outlet in outlets { writeOutlet(outlet) }
    for id in relationships {
      let row = program[id]
      xml.open(.segue)
      xml.write(.destination, destination(row.destination))
      xml.write(.kind, .relationship)
      xml.write(.relationship, string: row.kind.facts.storyboardName)
      writeID(
        .relationship(id),
        seed.adding(row.kind.facts.keyword).adding(program[row.destination].name, of: texts))
      xml.close()
    }
    for segue in segues { writeSegue(segue, isDisclosure: false) }
    xml.close()
  }

  /// Gestures of the root view, and the data source of a list, which its controller is.
  mutating func writeRootConnections() {
    let gestures = work.gestures[nil] ?? []
    if gestures.isEmpty && !work.kind.isList { return }
    xml.open(.connections)
    if work.kind.isList {
      for (part, property) in [
        (ObjectRole.ScenePart.dataSource, Word.dataSource), (.delegate, .delegate),
      ] {
        let controller = id(ofController: work.scene)
        xml.open(.outlet)
        xml.write(.property, property)
        xml.write(.destination, controller)
        xml.write(.id, id(of: part))
        xml.close()
      }
    }
    for gesture in gestures { writeGestureConnection(gesture) }
    xml.close()
  }

  private mutating func writeGestureConnection(_ gesture: ID<Element>) {
    xml.open(.outletCollection)
    xml.write(.property, .gestureRecognizers)
    xml.write(.destination, id(of: gesture))
    xml.write(.appends, .yes)
    xml.write(.id, id(of: .gestureConnection, in: gesture))
    xml.close()
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
    } else if let storyboard = text(.storyboardElsewhere, row.attributes) {
      let target = SceneReferenceTarget(
        storyboard: program[storyboard],
        identifier: text(.sceneElsewhere, row.attributes).map { program[$0] } ?? "",
        bundle: text(.bundleElsewhere, row.attributes).map { program[$0] } ?? "")
      xml.write(.destination, self.id(of: target))
    }
    note(.storyboardElsewhere, .sceneElsewhere, .bundleElsewhere)
    xml.write(.kind, string: row.kind.facts.storyboardKind)
    if !row.identifier.isNone { xml.write(.identifier, row.identifier) }
    if isDisclosure { xml.write(.trigger, .accessoryAction) }
    if row.operation == .unwind, !cold.unwindAction.isNone {
      xml.write(.unwindAction, selector: cold.unwindAction)
    }
    if let name = text(.segueClass, row.attributes) {
      note(.segueClass)
      writeClass(name, module: program[cold: row.source].moduleName)
    }
    write(ImportedAttributes.segue, row.attributes)
    writeAnchor(row.attributes)
    writeID(.segue(id), seed(of: id))
    if let arrows = words(.arrowDirections, of: .arrowDirection, row.attributes) {
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
    case .element(let element): xml.write(.popoverAnchorView, id(of: element))
    case .barItem(let item):
      xml.write(.popoverAnchorBarButtonItem, ids.id(of: .barItem(item), seed(of: item)))
    default: return
    }
    note(.anchor)
  }

  private func seed(of id: ID<Segue>) -> Seed {
    let row = program[id]
    let seed = seed(of: row.trigger).adding("segue")
    return row.identifier.isNone ? seed : seed.adding(row.identifier, of: texts)
  }

  private func seed(of trigger: Trigger) -> Seed {
    switch trigger {
    case .scene: seed
    case .element(let element): seed(of: element)
    case .barItem(let item): seed(of: item)
    }
  }

  /// The id of a scene, or of what stands for it here.
  private mutating func destination(_ scene: ID<Scene>) -> ObjectID {
    if program[scene].storyboard == storyboard { return id(ofController: scene) }
    let other = program[scene].storyboard
    let isInitial = program[other].initial == scene
    let identifier = program[cold: scene].identifier
    return id(
      of: SceneReferenceTarget(
        storyboard: program.fileName(of: other),
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
    if let event = row.event ?? usual { xml.write(.eventType, string: event.keyword) }
    writeID(
      .action(id),
      seed(of: row.trigger).adding(row.name, of: texts).adding(row.event?.keyword ?? ""))
    xml.close()
  }

  private mutating func writeOutlet(_ id: ID<Outlet>) {
    let row = program[id]
    xml.open(row.isCollection ? Word.outletCollection : .outlet)
    xml.write(.property, row.name)
    let around = row.owner.map { self.seed(of: $0) } ?? self.seed
    let seed = around.adding("outlet").adding(row.name, of: texts)
    let target: ObjectID
    switch row.target {
    case .element(let element): target = self.id(of: element)
    case .barItem(let item): target = ids.id(of: .barItem(item), self.seed(of: item))
    case .constraint(let constraint):
      target = ids.id(of: .constraint(constraint), self.seed(of: constraint))
    case .rootView:
      target = ids.id(of: .part(work.scene, .rootView), self.seed.adding("view"))
    case .controller: target = self.id(ofController: work.scene)
    }
    xml.write(.destination, target)
    if row.isCollection { xml.write(.collectionClass, "NSMutableArray") }
    writeID(.outlet(id), row.isCollection ? seed.adding(target) : seed)
    xml.close()
  }
}
