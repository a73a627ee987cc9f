/// Which rows belong to something already: nothing is shared, so walking over owners meets every row once.
struct Ownership {
  private var isOwned: [[Bool]] = []

  /// Marks rows of a table, of which there are so many, as owned. False where one of them already is.
  mutating func claim(_ rows: Range<UInt32>, of table: GraphTable, count: UInt32) -> Bool {
    let column = Int(table.rawValue)
    while isOwned.count <= column { isOwned.append([]) }
    if isOwned[column].isEmpty {
      isOwned[column] = [Bool](repeating: false, count: Int(count))
    }
    for row in rows {
      guard !isOwned[column][Int(row)] else { return false }
      isOwned[column][Int(row)] = true
    }
    return true
  }
}
