import NavText

extension ClassCatalogue {
  /// Whether an action is there and Objective-C cannot see it, so that nothing answers when it is sent.
  public func isHidden(_ id: ID<IndexedMethod>, _ selector: String, of reference: ClassReference)
    -> Bool
  {
    let traits = methods[id].traits
    if traits.contains(.isVisible) || DelegateMessages.contains(selector) { return false }
    let match = selectorMatch(selector)
    // What a protocol of Objective-C promises is visible without a word.
    let isPromised = methods(anywhere: match).contains { id in
      methods[id].traits.contains(.isVisible) && parts[methods[id].part].kind == .protocol
    }
    guard !isPromised, let exposes = exposesMembers(of: reference) else { return false }
    if exposes && !traits.contains(.isPrivate) { return false }
    guard traits.contains(.overrides) else { return true }
    var root: ID<IndexedMethod>?
    _ = walk(from: reference) { step in
      guard case .declared(let id, let module) = step else { return false }
      root = methods(likeSelector: match, of: id).first {
        !methods[$0].traits.contains(.overrides) && match.matches(methods[$0], names)
          && admits(methods[$0].part, id, module)
      }
      return root != nil
    }
    // What is Apple's, or not here, is visible as far as anybody knows.
    return root.map { isHidden($0, selector, of: reference) } ?? false
  }

  /// The same of a property that a connection sets.
  public func isHidden(_ id: ID<IndexedProperty>, of reference: ClassReference) -> Bool {
    let (key, traits) = (properties[id].key, properties[id].traits)
    if traits.contains(.isVisible) { return false }
    guard !promisedKeys.contains(key), let exposes = exposesMembers(of: reference) else {
      return false
    }
    if exposes && !traits.contains(.isPrivate) { return false }
    guard traits.contains(.overrides) else { return true }
    var root: ID<IndexedProperty>?
    _ = walk(from: reference) { step in
      guard case .declared(let id, let module) = step else { return false }
      root = properties(key, of: id).first {
        !properties[$0].traits.contains(.overrides) && admits(properties[$0].part, id, module)
      }
      return root != nil
    }
    return root.map { isHidden($0, of: reference) } ?? false
  }

  /// Whether a class, or one that it inherits from, shows all that it has; nil where the sources do not tell.
  private func exposesMembers(of reference: ClassReference) -> Bool? {
    let outcome = walk(from: reference) { step in
      switch step {
      case .declared(let id, _):
        return partsByClass[classes[id].parts].contains { parts[$0].exposesMembers }
      case .system: return false
      }
    }
    switch outcome {
    case .seenEnough: return true
    case .complete, .completeWithoutSources: return false
    case .incomplete: return nil
    }
  }

  /// Whether a class has only declarations in Swift that give it no name of its own at run time: then its name there
  /// begins with its module.
  public func needsModule(_ id: ID<IndexedClass>) -> Bool {
    let declarations = partsByClass[classes[id].parts].filter {
      parts[$0].kind == .class || parts[$0].kind == .implementation
    }
    return !declarations.isEmpty
      && declarations.allSatisfy { parts[$0].language == .swift && parts[$0].runtimeName.isNone }
  }

  /// Whether a class is declared in Objective-C alone: then no module is part of its name at run time.
  public func hasNoModule(_ id: ID<IndexedClass>) -> Bool {
    let declarations = partsByClass[classes[id].parts].filter {
      parts[$0].kind == .class || parts[$0].kind == .implementation
    }
    return !declarations.isEmpty && declarations.allSatisfy { parts[$0].language == .objectiveC }
  }

  /// Whether a name is the one that `@objc(…)` alone gives a class, without the module that its name of Swift begins with.
  public func isNameOfObjectiveC(_ name: String, of id: ID<IndexedClass>) -> Bool {
    guard let name = names.find(name), classes[id].name != name else { return false }
    let definitions = definitions(of: id)
    return !definitions.isEmpty && definitions.allSatisfy { parts[$0].runtimeName == name }
  }

  /// Whether a class is only inside of another type, whose name is then part of its own when the app runs.
  public func isNested(_ id: ID<IndexedClass>) -> Bool {
    let definitions = definitions(of: id)
    return !definitions.isEmpty
      && definitions.allSatisfy { parts[$0].isNested && parts[$0].runtimeName.isNone }
  }

  /// The parts of a class that make it be there at run time: an `@interface` alone is what others need to know of it.
  public func definitions(of id: ID<IndexedClass>) -> [ID<TypePart>] {
    partsByClass[classes[id].parts].filter { part in
      switch parts[part].kind {
      case .class: parts[part].language == .swift
      case .implementation: true
      case .extension, .protocol, .other: false
      }
    }
  }

  /// The modules that declare a class; nothing where that of one is not known.
  public func modules(of id: ID<IndexedClass>) -> [String] {
    var modules: [String] = []
    for part in partsByClass[classes[id].parts] where parts[part].kind == .class {
      if parts[part].module.isNone { return [] }
      let module = names[parts[part].module]
      if !modules.contains(module) { modules.append(module) }
    }
    return modules
  }
}

extension ClassCatalogue {
  /// What Objective-C sees of the properties of a class and those that it inherits from, nearest first.
  public func properties(visibleIn reference: ClassReference) -> [ID<IndexedProperty>] {
    var found: [ID<IndexedProperty>] = []
    _ = walk(from: reference) { step in
      if case .declared(let id, let module) = step {
        found += propertiesByClass[classes[id].properties].filter {
          properties[$0].traits.contains(.isVisible) && admits(properties[$0].part, id, module)
        }
      }
      return false
    }
    return found
  }
}
