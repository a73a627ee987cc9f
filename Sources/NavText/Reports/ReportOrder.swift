/// The same diagnostics by path, line, column, code and message, exact repetitions removed.
public func sortedForReport(
  _ diagnostics: [Diagnostic], sources: Table<SourceText>
) -> [Diagnostic] {
  reportOrder(of: diagnostics, sources: sources).map { diagnostics[$0] }
}

/// Where the diagnostics are in that order, by their positions.
public func reportOrder(
  of diagnostics: [Diagnostic], sources: Table<SourceText>
) -> [Int] {
  guard diagnostics.count > 1 else { return Array(diagnostics.indices) }
  let ranks = ranks(sources)
  // Files by their paths; within a file, bytes are in the order of lines and columns. Nearly always that is enough, and
  // diagnostics are large to look into.
  func place(_ location: Location) -> UInt64 {
    UInt64(ranks[Int(location.file.index)]) << 32 | UInt64(location.range.start)
  }
  let places = diagnostics.map { place($0.location) }
  func precedes(_ left: Int, _ right: Int) -> Bool? {
    if let isBefore = NavText.precedes(places[left], places[right]) { return isBefore }
    let (left, right) = (diagnostics[left], diagnostics[right])
    return NavText.precedes(left.code, right.code)
      ?? NavText.precedes(left.message, right.message)
      ?? NavText.precedes(left.location.range.end, right.location.range.end)
      ?? NavText.precedes(
        left.related.map { place($0.location) }, right.related.map { place($0.location) })
  }
  var sorted: [Int] = []
  sorted.reserveCapacity(diagnostics.count)
  for index in diagnostics.indices.sorted(by: { precedes($0, $1) ?? ($0 < $1) }) {
    // What is the same is side by side with what differs only in other parts.
    let isRepeated = sorted.reversed().prefix { precedes($0, index) == nil }
      .contains { diagnostics[$0] == diagnostics[index] }
    if !isRepeated { sorted.append(index) }
  }
  return sorted
}

/// The place of each source's path in the order of all paths; the same path has the same one.
private func ranks(_ sources: Table<SourceText>) -> [UInt32] {
  let paths = sources.rows.map { $0.path }
  var ranks = [UInt32](repeating: 0, count: paths.count)
  var rank: UInt32 = 0
  var last: String?
  let order = paths.indices.sorted { precedes(paths[$0], paths[$1]) ?? false }
  for index in order {
    if let last, !last.utf8.elementsEqual(paths[index].utf8) { rank += 1 }
    last = paths[index]
    ranks[index] = rank
  }
  return ranks
}

private func precedes<Number: FixedWidthInteger>(_ left: Number, _ right: Number) -> Bool? {
  left == right ? nil : left < right
}

private func precedes(_ left: [UInt64], _ right: [UInt64]) -> Bool? {
  left == right ? nil : left.lexicographicallyPrecedes(right)
}

/// By bytes, as `sort` in the C locale does.
private func precedes(_ left: String, _ right: String) -> Bool? {
  left.utf8.elementsEqual(right.utf8) ? nil : left.precedes(right)
}
