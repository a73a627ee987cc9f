import NavModel
import NavSyntax
import NavText

/// Where words and lines are at home, to say so when they stand elsewhere.
extension Lowering {
  mutating func home(of word: Name) -> String? {
    let words = vocabulary.words
    switch word {
    case words.storyboard, words.test, words.class, words.enum: return "a file, outside any braces"
    case words.initial: return "a storyboard"
    case words.tabItem, words.titleView, words.toolbar: return "a scene"
    case words.bar: return "a navigation scene or a tabs scene"
    case words.case: return "an enum"
    case words.on, words.action, words.unwind, words.outlet, words.outlets:
      return "a scene or a class"
    case words.flexibleSpace, words.fixedSpace: return "the toolbar of a scene"
    default: break
    }
    guard let meaning = vocabulary[word] else { return nil }
    if meaning.controller != nil { return "a storyboard" }
    if let relationship = meaning.relationship {
      let hosts = ControllerKind.allCases.filter { $0.facts.relationships.contains(relationship) }
      return hosts[0].called
    }
    if let slot = meaning.barSlot {
      return slot == .toolbar ? "the toolbar of a scene" : "a scene"
    }
    if let element = meaning.element { return element.isInList ? element.home : "a scene" }
    if meaning.verb != nil { return "an action, or behind an arrow, as in -> show Detail" }
    if meaning.statement != nil { return "an action or a hook" }
    if meaning.command != nil { return "a test" }
    return nil
  }

  mutating func reportUnknown(_ word: Word, in place: String, known: [String]) {
    let spelling = text(word.name)
    var near = Alias.translations(of: spelling, among: known)
    // A word that is at home elsewhere is no slip of the keyboard.
    let home = near.isEmpty && !known.contains(spelling) ? home(of: word.name) : nil
    if near.isEmpty && home == nil { near = Alias.suggestions(for: spelling, among: known) }
    report(.unknownKeyword(spelling, in: place, near: near, belongsIn: home), word.range)
  }

  /// A member of a shape that has no meaning in its place.
  mutating func reportStray(_ member: MemberSyntax, in place: String) {
    switch member {
    case .attribute(let id):
      let name = tree[id].name
      report(
        .misplaced(text(name.name) + ":", in: place, advice: advice(onStray: tree[id], in: place)),
        name.range)
    case .variable(let id):
      let syntax = tree[id]
      report(
        .misplaced(
          syntax.isConstant ? "let" : "var", in: place, advice: advice(onStray: syntax, in: place)),
        syntax.range)
    case .branch(let id):
      report(
        .misplaced(
          "if", in: place,
          advice: place == "a test"
            ? "a test takes one way: write each step on a line of its own, and a test for each way"
            : "it belongs in an action or a hook"),
        tree[id].range)
    case .assertion(let id):
      let keyword = tree[id].keyword
      let isExpectation = keyword.name == vocabulary.words.expect
      report(
        .misplaced(
          text(keyword.name), in: place,
          advice: isExpectation
            ? "it belongs in a test" : "it belongs in a scene, outside the braces of its elements"),
        keyword.range)
    case .assignment(let id):
      let name = tree[id].name
      if vocabulary.isAttribute(name.name) {
        report(.attributeType(text(name.name), wants: "a colon and a value"), name.range)
        return
      }
      report(
        .misplaced(
          text(name.name) + " =", in: place, advice: "it belongs in an action, a hook or a test"),
        tree[id].range)
    case .connection(let id):
      if tree[id].isBroken { return }
      report(
        .misplaced("->", in: place, advice: advice(onStray: tree[id], in: place)), tree[id].range)
    case .item(let id):
      if tree[id].isBroken { return }
      let keyword = tree[id].keyword
      report(
        .unknownKeyword(
          text(keyword.name), in: place, near: [], belongsIn: home(of: keyword.name)),
        keyword.range)
    }
  }

  private mutating func advice(onStray syntax: AttributeSyntax, in place: String) -> String {
    let name = text(syntax.name.name)
    let hosts = vocabulary.attributes(syntax.name.name).flatMap { $0.facts.hosts.all }
    if place == "an action" {
      let value = spell(syntax.value)
      if hosts.contains(.statement) {
        return "write it in braces behind the statement, as in push Detail { \(name): \(value) }"
      }
      if hosts.contains(.presentation) {
        return "write it in braces behind the statement, as in present Detail { \(name): \(value) }"
      }
      if hosts.isEmpty { return "a variable gets its value with =, as in \(name) = \(value)" }
    }
    // The toolbar of a scene has items, that of the controller has attributes.
    if place == AttributeKey.Host.toolbar.name && hosts.contains(.toolbar) {
      return "it belongs in the toolbar of a navigation scene"
    }
    if hosts.isEmpty {
      return place == "a class"
        ? "a variable starts with var, as in var \(name): Bool" : "take it out"
    }
    return "it belongs in " + hosts.prefix(3).map { $0.name }.joined(separator: " or ")
  }

  private mutating func advice(onStray syntax: VariableSyntax, in place: String) -> String {
    guard place == "an action" else {
      return "it belongs in a scene or a class; outside any braces it is the app's"
    }
    let name = text(syntax.name.name)
    let use: SemanticProblem.VariableUse =
      syntax.initial.map { self.use(beside: $0, Scope.app) } ?? .flag
    let value = syntax.initial.map { spell($0) } ?? "true"
    return "declare it in the scene, as in var \(name): \(SemanticProblem.type(for: use)), "
      + "and write \(name) = \(value) here"
  }

  private mutating func advice(onStray syntax: ConnectionSyntax, in place: String) -> String {
    let target = syntax.targets.first.map { spell(tree[$0]) } ?? "Detail"
    let verb = syntax.verb.map { text($0.name) } ?? "show"
    switch (place, syntax.verb?.name) {
    case ("an action", vocabulary.words.action):
      return "write the statements of '\(target)' here"
    case ("an action", let name?) where vocabulary[name]?.statement != nil:
      return "an action has statements and no arrows: write \(verb) \(target)"
    case ("an action", let name?) where vocabulary.verb(name) != nil:
      return "write it in the scene, with as \"Go\" behind it, and perform \"Go\" here"
    case ("a test", _): return "a test touches what it starts at, as in tap Open"
    default: return "it belongs in a scene, as in button Open -> \(verb) \(target)"
    }
  }

  /// A value as a person writes it, as far as it fits into a sentence.
  private mutating func spell(_ value: ID<ExpressionSyntax>) -> String {
    switch tree[value].kind {
    case .integer, .negative: integer(tree[value]).map { "\($0)" } ?? "…"
    case .text(let name): "\"\(text(name))\""
    case .word(let name): "." + text(name)
    case .path(let path): spell(path)
    case .list(let items):
      "[" + tree[items].map { spell($0.expression) }.joined(separator: ", ") + "]"
    case .missing, .decimal, .group, .not, .binary, .query: "…"
    }
  }
}

extension ElementKind {
  /// Whether it stands in lists and their rows alone.
  fileprivate var isInList: Bool { isRow || self == .section || self == .accessory }
}
