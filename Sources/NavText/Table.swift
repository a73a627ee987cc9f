/// The position of an `Element` in its table: four bytes that cannot be mistaken for another table's.
public struct ID<Element>: Hashable, Comparable, Sendable, BitwiseCopyable {
  public let index: UInt32

  public init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }

  public static func < (left: ID, right: ID) -> Bool {
    left.index < right.index
  }
}

/// An id that may be missing, in the four bytes of one that is not. Large tables hold their references this way.
@propertyWrapper
public struct Compact<Element>: Hashable, Sendable {
  private var index: UInt32

  public init(wrappedValue: ID<Element>?) {
    index = wrappedValue?.index ?? UInt32.max
  }

  public var wrappedValue: ID<Element>? {
    get { index == UInt32.max ? nil : ID(Int(index)) }
    set { index = newValue?.index ?? UInt32.max }
  }
}

/// Neighbouring rows of one table, such as the members of one item.
public struct IDRange<Element>: RandomAccessCollection, Hashable, Sendable {
  public let lower: UInt32
  public let upper: UInt32

  public init(_ lower: Int, _ upper: Int) {
    self.lower = UInt32(truncatingIfNeeded: lower)
    self.upper = UInt32(truncatingIfNeeded: upper)
  }

  public init(from lower: ID<Element>, to upper: ID<Element>) {
    self.lower = lower.index
    self.upper = upper.index
  }

  public static var empty: IDRange { IDRange(0, 0) }

  public var startIndex: Int { Int(lower) }
  public var endIndex: Int { Int(upper) }
  public subscript(position: Int) -> ID<Element> { ID(position) }
  /// Without the checks of a collection of any kind, for loops over members are everywhere.
  public func index(after position: Int) -> Int { position &+ 1 }

  /// Whether an id lies in the range.
  public func contains(_ id: ID<Element>) -> Bool {
    lower <= id.index && id.index < upper
  }
}

/// Rows of one kind, kept together and named by typed ids. Ids come only from the table that holds the row.
public struct Table<Element> {
  public private(set) var rows: [Element] = []

  public init() {}

  public init(_ rows: [Element]) {
    self.rows = rows
  }

  public var count: Int { rows.count }
  public var isEmpty: Bool { rows.isEmpty }
  public var ids: IDRange<Element> { IDRange(0, rows.count) }
  /// The id that the next row gets: the upper bound of a range that ends here.
  public var end: ID<Element> { ID(rows.count) }

  /// The row of an id, which must come from this table.
  public subscript(id: ID<Element>) -> Element {
    // Lends the row, so that reading one field copies that field.
    _read { yield rows[Int(id.index)] }
    _modify { yield &rows[Int(id.index)] }
  }

  /// Neighbouring rows.
  public subscript(range: IDRange<Element>) -> ArraySlice<Element> {
    rows[range.startIndex..<range.endIndex]
  }

  /// Adds a row after all others and returns its id.
  @discardableResult
  public mutating func append(_ row: Element) -> ID<Element> {
    rows.append(row)
    return ID(rows.count - 1)
  }

  /// Adds rows after all others and returns their ids.
  @discardableResult
  public mutating func append(contentsOf new: some Sequence<Element>) -> IDRange<Element> {
    let start = rows.count
    rows.append(contentsOf: new)
    return IDRange(start, rows.count)
  }

  /// Forgets the rows from `id` on; their ids must not be used again.
  public mutating func truncate(to id: ID<Element>) {
    if Int(id.index) == 0 {
      rows.removeAll(keepingCapacity: true)
    } else {
      rows.removeLast(rows.count - Int(id.index))
    }
  }

  /// Makes room for so many rows altogether.
  public mutating func reserveCapacity(_ count: Int) {
    rows.reserveCapacity(count)
  }
}

extension Table: Equatable where Element: Equatable {}
extension Table: Hashable where Element: Hashable {}
extension Table: Sendable where Element: Sendable {}
