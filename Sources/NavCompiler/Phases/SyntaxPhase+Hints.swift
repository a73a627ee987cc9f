import NavModel
import NavSyntax
import NavText

/// Where words and lines belong, for the help on those that are elsewhere.
extension SyntaxPhase where Self: ~Copyable {
  mutating func home(of word: Name) -> Home? {
    let words = vocabulary.words
    switch word {
    case words.storyboard, words.test, words.check, words.class, words.enum: return .file
    case words.initial: return .storyboard
    case words.tabItem, words.titleView, words.toolbar: return .scene
    case words.bar: return .containerWithBar
    case words.bottomAccessory: return .container(.tabBar)
    case words.case: return .enumeration
    case words.on, words.action, words.unwind, words.outlet, words.outlets: return .sceneOrClass
    case words.flexibleSpace, words.fixedSpace: return .toolbarOfScene
    default: break
    }
    guard let meaning = vocabulary[word] else { return nil }
    if let kind = meaning.controller {
      return kind.isMadeByCode ? .sceneThatPresents : .storyboard
    }
    if let relationship = meaning.relationship {
      let hosts = ControllerKind.allCases.filter { $0.facts.relationships.contains(relationship) }
      return .container(hosts[0])
    }
    if let slot = meaning.barSlot { return slot == .toolbar ? .toolbarOfScene : .scene }
    if let element = meaning.element { return element.isInList ? element.home : .scene }
    if meaning.verb != nil { return .actionOrArrow }
    if meaning.statement != nil { return .actionOrHook }
    if meaning.command != nil { return .test }
    return nil
  }

  mutating func reportUnknown(_ word: Word, in site: Site, known: [String]) {
    let spelling = text(word.name)
    var near = Alias.translations(of: spelling, among: known)
    // A word that is at home elsewhere is no slip of the keyboard.
    if near.isEmpty, !known.contains(spelling), let home = home(of: word.name) {
      report(MisplacedConstruct.word(spelling, in: site, home: home), word.range)
      return
    }
    if near.isEmpty { near = Alias.suggestions(for: spelling, among: known) }
    report(UnknownKeyword.unknown(spelling, in: site, near: near), word.range)
  }

  mutating func reportUnknownElement(_ word: Word, _ scene: ID<Scene>) {
    let row = program.scenes[scene]
    let spelling = text(word.name)
    // Loops, since a closure would copy the whole program.
    var known: [String] = []
    if !guesses.areExhausted {
      for id in row.elements { known.append(text(program.elements[id].name)) }
      for id in row.barItems { known.append(text(program.barItems[id].name)) }
    }
    let near = guesses.nearest(to: spelling, among: known.filter { !$0.isEmpty })
    var places: [Location] = []
    if let meant = near.first.flatMap({ program.names.find($0) }) {
      for id in row.elements where program.elements[id].name == meant {
        places.append(location(program.elements[id].place))
      }
      for id in row.barItems where program.barItems[id].name == meant {
        places.append(location(program.barItems[id].place))
      }
    }
    report(
      UnknownElement.inScene(spelling, scene: text(row.name), near: near, places: places),
      word.range)
  }

  /// A member of a shape that has no meaning in its place.
  mutating func reportStray(_ member: MemberSyntax, in site: Site) {
    switch member {
    case .attribute(let id):
      let name = tree[id].name
      report(
        MisplacedConstruct.member(
          text(name.name) + ":", in: site, advice(onStray: tree[id], in: site)),
        name.range)
    case .variable(let id):
      let syntax = tree[id]
      report(
        MisplacedConstruct.member(
          syntax.isConstant ? "let" : "var", in: site, .belongs(.sceneClassOrFile)),
        syntax.range)
    case .branch(let id):
      report(
        MisplacedConstruct.member(
          "if", in: site, site == .test ? .testForEachWay : .belongs(.actionOrHook)),
        tree[id].range)
    case .assertion(let id):
      let keyword = tree[id].keyword
      let isExpectation = keyword.name == vocabulary.words.expect
      let advice: MisplacedConstruct.Advice =
        isExpectation && site == .check
        ? .claim : .belongs(isExpectation ? .test : .sceneOutsideElements)
      report(MisplacedConstruct.member(text(keyword.name), in: site, advice), keyword.range)
    case .claim(let id):
      guard let phrase = tree[tree[id].phrases].first, let word = tree[phrase.words].first else {
        break
      }
      report(
        MisplacedConstruct.member(text(word.name), in: site, .belongs(.check)), word.range)
    case .assignment(let id):
      let name = tree[id].name
      if vocabulary.isAttribute(name.name) {
        report(AttributeType.missingColon(text(name.name)), name.range)
        return
      }
      report(
        MisplacedConstruct.member(text(name.name) + " =", in: site, .belongs(.actionHookOrTest)),
        tree[id].range)
    case .connection(let id):
      if tree[id].isBroken { return }
      report(
        MisplacedConstruct.member("->", in: site, advice(onStray: tree[id], in: site)),
        tree[id].range)
    case .item(let id):
      if tree[id].isBroken { return }
      let keyword = tree[id].keyword
      if let home = home(of: keyword.name) {
        report(MisplacedConstruct.word(text(keyword.name), in: site, home: home), keyword.range)
      } else {
        report(UnknownKeyword.unknown(text(keyword.name), in: site, near: []), keyword.range)
      }
    }
  }

  private mutating func advice(onStray syntax: AttributeSyntax, in site: Site)
    -> MisplacedConstruct.Advice
  {
    let name = text(syntax.name.name)
    let hosts = vocabulary.attributes(syntax.name.name).flatMap { $0.facts.hosts.all }
    if site == .action {
      let value = spell(syntax.value)
      let line = "\(name): \(value)"
      if hosts.contains(.statement) { return .bracesOfStatement(.push, attribute: line) }
      if hosts.contains(.presentation) { return .bracesOfStatement(.present, attribute: line) }
      if hosts.isEmpty { return .assignment("\(name) = \(value)") }
    }
    // The toolbar of a scene has items, that of the controller has attributes.
    if site == .toolbar && hosts.contains(.toolbar) { return .belongs(.toolbarOfNavigation) }
    if hosts.isEmpty { return site == .class ? .variableOfClass(name) : .removal }
    return .attributeOf(hosts)
  }

  private mutating func advice(onStray syntax: ConnectionSyntax, in site: Site)
    -> MisplacedConstruct.Advice
  {
    let target = syntax.targets.first.map { spell(tree[$0]) } ?? "Detail"
    let verb = syntax.verb.map { text($0.name) } ?? "show"
    switch (site, syntax.verb?.name) {
    case (.action, vocabulary.words.action): return .statements(ofAction: target)
    case (.action, let name?) where vocabulary[name]?.statement != nil:
      return .statement("\(verb) \(target)")
    case (.action, let name?) where vocabulary.verb(name) != nil: return .performedSegue
    case (.test, _): return .touch
    default: return .arrow("\(verb) \(target)")
    }
  }

  /// A value as a person writes it, as far as it fits into a sentence.
  mutating func spell(_ value: ID<ExpressionSyntax>) -> String {
    switch tree[value].kind {
    case .integer, .negative: integer(tree[value]).map { "\($0)" } ?? "…"
    case .text(let name): "\"\(text(name))\""
    case .word(let name): "." + text(name)
    case .path(let path): spell(path)
    case .list(let items):
      "[" + tree[items].map { spell($0.expression) }.joined(separator: ", ") + "]"
    case .missing, .decimal, .joined, .group, .not, .binary, .query: "…"
    }
  }
}

extension ElementKind {
  /// Whether it is in lists and their rows alone.
  fileprivate var isInList: Bool {
    isRow || self == .section || self == .accessory || self == .swipeAction
  }
}
