import NavModel
import NavSimulator
import NavText

extension Program {
  /// A controller with content of its own: its view, its elements in it, and what is embedded in those.
  func arrangeContent(_ position: Int, in context: LayoutContext, _ builder: inout LayoutBuilder) {
    let controller = builder.state.controllers[position]
    let era = builder.state.era
    var place = context
    if !context.isPlaced {
      place = self.context(of: controller, in: context, between: BarExtents(), era)
    }
    let around = builder.traits(of: position, isInCard: false)
    let inset = contentInset(of: controller, place.safeArea)
    let touch =
      builder.isInFront(position) ? self.touch(onViewOf: position, in: builder.state) : nil
    builder.add(.content, place.frame) { node in
      node.controller = controller.identity
      if !controller.isSynthetic { node.scene = controller.scene }
      if era != .legacy { node.safeArea = place.safeArea }
      node.contentInset = inset
      node.touch = touch
    }
    guard !controller.isSynthetic else { return }
    var area = ContentArea(
      size: place.frame.size, safeArea: place.safeArea, margin: around.systemMargin,
      scale: builder.window.scale, era: era, isCompactWidth: around.isCompactWidth)
    // Without insets a list begins where its view does, whatever lies over it.
    if inset == nil && controller.kind != .view { area.safeArea.top = 0 }
    builder.inside { builder in
      arrangeElements(of: position, in: area, at: place, &builder)
      arrangeOverContent(position, at: place, &builder)
    }
  }

  /// LAYOUT-15, BAR-43: a list that fills its controller's view keeps its content clear of the bars by itself.
  private func contentInset(of controller: Controller, _ safeArea: EdgeInsets) -> EdgeInsets? {
    guard controller.kind == .table || controller.kind == .collection, !controller.isSynthetic,
      self[controller.scene, .automaticallyAdjustsScrollViewInsets]
    else { return nil }
    return EdgeInsets(top: safeArea.top, bottom: safeArea.bottom)
  }
}
