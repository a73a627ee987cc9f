import NavText

/// Guesses which braces close a block that was to go on, from the indentation that people write without thinking: each
/// is further right than the line that opened the block.
///
/// Looked for only when a brace is too many, so that sound files pay nothing.
enum UnmatchedBrace {
  /// In their order; none where the lines are indented in another way.
  static func find(in bytes: [UInt8]) -> [SourceRange] {
    var found: [SourceRange] = []
    /// The columns of the lines that opened the blocks around.
    var open: [Int] = []
    var column = 0
    var lexer = Lexer(bytes)
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.startsLine { column = UnclosedBrace.indentation(bytes, at: token.range.start) }
      if token.kind == .leftBrace { open.append(column) }
      guard token.kind == .rightBrace else { continue }
      guard let opener = open.last else { return [] }
      if token.startsLine && column > opener {
        found.append(token.range)
      } else if token.startsLine && column < opener {
        return []
      } else {
        open.removeLast()
      }
    }
    return open.isEmpty ? found : []
  }
}
