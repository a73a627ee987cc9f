import NavText

/// Where a member of a class is declared.
public struct MemberPlace: Sendable {
  public let part: ID<TypePart>
  public let place: Location
}

extension ClassCatalogue {
  /// Everything by which a class and its superclasses answer to a selector; nothing if one of Apple's classes does.
  public func places(answering selector: String, of reference: ClassReference) -> [MemberPlace] {
    let match = selectorMatch(selector)
    return places(of: reference) { id, module in
      methods(likeSelector: match, of: id).filter {
        match.matches(methods[$0], names) && admits(methods[$0].part, id, module)
      }.map { place(of: $0) }
    } _: {
      $0.actions.contains(selector)
    }
  }

  /// Everything by which key-value coding sets a key of a class and its superclasses: properties, instance variables and
  /// setters; nothing if one of Apple's classes has the key.
  public func places(setting name: String, of reference: ClassReference) -> [MemberPlace] {
    let key = PropertyKey.bytes(of: name.utf8)
    let keyName = names.find(key)
    let setter = selectorMatch(PropertyKey.setter(of: name))
    return places(of: reference) { id, module in
      let own = properties(keyName, of: id).filter {
        admits(properties[$0].part, id, module) && !properties[$0].traits.contains(.isReadOnly)
      }
      let setters = methods(likeSelector: setter, of: id).filter {
        setter.matches(methods[$0], names) && admits(methods[$0].part, id, module)
      }
      return own.map { MemberPlace(part: properties[$0].part, place: properties[$0].place) }
        + setters.map { place(of: $0) }
    } _: { facts in
      facts.outlets.contains { PropertyKey.bytes(of: $0.utf8) == key }
    }
  }

  /// Where methods are.
  public func places(of methods: [ID<IndexedMethod>]) -> [MemberPlace] {
    methods.map { place(of: $0) }
  }

  private func place(of method: ID<IndexedMethod>) -> MemberPlace {
    MemberPlace(part: methods[method].part, place: methods[method].place)
  }

  private func places(
    of reference: ClassReference, _ own: (ID<IndexedClass>, Name) -> [MemberPlace],
    _ isBuiltIn: (SystemClasses.Facts) -> Bool
  ) -> [MemberPlace] {
    var found: [MemberPlace] = []
    _ = walk(from: reference) { step in
      switch step {
      case .declared(let id, let module):
        found += own(id, module)
        return false
      case .system(let facts):
        guard isBuiltIn(facts) else { return false }
        found = []
        return true
      }
    }
    return found
  }
}
