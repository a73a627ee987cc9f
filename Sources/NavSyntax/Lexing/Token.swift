import NavText

/// What a token is. Words are not told apart here: no word is reserved. Blanks, line ends and comments may be between
/// any two tokens.
///
/// `word = letter { letter | digit }`
/// `letter = ? a to z, A to Z, _ and every character beyond ASCII that is not punctuation ?`
/// `digit = ? 0 to 9 ?`
/// `integer = digit { digit }`
/// `decimal = integer "." integer`
/// `string = '"' { ? any character of the line but " and \ ? | escape } '"'`
/// `escape = "\" ( '"' | "\" | "n" | "t" | "u{" hexadecimal { hexadecimal } "}" | "(" inner ")" )`
/// `inner = ? an expression on this line, without texts, lists and the signs * and / ?`
/// `hexadecimal = digit | ? a to f, A to F ?`
/// `comment = "//" { ? any character but a line end ? }`
public enum TokenKind: UInt8, Hashable, Sendable, CaseIterable {
  case name
  /// A name in backquotes, which is never taken for a clause word.
  case quotedName
  case integer
  case decimal
  case string
  case leftBrace
  case rightBrace
  case leftBracket
  case rightBracket
  case leftParenthesis
  case rightParenthesis
  case colon
  case comma
  case dot
  case ellipsis
  case arrow
  case assign
  case equal
  case notEqual
  case less
  case lessOrEqual
  case greater
  case greaterOrEqual
  case plus
  case minus
  case star
  case slash
  /// Bytes that start no token. The lexer has reported them.
  case unknown
  case endOfFile

  /// How messages call it.
  public var description: String {
    switch self {
    case .name, .quotedName: "a name"
    case .integer, .decimal: "a number"
    case .string: "a text"
    case .leftBrace: "'{'"
    case .rightBrace: "'}'"
    case .leftBracket: "'['"
    case .rightBracket: "']'"
    case .leftParenthesis: "'('"
    case .rightParenthesis: "')'"
    case .colon: "':'"
    case .comma: "','"
    case .dot: "'.'"
    case .ellipsis: "'...'"
    case .arrow: "'->'"
    case .assign: "'='"
    case .equal: "'=='"
    case .notEqual: "'!='"
    case .less: "'<'"
    case .lessOrEqual: "'<='"
    case .greater: "'>'"
    case .greaterOrEqual: "'>='"
    case .plus: "'+'"
    case .minus: "'-'"
    case .star: "'*'"
    case .slash: "'/'"
    case .unknown: "something unreadable"
    case .endOfFile: "the end of the file"
    }
  }
}

/// A token and where it is. Blanks and comments lie in the gaps between tokens.
public struct Token: Hashable, Sendable {
  /// What the lexer saw on its way, so that it need not be looked for again.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The first on its line: constructs end where a line does.
    public static let startsLine = Traits(rawValue: 1)
    /// A finished text of printable ASCII without escapes: what is between the quotes is its value.
    public static let isPlain = Traits(rawValue: 2)
    /// A finished text with an interpolation in it: `"\(count) items"`.
    public static let isInterpolated = Traits(rawValue: 4)
  }

  public let kind: TokenKind
  public let traits: Traits
  /// Where it starts, and above that where it ends. The parser hands a token on as soon as it is made, and what is read
  /// as a whole right after it was written in parts has to wait for the memory.
  private let place: UInt64

  init(kind: TokenKind, traits: Traits, range: SourceRange) {
    self.kind = kind
    self.traits = traits
    place = UInt64(range.start) | UInt64(range.end) &<< 32
  }

  public var range: SourceRange {
    SourceRange(
      Int(UInt32(truncatingIfNeeded: place)), Int(UInt32(truncatingIfNeeded: place &>> 32)))
  }

  public var startsLine: Bool { traits.contains(.startsLine) }
}
