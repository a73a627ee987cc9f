import NavTesting

/// Writes sources that follow the grammar, but not any style: blanks, line ends and comments are wherever they may.
struct UnstyledSource {
  private var random: SeededRandom
  private var text = ""
  private var depth = 0

  init(_ random: SeededRandom) {
    self.random = random
  }

  mutating func source() -> String {
    text = chance(10) ? "\u{FEFF}" : ""
    blanks()
    for _ in 0..<below(6) {
      member()
      end()
    }
    return text
  }

  /// The same text with a few pieces taken out, doubled, exchanged or put in.
  mutating func mutated(_ original: String) -> String {
    var scalars = Array(original.unicodeScalars)
    for _ in 0...below(3) where scalars.count > 4 {
      let start = below(scalars.count - 1)
      let end = min(scalars.count, start + 1 + below(6))
      switch below(4) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: below(scalars.count))
      case 2: scalars.insert(contentsOf: pick(Self.pieces).unicodeScalars, at: start)
      default: scalars.swapAt(start, below(scalars.count))
      }
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: scalars)
    return result
  }

  private static let pieces = [
    "{", "}", "[", "]", "(", ")", ",", ":", ".", "->", "=", "==", "-", "...", "\n", "\r", " ", "//",
    "///", "\"", "`", " else ", " if ", " var ", " with ", " when ", " of ", " and ", " not ", " .",
    ". ", "1", "{}", "\n\n",
  ]
  private static let names = [
    "scene", "title", "A", "Cart", "é", "when", "with", "as", "on", "of", "and", "or", "not",
    "contains", "else", "if", "var", "expect", "constraint", "`if`", "`else`", "`with`",
    "aNameThatIsQuiteLongAndFillsTheLine",
  ]

  // MARK: Chance

  private mutating func below(_ count: Int) -> Int { random.below(count) }

  private mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  private mutating func pick(_ choices: [String]) -> String { random.pick(choices) }

  // MARK: Blanks

  private mutating func newline() { text += pick(["\n", "\n", "\n", "\r\n", "\r"]) }

  private mutating func comment() {
    text += pick(["// note", "//x", "/// doc", "////", "// trailing  ", "//", "/// ", "// é\t"])
    newline()
  }

  /// Between tokens that may be on different lines.
  private mutating func blanks() {
    text += " "
    while chance(25) {
      if chance(40) { comment() } else { newline() }
      text += pick(["", " ", "\t", "    "])
    }
  }

  private mutating func space() { text += pick([" ", " ", "  ", "\t"]) }

  private mutating func token(_ spelling: String) {
    space()
    text += spelling
  }

  /// The end of a member.
  private mutating func end() {
    switch below(6) {
    case 0: text += ", "
    case 1:
      blanks()
      text += ","
      blanks()
    default:
      space()
      if chance(20) { comment() } else { newline() }
      blanks()
    }
  }

  // MARK: Members

  private mutating func name() {
    token(chance(70) ? pick(["a", "b", "Cart", "title", "World"]) : pick(Self.names))
  }

  private mutating func safeName() {
    token(pick(["a", "b", "Cart", "`when`", "é1", "aNameThatIsQuiteLongAndFillsTheLine"]))
  }

  private mutating func member() {
    switch below(14) {
    case 0, 1:
      safeName()
      token(":")
      expression()
    case 2: variable()
    case 3 where depth < 4: branch()
    case 4: assertion()
    case 5:
      safeName()
      token("=")
      expression()
    case 6, 7: connection()
    default: item()
    }
  }

  private mutating func item() {
    token(pick(["scene", "button", "on", "tab", "toolbar", "left", "else", "`else`"]))
    if chance(60) {
      safeName()
      if chance(30) {
        token(":")
        path()
      }
    }
    if chance(30) { token(pick(["\"Pay\"", "\"a // b\"", "\"\\u{e9} \\\"\"", "\"\""])) }
    if chance(20) {
      token(".")
      name()
    }
    if chance(15) { token("12") } else if chance(15) { list() }
    clauses()
    if chance(25) { connection() } else { blockIfAny(60) }
  }

  private mutating func connection() {
    token("->")
    if chance(60) { token(pick(["show", "present", "action"])) }
    if chance(25) {
      token("[")
      for index in 0...below(4) {
        if index > 0 { token(",") }
        blanks()
        path()
        blanks()
      }
      if chance(20) { token(",") }
      token("]")
    } else {
      path()
    }
    clauses()
    blockIfAny(40)
  }

  private mutating func clauses() {
    if chance(20) { token("as \"id\"") }
    if chance(10) { token("on \"iPhone 15\"") }
    if chance(25) {
      token("when")
      expression()
    }
    guard chance(20) else { return }
    token("with")
    for index in 0...below(3) {
      // After a comma that ends the line the next member would begin.
      if index > 0 { token(",") }
      safeName()
      if chance(50) {
        token(":")
        expression()
      }
    }
  }

  private mutating func variable() {
    token("var")
    safeName()
    token(":")
    if chance(50) {
      path()
    } else {
      if chance(50) { token("-") }
      token("0")
      token("...")
      if chance(30) { token("-") }
      token("5")
    }
    if chance(50) {
      token("=")
      expression()
    }
  }

  private mutating func branch() {
    token("if")
    expression()
    block()
    while chance(30) {
      blanks()
      token("else if")
      expression()
      block()
    }
    if chance(40) {
      blanks()
      token("else")
      block()
    }
  }

  private mutating func assertion() {
    token(pick(["expect", "constraint"]))
    if chance(30) {
      safeName()
      token(":")
    }
    expression()
    blockIfAny(30)
  }

  private mutating func blockIfAny(_ percent: Int) {
    if depth < 4 && chance(percent) { block() }
  }

  private mutating func block() {
    token("{")
    depth += 1
    if chance(60) { blanks() }
    for _ in 0..<below(5) {
      member()
      end()
    }
    if chance(50) {
      member()
      space()
    }
    depth -= 1
    token("}")
  }

  // MARK: Expressions

  private mutating func path() {
    safeName()
    while chance(20) {
      // A dot that does not touch the name before it would start a system item.
      text += "."
      if chance(50) { space() }
      text += pick(["a", "b", "`when`", "é1"])
    }
  }

  private mutating func expression(_ level: Int = 0) {
    comparison(level)
    while level < 3 && chance(25) {
      token(pick(["and", "or"]))
      if chance(30) { blanks() }
      comparison(level)
    }
  }

  private mutating func comparison(_ level: Int) {
    while chance(12) { token("not") }
    sum(level)
    guard level < 3 && chance(25) else { return }
    token(pick(["==", "!=", "<", "<=", ">", ">=", "contains"]))
    sum(level)
  }

  private mutating func sum(_ level: Int) {
    if chance(10) { token("-") }
    operand(level)
    while level < 3 && chance(15) {
      token(pick(["+", "-", "*", "/"]))
      if chance(10) { token("-") }
      operand(level)
    }
  }

  private mutating func operand(_ level: Int) {
    switch below(level < 3 ? 9 : 5) {
    case 0: token("12")
    case 1: token("0.50")
    case 2: token("\"text, of some { length }\"")
    case 3:
      token(".")
      safeName()
    case 4, 5: path()
    case 6:
      path()
      token("of")
      path()
    case 7: list(level)
    default:
      token("(")
      expression(level + 1)
      blanks()
      token(")")
    }
  }

  private mutating func list(_ level: Int = 1) {
    token("[")
    if chance(20) { blanks() }
    for index in 0..<below(6) {
      if index > 0 { token(",") }
      if chance(20) { blanks() }
      expression(level + 1)
      if chance(20) { blanks() }
    }
    token("]")
  }
}
