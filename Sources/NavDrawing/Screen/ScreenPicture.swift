import NavLayout
import NavModel
import NavSimulator
import NavText

/// What a picture of a screen has around it.
public struct ScreenPictureOptions: Hashable, Sendable {
  /// Whether the device is drawn around the screen.
  public var hasDevice = true
  /// Is before ids and makes them different from those of another screen in the same picture.
  public var prefix = ""

  public init() {}
}

extension Program {
  /// A screen as a person holds it in the hand. Groups that answer a touch know their layout node.
  public func picture(
    of layout: ScreenLayout, _ options: ScreenPictureOptions = ScreenPictureOptions()
  ) -> Drawing {
    let device = DeviceFrame(layout)
    var screen = Drawing.Group(id: options.prefix + "screen", role: "screen")
    screen.origin =
      options.hasDevice ? Point(device.insets.left, device.insets.top) : Point(0, 0)
    screen.clip = Drawing.Clip(
      Rect(Point(0, 0), layout.size), radius: options.hasDevice ? device.screenRadius : 0)
    var drawing = Drawing(
      size: options.hasDevice ? device.size : layout.size, title: title(of: layout),
      summary: texts(of: layout).joined(separator: ", "))
    if options.hasDevice { device.draw(in: &drawing) }
    drawing.open(screen)
    var artist = ScreenArtist(program: self, layout: layout, prefix: options.prefix, drawing)
    artist.drawNodes()
    drawing = artist.drawing
    if options.hasDevice { device.drawCamera(in: &drawing) }
    drawing.close()
    if options.hasDevice { device.drawEdge(in: &drawing) }
    return drawing
  }

  /// `Items on iPhone 15`: the scene in front.
  private func title(of layout: ScreenLayout) -> String {
    let device = layout.device.facts.name
    let front = layout.nodes.last {
      ($0.kind == .content || $0.kind == .alert) && $0.scene != nil
    }
    return front?.scene.map { "\(names[self[$0].name]) on \(device)" } ?? device
  }

  /// What VoiceOver reads on it, in order, up to a useful length.
  private func texts(of layout: ScreenLayout) -> [String] {
    var texts: [String] = []
    for node in layout.nodes where !node.text.isEmpty && texts.count < 24 {
      if texts.last != node.text { texts.append(node.text) }
    }
    return texts
  }
}

/// Draws the nodes of a layout in their order, what belongs to a node inside its group.
struct ScreenArtist {
  let program: Program
  let layout: ScreenLayout
  let prefix: String
  /// Whether nothing happens on it, as on the canvas: then nothing answers, and what says nothing shows its name.
  let isAtRest: Bool
  let statusBar: Rect?
  var drawing: Drawing
  /// The depths of the nodes whose groups are open.
  private var open: [UInt16] = []
  /// How deep the thing is that is touched itself and holds others that are. Its group is closed already: what
  /// answers a touch is in nothing else that does.
  private var holder: UInt16?
  /// What the next node is seen through, innermost last.
  private var windows: [(depth: UInt16, frame: Rect)] = []
  /// The nodes that the next one is in and that are touched.
  private var holders: [LayoutNode] = []
  /// What the next node inherits: `UIView.tintColor`, innermost last.
  private var tints: [(depth: UInt16, color: ColorValue)] = []
  /// The tint of the window; nil for iOS's blue.
  private let windowTint: ColorValue?
  /// How deep the sheet or popover is that the next node is in.
  private(set) var raised: UInt16?
  /// The bar that the next titles and items are on.
  var bar: BarPaint
  /// Where it is.
  var barFrame = Rect.zero

  init(
    program: Program, layout: ScreenLayout, prefix: String = "", isAtRest: Bool = false,
    _ drawing: consuming Drawing
  ) {
    self.program = program
    self.layout = layout
    self.prefix = prefix
    self.isAtRest = isAtRest
    statusBar = layout.nodes.firstIndex { $0.kind == .statusBar }.map { layout.nodes[$0].frame }
    bar = BarPaint(.empty, program)
    // A storyboard's global tint is that of the window that it is loaded into.
    let storyboard = layout.nodes.first { $0.scene != nil }?.scene.map { program[$0].storyboard }
    windowTint = storyboard.flatMap { program[program[$0].attributes, .tint] }
      .flatMap { program.color($0) }
    self.drawing = drawing
  }

  // MARK: What is inherited

  /// What can be touched is in this colour; nil for iOS's blue.
  var tint: ColorValue? { tints.last?.color ?? windowTint }

  /// What is in `node` has this tint, unless it has one of its own.
  mutating func inherit(_ tint: ColorValue?, below node: LayoutNode) {
    if let tint { tints.append((node.depth, tint)) }
  }

  /// What is in `node` lies above the screen.
  mutating func raise(above node: LayoutNode) {
    if raised == nil { raised = node.depth }
  }

  /// An ink as it is here: UIKit lightens what is black on sheets and popovers.
  func here(_ ink: Ink) -> Ink { raised == nil ? ink : ink.raised }

  /// What a scene's content is on, and the tint of its view.
  func ground(of scene: ID<Scene>?) -> (ink: Ink, color: ColorValue?, tint: ColorValue?) {
    guard let scene else { return (here(.screen), nil, nil) }
    let said = PaintFacts(program[scene].attributes, program)
    return (here(program.isGrouped(scene) ? .grouped : .screen), said.background, said.tint)
  }

  // MARK: Nodes

  mutating func drawNodes() {
    for (index, node) in layout.nodes.enumerated() {
      while let depth = open.last, depth >= node.depth {
        drawing.close()
        open.removeLast()
      }
      if let depth = holder, depth >= node.depth { holder = nil }
      while let last = holders.last, last.depth >= node.depth { holders.removeLast() }
      while let last = windows.last, last.depth >= node.depth { windows.removeLast() }
      while let last = tints.last, last.depth >= node.depth { tints.removeLast() }
      if let depth = raised, depth >= node.depth { raised = nil }
      if isAtRest && isOutside(node.frame) { continue }
      if answers(node) && holders.allSatisfy({ answersItself(node, in: $0) }) {
        if node.touch != nil { holders.append(node) }
        drawing.open(touchGroup(of: node, at: index))
        // Where it has no ink, it answers too.
        drawing.draw(.rectangle(node.frame, radius: 0, Paint()))
        draw(node, at: index)
        if inside(index).contains(where: { answersItself($0, in: node) }) {
          drawing.close()
          if holder == nil { holder = node.depth }
        } else {
          open.append(node.depth)
        }
      } else if isPartOfHolder {
        var part = Drawing.Group(role: "part")
        part.isPart = true
        drawing.open(part)
        draw(node, at: index)
        drawing.close()
      } else {
        draw(node, at: index)
      }
      if let radius = clipRadius(of: node, at: index) {
        var group = Drawing.Group(role: "inside")
        group.clip = Drawing.Clip(node.frame, radius: radius)
        drawing.open(group)
        open.append(node.depth)
        windows.append((node.depth, node.frame))
      }
    }
    for _ in open { drawing.close() }
    open = []
  }

  /// Whether what comes next is in the holder and in nothing in it that answers by itself.
  private var isPartOfHolder: Bool {
    guard let holder else { return false }
    return open.last.map { $0 <= holder } ?? true
  }

  private func answers(_ node: LayoutNode) -> Bool {
    !isAtRest && (node.touch != nil || node.flags.contains(.disabled))
  }

  /// Whether nothing of it is seen: it is not on the screen, or has scrolled out of what is around it.
  private func isOutside(_ frame: Rect) -> Bool {
    let window = windows.last?.frame ?? Rect(Point(0, 0), layout.size)
    return frame.x >= window.maxX || frame.y >= window.maxY || frame.maxX <= window.x
      || frame.maxY <= window.y
  }

  /// What a node shows of its element.
  func shown(by node: LayoutNode) -> ShownElement? { node.shown.map { layout.elements[$0] } }

  /// Whether it is a thing of its own in another that answers; a label in a row does what the row does.
  private func answersItself(_ node: LayoutNode, in holder: LayoutNode) -> Bool {
    guard answers(node) && (node.touch == nil || node.touch != holder.touch) else { return false }
    guard node.kind == .element, let element = node.element else { return true }
    let kind = program[element].kind
    if kind.canBeTriggered || kind.isEditable { return true }
    return program.elements(inside: element).contains {
      program[$0].parent == element && program[$0].kind == .tapGesture
    }
  }

  private func clipRadius(of node: LayoutNode, at index: Int) -> Double? {
    switch node.kind {
    case .sheet: return sheetRadius(of: node)
    case .popover: return 12
    case .alert: return alertRadius
    // What scrolls is seen as far as the view around it reaches.
    case .element:
      guard let element = node.element,
        program[element].kind.scrolls || program[element, .clipsToBounds]
      else { return nil }
      let frame = node.frame
      let isLarger = inside(index).contains {
        $0.frame.x < frame.x || $0.frame.y < frame.y || $0.frame.maxX > frame.maxX
          || $0.frame.maxY > frame.maxY
      }
      return isLarger ? 0 : nil
    default: return nil
    }
  }

  /// The nodes that are in this one.
  func inside(_ index: Int) -> ArraySlice<LayoutNode> {
    let rest = layout.nodes[(index + 1)...]
    return rest.prefix { $0.depth > layout.nodes[index].depth }
  }

  private func touchGroup(of node: LayoutNode, at index: Int) -> Drawing.Group {
    var group = Drawing.Group(
      id: id(of: node), title: title(of: node, at: index), role: role(of: node))
    group.touch = node.touch == nil ? nil : index
    group.isDisabled = node.flags.contains(.disabled)
    group.isCurrent = node.kind == .tabItem && node.flags.contains(.selected)
    if let element = node.element, node.kind == .element, program[element].kind == .switch {
      group.isOn = node.flags.contains(.on)
    }
    return group
  }

  private func title(of node: LayoutNode, at index: Int) -> String {
    if node.kind == .backButton {
      return node.text.isEmpty || node.text == "Back" ? "Back" : "Back to \(node.text)"
    }
    if node.kind == .dimming || node.kind == .menuSurroundings { return "Outside" }
    if node.kind == .hideKey { return "Hide keyboard" }
    var texts = [node.text, node.detail]
    // A row with labels of its own says what they say.
    if node.text.isEmpty && node.kind == .row {
      texts += inside(index).filter {
        $0.kind == .element && !answersItself($0, in: node)
      }.map { $0.text }
    }
    if texts.allSatisfy({ $0.isEmpty }) { texts = [name(of: node)] }
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func role(of node: LayoutNode) -> String {
    switch node.kind {
    case .backButton: "back"
    case .barButton: "item"
    case .tabItem: "tab"
    case .row: "row"
    case .moreRow: "more"
    case .element: "element"
    case .returnKey, .hideKey: "key"
    case .swipeAction, .menuItem, .scopeButton: "choice"
    case .searchField: "element"
    case .cancelButton: "item"
    default: "area"
    }
  }

  /// The name of what a node stands for, as the program has it.
  private func name(of node: LayoutNode) -> String {
    if let item = node.barItem { return program[program[item].name] }
    if let element = node.element { return program[program[element].name] }
    return node.scene.map { program[program[$0].name] } ?? ""
  }

  /// `row-2-ItemCell-0`: what it is, in which controller, its name and its place among those of the name.
  private func id(of node: LayoutNode) -> String {
    var parts = [prefix + role(of: node)]
    if let controller = node.controller { parts.append(String(controller.index)) }
    let name = name(of: node)
    if !name.isEmpty { parts.append(identifier(of: name)) }
    switch node.touch {
    case .tapRow(_, let value): parts.append(String(value))
    case .tapTab(_, let index), .tapMoreRow(_, let index), .customize(_, let index):
      parts.append(String(index))
    default: break
    }
    return parts.joined(separator: "-")
  }
}

/// A name as an XML id can hold it: letters, digits, dots and underscores; each other byte as two digits.
func identifier(of name: String) -> String {
  // As nearly all are.
  if name.utf8.allSatisfy({ isOfIdentifier($0) }) { return name }
  var bytes: [UInt8] = []
  let digits = Array("0123456789abcdef".utf8)
  for byte in name.utf8 {
    if isOfIdentifier(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "-"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isOfIdentifier(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
    true
  default: false
  }
}

extension ElementKind {
  /// Whether it shows a part of what is in it.
  var scrolls: Bool { self == .scroll || self == .tableView || self == .collectionView }
}
