import NavLayout
import NavModel
import NavSimulator
import NavText

// How a UI test finds what is on the screen: by accessibilityIdentifier, else by what VoiceOver says or people read, else
// by its place among others of its kind.

extension XCTestPlay {
  /// `app.buttons["Pay"]`
  func query(for element: ID<Element>, row: Int32?) -> String {
    let kind = program[element].kind
    if kind.isGesture { return query(forOwnerOf: element, row: row) }
    if kind.isRow { return query(forRow: element, row) }
    return
      "\(kind == .alertAction ? alert : "app").\(query(of: element))\(key(for: element, row: row))"
  }

  /// `app.navigationBars.buttons["Add"]`
  func query(for item: ID<BarItem>) -> String {
    let screen = program.shownScreen(of: state)
    for bar in screen.bars {
      for (place, buttons) in [
        ("app.navigationBars", bar.left + bar.right), ("app.toolbars", bar.toolbar),
      ] {
        guard let index = buttons.firstIndex(where: { $0.item == item }) else { continue }
        let text = buttons[index].text
        return
          "\(place).buttons\(text.isEmpty ? ".element(boundBy: \(index))" : "[\(text.swiftLiteral)]")"
      }
    }
    let text = program[item].text.map { program.names[$0] } ?? program.names[program[item].name]
    return "app.buttons[\(text.swiftLiteral)]"
  }

  /// `app.tabBars.buttons["Search"]`
  func query(forTab index: Int, of scene: ID<Scene>) -> String {
    let title = title(ofTab: index, of: scene)
    return title.isEmpty
      ? "app.tabBars.buttons.element(boundBy: \(index))"
      : "app.tabBars.buttons[\(title.swiftLiteral)]"
  }

  /// Counted as the bar shows them.
  func title(ofTab index: Int, of scene: ID<Scene>) -> String {
    guard let position = state.instance(of: scene), let tab = state.tab(index, of: position) else {
      return ""
    }
    return program.tabTitle(of: tab, in: state)
  }

  /// By what it says, where it says anything.
  var backButton: String {
    let text = program.shownScreen(of: state).bars.lazy.compactMap { $0.backButton }.first?.text
    guard let text, !text.isEmpty, text != program.chevron else {
      return "app.navigationBars.buttons.firstMatch"
    }
    return "app.navigationBars.buttons[\(text.swiftLiteral)]"
  }

  /// What tells that a scene is in front: its view by its identifier, or the title of its bar; nil where nothing does.
  func marker(of scene: ID<Scene>) -> String? {
    if let identifier = text(.accessibilityIdentifier, in: program[scene].attributes) {
      return "app.descendants(matching: .any)[\(identifier.swiftLiteral)]"
    }
    let screen = program.shownScreen(of: state)
    guard let content = screen.contents.first(where: { $0.scene == scene }) else { return nil }
    if let bar = content.bar, !screen.bars[bar].isHidden, !screen.bars[bar].title.isEmpty {
      return "app.navigationBars[\(screen.bars[bar].title.swiftLiteral)]"
    }
    for element in content.elements where !element.isHidden && !element.isInRow {
      let own = identifier(of: element.element)
      guard let text = own ?? (element.text.isEmpty ? nil : element.text) else { continue }
      return "app.\(element.kind.uiTestQuery)[\(text.swiftLiteral)]"
    }
    return nil
  }

  /// An element by its name on the screen, as a test calls it.
  func shownElement(named name: Name) -> ShownElement? {
    let screen = program.shownScreen(of: state)
    for content in screen.contents.reversed() {
      if let found = content.elements.first(where: { $0.name == program.names[name] }) {
        return found
      }
    }
    return nil
  }

  func identifier(of element: ID<Element>) -> String? {
    text(.accessibilityIdentifier, in: program[element].attributes)
  }

  // MARK: Parts

  private func text(_ key: AttributeKey, in attributes: IDRange<Attribute>) -> String? {
    guard case .text(let name) = program.value(of: key, in: attributes) else { return nil }
    return program.names[name]
  }

  /// A field that shows dots is of another type.
  private func query(of element: ID<Element>) -> String {
    let isSecure = shown(element)?.isSecure ?? false
    return isSecure ? "secureTextFields" : program[element].kind.uiTestQuery
  }

  private var alert: String {
    guard let top = state.presentedChain.last else { return "app" }
    switch state.controllers[top].kind {
    case .alert: return "app.alerts"
    case .actionSheet: return "app.sheets"
    default: return "app"
    }
  }

  private func key(for element: ID<Element>, row: Int32?) -> String {
    if let identifier = identifier(of: element) { return "[\(identifier.swiftLiteral)]" }
    if let label = text(.accessibilityLabel, in: program[element].attributes) {
      return "[\(label.swiftLiteral)]"
    }
    let shown = shown(element)
    let words = [isLabelled(element) ? shown?.text : shown?.placeholder, written(on: element)]
    if let text = words.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) {
      return "[\(text.swiftLiteral)]"
    }
    return ".element(boundBy: \(place(of: element)))"
  }

  /// Whether what an element shows is its label: what a field shows is its value.
  private func isLabelled(_ element: ID<Element>) -> Bool {
    switch program[element].kind {
    case .textField, .textView, .searchBar, .searchController: false
    default: true
    }
  }

  private func written(on element: ID<Element>) -> String? {
    isLabelled(element) ? program[element].text.map { program.names[$0] } : nil
  }

  private func shown(_ element: ID<Element>) -> ShownElement? {
    let screen = program.shownScreen(of: state)
    for content in screen.contents {
      for candidate in content.elements {
        if candidate.element == element { return candidate }
        for row in candidate.rows {
          if let part = row.parts.first(where: { $0.element == element }) { return part }
        }
      }
    }
    return screen.menu?.items.first { $0.element == element }
  }

  /// How many of its kind are before it in its scene.
  private func place(of element: ID<Element>) -> Int {
    let kind = program[element].kind
    guard let scene = program.scenes.ids.first(where: { program[$0].elements.contains(element) })
    else { return 0 }
    return program[scene].elements.count { $0 < element && program[$0].kind == kind }
  }

  /// A row by its text, which is touched in its place.
  private func query(forRow element: ID<Element>, _ row: Int32?) -> String {
    if let identifier = identifier(of: element), row == nil {
      return "app.cells[\(identifier.swiftLiteral)]"
    }
    let screen = program.shownScreen(of: state)
    var index = 0
    for content in screen.contents {
      for candidate in content.elements where candidate.kind.isRow {
        for shown in candidate.rows {
          if candidate.element == element && (row == nil || shown.value == row) {
            return shown.text.isEmpty
              ? "app.cells.element(boundBy: \(index))"
              : "app.cells.staticTexts[\(shown.text.swiftLiteral)]"
          }
          index += 1
        }
      }
    }
    return "app.cells.element(boundBy: \(row.map { Int($0) } ?? 0))"
  }

  /// A gesture is made on the view that it is in.
  private func query(forOwnerOf gesture: ID<Element>, row: Int32?) -> String {
    guard let parent = program[gesture].parent else {
      return "app.windows.firstMatch"
    }
    return query(for: parent, row: row)
  }
}
