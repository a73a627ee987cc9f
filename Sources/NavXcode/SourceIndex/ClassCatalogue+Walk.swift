import NavText

extension ClassCatalogue {
  /// A class on the way from one to the root of all.
  public enum Step: Sendable {
    /// A class of the sources, or an extension of one that is not, as seen from a module.
    case declared(ID<IndexedClass>, module: Name)
    case system(SystemClasses.Facts)
  }

  /// How a way to the root ended.
  public enum Outcome: Sendable {
    /// The visitor found what it looked for.
    case seenEnough
    /// Every class was known.
    case complete
    /// Every class was known, and all of them are Apple's.
    case completeWithoutSources
    case incomplete
  }

  /// Visits a class, its extensions and all that it inherits from, until the visitor has seen enough.
  public func walk(from reference: ClassReference, _ visit: (Step) -> Bool) -> Outcome {
    walkAll(from: reference) { _, _ in
      false
    } _: {
      visit($0)
    }
  }

  /// Visits the names of a class and all that it inherits from.
  public func walkNames(from reference: ClassReference, _ visit: (Name?, String) -> Bool) -> Outcome
  {
    walkAll(from: reference, visit) { _ in false }
  }

  private static var mostSuperclasses: Int { 100 }

  private func walkAll(
    from reference: ClassReference, _ visitName: (Name?, String) -> Bool, _ visit: (Step) -> Bool
  ) -> Outcome {
    guard let name = names.find(reference.name) else {
      return walkSystem(reference.name, hasSources: false, visitName, visit)
    }
    let module = reference.module.flatMap { names.find($0) } ?? .none
    var waiting = [ClassOfModule(name: actualName(name), module: module)]
    var seen: Set<ClassOfModule> = [ClassOfModule(name: waiting[0].name, module: .none)]
    var isComplete = true
    var hasSources = false
    // Nothing is said of a class that has more superclasses than anything needs.
    while let next = waiting.popLast() {
      if seen.count > Self.mostSuperclasses { return .incomplete }
      let (name, module) = (next.name, next.module)
      let text = names[name]
      if visitName(name, text) { return .seenEnough }
      let id = row(name)
      if let id {
        if visit(.declared(id, module: module)) { return .seenEnough }
        if classes[id].isDeclared {
          hasSources = true
          if !classes[id].tellsSuperclass { isComplete = false }
          for superclass in superclasses(of: id, module) {
            guard let superclass else {
              isComplete = false
              continue
            }
            // Modules tell classes of one name apart.
            let key = ClassOfModule(
              name: superclass.name, module: superclass.name == name ? superclass.module : .none)
            if seen.insert(key).inserted { waiting.append(superclass) }
          }
          continue
        }
      }
      if isProtocol(name) { continue }
      switch walkSystem(text, hasSources: hasSources, isFirstSeen: true, visitName, visit) {
      case .seenEnough: return .seenEnough
      case .complete, .completeWithoutSources: break
      case .incomplete: isComplete = false
      }
    }
    if !isComplete { return .incomplete }
    return hasSources ? .complete : .completeWithoutSources
  }

  /// Goes up through Apple's classes, and whatever sources add to them.
  private func walkSystem(
    _ name: String, hasSources: Bool, isFirstSeen: Bool = false,
    _ visitName: (Name?, String) -> Bool, _ visit: (Step) -> Bool
  ) -> Outcome {
    var current: String? = name
    var isFirst = isFirstSeen
    var isWhole = true
    while let name = current {
      guard let facts = systemClasses[name] else { return .incomplete }
      if !isFirst {
        let found = names.find(name)
        if visitName(found, name) { return .seenEnough }
        if let found, let id = row(found), visit(.declared(id, module: .none)) {
          return .seenEnough
        }
      }
      isFirst = false
      if visit(.system(facts)) { return .seenEnough }
      if facts.isOpen { isWhole = false }
      current = facts.superclass
    }
    if !isWhole { return .incomplete }
    return hasSources ? .complete : .completeWithoutSources
  }

  /// What a class inherits from; nil for a class of a module whose sources are not here.
  private func superclasses(of id: ID<IndexedClass>, _ module: Name) -> [ClassOfModule?] {
    var superclasses: [ClassOfModule?] = []
    for part in partsByClass[classes[id].parts] where parts[part].kind != .extension {
      let row = parts[part]
      if row.superclass.isNone || !admits(part, id, module) { continue }
      superclasses.append(superclass(of: row))
    }
    return superclasses
  }

  private func superclass(of part: TypePart) -> ClassOfModule? {
    let name = actualName(part.superclass)
    let owner = part.superclassModule
    // `Outer.Base` may be a type inside of another.
    guard !owner.isNone, owner != part.module, !isType(owner) else {
      return ClassOfModule(name: name, module: part.module)
    }
    let found = ClassOfModule(name: name, module: owner)
    guard let id = row(name), classes[id].isDeclared else { return found }
    let modules = partsByClass[classes[id].parts].filter { parts[$0].kind == .class }.map {
      parts[$0].module
    }
    if modules.contains(owner) { return found }
    // Where modules are not known, only a class that inherits from itself is certainly another one.
    return modules.contains(.none) && name != actualName(part.name) ? found : nil
  }

  /// Whether a part belongs to the class that a module means. Only where targets have different classes of one name does
  /// the module matter, and then extensions belong to all of them.
  func admits(_ part: ID<TypePart>, _ id: ID<IndexedClass>, _ module: Name) -> Bool {
    guard classes[id].hasSeveralModules, !module.isNone else { return true }
    let row = parts[part]
    if row.kind == .extension || row.module.isNone || row.module == module { return true }
    // No target of that name has the class: any of them may be meant.
    return !partsByClass[classes[id].parts].contains { parts[$0].module == module }
  }
}

/// A class as seen from a module.
private struct ClassOfModule: Hashable {
  let name: Name
  let module: Name
}
