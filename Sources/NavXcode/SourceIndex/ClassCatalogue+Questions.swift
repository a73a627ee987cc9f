import NavText

/// Whether a class is there.
public enum ClassAnswer: Hashable, Sendable {
  case declared(ID<IndexedClass>)
  /// One of Apple's.
  case system
  case missing
  /// It may come from a module whose sources are not here.
  case unknown
}

/// Whether a class, or one that it inherits from, has a member.
public enum MemberAnswer<Member>: Hashable, Sendable {
  case declared(ID<Member>)
  /// Apple's own.
  case builtIn
  /// Everything it inherits from is known, and nothing has it: the app crashes when it is needed.
  case missing
  /// A superclass, or the class itself, is outside of the sources.
  case unknown
}

extension ClassCatalogue {
  /// Whether a class is declared in the sources, the system's, in neither, or maybe elsewhere. `targets` are the modules
  /// that the storyboard is built into, as far as they are known.
  public func find(_ reference: ClassReference, in targets: [String] = []) -> ClassAnswer {
    if let name = names.find(reference.name), let id = row(actualName(name)) {
      if classes[id].isDeclared { return isOfOtherModule(reference, id) ? .unknown : .declared(id) }
      if systemClasses[names[classes[id].name]] != nil { return .system }
    }
    if systemClasses[reference.name] != nil { return .system }
    let isElsewhere = mayBeApples(reference) || !origins(of: reference, in: targets).isEmpty
    return isElsewhere ? .unknown : .missing
  }

  /// Whether a class may be one of Apple's though nothing is known of it. A module that is not the app's may have what the
  /// list of UIKit's classes has not.
  private func mayBeApples(_ reference: ClassReference) -> Bool {
    if SystemClasses.mayHave(reference.name) { return true }
    guard let module = reference.module, !reference.isOfTarget, !isOwn(module) else { return false }
    return SystemClasses.isLikeUIKits(reference.name)
  }

  /// Whether a reference means a class of a module whose sources are not here, and which only shares the name.
  private func isOfOtherModule(_ reference: ClassReference, _ id: ID<IndexedClass>) -> Bool {
    guard let module = reference.module, !reference.isOfTarget, !isOwn(module), imports(module)
    else {
      return false
    }
    let known = partsByClass[classes[id].parts].map { parts[$0].module }
    return known.contains { !$0.isNone } && !known.contains { names[$0] == module }
  }

  /// Whether key-value coding finds something to set: an outlet, any property or instance variable, or a setter. What
  /// only leads to something else to set, as the first part of a key path does, needs no setter.
  public func outlet(
    named name: String, of reference: ClassReference, isOnlyRead: Bool = false
  ) -> MemberAnswer<IndexedProperty> {
    let key = PropertyKey.bytes(of: name.utf8)
    let keyName = names.find(key)
    let setter = selectorMatch(PropertyKey.setter(of: name))
    var found: MemberAnswer<IndexedProperty> = .missing
    let outcome = walk(from: reference) { step in
      switch step {
      case .declared(let id, let module):
        for property in properties(keyName, of: id)
        where admits(properties[property].part, id, module)
          && (isOnlyRead || !properties[property].traits.contains(.isReadOnly))
        {
          // An outlet tells more than a property of the same name.
          if case .declared = found, !properties[property].traits.contains(.outlet) { continue }
          found = .declared(property)
        }
        if case .declared = found { return true }
        for method in methods(likeSelector: setter, of: id)
        where setter.matches(methods[method], names) && admits(methods[method].part, id, module) {
          found = .builtIn
          return true
        }
      case .system(let facts):
        if facts.outlets.contains(where: { PropertyKey.bytes(of: $0.utf8) == key }) {
          found = .builtIn
          return true
        }
      }
      return false
    }
    if found != .missing { return found }
    if Self.outletsOfFamousCategories.contains(name) || takesAnyKey(reference) { return .unknown }
    return answerIfMissing(outcome)
  }

  /// Whether a class decides itself what happens to a key that nothing has.
  private func takesAnyKey(_ reference: ClassReference) -> Bool {
    declares("setValue:forUndefinedKey:", reference) || declares("setValue:forKey:", reference)
  }

  /// Whether a class makes its view in code, so that nothing is loaded of the one that a storyboard draws.
  public func makesView(_ reference: ClassReference) -> Bool { declares("loadView", reference) }

  /// Whether a class of the sources, be it this one or one that it inherits from, declares a method.
  private func declares(_ selector: String, _ reference: ClassReference) -> Bool {
    if case .declared = action(selector, of: reference) { return true }
    return false
  }

  /// Whether the class answers to a selector, be it declared as an action or not.
  public func action(
    _ selector: String, of reference: ClassReference
  ) -> MemberAnswer<IndexedMethod> {
    let match = selectorMatch(selector)
    let property = PropertyKey.bytes(ofSetter: selector).flatMap { names.find($0) }
    let getter =
      match.parameterCount == 0 ? names.find(PropertyKey.bytes(of: selector.utf8)) : nil
    var found: MemberAnswer<IndexedMethod> = .missing
    let outcome = walk(from: reference) { step in
      switch step {
      case .declared(let id, let module):
        for method in methods(likeSelector: match, of: id)
        where match.matches(methods[method], names) && admits(methods[method].part, id, module) {
          if case .declared = found, !methods[method].traits.contains(.action) { continue }
          found = .declared(method)
        }
        if case .declared = found { return true }
        // A property is a setter too, and one to ask it.
        let isSet = properties(property, of: id).contains {
          !properties[$0].traits.contains(.isReadOnly)
        }
        if isSet || !properties(getter, of: id).isEmpty {
          found = .builtIn
          return true
        }
      case .system(let facts):
        if facts.actions.contains(selector) {
          found = .builtIn
          return true
        }
      }
      return false
    }
    return found != .missing ? found : answerIfMissing(outcome)
  }

  /// A method of the class that is called like the selector but takes other parameters.
  public func methodLike(
    _ selector: String, of reference: ClassReference
  ) -> ID<IndexedMethod>? {
    let match = selectorMatch(selector)
    var found: ID<IndexedMethod>?
    _ = walk(from: reference) { step in
      guard case .declared(let id, _) = step else { return false }
      found = methods(likeSelector: match, of: id).first { match.isLike(methods[$0], names) }
      return found != nil
    }
    return found
  }

  /// The methods that can receive an unwind segue with this selector, of whatever class: those that say so by what they
  /// take, or else those of controllers, of which UIKit asks only whether they answer to it.
  public func unwindActions(_ selector: String) -> [ID<IndexedMethod>] {
    let match = selectorMatch(selector)
    let actions = index.methods(match, of: Self.unwindActionsOfAll).filter { id in
      methods[id].traits.contains(.unwind) && match.matches(methods[id], names)
    }
    if !actions.isEmpty { return actions }
    return methods(anywhere: match).filter { id in
      let owner = parts[methods[id].part].name
      let reference = ClassReference(system: names[owner])
      return !isOtherType(owner) && mayBeOfControllers(reference)
        && !(hidesMembersOfSwift && isHidden(id, selector, of: reference))
    }
  }

  /// Whether a class is a controller, or one that controllers inherit from; also where the sources do not tell.
  private func mayBeOfControllers(_ reference: ClassReference) -> Bool {
    let controller = ClassReference(system: "UIViewController")
    return isKind(reference, of: controller.name) != false
      || isKind(controller, of: reference.name) == true
  }

  /// Whether any class can receive an unwind segue with this selector.
  public func unwindAction(_ selector: String) -> MemberAnswer<IndexedMethod> {
    unwindActions(selector).first.map { .declared($0) } ?? .missing
  }

  /// Whether the sources or Apple have all that a class inherits from.
  public func isWhole(_ reference: ClassReference) -> Bool {
    walk(from: reference) { _ in false } != .incomplete
  }

  /// Whether any class at all answers to a selector, as the first responder has to.
  public func action(anywhere selector: String) -> MemberAnswer<IndexedMethod> {
    if let found = methods(anywhere: selectorMatch(selector)).first { return .declared(found) }
    return action(selector, of: ClassReference(system: "UIView")) == .builtIn ? .builtIn : .missing
  }

  /// The methods of all classes that answer to a selector.
  public func methods(anywhere selector: String) -> [ID<IndexedMethod>] {
    methods(anywhere: selectorMatch(selector))
  }

  func methods(anywhere match: SelectorMatch) -> [ID<IndexedMethod>] {
    let candidates =
      methods.count > Self.manyMethods
      ? index.methods(match, of: Self.methodsOfAll) : Array(methods.ids)
    return candidates.filter { match.matches(methods[$0], names) }
  }

  /// Whether the class of a property, or one that inherits from it, sets the property to something in its own code.
  public func isAssigned(_ id: ID<IndexedProperty>) -> Bool {
    let property = properties[id]
    let owner = actualName(parts[property.part].name)
    let spellings = [property.name, names.find("_" + names[property.name]) ?? .none]
    return spellings.contains { spelling in
      (assigningTypes[spelling] ?? []).contains { container in
        actualName(container) == owner
          || isKind(ClassReference(system: names[container]), of: names[owner]) == true
      }
    }
  }

  /// Whether a class is another one or inherits from it; nil where the sources do not tell.
  public func isKind(_ reference: ClassReference, of ancestor: String) -> Bool? {
    let wanted = names.find(ancestor).map { actualName($0) }
    let wantedText = wanted.map { names[$0] } ?? ancestor
    let outcome = walkNames(from: reference) { name, text in
      name.map { $0 == wanted } ?? false || text == wantedText
    }
    switch outcome {
    case .seenEnough: return true
    case .complete, .completeWithoutSources: return false
    case .incomplete: return nil
    }
  }

  /// Whether a class, or one that it inherits from, is declared with different superclasses, as where two projects have
  /// different classes of one name: then any of them may be meant.
  public func isAmbiguous(_ reference: ClassReference) -> Bool {
    let outcome = walk(from: reference) { step in
      guard case .declared(let id, let module) = step else { return false }
      var superclass: Name?
      for part in partsByClass[classes[id].parts] where parts[part].kind == .class {
        guard admits(part, id, module), !parts[part].superclass.isNone else { continue }
        let name = actualName(parts[part].superclass)
        if let superclass, superclass != name { return true }
        superclass = name
      }
      return false
    }
    return outcome == .seenEnough
  }

  /// The nearest of Apple's classes that a class descends from, as far as the sources tell.
  public func systemAncestor(of reference: ClassReference) -> String? {
    var found: String?
    _ = walkNames(from: reference) { _, text in
      if systemClasses[text] != nil { found = text }
      return found != nil
    }
    return found
  }

  /// The properties marked `IBOutlet` of a class and those it inherits from, nearest first.
  public func outlets(of reference: ClassReference) -> [ID<IndexedProperty>] {
    var outlets: [ID<IndexedProperty>] = []
    _ = walk(from: reference) { step in
      if case .declared(let id, let module) = step {
        outlets += propertiesByClass[classes[id].properties].filter {
          properties[$0].traits.contains(.outlet) && admits(properties[$0].part, id, module)
        }
      }
      return false
    }
    return outlets
  }

  /// Those of them that key-value coding finds under a key.
  public func outlets(of reference: ClassReference, key: Name) -> [ID<IndexedProperty>] {
    var outlets: [ID<IndexedProperty>] = []
    _ = walk(from: reference) { step in
      if case .declared(let id, let module) = step {
        outlets += properties(key, of: id).filter {
          properties[$0].traits.contains(.outlet) && admits(properties[$0].part, id, module)
        }
      }
      return false
    }
    return outlets
  }

  /// The methods marked `IBAction` of a class and those it inherits from, nearest first.
  public func actions(of reference: ClassReference) -> [ID<IndexedMethod>] {
    var actions: [ID<IndexedMethod>] = []
    _ = walk(from: reference) { step in
      if case .declared(let id, let module) = step {
        actions += methodsByClass[classes[id].methods].filter {
          methods[$0].traits.contains(.action) && admits(methods[$0].part, id, module)
        }
      }
      return false
    }
    return actions
  }

  /// The selector of a method.
  public func selector(of method: ID<IndexedMethod>) -> String {
    SelectorMatch.selector(of: methods[method], names)
  }

  public func selectorMatch(_ selector: String) -> SelectorMatch {
    SelectorMatch(selector, isExact: spellsAsSwift3)
  }

  /// Whether code gives a window its first controller and shows it.
  public var setsRootController: Bool {
    ["rootViewController", "makeKeyAndVisible"].allSatisfy { name in
      names.find(name).map { mentions.contains($0) } ?? false
    }
  }

  /// Whether code can make scenes of storyboards at all, as far as it is known.
  public var mayOpenStoryboards: Bool {
    hasForeignModules
      || uses.contains { [.storyboard, .scene, .initialScene].contains($0.kind) }
      || names.find("UIStoryboard").map { mentions.contains($0) } ?? false
  }

  private func answerIfMissing<Member>(_ outcome: Outcome) -> MemberAnswer<Member> {
    switch outcome {
    case .complete, .seenEnough: .missing
    // A category of a module elsewhere may add members to Apple's classes, but not to ours.
    case .completeWithoutSources: hasForeignModules ? .unknown : .missing
    case .incomplete: .unknown
    }
  }

  /// What DZNEmptyDataSet and its likes add to every list.
  private static let outletsOfFamousCategories = [
    "emptyDataSetSource", "emptyDataSetDelegate", "skeletonDataSource", "parallaxHeader",
  ]
}

extension ClassCatalogue {
  /// What a class and its extensions have, in the order of the sources.
  public func properties(
    of id: ID<IndexedClass>, in module: String? = nil
  ) -> [ID<IndexedProperty>] {
    let module = module.flatMap { names.find($0) } ?? .none
    return propertiesByClass[classes[id].properties].filter {
      admits(properties[$0].part, id, module)
    }
  }

  /// Methods of the class itself, not of its superclasses.
  public func methods(
    of id: ID<IndexedClass>, in module: String? = nil
  ) -> [ID<IndexedMethod>] {
    let module = module.flatMap { names.find($0) } ?? .none
    return methodsByClass[classes[id].methods].filter { admits(methods[$0].part, id, module) }
  }

  /// Where a class is declared and extended.
  public func parts(of id: ID<IndexedClass>) -> [ID<TypePart>] {
    Array(partsByClass[classes[id].parts])
  }

  /// What its declarations inherit from: one name, unless targets have different classes of the same name.
  public func superclassNames(of id: ID<IndexedClass>, in module: String? = nil) -> [String] {
    let module = module.flatMap { names.find($0) } ?? .none
    var found: [String] = []
    for part in partsByClass[classes[id].parts]
    where parts[part].kind != .extension && admits(part, id, module) {
      let name = names[parts[part].superclass]
      if !name.isEmpty, !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// Whether the sources declare any class at all; otherwise nothing can be told to be missing.
  public var hasClasses: Bool { classes.rows.contains { $0.isDeclared } }

  /// Whether targets have different classes of this name.
  public func hasSeveralModules(_ name: String) -> Bool {
    names.find(name).flatMap { row($0) }.map { classes[$0].hasSeveralModules } ?? false
  }

  /// A catalogue of Apple's classes alone.
  public static let ofSystem = SourceIndexer().finish()

  /// Whether targets have different classes of one name.
  public var hasClassesOfOneName: Bool { classes.rows.contains { $0.hasSeveralModules } }

  /// The names of all classes that the sources declare.
  public var declaredNames: [String] {
    classes.rows.filter { $0.isDeclared }.map { names[$0.name] }
  }

  /// The selectors of all unwind actions.
  public var unwindActions: [String] {
    methods.ids.filter { methods[$0].traits.contains(.unwind) }.map { selector(of: $0) }
  }
}
