import NavDrawing
import NavLayout
import NavMatching
import NavModel
import NavText

extension ProgramComparison {
  /// The canvas of the new program, with what was added and changed framed; below it that of the old one with what is gone,
  /// where anything is.
  public func picture() -> Drawing {
    let after = canvas(of: new, .new)
    let before = hasLosses ? canvas(of: old, .old) : nil
    let top = DifferencePicture.headHeight
    let width = max(after.size.width, before?.size.width ?? 0)
    let height = top + after.size.height + (before.map { top + $0.size.height } ?? 0)
    var picture = Drawing(
      size: Size(width, height), title: after.title, summary: summary)
    picture.fill(Rect(0, 0, width, height), radius: 12, .backdrop)
    DifferencePicture.drawHead(before == nil ? "Difference" : "After", at: 0, in: &picture)
    picture.add(after, at: Point(0, top))
    if let before {
      DifferencePicture.drawHead("Before", at: top + after.size.height, in: &picture)
      picture.add(before, at: Point(0, top + after.size.height + top))
    }
    return picture
  }

  private enum Side {
    case old, new
  }

  private var hasLosses: Bool {
    difference.changes.contains { change in
      change.sort == .removed && [.scene, .arrow, .container].contains(change.topic)
    }
  }

  private func canvas(of side: ComparedProgram, _ which: Side) -> Drawing {
    let canvas = side.program.canvas(side.unresolvedReferences)
    var drawing = side.program.picture(of: canvas)
    let marks = marks(which)
    for arrow in canvas.arrows {
      guard let sort = marks.arrows[ArrowMark(arrow.arrow)] else { continue }
      drawing.stroke(arrow.route.path, at: arrow.route.origin, sort.ink, width: 3.5)
    }
    for placed in canvas.scenes {
      guard let sort = marks.scenes[placed.scene] else { continue }
      let frame = placed.frame
      drawing.outline(
        Rect(frame.x - 4, frame.y - 4, frame.width + 8, frame.height + 8), radius: 7, sort.ink,
        width: 3.5, dash: sort == .removed ? .dashed : .solid)
    }
    return drawing
  }

  /// What is to be marked in one of the canvases.
  private func marks(
    _ side: Side
  ) -> (scenes: [ID<Scene>: Change.Sort], arrows: [ArrowMark: Change.Sort]) {
    var scenes: [ID<Scene>: Change.Sort] = [:]
    var arrows: [ArrowMark: Change.Sort] = [:]
    let program = side == .new ? new.program : old.program
    let cameOrWent: Change.Sort = side == .new ? .added : .removed
    let changed = changedScenes(side)
    for id in program.scenes.ids {
      let isKept = (side == .new ? matching.scenes.old(of: id) : matching.scenes.new(of: id)) != nil
      if !isKept { scenes[id] = cameOrWent }
      if isKept && changed.contains(id) { scenes[id] = .changed }
    }
    for id in program.segues.ids {
      let other = side == .new ? matching.segues.old(of: id) : matching.segues.new(of: id)
      let sort: Change.Sort? =
        other == nil ? cameOrWent : leadsElsewhere(id, other, side) ? .changed : nil
      if let sort, let mark = ArrowMark(program[id]) { arrows[mark] = sort }
    }
    for id in program.relationships.ids {
      let other =
        side == .new ? matching.relationships.old(of: id) : matching.relationships.new(of: id)
      if other == nil { arrows[ArrowMark(program[id])] = cameOrWent }
    }
    return (scenes, arrows)
  }

  private func leadsElsewhere(_ id: ID<Segue>, _ other: ID<Segue>?, _ side: Side) -> Bool {
    guard let other else { return false }
    let (before, after) = side == .new ? (other, id) : (id, other)
    let (oldRow, newRow) = (old.program[before], new.program[after])
    return oldRow.kind != newRow.kind
      || oldRow.destination.flatMap { matching.scenes.new(of: $0) } != newRow.destination
  }

  private func changedScenes(_ side: Side) -> Set<ID<Scene>> {
    let names = Set(
      difference.groups.filter { $0.owner.kind == .scene && $0.sort == .changed }
        .map { $0.owner.name })
    let (oldSide, newSide) = (SideSpelling(old.program), SideSpelling(new.program))
    var changed: Set<ID<Scene>> = []
    for (before, after) in matching.scenes.pairs
    where names.contains(Sides(old: oldSide.name(before).own, new: newSide.name(after).own)) {
      changed.insert(side == .new ? after : before)
    }
    return changed
  }
}

/// An arrow of the canvas, which stands for all of its kind between two scenes.
private struct ArrowMark: Hashable {
  let source: ID<Scene>
  let destination: ID<Scene>?
  let kind: ArrowKind

  init(_ arrow: CanvasGraph.Arrow) {
    source = arrow.source
    destination = arrow.destination.scene
    kind = arrow.kind
  }

  init?(_ segue: Segue) {
    guard segue.destination != nil else { return nil }
    source = segue.source
    destination = segue.destination
    kind = .segue(segue.kind)
  }

  init(_ relationship: Relationship) {
    source = relationship.source
    destination = relationship.destination
    kind = .relationship(relationship.kind)
  }
}

private enum DifferencePicture {
  static var headHeight: Double { 40 }

  /// Which of the two it is, and what the colours mean.
  static func drawHead(_ title: String, at y: Double, in picture: inout Drawing) {
    picture.text(title, at: Point(24, y + 28), size: 18, .text, weight: .semibold)
    var x = 140.0
    for sort in Change.Sort.allCases {
      picture.fill(Rect(x, y + 17, 12, 12), radius: 3, sort.ink)
      picture.text(sort.rawValue, at: Point(x + 18, y + 28), size: 13, .caption)
      x += 90
    }
  }
}

extension Change.Sort {
  fileprivate var ink: Ink {
    switch self {
    case .added: .switchOn
    case .removed: .alert
    case .changed: .unwalked
    }
  }
}

extension Drawing {
  /// Another picture at a point of this one. Its groups lose their names, which both may have.
  fileprivate mutating func add(_ other: Drawing, at origin: Point) {
    var group = Group(title: other.title, role: "canvas")
    group.origin = origin
    open(group)
    for mark in other.marks {
      if case .open(var inner) = mark {
        inner.id = ""
        draw(.open(inner))
      } else {
        draw(mark)
      }
    }
    close()
  }
}
