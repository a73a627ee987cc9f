import NavLayout

/// Boxes in columns from left to right, and what leads from box to box: the layered layout of one part of the canvas.
///
/// Columns are steps from the start, as on Interface Builder's canvas. Arrows between neighbouring columns run in the
/// gap between them; longer ones pass the columns between through bends, which take their place in the order like
/// boxes do; arrows within a column turn back in the gap. So no arrow crosses a box, unless there are so many long ones
/// that their ways would take the square of the graph.
struct LayeredGraph {
  struct Box {
    var size: Size
    var column = 0
    /// The upper left corner.
    var origin = Point(0, 0)
    /// Where arrows arrive, below its upper edge.
    var entry: Double
    /// Between which heights arrows may leave.
    var span: ClosedRange<Double>
    /// Whether it only leads an arrow through a column.
    var isBend = false
  }

  struct Link {
    var source: Int
    var target: Int
    /// Whether its source holds its target from the start.
    var isContainment: Bool
    /// Where it would like to leave, below the upper edge of its source.
    var height: Double?
    /// How far its mark stands out over others, where many arrows leave one side.
    var shift = 0.0
    /// How much room its mark and its label take before it may turn.
    var lead: Double
    /// Whether it runs over what is between, without bends: so do the longest of too many long ones.
    var isDirect = false
    /// The bends on its way, from its source on.
    var bends: [Int] = []
    /// Where it leaves, below the upper edge of its source.
    var exit = 0.0
    /// Where it arrives, below the upper edge of its target.
    var arrival = 0.0
  }

  var boxes: [Box]
  var links: [Link]
  /// The boxes of each column, from top to bottom.
  var columns: [[Int]] = []
  /// The left edge and the width of each column.
  var places: [(x: Double, width: Double)] = []
  var size = Size.zero
  /// What is at the other ends of the steps from each box, to its left and to its right.
  private(set) var left = Incidence(count: 0, [])
  private(set) var right = Incidence(count: 0, [])
  /// In how many rows marks are on a side of a box (twice its number, and one more for the left), if not in one.
  var rowsOfMarks: [Int: Int] = [:]

  /// `start` are the boxes that the user begins with; links and boxes in the order of their declaration.
  init(boxes: [Box], links: [Link], start: Int?) {
    self.boxes = boxes
    self.links = links
    assignColumns(start)
    addBends()
    (left, right) = neighbours()
    reduceCrossings()
    placeColumns()
    placeBoxes()
    placeExits()
  }

  /// A step leads from one column to the next.
  private func neighbours() -> (left: Incidence, right: Incidence) {
    var toLeft: [(box: Int, member: Int)] = []
    var toRight: [(box: Int, member: Int)] = []
    for link in links {
      eachStep(of: link) { left, right in
        toLeft.append((right, left))
        toRight.append((left, right))
      }
    }
    return (Incidence(count: boxes.count, toLeft), Incidence(count: boxes.count, toRight))
  }

  /// The pairs of neighbours that a link joins.
  private func eachStep(of link: Link, _ body: (_ left: Int, _ right: Int) -> Void) {
    if link.isDirect { return }
    func take(_ one: Int, _ other: Int) {
      if boxes[one].column < boxes[other].column { body(one, other) }
      if boxes[one].column > boxes[other].column { body(other, one) }
    }
    var here = link.source
    for bend in link.bends {
      take(here, bend)
      here = bend
    }
    take(here, link.target)
  }
}

/// Which links leave each box, or arrive at it, in one array.
struct Incidence {
  private var first: [Int32]
  private var members: [Int32]

  init(count: Int, _ pairs: [(box: Int, member: Int)]) {
    first = Array(repeating: 0, count: count + 1)
    members = Array(repeating: 0, count: pairs.count)
    for pair in pairs { first[pair.box + 1] += 1 }
    for box in 0..<count { first[box + 1] += first[box] }
    var next = first
    for pair in pairs {
      members[Int(next[pair.box])] = Int32(pair.member)
      next[pair.box] += 1
    }
  }

  subscript(box: Int) -> ArraySlice<Int32> { members[places(of: box)] }

  /// Where those of a box are among all, so that repeated questions need no slice each.
  func places(of box: Int) -> Range<Int> { Int(first[box])..<Int(first[box + 1]) }

  func member(at place: Int) -> Int { Int(members[place]) }
}
