/// What a project may set of a rule, for lists, `help` and the configuration. A rule reads it as a `TypedOption`.
public struct RuleOption: Hashable, Sendable {
  /// A setting, of one of the types that the configuration knows.
  public enum Value: Hashable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case texts([String])
    case table(OptionTable)
  }

  public let name: String
  /// Its type is that of the option.
  public let standard: Value
  /// One sentence, for lists and `help`.
  public let summary: String
  /// What the rule's own examples are judged with, where the standard says nothing.
  public let example: Value?

  init(_ name: String, _ standard: Value, _ summary: String, example: Value?) {
    self.name = name
    self.standard = standard
    self.summary = summary
    self.example = example
  }
}

/// For each key the values that it may have; nil is "not set".
public struct OptionTable: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public let key: String
    public let values: [String?]

    public init(_ key: String, _ values: [String?]) {
      self.key = key
      self.values = values
    }
  }

  /// In the order of the configuration.
  public let rows: [Row]

  public init(_ rows: [Row]) { self.rows = rows }

  public subscript(key: String) -> [String?]? { rows.first { $0.key == key }?.values }
}

/// A type that an option may have.
public protocol OptionValue: Sendable {
  init?(_ value: RuleOption.Value)
  var stored: RuleOption.Value { get }
}

extension Int: OptionValue {
  public init?(_ value: RuleOption.Value) {
    guard case .integer(let integer) = value else { return nil }
    self = integer
  }

  public var stored: RuleOption.Value { .integer(self) }
}

extension Bool: OptionValue {
  public init?(_ value: RuleOption.Value) {
    guard case .boolean(let boolean) = value else { return nil }
    self = boolean
  }

  public var stored: RuleOption.Value { .boolean(self) }
}

extension [String]: OptionValue {
  public init?(_ value: RuleOption.Value) {
    guard case .texts(let texts) = value else { return nil }
    self = texts
  }

  public var stored: RuleOption.Value { .texts(self) }
}

extension OptionTable: OptionValue {
  public init?(_ value: RuleOption.Value) {
    guard case .table(let table) = value else { return nil }
    self = table
  }

  public var stored: RuleOption.Value { .table(self) }
}

/// An option as its rule declares and reads it: the compiler knows the type of its value.
public struct TypedOption<Value: OptionValue>: Sendable {
  public let name: String
  public let standard: Value
  public let summary: String
  public let example: Value?

  public init(_ name: String, _ standard: Value, _ summary: String, example: Value? = nil) {
    self.name = name
    self.standard = standard
    self.summary = summary
    self.example = example
  }

  /// What lists and the configuration know of it.
  public var row: RuleOption {
    RuleOption(name, standard.stored, summary, example: example?.stored)
  }
}
