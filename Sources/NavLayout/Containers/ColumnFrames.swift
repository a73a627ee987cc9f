import NavModel
import NavSimulator
import NavText

/// SPLIT-19, SPLIT-20: the default widths of columns. ⚠
private enum ColumnWidths {
  static let most = 320.0
  static let classicFraction = 0.4
  static let wide = 375.0
  /// Windows in which columns are wide: the largest iPads on their side.
  static let wideFrom = 1366.0
}

extension Program {
  /// A split view controller: its columns side by side, over each other, or the one that is left (SPLIT-13).
  func arrangeColumns(_ position: Int, in room: Room, _ page: inout Arrangement) {
    let controller = page.state.controllers[position]
    let columns = page.state.shownChildren(of: position)
    arrangeContainer(position, in: room, &page) { page in
      guard !controller.flags.contains(.collapsed), columns.count > 1 else {
        for column in columns { arrange(column, in: room, &page) }
        return
      }
      let leading = columns.filter { page.state.controllers[$0].role != .secondary }
      let secondary = columns.filter { page.state.controllers[$0].role == .secondary }
      if controller.displayMode.isOver {
        for column in secondary { arrange(column, in: room, &page) }
        // SPLIT-16: a touch beside them takes the columns away.
        let isInFront = page.isInFront(position)
        page.add(.dimming, room.frame) { if isInFront { $0.touch = .tapOutside } }
        _ = arrangeLeading(leading, of: position, in: room, &page)
      } else {
        let x = arrangeLeading(leading, of: position, in: room, &page)
        var width = room.frame.maxX - x
        if controller.displayMode == .twoDisplace, let first = leading.last {
          // What is displaced keeps its width and leaves the window with its trailing part.
          width =
            room.frame.width
            - columnWidth(page.state.controllers[first].role, of: position, in: room, page)
            - 1 / Double(page.window.scale)
        }
        for column in secondary {
          let frame = Rect(x, room.frame.y, width, room.frame.height)
          arrange(column, in: room.part(frame), &page)
        }
      }
    }
  }

  /// The columns before the secondary, each with its line behind it. Says where they end.
  private func arrangeLeading(
    _ columns: [Int], of split: Int, in room: Room, _ page: inout Arrangement
  ) -> Double {
    var x = room.frame.x
    // SPLIT-21
    let line = 1 / Double(page.window.scale)
    for column in columns {
      let role = page.state.controllers[column].role
      let width = min(
        columnWidth(role, of: split, in: room, page), max(0, room.frame.maxX - x - line))
      arrange(
        column, in: room.part(Rect(x, room.frame.y, width, room.frame.height)), &page)
      x += width
      page.add(.divider, Rect(x, room.frame.y, line, room.frame.height))
      x += line
    }
    return x
  }

  private func columnWidth(
    _ role: Controller.Role, of split: Int, in room: Room, _ page: Arrangement
  ) -> Double {
    let scene = page.state.controllers[split].scene
    let width = room.frame.width
    if page.state.era == .legacy { return min(ColumnWidths.most, width) }
    if isClassic(scene) || page.state.device.facts.family != .pad {
      return page.snapped(min(ColumnWidths.most, width * ColumnWidths.classicFraction))
    }
    return width >= ColumnWidths.wideFrom ? ColumnWidths.wide : min(ColumnWidths.most, width)
  }
}
