import NavLayout

extension LayeredGraph {
  /// Orders each column by where its neighbours are, to and fro, and keeps the order with the fewest crossings.
  /// Where nothing is won, what was declared first stays above.
  mutating func reduceCrossings() {
    var orders = ColumnOrders(self)
    var fewest = orders.crossings() ?? 0
    var sweep = 0
    var idle = 0
    // How many sweeps have left everything where it was: after one to and one fro no other would change anything.
    var calm = 0
    columns = orders.columns
    while fewest > 0 && sweep < 12 && idle < 4 && calm < 2 {
      let isChanged = orders.sweep(isForward: sweep.isMultiple(of: 2))
      calm = isChanged ? 0 : calm + 1
      if isChanged, let count = orders.crossings(fewerThan: fewest) {
        (fewest, columns, idle) = (count, orders.columns, 0)
      } else {
        idle += 1
      }
      sweep += 1
    }
  }
}

/// The boxes of each column in an order, and how many steps between neighbouring columns cross in it.
private struct ColumnOrders {
  private(set) var columns: [[Int]]
  private let left: Incidence
  private let right: Incidence
  /// For each box in its column, from 0 at the top.
  private var rank: [Int32]
  /// The same from 0 at the top of a column to 1 at its bottom.
  private var position: [Double]
  /// Between each column and the next; nil where that has to be counted anew.
  private var counts: [Int?]
  // What is filled again and again.
  private var items: [Item] = []
  private var scratch: [Item] = []
  private var tree: [Int32]

  private struct Item {
    var key: Double
    var box: Int
  }

  init(_ graph: LayeredGraph) {
    columns = graph.columns
    left = graph.left
    right = graph.right
    rank = Array(repeating: 0, count: graph.boxes.count)
    position = Array(repeating: 0, count: graph.boxes.count)
    counts = Array(repeating: nil, count: max(0, columns.count - 1))
    tree = Array(repeating: 0, count: 1 + columns.reduce(0) { max($0, $1.count) })
    for column in columns.indices { place(column) }
    placeBends(of: graph)
  }

  private mutating func place(_ column: Int) {
    let count = Double(columns[column].count)
    for (index, box) in columns[column].enumerated() {
      rank[box] = Int32(index)
      position[box] = (Double(index) + 0.5) / count
    }
  }

  /// Bends are at first where the boxes that they join are, and not at the end of their columns.
  private mutating func placeBends(of graph: LayeredGraph) {
    for column in columns.indices {
      guard columns[column].contains(where: { graph.boxes[$0].isBend }) else { continue }
      items.removeAll(keepingCapacity: true)
      for box in columns[column] {
        let isLed = graph.boxes[box].isBend && column > 0
        items.append(Item(key: isLed ? wish(of: box, left) : position[box], box: box))
      }
      takeOrder(column)
    }
  }

  /// In the middle of its neighbours; where it is, if there are none.
  private func wish(of box: Int, _ neighbours: Incidence) -> Double {
    let places = neighbours.places(of: box)
    if places.isEmpty { return position[box] }
    var sum = 0.0
    for place in places { sum += position[neighbours.member(at: place)] }
    return sum / Double(places.count)
  }

  /// Orders all columns but the first by what is to the left of it, or all but the last by what is to the
  /// right. The answer is whether that changed anything.
  mutating func sweep(isForward: Bool) -> Bool {
    var isChanged = false
    for step in 1..<max(1, columns.count) {
      let column = isForward ? step : columns.count - 1 - step
      if sort(column, isForward ? left : right) { isChanged = true }
    }
    return isChanged
  }

  private mutating func sort(_ column: Int, _ neighbours: Incidence) -> Bool {
    items.removeAll(keepingCapacity: true)
    // Most columns are in order already.
    var isSorted = true
    for box in columns[column] {
      let key = wish(of: box, neighbours)
      if let last = items.last, last.key > key { isSorted = false }
      items.append(Item(key: key, box: box))
    }
    if isSorted { return false }
    takeOrder(column)
    return true
  }

  /// The boxes of a column in the order of their keys; those with the same stay as they are.
  private mutating func takeOrder(_ column: Int) {
    Self.sort(&items, with: &scratch)
    for (index, item) in items.enumerated() { columns[column][index] = item.box }
    place(column)
    if column > 0 { counts[column - 1] = nil }
    if column < counts.count { counts[column] = nil }
  }

  private static func sort(_ items: inout [Item], with scratch: inout [Item]) {
    if scratch.count < items.count { scratch = items }
    var sorted = items.mutableSpan
    var spare = scratch.mutableSpan
    sort(&sorted, 0..<sorted.count, &spare)
  }

  /// Short parts by insertion, longer ones by halves, which are often in order already.
  private static func sort(
    _ items: inout MutableSpan<Item>, _ part: Range<Int>, _ spare: inout MutableSpan<Item>
  ) {
    guard part.count > 12 else {
      for index in part.dropFirst() {
        let item = items[index]
        var place = index
        while place > part.lowerBound, items[place - 1].key > item.key {
          items[place] = items[place - 1]
          place -= 1
        }
        if place < index { items[place] = item }
      }
      return
    }
    let middle = (part.lowerBound + part.upperBound) / 2
    sort(&items, part.lowerBound..<middle, &spare)
    sort(&items, middle..<part.upperBound, &spare)
    guard items[middle - 1].key > items[middle].key else { return }
    // What is no higher than all of the lower half stays where it is.
    var place = part.lowerBound
    while items[place].key <= items[middle].key { place += 1 }
    for index in place..<middle { spare[index] = items[index] }
    var (upper, lower) = (place, middle)
    while upper < middle {
      if lower < part.upperBound, spare[upper].key > items[lower].key {
        items[place] = items[lower]
        lower += 1
      } else {
        items[place] = spare[upper]
        upper += 1
      }
      place += 1
    }
  }

  // MARK: Crossings

  /// How many pairs of steps between neighbouring columns cross; nil as soon as they are not fewer than so many.
  mutating func crossings(fewerThan most: Int = .max) -> Int? {
    var sum = 0
    for gap in counts.indices {
      let count =
        counts[gap]
        ?? Self.crossings(of: columns[gap], columns[gap + 1].count, right, rank, &tree)
      counts[gap] = count
      sum += count
      if sum >= most { return nil }
    }
    return sum
  }

  /// Of the steps from a column to the next one, which has so many boxes. `tree` counts by their ends those that came
  /// before.
  private static func crossings(
    of column: [Int], _ size: Int, _ right: Incidence, _ rank: [Int32], _ tree: inout [Int32]
  ) -> Int {
    var tree = tree.mutableSpan
    for index in 0...size { tree[index] = 0 }
    var (seen, count, farthest) = (0, 0, -1)
    for box in column {
      let places = right.places(of: box)
      for place in places {
        let end = Int(rank[right.member(at: place)])
        // Those that came before and end farther down cross this one.
        if end < farthest {
          var index = end + 1
          var above = 0
          while index > 0 {
            above += Int(tree[index])
            index &= index - 1
          }
          count += seen - above
        }
      }
      for place in places {
        let end = Int(rank[right.member(at: place)])
        farthest = max(farthest, end)
        var index = end + 1
        while index <= size {
          tree[index] += 1
          index += index & -index
        }
        seen += 1
      }
    }
    return count
  }
}
