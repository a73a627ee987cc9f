import NavLayout
import NavModel
import NavText
import NavXcode

/// How large the content views of a scene's rows were when Interface Builder laid out what is in them.
///
/// A row is the canvas of its content, as the root view is that of a scene, and how large rows are is compared with the
/// rows. But some files hold frames of rows that their content was never laid out in: Xcode 6 wrote 320 points for rows
/// of tables 600 points wide. So a frame counts where what is pinned to its far edges by required constraints stands
/// there.
struct StoredRows {
  private(set) var contentSizes: [ID<Element>: RowContentSize] = [:]

  private let program: Program
  private let frames: [ID<Element>: Rect]
  /// How far apart two sides that are the same may be stored.
  private var tolerance: Double { 1 }

  init(_ stored: StoredFrames, _ scene: ID<Scene>, _ era: SystemEra) {
    program = stored.program
    var frames: [ID<Element>: Rect] = [:]
    var contents: [ID<Element>: Size] = [:]
    for id in program[scene].elements {
      guard let source = stored.source(of: id) else { continue }
      contents[id] = stored.contentFrame(of: id, source)?.size
      if stored.document.said("misplaced", source) != "YES" {
        if let frame = stored.document.frame(of: source) {
          frames[id] = stored.program[id].kind.alignmentRect(frame, era)
        }
      }
    }
    self.frames = frames
    if contents.isEmpty { return }
    var votes: [ID<Element>: Votes] = [:]
    for id in program[cold: scene].constraints { count(program[id], contents, &votes) }
    for (row, size) in contents {
      guard let own = votes[row] else { continue }
      contentSizes[row] = RowContentSize(
        width: own.width.isUnanimous ? size.width : nil,
        height: own.height.isUnanimous ? size.height : nil)
    }
  }

  /// Whether what is pinned to the far edge of a row stands there.
  private struct Vote {
    var hasHeld = false
    var hasBroken = false

    var isUnanimous: Bool { hasHeld && !hasBroken }

    mutating func add(_ holds: Bool) {
      if holds { hasHeld = true } else { hasBroken = true }
    }
  }

  private struct Votes {
    var width = Vote()
    var height = Vote()
  }

  private func count(
    _ constraint: Constraint, _ contents: [ID<Element>: Size], _ votes: inout [ID<Element>: Votes]
  ) {
    guard constraint.relation == .equal, constraint.multiplier == 1000,
      program[constraint.attributes, .priority] >= 1000, let second = constraint.second
    else { return }
    let constant = Double(constraint.constant) / 1000
    for (inner, outer, gap) in [
      (constraint.first, second, constant), (second, constraint.first, -constant),
    ] {
      guard case .element(let view) = inner.item, let row = program[view].parent,
        let size = contents[row], outer.item.element == row, let frame = frames[view]
      else { continue }
      let isMargin = outer.item == .marginsOf(row)
      switch (inner.anchor, outer.anchor) {
      case (.trailing, .trailing), (.right, .right):
        votes[row, default: Votes()].width.add(ends(frame.maxX, size.width + gap, isMargin))
      case (.bottom, .bottom):
        votes[row, default: Votes()].height.add(ends(frame.maxY, size.height + gap, isMargin))
      case (.centerX, .centerX) where !isMargin:
        votes[row, default: Votes()].width.add(
          isSame(frame.x + frame.width / 2, size.width / 2 + gap))
      case (.centerY, .centerY) where !isMargin:
        votes[row, default: Votes()].height.add(
          isSame(frame.y + frame.height / 2, size.height / 2 + gap))
      default: continue
      }
    }
  }

  /// Whether an edge is where a far edge is, or where a margin of a row can be: 8, 11, 15, 16 or 20 points before it.
  private func ends(_ edge: Double, _ far: Double, _ isMargin: Bool) -> Bool {
    isMargin
      ? [8, 11, 15, 16, 20].contains { isSame(edge, far - $0) } : isSame(edge, far)
  }

  private func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= tolerance }
}
