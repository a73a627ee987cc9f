/// Builds the value of a JSON document by recursive descent.
struct JSONReader {
  static let deepest = 256

  private var scanner: JSONScanner
  private var depth = 0

  /// Keys repeat from object to object: each is made a String once.
  private var keys = NameTable()
  private var keyTexts = [""]
  /// The keys of the objects being read, those of the innermost last.
  private var openKeys: [(key: Name, offset: Int)] = []
  /// For every key, the last object found to have it. Objects are numbered as they end.
  private var lastObject = [0]
  private var objectCount = 0

  init(_ bytes: [UInt8]) {
    scanner = JSONScanner(bytes)
  }

  mutating func document() throws(JSONProblem) -> JSON {
    scanner.skipByteOrderMark()
    scanner.skipBlanks()
    let value = try value()
    guard scanner.isAtEnd else { throw scanner.problem(.textAfterEnd) }
    return value
  }

  /// Reads a value and the blanks after it.
  private mutating func value() throws(JSONProblem) -> JSON {
    guard let byte = scanner.peek() else { throw scanner.problem(.endOfText) }
    let value: JSON
    switch byte {
    case UInt8(ascii: "{"):
      value = .object(try members())
    case UInt8(ascii: "["):
      value = .array(try elements())
    case UInt8(ascii: "\""):
      value = .string(String(decoding: try scanner.string(), as: UTF8.self))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      value = try scanner.number()
    case UInt8(ascii: "t") where scanner.eat(word: "true"):
      value = .bool(true)
    case UInt8(ascii: "f") where scanner.eat(word: "false"):
      value = .bool(false)
    case UInt8(ascii: "n") where scanner.eat(word: "null"):
      value = .null
    default:
      throw scanner.problem(.noValue)
    }
    scanner.skipBlanks()
    return value
  }

  private mutating func elements() throws(JSONProblem) -> [JSON] {
    try open("[")
    var elements: [JSON] = []
    if !scanner.eat("]") {
      repeat {
        elements.append(try value())
      } while try goesOn(until: "]", .noCommaOrBracket)
    }
    depth -= 1
    return elements
  }

  private mutating func members() throws(JSONProblem) -> [JSON.Member] {
    try open("{")
    var members: [JSON.Member] = []
    let firstKey = openKeys.count
    if !scanner.eat("}") {
      repeat {
        let (key, place) = try key()
        members.append(JSON.Member(key, try value(), at: place))
      } while try goesOn(until: "}", .noCommaOrBrace)
    }
    try closeKeys(from: firstKey)
    depth -= 1
    return members
  }

  private mutating func open(_ bracket: Unicode.Scalar) throws(JSONProblem) {
    guard depth < Self.deepest else { throw scanner.problem(.tooDeep) }
    depth += 1
    _ = scanner.eat(bracket)
    scanner.skipBlanks()
  }

  /// Eats the comma before another element, or the bracket after the last.
  private mutating func goesOn(
    until bracket: Unicode.Scalar, _ kind: JSONProblem.Kind
  ) throws(JSONProblem) -> Bool {
    if scanner.eat(bracket) { return false }
    guard scanner.eat(",") else { throw scanner.problem(kind) }
    scanner.skipBlanks()
    return true
  }

  /// Reads a key, the colon after it, and the blanks around that.
  private mutating func key() throws(JSONProblem) -> (text: String, place: SourceRange) {
    let start = scanner.offset
    guard scanner.peek() == UInt8(ascii: "\"") else { throw scanner.problem(.noKey) }
    let text = try scanner.string()
    let place = SourceRange(start, scanner.offset)
    let key = keys.intern(text.span, 0, text.count)
    if Int(key.index) == keyTexts.count {
      keyTexts.append(keys[key])
      lastObject.append(0)
    }
    openKeys.append((key, start))
    scanner.skipBlanks()
    guard scanner.eat(":") else { throw scanner.problem(.noColon) }
    scanner.skipBlanks()
    return (keyTexts[Int(key.index)], place)
  }

  /// Refuses a key given twice. Done when an object ends, because by then the objects inside it,
  /// which may have the same keys, are done with.
  private mutating func closeKeys(from firstKey: Int) throws(JSONProblem) {
    objectCount += 1
    for (key, offset) in openKeys[firstKey...] {
      let index = Int(key.index)
      guard lastObject[index] != objectCount else {
        throw JSONProblem(.duplicateKey(keyTexts[index]), at: offset)
      }
      lastObject[index] = objectCount
    }
    openKeys.removeLast(openKeys.count - firstKey)
  }
}
