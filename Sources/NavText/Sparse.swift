/// What has a value that stands for its absence.
public protocol Vacant {
  static var vacant: Self { get }
  var isVacant: Bool { get }
}

/// A value that may be missing, in the bytes of one that is not: most parts of most items are.
@propertyWrapper
public struct Sparse<Value: Vacant> {
  @usableFromInline
  var value: Value

  @inlinable
  public init(wrappedValue: Value?) {
    value = wrappedValue ?? .vacant
  }

  @inlinable
  public var wrappedValue: Value? {
    get { value.isVacant ? nil : value }
    set { value = newValue ?? .vacant }
  }
}

extension Sparse: Sendable where Value: Sendable {}
