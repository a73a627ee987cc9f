import NavModel
import NavSimulator
import NavText

extension Program {
  /// The elements of a controller, each where it is placed, with what is embedded in them.
  func arrangeElements(
    of position: Int, in area: ContentArea, at place: LayoutContext, _ builder: inout LayoutBuilder
  ) {
    let controller = builder.state.controllers[position]
    guard !self[controller.scene].elements.isEmpty else { return }
    let shown = builder.resting ?? content(of: controller, in: builder.state).elements
    let scene = controller.scene
    let placed = self.place(elementContent(of: shown, in: scene), of: scene, in: area)
    for problem in placed.problems { builder.report(problem) }
    var elements = ElementNodes(
      position: position, controller: controller, all: self[scene].elements,
      placed: placed, place: place, isInFront: builder.isInFront(position),
      embedded: embedded(in: position, builder.state))
    for item in shown where !item.isHidden && !item.isInRow {
      arrange(item, &elements, &builder)
    }
    arrangeFooters(&elements, &builder)
  }

  private func arrange(
    _ item: ShownElement, _ elements: inout ElementNodes, _ builder: inout LayoutBuilder
  ) {
    // The last section of a list ends before what is behind the list.
    if item.kind != .section && !item.kind.isRow {
      arrangeFooters(before: item.element, &elements, &builder)
    }
    elements.levels.leave(item.depth)
    let depth = elements.levels.count
    if item.kind == .section {
      arrangeFooters(before: item.element, &elements, &builder)
      elements.sectionDepth = depth
      if let header = elements.nextRow, header.kind == .header, header.element == item.element {
        arrangeTitle(header, item.text, elements, &builder)
        elements.next += 1
      }
    } else if item.kind.isRow {
      arrangeFooters(before: item.element, &elements, &builder)
      let cell = builder.keep(item)
      while let row = elements.nextRow, row.kind == .row, row.element == item.element {
        elements.next += 1
        builder.inside(by: depth) { arrange(row, of: item, cell, elements, &$0) }
      }
    } else if let frame = elements.frame(of: item.element) {
      builder.inside(by: depth) { builder in
        arrange(item, row: nil, at: frame, elements, &builder)
      }
      elements.levels.enter(item.depth)
    }
  }

  /// One element, and what is embedded in it.
  private func arrange(
    _ item: ShownElement, row: Int32?, at frame: Rect, _ elements: ElementNodes,
    _ builder: inout LayoutBuilder
  ) {
    let touch =
      elements.isInFront
      ? self.touch(on: item.element, row: row, of: elements.controller, in: builder.state) : nil
    let isOff = isOffScreen(item.element, at: frame, elements, builder)
    let shown = builder.keep(item)
    builder.add(.element, frame) { node in
      node.shown = shown
      node.controller = elements.controller.identity
      node.element = item.element
      node.touch = isOff ? nil : touch
      node.say(item)
      if isOff { node.flags.insert(.offScreen) }
    }
    guard item.kind == .container else { return }
    builder.inside { builder in
      var part = elements.place.part(frame)
      part.mayBeScrolled = mayBeScrolled(item.element, elements)
      for child in elements.embedded[item.element] ?? [] { arrange(child, in: part, &builder) }
    }
  }

  /// Whether it can be neither seen nor touched.
  private func isOffScreen(
    _ element: ID<Element>, at frame: Rect, _ elements: ElementNodes, _ builder: LayoutBuilder
  ) -> Bool {
    let size = builder.window.size
    let isInside =
      frame.x < size.width && frame.maxX > 0 && frame.y < size.height && frame.maxY > 0
    if isInside || frame.width == 0 || frame.height == 0 { return false }
    return !mayBeScrolled(element, elements)
  }

  /// Whether it is in a list or a scroll view, of its own scene or of one that embeds it.
  private func mayBeScrolled(_ element: ID<Element>, _ elements: ElementNodes) -> Bool {
    if elements.place.mayBeScrolled { return true }
    if [.table, .collection].contains(self[elements.controller.scene].kind) { return true }
    var next = self[element].parent
    while let holder = next {
      switch self[holder].kind {
      case .scroll, .tableView, .collectionView, .cell, .prototype: return true
      default: next = self[holder].parent
      }
    }
    return false
  }

  /// What is embedded in each container of a controller.
  private func embedded(in position: Int, _ state: NavigationState) -> [ID<Element>: [Int]] {
    var embedded: [ID<Element>: [Int]] = [:]
    for child in state.shownChildren(of: position) {
      if let segue = state.controllers[child].segue,
        case .element(let container) = self[segue].trigger
      {
        embedded[container, default: []].append(child)
      }
    }
    return embedded
  }

  // MARK: Rows

  private func arrange(
    _ row: RowFrame, of item: ShownElement, _ cell: ID<ShownElement>, _ elements: ElementNodes,
    _ builder: inout LayoutBuilder
  ) {
    guard item.rows.indices.contains(row.index) else { return }
    let shown = item.rows[row.index]
    let touch =
      elements.isInFront
      ? self.touch(on: item.element, row: shown.value, of: elements.controller, in: builder.state)
      : nil
    let origin = elements.place.frame.origin
    builder.add(.row, row.frame.moved(by: origin)) { node in
      node.controller = elements.controller.identity
      node.element = item.element
      node.shown = cell
      node.text = shown.text
      node.detail = shown.detail
      node.textFrame = row.text?.moved(by: origin)
      node.detailFrame = row.detail?.moved(by: origin)
      node.accessoryFrame = row.accessory?.moved(by: origin)
      node.accessory = item.accessory
      if item.leadsOn { node.flags.insert(.leadsOn) }
      if !shown.isEnabled { node.flags.insert(.disabled) }
      node.touch = touch
    }
    builder.inside { builder in
      let cell = Int(item.element.index)
      var levels = Levels()
      // Both are in the order of the cell's elements.
      var next = 0
      for (offset, frame) in row.parts.enumerated() {
        guard let frame = frame?.moved(by: origin) else { continue }
        let id = ID<Element>(cell + 1 + offset)
        while next < shown.parts.count && shown.parts[next].element < id { next += 1 }
        let depth = depth(of: id, in: item.element)
        levels.leave(depth)
        builder.inside(by: levels.count) { builder in
          if next < shown.parts.count && shown.parts[next].element == id {
            arrange(shown.parts[next], row: shown.value, at: frame, elements, &builder)
          } else {
            // The label that says what the row says is not among its parts.
            let label = builder.keep(
              self.shownElement(id, elements.controller, row: shown.value, in: builder.state))
            builder.add(.element, frame) { node in
              node.controller = elements.controller.identity
              node.element = id
              node.shown = label
              node.text = self[id].kind == .label ? shown.text : ""
              node.touch = touch
            }
          }
        }
        levels.enter(depth)
      }
      if let place = row.accessory?.moved(by: origin) {
        arrangeButton(of: item, shown, at: place, elements, &builder)
      }
      arrangeSwipeActions(
        of: shown, over: row.frame.moved(by: origin), elements.controller, &builder)
    }
  }

  /// The button at the end of a row, which does not do what the row does.
  private func arrangeButton(
    of item: ShownElement, _ row: VisibleRow, at place: Rect, _ elements: ElementNodes,
    _ builder: inout LayoutBuilder
  ) {
    guard item.accessory?.hasButton ?? false,
      let id = self.elements(inside: item.element).first(where: { self[$0].kind == .accessory })
    else { return }
    let button = shownElement(id, elements.controller, row: row.value, in: builder.state)
    arrange(button, row: row.value, at: place, elements, &builder)
  }

  /// How many elements of a cell one in it is in.
  private func depth(of element: ID<Element>, in cell: ID<Element>) -> Int {
    var depth = 0
    var next = self[element].parent
    while let parent = next, parent != cell {
      depth += 1
      next = self[parent].parent
    }
    return depth
  }

  /// Footers are below the rows of their section: of all that began before an element, or of all.
  private func arrangeFooters(
    before limit: ID<Element>? = nil, _ elements: inout ElementNodes, _ builder: inout LayoutBuilder
  ) {
    while let row = elements.nextRow, row.kind == .footer, limit.map({ row.element < $0 }) ?? true {
      var text = ""
      if let footer = self[row.element, .footer] { text = names[footer] }
      arrangeTitle(row, text, elements, &builder)
      elements.next += 1
    }
  }

  private func arrangeTitle(
    _ row: RowFrame, _ text: String, _ elements: ElementNodes, _ builder: inout LayoutBuilder
  ) {
    let origin = elements.place.frame.origin
    builder.inside(by: elements.sectionDepth) { builder in
      builder.add(.sectionTitle, row.frame.moved(by: origin)) { node in
        node.controller = elements.controller.identity
        node.element = row.element
        node.text = text
        node.textFrame = row.text?.moved(by: origin)
      }
    }
  }
}

/// The elements of one controller on their way to nodes.
private struct ElementNodes {
  let position: Int
  let controller: Controller
  let all: IDRange<Element>
  let placed: ElementFrames
  /// The content view.
  let place: LayoutContext
  let isInFront: Bool
  /// The positions of what is in each container.
  let embedded: [ID<Element>: [Int]]
  /// The first row that has no node yet: rows and elements are in the same order.
  var next = 0
  var levels = Levels()
  /// How deep the headers and footers of the section at hand are.
  var sectionDepth = 0

  var nextRow: RowFrame? { next < placed.rows.count ? placed.rows[next] : nil }

  func frame(of element: ID<Element>) -> Rect? {
    placed.frames[Int(element.index) - all.startIndex]?.moved(by: place.frame.origin)
  }
}
