import NavModel
import NavText
import NavXcode

extension StoryboardLowering {
  /// Fills a declared scene, table after table, so that each table's rows lie together.
  mutating func lowerScene(_ source: ID<StoryboardScene>, _ id: ID<Scene>) {
    guard let controller = document.ownController(of: source) else { return }
    begin(source, id, controller)
    let element = document[controller].element
    let tag = ControllerTag(document.tag(element))
    var scene = program.scenes[id]
    var cold = program.scenes[cold: id]
    (scene.className, cold.moduleName) = lowerClass(
      controller, kit: tag.kind.uikitClass, systemClass: tag.className)
    work.parts[Int(controller.index)] = .scene
    scene.attributes = lowerSceneAttributes(element)
    cold.bar = lowerBarAttributes(element)
    cold.toolbar = lowerToolbarAttributes(element)
    cold.tabItem = lowerTabItem(of: element) ?? cold.tabItem
    program.scenes[cold: id] = cold
    cold.relationships = lowerRelationships(element)
    let firstItem = program.barItems.end
    let firstElement = program.elements.end
    cold.titleView = lowerBarItems(element)
    lowerElements(element)
    scene.barItems = IDRange(from: firstItem, to: program.barItems.end)
    scene.elements = IDRange(from: firstElement, to: program.elements.end)
    program.scenes[id] = scene
    program.scenes[cold: id] = cold
    lowerConstraints()
    lowerConnections()
    lowerOutlets()
    finishMethods()
    noteLosses()
  }

  private mutating func begin(
    _ source: ID<StoryboardScene>, _ id: ID<Scene>, _ controller: ID<StoryboardObject>
  ) {
    work.begin()
    work.scene = id
    work.source = source
    work.controller = controller
    work.kind = program.scenes[id].kind
    let element = document[controller].element
    work.root = rootView(of: element)
    work.names.begin()
    work.names.take(program.scenes[id].name, of: program.names)
    work.names.take(work.kind.rootView)
    collectReferences()
  }

  @inline(__always)
  private mutating func rootView(of controller: ID<XMLElement>) -> ID<XMLElement>? {
    switch work.kind {
    case .table:
      document.child(key: .tableView, of: controller) ?? document.child(key: .view, of: controller)
    case .collection:
      document.child(key: .collectionView, of: controller)
        ?? document.child(key: .view, of: controller)
    case .view, .navigation, .tabBar, .split, .page, .alert, .actionSheet, .system:
      document.child(key: .view, of: controller)
        ?? document.child(key: .collectionView, of: controller)
    }
  }

  /// What needs a name, and what outlets call it.
  private mutating func collectReferences() {
    for id in document[work.source].connections {
      let connection = document[id]
      if let owner = connection.owner { work.referred[Int(owner.index)] = true }
      if connection.kind == .segue {
        for word in [Word.popoverAnchorView, .popoverAnchorBarButtonItem] {
          if let attribute = document.attribute(word, of: connection.element),
            let object = document.object(named: attribute)
          {
            work.referred[Int(object.index)] = true
          }
        }
      }
      guard let target = connection.target else { continue }
      switch connection.kind {
      case .outlet, .outletCollection:
        let property = connection.word ?? .none
        if property == Word.gestureRecognizers.name, let owner = connection.owner {
          work.gestures[owner, default: []].append(target)
          continue
        }
        work.referred[Int(target.index)] = true
        if document[target].scene == work.source, !isUIKits(property, connection.owner) {
          let rank = rank(of: connection, to: target)
          let known = work.outletRanks[Int(target.index)]
          if rank.rawValue > known.rawValue || rank == known && isCalled(target, as: property) {
            work.outletNames[Int(target.index)] = property
            work.outletRanks[Int(target.index)] = rank
          }
        }
      case .segue, .relationship, .preview, .action: break
      }
    }
    for id in document.constraints(in: document[work.source].element) {
      for word in [Word.firstItem, .secondItem] {
        if let attribute = document.attribute(word, of: id),
          let object = document.object(named: attribute)
        {
          referByConstraint(object)
        }
      }
      // An omitted item is the view that owns the constraint.
      if let owner = document.xml[id].parent.flatMap({ document.xml[$0].parent }),
        let object = document.object(of: owner)
      {
        referByConstraint(object)
      }
    }
  }

  /// Whether it is what UIKit calls a part of the owner, such as the `accessoryView` of a cell: nothing is named after
  /// that.
  private func isUIKits(_ property: Name, _ owner: ID<StoryboardObject>?) -> Bool {
    if property == Word.delegate.name || property == Word.dataSource.name { return true }
    guard let owner, owner != work.controller else { return false }
    return SystemClasses.shared.hasOutlet(
      document.xml.names[property], StoryboardDocument.className(ofTag: document.tag(owner)))
  }

  @inline(__always)
  private mutating func rank(
    of outlet: StoryboardConnection, to target: ID<StoryboardObject>
  ) -> OutletRank {
    if outlet.kind == .outletCollection { return .collection }
    guard let owner = outlet.owner, owner != work.controller else { return .owner }
    let (around, inside) = (document[owner].element, document[target].element)
    return around < inside && inside < document.xml[around].next ? .owner : .neighbour
  }

  /// The content view of a cell is no element: the cell stands for it.
  private mutating func referByConstraint(_ object: ID<StoryboardObject>) {
    work.referred[Int(object.index)] = true
    let element = document[object].element
    // A guide goes by the name of its view.
    if document.is(element, .viewLayoutGuide), let view = document.xml[element].parent,
      let object = document.object(of: view)
    {
      referByConstraint(object)
      return
    }
    if document.says(.contentView, .key, of: element), let cell = document.xml[element].parent,
      let object = document.object(of: cell)
    {
      work.referred[Int(object.index)] = true
    }
  }

  /// The scene that an object stands for, where it is pointed at.
  mutating func destination(_ object: ID<StoryboardObject>) -> ID<Scene>? {
    guard case .scene(let scene) = references.resolve(object, in: file) else { return nil }
    return scene
  }

  private mutating func lowerRelationships(_ controller: ID<XMLElement>) -> IDRange<Relationship> {
    let start = program.relationships.end
    for id in document[work.source].connections where document[id].kind == .relationship {
      let connection = document[id]
      guard connection.owner == work.controller, let target = connection.target,
        let word = connection.word,
        let kind = RelationshipKind.byWord[word], work.kind.facts.relationships.contains(kind),
        document[target].scene.map({ document[$0].controller == target }) ?? false
      else {
        outcomes[file][Int(id.index)] = .broken
        continue
      }
      if !kind.facts.allowsSeveral, hasRelationship(kind, since: start) {
        outcomes[file][Int(id.index)] = .broken
        continue
      }
      guard let destination = destination(target) else {
        if let missing = missing(target) {
          unresolvedReferences.arrows.append(
            UnresolvedReferences.Arrow(
              .relationship(kind), from: work.scene, trigger: .scene, to: missing,
              at: place(connection.destination, of: connection.element)))
        }
        outcomes[file][Int(id.index)] = .broken
        continue
      }
      lendTabItem(of: target, to: destination, kind)
      program.relationships.append(
        Relationship(
          kind, from: work.scene, to: destination,
          place: place(connection.destination, of: connection.element)))
      outcomes[file][Int(id.index)] = .kept
    }
    return IDRange(from: start, to: program.relationships.end)
  }

  /// What a container lacks that it cannot do without is code's to give, or of a storyboard that is not here. Where
  /// a connection is broken that is a mistake, and stays one.
  mutating func lowerFillers() {
    var kinds = work.kind.requiredRelationships
    if work.kind == .split { kinds += [.supplementary] }
    for kind in kinds {
      if let filler = filler(kind) { append(kind.filler, word: filler, of: .filler) }
    }
  }

  private mutating func filler(_ kind: RelationshipKind) -> String? {
    var hasNone = true
    var isElsewhere = false
    for id in document[work.source].connections where document[id].kind == .relationship {
      let connection = document[id]
      guard connection.owner == work.controller,
        connection.word.flatMap({ RelationshipKind.byWord[$0] }) == kind
      else { continue }
      hasNone = false
      guard let target = connection.target else { continue }
      if destination(target) != nil { return nil }
      if missing(target)?.isStoryboardGiven == false { isElsewhere = true }
    }
    if isElsewhere { return "elsewhere" }
    return hasNone && kind != .supplementary ? "code" : nil
  }

  /// Row by row: a part of the table that is held would have the whole of it copied by the next row.
  @inline(__always)
  private mutating func hasRelationship(
    _ kind: RelationshipKind, since start: ID<Relationship>
  ) -> Bool {
    IDRange(from: start, to: program.relationships.end).contains {
      program.relationships[$0].kind == kind
    }
  }

  private mutating func finishMethods() {
    let start = program.methods.end
    for (name, place) in work.methods {
      program.methods.append(Method(.action, name: name, place: place))
    }
    program.scenes[cold: work.scene].methods = IDRange(from: start, to: program.methods.end)
  }

  /// What is left when all scenes are done: connections of objects that became nothing.
  mutating func settleRest() {
    for id in document.connections.ids where outcomes[file][Int(id.index)] == .pending {
      let outcome: ConnectionOutcome =
        switch document[id].kind {
        case .outlet, .outletCollection: .outside
        // What a copy does, the original does.
        case _ where document[id].scene.map { document.isCopy($0) } ?? false: .implied
        case .segue, .relationship, .preview, .action: .notFollowed
        }
      outcomes[file][Int(id.index)] = document.defect(of: id) == nil ? outcome : .broken
    }
  }
}
