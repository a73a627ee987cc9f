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
  func arrangeColumns(_ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder) {
    let controller = builder.state.controllers[position]
    let columns = builder.state.shownChildren(of: position)
    arrangeContainer(position, in: context, &builder) { builder in
      guard !controller.flags.contains(.collapsed), columns.count > 1 else {
        for column in columns { arrange(column, in: context, &builder) }
        return
      }
      let leading = columns.filter { builder.state.controllers[$0].role != .secondary }
      let secondary = columns.filter { builder.state.controllers[$0].role == .secondary }
      if controller.displayMode.isOver {
        for column in secondary { arrange(column, in: context, &builder) }
        // SPLIT-16: a touch beside them takes the columns away.
        let isInFront = builder.isInFront(position)
        builder.add(.dimming, context.frame) { if isInFront { $0.touch = .tapOutside } }
        _ = arrangeLeading(leading, of: position, in: context, &builder)
      } else {
        let x = arrangeLeading(leading, of: position, in: context, &builder)
        var width = context.frame.maxX - x
        if controller.displayMode == .twoDisplace, let first = leading.last {
          // What is displaced keeps its width and leaves the window with its trailing part.
          width =
            context.frame.width
            - columnWidth(builder.state.controllers[first].role, of: position, in: context, builder)
            - 1 / Double(builder.window.scale)
        }
        for column in secondary {
          let frame = Rect(x, context.frame.y, width, context.frame.height)
          arrange(column, in: context.part(frame), &builder)
        }
      }
    }
  }

  /// The columns before the secondary, each with its line behind it. Says where they end.
  private func arrangeLeading(
    _ columns: [Int], of split: Int, in context: LayoutContext, _ builder: inout LayoutBuilder
  ) -> Double {
    var x = context.frame.x
    // SPLIT-21
    let line = 1 / Double(builder.window.scale)
    for column in columns {
      let role = builder.state.controllers[column].role
      let width = min(
        columnWidth(role, of: split, in: context, builder), max(0, context.frame.maxX - x - line))
      arrange(
        column, in: context.part(Rect(x, context.frame.y, width, context.frame.height)), &builder)
      x += width
      builder.add(.divider, Rect(x, context.frame.y, line, context.frame.height))
      x += line
    }
    return x
  }

  private func columnWidth(
    _ role: Controller.Role, of split: Int, in context: LayoutContext, _ builder: LayoutBuilder
  ) -> Double {
    let scene = builder.state.controllers[split].scene
    let width = context.frame.width
    if builder.state.era == .legacy { return min(ColumnWidths.most, width) }
    if isClassic(scene) || builder.state.device.facts.family != .pad {
      return builder.snapped(min(ColumnWidths.most, width * ColumnWidths.classicFraction))
    }
    return width >= ColumnWidths.wideFrom ? ColumnWidths.wide : min(ColumnWidths.most, width)
  }
}
