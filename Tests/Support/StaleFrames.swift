import NavLayout
import NavModel
import NavText

/// Frames that contradict the constraints beside them.
///
/// Interface Builder marks a view as misplaced when it notices that its frame is not the one that its constraints give,
/// but it lays out only what is open on its canvas: files that were edited as text, merged, or changed in another scene
/// hold frames from before. Such a frame was never computed from these constraints, so it cannot judge the layout. The
/// proof needs nothing but the file: a required equality that holds in every layout does not hold between its frames.
struct StaleFrames {
  private let program: Program
  private let views: [StoredFrames.View]
  private var positions: [ID<Element>: Int] = [:]
  /// Of each view as stored, in the coordinates of the root view; nil in a view that is not among them.
  private var frames: [Rect?] = []
  private let root: Size

  /// `root` is how large the root view was drawn.
  init(_ views: [StoredFrames.View], in program: Program, _ root: Size) {
    self.program = program
    self.views = views
    self.root = root
    for (position, view) in views.enumerated() {
      positions[view.element] = position
      let outer = view.parent.map { frames[$0] } ?? Rect(Point(0, 0), root)
      let isDirect = program[view.element].parent == view.parent.map { views[$0].element }
      frames.append(
        outer.flatMap { isDirect ? view.stored.moved(by: Point($0.x, $0.y)) : nil })
    }
  }

  /// The views that a broken constraint places, by their positions: both of two neighbours, but not the view that holds
  /// the other, whose frame is its own coordinate system.
  func positions(in scene: ID<Scene>) -> Set<Int> {
    var found: Set<Int> = []
    for id in program[cold: scene].constraints {
      let constraint = program[id]
      guard isBroken(constraint) else { continue }
      let sides = [constraint.first, constraint.second].compactMap { side in
        side.flatMap { position(of: $0) }
      }
      for side in sides where !sides.contains(where: { holds(side, $0) }) { found.insert(side) }
    }
    return found
  }

  private func isBroken(_ constraint: Constraint) -> Bool {
    guard constraint.relation == .equal, isRequired(constraint),
      let first = value(of: constraint.first)
    else { return false }
    let constant = Double(constraint.constant) / 1000
    guard let second = constraint.second else { return abs(first - constant) > 1 }
    // Multipliers of edges count from the superview; those of lengths are plain.
    guard constraint.multiplier == 1000 || second.anchor == .width || second.anchor == .height,
      !scrolls(constraint.first, second), let other = value(of: second)
    else { return false }
    return abs(first - Double(constraint.multiplier) / 1000 * other - constant) > 1
  }

  private func isRequired(_ constraint: Constraint) -> Bool {
    guard case .integer(let priority) = program.value(of: .priority, in: constraint.attributes)
    else { return true }
    return priority >= 1000
  }

  /// Where an edge is or how long a side, as stored; nil where that depends on more than frames: margins, safe areas,
  /// baselines, content views of rows, and what has a frame beyond what constraints mean: some controls, and symbols.
  private func value(of side: Constraint.Side) -> Double? {
    guard let frame = frame(of: side.item) else { return nil }
    switch side.anchor {
    case .leading, .left: return frame.x
    case .trailing, .right: return frame.maxX
    case .top: return frame.y
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.x + frame.width / 2
    case .centerY: return frame.y + frame.height / 2
    case .firstBaseline, .lastBaseline: return nil
    }
  }

  private func frame(of item: Constraint.Item) -> Rect? {
    switch item {
    case .superview: return Rect(Point(0, 0), root)
    case .element(let element):
      let kind = program[element].kind
      guard !kind.isRow, ![.switch, .slider, .segmented, .image].contains(kind) else { return nil }
      // What Interface Builder marked says nothing of its neighbours.
      return positions[element].flatMap { views[$0].counts ? frames[$0] : nil }
    case .safeArea, .margins, .marginsOf, .safeAreaOf: return nil
    }
  }

  private func position(of side: Constraint.Side) -> Int? {
    side.item.element.flatMap { positions[$0] }
  }

  /// Whether a constraint is about content that scrolls, which has edges of its own.
  private func scrolls(_ first: Constraint.Side, _ second: Constraint.Side) -> Bool {
    guard let one = position(of: first), let two = position(of: second) else { return false }
    return holdsAsScroller(one, two) || holdsAsScroller(two, one)
  }

  private func holdsAsScroller(_ outer: Int, _ inner: Int) -> Bool {
    holds(outer, inner)
      && [.scroll, .tableView, .collectionView].contains(program[views[outer].element].kind)
  }

  private func holds(_ outer: Int, _ inner: Int) -> Bool {
    var next = views[inner].parent
    while let holder = next {
      if holder == outer { return true }
      next = views[holder].parent
    }
    return false
  }
}
