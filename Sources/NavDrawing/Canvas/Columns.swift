import NavLayout

extension LayeredGraph {
  /// A column for each box: the number of steps from where the user begins. What leads back leads left.
  mutating func assignColumns(_ start: Int?) {
    let outgoing = Incidence(
      count: boxes.count, links.enumerated().map { ($0.element.source, $0.offset) })
    var level = Array(repeating: -1, count: boxes.count)
    var isReached = Array(repeating: false, count: boxes.count)
    for link in links where link.source != link.target { isReached[link.target] = true }
    // Where the user begins, then what nothing leads to, then what is in circles of its own.
    var roots = start.map { [$0] } ?? []
    roots += boxes.indices.filter { !isReached[$0] && $0 != start }
    roots += boxes.indices.filter { isReached[$0] && $0 != start }
    var order: [Int] = []
    for root in roots where level[root] < 0 {
      level[root] = 0
      var queue = [root]
      var next = 0
      // What joins the others late is right before the first of them that it leads to.
      if !order.isEmpty {
        let met = outgoing[root].map { level[links[Int($0)].target] }.filter { $0 >= 0 }
        if let least = met.min() { level[root] = max(0, least - 1) }
      }
      while next < queue.count {
        let box = queue[next]
        next += 1
        for link in outgoing[box] {
          let target = links[Int(link)].target
          guard level[target] < 0 else { continue }
          level[target] = level[box] + 1
          queue.append(target)
        }
      }
      order += queue
    }
    leadRight(&level, order, outgoing)
    fillColumns(order, level)
  }

  /// What is reached in few steps and also from farther on moves right a little, so that fewer arrows turn back.
  /// What a container holds stays beside it.
  private func leadRight(_ level: inout [Int], _ order: [Int], _ outgoing: Incidence) {
    let nearest = level
    var rank = Array(repeating: 0, count: boxes.count)
    for (index, box) in order.enumerated() { rank[box] = index }
    var isHeld = Array(repeating: false, count: boxes.count)
    for link in links where link.isContainment { isHeld[link.target] = true }
    for box in order {
      for index in outgoing[box] {
        let link = links[Int(index)]
        let target = link.target
        guard rank[target] > rank[box] else { continue }
        if link.isContainment {
          level[target] = max(level[target], level[box] + 1)
        } else if !isHeld[target] {
          level[target] = max(level[target], min(level[box] + 1, nearest[target] + 2))
        }
      }
    }
  }

  /// Levels become columns; a level that is far too high for one becomes several.
  private mutating func fillColumns(_ order: [Int], _ level: [Int]) {
    guard let deepest = level.max() else { return }
    var levels = Array(repeating: [Int](), count: deepest + 1)
    for box in order { levels[level[box]].append(box) }
    let surface = boxes.reduce(0.0) { $0 + ($1.size.width + 120) * ($1.size.height + Self.gap) }
    let highest = max(1_900, surface.squareRoot())
    for members in levels where !members.isEmpty {
      let height = members.reduce(0.0) { $0 + boxes[$1].size.height + Self.gap }
      let parts = (height / highest).rounded(.up)
      let share = height / max(1, parts)
      var column: [Int] = []
      var filled = 0.0
      for box in members {
        let own = boxes[box].size.height + Self.gap
        // The middle of a box decides where it belongs.
        if !column.isEmpty && filled + own / 2 > share {
          columns.append(column)
          (column, filled) = ([], max(0, filled - share))
        }
        boxes[box].column = columns.count
        column.append(box)
        filled += own
      }
      columns.append(column)
    }
  }

  /// Bends for links that pass columns. Those that leave one box for the right share theirs, and so do those that
  /// come back to one box from the right: a bundle is easier to follow than its threads.
  mutating func addBends() {
    leadDirectly()
    var ahead: [Int: [Int]] = [:]
    var back: [Int: [Int]] = [:]
    for index in links.indices where !links[index].isDirect {
      let link = links[index]
      let (from, to) = (boxes[link.source].column, boxes[link.target].column)
      if to > from + 1 {
        var chain = ahead[link.source] ?? []
        while chain.count < to - from - 1 { chain.append(addBend(in: from + 1 + chain.count)) }
        links[index].bends = Array(chain.prefix(to - from - 1))
        ahead[link.source] = chain
      } else if to < from - 1 {
        var chain = back[link.target] ?? []
        while chain.count < from - to - 1 { chain.append(addBend(in: to + 1 + chain.count)) }
        links[index].bends = chain.prefix(from - to - 1).reversed()
        back[link.target] = chain
      }
    }
  }

  /// The longest links pass no columns, where all that do would have more bends than a picture of this size can hold.
  private mutating func leadDirectly() {
    let most = 20_000 + 8 * (boxes.count + links.count)
    let lengths = links.map { max(0, abs(boxes[$0.source].column - boxes[$0.target].column) - 1) }
    var count = lengths.reduce(0, +)
    if count <= most { return }
    let longestFirst = links.indices.sorted { (lengths[$1], $0) < (lengths[$0], $1) }
    for index in longestFirst where count > most {
      links[index].isDirect = true
      count -= lengths[index]
    }
  }

  private mutating func addBend(in column: Int) -> Int {
    var bend = Box(size: Size(0, 0), entry: 0, span: 0...0)
    bend.column = column
    bend.isBend = true
    boxes.append(bend)
    columns[column].append(boxes.count - 1)
    return boxes.count - 1
  }
}
