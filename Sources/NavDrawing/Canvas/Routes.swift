import NavLayout

/// The way of an arrow on the canvas.
public struct Route: Hashable, Sendable {
  public internal(set) var path: Path
  /// Where the path has its (0, 0).
  public internal(set) var origin = Point(0, 0)
  /// Where the head is, and whether it points to the right.
  public internal(set) var tip: Point
  public internal(set) var pointsRight: Bool
  /// The middle of the mark.
  public internal(set) var mark: Point
  /// Where the label begins, or ends where the arrow leaves to the left; on its baseline.
  public internal(set) var label: Point
  public internal(set) var leavesLeft: Bool
}

extension LayeredGraph {
  static var markRadius: Double { 8 }
  static var headLength: Double { 8 }
  /// From the edge of a box to the middle of a mark.
  static var markDistance: Double { 15 }

  /// Whether marks are in rows where it leaves.
  func isCrowded(_ link: Link) -> Bool {
    rowsOfMarks[link.source * 2 + (leavesLeft(link) ? 1 : 0)] != nil
  }

  func route(of link: Link) -> Route {
    let source = boxes[link.source]
    let isLeft = leavesLeft(link)
    let sign = isLeft ? -1.0 : 1.0
    let start = Point(
      isLeft ? source.origin.x : source.origin.x + source.size.width, source.origin.y + link.exit)
    var path = Path()
    path.reserve(4 + 2 * link.bends.count)
    path.move(to: start)
    // Straight as long as there may be boxes above and below, and as mark and label need it.
    let edge = edge(of: source.column, isLeft: isLeft)
    var here = Point(start.x + sign * link.lead, start.y)
    here.x = isLeft ? min(here.x, edge - 4) : max(here.x, edge + 4)
    path.line(to: here)
    let target = boxes[link.target]
    let isFromRight = source.column >= target.column
    let tip = Point(
      isFromRight ? target.origin.x + target.size.width : target.origin.x,
      target.origin.y + link.arrival)
    for bend in link.bends {
      let box = boxes[bend]
      let (near, far) =
        isLeft
        ? (box.origin.x + box.size.width, box.origin.x)
        : (box.origin.x, box.origin.x + box.size.width)
      curve(&path, from: here, to: Point(near, box.origin.y))
      here = Point(far, box.origin.y)
      path.line(to: here)
    }
    if source.column == target.column {
      turnBack(&path, from: here, to: tip, column: source.column)
    } else {
      let edge = self.edge(of: target.column, isLeft: !isFromRight)
      let end = Point(edge - (isFromRight ? -Self.headLength : Self.headLength), tip.y)
      curve(&path, from: here, to: end)
    }
    path.line(to: Point(tip.x + (isFromRight ? 1 : -1) * (Self.headLength - 1), tip.y))
    return Route(
      path: path, tip: tip, pointsRight: !isFromRight,
      mark: Point(start.x + sign * (Self.markDistance + link.shift), start.y),
      label: Point(
        start.x + sign * (Self.markDistance + Self.markRadius + 4 + link.shift), start.y - 4),
      leavesLeft: isLeft)
  }

  private func edge(of column: Int, isLeft: Bool) -> Double {
    isLeft ? places[column].x : places[column].x + places[column].width
  }

  /// Level at both ends, so that arrows come together like tracks.
  private func curve(_ path: inout Path, from start: Point, to end: Point) {
    let dy = end.y - start.y
    guard dy > 0.5 || dy < -0.5 else {
      path.line(to: end)
      return
    }
    let middle = (start.x + end.x) / 2
    path.curve(Point(middle, start.y), Point(middle, end.y), to: end)
  }

  /// Around to a box of the same column, which it enters from the right.
  private func turnBack(_ path: inout Path, from start: Point, to tip: Point, column: Int) {
    let edge = edge(of: column, isLeft: false)
    let dy = tip.y - start.y
    let far = max(start.x, edge + 8) + 14 + min(24, (dy < 0 ? -dy : dy) * 0.08)
    let end = Point(edge + Self.headLength, tip.y)
    path.curve(Point(far, start.y), Point(far, end.y), to: end)
  }
}
