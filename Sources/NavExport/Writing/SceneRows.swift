import NavText

/// Rows of a scene grouped by owner, each group in its order. The memory is reused for the next scene.
struct SceneRows<Row> {
  private var rows: [ID<Row>] = []
  /// By owner, where its rows begin; they end where those of the next one do.
  private var starts: [Int] = []

  /// Sorts the rows of a range by their owners, which are numbered from zero.
  mutating func fill(_ range: IDRange<Row>, owners count: Int, owner: (ID<Row>) -> Int?) {
    if !rows.isEmpty { rows.removeAll(keepingCapacity: true) }
    if range.isEmpty { return }
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: count + 2))
    for row in range {
      if let owner = owner(row) { starts[owner + 2] += 1 }
    }
    for owner in 2..<count + 2 { starts[owner] += starts[owner - 1] }
    rows.append(contentsOf: repeatElement(ID(0), count: starts[count + 1]))
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
    rows.isEmpty ? 0..<0 : starts[owner]..<starts[owner + 1]
  }

  subscript(place: Int) -> ID<Row> {
    @inline(__always) get { rows[place] }
  }

  /// Adds the rows of the first owner after those of another, which takes its place.
  mutating func giveFirst(to owner: Int) {
    if rows.isEmpty { return }
    let moved = Array(rows[places(of: 0)])
    rows.insert(contentsOf: moved, at: starts[owner + 1])
    rows.removeFirst(moved.count)
    for index in 1...owner { starts[index] -= moved.count }
  }
}
