import NavLayout
import NavModel
import NavText

/// Frames that contradict the constraints beside them.
///
/// Interface Builder marks a view as misplaced when it notices that its frame is not the one that its constraints give,
/// but it lays out only what is open on its canvas: files that were edited as text, merged, or changed in another scene
/// hold frames from before. Such a frame was never computed from these constraints, so it cannot judge the layout. The
/// proof needs nothing but the file: what a required constraint says in every layout does not hold between its frames.
struct StaleFrames {
  private let program: Program
  private let views: [StoredFrames.View]
  private let sides: StoredSides
  /// How far apart two sides that are the same may be stored: as far as frames that agree.
  private var tolerance: Double { 1 }

  init(_ views: [StoredFrames.View], in stored: StoredFrames, _ area: ContentArea) {
    program = stored.program
    self.views = views
    sides = StoredSides(views, in: stored, area)
  }

  /// The views whose frames were not computed from these constraints, by their positions: those that a broken constraint
  /// places, and what hangs on them or on a view that Interface Builder marked.
  func positions(in scene: ID<Scene>) -> Set<Int> {
    var found: Set<Int> = []
    for id in program[cold: scene].constraints where isBroken(program[id]) {
      let both = [program[id].first, program[id].second].compactMap { side in
        side.flatMap { sides.position(of: $0) }
      }
      // Both of two neighbours, but not the view that holds the other: its frame is its own coordinate system.
      for side in both where !both.contains(where: { sides.holds(side, $0) }) { found.insert(side) }
    }
    addArranged(&found)
    addWhatHangsOn(&found)
    return found
  }

  private func isBroken(_ constraint: Constraint) -> Bool {
    guard isRequired(constraint), let first = sides.value(of: constraint.first) else {
      return false
    }
    let constant = Double(constraint.constant) / 1000
    guard let second = constraint.second else {
      return isBroken(first, constraint.relation, constant...constant)
    }
    // Multipliers of edges count from the superview; those of lengths are plain.
    guard constraint.multiplier == 1000 || second.anchor == .width || second.anchor == .height,
      !sides.scroll(constraint.first, second), let other = sides.value(of: second)
    else { return false }
    let factor = Double(constraint.multiplier) / 1000
    let bounds = [other.lowerBound, other.upperBound].map { factor * $0 + constant }
    guard let least = bounds.min(), let most = bounds.max() else { return false }
    return isBroken(first, constraint.relation, least...most)
  }

  private func isBroken(
    _ first: ClosedRange<Double>, _ relation: Constraint.Relation, _ second: ClosedRange<Double>
  ) -> Bool {
    let isLess = first.upperBound < second.lowerBound - tolerance
    let isMore = first.lowerBound > second.upperBound + tolerance
    return switch relation {
    case .equal: isLess || isMore
    case .greaterOrEqual: isLess
    case .lessOrEqual: isMore
    }
  }

  private func isRequired(_ constraint: Constraint) -> Bool {
    guard case .integer(let priority) = program.value(of: .priority, in: constraint.attributes)
    else { return true }
    return priority >= 1000
  }

  /// What a stack arranges is as stale as the rest of it, and so is how large the stack is.
  private func addArranged(_ found: inout Set<Int>) {
    for position in views.indices.reversed() where found.contains(position) {
      guard let stack = views[position].parent, program[views[stack].element].kind == .stack else {
        continue
      }
      found.insert(stack)
      for other in views.indices where views[other].parent == stack { found.insert(other) }
    }
  }

  /// Interface Builder marks the outermost view alone; what is in it was laid out in the size that it had.
  private func addWhatHangsOn(_ found: inout Set<Int>) {
    if sides.isRootMisplaced { found.formUnion(views.indices) }
    for (position, view) in views.enumerated() {
      guard let parent = view.parent else { continue }
      if found.contains(parent) || !views[parent].counts { found.insert(position) }
    }
  }
}
