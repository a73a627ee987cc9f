import NavText
import NavXcode

/// What has a name that is its own in a list.
protocol NamedRow: Sendable {
  var name: Name { get }
}

/// Rows in their order, found by their names: a few by looking through them, many by a table.
struct NamedList<Row: NamedRow>: Sequence, Sendable {
  private var rows: [Row] = []
  private var positions: [Name: Int] = [:]

  private static var few: Int { 16 }

  var count: Int { rows.count }

  func makeIterator() -> IndexingIterator<[Row]> { rows.makeIterator() }

  /// Names stay as they are.
  subscript(position: Int) -> Row {
    get { rows[position] }
    set { rows[position] = newValue }
  }

  func position(of name: Name) -> Int? {
    rows.count > Self.few ? positions[name] : rows.firstIndex { $0.name == name }
  }

  mutating func append(_ row: Row) {
    rows.append(row)
    if rows.count == Self.few + 1 {
      makeTable()
    } else if rows.count > Self.few {
      positions[row.name] = rows.count - 1
    }
  }

  /// Keeps the rows that this says yes to.
  mutating func keep(_ keeps: (Row) -> Bool) {
    let count = rows.count
    rows.removeAll { !keeps($0) }
    if rows.count < count && count > Self.few { makeTable() }
  }

  private mutating func makeTable() {
    positions = [:]
    for (position, row) in rows.enumerated() { positions[row.name] = position }
  }
}
