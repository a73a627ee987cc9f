/// A JSON value (RFC 8259). Objects keep the order of their members.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number written without fraction and exponent that fits.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One `"key": value` of an object.
  public struct Member: Hashable, Sendable {
    public let key: String
    public let value: JSON
    /// Where the key is, if the value was read from a text. It is no part of what is said.
    public let place: SourceRange

    public init(_ key: String, _ value: JSON, at place: SourceRange = SourceRange(0, 0)) {
      self.key = key
      self.value = value
      self.place = place
    }

    public static func == (one: Member, other: Member) -> Bool {
      one.key == other.key && one.value == other.value
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  /// The value of a whole document. Refuses what RFC 8259 does, duplicate keys, and nesting
  /// deeper than 256.
  public static func parse(_ bytes: [UInt8]) throws(JSONProblem) -> JSON {
    var reader = JSONReader(bytes)
    return try reader.document()
  }

  /// The member called `key`, if this is an object that has one.
  public subscript(key: String) -> JSON? {
    members?.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The element at `index`, if this is an array that long.
  public subscript(index: Int) -> JSON? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Whether true or false, or nil for another kind of value. The accessors below do alike.
  public var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// A whole number, however it is written: `3`, `3.0` and `3e0` are equal to a JSON writer.
  public var int: Int? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): number.whole.flatMap { Int(exactly: $0) }
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// Any number, rounded if it is a large integer.
  public var double: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }

  public var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  public var array: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  public var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}

extension Double {
  /// The integer that this is. `Int64(exactly:)` would say the same, but needs the C library.
  var whole: Int64? {
    guard magnitude < 0x1p63 else { return nil }
    let whole = Int64(self)
    return Double(whole) == self ? whole : nil
  }
}

/// Why a text is not JSON, and at which byte.
public struct JSONProblem: Error, Hashable, Sendable {
  /// What is wrong at the offset.
  public enum Kind: Hashable, Sendable {
    case endOfText
    case noValue
    case noKey
    case noColon
    case noCommaOrBracket
    case noCommaOrBrace
    case textAfterEnd
    case malformedNumber
    case numberTooLarge
    case controlCharacter
    case malformedEscape
    case loneSurrogate
    case notUTF8
    case duplicateKey(String)
    case tooDeep
  }

  public let kind: Kind
  public let offset: Int

  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// One sentence without a full stop.
  public var message: String {
    switch kind {
    case .endOfText: "the JSON text ends too early"
    case .noValue: "a JSON value belongs here"
    case .noKey: "a key in double quotes belongs here"
    case .noColon: "a ':' belongs between a key and its value"
    case .noCommaOrBracket: "a ',' or ']' belongs after an element"
    case .noCommaOrBrace: "a ',' or '}' belongs after a member"
    case .textAfterEnd: "only one JSON value is allowed here"
    case .malformedNumber: "this is not a JSON number"
    case .numberTooLarge: "this number is too large"
    case .controlCharacter: "a control character in a string must be written with '\\'"
    case .malformedEscape: "JSON has no such escape"
    case .loneSurrogate: "this escape is half of a surrogate pair"
    case .notUTF8: "this is not UTF-8"
    case .duplicateKey(let key): "the key '\(key)' is given twice"
    case .tooDeep: "this is nested deeper than \(JSONReader.deepest) levels"
    }
  }
}
