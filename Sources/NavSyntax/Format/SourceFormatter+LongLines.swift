import NavText

/// How a line is broken that is too long.
extension SourceFormatter {
  /// Prints tokens on one line. Where it gets too long, it breaks lists, then after `and` and `or`.
  mutating func printRun(upTo end: Int, followedBy tail: Int = 0) {
    /// Before this token the line need not be broken: it is in a list that fits.
    var flatEnd = cursor
    while cursor < end {
      if cursor >= flatEnd && tokens[cursor].kind == .leftBracket {
        let closer = tokens.partner(of: cursor)
        lines.printComments(before: tokens[cursor].range.start)
        if closer > cursor + 1
          && (lines.hasComment(before: tokens[closer].range.start)
            || !fits(upTo: nextBreak(from: closer, end), end, tail))
        {
          printBrokenList()
          continue
        }
        flatEnd = closer
      } else if cursor >= flatEnd && tokens.mayStartLine(cursor)
        && !fits(upTo: nextBreak(from: cursor, end), end, tail)
      {
        lines.startLine(.continuation)
      }
      printToken()
    }
  }

  /// The next token after `start` before which the line could be broken, or `end`.
  private func nextBreak(from start: Int, _ end: Int) -> Int {
    var index = start + 1
    while index < end && !tokens.mayStartLine(index) && tokens[index].kind != .leftBracket {
      index += 1
    }
    // A list breaks after its bracket.
    return index < end && tokens[index].kind == .leftBracket ? index + 1 : index
  }

  private func fits(upTo stop: Int, _ end: Int, _ tail: Int) -> Bool {
    var column = lines.column + tokens.width(cursor, stop)
    if lines.isAtStart && tokens.hasSpaceBefore(cursor) { column -= 1 }
    if stop >= end { column += tail }
    return column <= Self.lineLength
  }

  /// One element a line.
  private mutating func printBrokenList() {
    let closer = tokens.partner(of: cursor)
    printToken()
    lines.depth += 1
    while cursor < closer {
      lines.startLine(.element)
      printRun(upTo: endOfElement(closer), followedBy: 1)
      // The comma belongs before a comment that ends the line.
      if cursor < closer { printComma() }
    }
    lines.startLine(.element)
    lines.printComments(before: tokens[closer].range.start)
    lines.depth -= 1
    lines.startLine(.element)
    printToken()
  }

  private func endOfElement(_ closer: Int) -> Int {
    var index = cursor
    while index < closer && tokens[index].kind != .comma {
      switch tokens[index].kind {
      case .leftBracket, .leftParenthesis: index = tokens.partner(of: index) + 1
      default: index += 1
      }
    }
    return index
  }
}
