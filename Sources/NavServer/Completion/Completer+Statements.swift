import NavCompiler
import NavModel
import NavSyntax
import NavText

/// The lines of actions, and of tests.
extension Completer {
  func itemsOfStatement(first word: String) -> [CompletionItem] {
    if word == "if" || word == "else" {
      return line.count == 1 && word == "else" ? clauseItems(["if"]) : expression
    }
    if line.count >= 2, line[1].kind == .assign { return expression }
    guard let kind = StatementKind.allCases.first(where: { $0.facts.keyword == word }) else {
      return []
    }
    if context.after("with") != nil { return dataOfStatement }
    if let last = context.last.flatMap({ context.scan.name($0) }), line.count > 1 {
      switch last {
      case "of" where kind.isAboutStack: return scenes { draft[$0].kind == .navigation }
      case "of", "into": return listVariables
      default: break
      }
    }
    if line.count > 1, context.last?.kind != .leftBracket, context.last?.kind != .comma,
      context.last?.kind != .dot
    {
      return rest(of: kind)
    }
    switch kind.facts.operand {
    case .none: return rest(of: kind)
    case .newScene:
      return scenes(fitting: kind == .push ? .stack : .modal)
    case .scene, .sceneAndText:
      if kind == .select || kind == .badge { return tabs }
      return scenes { !draft[$0].kind.isMadeByCode }
    case .scenes: return scenes { !draft[$0].kind.isMadeByCode }
    case .identifier: return []
    case .truth: return truths
    case .element: return elements()
    case .item: return allCases + variables()
    }
  }

  private func rest(of kind: StatementKind) -> [CompletionItem] {
    var words: [String] = []
    if kind.isAboutStack { words.append("of") }
    if kind.facts.operand == .newScene { words.append("with") }
    if kind.facts.operand == .item { words.append(kind.takesInto ? "into" : "of") }
    return clauseItems(words)
  }

  /// What a new scene is given.
  private var dataOfStatement: [CompletionItem] {
    if context.last?.kind == .comma || context.after("with")?.isEmpty == true {
      return handedScene.map { variables(of: $0) } ?? []
    }
    return line.contains { $0.kind == .colon } ? expression : []
  }

  private var handedScene: ID<Scene>? {
    guard let name = context.word(1).flatMap({ draft.names.find($0) }) else { return nil }
    return draft.scenes.ids.first { draft[$0].name == name }
  }

  var tabs: [CompletionItem] {
    var tabs: Set<UInt32> = []
    for row in draft.relationships.rows where row.kind == .tab {
      tabs.insert(row.destination.index)
    }
    return scenes { tabs.contains($0.index) }
  }

  // MARK: Tests

  func operands(ofCommand word: String) -> [CompletionItem] {
    if line.count >= 2, line[1].kind == .assign {
      return expression
    }
    guard let kind = CommandKind.allCases.first(where: { $0.facts.keyword == word }) else {
      return []
    }
    if line.count > 1 {
      switch context.last.flatMap({ context.scan.name($0) }) {
      case "of": return scenes { draft[$0].kind == .navigation }
      case "into", "on": return unique(elementsAnywhere)
      default: break
      }
      if case .textInto = kind.facts.operand { return clauseItems(["into"]) }
      if case .directionOn = kind.facts.operand { return clauseItems(["on"]) }
      guard
        context.last?.kind == .leftBracket || context.last?.kind == .comma
          || context.last?.kind == .dot
      else {
        return kind.isAboutStack ? clauseItems(["of"]) : []
      }
    }
    switch kind.facts.operand {
    case .none, .identifier, .index, .subject, .textInto, .device, .file, .assignment: return []
    case .target, .nameAndIndex:
      return unique(elementsAnywhere + tabs)
    case .tab, .tabAndText: return tabs
    case .scene, .scenes: return scenes()
    case .sceneOrNothing:
      return draft.storyboards.rows.map { CompletionItem(draft[$0.name], .module) }
    case .action: return allActions
    case .word(let words), .wordOrNothing(let words):
      return words.map { CompletionItem($0, .enumMember) }
    case .directionOn:
      return SwipeDirection.allCases.map { CompletionItem($0.keyword, .enumMember) }
    }
  }

  /// A question, whose it is, and the answer. The question begins at a token of the line.
  func itemsOfExpectation(after start: Int) -> [CompletionItem] {
    let tokens = Array(line.dropFirst(start)).filter {
      context.scan.name($0) != "not" && $0.kind != .leftParenthesis
    }
    guard let question = tokens.first.flatMap({ context.scan.name($0) }) else { return questions }
    let query = Query.allCases.first { $0 != .variable && $0.facts.keyword == question }
    let last = context.last
    let lastName = last.flatMap { context.scan.name($0) }
    if lastName == "of" { return subjects(of: query) }
    switch last?.kind {
    case .equal, .notEqual: return answers(to: query, question)
    case .dot:
      guard let query else {
        return variable(named: question).map { values(of: draft[$0].domain) } ?? allCases
      }
      return query.facts.answer == .callbacks
        ? answers(to: query, question).filter { $0.kind == .event } : names(after: tokens, scenes())
    case .leftBracket, .comma: return answers(to: query, question)
    default: break
    }
    if lastName == "contains" { return answers(to: query, question) }
    let isCompared = tokens.contains { $0.kind == .equal || $0.kind == .notEqual }
    if isCompared { return [] }
    if tokens.contains(where: { context.scan.name($0) == "contains" }) { return [] }
    let operators = ["==", "!="].map { CompletionItem($0, .operator) } + clauseItems(["contains"])
    return tokens.count == 1 ? clauseItems(["of"]) + operators : operators
  }

  var questions: [CompletionItem] {
    Query.allCases.filter { $0 != .variable }.map {
      CompletionItem($0.facts.keyword, .property, $0.facts.summary)
    }
      + unique(draft.variables.ids.map { variable($0) })
      + [CompletionItem("not", .keyword, "It does not hold.", rank: 2)]
  }

  func subjects(of query: Query?) -> [CompletionItem] {
    switch query?.facts.subject {
    case .element: unique(elementsAnywhere)
    case .placed:
      unique(elementsAnywhere) + ScreenPart.allCases.map { CompletionItem($0.keyword, .enumMember) }
        + scenes()
    case .containerOrNothing: scenes { draft[$0].kind.isContainer }
    case .scene, .sceneOrNothing, nil: scenes()
    case .some(.none): []
    }
  }

  private func answers(to query: Query?, _ question: String) -> [CompletionItem] {
    guard let query else {
      return variable(named: question).map { values(of: draft[$0].domain) } ?? []
    }
    switch query.facts.answer {
    case .scene, .scenes: return scenes()
    case .boolean: return truths
    case .word: return query.words.map { CompletionItem($0, .enumMember) }
    case .callbacks:
      return LifecycleHook.allCases.map {
        CompletionItem($0.facts.keyword, .event, $0.facts.summary)
      }
        + scenes()
    case .text, .texts, .value, .numbers: return []
    }
  }
}
