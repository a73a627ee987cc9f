import NavLayout
import NavModel
import NavSimulator
import NavText

/// What XCTest sees of a screen: the elements that UIKit's views offer to VoiceOver, with the types of `XCUIElement`.
///
/// Elements are in preorder. What lies behind a card, a popover, an alert or the results of a search is not among them.
public struct AccessibilityTree {
  public struct Element {
    /// The property of `XCUIElementTypeQueryProvider` that finds it.
    public internal(set) var type: String
    public internal(set) var identifier = ""
    public internal(set) var label = ""
    public internal(set) var value = ""
    public internal(set) var placeholder = ""
    public internal(set) var isEnabled = true
    public internal(set) var isSelected = false
    public internal(set) var parent: Int?
    /// What is in it is behind it, up to here.
    public internal(set) var end = 0
    /// In the coordinates of the window.
    public internal(set) var frame: Rect
    /// What a finger there does; nil where nothing answers.
    public internal(set) var touch: Event?
    public internal(set) var barItem: ID<BarItem>?
    public internal(set) var view: ID<NavModel.Element>?
    /// The value of the row that it is, or is in.
    public internal(set) var row: Int32?

    /// Whether a query's subscript finds it by this text.
    public func matches(_ key: String) -> Bool {
      identifier == key || label == key || value == key || placeholder == key
    }
  }

  public private(set) var elements: [Element] = []
  private let program: Program
  private let layout: ScreenLayout
  private let screen: Screen
  private let isActionSheet: Bool
  /// By row of a list: how many rows of it came before.
  private var rowsSeen: [ID<NavModel.Element>: Int] = [:]

  public init(_ program: Program, _ state: NavigationState) {
    self.program = program
    layout = program.layout(of: state)
    screen = program.screen(of: state)
    isActionSheet =
      state.presentedChain.last.map { state.controllers[$0].kind == .actionSheet } ?? false
    let hidden = Set(screen.contents.filter { $0.isBehindResults }.map { $0.controller })
    let cover = layout.nodes.lastIndex { $0.kind == .dimming || $0.kind == .menuSurroundings }
    var open: [(element: Int, depth: Int)] = []
    var skipped: Int?
    for (index, node) in layout.nodes.enumerated() {
      let depth = Int(node.depth)
      while let last = open.last, last.depth >= depth {
        elements[last.element].end = elements.count
        open.removeLast()
      }
      if let top = skipped, depth > top, node.kind != .content { continue }
      skipped = nil
      if let owner = node.controller, node.kind == .content, hidden.contains(owner) {
        skipped = depth
        continue
      }
      if let cover, index < cover, !Self.isOverAll(node) { continue }
      let parent = open.last?.element
      guard var element = element(for: node) else { continue }
      element.parent = parent
      if element.row == nil { element.row = parent.flatMap { elements[$0].row } }
      open.append((elements.count, depth))
      elements.append(element)
      addParts(of: node, at: index)
    }
    for (element, _) in open { elements[element].end = elements.count }
  }

  // MARK: Looking

  /// Those in an element, or on the whole screen; of a type, or of any.
  public func descendants(of element: Int?, _ type: String? = nil) -> [Int] {
    let range = element.map { ($0 + 1)..<max($0 + 1, elements[$0].end) } ?? elements.indices
    return range.filter { type == nil || elements[$0].type == type }
  }

  /// What answers a touch on an element: it, or what it is in.
  public func touch(on element: Int) -> Event? {
    var next: Int? = element
    while let position = next {
      if let touch = elements[position].touch { return touch }
      next = elements[position].parent
    }
    return nil
  }

  /// What answers a touch at a point of the window.
  public func touch(at point: Point) -> Event? {
    layout.nodes.last {
      $0.touch != nil && $0.frame.contains(point) && !$0.flags.contains(.offScreen)
    }?.touch
  }

  /// The window's.
  public var size: Size { layout.size }

  /// The card or popover in front.
  public var sheet: Rect? {
    layout.nodes.last { $0.kind == .sheet || $0.kind == .popover }?.frame
  }

  // MARK: Elements

  /// Windows and keyboards are in front of every card.
  private static func isOverAll(_ node: LayoutNode) -> Bool {
    switch node.kind {
    case .window, .keyboard, .returnKey, .hideKey: true
    default: false
    }
  }

  /// Nil for what VoiceOver passes over.
  private mutating func element(for node: LayoutNode) -> Element? {
    if node.flags.contains(.offScreen) { return nil }
    var element = Element(type: "otherElements", frame: node.frame)
    element.touch = node.touch
    element.isEnabled = !node.flags.contains(.disabled)
    element.isSelected = node.flags.contains(.selected)
    element.barItem = node.barItem
    switch node.kind {
    case .window: element.type = "windows"
    case .container, .content: showView(of: node, in: &element)
    case .navigationBar:
      element.type = "navigationBars"
      element.identifier = title(of: node)
    case .toolbar: element.type = "toolbars"
    case .tabBar: element.type = "tabBars"
    case .barButton, .tabItem:
      element.type = "buttons"
      element.label = node.text
      show(itemOf: node, in: &element)
    case .backButton, .menuItem, .swipeAction, .cancelButton, .scopeButton, .returnKey:
      element.type = "buttons"
      element.label = node.text == program.chevron ? "" : node.text
    case .hideKey:
      element.type = "buttons"
      element.label = "Hide keyboard"
    case .title, .largeTitle, .prompt, .alertTitle, .alertMessage, .sectionTitle:
      element.type = "staticTexts"
      element.label = node.text
    case .titleView, .element:
      if let id = node.element { show(id, node, in: &element) }
    case .searchField:
      if let id = node.element { show(id, node, in: &element) }
      element.type = "searchFields"
      element.placeholder = node.flags.contains(.placeholder) ? node.text : ""
      element.value = node.text
    case .row:
      // What it says are elements in it: it has no label.
      element.type = "cells"
      element.view = node.element
      element.row = rowValue(of: node)
      if let id = node.element {
        element.identifier = text(.accessibilityIdentifier, in: program[id].attributes)
      }
    case .moreRow: element.type = "cells"
    case .alert: element.type = isActionSheet ? "sheets" : "alerts"
    case .keyboard: element.type = "keyboards"
    case .sheet, .popover, .menu, .bottomAccessory: break
    case .dimming, .menuSurroundings, .statusBar, .homeIndicator, .capsule, .badge, .grabber,
      .popoverArrow, .divider:
      return nil
    }
    return element
  }

  /// The view of a controller; the More list is a table.
  private func showView(of node: LayoutNode, in element: inout Element) {
    guard let scene = node.scene else {
      element.type = "tables"
      return
    }
    element.identifier = text(.accessibilityIdentifier, in: program[scene].attributes)
    switch program[scene].kind {
    case .table: element.type = "tables"
    case .collection: element.type = "collectionViews"
    default: break
    }
  }

  /// An item of a bar, as far as the app says more than its title.
  private func show(itemOf node: LayoutNode, in element: inout Element) {
    let attributes: IDRange<Attribute>
    if let item = node.barItem {
      attributes = program[cold: item].attributes
    } else if let item = node.scene.flatMap({ program[cold: $0].tabItem }) {
      attributes = program[item].attributes
    } else {
      return
    }
    element.identifier = text(.accessibilityIdentifier, in: attributes)
    let label = text(.accessibilityLabel, in: attributes)
    if !label.isEmpty { element.label = label }
  }

  /// A view as UIKit describes it, unless the app says another label.
  private func show(_ id: ID<NavModel.Element>, _ node: LayoutNode, in element: inout Element) {
    let attributes = program[id].attributes
    let shown = node.shown.map { layout.elements[$0] }
    let text = shown?.text ?? node.text
    element.view = id
    element.type = program[id].kind.uiTestQuery
    element.identifier = self.text(.accessibilityIdentifier, in: attributes)
    element.label = self.text(.accessibilityLabel, in: attributes)
    switch program[id].kind {
    case .label, .button, .alertAction, .menuItem, .swipeAction:
      if element.label.isEmpty { element.label = text }
    case .accessory:
      if element.label.isEmpty { element.label = "More Info" }
    case .textField, .textView, .searchBar, .searchController:
      element.placeholder = shown?.placeholder ?? ""
      element.value = text.isEmpty ? element.placeholder : text
      if shown?.isSecure ?? false {
        element.type = "secureTextFields"
        if !text.isEmpty { element.value = String(repeating: "•", count: text.count) }
      }
    case .switch: element.value = shown?.isOn ?? false ? "1" : "0"
    default: break
    }
  }

  // MARK: Parts

  /// What UIKit's views have in them that no node of the layout stands for.
  private mutating func addParts(of node: LayoutNode, at index: Int) {
    switch node.kind {
    case .row, .moreRow:
      for (text, frame) in [(node.text, node.textFrame), (node.detail, node.detailFrame)]
      where !text.isEmpty {
        // A label of its own says it.
        let inside = layout.nodes[(index + 1)...].prefix { $0.depth > node.depth }
        if inside.contains(where: { $0.kind == .element && $0.text == text }) { continue }
        addPart("staticTexts", text, node.touch, frame)
      }
    case .titleView, .element:
      guard let id = node.element, let shown = node.shown.map({ layout.elements[$0] }) else {
        return
      }
      let row = elements.last?.row
      switch program[id].kind {
      case .segmented:
        for (position, text) in shown.segments.enumerated() {
          addPart("buttons", text, .change(id, row: row, .segment(Int32(position))))
        }
      case .stepper:
        addPart("buttons", "Decrement", .change(id, row: row, .decrement))
        addPart("buttons", "Increment", .change(id, row: row, .increment))
      case .textField where shown.look.hasClearButton && !shown.text.isEmpty:
        addPart("buttons", "Clear text", .clearText)
      default: break
      }
    default: break
    }
  }

  /// A part of the element that was added last but for its parts.
  private mutating func addPart(
    _ type: String, _ label: String, _ touch: Event?, _ frame: Rect? = nil
  ) {
    guard let last = elements.indices.last else { return }
    let owner = elements[last].end == elements.count ? elements[last].parent ?? last : last
    var part = Element(
      type: type, label: label, parent: owner, frame: frame ?? elements[owner].frame)
    part.end = elements.count + 1
    part.touch = touch
    part.isEnabled = elements[owner].isEnabled
    part.view = elements[owner].view
    part.row = elements[owner].row
    elements.append(part)
  }

  // MARK: Facts

  /// That of the item; a view in the place of the title does not change it.
  private func title(of bar: LayoutNode) -> String {
    if let scene = bar.scene, program[cold: scene].titleView != nil {
      return text(.title, in: program[scene].attributes)
    }
    return screen.bars.first { $0.owner == bar.controller }?.title ?? ""
  }

  private mutating func rowValue(of node: LayoutNode) -> Int32? {
    guard let id = node.element, let shown = node.shown else { return nil }
    let position = rowsSeen[id, default: 0]
    rowsSeen[id] = position + 1
    let rows = layout.elements[shown].rows
    return rows.indices.contains(position) ? rows[position].value : nil
  }

  private func text(_ key: AttributeKey, in attributes: IDRange<Attribute>) -> String {
    guard case .text(let name) = program.value(of: key, in: attributes) else { return "" }
    return program.names[name]
  }
}
