import NavText

/// `expect title is "Home"`, `expect visible Home`: a comparison without its operator, and as it should read.
struct ComparisonInWords: Slip {
  let line: String
  /// The word in place of the operator, if there is one.
  let word: String?

  var sentence: Sentence {
    Sentence(
      word.map { "a comparison is written with ==, != or contains, and not with '\($0)'" }
        ?? "nothing compares the question with the answer",
      help: "write \(line)")
  }
}

extension Parser {
  mutating func recoverFromComparisonInWords() -> Bool {
    guard let (condition, question) = askedOnLine, isQuestion(condition),
      at(.name) || at(.quotedName) || at(.string) || at(.integer) || at(.dot) || at(.leftBracket)
    else { return false }
    // One word is the answer; of more it is unclear what was meant.
    let isLast =
      ahead.startsLine || ahead.kind == .rightBrace || ahead.kind == .comma || at(.leftBracket)
      || at(.dot)
    let isWord = at(.name) && Self.comparisons[text(of: token).lowercased()] != nil
    guard isWord != isLast else { return false }
    let start = token.range
    var end = start
    var word: String?
    var sign = "=="
    if at(.name), continuesLine, !ahead.startsLine,
      let meant = Self.comparisons[text(of: token).lowercased()]
    {
      word = text(of: token)
      sign = meant
      advance()
      // `is not`, `is equal to`
      while at(.name), continuesLine, !ahead.startsLine,
        let next = Self.comparisons[text(of: token).lowercased()]
      {
        word = word.map { "\($0) \(text(of: token))" }
        if next != "==" { sign = next }
        end = token.range
        advance()
      }
    }
    let asked = restOfLine(from: question.start).utf8.prefix(Int(question.end - question.start))
    let answer = continuesLine ? restOfLine(from: token.range.start) : "…"
    report(
      ComparisonInWords(
        line: "\(String(asked) ?? "expect visible") \(sign) \(answer)", word: word),
      SourceRange(from: start, to: end))
    return recoveredWithoutMember()
  }

  /// The last condition that an expectation or a claim has so far, and the whole of it.
  private var askedOnLine: (condition: ID<ExpressionSyntax>, line: SourceRange)? {
    switch openMembers.last {
    case .assertion(let id):
      let assertion = tree.assertions[id]
      guard assertion.keyword.name == grammarWords.expect, assertion.block == nil else {
        return nil
      }
      return (assertion.condition, assertion.range)
    case .claim(let id):
      guard let phrase = tree.claims[id].phrases.last, let last = tree[phrase].operands.last else {
        return nil
      }
      return (tree[last].expression, tree.claims[id].range)
    default: return nil
    }
  }

  /// Whether nothing was compared yet.
  private func isQuestion(_ condition: ID<ExpressionSyntax>) -> Bool {
    switch tree[condition].kind {
    case .path, .query: true
    default: false
    }
  }

  /// What stands for an operator in English, Swift and other languages of tests.
  private static let comparisons: [String: String] = [
    "is": "==", "equals": "==", "equal": "==", "eq": "==", "to": "==", "be": "==", "tobe": "==",
    "toequal": "==", "shouldbe": "==", "should": "==", "are": "==", "was": "==", "as": "==",
    "isnt": "!=", "isnot": "!=", "not": "!=", "ne": "!=", "differs": "!=", "from": "!=",
    "has": "contains", "includes": "contains", "include": "contains", "contain": "contains",
    "have": "contains",
  ]
}
