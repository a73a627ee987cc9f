import NavModel
import NavText
import NavXcode

/// Classes as the connections show them: there is no other trace of them in a storyboard.
struct ClassDrafts {
  /// What an outlet takes: a class of the project, or one of UIKit.
  struct TypeDraft: Hashable {
    var kit: UIKitClass
    var className: Name

    /// What both are.
    func joined(with other: TypeDraft) -> TypeDraft {
      if className == other.className && !className.isNone { return self }
      return TypeDraft(kit: TypeCommon.of(kit, other.kit), className: .none)
    }
  }

  struct PropertyDraft: NamedRow {
    let name: Name
    let isCollection: Bool
    var type: TypeDraft
    let place: Place
  }

  struct MethodDraft: NamedRow {
    let name: Name
    let kind: Method.Kind
    let place: Place
    /// What a connection sends, with its colons; none where the sources declare it.
    var selector = Name.none
    /// Whether the class never takes a segue back by it.
    var isRefused = false
  }

  struct Draft {
    let name: Name
    let module: Name
    var kit: UIKitClass
    /// Another draft, where the sources say so.
    var superclass: Name = .none
    var properties = NamedList<PropertyDraft>()
    var methods = NamedList<MethodDraft>()
    let place: Place
    /// Whether there is no such class, and the text has it to say what is elsewhere.
    var isMadeUp = false
  }

  private(set) var drafts: [Draft] = []
  /// By name: the position of a draft, plus one.
  private var positions: [UInt32] = []

  static func uikitClass(_ name: String) -> UIKitClass? { UIKitClass.byWord[Word.name(of: name)] }

  /// Notes that something of `kit` has this class. The most special kind counts.
  mutating func note(
    _ name: Name, module: Name, kit: UIKitClass, place: Place, isMadeUp: Bool = false
  ) {
    guard let index = position(of: name) else {
      while positions.count <= Int(name.index) { positions.append(0) }
      drafts.append(
        Draft(name: name, module: module, kit: kit, place: place, isMadeUp: isMadeUp))
      positions[Int(name.index)] = UInt32(drafts.count)
      return
    }
    if kit != drafts[index].kit, kit.isKind(of: drafts[index].kit) { drafts[index].kit = kit }
  }

  func position(of name: Name) -> Int? {
    guard Int(name.index) < positions.count, positions[Int(name.index)] > 0 else { return nil }
    return Int(positions[Int(name.index)]) - 1
  }

  func contains(_ name: Name) -> Bool { position(of: name) != nil }

  func kit(of name: Name) -> UIKitClass? { position(of: name).map { drafts[$0].kit } }

  mutating func addProperty(_ property: PropertyDraft, to name: Name) {
    guard let index = position(of: name) else { return }
    if let known = drafts[index].properties.position(of: property.name) {
      let type = drafts[index].properties[known].type.joined(with: property.type)
      drafts[index].properties[known].type = type
    } else {
      drafts[index].properties.append(property)
    }
  }

  /// Whether an outlet of this class is a collection, if it is known.
  func isCollection(_ property: Name, of name: Name) -> Bool? {
    guard let index = position(of: name) else { return nil }
    let properties = drafts[index].properties
    return properties.position(of: property).map { properties[$0].isCollection }
  }

  mutating func addMethod(
    _ method: Name, _ kind: Method.Kind, at place: Place, to name: Name, selector: Name = .none
  ) {
    guard let index = position(of: name), drafts[index].methods.position(of: method) == nil else {
      return
    }
    drafts[index].methods.append(
      MethodDraft(name: method, kind: kind, place: place, selector: selector))
  }

  // MARK: What sources say

  mutating func setKit(_ kit: UIKitClass, of index: Int) { drafts[index].kit = kit }

  mutating func setSuperclass(_ name: Name, of index: Int) { drafts[index].superclass = name }

  /// A superclass is no more than what all that descend from it are.
  mutating func widen(_ name: Name, to kit: UIKitClass) {
    if let index = position(of: name) { drafts[index].kit = kit }
  }

  mutating func setType(_ type: TypeDraft, of property: Name, in index: Int) {
    if let known = drafts[index].properties.position(of: property) {
      drafts[index].properties[known].type = type
    }
  }

  func position(ofSuperclassOf index: Int) -> Int? {
    drafts[index].superclass.isNone ? nil : position(of: drafts[index].superclass)
  }

  /// Keeps the members that these say yes to.
  mutating func keepMembers(
    of index: Int, _ keepsProperty: (PropertyDraft) -> Bool, _ keepsMethod: (MethodDraft) -> Bool
  ) {
    drafts[index].properties.keep(keepsProperty)
    drafts[index].methods.keep(keepsMethod)
  }

  /// Keeps the classes that this says yes to.
  mutating func keepClasses(_ keeps: (Draft) -> Bool) {
    for draft in drafts { positions[Int(draft.name.index)] = 0 }
    drafts = drafts.filter(keeps)
    for (index, draft) in drafts.enumerated() {
      positions[Int(draft.name.index)] = UInt32(index + 1)
    }
  }

  /// Says whether a class takes segues back, by its own unwind actions and those that it inherits.
  mutating func setRefusal(_ isRefused: Bool, of index: Int) {
    var next: Int? = index
    var steps = 0
    while let current = next, steps < 64 {
      steps += 1
      for method in drafts[current].methods where method.kind == .unwind {
        if let own = drafts[index].methods.position(of: method.name) {
          drafts[index].methods[own].isRefused = isRefused
        } else if method.isRefused != isRefused {
          var other = method
          other.isRefused = isRefused
          drafts[index].methods.append(other)
        }
      }
      next = position(ofSuperclassOf: current)
    }
  }

  mutating func removeMembers(of index: Int, declaredBy other: Draft) {
    drafts[index].properties.keep { own in
      guard let position = other.properties.position(of: own.name) else { return true }
      let inherited = other.properties[position]
      let isSame =
        inherited.isCollection == own.isCollection
        && (inherited.type.className.isNone
          ? own.type.kit.isKind(of: inherited.type.kit)
          : own.type.className == inherited.type.className)
      return !isSame
    }
    drafts[index].methods.keep { own in
      guard let position = other.methods.position(of: own.name) else { return true }
      return other.methods[position].kind != own.kind
    }
  }
}

extension StoryboardLowering {
  /// The rows of classes, and what waits for them.
  mutating func finishClasses(from catalogue: ClassCatalogue?) {
    if let catalogue {
      if purpose == .judging {
        noteReceivers(from: catalogue)
      } else {
        completeClasses(from: catalogue)
      }
    }
    // Nothing is known to be missing from a list of classes.
    if purpose != .judging, let sources = self.catalogue { removeMissingMembers(sources) }
    if purpose == .running, let sources = self.catalogue { removeMissingClasses(sources) }
    if purpose != .judging && self.catalogue == nil { guessUnwindActions() }
    if purpose == .text && self.catalogue != nil { declareLostUnwinds() }
    addDeclaredMethods()
    for draft in classes.drafts {
      var row = Class(name: draft.name, uikitClass: draft.kit, place: draft.place)
      row.moduleName = draft.module
      row.superclass = draft.superclass.isNone ? nil : id(ofClass: draft.superclass)
      let firstProperty = program.properties.end
      for property in draft.properties {
        let custom = property.type.className
        var entry = Property(
          name: property.name,
          typeName: custom.isNone
            ? program.names.intern(property.type.kit.facts.name) : custom,
          uikitClass: classes.kit(of: custom) ?? property.type.kit,
          isCollection: property.isCollection, place: property.place)
        entry.customClass = id(ofClass: custom)
        program.properties.append(entry)
      }
      row.properties = IDRange(from: firstProperty, to: program.properties.end)
      let firstMethod = program.methods.end
      for method in draft.methods {
        var row = Method(method.kind, name: method.name, place: method.place)
        if method.isRefused { row.condition = program.expressions.append(.boolean(false)) }
        program.methods.append(row)
      }
      row.methods = IDRange(from: firstMethod, to: program.methods.end)
      program.classes.append(row)
    }
    for id in program.scenes.ids {
      let name = program.scenes[id].className
      program.scenes[id].customClass = self.id(ofClass: name)
    }
    for id in program.elements.ids {
      let name = program.elements[cold: id].className
      if !name.isNone { program.elements[cold: id].customClass = self.id(ofClass: name) }
    }
    for id in program.scenes.ids where !program.scenes[cold: id].actionConnections.isEmpty {
      var own: [Name: ID<Method>] = [:]
      for method in program.scenes[cold: id].methods.reversed()
      where program.methods[method].kind == .action {
        own[program.methods[method].name] = method
      }
      for connection in program.scenes[cold: id].actionConnections
      where program.actionConnections[connection].receiver.isNone {
        let name = program.actionConnections[connection].name
        program.actionConnections[connection].method =
          own[name] ?? action(name, of: program.scenes[id].customClass)
      }
    }
  }

  /// The action of a class or its nearest superclass.
  private mutating func action(_ name: Name, of class: ID<Class>?) -> ID<Method>? {
    var next = `class`
    while let current = next {
      let methods = classes.drafts[Int(current.index)].methods
      if let position = methods.position(of: name), methods[position].kind == .action {
        return ID(program.classes[current].methods.startIndex + position)
      }
      next = program.classes[current].superclass
    }
    return nil
  }

  /// Classes are in the order of their drafts.
  @inline(__always)
  private mutating func id(ofClass name: Name) -> ID<Class>? {
    classes.position(of: name).map { ID($0) }
  }

  /// The class of an object: what was written, else what the element stands for where a kind alone does not say it.
  mutating func lowerClass(
    _ object: ID<StoryboardObject>, kit: UIKitClass, systemClass: String?
  ) -> (name: Name, module: Name) {
    let custom = document[object].className
    if !custom.isNone {
      let name = className(custom, module: document[object].moduleName)
      if UIKitClass.byWord[custom] != nil { return (name, .none) }
      noteClass(name, of: object, kit)
      // One that is called after its module needs no other word for it.
      return (name, name == intern(custom) ? intern(document[object].moduleName) : .none)
    }
    guard let systemClass else { return (.none, .none) }
    let name = program.names.intern(systemClass)
    if ClassDrafts.uikitClass(systemClass) == nil { noteClass(name, of: object, kit) }
    return (name, .none)
  }

  private mutating func noteClass(
    _ name: Name, of object: ID<StoryboardObject>, _ kit: UIKitClass
  ) {
    let element = document[object].element
    let place = place(document.attribute(.customClass, of: element), of: element)
    classes.note(name, module: .none, kit: kit, place: place)
  }
}
