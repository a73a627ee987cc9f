import NavText

/// The lines of a `check`.
extension Parser {
  mutating func parseClaim() -> ID<ClaimSyntax> {
    let start = token.range.start
    let first = tree.phrases.end
    repeat {
      let phrase = parsePhrase()
      tree.phrases.append(phrase)
    } while continuesLine && at(.name) && grammarWords.isOfClaims(tokenName)
    return tree.claims.append(
      ClaimSyntax(
        phrases: IDRange(from: first, to: tree.phrases.end),
        range: SourceRange(Int(start), Int(previousEnd)), isBroken: isBroken))
  }

  private mutating func parsePhrase() -> PhraseSyntax {
    let start = token.range.start
    let firstWord = tree.words.end
    var count: CountSyntax?
    repeat {
      let word = takeWord()
      tree.words.append(word)
      if word.name == grammarWords.within { count = parseCountIfPresent() }
    } while continuesLine && at(.name) && grammarWords.isOfClaims(tokenName)
    let words = IDRange(from: firstWord, to: tree.words.end)
    var operands: [ExpressionItem] = []
    var end = previousEnd
    if continuesLine && startsExpression {
      repeat {
        operands.append(ExpressionItem(expression: parseExpression()))
        end = previousEnd
      } while continuesLine && goesOnAfterComma && eat(.comma)
    }
    return PhraseSyntax(
      words: words, count: count,
      operands: tree.expressionItems.append(contentsOf: operands),
      range: SourceRange(Int(start), Int(end)))
  }

  /// `2 taps`. The number alone is read too, for the compiler to say what is missing.
  private mutating func parseCountIfPresent() -> CountSyntax? {
    let start = token.range
    guard let number = parseSignedIntegerIfPresent() else { return nil }
    var unit: Word?
    if continuesLine && at(.name) && isUnit { unit = takeWord() }
    return CountSyntax(
      number: number, unit: unit, range: SourceRange(Int(start.start), Int(previousEnd)))
  }

  /// Whether what follows the name belongs to something else: `2 taps Cart`, but `2 visible == Cart`.
  private var isUnit: Bool {
    guard tokenName != grammarWords.not, !grammarWords.isOfClaims(tokenName), !ahead.startsLine
    else { return false }
    switch ahead.kind {
    case .name:
      return ![grammarWords.of, grammarWords.and, grammarWords.or, grammarWords.contains].contains(
        aheadName)
    case .quotedName, .leftParenthesis, .leftBracket, .string, .integer, .decimal: return true
    // A path has no blank before its dot.
    case .dot: return ahead.range.start > token.range.end
    default: return false
    }
  }

  /// `only taps, swipes`: the comma separates operands, unless the next line of the block begins after it.
  private var goesOnAfterComma: Bool {
    guard at(.comma), !ahead.startsLine else { return false }
    switch ahead.kind {
    case .name:
      if grammarWords.isOfClaims(aheadName) { return false }
      var lexer = Lexer(lexer.bytes)
      lexer.move(to: Int(ahead.range.end))
      return lexer.next().kind != .colon
    case .quotedName, .integer, .decimal, .string, .dot, .leftBracket, .leftParenthesis, .minus:
      return true
    default: return false
    }
  }
}
