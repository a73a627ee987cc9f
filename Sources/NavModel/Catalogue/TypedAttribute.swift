import NavText

/// An attribute with the type of its values, and the value that holds where none is written.
///
/// `program[attributes, .borderStyle]` is a `BorderStyle`. A value that follows the state is read by the simulator; here it
/// counts as not written.
public struct TypedAttribute<Value: AttributeReadable>: Sendable {
  public let key: AttributeKey
  public let fallback: Value

  @inlinable public init(_ key: AttributeKey, else fallback: Value) {
    self.key = key
    self.fallback = fallback
  }
}

extension Program {
  /// What these attributes say, or what holds where they say nothing.
  @inlinable
  public subscript<Value>(
    attributes: IDRange<Attribute>, attribute: TypedAttribute<Value>
  ) -> Value {
    guard let value = value(of: attribute.key, in: attributes) else { return attribute.fallback }
    return Value.read(value) ?? attribute.fallback
  }
}

extension Program {
  /// The words that an attribute lists; nil where it was not written.
  @inlinable
  public func words<Word: AttributeWord>(
    of key: AttributeKey, in attributes: IDRange<Attribute>
  ) -> [Word]? {
    guard case .list(let list) = value(of: key, in: attributes) else { return nil }
    return values[list].compactMap { Word.read($0) }
  }
}

extension Attribute {
  /// What this one says, read as what it is.
  @inlinable public subscript<Value>(attribute: TypedAttribute<Value>) -> Value {
    Value.read(value) ?? attribute.fallback
  }
}

// The same by whose attributes they are.
extension Program {
  @inlinable public subscript<Value>(id: ID<Scene>, attribute: TypedAttribute<Value>) -> Value {
    self[self[id].attributes, attribute]
  }
  @inlinable public subscript<Value>(id: ID<Element>, attribute: TypedAttribute<Value>) -> Value {
    self[self[id].attributes, attribute]
  }
  @inlinable public subscript<Value>(id: ID<Segue>, attribute: TypedAttribute<Value>) -> Value {
    self[self[id].attributes, attribute]
  }
}

/// What an attribute can be read as.
public protocol AttributeReadable: Sendable {
  /// Nil for a value of another type.
  static func read(_ value: AttributeValue) -> Self?
}

extension Bool: AttributeReadable {
  @inlinable public static func read(_ value: AttributeValue) -> Bool? {
    if case .boolean(let flag) = value { flag } else { nil }
  }
}

/// Whole numbers.
extension Int: AttributeReadable {
  @inlinable public static func read(_ value: AttributeValue) -> Int? {
    if case .integer(let number) = value { Int(number) } else { nil }
  }
}

/// Numbers with a point, which are stored in thousandths.
extension Double: AttributeReadable {
  @inlinable public static func read(_ value: AttributeValue) -> Double? {
    if case .number(let thousandths) = value { Double(thousandths) / 1000 } else { nil }
  }
}

/// Texts.
extension Name: AttributeReadable {
  @inlinable public static func read(_ value: AttributeValue) -> Name? {
    if case .text(let name) = value { name } else { nil }
  }
}

extension Optional: AttributeReadable where Wrapped: AttributeReadable {
  @inlinable public static func read(_ value: AttributeValue) -> Wrapped?? {
    .some(Wrapped.read(value))
  }
}

/// A closed set of words, each at the position that its raw value says.
public protocol AttributeWord: AttributeReadable, CaseIterable, RawRepresentable<UInt8> {
  /// What a person writes.
  var keyword: String { get }
}

extension AttributeWord {
  @inlinable public static func read(_ value: AttributeValue) -> Self? {
    if case .word(let position) = value { Self(rawValue: position) } else { nil }
  }
}
