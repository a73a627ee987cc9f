import NavLayout

extension LayeredGraph {
  /// Orders each column by where its neighbours stand, to and fro, and keeps the order with the fewest crossings.
  /// Where nothing is won, what was declared first stays above.
  mutating func reduceCrossings() {
    let (left, right) = neighbours()
    placeBends(left)
    var position = positions()
    var best = columns
    var fewest = crossings(right)
    var sweep = 0
    var idle = 0
    // How many sweeps have left everything where it was: after one to and one fro no other would change anything.
    var calm = 0
    while fewest > 0 && sweep < 12 && idle < 4 && calm < 2 {
      let isForward = sweep.isMultiple(of: 2)
      let order =
        isForward ? Array(columns.indices.dropFirst()) : columns.indices.dropLast().reversed()
      var isChanged = false
      for column in order where sort(column, isForward ? left : right, &position) {
        isChanged = true
      }
      calm = isChanged ? 0 : calm + 1
      let count = isChanged ? crossings(right) : fewest
      if count < fewest {
        (fewest, best, idle) = (count, columns, 0)
      } else {
        idle += 1
      }
      sweep += 1
    }
    columns = best
  }

  private func neighbours() -> (left: Incidence, right: Incidence) {
    var toLeft: [(box: Int, member: Int)] = []
    var toRight: [(box: Int, member: Int)] = []
    for link in links {
      for step in steps(of: link) {
        toLeft.append((step.right, step.left))
        toRight.append((step.left, step.right))
      }
    }
    return (
      Incidence(count: boxes.count, toLeft), Incidence(count: boxes.count, toRight)
    )
  }

  /// Bends stand at first where the boxes that they join do, and not at the end of their columns.
  private mutating func placeBends(_ left: Incidence) {
    var position = positions()
    for column in columns.indices {
      guard columns[column].contains(where: { boxes[$0].isBend }) else { continue }
      let height = Double(max(1, columns[column].count))
      var keyed = columns[column].enumerated().map {
        index, box -> (key: Double, index: Int, box: Int) in
        guard boxes[box].isBend, column > 0, !left[box].isEmpty else {
          return ((Double(index) + 0.5) / height, index, box)
        }
        let sum = left[box].reduce(0.0) { $0 + position[Int($1)] }
        return (sum / Double(left[box].count), index, box)
      }
      keyed.sort { ($0.key, $0.index) < ($1.key, $1.index) }
      columns[column] = keyed.map { $0.box }
      for (index, box) in columns[column].enumerated() {
        position[box] = (Double(index) + 0.5) / height
      }
    }
  }

  /// From 0 at the top of a column to 1 at its bottom.
  private func positions() -> [Double] {
    var position = Array(repeating: 0.0, count: boxes.count)
    for column in columns {
      for (index, box) in column.enumerated() {
        position[box] = (Double(index) + 0.5) / Double(column.count)
      }
    }
    return position
  }

  /// Whether that changed the order.
  private mutating func sort(
    _ column: Int, _ neighbours: Incidence, _ position: inout [Double]
  ) -> Bool {
    var keyed: [(key: Double, index: Int, box: Int)] = []
    keyed.reserveCapacity(columns[column].count)
    for (index, box) in columns[column].enumerated() {
      let near = neighbours[box]
      let sum = near.reduce(0.0) { $0 + position[Int($1)] }
      keyed.append((near.isEmpty ? position[box] : sum / Double(near.count), index, box))
    }
    // Most columns are in order already.
    let isSorted = zip(keyed, keyed.dropFirst()).allSatisfy { $0.key <= $1.key }
    if isSorted { return false }
    keyed.sort { ($0.key, $0.index) < ($1.key, $1.index) }
    for (index, item) in keyed.enumerated() {
      columns[column][index] = item.box
      position[item.box] = (Double(index) + 0.5) / Double(keyed.count)
    }
    return true
  }

  /// How many pairs of steps between neighbouring columns cross.
  private func crossings(_ right: Incidence) -> Int {
    var rank = Array(repeating: 0, count: boxes.count)
    for column in columns {
      for (index, box) in column.enumerated() { rank[box] = index }
    }
    var count = 0
    for column in columns.indices.dropLast() {
      var tree = Array(repeating: 0, count: columns[column + 1].count + 1)
      var seen = 0
      var ends: [Int] = []
      for box in columns[column] {
        ends.removeAll(keepingCapacity: true)
        for end in right[box] { ends.append(rank[Int(end)]) }
        // Most boxes lead to one.
        if ends.count > 1 { ends.sort() }
        for end in ends {
          // Those that came before and end further down cross this one.
          var index = end + 1
          var above = 0
          while index > 0 {
            above += tree[index]
            index -= index & -index
          }
          count += seen - above
        }
        for end in ends {
          var index = end + 1
          while index < tree.count {
            tree[index] += 1
            index += index & -index
          }
          seen += 1
        }
      }
    }
    return count
  }
}
