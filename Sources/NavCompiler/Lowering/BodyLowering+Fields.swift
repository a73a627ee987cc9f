import NavModel
import NavSyntax
import NavText

extension BodyLowering {
  /// `true` or `false`, behind a statement.
  func truth(_ word: Word) -> Bool? {
    if word.name == vocabulary.words.true { return true }
    return word.name == vocabulary.words.false ? false : nil
  }

  /// A statement about the keyboard names a field of the scene, or an outlet of the class.
  mutating func checkField(_ word: Word, _ scope: Scope) {
    if let owner = scope.class {
      if !hasOutlet(word.name, owner) && !roles(of: word.name).contains(.element) {
        let known = outletNames(of: owner)
        let near = guesses.nearest(to: text(word.name), among: known)
        report(UnknownElement.inProject(text(word.name), near: near), word.range)
      }
      return
    }
    guard let scene = scope.scene.map({ program.codeOwner(of: $0) }) else { return }
    switch anchors.find(word.name, in: scene, of: program) {
    case .element(let id):
      recordUse(.element(id), word.range)
      let kind = program.elements[id].kind
      // A class of its own may accept what it likes.
      if !kind.isEditable && program[cold: id].className.isNone {
        report(NotAField(name: text(word.name), kind: kind.facts.keyword), word.range)
      }
    case nil where !sceneHasOutlet(word.name, scene): reportUnknownElement(word, scene)
    case nil: break
    default: report(NotAField(name: text(word.name), kind: "bar item"), word.range)
    }
  }

  private func sceneHasOutlet(_ name: Name, _ scene: ID<Scene>) -> Bool {
    program.scenes[scene].customClass.map { hasOutlet(name, $0) } ?? false
  }

  private func hasOutlet(_ name: Name, _ owner: ID<Class>) -> Bool {
    var next: ID<Class>? = owner
    while let current = next {
      if program.classes[current].properties.contains(where: { program.properties[$0].name == name }
      ) {
        return true
      }
      next = program.classes[current].superclass
    }
    return false
  }

  private mutating func outletNames(of owner: ID<Class>) -> [String] {
    var names: [String] = []
    var next: ID<Class>? = owner
    while let current = next {
      for id in program.classes[current].properties {
        names.append(text(program.properties[id].name))
      }
      next = program.classes[current].superclass
    }
    return names
  }
}
