/// Which problems a problem may explain, and which may explain it. This is all that `CascadeFilter` knows of one.
public struct Cascade: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  // MARK: What it may explain

  /// What begins here may have been meant as a line of the block around it.
  public static let isMisread = Cascade(rawValue: 1 << 0)
  /// The construct that begins here may declare any name in it.
  public static let mayDeclare = Cascade(rawValue: 1 << 1)
  /// The line may declare any name in it.
  public static let lineMayDeclare = Cascade(rawValue: 1 << 2)
  /// The first word tells whether a line or a construct was meant.
  public static let opensWithWord = Cascade(rawValue: 1 << 3)
  /// Blocks of the file aren't what they look like: nothing but its syntax can be judged.
  public static let hidesShape = Cascade(rawValue: 1 << 4)
  /// The same if the last byte is a brace.
  public static let mayHideBrace = Cascade(rawValue: 1 << 5)
  /// The line lacks the brace that would open its block.
  public static let lacksBrace = Cascade(rawValue: 1 << 6)
  /// Something required is missing or unknown, which explains surplus tokens on the line.
  public static let explainsSurplus = Cascade(rawValue: 1 << 7)
  /// A list has no brackets, so its comma began another member.
  public static let lacksBrackets = Cascade(rawValue: 1 << 8)
  public static let lacksPrimary = Cascade(rawValue: 1 << 9)

  // MARK: What may explain it

  /// Found by the parser, not by the compiler.
  public static let isSyntax = Cascade(rawValue: 1 << 16)
  /// Never left out.
  public static let isCause = Cascade(rawValue: 1 << 17)
  /// For a name that something misread may declare.
  public static let needsDeclaration = Cascade(rawValue: 1 << 18)
  /// The same for any name.
  public static let needsAnyDeclaration = Cascade(rawValue: 1 << 19)
  /// A block lacks a line, which may be there and misread.
  public static let lacksMember = Cascade(rawValue: 1 << 20)
  /// Something is too much on its line.
  public static let isSurplus = Cascade(rawValue: 1 << 21)
  /// It may be the second value of a list without brackets.
  public static let mayBeListed = Cascade(rawValue: 1 << 22)
  public static let followsMissingBrace = Cascade(rawValue: 1 << 23)
  public static let followsMissingPrimary = Cascade(rawValue: 1 << 24)

  /// Most problems of the parser: the line at hand can't be trusted.
  public static let ofSyntax: Cascade = [.isSyntax, .isMisread, .lineMayDeclare]
}
