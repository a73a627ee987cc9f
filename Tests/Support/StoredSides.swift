import NavLayout
import NavModel
import NavText
import NavXcode

/// Where the sides that constraints name are in the frames of a file.
///
/// A side is known, known to lie between two figures, or not known at all: where it depends on baselines, on symbols,
/// which have frames beyond what constraints mean, or on rows, of which some files hold frames that their content was
/// never laid out in.
struct StoredSides {
  private let program: Program
  private let views: [StoredFrames.View]
  private var positions: [ID<Element>: Int] = [:]
  /// Of each view as stored, in the coordinates of the root view; nil in a view that is not among them.
  private var frames: [Rect?] = []
  /// Views that show symbols of the system, whose frames have room around what constraints mean.
  private var symbols: Set<Int> = []
  private let root: Size
  private let era: SystemEra
  let isRootMisplaced: Bool

  init(_ views: [StoredFrames.View], in stored: StoredFrames, _ area: ContentArea) {
    program = stored.program
    self.views = views
    root = area.size
    era = area.era
    isRootMisplaced = views.first.map { stored.isRootMisplaced(of: $0.scene) } ?? false
    for (position, view) in views.enumerated() {
      positions[view.element] = position
      let outer = view.parent.map { frames[$0] } ?? Rect(Point(0, 0), root)
      let isDirect = program[view.element].parent == view.parent.map { views[$0].element }
      let frame = outer.flatMap { isDirect ? view.stored.moved(by: Point($0.x, $0.y)) : nil }
      frames.append(frame)
      if stored.showsSymbol(view.source) { symbols.insert(position) }
    }
  }

  func position(of side: Constraint.Side) -> Int? { side.item.element.flatMap { positions[$0] } }

  /// Where an edge is or how long a side, as stored.
  func value(of side: Constraint.Side) -> ClosedRange<Double>? {
    switch side.item {
    case .superview: return value(side.anchor, in: Rect(Point(0, 0), root)).map { $0...$0 }
    // Bars and margins cover something or nothing.
    case .safeArea, .margins: return inside(Rect(Point(0, 0), root), side.anchor)
    case .marginsOf(let element), .safeAreaOf(let element):
      guard !program[element].kind.isRow,
        program.value(of: .layoutMargins, in: program[element].attributes) == nil,
        let position = positions[element], views[position].counts, let frame = frames[position]
      else { return nil }
      return inside(frame, side.anchor)
    case .element(let element):
      // What Interface Builder marked says nothing of its neighbours.
      guard !program[element].kind.isRow, let position = positions[element], views[position].counts,
        let frame = frames[position], !symbols.contains(position),
        let value = value(
          side.anchor, in: program[element].kind.alignmentRect(frame, era))
      else { return nil }
      return value...value
    }
  }

  private func value(_ anchor: Constraint.Anchor, in frame: Rect) -> Double? {
    switch anchor {
    case .leading, .left: frame.x
    case .trailing, .right: frame.maxX
    case .top: frame.y
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.x + frame.width / 2
    case .centerY: frame.y + frame.height / 2
    case .firstBaseline, .lastBaseline: nil
    }
  }

  /// What is only known to be inside of a frame.
  private func inside(_ frame: Rect, _ anchor: Constraint.Anchor) -> ClosedRange<Double>? {
    switch anchor {
    case .leading, .left: frame.x...Double.infinity
    case .trailing, .right: -Double.infinity...frame.maxX
    case .top: frame.y...Double.infinity
    case .bottom: -Double.infinity...frame.maxY
    case .width: -Double.infinity...frame.width
    case .height: -Double.infinity...frame.height
    case .centerX, .centerY, .firstBaseline, .lastBaseline: nil
    }
  }

  /// Whether a constraint is about content that scrolls, which has edges of its own.
  func scroll(_ first: Constraint.Side, _ second: Constraint.Side) -> Bool {
    guard let one = position(of: first), let two = position(of: second) else { return false }
    return holdsAsScroller(one, two) || holdsAsScroller(two, one)
  }

  private func holdsAsScroller(_ outer: Int, _ inner: Int) -> Bool {
    holds(outer, inner)
      && [.scroll, .tableView, .collectionView].contains(program[views[outer].element].kind)
  }

  func holds(_ outer: Int, _ inner: Int) -> Bool {
    var next = views[inner].parent
    while let holder = next {
      if holder == outer { return true }
      next = views[holder].parent
    }
    return false
  }
}

extension StoredFrames {
  fileprivate func showsSymbol(_ view: ID<XMLElement>) -> Bool {
    document.said("catalog", view) == "system"
      || document.child("imageReference", of: view).map {
        document.said("catalog", $0) == "system"
      } ?? false
  }

  /// Whether Interface Builder marked the root view of a scene: what is in it was laid out in another size than it is
  /// stored with.
  fileprivate func isRootMisplaced(of scene: ID<Scene>) -> Bool {
    rootView(of: scene).map { document.said("misplaced", $0) == "YES" } ?? false
  }
}

extension ElementKind {
  /// The part of a frame that constraints mean (`alignmentRect(forFrame:)`), since iOS 7: switches reach two points further
  /// to the right, segments one further down, sliders both and to the left.
  func alignmentRect(_ frame: Rect, _ era: SystemEra) -> Rect {
    if era == .legacy { return frame }
    return switch self {
    case .switch: frame.inset(by: EdgeInsets(right: 2))
    case .segmented: frame.inset(by: EdgeInsets(bottom: 1))
    case .slider: frame.inset(by: EdgeInsets(left: 2, bottom: 1, right: 2))
    default: frame
    }
  }
}
