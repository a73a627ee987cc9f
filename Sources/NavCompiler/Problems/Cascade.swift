import NavSyntax

/// What a problem may explain, and what may explain it. `CascadeFilter` reads nothing else of problems.
struct Cascade: OptionSet {
  let rawValue: UInt32

  // MARK: What it may explain

  /// What begins here may have been meant as a line of the block around it.
  static let isMisread = Cascade(rawValue: 1 << 0)
  /// The construct that begins here may declare any name in it.
  static let mayDeclare = Cascade(rawValue: 1 << 1)
  /// The line may declare any name in it.
  static let lineMayDeclare = Cascade(rawValue: 1 << 2)
  /// The first word tells whether a line or a construct was meant.
  static let opensWithWord = Cascade(rawValue: 1 << 3)
  /// Blocks of the file aren't what they look like: nothing but its syntax can be judged.
  static let hidesShape = Cascade(rawValue: 1 << 4)
  /// The same if the last byte is a brace.
  static let mayHideBrace = Cascade(rawValue: 1 << 5)
  /// The line lacks the brace that would open its block.
  static let lacksBrace = Cascade(rawValue: 1 << 6)
  /// Something necessary is missing or unknown, which explains what is too much on the line.
  static let explainsSurplus = Cascade(rawValue: 1 << 7)
  /// A list has no brackets, so its comma began another member.
  static let lacksBrackets = Cascade(rawValue: 1 << 8)
  static let lacksPrimary = Cascade(rawValue: 1 << 9)

  // MARK: What may explain it

  /// Found by the parser, not by the compiler.
  static let isSyntax = Cascade(rawValue: 1 << 16)
  /// Never left out.
  static let isCause = Cascade(rawValue: 1 << 17)
  /// For a name that something misread may declare.
  static let needsDeclaration = Cascade(rawValue: 1 << 18)
  /// The same for any name.
  static let needsAnyDeclaration = Cascade(rawValue: 1 << 19)
  /// A block lacks a line, which may be there and misread.
  static let lacksMember = Cascade(rawValue: 1 << 20)
  /// Something is too much on its line.
  static let isSurplus = Cascade(rawValue: 1 << 21)
  /// It may be the second value of a list without brackets.
  static let mayBeListed = Cascade(rawValue: 1 << 22)
  static let followsMissingBrace = Cascade(rawValue: 1 << 23)
  static let followsMissingPrimary = Cascade(rawValue: 1 << 24)

  /// Most problems of the parser: the line at hand can't be trusted.
  static let ofSyntax: Cascade = [.isSyntax, .isMisread, .lineMayDeclare]
}

extension SyntaxProblem {
  var cascade: Cascade {
    switch self {
    case .missingBrace, .unopenedBrace: [.isSyntax, .isCause, .hidesShape, .lacksBrace]
    case .extraBrace: [.isSyntax, .isCause, .hidesShape]
    case .unfinishedMerge: [.isSyntax, .hidesShape]
    case .unterminatedString: [.ofSyntax, .mayHideBrace]
    case .missing(.block, _, _): [.ofSyntax, .followsMissingBrace]
    default: .ofSyntax
    }
  }
}
