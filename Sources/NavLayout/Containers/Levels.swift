/// Which elements around one have nodes: sections have none, and so has what is not shown.
struct Levels {
  /// For each open element with a node, how many elements it is nested in.
  private var open: [Int] = []

  var count: Int { open.count }

  mutating func leave(_ depth: Int) {
    while let last = open.last, last >= depth { open.removeLast() }
  }

  mutating func enter(_ depth: Int) { open.append(depth) }
}
