import NavText

/// Rows of a scene grouped by owner, each group in its order. The memory is reused for the next scene.
struct SceneRows<Row>: ~Copyable {
  private var rows = UniqueArray<ID<Row>>()
  /// By owner, where its rows begin; they end where those of the next one do.
  private var starts = UniqueArray<Int>()

  /// Sorts the rows of a range by their owners, which are numbered from zero.
  mutating func fill(_ range: IDRange<Row>, owners ownerCount: Int, owner: (ID<Row>) -> Int?) {
    rows.removeAll()
    if range.isEmpty { return }
    starts.refill(0, times: ownerCount + 2)
    for row in range {
      if let owner = owner(row) { starts[owner + 2] += 1 }
    }
    for owner in 2..<ownerCount + 2 { starts[owner] += starts[owner - 1] }
    rows.refill(ID(0), times: starts[ownerCount + 1])
    // While the rows of an owner are put in, its start moves on to where the next owner's is looked up.
    for row in range {
      guard let owner = owner(row) else { continue }
      rows[starts[owner + 1]] = row
      starts[owner + 1] += 1
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Where the rows of an owner are.
  @inline(__always)
  func places(of owner: Int) -> Range<Int> {
    isEmpty ? 0..<0 : starts[owner]..<starts[owner + 1]
  }

  subscript(place: Int) -> ID<Row> {
    @inline(__always) get { rows[place] }
  }

  /// Adds the rows of the first owner after those of another, which takes its place.
  mutating func giveFirst(to owner: Int) {
    if isEmpty { return }
    let (moved, end) = (places(of: 0), starts[owner + 1])
    let first = moved.map { rows[$0] }
    for place in moved.upperBound..<end { rows[place - moved.count] = rows[place] }
    for (place, row) in zip(end - moved.count..<end, first) { rows[place] = row }
    for index in 1...owner { starts[index] -= moved.count }
  }
}
