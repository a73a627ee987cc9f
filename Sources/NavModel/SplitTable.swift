import NavText

/// A row with fields that most rows of its table lack. They are a row of their own, which only few have.
public protocol HasColdFields: Sendable {
  associatedtype Cold: ColdFields
  /// Where they are. Only the table that holds the row sets it.
  var cold: ID<Cold> { get set }
}

/// Fields that most rows of a table lack.
public protocol ColdFields: Sendable {
  /// All of them missing.
  init()
  /// Whether all of them are missing.
  var isBlank: Bool { get }
}

extension ID where Element: ColdFields {
  /// Where every table has fields that are all missing.
  @inlinable
  public static var blank: ID { ID(0) }
}

/// Rows of one kind whose cold fields lie apart: more than half of a scene are such fields, and what takes no memory
/// costs no time either.
///
/// What is asked for row by row is inlinable, since other modules make it for their rows only where they see how.
public struct SplitTable<Row: HasColdFields>: Sendable {
  @usableFromInline
  var usual: [Row] = []
  /// Begins with the blank fields that all rows without cold ones share.
  @usableFromInline
  var cold = [Row.Cold()]

  public init() {}

  /// The rows without their cold fields.
  @inlinable
  public var rows: [Row] { usual }
  @inlinable
  public var count: Int { usual.count }
  public var isEmpty: Bool { usual.isEmpty }
  public var ids: IDRange<Row> { IDRange(0, usual.count) }
  /// The id that the next row gets.
  @inlinable
  public var end: ID<Row> { ID(usual.count) }

  /// The row of an id, which must come from this table.
  @inlinable
  public subscript(id: ID<Row>) -> Row {
    _read { yield usual[Int(id.index)] }
    _modify { yield &usual[Int(id.index)] }
  }

  /// Neighbouring rows.
  public subscript(range: IDRange<Row>) -> ArraySlice<Row> {
    usual[range.startIndex..<range.endIndex]
  }

  /// The cold fields of a row. It gets some of its own when the first of them is written.
  @inlinable
  public subscript(cold id: ID<Row>) -> Row.Cold {
    get { cold[Int(usual[Int(id.index)].cold.index)] }
    set {
      let own = usual[Int(id.index)].cold
      if own != .blank {
        cold[Int(own.index)] = newValue
      } else if !newValue.isBlank {
        usual[Int(id.index)].cold = ID(cold.count)
        cold.append(newValue)
      }
    }
  }

  /// The cold fields of a row of this table.
  @inlinable
  public func cold(of row: Row) -> Row.Cold { cold[Int(row.cold.index)] }

  /// Adds a row behind all others and returns its id. Wherever it comes from, it shares its cold fields with no other.
  @discardableResult
  @inlinable
  @inline(__always)
  public mutating func append(_ row: Row, _ fields: Row.Cold = Row.Cold()) -> ID<Row> {
    let id = end
    var row = row
    row.cold = .blank
    usual.append(row)
    if !fields.isBlank { self[cold: id] = fields }
    return id
  }

  /// Makes room for so many rows altogether.
  public mutating func reserveCapacity(_ count: Int) {
    usual.reserveCapacity(count)
  }
}
