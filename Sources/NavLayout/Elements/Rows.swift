import NavModel
import NavText

extension ElementPlacement {
  /// Places the rows of a cell or a prototype below each other.
  mutating func placeRows(of cell: Int, _ cursor: inout RowCursor) {
    let inside = cell + 1..<facts[cell].end
    let rows = cell < contents.count ? contents[cell].rows : []
    let absent = isAbsent[inside]
    for (index, content) in rows.enumerated() {
      show(content, in: inside, unless: absent)
      let row = placeRow(cell, content, index, &cursor)
      result.rows.append(row)
      if index == 0 {
        result.frames[cell] = row.frame
        for (position, frame) in zip(inside, row.parts) { result.frames[position] = frame }
      }
    }
    isAbsent.replaceSubrange(inside, with: absent)
  }

  /// Lets what is in a row say what it says there.
  private mutating func show(
    _ content: RowContent, in inside: Range<Int>, unless absent: ArraySlice<Bool>
  ) {
    for (offset, position) in inside.enumerated() {
      let text = offset < content.parts.count ? content.parts[offset] : nil
      texts[position] = text ?? ""
      // Whatever is never a view stays absent.
      let isView = facts[position].isView
      isAbsent[position] = text == nil || !isView
      exact[position] = nil
      result.frames[position] = nil
    }
  }

  private mutating func placeRow(
    _ cell: Int, _ content: RowContent, _ index: Int, _ cursor: inout RowCursor
  ) -> RowFrame {
    let inside = cell + 1..<facts[cell].end
    let layout = RowLayout(self, cell, content, cursor.metrics)
    var frame = Rect(cursor.x, cursor.y, cursor.width, 0)
    frame.height = layout.height(cursor.rowHeight, in: frame, &self)
    cursor.y += frame.height
    var row = RowFrame(.row, id(cell), index: index, snapped(frame))
    layout.place(in: frame, &row, &self)
    row.parts = inside.map { result.frames[$0] }
    return row
  }

  /// Items in lines, each as large as its cell says, as `UICollectionViewFlowLayout` does: as many in a line as fit with
  /// 10 points between them, spread over its width. Items of no known size are a grid of squares.
  mutating func placeGrid(_ grid: Int?, in bounds: Rect) {
    let space = 10.0
    var x = bounds.x
    var y = bounds.y + max(0, area.safeArea.top - bounds.y)
    var lineHeight = 0.0
    var last: Size?
    for cell in rowsInside(grid) {
      let inside = cell + 1..<facts[cell].end
      let rows = cell < contents.count ? contents[cell].rows : []
      let absent = isAbsent[inside]
      let own = facts[cell].intrinsic
      let edge = own == nil ? space : 0
      let size = own ?? usualItem(in: bounds, space)
      let fitting = max(
        1, ((bounds.width - 2 * edge + space) / (size.width + space)).rounded(.down))
      let left = bounds.width - 2 * edge - fitting * size.width
      let gap = fitting > 1 ? max(space, left / (fitting - 1)) : space
      if last != size {
        // Another size begins a line of its own.
        if last != nil { y += lineHeight + space } else { y += edge }
        x = bounds.x + edge
        last = size
      }
      lineHeight = size.height
      for (index, content) in rows.enumerated() {
        show(content, in: inside, unless: absent)
        if x > bounds.x + edge && x + size.width > bounds.maxX - edge + 0.01 {
          x = bounds.x + edge
          y += size.height + space
        }
        let frame = Rect(x, y, size.width, size.height)
        var row = RowFrame(.row, id(cell), index: index, snapped(frame))
        row.text = snapped(
          Rect(
            frame.x + 4, frame.maxY - self.lineHeight(17) - 4, max(0, size.width - 8),
            self.lineHeight(17)))
        placeContent(of: cell, in: frame)
        row.parts = inside.map { result.frames[$0] }
        result.rows.append(row)
        if index == 0 { result.frames[cell] = row.frame }
        x += size.width + gap
      }
      isAbsent.replaceSubrange(inside, with: absent)
    }
    for child in children(of: grid) where facts[child].kind != .section && !facts[child].kind.isRow
    {
      let size = facts[child].frame?.size ?? Size(bounds.width, naturalSize(of: child).height)
      settle(child, Rect(bounds.x, bounds.y, size.width, size.height))
    }
  }

  /// A square of a hundred points or more, so that whole ones fill the width.
  private func usualItem(in bounds: Rect, _ space: Double) -> Size {
    let columns = max(1, ((bounds.width - space) / (100 + space)).rounded(.down))
    let side = max(1, (bounds.width - space * (columns + 1)) / columns)
    return Size(side, side)
  }

  /// The cells of a list, also those in its sections.
  private func rowsInside(_ list: Int?) -> [Int] {
    var found: [Int] = []
    for child in children(of: list) {
      if facts[child].kind.isRow { found.append(child) }
      if facts[child].kind == .section {
        found += children(of: child).filter { facts[$0].kind.isRow }
      }
    }
    return found
  }
}
