import NavLayout

/// How high the boxes of a layered graph are while they are brought near to their neighbours.
struct ColumnHeights {
  /// The upper edge of each box.
  private(set) var top: [Double]
  private let boxes: [Fixed]
  private let left: Incidence
  private let right: Incidence
  private var blocks: [Block] = []

  /// What does not change.
  private struct Fixed {
    var entry: Double
    /// How far below the first box of its column it is at least.
    var offset = 0.0
    /// A box with many neighbours asks each for less.
    var shareOfLeft: Double
    var shareOfRight: Double
    var isBend: Bool
  }

  /// Boxes of a column that are as near to each other as they may.
  private struct Block {
    var sum: Double
    var weight: Double
    var first: Int
    var mean: Double { sum / weight }
  }

  /// At first each column is around the middle.
  init(_ graph: LayeredGraph) {
    (left, right) = (graph.left, graph.right)
    top = Array(repeating: 0, count: graph.boxes.count)
    var fixed = graph.boxes.indices.map { box in
      Fixed(
        entry: graph.boxes[box].entry, shareOfLeft: 1 / Double(graph.left[box].count),
        shareOfRight: 1 / Double(graph.right[box].count), isBend: graph.boxes[box].isBend)
    }
    for column in graph.columns {
      var (y, offset) = (0.0, 0.0)
      for (index, box) in column.enumerated() {
        if index > 0 {
          let above = column[index - 1]
          let gap = graph.gap(between: above, and: box)
          y += gap
          offset += graph.boxes[above].size.height + gap
        }
        top[box] = y
        fixed[box].offset = offset
        y += graph.boxes[box].size.height
      }
      for box in column { top[box] -= y / 2 }
    }
    boxes = fixed
  }

  /// The order and the gaps of a column are kept, and the squares of the distances to what its boxes wish for are
  /// the least that they can be: neighbours that would overlap become one block, which is at their mean wish.
  mutating func settle(_ column: [Int], looksLeft: Bool, looksRight: Bool) {
    blocks.removeAll(keepingCapacity: true)
    for (index, box) in column.enumerated() {
      // Screens look calmer when they are level than when their arrows are.
      let own = boxes[box]
      var (sum, weight) = (0.0, 0.0)
      if looksLeft {
        for place in left.places(of: box) {
          let near = left.member(at: place)
          sum += (top[near] + boxes[near].entry - own.entry) * boxes[near].shareOfRight
          weight += boxes[near].shareOfRight
        }
      }
      if looksRight {
        for place in right.places(of: box) {
          let near = right.member(at: place)
          sum += (top[near] + boxes[near].entry - own.entry) * boxes[near].shareOfLeft
          weight += boxes[near].shareOfLeft
        }
      }
      // A box without a wish stays where it is, and gives way easily.
      var block = Block(
        sum: (top[box] - own.offset) * 0.02 + sum - weight * own.offset, weight: 0.02 + weight,
        first: index)
      if own.isBend {
        block.sum *= 2
        block.weight *= 2
      }
      blocks.append(block)
      while blocks.count > 1, blocks[blocks.count - 2].mean >= blocks[blocks.count - 1].mean {
        let lower = blocks.removeLast()
        blocks[blocks.count - 1].sum += lower.sum
        blocks[blocks.count - 1].weight += lower.weight
      }
    }
    for (number, block) in blocks.enumerated() {
      let end = number + 1 < blocks.count ? blocks[number + 1].first : column.count
      let mean = block.mean
      for index in block.first..<end { top[column[index]] = mean + boxes[column[index]].offset }
    }
  }
}
