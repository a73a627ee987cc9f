import NavModel
import NavText

/// The inside of one row: its two texts, its accessory, and what is in it.
struct RowLayout {
  /// The positions of its words in `style:` of a cell.
  private let cell: Int
  private let content: RowContent
  private let metrics: ListMetrics
  private let style: CellStyle
  private let accessory: Double
  /// What says where it is: frames are relative to the row.
  private var framed: [Int] = []
  /// What constraints place.
  private var constrained: [Int] = []
  /// Small controls, which are at the end of the row's text.
  private var trailing: [Int] = []
  /// What needs a line of its own.
  private var lines: [(element: Int, height: Double)] = []
  /// The label that shows the row's text.
  private var label: Int?

  init(
    _ placement: ElementPlacement, _ cell: Int, _ content: RowContent, _ metrics: ListMetrics
  ) {
    self.cell = cell
    self.content = content
    self.metrics = metrics
    let facts = placement.facts[cell]
    let hasDetail = !content.detail.isEmpty
    style =
      facts.cellStyle ?? (hasDetail ? .rightDetail : .basic)
    accessory = metrics.accessoryWidth(facts.accessory)
    let isBare = content.text.isEmpty && !hasDetail
    for child in placement.children(of: cell) {
      let kind = placement.facts[child].kind
      if placement.groups.isSolved[child] {
        constrained.append(child)
        if kind == .label, label == nil, placement.texts[child] == content.text { label = child }
      } else if placement.facts[child].frame != nil {
        framed.append(child)
      } else if kind == .label, label == nil, placement.texts[child] == content.text {
        label = child
      } else if !isBare && (kind == .label || kind == .switch || kind == .button) {
        trailing.append(child)
      } else {
        lines.append((child, placement.heightOfLine(child)))
      }
    }
  }

  /// What the row needs, at least the usual height; with constraints, the height that was given if one was.
  func height(
    _ given: Double?, in frame: Rect, _ placement: inout ElementPlacement
  ) -> Double {
    let width = placement.clearOfSides(frame).width
    let least = usualHeight(placement)
    let given = placement.facts[cell].rowHeight ?? given
    if !constrained.isEmpty {
      let room = Rect(0, 0, width - accessory, given ?? least)
      if let given { return given }
      // Before Xcode 12 Interface Builder did not draw rows as they size themselves: 4 of 4 rows of three apps.
      if placement.area.isCanvas && placement.area.version < 14 { return least }
      // Constraints that reach from top to bottom make a row lower than usual too.
      let fitting = placement.fittingHeight(of: cell, room) ?? 0
      return fitting > 1 ? fitting + metrics.separator : least
    }
    if lines.isEmpty { return given ?? least }
    var height = content.text.isEmpty ? 0.0 : least
    for line in lines { height += line.height + 14 }
    return max(height, given ?? least)
  }

  /// What the texts of a row need between its margins, but no less than the usual.
  private func usualHeight(_ placement: ElementPlacement) -> Double {
    let margins = metrics.contentMargins
    let detail = style == .subtitle && !content.detail.isEmpty ? placement.lineHeight(12) : 0
    return max(
      metrics.rowHeight, margins.top + placement.lineHeight(17) + detail + margins.bottom)
  }

  func place(in whole: Rect, _ row: inout RowFrame, _ placement: inout ElementPlacement) {
    let frame = placement.clearOfSides(whole)
    let inset = metrics.textInset
    let below = lines.reduce(0) { $0 + $1.height + 14 }
    let isBare = content.text.isEmpty && content.detail.isEmpty
    // The first line holds the texts; what needs more is below.
    let line = Rect(frame.x, frame.y, frame.width, isBare ? 0 : frame.height - below)
    var end = frame.maxX - inset
    if accessory > 0 {
      let side = min(accessory, frame.width)
      row.accessory = placement.snapped(Rect(frame.maxX - side, line.y, side, line.height))
      end = min(end, frame.maxX - side)
    }
    for child in trailing.reversed() {
      let size = placement.frameSize(of: child)
      let width = min(size.width, max(0, end - frame.x - inset))
      placement.settle(
        child, Rect(end - width, line.y + (line.height - size.height) / 2, width, size.height))
      end -= width + 8
    }
    if !constrained.isEmpty {
      let known = placement.facts[cell].contentSize
      placement.solve(
        cell,
        in: Rect(
          frame.x, frame.y, known.width ?? frame.width - accessory,
          known.height ?? max(0, frame.height - metrics.separator)))
      for child in constrained {
        if let own = placement.exact[child] { placement.settle(child, own) }
      }
      if let label {
        row.text = placement.result.frames[label]
        placeFramed(in: frame, &placement)
        return
      }
    }
    if !isBare { placeTexts(in: line, from: frame.x + inset, to: end, &row, &placement) }
    var y = isBare && !lines.isEmpty ? frame.y + (frame.height - below) / 2 : line.maxY
    for (child, height) in lines {
      placement.settle(child, Rect(frame.x + inset, y + 7, frame.width - 2 * inset, height))
      y += height + 14
    }
    placeFramed(in: frame, &placement)
  }

  private func placeTexts(
    in line: Rect, from start: Double, to end: Double, _ row: inout RowFrame,
    _ placement: inout ElementPlacement
  ) {
    let room = max(0, end - start)
    var text = Rect(start, line.y, room, line.height)
    var detail: Rect?
    let detailWidth = min(room, placement.grown(placement.width(of: content.detail, 17)))
    switch style {
    case .custom, .basic: break
    case .rightDetail:
      detail = Rect(end - detailWidth, line.y, detailWidth, line.height)
      text.width = max(0, room - detailWidth - (detailWidth > 0 ? 6 : 0))
    case .leftDetail:
      text.width = min(91, room)
      detail = Rect(start + 97, line.y, max(0, room - 97), line.height)
    case .subtitle:
      let first = placement.lineHeight(17)
      let second = placement.lineHeight(12)
      let top = line.y + (line.height - first - second) / 2
      text = Rect(start, top, room, first)
      detail = Rect(start, top + first, room, second)
    }
    row.text = placement.snapped(text)
    if !content.detail.isEmpty { row.detail = detail.map { placement.snapped($0) } }
    if let label { placement.settle(label, text) }
  }

  /// Frames in a row were written for a row as wide as the canvas.
  private func placeFramed(in frame: Rect, _ placement: inout ElementPlacement) {
    let width = placement.program.designSize(of: placement.scene).width
    for child in framed {
      let facts = placement.facts[child]
      guard let own = facts.frame else { continue }
      placement.settle(
        child, resized(own, facts.mask, from: Size(width, frame.height), to: frame))
    }
  }
}

extension ElementPlacement {
  /// What is left of a row or a list beside a notch: the content of cells is kept clear of it (LAYOUT-13).
  func clearOfSides(_ frame: Rect) -> Rect {
    let left = max(0, area.safeArea.left - frame.x)
    let right = max(0, frame.maxX - (area.size.width - area.safeArea.right))
    return frame.inset(by: EdgeInsets(left: left, right: right))
  }

  /// How high an element is that has a line of a row for itself.
  fileprivate func heightOfLine(_ element: Int) -> Double {
    switch facts[element].kind {
    case .view:
      children(of: element).isEmpty ? 44 : flowHeight(inside: element, width: area.size.width)
    case .stack: stackSize(of: element).height
    case .image, .textView, .web, .map, .container, .scroll, .tableView, .collectionView: 88
    default: naturalSize(of: element).height
    }
  }
}
