import NavModel
import NavText
import NavXcode

extension StoryboardLowering {
  /// Segues and actions of bar items, elements and the controller, in the order of their rows.
  mutating func lowerConnections() {
    let firstSegue = program.segues.end
    let firstAction = program.actionConnections.end
    for (id, element) in work.barItems { lowerConnections(of: element, .barItem(id)) }
    for (id, element) in work.elements { lowerConnections(of: element, .element(id)) }
    lowerConnections(of: document[work.controller].element, .scene)
    program.scenes[work.scene].segues = IDRange(from: firstSegue, to: program.segues.end)
    program.scenes[cold: work.scene].actionConnections = IDRange(
      from: firstAction, to: program.actionConnections.end)
  }

  private mutating func lowerConnections(of element: ID<XMLElement>, _ trigger: Trigger) {
    guard let list = document.child(.connections, of: element) else { return }
    let isOwner = document.object(of: element)
    for child in document.xml.children(of: list) {
      guard let id = document.connection(of: child), document[id].owner == isOwner else { continue }
      switch document[id].kind {
      case .segue: lowerSegue(id, trigger)
      case .action: lowerAction(id, trigger)
      case .relationship, .preview, .outlet, .outletCollection: break
      }
      for inner in document.xml.children(of: child) {
        if let preview = document.connection(of: inner) {
          outcomes[file][Int(preview.index)] = .implied
        }
      }
    }
  }

  // MARK: Segues

  private mutating func lowerSegue(_ id: ID<StoryboardConnection>, _ ownTrigger: Trigger) {
    let connection = document[id]
    let element = connection.element
    guard document.defect(of: id) == nil, let target = connection.target,
      let kind = document.segueKind(of: id)
    else {
      outcomes[file][Int(id.index)] = .broken
      return
    }
    var trigger = ownTrigger
    if document.says(.accessoryAction, .trigger, of: element),
      let accessory = connection.owner.flatMap({ work.accessories[$0] })
    {
      trigger = .element(accessory)
    }
    var row = Segue(
      kind, from: work.scene, trigger: trigger,
      place: place(connection.destination, of: element))
    var cold = Segue.Cold()
    var elsewhere: UnresolvedReferences.Destination?
    if kind == .unwind {
      // An exit that is not among the objects of its scene is not compiled, nor is what leads to it (SEG-11).
      guard let action = document.value(.unwindAction, of: element), !action.isEmpty,
        document.xml[document[target].element].parent.map({ document.is($0, .objects) }) == true
      else {
        outcomes[file][Int(id.index)] = .broken
        return
      }
      cold.unwindAction = program.names.intern(methodName(action))
    } else {
      let destination = destination(target)
      elsewhere =
        destination == nil ? missing(target).flatMap { $0.isStoryboardGiven ? nil : $0 } : nil
      guard destination != nil || elsewhere != nil, isPlaced(kind, trigger) else {
        if isPlaced(kind, trigger), let missing = missing(target) {
          unresolvedReferences.arrows.append(
            UnresolvedReferences.Arrow(
              .segue(kind), from: work.scene, trigger: trigger,
              identifier: intern(.identifier, of: element) ?? .none, to: missing, at: row.place,
              isWithoutAnchor: isPopoverWithoutAnchor(element, kind)))
        }
        outcomes[file][Int(id.index)] = .broken
        return
      }
      row.destination = destination
    }
    // A container view shows one scene; its connections are side by side.
    if kind == .embed, let last = program.segues.rows.last, last.operation == .embed,
      last.trigger == trigger, last.source == work.scene
    {
      outcomes[file][Int(id.index)] = .broken
      return
    }
    row.identifier = intern(.identifier, of: element) ?? .none
    row.attributes = lowerSegueAttributes(element, kind, trigger, elsewhere)
    if isNeverPerformed { cold.condition = program.expressions.append(.boolean(false)) }
    program.segues.append(row, cold)
    outcomes[file][Int(id.index)] = .kept
  }

  /// Whether the class of the scene says no to whatever `shouldPerformSegue` asks of it.
  private var isNeverPerformed: Bool {
    guard purpose != .judging, let catalogue,
      let reference = document.customReference(work.controller, target: nil)
    else { return false }
    return catalogue.answer(to: .shouldPerformSegue, of: reference) == .never
  }

  /// Container views embed, and do nothing else.
  @inline(__always)
  private mutating func isPlaced(_ kind: SegueKind, _ trigger: Trigger) -> Bool {
    guard case .element(let element) = trigger else { return kind != .embed }
    return (program.elements[element].kind == .container) == (kind == .embed)
      && (kind == .embed || canTrigger(element))
  }

  /// A view of the author's own class may be a control.
  @inline(__always)
  private mutating func canTrigger(_ element: ID<Element>) -> Bool {
    program.elements[element].kind.canBeTriggered
      || !program.elements[cold: element].className.isNone
  }

  private mutating func lowerSegueAttributes(
    _ element: ID<XMLElement>, _ kind: SegueKind, _ trigger: Trigger,
    _ elsewhere: UnresolvedReferences.Destination?
  ) -> IDRange<Attribute> {
    let start = program.attributes.end
    append(ImportedAttributes.segue, of: element)
    leaveOutIdle(since: start, kind)
    if let elsewhere {
      append(.storyboardElsewhere, .text(program.names.intern(elsewhere.storyboard)))
      if !elsewhere.bundle.isEmpty {
        append(.bundleElsewhere, .text(program.names.intern(elsewhere.bundle)))
      }
      if !elsewhere.identifier.isEmpty {
        append(.sceneElsewhere, .text(program.names.intern(elsewhere.identifier)))
      }
    }
    if let name = document.value(.customClass, of: element), !name.isEmpty,
      !isMissing(segueClass: name)
    {
      append(.segueClass, .text(program.names.intern(document.plainClass(name))))
    }
    if kind != .unwind { lowerUnknownCreator(element) }
    guard kind.takes(.anchor) else { return IDRange(from: start, to: program.attributes.end) }
    lowerAnchor(.popoverAnchorBarButtonItem, of: element, trigger)
    lowerAnchor(.popoverAnchorView, of: element, trigger)
    if let directions = document.child(.popoverArrowDirection, of: element) {
      let said = FrameWords.arrows.filter { document.flag($0, of: directions) }
      // All four are what a popover does anyway.
      if !said.isEmpty && said.count < 4 {
        append(.arrowDirections, words: said.map { $0.spelling }, of: .arrowDirection)
      }
    }
    return IDRange(from: start, to: program.attributes.end)
  }

  /// Whether the app that is run does not have the class that a custom segue asks for, or has one that is no segue
  /// (ERR-33).
  private mutating func isMissing(segueClass name: String) -> Bool {
    guard purpose == .running, let catalogue else { return false }
    let reference = ClassReference(customClass: name)
    return catalogue.find(reference) == .missing
      || catalogue.isKind(reference, of: UIKitClass.storyboardSegue.facts.name) == false
  }

  /// A segue that makes its destination by an action which the class of the controller does not have, or hides from
  /// Objective-C: the app that is run raises when the segue asks for it (ERR-34).
  private mutating func lowerUnknownCreator(_ segue: ID<XMLElement>) {
    guard purpose == .running, let catalogue,
      let selector = document.value(.destinationCreationSelector, of: segue), !selector.isEmpty
    else { return }
    let kit = ClassReference(system: work.kind.uikitClass.facts.name)
    var reference = document.customReference(work.controller, target: nil) ?? kit
    // UIKit makes a controller of its own instead of one whose class is not there (SEG-74).
    if catalogue.hasClasses, catalogue.find(reference) == .missing { reference = kit }
    if catalogue.shows(action: selector, of: reference) { return }
    append(.unknownCreator, .text(program.names.intern(methodName(selector))))
  }

  private mutating func lowerAnchor(
    _ word: Word, of element: ID<XMLElement>, _ trigger: Trigger
  ) {
    guard let attribute = document.attribute(word, of: element) else { return }
    switch document.object(named: attribute).map({ part(of: $0) }) ?? .none {
    case .element(let id): if trigger != .element(id) { append(.anchor, .element(id)) }
    case .barItem(let id): if trigger != .barItem(id) { append(.anchor, .barItem(id)) }
    // A root view is not an element, and a missing object has been reported.
    case .none, .scene, .rootView, .constraint:
      unresolvedReferences.anchors.insert(program.segues.end)
    }
  }

  /// What can make no difference to a segue of this kind has no place in a text.
  private mutating func leaveOutIdle(since start: ID<Attribute>, _ kind: SegueKind) {
    let written = IDRange(from: start, to: program.attributes.end)
    if written.allSatisfy({ kind.takes(program.attributes[$0].key) }) { return }
    let rows = program.attributes[written].filter { kind.takes($0.key) }
    program.attributes.truncate(to: start)
    _ = program.attributes.append(contentsOf: rows)
  }

  // MARK: Actions

  private mutating func lowerAction(_ id: ID<StoryboardConnection>, _ trigger: Trigger) {
    let connection = document[id]
    let element = connection.element
    guard document.defect(of: id) == nil, let target = connection.target,
      let selector = connection.word.map({ document.xml.names[$0] })
    else {
      outcomes[file][Int(id.index)] = .broken
      return
    }
    let said = document.name(.eventType, of: element)
    let event = said.flatMap { ControlEvent.byWord[$0] }
    let name = methodName(selector)
    // Actions reach the scene's controller; views, the responder chain and events of touches in between are code's.
    let isEvent = event != nil || said == nil
    let receiver = isEvent && isIdentifier(name) ? receiverWithout(selector, target) : Name.none
    guard target == work.controller || !receiver.isNone, isIdentifier(name), isEvent,
      isActionTrigger(trigger)
    else {
      let isKnown = said.map { StoryboardRules.isEvent(document.xml.names[$0]) } ?? true
      outcomes[file][Int(id.index)] = isKnown ? .notFollowed : .broken
      return
    }
    let place = place(document.attribute(.selector, of: element), of: element)
    var row = ActionConnection(trigger, program.names.intern(name), place: place)
    if event != usualEvent(trigger) { row.event = event }
    row.receiver = receiver
    program.actionConnections.append(row)
    outcomes[file][Int(id.index)] = .kept
    guard receiver.isNone else { return }
    declareMethod(row.name, connection.word.map { intern($0) } ?? .none, place)
  }

  /// The class of another object than the controller that certainly does not have an action, so that the app that is run
  /// ends when it is sent (ERR-34).
  private mutating func receiverWithout(
    _ selector: String, _ target: ID<StoryboardObject>
  ) -> Name {
    guard purpose == .running, target != work.controller, let catalogue,
      let reference = otherReference(target)
    else { return .none }
    return catalogue.shows(action: selector, of: reference)
      ? .none : program.names.intern(reference.name)
  }

  /// The class of an object that is not the controller, if it is one that the sources or Apple have.
  private mutating func otherReference(_ object: ID<StoryboardObject>) -> ClassReference? {
    guard let catalogue else { return nil }
    let tag = document.tag(object)
    if ["placeholder", "exit", "viewControllerPlaceholder"].contains(tag) { return nil }
    let custom = document.customReference(object, target: nil)
    if custom == nil && tag == "customObject" { return nil }
    let reference =
      custom ?? ClassReference(system: StoryboardDocument.className(ofTag: tag))
    switch catalogue.find(reference) {
    case .declared, .system: return reference
    case .missing, .unknown: return nil
    }
  }

  @inline(__always)
  private mutating func isActionTrigger(_ trigger: Trigger) -> Bool {
    guard case .element(let element) = trigger else { return trigger != .scene }
    return canTrigger(element)
  }

  @inline(__always)
  private mutating func usualEvent(_ trigger: Trigger) -> ControlEvent? {
    guard case .element(let element) = trigger else { return nil }
    return program.elements[element].kind.event
  }

  private mutating func declareMethod(_ name: Name, _ selector: Name, _ place: Place) {
    let className = program.scenes[work.scene].className
    if classes.contains(className) {
      classes.addMethod(name, .action, at: place, to: className, selector: selector)
    } else if lacksAction(selector) {
      return
    } else if !work.methods.contains(where: { $0.name == name }) {
      work.methods.append((name, place))
    }
  }

  /// Whether the scene of an app that is run has no class of its own, and nothing adds the action to UIKit's.
  private mutating func lacksAction(_ selector: Name) -> Bool {
    guard purpose == .running, let catalogue else { return false }
    let name = program.scenes[work.scene].className
    let kit = name.isNone ? work.kind.uikitClass.facts.name : program.names[name]
    return catalogue.action(program.names[selector], of: ClassReference(system: kit)) == .missing
  }

  // MARK: Outlets

  mutating func lowerOutlets() {
    let start = program.outlets.end
    for id in document[work.source].connections {
      switch document[id].kind {
      case .outlet, .outletCollection: lowerOutlet(id, since: start)
      case .segue, .relationship, .preview, .action: break
      }
    }
    program.scenes[work.scene].outlets = IDRange(from: start, to: program.outlets.end)
  }

  private mutating func lowerOutlet(_ id: ID<StoryboardConnection>, since start: ID<Outlet>) {
    let connection = document[id]
    guard document.defect(of: id) == nil, let target = connection.target,
      let owner = connection.owner,
      let property = connection.word
    else {
      outcomes[file][Int(id.index)] = .broken
      return
    }
    outcomes[file][Int(id.index)] = outcome(property, owner, target)
    guard outcomes[file][Int(id.index)] == .kept else {
      return lowerMissingOutlet(id, property, owner)
    }
    let ownerElement: ID<Element>?
    switch part(of: owner) {
    case .scene: ownerElement = nil
    case .element(let element): ownerElement = element
    case .none, .rootView, .barItem, .constraint: return
    }
    guard let goal = outletTarget(target) else { return }
    let isCollection = connection.kind == .outletCollection
    let name = intern(property)
    let place = place(
      document.attribute(.property, of: connection.element), of: connection.element)
    if !isCollection, hasOutlet(name, ownerElement, since: start) {
      outcomes[file][Int(id.index)] = .broken
      return
    }
    program.outlets.append(
      Outlet(name, owner: ownerElement, to: goal, isCollection: isCollection, place: place))
    declareProperty(
      name, mayBeBuiltIn(property), owner: ownerElement, goal, isCollection, place)
  }

  /// An outlet that an object beside the views certainly does not have: it ends the app that is run as one of the
  /// controller does (ERR-32).
  private mutating func lowerMissingOutlet(
    _ id: ID<StoryboardConnection>, _ property: Name, _ owner: ID<StoryboardObject>
  ) {
    guard purpose == .running, let catalogue, let reference = otherReference(owner),
      !catalogue.shows(outlet: document.xml.names[property], of: reference)
    else { return }
    let target: Outlet.Target
    switch part(of: owner) {
    case .none, .constraint: target = .controller
    // The items of bars are made with the controller (SEG-73).
    case .barItem(let item): target = .barItem(item)
    case .scene, .element, .rootView: return
    }
    let element = document[id].element
    var row = Outlet(
      intern(property), owner: nil, to: target, isCollection: false,
      place: place(document.attribute(.property, of: element), of: element))
    row.ownerClass = program.names.intern(reference.name)
    program.outlets.append(row)
    outcomes[file][Int(id.index)] = .kept
  }

  @inline(__always)
  private mutating func hasOutlet(
    _ name: Name, _ owner: ID<Element>?, since start: ID<Outlet>
  ) -> Bool {
    for id in IDRange(from: start, to: program.outlets.end)
    where program.outlets[id].name == name {
      if program.outlets[id].owner == owner && !program.outlets[id].isCollection { return true }
    }
    return false
  }

  /// The names of UIKit's outlets are among the words that every document starts from.
  @inline(__always)
  private mutating func mayBeBuiltIn(_ property: Name) -> Bool {
    Int(property.index) < Word.names.count
  }

  /// Whether an outlet can be said, and if not, why.
  @inline(__always)
  private mutating func outcome(
    _ property: Name, _ owner: ID<StoryboardObject>, _ target: ID<StoryboardObject>
  ) -> ConnectionOutcome {
    if property == Word.gestureRecognizers.name {
      if case .element = part(of: target) { return .implied }
      return .outside
    }
    let goal = part(of: target)
    if goal == .none, isBrokenConstraint(document[target].element) { return .broken }
    switch part(of: owner) {
    case .scene:
      guard document.isIdentifier(property), outletTarget(target) != nil, goal != .scene else {
        return .outside
      }
      let className = program.scenes[work.scene].className
      if purpose == .running, !classes.contains(className),
        !isCertainlyMissing(property, of: uikitClass(className) ?? work.kind.uikitClass)
      {
        return .implied
      }
      return .kept
    case .element(let element):
      guard document.isIdentifier(property), outletTarget(target) != nil else { return .outside }
      let row = program.elements[element]
      let className = program.elements[cold: element].className
      let kit = uikitClass(className) ?? classes.kit(of: className)
      let isDeclared = classes.contains(className)
      if isDeclared { return .kept }
      let isBuiltIn =
        mayBeBuiltIn(property)
        && (kit ?? row.kind.uikitClass).hasOutlet(document.xml.names[property])
      if isBuiltIn { return .kept }
      // UIKit raises at these when the app is run (ERR-32).
      let raises =
        purpose == .running && isCertainlyMissing(property, of: kit ?? row.kind.uikitClass)
      return raises ? .kept : .outside
    case .rootView:
      // A list's own data source and delegate are its controller, which needs no saying.
      let isUsual = property == Word.dataSource.name || property == Word.delegate.name
      return work.kind.isList && isUsual && goal == .scene ? .implied : .outside
    case .none, .barItem, .constraint: return .outside
    }
  }

  /// Whether a class of UIKit has no such outlet, and no source adds it.
  private mutating func isCertainlyMissing(_ property: Name, of kit: UIKitClass) -> Bool {
    let catalogue = catalogue ?? ClassCatalogue.ofSystem
    return catalogue.outlet(
      named: document.xml.names[property], of: ClassReference(system: kit.facts.name)) == .missing
  }

  /// A constraint between things of which one is not there.
  @inline(__always)
  private mutating func isBrokenConstraint(_ element: ID<XMLElement>) -> Bool {
    document.is(element, .constraint)
      && [Word.firstItem, .secondItem].contains { word in
        document.attribute(word, of: element).map { document.object(named: $0) == nil } ?? false
      }
  }

  @inline(__always)
  private mutating func outletTarget(_ object: ID<StoryboardObject>) -> Outlet.Target? {
    switch part(of: object) {
    case .element(let element): .element(element)
    case .barItem(let item): .barItem(item)
    case .constraint(let constraint): .constraint(constraint)
    case .rootView: .rootView
    case .scene: .controller
    case .none: nil
    }
  }

  private mutating func declareProperty(
    _ name: Name, _ mayBeBuiltIn: Bool, owner: ID<Element>?, _ target: Outlet.Target,
    _ isCollection: Bool, _ place: Place
  ) {
    let className =
      owner.map { program.elements[cold: $0].className } ?? program.scenes[work.scene].className
    guard classes.contains(className) else { return }
    if !isCollection, mayBeBuiltIn,
      classes.kit(of: className)?.hasOutlet(program.names[name]) ?? false
    {
      return
    }
    classes.addProperty(
      ClassDrafts.PropertyDraft(
        name: name, isCollection: isCollection, type: type(of: target), place: place),
      to: className)
  }

  /// For a name of the program.
  @inline(__always)
  private mutating func uikitClass(_ name: Name) -> UIKitClass? {
    name.isNone ? nil : ClassDrafts.uikitClass(program.names[name])
  }

  @inline(__always)
  private mutating func type(of target: Outlet.Target) -> ClassDrafts.TypeDraft {
    switch target {
    case .element(let id):
      let kind = program.elements[id].kind
      let className = program.elements[cold: id].className
      if classes.contains(className) {
        return ClassDrafts.TypeDraft(
          kit: classes.kit(of: className) ?? kind.uikitClass, className: className)
      }
      let kit = uikitClass(className) ?? kind.uikitClass
      return ClassDrafts.TypeDraft(kit: kit, className: .none)
    case .barItem: return ClassDrafts.TypeDraft(kit: .barButtonItem, className: .none)
    case .constraint: return ClassDrafts.TypeDraft(kit: .layoutConstraint, className: .none)
    case .rootView:
      guard let name = program.viewClass(of: work.scene), let kit = classes.kit(of: name) else {
        return ClassDrafts.TypeDraft(kit: work.kind.rootViewClass, className: .none)
      }
      return ClassDrafts.TypeDraft(kit: kit, className: name)
    case .controller: return ClassDrafts.TypeDraft(kit: .viewController, className: .none)
    }
  }
}
