import NavModel
import NavSyntax
import NavText

/// Attributes of statements and tests, and those that depend on variables.
extension BodyLowering {
  /// What a popover points at. A class has no scene: what is in its scenes is not known there.
  mutating func lowerReference(_ syntax: AttributeSyntax, _ key: AttributeKey, _ scope: Scope) {
    guard vocabulary.type(of: key) == .element, let word = singleWord(syntax.value) else {
      reportType(syntax, vocabulary.type(of: key))
      return
    }
    guard let scene = scope.scene.map({ program.codeOwner(of: $0) }) else {
      report(UnknownElement.anchorInClass(text(word.name)), word.range)
      return
    }
    guard let anchor = anchors.find(word.name, in: scene, of: program) else {
      reportUnknownElement(word, scene)
      return
    }
    switch anchor {
    case .element(let id): recordUse(.element(id), word.range)
    case .barItem(let id): recordUse(.barItem(id), word.range)
    default: break
    }
    program.attributes.append(Attribute(key, anchor))
  }

  mutating func lowerBinding(_ syntax: AttributeSyntax, _ key: AttributeKey, _ scope: Scope) {
    lowerBound(program.attributes.append(Attribute(key, .boolean(false))), syntax.value, key, scope)
  }

  mutating func lowerBound(
    _ id: ID<Attribute>, _ expression: ID<ExpressionSyntax>, _ key: AttributeKey, _ scope: Scope
  ) {
    if vocabulary.type(of: key) == .text, let word = singleWord(expression),
      findVariable(word.name, scope) == nil, variables(near: word.name, scope).isEmpty
    {
      report(
        AttributeType.textOrVariable(of: key.facts.keyword), word.range)
      return
    }
    let wanted = vocabulary.type(of: key)
    let typed =
      wanted == .boolean
      ? lowerExpression(expression, scope, wants: .boolean)
      : lowerExpression(expression, scope, hint: nil)
    guard let typed else { return }
    if wanted == .integer || wanted == .number, !typed.type.isCounted {
      report(
        TypeMismatch.value(wants: .wholeNumber, found: describe(typed.type)), tree[expression].range
      )
      return
    }
    program.attributes[id].value = .bound(typed.id)
  }
}

extension ValueType {
  /// Whether it is a number, or the case of an enum, which has a position.
  fileprivate var isCounted: Bool {
    switch self {
    case .integer, .enumeration: true
    case .boolean, .text, .list: false
    }
  }
}
