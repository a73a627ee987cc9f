import NavLayout
import NavModel
import NavText

/// Why a view is elsewhere than Interface Builder put it, as far as that shows from outside.
public enum FrameCause: String, CaseIterable, Sendable {
  case parent = "a view around it has another size"
  case neighbour = "a view beside it has another size"
  case textWidth = "a text is as wide as that"
  case textHeight = "a text is as high as that"
  case button = "a button's content"
  case image = "a picture"
  case field = "a field or a text view"
  case control = "another control"
  case unknownClass = "a view of a class that only code knows"
  case stack = "a stack"
  case scroll = "what scrolls"
  case row = "a row"
  case view = "a view without a content"
  case place = "where it is, not how large"
}

extension [StoredFrames.View] {
  /// The cause of each view of a scene that disagrees. Sizes go outwards, so a view that holds others is blamed on the
  /// first text, control or unknown view in it that disagrees.
  public func causes(in program: Program) -> [(view: Int, cause: FrameCause)] {
    indices.filter { self[$0].counts && !self[$0].agrees }.map { ($0, cause(of: $0, in: program)) }
  }

  private func cause(of position: Int, in program: Program) -> FrameCause {
    let view = self[position]
    if let parent = view.parent, !self[parent].agreesInSize { return .parent }
    if view.agreesInSize { return hasOtherNeighbour(position, in: program) ? .neighbour : .place }
    if let own = contentCause(of: position, in: program) { return own }
    for inner in indices where inner > position && stands(inner, in: position) {
      if !self[inner].agreesInSize, let cause = contentCause(of: inner, in: program) {
        return cause
      }
    }
    switch program[view.element].kind {
    case .stack: return .stack
    case .scroll, .tableView, .collectionView: return .scroll
    case .cell, .prototype: return .row
    default: return .view
    }
  }

  /// What is wrong with a view that has a content of its own; nil for what only holds others.
  private func contentCause(of position: Int, in program: Program) -> FrameCause? {
    let view = self[position]
    switch program[view.element].kind {
    case .label:
      let isWidth = view.computed.map { abs($0.width - view.stored.width) > 1 } ?? false
      return isWidth ? .textWidth : .textHeight
    case .button: return .button
    case .image: return .image
    case .textField, .textView, .searchBar: return .field
    case .switch, .slider, .stepper, .segmented, .activity, .progress, .pageControl, .datePicker,
      .picker:
      return .control
    case .view:
      let isHolder = indices.contains { self[$0].parent == position }
      return isHolder || program[cold: view.element].className.isNone ? nil : .unknownClass
    default: return nil
    }
  }

  private func stands(_ inner: Int, in outer: Int) -> Bool {
    var next = self[inner].parent
    while let parent = next {
      if parent == outer { return true }
      next = self[parent].parent
    }
    return false
  }

  /// Whether a view that a constraint relates to it, or one in the same stack, has another size.
  private func hasOtherNeighbour(_ position: Int, in program: Program) -> Bool {
    let view = self[position]
    var neighbours: Set<ID<NavModel.Element>> = []
    for id in program[cold: view.scene].constraints {
      let sides = [program[id].first, program[id].second].map { $0?.item.element }
      if sides.contains(view.element) { neighbours.formUnion(sides.compactMap { $0 }) }
    }
    return contains { other in
      !other.agrees && other.element != view.element
        && (neighbours.contains(other.element) || other.parent == view.parent)
    }
  }
}
