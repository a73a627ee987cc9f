import NavCompiler
import NavModel
import NavSyntax
import NavText

/// The lines of a `check`: claims about every state that the app can reach.
extension Completer {
  func itemsOfCheck(first word: String) -> [CompletionItem] {
    if let setting = CheckSetting.allCases.first(where: { $0.facts.keyword == word }) {
      return items(of: setting)
    }
    let words = line.map { context.scan.name($0) ?? "" }
    // Words of the claim up to here: `always can`, `from Home within 2`.
    if word == ClaimKind.startKeyword { return itemsAfterStart(words) }
    let next = nextWords(of: words, hasStart: false)
    if !next.isEmpty { return next + (isClaim(words) ? itemsOfCondition(after: words.count) : []) }
    let count =
      ClaimKind.allCases.filter { !$0.facts.hasStart }
      .map { $0.facts.keyword.split(separator: " ").map { String($0) } }
      .filter { words.starts(with: $0) }.map { $0.count }.max() ?? 0
    guard count > 0 else { return [] }
    if ClaimKind(keyword: words.prefix(count).joined(separator: " "), hasStart: false)?.facts.goal
      == .code
    {
      return words.count == count
        ? [
          CompletionItem(
            "\"ERR-1\"", .value, "A code that must never be raised.", snippet: "\"$0\"")
        ] : []
    }
    return itemsOfCondition(after: count)
  }

  private func items(of setting: CheckSetting) -> [CompletionItem] {
    switch setting.facts.operand {
    case .condition: return itemsOfCondition(after: 1)
    case .moves:
      guard line.count == 1 || context.last?.kind == .comma else { return [] }
      let written = line.compactMap { context.scan.name($0) }
      return MoveKind.allCases.filter { kind in !written.contains { $0 == kind.facts.keyword } }
        .map { CompletionItem($0.facts.keyword, .enumMember, $0.facts.summary) }
    }
  }

  private func isClaim(_ words: [String]) -> Bool {
    ClaimKind(keyword: words.joined(separator: " "), hasStart: false) != nil
  }

  /// Words that go on with what is written so far.
  private func nextWords(of words: [String], hasStart: Bool) -> [CompletionItem] {
    var items: [CompletionItem] = []
    for kind in ClaimKind.allCases where kind.facts.hasStart == hasStart {
      let keyword = kind.facts.keyword.split(separator: " ").map { String($0) }
      guard keyword.count > words.count, keyword.starts(with: words) else { continue }
      let rest = keyword.dropFirst(words.count).joined(separator: " ")
      items.append(CompletionItem(rest, .keyword, kind.facts.summary, rank: 0))
    }
    return items
  }

  /// `from`, a condition, and what is claimed of the states in which it holds.
  private func itemsAfterStart(_ words: [String]) -> [CompletionItem] {
    if words.count == 1 {
      return [CompletionItem(ClaimKind.anyKeyword, .keyword, "All states that the app can reach.")]
        + itemsOfCondition(after: 1)
    }
    for kind in ClaimKind.allCases where kind.facts.hasStart {
      let keyword = kind.facts.keyword.split(separator: " ").map { String($0) }
      guard let start = words.lastIndex(of: keyword[0]), start > 1 else { continue }
      let written = Array(words[start...])
      let next = nextWords(of: written, hasStart: true)
      if !next.isEmpty { return next }
      guard written.starts(with: keyword) else { continue }
      let after = start + keyword.count
      guard kind.facts.hasBound else { return itemsOfCondition(after: after) }
      switch line.count - after {
      case 0: return [CompletionItem("2", .value, snippet: "${1:2} taps $0")]
      case 1:
        let unit = ClaimKind.unit(of: context.scan.text(line[after]) == "1" ? 1 : 2)
        return [CompletionItem(unit, .keyword, snippet: unit + " $0")]
      default: return itemsOfCondition(after: after + 2)
      }
    }
    return itemsOfCondition(after: 1) + nextWords(of: [], hasStart: true)
  }

  /// A condition over a state: what `expect` asks, what guards ask, and scenes by their names.
  private func itemsOfCondition(after start: Int) -> [CompletionItem] {
    let joints = ["and", "or", "not"]
    let last = line.dropFirst(start).lastIndex { token in
      joints.contains { $0 == context.scan.name(token) } || token.kind == .leftParenthesis
    }
    let first = last.map { $0 + 1 } ?? start
    guard line.count > first else {
      return questionsOfState + scenes()
        + [
          CompletionItem(
            "count of", .property, "How many scenes are presented, or on a stack.",
            snippet: "count of $0"),
          CompletionItem(
            "depth", .property, "How many scenes are on a stack.", snippet: "depth of $0"),
          CompletionItem(
            ClaimKind.initialKeyword, .keyword, "What is visible after the launch is visible.",
            rank: 2),
        ]
    }
    if line.count == first + 1, context.last?.kind == .name, isSceneAlone(first) {
      return connectives
    }
    if context.word(first) == "count", line.count == first + 2 {
      return questions.filter { $0.label == "presented" || $0.label == "stack" } + listVariables
    }
    let items = itemsOfExpectation(after: first)
    return items.isEmpty && !isOperandWanted ? connectives : items
  }

  private func isSceneAlone(_ index: Int) -> Bool {
    guard let name = context.word(index).flatMap({ draft.names.find($0) }) else { return false }
    return draft.scenes.rows.contains { $0.name == name }
  }

  /// What a state by itself can answer.
  private var questionsOfState: [CompletionItem] {
    let keywords = Query.allCases.filter { $0 != .variable && $0.isAboutLastStep }.map {
      $0.facts.keyword
    }
    return questions.filter { item in !keywords.contains { $0 == item.label } }
  }
}
