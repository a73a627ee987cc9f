import NavText

/// `\(expression)` in a text. It ends at the parenthesis that closes it, on the same line.
enum Interpolation {
  /// Where an interpolation ends that begins with the backslash at `start`; nil where it holds what no expression in a
  /// text can.
  static func end(in bytes: [UInt8], at start: Int) -> Int? {
    var offset = start + 2
    var open = 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return offset + 1 }
      // A text would end the one that it is in.
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: " "),
        UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "`"), 0x80...:
        break
      case UInt8(ascii: "!")
      where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "="):
        break
      default: return nil
      }
      offset += 1
    }
    return nil
  }

  /// The interpolations of a finished text, from backslash to parenthesis.
  static func all(in bytes: [UInt8], of text: SourceRange) -> [SourceRange] {
    var found: [SourceRange] = []
    var offset = Int(text.start) + 1
    while offset < Int(text.end) - 1 {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      if bytes[offset + 1] == UInt8(ascii: "("), let end = end(in: bytes, at: offset) {
        found.append(SourceRange(offset, end))
        offset = end
      } else {
        offset += 2
      }
    }
    return found
  }
}

extension Parser {
  /// A text, with what is shown in it: its pieces in order, of which the expressions stand between texts.
  mutating func parseText() -> ID<ExpressionSyntax> {
    guard token.traits.contains(.isInterpolated) else {
      let range = token.range
      return expression(.text(takeText().value), range)
    }
    let whole = token
    let (next, nextName) = (ahead, aheadName)
    var pieces: [ExpressionItem] = []
    var textStart = Int(whole.range.start) + 1
    for hole in Interpolation.all(in: lexer.bytes, of: whole.range) {
      appendText(from: textStart, to: Int(hole.start), to: &pieces)
      pieces.append(ExpressionItem(expression: parseInterpolation(hole)))
      textStart = Int(hole.end)
    }
    appendText(from: textStart, to: Int(whole.range.end) - 1, to: &pieces)
    token = whole
    (ahead, aheadName) = (next, nextName)
    advance()
    let items = tree.expressionItems.append(contentsOf: pieces)
    return expression(.joined(items), whole.range)
  }

  private mutating func appendText(
    from start: Int, to end: Int, to pieces: inout [ExpressionItem]
  ) {
    guard start < end else { return }
    let value = StringLiteral.name(lexer.bytes, from: start, to: end, &names)
    pieces.append(ExpressionItem(expression: expression(.text(value), SourceRange(start, end))))
  }

  /// What is between the parentheses, of which the last token is the closing one.
  private mutating func parseInterpolation(_ hole: SourceRange) -> ID<ExpressionSyntax> {
    let inside = SourceRange(Int(hole.start) + 2, Int(hole.end) - 1)
    lexer.move(to: Int(inside.start))
    textEnd = hole.end
    defer { textEnd = .max }
    readNext()
    advance()
    guard token.range.start < inside.end else {
      report(MissingValue.after("'\\('"), hole)
      return missing()
    }
    openBrackets += 1
    defer { openBrackets -= 1 }
    let value = startsExpression ? parseExpression() : parsePrimary()
    if token.range.start < inside.end {
      report(UnexpectedToken.afterMember(stray, []), token.range)
    }
    return value
  }
}
