import NavText

/// All codes of reading.
public enum SyntaxProblems {
  /// What `navscene explain` says of each, from characters to files.
  public static var explanations: [Explanation] { all.map { $0() } }

  /// Every file of this folder; a test holds the list to it.
  private static var all: [() -> Explanation] {
    [
      { ForeignFile.explanation },
      { InvalidUTF8.explanation },
      { UnexpectedCharacter.explanation },
      { LookAlikeCharacter.explanation },
      { BlockComment.explanation },
      { UnterminatedString.explanation },
      { UnterminatedName.explanation },
      { BadQuotedName.explanation },
      { UnknownEscape.explanation },
      { FixedText.explanation },
      { BadNumber.explanation },
      { NumberTooLarge.explanation },
      { MissingName.explanation },
      { MissingValue.explanation },
      { MissingTarget.explanation },
      { MissingText.explanation },
      { MissingType.explanation },
      { MissingBlock.explanation },
      { UnexpectedToken.explanation },
      { UnfinishedMerge.explanation },
      { MissingBrace.explanation },
      { MissingBracket.explanation },
      { ExtraBrace.explanation },
      { NestingTooDeep.explanation },
    ]
  }
}

/// What is said of the codes that the compiler reports too.
extension Explanation {
  public static var missingBlock: Explanation { MissingBlock.explanation }
  public static var missingTarget: Explanation { MissingTarget.explanation }
  public static var nestingTooDeep: Explanation { NestingTooDeep.explanation }
}
