import NavText

/// Guesses which lines want a `{` at their end, from the indentation that people write without thinking: what follows
/// is indented deeper, and a `}` is below the line's first word.
///
/// Looked for only when a brace is too many, so that sound files pay nothing.
struct UnopenedBrace {
  /// The first and the last token of the line.
  private(set) var header: SourceRange
  /// Where the brace belongs: at the end of the line, or in place of a colon that ends it.
  private(set) var place: SourceRange
  /// The brace that closes the block.
  private(set) var closer: SourceRange
  /// An `if` without a block, or an unclosed text with the brace in it, is reported where it is read.
  private(set) var isReportedElsewhere = false

  /// In the order of the braces that close them.
  static func find(in bytes: [UInt8]) -> [UnopenedBrace] {
    var found: [UnopenedBrace] = []
    /// Headers whose block is not over, the columns of which grow.
    var open: [(column: Int, header: UnopenedBrace, hidesBrace: Bool)] = []
    var line = Line()
    var brackets = 0
    var lexer = Lexer(bytes)
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.startsLine && brackets == 0 {
        let column = UnclosedBrace.indentation(bytes, at: token.range.start)
        if column > line.column, let header = line.header, token.kind != .leftBrace {
          open.append((line.column, header, bytes.isOpenText(header.header)))
        }
        while let last = open.last, last.column >= column {
          open.removeLast()
          guard token.kind == .rightBrace && last.column == column else { continue }
          var header = last.header
          header.closer = token.range
          header.isReportedElsewhere =
            last.hidesBrace || ["if", "else"].contains { bytes.spell($0, header.header.start) }
          found.append(header)
        }
        line = Line(column: column, first: token)
      }
      switch token.kind {
      case .leftBracket, .leftParenthesis: brackets += 1
      case .rightBracket, .rightParenthesis: brackets = max(0, brackets - 1)
      default: break
      }
      line.add(token)
    }
    return found
  }

  /// What matters of one line.
  private struct Line {
    var column = Int.max
    var first: Token?
    /// How many tokens it has, as far as that matters.
    private var count = 0
    private var last: Token?
    /// Whether the second token is a colon.
    private var isAttribute = false
    /// How many of its braces are open at its end.
    private var openCount = 0

    init() {}

    init(column: Int, first: Token) {
      self.column = column
      self.first = first
    }

    mutating func add(_ token: Token) {
      count += 1
      last = token
      if count == 2 { isAttribute = token.kind == .colon }
      if token.kind == .leftBrace { openCount += 1 }
      if token.kind == .rightBrace { openCount -= 1 }
    }

    /// What a brace may be missing behind: a line that begins with a word, and neither is an attribute nor opens a block.
    var header: UnopenedBrace? {
      guard let first, let last, first.kind == .name || first.kind == .arrow, !isAttribute,
        openCount <= 0
      else { return nil }
      switch last.kind {
      case .name, .quotedName, .string, .integer, .rightBracket:
        let end = Int(last.range.end)
        return UnopenedBrace(
          header: SourceRange(from: first.range, to: last.range), place: SourceRange(end, end),
          closer: last.range)
      case .colon:
        let header = SourceRange(Int(first.range.start), Int(last.range.start))
        return UnopenedBrace(header: header, place: last.range, closer: last.range)
      default: return nil
      }
    }
  }
}

extension [UInt8] {
  /// Whether `word` is at `offset`.
  fileprivate func spell(_ word: String, _ offset: UInt32) -> Bool {
    self[Int(offset)...].starts(with: word.utf8)
  }

  /// Whether a line ends in a brace that is no token of it, and so is part of an unclosed text.
  fileprivate func isOpenText(_ line: SourceRange) -> Bool {
    self[Int(line.end) - 1] == UInt8(ascii: "{")
  }
}
