import NavCompiler
import NavModel
import NavSyntax
import NavText

extension CompiledTexts {
  /// What can be written at an offset.
  func completions(at offset: UInt32, in file: ID<SourceText>) -> Completions {
    let context = CompletionContext(source(file).bytes, at: offset)
    let scope = ScopeAtCursor(context.scan, in: file, of: draft)
    let completer = Completer(texts: self, context: context, scope: scope)
    return Completions(range: context.fragment, items: completer.items)
  }
}

/// Finds what fits at a cursor. Each kind of place has a file of its own beside this one.
struct Completer {
  let texts: CompiledTexts
  let context: CompletionContext
  let scope: ScopeAtCursor

  var draft: Program { texts.draft }
  var line: [Token] { context.line }

  var items: [CompletionItem] {
    switch context.place {
    case .comment: []
    case .text: itemsInText
    case .code: itemsInCode
    }
  }

  private var itemsInCode: [CompletionItem] {
    guard let kind = context.kind else { return [] }
    guard let first = line.first else { return memberStart(of: kind) }
    if line.count >= 2, line[1].kind == .colon, let word = context.word(0),
      let key = AttributeKey(called: word, in: kind.hosts)
    {
      return values(of: key)
    }
    if let after = context.afterArrow { return afterArrow(Array(after), in: kind) }
    let word = context.scan.name(first) ?? ""
    switch kind {
    case .check: return itemsOfCheck(first: word)
    case .test:
      return word == StructureWord.expect.rawValue
        ? itemsOfExpectation(after: 1) : operands(ofCommand: word)
    case .code, .element(.alertAction): return itemsOfStatement(first: word)
    default: return itemsOfHead(first: word, in: kind)
    }
  }

  /// What can begin a line.
  private func memberStart(of kind: BlockKind) -> [CompletionItem] {
    var items = kind.words.map { word in
      CompletionItem(
        word.keyword, .keyword, word.summary, snippet: Self.snippet(of: word), rank: 2)
    }
    items += AttributeKey.allCases.filter { $0.facts.hosts.intersects(kind.hosts) }.map { key in
      let name = key.facts.keyword
      return CompletionItem(
        name, .property, detail: ": " + key.facts.type.name, key.facts.summary,
        snippet: "\(name): \(Self.placeholder(for: key.facts.type))", rank: 3)
    }
    if kind.hasArrows {
      items.append(
        CompletionItem(
          "->", .operator, "Where it leads, or the action that it calls.", snippet: "-> ", rank: 2))
    }
    switch kind {
    case .code, .element(.alertAction):
      items += variables().map { $0.ranked(1) }
      items += clauseItems(["else"])
    case .test: items += unique(draft.variables.ids.map { variable($0) }).map { $0.ranked(1) }
    default: break
    }
    return unique(items)
  }

  // MARK: Heads of declarations

  /// After the word of a declaration: its name, its class, its clauses.
  private func itemsOfHead(first word: String, in kind: BlockKind) -> [CompletionItem] {
    if word == "on" { return line.count == 1 ? callbacks : subjectOfMessage }
    if word == StructureWord.outlet.rawValue || word == StructureWord.outlets.rawValue {
      if line.count == 1, kind != .class {
        return outletNames(areCollections: word == StructureWord.outlets.rawValue)
      }
      return context.last?.kind == .colon ? classes(below: .object) : []
    }
    if word == "var" { return itemsOfVariable }
    if word == "constraint" { return sides }
    if context.last?.kind == .colon {
      if kind == .file && word == "class" { return classes(below: .responder) }
      return kind.inside(word).map { classes(for: $0) } ?? []
    }
    if context.last?.kind == .dot {
      if word == StructureWord.tabItem.rawValue {
        return SystemTabItem.allCases.map {
          CompletionItem($0.facts.keyword, .enumMember, detail: $0.facts.title)
        }
      }
      return SystemItem.allCases.map {
        CompletionItem($0.facts.keyword, .enumMember, detail: $0.facts.title)
      }
    }
    if word == "test" || word == "check" { return clausesOfTest(word) }
    return clausesOfHead(kind.inside(word))
  }

  /// `as "Detail"`, `of cities`: what a declaration can have after its name.
  private func clausesOfHead(_ made: BlockKind?) -> [CompletionItem] {
    if context.last.flatMap({ context.scan.name($0) }) == "of", line.count > 1 {
      return listVariables
    }
    guard line.count > 1 else { return [] }
    switch made {
    case .scene(let kind) where !kind.isMadeByCode: return clauseItems(["as"])
    case .element(.prototype): return clauseItems(["as", "of"])
    case .element(let kind) where kind.isRow || kind == .section: return clauseItems(["as"])
    default: return []
    }
  }

  /// `on "iPhone 15"`, and of a check the storyboard that is launched.
  private func clausesOfTest(_ word: String) -> [CompletionItem] {
    if context.last.flatMap({ context.scan.name($0) }) == "of" {
      return draft.storyboards.rows.map { CompletionItem(draft[$0.name], .module) }
    }
    return line.count == 2 ? clauseItems(word == "check" ? ["on", "of"] : ["on"]) : []
  }

  /// A variable's type, and its first value.
  private var itemsOfVariable: [CompletionItem] {
    guard let assign = line.firstIndex(where: { $0.kind == .assign }) else {
      return line.contains { $0.kind == .colon } && isOperandWanted ? types : []
    }
    let named = line[..<assign].reversed().lazy.compactMap { context.scan.name($0) }.first
    let enumeration = named.flatMap { draft.names.find($0) }.flatMap { name in
      draft.enumerations.ids.first { draft[$0].name == name }
    }
    return enumeration.map { values(of: .enumeration($0)) } ?? truths
  }

  /// The scene or the field that a message is about.
  private var subjectOfMessage: [CompletionItem] {
    let message = DelegateMessage.allCases.first { $0.facts.keyword == context.word(1) }
    let isStarted = context.last.flatMap { context.scan.name($0) } == "of"
    switch message?.facts.subject {
    case .scene: return isStarted ? scenes { !draft[$0].kind.isMadeByCode } : clauseItems(["of"])
    case .element: return isStarted ? elements() : clauseItems(["of"])
    case .text, .some(.none), nil: return []
    }
  }

  private var callbacks: [CompletionItem] {
    LifecycleHook.allCases.map {
      CompletionItem(
        $0.facts.keyword, .event, $0.facts.summary, snippet: "\($0.facts.keyword) {\n\t$0\n}")
    }
      + DelegateMessage.allCases.map { message in
        let subject =
          switch message.facts.subject {
          case .none: ""
          case .scene, .element: " of ${1:Name}"
          case .text: " \"$1\""
          }
        return CompletionItem(
          message.facts.keyword, .event, detail: message.facts.method, message.facts.summary,
          snippet: "\(message.facts.keyword)\(subject) {\n\t$0\n}")
      }
  }

  private func outletNames(areCollections: Bool) -> [CompletionItem] {
    scope.classes(of: draft).flatMap { owner in
      draft.properties[draft[owner].properties].filter { $0.isCollection == areCollections }
        .map { row in
          CompletionItem(
            draft[row.name], .property, detail: ": " + draft[row.typeName],
            snippet: "\(draft[row.name]) -> $0")
        }
    }
  }

  private var types: [CompletionItem] {
    [
      CompletionItem("Bool", .enum, "True or false."),
      CompletionItem("0...9", .enum, "A whole number between two bounds."),
    ]
      + draft.enumerations.rows.map {
        CompletionItem(
          draft[$0.name], .enum, $0.documentation.isNone ? "" : draft[$0.documentation], rank: 0)
      }
  }

  private func classes(for block: BlockKind) -> [CompletionItem] {
    switch block {
    case .scene(.system):
      SystemController.allCases.map { CompletionItem($0.facts.className, .class, $0.facts.summary) }
    case .scene(let kind): classes(below: kind.facts.uikitClass)
    case .element(let kind): classes(below: kind.facts.uikitClass)
    default: []
    }
  }

  /// The app's own that descend from a class of UIKit, then UIKit's.
  private func classes(below root: UIKitClass) -> [CompletionItem] {
    draft.classes.rows.filter { $0.uikitClass.isKind(of: root) }.map { row in
      CompletionItem(
        draft[row.name], .class, detail: ": " + row.uikitClass.facts.name,
        row.documentation.isNone ? "" : draft[row.documentation], rank: 0)
    }
      + UIKitClass.allCases.filter { $0.isKind(of: root) }.map {
        CompletionItem($0.facts.name, .class, "UIKit", rank: 2)
      }
  }

  /// What a constraint compares: an element, or what is around it, and one of its sides.
  private var sides: [CompletionItem] {
    if context.last?.kind == .dot {
      return Constraint.Anchor.allCases.map { CompletionItem($0.keyword, .enumMember) }
        + ["safeArea", "margins"].map { CompletionItem($0, .keyword, rank: 2) }
    }
    return elements().map { CompletionItem($0.label, $0.kind, detail: $0.detail) }
      + [
        ("superview", "The root view."), ("safeArea", "What no bar covers."),
        ("margins", "The root view without its margins."),
      ]
      .map { CompletionItem($0.0, .keyword, $0.1, rank: 2) }
  }

  // MARK: Forms

  static func snippet(of word: LineWord) -> String? {
    switch word.rest {
    case .nothing: nil
    case .nameAndBlock: "\(word.keyword) ${1:Name} {\n\t$0\n}"
    case .nameAndText: "\(word.keyword) ${1:Name} \"${2:Text}\""
    case .name: "\(word.keyword) ${1:name}"
    case .titleAndBlock: "\(word.keyword) \"$1\" {\n\t$0\n}"
    case .block: "\(word.keyword) {\n\t$0\n}"
    case .arrow: "\(word.keyword) -> $0"
    case .operand: "\(word.keyword) $0"
    }
  }

  private static func placeholder(for type: AttributeKey.ValueType) -> String {
    switch type {
    case .text, .color, .device: "\"$0\""
    case .texts: "[\"$0\"]"
    case .size: "[${1:width}, ${2:height}]"
    case .rect: "[${1:left}, ${2:top}, ${3:width}, ${4:height}]"
    case .insets: "[${1:top}, ${2:left}, ${3:bottom}, ${4:right}]"
    case .words, .scenes: "[$0]"
    case .boolean, .integer, .number, .word, .scene, .element, .className: "$0"
    }
  }

  /// Each label once: the first that comes.
  func unique(_ items: [CompletionItem]) -> [CompletionItem] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0.label).inserted }
  }
}

extension CompletionItem {
  func ranked(_ rank: Int) -> CompletionItem {
    var item = self
    item.rank = rank
    return item
  }
}
