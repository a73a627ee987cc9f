import NavModel
import NavSimulator
import NavText

// Views of the author's own in a bar: in place of the title (BAR-31), and as items (BAR-36).
extension Program {
  /// What a view in a bar shows and answers, for the node that it has there.
  func describe(
    _ view: ID<Element>, of controller: Controller, isInFront: Bool, _ builder: inout LayoutBuilder
  ) -> ViewInBar {
    let item = shownElement(view, controller, row: nil, in: builder.state)
    return ViewInBar(
      item: item, shown: builder.keep(item),
      touch: isInFront ? touch(on: view, row: nil, of: controller, in: builder.state) : nil)
  }

  /// What is in a view of a bar; the view itself has its frame.
  func arrangeInside(
    _ view: ID<Element>, _ frame: Rect, of controller: Controller, isInFront: Bool,
    _ around: BarTraits, _ builder: inout LayoutBuilder
  ) {
    let all = self[controller.scene].elements
    let inside = elements(inside: view)
    guard all.contains(view), !inside.isEmpty else { return }
    var contents = restingContent(of: controller.scene)
    var items: [ShownElement] = []
    for id in inside {
      let item = shownElement(id, controller, row: nil, in: builder.state)
      contents[Int(id.index) - all.startIndex] = ElementContent(
        text: item.text.isEmpty ? item.placeholder : item.text, isHidden: item.isHidden)
      items.append(item)
    }
    let area = ContentArea(
      size: frame.size, safeArea: .zero, margin: 0, scale: builder.window.scale, era: around.era,
      isCompactWidth: around.isCompactWidth)
    var placement = ElementPlacement(
      SharedProgram(self), controller.scene, contents, area, barView: view)
    placement.settle(Int(view.index) - all.startIndex, Rect(Point(0, 0), frame.size))
    var levels = Levels()
    builder.inside { builder in
      for item in items where !item.isHidden {
        let index = Int(item.element.index) - all.startIndex
        guard let place = placement.result.frames[index]?.moved(by: frame.origin) else { continue }
        levels.leave(item.depth)
        let touch =
          isInFront ? touch(on: item.element, row: nil, of: controller, in: builder.state) : nil
        let shown = builder.keep(item)
        builder.inside(by: levels.count) { builder in
          builder.add(.element, place) { node in
            node.controller = controller.identity
            node.element = item.element
            node.shown = shown
            node.touch = touch
            node.say(item)
          }
        }
        levels.enter(item.depth)
      }
    }
  }
}

/// A view in a bar on its way to a node.
struct ViewInBar {
  let item: ShownElement
  let shown: ID<ShownElement>
  let touch: Event?

  /// What the node says already stays where the view says nothing.
  func fill(_ node: inout LayoutNode) {
    let caption = node.text
    node.say(item)
    if node.text.isEmpty { node.text = caption }
    node.element = item.element
    node.shown = shown
    if let touch { node.touch = touch }
  }
}
