import NavText

/// What people write out of habit, coming from Swift, from Interface Builder or from another language.
///
/// Each has a file of its own in this folder: what was written, what is said and what may be written instead. Some are
/// recognised after a line has failed: the functions of the table below do that, named for their slips and in the same
/// files. The others are met on the way: the lexer and the parser report them where they read, or ask the file of the
/// slip there.
protocol Slip: SyntaxProblem {}

extension Slip {
  static var explanation: Explanation { UnexpectedToken.explanation }
  static var explanations: [Explanation] { [] }
}

extension Parser {
  /// Asked in this order where something cannot be on its line. The first that knows what was meant reports that and
  /// skips the line.
  private static let recognisers: [@Sendable (inout Parser) -> Bool] = [
    { $0.recoverFromMisspelledClaim() },
    { $0.recoverFromComparisonInWords() },
    { $0.recoverFromQualifiedAttribute() },
    { $0.recoverFromSwitchStatement() },
    { $0.recoverFromClassAfterText() },
    { $0.recoverFromQualifiedStatement() },
    { $0.recoverFromToggleCall() },
    { $0.recoverFromFunctionCall() },
    { $0.recoverFromJoinedTexts() },
    { $0.recoverFromWordsTooMany() },
    { $0.recoverFromNameAfterText() },
    { $0.recoverFromClauseAfterBlock() },
    { $0.recoverFromQuoteInText() },
    { $0.recoverFromUnquotedText() },
    { $0.recoverFromEmptyParentheses() },
    { $0.recoverFromDataInParentheses() },
    { $0.recoverFromAttributeWithoutBraces() },
    { $0.recoverFromColonBeforeArrow() },
    { $0.recoverFromConstraintCall() },
  ]

  /// Reports what the rest of the line was meant to be and skips it; false when that is unclear.
  mutating func recoverFromSlip() -> Bool {
    for recognise in Self.recognisers where recognise(&self) { return true }
    return false
  }
}
