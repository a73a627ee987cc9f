import NavLayout
import NavModel
import NavSimulator

extension Program {
  /// What is wrong with the layout of a state: a promise that every layout keeps and this one does not.
  public func brokenLayoutPromise(in state: NavigationState) -> String? {
    let layout = layout(of: state)
    if layout != self.layout(of: state) { return "two layouts of one state differ" }
    guard let window = layout.nodes.first, window.kind == .window else {
      return "a layout begins with its window"
    }
    if window.frame != Rect(Point(0, 0), layout.size) { return "the window is not the window" }
    var open: [LayoutNode] = []
    for node in layout.nodes {
      let depth = Int(node.depth)
      let isBelowLast = open.last.map { depth <= Int($0.depth) + 1 } ?? (depth == 0)
      if !isBelowLast { return "\(name(of: node, layout)) stands in nothing" }
      while let last = open.last, Int(last.depth) >= depth { open.removeLast() }
      if let broken = brokenPromise(of: node, in: open.last, layout, state) { return broken }
      open.append(node)
    }
    return nil
  }

  private func brokenPromise(
    of node: LayoutNode, in parent: LayoutNode?, _ layout: ScreenLayout, _ state: NavigationState
  ) -> String? {
    let frame = node.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    guard numbers.allSatisfy({ $0.isFinite }) else { return "\(name(of: node, layout)) is nowhere" }
    // A popover of its author's size may leave no room for bars: what is in them there is not seen.
    if let parent, min(parent.frame.width, parent.frame.height) < 10 { return nil }
    if frame.width < 0 || frame.height < 0 {
      return "\(name(of: node, layout)) has a negative size: \(frame)"
    }
    let insets = [
      node.safeArea.top, node.safeArea.left, node.safeArea.bottom, node.safeArea.right,
    ]
    if insets.contains(where: { $0 < 0 || !$0.isFinite }) {
      return "\(name(of: node, layout)) has a negative safe area: \(node.safeArea)"
    }
    guard let parent, staysInside(node, of: parent, state) else { return nil }
    let outer = parent.frame
    // A bar keeps its height where a popover of its author's size leaves less, and is clipped.
    if node.kind == .navigationBar || node.kind == .toolbar || node.kind == .tabBar,
      frame.height > outer.height
    {
      return nil
    }
    // Items that do not fit keep their widths and run out of their bar (LAYOUT-60).
    if node.kind == .barButton || node.kind == .capsule {
      return frame.y >= outer.y - 0.01 && frame.maxY <= outer.maxY + 0.01
        ? nil : "\(name(of: node, layout)) \(frame) is higher than \(outer)"
    }
    let isInside =
      frame.x >= outer.x - 0.01 && frame.y >= outer.y - 0.01 && frame.maxX <= outer.maxX + 0.01
      && frame.maxY <= outer.maxY + 0.01
    return isInside
      ? nil
      : "\(name(of: node, layout)) \(frame) leaves \(name(of: parent, layout)) \(outer)"
  }

  /// Elements are where their author put them, rows scroll, and what is displaced leaves the window.
  private func staysInside(
    _ node: LayoutNode, of parent: LayoutNode, _ state: NavigationState
  ) -> Bool {
    switch node.kind {
    case .element, .sectionTitle, .row, .moreRow: return false
    // A back button stands out of the margin, and from the edge of a bar that has none.
    case .backButton: return true
    case .content, .container:
      guard let owner = parent.controller.flatMap({ state[$0] }) else { return true }
      return owner.displayMode != .twoDisplace
    case .window, .statusBar, .homeIndicator, .navigationBar, .prompt, .barButton, .title,
      .largeTitle, .titleView, .toolbar, .tabBar, .capsule, .tabItem, .badge,
      .bottomAccessory, .dimming, .sheet,
      .grabber, .popover, .popoverArrow, .divider, .keyboard, .returnKey, .hideKey,
      .alert, .alertTitle, .alertMessage, .swipeAction, .menuSurroundings, .menu, .menuItem,
      .searchField, .cancelButton, .scopeButton:
      return true
    }
  }

  private func name(of node: LayoutNode, _ layout: ScreenLayout) -> String {
    let name = name(of: node)
    return node.kind.name + (name.isEmpty ? "" : " " + name)
  }
}
