import NavModel
import NavText

extension Program {
  /// A layout as an indented tree, one node a line: what it is, where it is, and what is so of it.
  ///
  ///     content Cart 0, 0, 375, 812 | safe area 88, 0, 83, 0
  ///       element Pay "Pay" 16, 96, 343, 44
  public func outline(of layout: ScreenLayout) -> String {
    var out = TextWriter(indentUnit: "  ")
    for node in layout.nodes {
      for _ in 0..<node.depth { out.write("  ") }
      out.line(line(for: node))
    }
    for problem in layout.problems { out.line(sentence(for: problem)) }
    return out.string
  }

  private func line(for node: LayoutNode) -> String {
    var line = node.kind.name
    let name = name(of: node)
    if !name.isEmpty { line += " " + name }
    if !node.text.isEmpty { line += " " + quoted(node.text) }
    if !node.detail.isEmpty { line += " " + quoted(node.detail) }
    line += " " + node.frame.description
    for word in node.flags.words { line += " | " + word }
    if node.safeArea != .zero { line += " | safe area " + node.safeArea.description }
    if let inset = node.contentInset, inset != .zero { line += " | inset " + inset.description }
    return line
  }

  /// What the program calls it.
  public func name(of node: LayoutNode) -> String {
    if let element = node.element { return elementName(element) }
    if let item = node.barItem { return self[self[item].name] }
    switch node.kind {
    case .container, .content, .sheet, .popover, .tabItem, .moreRow, .alert:
      return node.scene.map { self[self[$0].name] } ?? ""
    case .window, .statusBar, .homeIndicator, .navigationBar, .prompt, .backButton, .barButton,
      .title, .largeTitle, .titleView, .toolbar, .tabBar, .capsule, .badge, .bottomAccessory,
      .dimming, .grabber,
      .popoverArrow, .divider, .element, .sectionTitle, .row, .keyboard, .returnKey, .hideKey,
      .alertTitle, .alertMessage, .swipeAction, .menuSurroundings, .menu, .menuItem,
      .searchField, .cancelButton, .scopeButton:
      return ""
    }
  }

  /// What does not fit, for those who look at a layout; rules say it at length.
  public func sentence(for problem: LayoutProblem) -> String {
    func scene(_ id: ID<Scene>) -> String { self[self[id].name] }
    switch problem {
    case .titleTruncated(let id, let shown):
      return "the title of \(scene(id)) is cut to \(quoted(shown))"
    case .barOverflow(let id, let needed, let available):
      return "the bar of \(scene(id)) needs \(written(needed)) of \(written(available)) points"
    case .toolbarOverflow(let id, let needed, let available):
      return
        "the toolbar of \(scene(id)) needs \(written(needed)) of \(written(available)) points"
    case .conflict(let conflict): return sentence(for: conflict)
    case .unsolved(let id): return "the constraints of \(scene(id)) are too many to be solved"
    case .ambiguous(let element, let axis, let open):
      let direction = axis == .horizontal ? "horizontally" : "vertically"
      let what =
        switch open {
        case .place: "where \(elementName(element)) is"
        case .size: "how large \(elementName(element)) is"
        case .placeAndSize: "where \(elementName(element)) is and how large"
        }
      return "constraints leave open \(what) \(direction)"
    case .outsideScreen(let element, let frame):
      return "\(elementName(element)) lies outside its screen: \(frame.description)"
    }
  }

  private func sentence(for conflict: ConstraintConflict) -> String {
    let written = conflict.constraints.map { id in
      text(of: id, in: conflict.scene) + " (" + line(of: self[id].place) + ")"
    }.joined(separator: ", ")
    let name = self[self[conflict.scene].name]
    switch conflict.cause {
    case .eachOther: return "constraints of \(name) contradict each other: \(written)"
    case .itself: return "a constraint of \(name) contradicts itself: \(written)"
    case .frames:
      return "constraints of \(name) contradict the frames of what they name: \(written)"
    case .stack: return "constraints of \(name) contradict the stack around them: \(written)"
    case .negativeSize: return "constraints of \(name) ask for a negative size: \(written)"
    }
  }

  /// `Shop.navscene:9`
  private func line(of place: Place) -> String {
    let source = sources[place.source]
    let file = source.path.utf8.split(separator: UInt8(ascii: "/")).last.map {
      String(Substring($0))
    }
    return "\(file ?? ""):\(source.lines.positionUTF8(at: place.range.start).line)"
  }

  private func elementName(_ id: ID<Element>) -> String {
    self[self[id].name].isEmpty ? self[id].kind.facts.keyword : self[self[id].name]
  }
}

/// A number of points, to the thousandth, without zeros at its end.
public func written(_ points: Double) -> String {
  let thousandths = (points * 1000).rounded()
  guard thousandths.magnitude < 2e9 else {
    // So far out, fractions of a point don't matter.
    return points.isNaN ? "0" : String(Int64(min(max(points.rounded(), -1e15), 1e15)))
  }
  return decimal(thousandths: Int32(thousandths))
}

extension Rect {
  /// `x, y, w, h`
  var description: String {
    [x, y, width, height].map { written($0) }.joined(separator: ", ")
  }
}

extension EdgeInsets {
  /// `top, left, bottom, right`
  var description: String {
    [top, left, bottom, right].map { written($0) }.joined(separator: ", ")
  }
}

extension LayoutNode.Flags {
  /// What is so of a node, in the order of their bits.
  var words: [String] {
    let all: [(LayoutNode.Flags, String)] = [
      (.disabled, "disabled"), (.selected, "selected"), (.translucent, "translucent"), (.on, "on"),
      (.leadsOn, "leads on"), (.truncated, "truncated"), (.placeholder, "placeholder"),
      (.prominent, "prominent"), (.inline, "inline"), (.titleOnly, "title only"),
      (.iconOnly, "icon only"), (.offScreen, "off screen"), (.destructive, "destructive"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}

extension LayoutNode.Kind {
  /// How outlines and JSON call it.
  public var name: String {
    switch self {
    case .window: "window"
    case .statusBar: "statusBar"
    case .homeIndicator: "homeIndicator"
    case .container: "container"
    case .content: "content"
    case .navigationBar: "navigationBar"
    case .prompt: "prompt"
    case .backButton: "backButton"
    case .barButton: "barButton"
    case .title: "title"
    case .largeTitle: "largeTitle"
    case .titleView: "titleView"
    case .toolbar: "toolbar"
    case .tabBar: "tabBar"
    case .capsule: "capsule"
    case .tabItem: "tabItem"
    case .badge: "badge"
    case .bottomAccessory: "bottomAccessory"
    case .dimming: "dimming"
    case .sheet: "sheet"
    case .grabber: "grabber"
    case .popover: "popover"
    case .popoverArrow: "popoverArrow"
    case .divider: "divider"
    case .element: "element"
    case .keyboard: "keyboard"
    case .returnKey: "returnKey"
    case .hideKey: "hideKey"
    case .alert: "alert"
    case .alertTitle: "alertTitle"
    case .alertMessage: "alertMessage"
    case .swipeAction: "swipeAction"
    case .menuSurroundings: "menuSurroundings"
    case .menu: "menu"
    case .menuItem: "menuItem"
    case .searchField: "searchField"
    case .cancelButton: "cancelButton"
    case .scopeButton: "scopeButton"
    case .sectionTitle: "sectionTitle"
    case .row: "row"
    case .moreRow: "moreRow"
    }
  }
}
