import NavModel
import NavText
import NavXcode

/// What the sources say of classes that storyboards only show in their connections.
extension StoryboardLowering {
  /// Superclasses, outlets, actions and unwind actions as they are declared.
  mutating func completeClasses(from catalogue: ClassCatalogue) {
    declareUnwindActions(from: catalogue)
    // Superclasses are appended on the way, and are completed in their turn.
    var index = 0
    while index < classes.drafts.count {
      complete(index, from: catalogue)
      index += 1
    }
    settleSuperclasses()
    for index in classes.drafts.indices { removeInherited(from: index) }
    let refusals = classes.drafts.map { draft in
      catalogue.answer(to: .canPerformUnwind, of: reference(to: draft.name)) == .never
    }
    guard refusals.contains(true) else { return }
    for (index, isRefused) in refusals.enumerated() {
      classes.setRefusal(isRefused, of: index)
    }
  }

  /// Which screens take segues back, for rules that ask. One with an unknown superclass may take any,
  /// and nothing is noted.
  mutating func noteReceivers(from catalogue: ClassCatalogue) {
    collectUnwinds(from: catalogue)
    var received: [(owner: Name, method: ID<IndexedMethod>)] = []
    for draft in classes.drafts where draft.kit.isKind(of: .viewController) {
      let reference = ClassReference(customClass: program.names[draft.name])
      let outcome = catalogue.walk(from: reference) { step in
        guard case .declared(let id, _) = step else { return false }
        for method in catalogue.methods(of: id)
        where receives(method, catalogue) {
          received.append((draft.name, method))
        }
        return false
      }
      if case .incomplete = outcome { return }
    }
    for (owner, method) in received {
      let name = program.names.intern(methodName(catalogue.selector(of: method)))
      guard let place = classes.position(of: owner).map({ classes.drafts[$0].place }) else {
        continue
      }
      classes.addMethod(name, .unwind, at: place, to: owner)
    }
  }

  /// A class that takes segues back may be in no storyboard itself. What an extension gives to a class of UIKit, each
  /// of its scenes has.
  private mutating func declareUnwindActions(from catalogue: ClassCatalogue) {
    collectUnwinds(from: catalogue)
    if unwinds.isEmpty { return }
    for method in catalogue.methods.ids {
      let row = catalogue.methods[method]
      let owner = catalogue.names[catalogue.parts[row.part].name]
      guard receives(method, catalogue), let unwind = unwind(received: row, catalogue),
        isIdentifier(owner)
      else { continue }
      if let kit = ClassDrafts.uikitClass(owner) {
        declare(unwind, ofAll: kit)
      } else {
        let name = program.names.intern(owner)
        if !classes.contains(name) {
          classes.note(name, module: .none, kit: .viewController, place: unwind.place)
        }
      }
    }
  }

  /// The actions that unwind segues ask for, each once.
  private mutating func collectUnwinds(from catalogue: ClassCatalogue) {
    var seen: Set<Name> = []
    for segue in program.segues.rows where segue.operation == .unwind {
      let action = program.segues.cold(of: segue).unwindAction
      guard !action.isNone, seen.insert(action).inserted else { continue }
      unwinds.append(
        AskedUnwind(
          action: action, match: SelectorMatch(program.names[action] + ":"), place: segue.place))
      unwindReceivers.formUnion(catalogue.unwindActions(program.names[action] + ":"))
    }
  }

  private func receives(_ method: ID<IndexedMethod>, _ catalogue: ClassCatalogue) -> Bool {
    let row = catalogue.methods[method]
    guard row.traits.contains(.unwind) || unwindReceivers.contains(method) else { return false }
    // What Objective-C cannot see is a finding of its own.
    guard purpose != .judging, catalogue.hidesMembersOfSwift else { return true }
    let owner = ClassReference(system: catalogue.names[catalogue.parts[row.part].name])
    return !catalogue.isHidden(method, catalogue.selector(of: method), of: owner)
  }

  /// The action that a method answers, whose selector depends on the version of Swift.
  private mutating func unwind(
    received method: IndexedMethod, _ catalogue: ClassCatalogue
  ) -> AskedUnwind? {
    unwinds.answered(by: method, catalogue.names)
  }

  private mutating func declare(_ unwind: AskedUnwind, ofAll kit: UIKitClass) {
    let method = Method(.unwind, name: unwind.action, place: unwind.place)
    for scene in program.scenes.ids where program.scenes[scene].kind.uikitClass.isKind(of: kit) {
      declare(method, in: scene)
    }
  }

  private mutating func complete(_ index: Int, from catalogue: ClassCatalogue) {
    let draft = classes.drafts[index]
    let reference = reference(to: draft.name)
    guard case .declared(let id) = catalogue.find(reference) else { return }
    let superclasses = catalogue.superclassNames(of: id, in: reference.module)
    if superclasses.count == 1 {
      setSuperclass(superclasses[0], module: reference.module, of: index, catalogue)
    }
    for property in catalogue.properties(of: id, in: reference.module) {
      let row = catalogue.properties[property]
      if row.traits.contains(.outlet) { add(row, to: index, catalogue) }
    }
    guard classes.drafts[index].kit.isKind(of: .viewController) else { return }
    for method in catalogue.methods(of: id, in: reference.module) {
      let traits = catalogue.methods[method].traits
      let isUnwind = receives(method, catalogue)
      guard isUnwind || traits.contains(.action) else { continue }
      if isUnwind,
        let asked = unwind(received: catalogue.methods[method], catalogue)
      {
        classes.addMethod(asked.action, .unwind, at: draft.place, to: draft.name)
        continue
      }
      let name = methodName(catalogue.selector(of: method))
      guard isIdentifier(name) else { continue }
      classes.addMethod(
        program.names.intern(name), isUnwind ? .unwind : .action, at: draft.place,
        to: draft.name)
    }
  }

  /// UIKit's own if it fits what the class is used for, or another class of the sources.
  private mutating func setSuperclass(
    _ superclass: String, module: String?, of index: Int, _ catalogue: ClassCatalogue
  ) {
    let draft = classes.drafts[index]
    if let kit = ClassDrafts.uikitClass(superclass) {
      if kit.isKind(of: draft.kit) { classes.setKit(kit, of: index) }
      return
    }
    let reference = ClassReference(customClass: superclass)
    guard case .declared = catalogue.find(reference), isIdentifier(superclass) else { return }
    let name = program.names.intern(severalModules.name(of: superclass, module: module ?? ""))
    guard name != draft.name else { return }
    if let kit = classes.kit(of: name) {
      classes.widen(name, to: TypeCommon.of(kit, draft.kit))
    } else {
      classes.note(name, module: .none, kit: draft.kit, place: draft.place)
    }
    classes.setSuperclass(name, of: index)
  }

  private mutating func add(
    _ property: IndexedProperty, to index: Int, _ catalogue: ClassCatalogue
  ) {
    let text = catalogue.names[property.name]
    let typeText = catalogue.names[property.typeName]
    guard isIdentifier(text), isIdentifier(typeText) else { return }
    let name = program.names.intern(text)
    let typeName = program.names.intern(typeText)
    var type: ClassDrafts.TypeDraft
    if let kit = ClassDrafts.uikitClass(typeText) {
      type = ClassDrafts.TypeDraft(kit: kit, className: .none)
    } else if let kit = classes.kit(of: typeName) {
      type = ClassDrafts.TypeDraft(kit: kit, className: typeName)
    } else {
      return
    }
    let owner = classes.drafts[index]
    if let known = owner.properties.position(of: name).map({ owner.properties[$0] }) {
      // What is connected must still fit.
      let fits =
        type.className.isNone
        ? known.type.kit.isKind(of: type.kit) : known.type.className == type.className
      if !fits { type = known.type }
      classes.setType(type, of: name, in: index)
    } else {
      classes.addProperty(
        ClassDrafts.PropertyDraft(
          name: name, isCollection: property.traits.contains(.collection), type: type,
          place: owner.place), to: owner.name)
    }
  }

  /// A class is what its topmost superclass is. Where that is not what it is used for, the sources mean another class
  /// of the name, and it stands for itself.
  private mutating func settleSuperclasses() {
    for index in classes.drafts.indices {
      let wanted = classes.drafts[index].kit
      var top = index
      var steps = 0
      while let next = classes.position(ofSuperclassOf: top), steps < 64 {
        top = next
        steps += 1
      }
      if top == index { continue }
      if steps < 64 && classes.drafts[top].kit.isKind(of: wanted) {
        classes.setKit(classes.drafts[top].kit, of: index)
      } else {
        classes.setSuperclass(.none, of: index)
      }
    }
  }

  /// What a superclass declares is its own, wherever it is connected.
  private mutating func removeInherited(from index: Int) {
    var next = classes.position(ofSuperclassOf: index)
    while let current = next {
      let inherited = classes.drafts[current]
      classes.removeMembers(of: index, declaredBy: inherited)
      next = classes.position(ofSuperclassOf: current)
    }
  }
}

extension StoryboardLowering {
  /// What connections show and no class has is not a member, nor is what Objective-C cannot see: the app crashes over
  /// it, and its text has to say so.
  mutating func removeMissingMembers(_ catalogue: ClassCatalogue) {
    for index in classes.drafts.indices {
      let reference = reference(to: classes.drafts[index].name)
      guard case .declared = catalogue.find(reference) else { continue }
      classes.keepMembers(of: index) { property in
        catalogue.shows(outlet: program.names[property.name], of: reference)
      } _: { method in
        method.selector.isNone
          || catalogue.shows(action: program.names[method.selector], of: reference)
      }
    }
  }
}

extension StoryboardLowering {
  /// A class that the app does not have: UIKit logs that, and makes an object of the class that Interface Builder's kind
  /// stands for (SEG-74, ERR-40).
  mutating func removeMissingClasses(_ catalogue: ClassCatalogue) {
    guard catalogue.hasClasses else { return }
    classes.keepClasses { draft in
      draft.isMadeUp
        || catalogue.find(severalModules.reference(to: program.names[draft.name])) != .missing
    }
  }
}

/// An action that unwind segues ask for.
struct AskedUnwind {
  let action: Name
  let match: SelectorMatch
  let place: Place
}

/// All of them, found by how their selectors begin.
struct AskedUnwinds {
  private var rows: [AskedUnwind] = []
  private var rowsByStem: [[UInt8]: [Int]] = [:]

  var isEmpty: Bool { rows.isEmpty }

  mutating func append(_ unwind: AskedUnwind) {
    rowsByStem[Array(unwind.match.pieces[0]), default: []].append(rows.count)
    rows.append(unwind)
  }

  /// The first that a method answers.
  func answered(by method: IndexedMethod, _ names: NameTable) -> AskedUnwind? {
    SelectorMatch.stems(of: method, names).flatMap { rowsByStem[$0] ?? [] }.sorted()
      .first { rows[$0].match.matches(method, names) }.map { rows[$0] }
  }
}

/// What two classes of UIKit both are.
enum TypeCommon {
  static func of(_ one: UIKitClass, _ other: UIKitClass) -> UIKitClass {
    var common: UIKitClass? = one
    while let current = common, !other.isKind(of: current) { common = current.facts.superclass }
    return common ?? .object
  }
}

extension ClassCatalogue {
  /// Whether a connection can set it: some class has it, and Objective-C sees it.
  func shows(
    outlet name: String, of reference: ClassReference, isOnlyRead: Bool = false
  ) -> Bool {
    switch outlet(named: name, of: reference, isOnlyRead: isOnlyRead) {
    case .missing: false
    case .declared(let property): !(hidesMembersOfSwift && isHidden(property, of: reference))
    default: true
    }
  }

  /// Whether an object answers to it: some class has it, and Objective-C sees it.
  func shows(action selector: String, of reference: ClassReference) -> Bool {
    switch action(selector, of: reference) {
    case .missing: false
    case .declared(let method):
      !(hidesMembersOfSwift && isHidden(method, selector, of: reference))
    default: true
    }
  }
}
