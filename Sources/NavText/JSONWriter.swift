/// Writes a JSON document piece by piece, so that a big one needs no tree.
///
///     var writer = JSONWriter(.compact)
///     writer.beginObject()
///     writer.member("name", "Checkout")
///     writer.key("stack")
///     writer.beginArray()
///     writer.value(1)
///     writer.endArray()
///     writer.endObject()
///
/// Commas, line ends and indentation come by themselves. Documents written one after another are
/// on lines of their own, as JSON Lines wants.
public struct JSONWriter: Sendable {
  /// For people, or as short as can be.
  public enum Style: Sendable {
    case compact
    /// Every element and member on a line of its own, two spaces deeper than what holds it.
    case pretty
  }

  private enum Position {
    case atStart
    case afterKey
    case afterValue
  }

  public private(set) var bytes: [UInt8] = []
  private let style: Style
  private var depth = 0
  private var position = Position.atStart

  /// An empty text.
  public init(_ style: Style = .compact) {
    self.style = style
  }

  /// All that was written.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Opens a value of members, each begun by `key` or written by `member`.
  public mutating func beginObject() { begin("{") }
  /// Closes the object opened last.
  public mutating func endObject() { end("}") }
  /// Opens a value of elements.
  public mutating func beginArray() { begin("[") }
  /// Closes the array opened last.
  public mutating func endArray() { end("]") }

  /// Begins a member; its value must follow.
  public mutating func key(_ key: String) {
    startValue()
    quote(key.utf8.span)
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty {
      bytes.append(UInt8(ascii: " "))
    }
    position = .afterKey
  }

  /// Writes a whole value: an element, the value of a member, or a document.
  public mutating func value(_ value: some JSONWritable) {
    value.write(to: &self)
  }

  /// Writes a key and its value.
  public mutating func member(_ key: String, _ value: some JSONWritable) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a name as a string.
  public mutating func value(_ name: Name, _ names: NameTable) {
    startValue()
    quote(names.utf8(of: name).span)
  }

  /// Writes a value that was written by another writer.
  public mutating func value(written bytes: [UInt8]) {
    startValue()
    self.bytes.append(contentsOf: bytes.span)
  }

  /// Writes the value `null`.
  public mutating func null() {
    literal("null")
  }

  fileprivate mutating func literal(_ text: String) {
    startValue()
    bytes.append(contentsOf: text.utf8)
  }

  fileprivate mutating func integer(_ integer: Int) {
    startValue()
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = integer.magnitude
    let first = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[first...].reverse()
  }

  fileprivate mutating func string(_ text: String) {
    startValue()
    quote(text.utf8.span)
  }

  private mutating func begin(_ bracket: Unicode.Scalar) {
    startValue()
    bytes.append(UInt8(ascii: bracket))
    depth += 1
    position = .atStart
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    depth -= 1
    if position == .afterValue {
      newline()
    }
    bytes.append(UInt8(ascii: bracket))
    position = .afterValue
  }

  /// Writes what must be between the last piece and a value or key.
  private mutating func startValue() {
    switch position {
    case .atStart where depth > 0:
      newline()
    case .afterValue where depth > 0:
      bytes.append(UInt8(ascii: ","))
      newline()
    case .afterValue:
      bytes.append(UInt8(ascii: "\n"))
    case .atStart, .afterKey:
      break
    }
    position = .afterValue
  }

  private mutating func newline() {
    guard style == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }

  /// What turns the direction of text is escaped too: JSON is read by people as well, and by what shows it to them.
  private mutating func quote(_ text: Span<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    if text.isPrintable {
      var start = 0
      for index in text.indices {
        let byte = text[index]
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
        bytes.append(contentsOf: text.extracting(start..<index))
        escape(Unicode.Scalar(byte))
        start = index + 1
      }
      bytes.append(contentsOf: text.extracting(start..<text.count))
    } else {
      var copy: [UInt8] = []
      for index in text.indices { copy.append(text[index]) }
      writeVisibly(String(decoding: copy, as: UTF8.self))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeVisibly(_ text: String) {
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value), scalar.isASCII else {
        if scalar.isObeyed {
          let digits = String(scalar.value, radix: 16)
          bytes.append(contentsOf: "\\u".utf8)
          for _ in digits.utf8.count..<4 { bytes.append(UInt8(ascii: "0")) }
          bytes.append(contentsOf: digits.utf8)
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): escape(Unicode.Scalar(byte))
      case 0x08: escape("b")
      case 0x09: escape("t")
      case 0x0A: escape("n")
      case 0x0C: escape("f")
      case 0x0D: escape("r")
      case 0..<0x20: escapeHex(byte)
      default: bytes.append(byte)
      }
    }
  }

  private mutating func escape(_ letter: Unicode.Scalar) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(UInt8(ascii: letter))
  }

  private mutating func escapeHex(_ byte: UInt8) {
    let digits = String(byte, radix: 16)
    bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
    bytes.append(contentsOf: digits.utf8)
  }
}

/// What can be written as one JSON value.
public protocol JSONWritable {
  /// Writes exactly one value.
  func write(to writer: inout JSONWriter)
}

extension String: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.string(self)
  }
}

extension Bool: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.literal(self ? "true" : "false")
  }
}

extension Int: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.integer(self)
  }
}

extension Double: JSONWritable {
  /// A whole number without point, any other as the shortest digits that read back as itself. JSON
  /// has no infinity and no NaN; they become null, as in JavaScript.
  public func write(to writer: inout JSONWriter) {
    if let whole {
      writer.literal(String(whole))
    } else {
      writer.literal(isFinite ? description : "null")
    }
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    if let self {
      self.write(to: &writer)
    } else {
      writer.null()
    }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in self {
      element.write(to: &writer)
    }
    writer.endArray()
  }
}

extension JSON: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let bool): bool.write(to: &writer)
    case .integer(let integer): integer.write(to: &writer)
    case .number(let number): number.write(to: &writer)
    case .string(let string): string.write(to: &writer)
    case .array(let elements): elements.write(to: &writer)
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.member(member.key, member.value)
      }
      writer.endObject()
    }
  }
}
