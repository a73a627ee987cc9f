/// An expression of a generated UI test: members, calls and subscripts one behind the other, or a literal.
public indirect enum UITestExpression: Hashable {
  case text(String)
  case number(Double)
  /// `.any`
  case word(String)
  case chain([Link])

  public enum Link: Hashable {
    case member(String)
    case call(String, [Self.Argument])
    case key(String)

    public typealias Argument = UITestExpression
  }

  /// Nil for what no generated test says.
  public init?(_ source: some StringProtocol) {
    var reader = Reader(rest: Substring(source))
    guard let expression = reader.expression(), reader.isAtEnd else { return nil }
    self = expression
  }
}

private struct Reader {
  var rest: Substring

  var isAtEnd: Bool { rest.isEmpty }

  mutating func expression() -> UITestExpression? {
    guard let first = rest.first else { return nil }
    if first == "\"" { return text().map { .text($0) } }
    if first.isNumber || first == "-" { return number().map { .number($0) } }
    if take(".") { return name().map { .word($0) } }
    var links: [UITestExpression.Link] = []
    repeat {
      guard let name = name() else { return nil }
      if take("(") {
        guard let arguments = arguments() else { return nil }
        links.append(.call(name, arguments))
      } else {
        links.append(.member(name))
      }
      while take("[") {
        guard let key = text(), take("]") else { return nil }
        links.append(.key(key))
      }
      // What follows an optional is the same thing for a test.
      _ = take("!") || take(" as? String")
    } while take(".")
    return .chain(links)
  }

  private mutating func arguments() -> [UITestExpression]? {
    var arguments: [UITestExpression] = []
    while !take(")") {
      let before = rest
      if name() == nil || !take(": ") { rest = before }
      guard let argument = expression() else { return nil }
      arguments.append(argument)
      _ = take(", ")
    }
    return arguments
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func name() -> String? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest.removeFirst(name.count)
    return name.isEmpty ? nil : String(name)
  }

  private mutating func number() -> Double? {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    rest.removeFirst(digits.count)
    return Double(digits)
  }

  /// A literal as Swift reads it.
  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        guard let escaped = escaped() else { return nil }
        text.append(escaped)
      default: text.append(character)
      }
    }
    return nil
  }

  private mutating func escaped() -> Character? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u":
      guard take("{") else { return nil }
      let digits = rest.prefix { $0 != "}" }
      rest.removeFirst(digits.count)
      guard take("}"), let number = UInt32(digits, radix: 16) else { return nil }
      return Unicode.Scalar(number).map { Character($0) }
    case let character: return character
    }
  }
}
