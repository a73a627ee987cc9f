import NavModel
import NavSyntax
import NavText

extension SyntaxPhase where Self: ~Copyable {
  /// Whether a question of an expression is the one that an app asks too.
  mutating func isHasText(_ query: QuerySyntax) -> Bool {
    query.path.parts.count == 1
      && tree[query.path.parts].first.map { text($0.name) == "hasText" } ?? false
  }
}

extension BodyLowering {
  /// `hasText of Name`: a field of the alert at hand, or of the scene.
  mutating func lowerHasText(_ query: QuerySyntax, _ scope: Scope) -> Typed? {
    guard let word = tree[query.subject.parts].first, query.subject.parts.count == 1 else {
      report(UnexpectedPart.part(.qualifier, of: .connection), query.subject.range)
      return nil
    }
    guard let scene = scope.scene else {
      report(UnknownElement.inProject(text(word.name), near: []), word.range)
      return nil
    }
    let field = field(word.name, in: scene) ?? field(word.name, in: program.codeOwner(of: scene))
    guard let field else {
      reportUnknownElement(word, scene)
      return nil
    }
    recordUse(.element(field), word.range)
    let kind = program.elements[field].kind
    guard kind.isEditable else {
      report(NotAField(name: text(word.name), kind: kind.facts.keyword), word.range)
      return nil
    }
    return Typed(id: program.expressions.append(.hasText(field)), type: .boolean)
  }

  private func field(_ name: Name, in scene: ID<Scene>) -> ID<Element>? {
    program.scenes[scene].elements.first { program.elements[$0].name == name }
  }
}
