import NavText

/// Guesses where a missing brace belongs, from the indentation that people write without thinking.
///
/// Looked for only when a brace is missing, so that sound files pay nothing.
struct UnclosedBrace {
  let opener: SourceRange
  /// The first line inside the block that starts no further right than the line that opened it, or else the brace of
  /// another block that closes it.
  let line: SourceRange

  static func find(in bytes: [UInt8]) -> UnclosedBrace? {
    struct Open {
      let range: SourceRange
      let column: Int
      var suspect: SourceRange?
    }
    var open: [Open] = []
    var misused: UnclosedBrace?
    var lexer = Lexer(bytes)
    var column = 0
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.startsLine { column = indentation(bytes, at: token.range.start) }
      if token.kind == .rightBrace {
        // Closed by a brace that was meant for a block around it.
        if let last = open.popLast(), token.startsLine, column < last.column, misused == nil {
          misused = UnclosedBrace(opener: last.range, line: last.suspect ?? token.range)
        }
      } else if token.startsLine, let last = open.indices.last, open[last].suspect == nil,
        column <= open[last].column
      {
        open[last].suspect = token.range
      }
      if token.kind == .leftBrace {
        open.append(Open(range: token.range, column: column, suspect: nil))
      }
    }
    if let misused { return misused }
    // A later suspect may be the consequence of an earlier one.
    guard let found = open.first(where: { $0.suspect != nil }), let line = found.suspect else {
      return nil
    }
    return UnclosedBrace(opener: found.range, line: line)
  }

  /// How far the line of the token at `offset` is indented. Only the blanks before the token are looked at.
  static func indentation(_ bytes: [UInt8], at offset: UInt32) -> Int {
    var start = Int(offset)
    while start > 0
      && (bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t"))
    {
      start -= 1
    }
    return Int(offset) - start
  }
}
