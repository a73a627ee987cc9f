import NavLayout

extension LayeredGraph {
  /// Between boxes below each other, and around bends.
  static var gap: Double { 34 }
  private static var gapOfBends: Double { 12 }
  /// Between the marks of two arrows that leave a box.
  static var exitGap: Double { 21 }

  // MARK: From left to right

  /// Columns as wide as their widest box, with gaps in which marks, labels and curves have room.
  mutating func placeColumns() {
    spreadMarks()
    var leadToRight = Array(repeating: 0.0, count: columns.count)
    var leadToLeft = Array(repeating: 0.0, count: columns.count)
    for link in links {
      let (from, to) = (boxes[link.source].column, boxes[link.target].column)
      if to < from {
        leadToLeft[from] = max(leadToLeft[from], link.lead)
      } else {
        leadToRight[from] = max(leadToRight[from], link.lead)
      }
    }
    var x = 0.0
    for column in columns.indices {
      let width = columns[column].reduce(0.0) { max($0, boxes[$1].size.width) }
      if column > 0 {
        x += leadToRight[column - 1] + leadToLeft[column]
        // A gap in which many arrows go up and down is wider.
        x += 56 + min(60, Double(max(columns[column].count, columns[column - 1].count)) * 2)
      }
      places.append((x, width))
      for box in columns[column] {
        boxes[box].origin.x = x + (width - boxes[box].size.width) / 2
        // A bend goes straight through its column.
        if boxes[box].isBend {
          boxes[box].origin.x = x
          boxes[box].size.width = width
        }
      }
      x += width
    }
    size.width = x + (leadToRight.last ?? 0) + (leadToRight.last ?? 0 > 0 ? 30 : 0)
  }

  /// Where more arrows leave one side of a box than marks have room below each other, marks are in several rows.
  private mutating func spreadMarks() {
    var exits = Array(repeating: [Int](), count: boxes.count * 2)
    for (index, link) in links.enumerated() {
      exits[link.source * 2 + (leavesLeft(link) ? 1 : 0)].append(index)
    }
    for (side, leaving) in exits.enumerated() where leaving.count > 1 {
      let span = boxes[side / 2].span
      let room = span.upperBound - span.lowerBound - Self.exitGap
      let step = room / Double(leaving.count - 1)
      let least = 2 * Self.markRadius + 1
      guard step < least else { continue }
      let rows = step <= 0.5 ? 32 : Int(least / step) + 1
      for index in leaving { links[index].lead += Double(rows - 1) * least }
      rowsOfMarks[side] = rows
    }
  }

  // MARK: From top to bottom

  /// Each box as near to its neighbours' heights as its column allows, to and fro until it is calm.
  mutating func placeBoxes() {
    var heights = ColumnHeights(self)
    for sweep in 0..<9 {
      let isForward = sweep.isMultiple(of: 2)
      // At last each box looks to both sides.
      let isLast = sweep == 8
      for step in columns.indices {
        heights.settle(
          columns[isForward ? step : columns.count - 1 - step], looksLeft: isForward || isLast,
          looksRight: !isForward || isLast)
      }
    }
    for box in boxes.indices { boxes[box].origin.y = heights.top[box] }
    moveToTop()
  }

  func gap(between one: Int, and other: Int) -> Double {
    boxes[one].isBend && boxes[other].isBend
      ? Self.gapOfBends
      : boxes[one].isBend || boxes[other].isBend ? Self.gapOfBends * 1.6 : Self.gap
  }

  private mutating func moveToTop() {
    guard let top = (boxes.map { $0.origin.y }).min() else { return }
    for index in boxes.indices {
      boxes[index].origin.y -= top
      size.height = max(size.height, boxes[index].origin.y + boxes[index].size.height)
    }
  }

  // MARK: Where arrows leave

  /// Arrows leave at the height of what sets them off, a mark's height apart, in the order in which they end.
  mutating func placeExits() {
    var byBox = Array(repeating: [Int](), count: boxes.count)
    for (index, link) in links.enumerated() { byBox[link.source].append(index) }
    var arrivals = Array(repeating: false, count: boxes.count)
    // What comes from the right, or from the same column, arrives on the right.
    for link in links where boxes[link.source].column >= boxes[link.target].column {
      arrivals[link.target] = true
    }
    for box in boxes.indices where !boxes[box].isBend {
      place(byBox[box].filter { !leavesLeft(links[$0]) }, of: box, isRight: true, arrivals[box])
      place(byBox[box].filter { leavesLeft(links[$0]) }, of: box, isRight: false, false)
    }
    for index in links.indices {
      let link = links[index]
      let isFromRight = boxes[link.source].column >= boxes[link.target].column
      links[index].arrival = isFromRight ? returnEntry(of: link.target) : boxes[link.target].entry
    }
  }

  /// On the left, marks leave room for the heads of the arrows that arrive.
  private func wish(_ height: Double, isRight: Bool, of box: Int) -> Double {
    let entry = boxes[box].entry
    if isRight || height > entry + 15 || height < entry - 15 { return height }
    return height < entry ? entry - 15 : entry + 15
  }

  func leavesLeft(_ link: Link) -> Bool {
    boxes[link.target].column < boxes[link.source].column
  }

  /// Where arrows from the right arrive: low, where little leaves.
  private func returnEntry(of box: Int) -> Double { boxes[box].span.upperBound - 4 }

  private mutating func place(_ exits: [Int], of box: Int, isRight: Bool, _ hasReturn: Bool) {
    guard !exits.isEmpty else { return }
    let span = boxes[box].span
    let ends = exits.map { index -> (wish: Double, end: Double, index: Int) in
      let link = links[index]
      let next = link.bends.first ?? link.target
      return (
        wish(link.height ?? boxes[box].entry, isRight: isRight, of: box),
        boxes[next].origin.y + boxes[next].entry, index
      )
    }.sorted { ($0.wish, $0.end, $0.index) < ($1.wish, $1.end, $1.index) }
    let lowest = span.lowerBound
    let highest = max(lowest, span.upperBound - (hasReturn ? Self.exitGap : 0))
    let step =
      ends.count > 1 ? min(Self.exitGap, (highest - lowest) / Double(ends.count - 1)) : 0
    // The same as for boxes in a column, with bounds.
    var heights: [Double] = []
    for (position, end) in ends.enumerated() {
      let least = heights.last.map { $0 + step } ?? lowest
      let most = highest - step * Double(ends.count - 1 - position)
      heights.append(max(least, min(most, end.wish)))
    }
    let rows = rowsOfMarks[box * 2 + (isRight ? 0 : 1)] ?? 1
    for (position, end) in ends.enumerated() {
      links[end.index].exit = heights[position]
      links[end.index].shift = Double(position % rows) * (2 * Self.markRadius + 1)
    }
  }
}
