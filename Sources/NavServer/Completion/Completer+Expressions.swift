import NavCompiler
import NavModel
import NavSyntax
import NavText

/// Values and conditions that speak of what the app remembers.
extension Completer {
  /// What an expression can begin with here, or go on with.
  var expression: [CompletionItem] { isOperandWanted ? operands : connectives }

  /// What can be an operand at the end of the line.
  var operands: [CompletionItem] {
    switch context.last?.kind {
    case .dot: return casesAtDot
    case .equal, .notEqual: return valuesBeside + variables()
    default: break
    }
    if context.last.flatMap({ context.scan.name($0) }) == "of" {
      let question = line.dropLast().last.flatMap { context.scan.name($0) }
      return question == "count" ? listVariables : elements()
    }
    let values = context.last?.kind == .assign ? valuesBeside : truths
    return values + variables()
      + [
        CompletionItem("not", .keyword, "It does not hold.", snippet: "not $0", rank: 2),
        CompletionItem(
          "count of", .keyword, "How many items a list has.", snippet: "count of $0", rank: 3),
        CompletionItem(
          "hasText of", .keyword, "Whether something is written in a field.",
          snippet: "hasText of $0", rank: 3),
      ]
  }

  /// What can come after an operand.
  var connectives: [CompletionItem] {
    if let last = context.last.flatMap({ context.scan.name($0) }),
      ["count", "hasText"].contains(last)
    {
      return clauseItems(["of"])
    }
    let comparisons = ["==", "!=", "<", "<=", ">", ">="].map {
      CompletionItem($0, .operator, rank: 3)
    }
    return clauseItems(["and", "or", "contains"]) + comparisons
  }

  /// The values of the variable before `==`.
  private var valuesBeside: [CompletionItem] {
    variableBefore.map { values(of: draft[$0].domain) } ?? truths
  }

  var casesAtDot: [CompletionItem] {
    guard let variable = variableBefore else { return allCases }
    switch draft[variable].domain {
    case .enumeration, .cases: return values(of: draft[variable].domain)
    case .boolean, .integer, .integers: return allCases
    }
  }

  /// The last name of the line that is a variable.
  private var variableBefore: ID<Variable>? {
    for token in line.reversed() {
      if let name = context.scan.name(token), let found = variable(named: name) { return found }
    }
    return nil
  }

  var listVariables: [CompletionItem] {
    variables().filter { $0.detail.utf8.starts(with: ": [".utf8) }
  }

  /// Words of the grammar with their sentences.
  func clauseItems(_ words: [String]) -> [CompletionItem] {
    WordMeaning.clauses.filter { clause in words.contains { $0 == clause.word } }.map {
      CompletionItem($0.word, .keyword, $0.summary, snippet: "\($0.word) $0", rank: 2)
    }
  }

  /// Whether the line ends where an operand must come.
  var isOperandWanted: Bool {
    guard let last = context.last else { return true }
    switch last.kind {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .plus, .minus, .dot,
      .leftParenthesis, .leftBracket, .comma, .assign, .colon:
      return true
    case .name:
      let words = ["when", "and", "or", "not", "contains", "if", "of", "with"]
      return words.contains { $0 == context.scan.text(last) }
    default: return false
    }
  }
}
