import NavModel
import NavText

extension ElementPlacement {
  /// Places the sections and rows of a table, which is the root view or an element.
  mutating func placeTable(_ table: Int?, in bounds: Rect) {
    let metrics = ListMetrics(listStyle(of: table), area, width: bounds.width)
    var cursor = RowCursor(metrics, metrics.style == .insetGrouped ? clearOfSides(bounds) : bounds)
    // What bars cover is added to the content's insets (LAYOUT-15).
    cursor.y += max(0, area.safeArea.top - bounds.y)
    cursor.rowHeight = rowHeight(of: table)
    let all = children(of: table)
    let firstRow = all.firstIndex { isPartOfList(facts[$0].kind) } ?? 0
    for (index, child) in all.enumerated() {
      switch facts[child].kind {
      case .section: placeSection(child, &cursor)
      case .cell, .prototype:
        if !cursor.isInSection { beginSection(nil, &cursor) }
        placeRows(of: child, &cursor)
        let next = index + 1 < all.count ? facts[all[index + 1]].kind : nil
        if next?.isRow != true { endSection(nil, &cursor) }
      default:
        // Above the rows `tableHeaderView`, below them `tableFooterView`.
        if index > firstRow && cursor.isInSection { endSection(nil, &cursor) }
        placeHeaderView(child, &cursor)
      }
    }
  }

  private func isPartOfList(_ kind: ElementKind) -> Bool { kind == .section || kind.isRow }

  private mutating func placeHeaderView(_ view: Int, _ cursor: inout RowCursor) {
    let width = cursor.bounds.width
    let height =
      groups.heights[view] ?? facts[view].frame?.height
      ?? (facts[view].kind == .view
        ? flowHeight(inside: view, width: width) : naturalSize(of: view).height)
    settle(view, Rect(cursor.bounds.x, cursor.y, width, height))
    cursor.y += height
  }

  private mutating func placeSection(_ section: Int, _ cursor: inout RowCursor) {
    beginSection(section, &cursor)
    for child in children(of: section) where facts[child].kind.isRow {
      placeRows(of: child, &cursor)
    }
    endSection(section, &cursor)
  }

  private mutating func beginSection(_ section: Int?, _ cursor: inout RowCursor) {
    let metrics = cursor.metrics
    let title = section.map { texts[$0] } ?? ""
    let height: Double =
      switch (title.isEmpty, cursor.isFirst) {
      case (true, true): metrics.firstHeader
      case (true, false): metrics.header
      case (false, true): metrics.titledFirstHeader
      case (false, false): metrics.titledHeader
      }
    if let section, !title.isEmpty { addTitle(.header, section, height, &cursor) }
    cursor.y += height
    cursor.isFirst = false
    cursor.isInSection = true
  }

  private mutating func endSection(_ section: Int?, _ cursor: inout RowCursor) {
    cursor.isInSection = false
    var title = ""
    if let section,
      case .text(let name) = program.value(
        of: .footer, in: program[id(section)].attributes)
    {
      title = program[name]
    }
    var height = title.isEmpty ? cursor.metrics.footer : cursor.metrics.titledFooter
    if !title.isEmpty, cursor.metrics.style != .plain {
      // Footers say as much as they need lines for.
      let clear = clearOfSides(Rect(cursor.x, cursor.y, cursor.width, 0))
      let room = max(1, clear.width - 2 * cursor.metrics.textInset)
      let lines = (width(of: title, 13) / room).rounded(.up)
      height += max(0, lines - 1) * lineHeight(13)
    }
    if let section, !title.isEmpty { addTitle(.footer, section, height, &cursor) }
    cursor.y += height
  }

  private mutating func addTitle(
    _ kind: RowFrame.Kind, _ section: Int, _ height: Double, _ cursor: inout RowCursor
  ) {
    let metrics = cursor.metrics
    var row = RowFrame(kind, id(section), snapped(Rect(cursor.x, cursor.y, cursor.width, height)))
    let line = lineHeight(13) + 6
    let top =
      metrics.style == .plain
      ? cursor.y + (height - line) / 2 : kind == .header ? cursor.y + height - line : cursor.y
    let clear = clearOfSides(Rect(cursor.x, top, cursor.width, kind == .header ? line : height))
    row.text = snapped(
      clear.inset(by: EdgeInsets(left: metrics.textInset, right: metrics.textInset)))
    result.rows.append(row)
  }

  private func listStyle(of table: Int?) -> TableStyle {
    table.map { facts[$0].listStyle } ?? program[scene, .tableStyle]
  }

  private func rowHeight(of table: Int?) -> Double? {
    if let table { return facts[table].rowHeight }
    guard let height = program[scene, .rowHeight], height > 0 else { return nil }
    return height
  }
}

/// How far down a table's rows have come.
struct RowCursor {
  let metrics: ListMetrics
  let bounds: Rect
  var y: Double
  var rowHeight: Double?
  var isFirst = true
  var isInSection = false

  init(_ metrics: ListMetrics, _ bounds: Rect) {
    self.metrics = metrics
    self.bounds = bounds
    y = bounds.y
  }

  var x: Double { bounds.x + metrics.inset }
  var width: Double { max(0, bounds.width - 2 * metrics.inset) }
}
