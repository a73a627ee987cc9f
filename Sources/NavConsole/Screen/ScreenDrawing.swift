import NavModel
import NavSimulator
import NavText

extension Program {
  /// A screen as text for the prompt: 44 columns wide, several lines.
  public func drawing(of screen: Screen) -> String {
    var drawing = ScreenDrawing(program: self)
    drawing.draw(screen)
    return drawing.box.text
  }
}

/// Status, bar, content, toolbar, tabs, from top to bottom.
struct ScreenDrawing {
  let program: Program
  var box = TextBox()

  mutating func draw(_ screen: Screen) {
    box.rule("╭", "╮")
    drawStatus(of: screen)
    if let crash = screen.crash { return draw(crash) }
    if let transition = screen.transition { box.divider(caption(of: transition)) }
    for (index, presented) in screen.presented.enumerated() {
      let below = index == 0 ? "" : " over \(screen.presented[index - 1].name)"
      let height = presented.detent.map { ", \($0.keyword)" } ?? ""
      let kind = program[presented.scene].kind
      // How an alert is presented says nothing to a person.
      let style =
        kind.isAlert && presented.style != .popover
        ? kind.facts.keyword : presented.style.keyword
      box.divider("\(presented.name): \(style)\(height)\(below)")
    }
    let isHeaded = screen.contents.first?.column != nil
    if screen.presented.isEmpty && !isHeaded && screen.transition == nil { box.divider() }
    for bar in screen.tabBars where !bar.isHidden && bar.isAtTop {
      if isHeaded { box.divider() }
      draw(bar)
      if !isHeaded { box.divider() }
    }
    if screen.contents.allSatisfy({ $0.bar == nil }) { draw(screen.bars.first) }
    drawContents(screen)
    for bar in screen.tabBars where !bar.isHidden {
      draw(accessory: bar.accessory)
      if bar.isAtTop { continue }
      box.divider()
      draw(bar)
    }
    if let keyboard = screen.keyboard {
      let type = keyboard.type == .default ? "" : ", \(keyboard.type.keyword)"
      box.divider("keyboard: \(keyboard.field)\(type)")
    }
    if let menu = screen.menu { draw(menu) }
    box.rule("╰", "╯")
  }

  /// What is open over everything else; a menu in it leads to another list.
  private mutating func draw(_ menu: Screen.Menu) {
    box.divider("menu: " + (menu.title.isEmpty ? menu.owner : menu.title))
    for item in menu.items {
      let text = item.text.isEmpty ? item.name : item.text
      box.line(
        (item.isOn == true ? "✓ " : "  ") + text, mark: item.isEnabled ? "" : " (disabled)",
        end: item.kind == .menu ? "›" : "")
    }
  }

  private mutating func draw(_ bar: Screen.TabBar) {
    box.line(bar.shownItems.map { caption(of: $0) })
  }

  /// What is above the tabs (GLASS-11).
  private mutating func draw(accessory: [ShownElement]) {
    let shown = accessory.filter { !$0.isHidden && !$0.isInRow && !$0.kind.isOfMenu }
    if shown.isEmpty { return }
    box.divider()
    for (index, item) in shown.enumerated() {
      draw(item, holding: shown[(index + 1)...].prefix { $0.depth > item.depth })
    }
  }

  private mutating func drawStatus(of screen: Screen) {
    let time = "9:41"
    let turned = screen.orientation == .portrait ? "" : " · \(screen.orientation.keyword)"
    let room = box.width - box.columns(time) - 1 - box.columns(turned)
    box.line(time, end: box.cut(screen.device.facts.name, to: room) + turned)
  }

  /// `pop in flight: Detail → List`, `pop by finger: Detail → List`.
  private func caption(of transition: Screen.Transition) -> String {
    let from = transition.from.joined(separator: ", ")
    let to = transition.to.joined(separator: ", ")
    let means = transition.isInteractive ? "by finger" : "in flight"
    let path = [from, "→", to].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(transition.kind) \(means): \(path)"
  }

  private mutating func draw(_ crash: RuntimeDiagnostic) {
    box.divider()
    box.line("")
    box.line(centred: "The app has stopped.")
    box.line(centred: crash.error.code)
    box.line("")
    for part in box.wrapped(program.message(of: crash)) { box.line(centred: part) }
    box.line("")
    box.rule("╰", "╯")
  }

  // MARK: Bars

  private mutating func draw(_ bar: NavigationBar?) {
    guard let bar, !bar.isHidden, !bar.hidesControls else { return }
    if !bar.prompt.isEmpty { box.line(centred: bar.prompt) }
    // The outermost is last (BAR-37).
    let right = bar.right.reversed().map { label(of: $0) }.joined(separator: "  ")
    let middle = bar.isTitleLarge ? "" : bar.title
    box.line(left: left(of: bar), middle: middle, right: right)
    if bar.isTitleLarge { box.line(bar.title) }
    box.divider()
  }

  /// The label of a back button is what the layout has room for (BAR-28, BAR-29, LAYOUT-59).
  private func left(of bar: NavigationBar) -> String {
    bar.left.map { button in
      guard button.isBack else { return label(of: button) }
      let text = label(of: button)
      return text == "‹" ? text : "‹ " + text
    }.joined(separator: "  ")
  }

  private mutating func drawToolbar(of bar: NavigationBar) {
    guard !bar.isToolbarHidden else { return }
    box.divider()
    box.line(
      bar.toolbarItems.map { item in
        switch item {
        case .button(let button): .caption(caption(of: button))
        case .flexibleSpace: .flexibleSpace
        case .fixedSpace: .fixedSpace
        }
      })
  }

  private func label(of button: BarButton) -> String {
    let caption = caption(of: button)
    return caption.before + caption.text + caption.after
  }

  private func caption(of button: BarButton) -> TextBox.Caption {
    let text = button.text.isEmpty ? "·" : button.text
    return button.isEnabled
      ? TextBox.Caption(text: text) : TextBox.Caption(before: "(", text: text, after: ")")
  }

  private func caption(of item: Screen.TabBarItem) -> TextBox.Caption {
    var caption = TextBox.Caption(text: item.text.isEmpty ? "·" : item.text)
    if let badge = item.badge { caption.after = " (\(box.cut(badge, to: 6)))" }
    if item.isSelected {
      caption.before = "["
      caption.after += "]"
    }
    return caption
  }

  // MARK: Content

  private mutating func drawContents(_ screen: Screen) {
    var openBar: Int?
    for (index, content) in screen.contents.enumerated() {
      if let bar = openBar, bar != content.bar { drawToolbar(of: screen.bars[bar]) }
      if let column = content.column {
        box.divider("\(column.columnName): \(content.name)")
      } else if index > 0 {
        box.divider(content.name)
      }
      if let bar = content.bar, bar != openBar { draw(screen.bars[bar]) }
      openBar = content.bar
      draw(content)
    }
    drawMoreRows(screen)
    let isBarless = screen.contents.allSatisfy { $0.bar == nil }
    let last = isBarless ? screen.bars.indices.first : openBar
    if let last { drawToolbar(of: screen.bars[last]) }
  }

  private mutating func draw(_ content: Screen.Content) {
    var shown = content.elements.filter { !$0.isHidden && !$0.isInRow && !$0.kind.isOfMenu }
    // It is in the bar, wherever it was declared.
    if let search = shown.firstIndex(where: { $0.kind == .searchController }) {
      draw(shown.remove(at: search))
    }
    if content.isBehindResults { return }
    for text in content.question {
      for line in box.wrapped(text) { box.line(centred: line) }
    }
    if shown.isEmpty { box.line(centred: content.name) }
    for (index, item) in shown.enumerated() {
      let inner = shown[(index + 1)...].prefix { $0.depth > item.depth }
      draw(item, holding: inner, isEditing: content.isEditing)
    }
  }

  private mutating func drawMoreRows(_ screen: Screen) {
    let list = screen.tabBars.first { $0.moreRows != nil }
    for row in list?.moreRows ?? [] {
      // A row of the list leads on, a tab in the sheet is dragged.
      let end = list?.isCustomizing == true ? "≡" : "›"
      box.line(row.text.isEmpty ? "·" : row.text, right: row.badge ?? "", end: end)
    }
    if screen.contents.isEmpty && list == nil { box.line("") }
  }
}

extension Controller.Role {
  fileprivate var columnName: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    case .window, .stack, .tab, .more, .page, .embedded, .presented, .leaving, .detached,
      .hiddenResults:
      "column"
    }
  }
}
