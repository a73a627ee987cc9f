import NavLayout
import NavModel
import NavSimulator
import NavText

extension XCTestPlay {
  /// For a walk: that the scene is in front which is, if a UI test can see that.
  mutating func expectVisible() {
    guard let visible = state.visible,
      let marker = marker(of: state.controllers[visible].scene)
    else { return }
    claim(Self.waiting(for: marker))
  }

  /// What a UI test asserts of an expectation; nil where it cannot see what that is about.
  func statements(for expectation: Expectation) -> [String]? {
    let isPositive = expectation.comparison == .equal || expectation.comparison == .contains
    func holds(_ condition: String) -> [String] {
      [Self.assertion(condition, isPositive)]
    }
    switch expectation.query {
    case .visible: return claims(visible: expectation, isPositive)
    case .title:
      guard let title = texts(expectation).first, !title.isEmpty else { return nil }
      // A view in the place of the title is not the item's title.
      let isTitle = tree.first { $0.type == "navigationBars" && $0.identifier == title } != nil
      guard isTitle == isPositive else { return nil }
      let bar = "app.navigationBars[\(title.swiftLiteral)]"
      return isPositive ? [Self.waiting(for: bar)] : [Self.assertion("\(bar).exists", false)]
    case .backButton, .left, .right:
      return claims(buttons: expectation, in: "app.navigationBars", isPositive)
    case .toolbar: return claims(buttons: expectation, in: "app.toolbars", isPositive)
    case .actions: return claims(buttons: expectation, in: "app", isPositive)
    case .menu: return claims(buttons: expectation, in: "app", isPositive)
    case .message:
      guard let text = texts(expectation).first, !text.isEmpty else { return nil }
      return holds("app.staticTexts[\(text.swiftLiteral)].exists")
    case .prompt:
      guard let text = texts(expectation).first, !text.isEmpty else { return nil }
      return holds("app.navigationBars.staticTexts[\(text.swiftLiteral)].exists")
    case .barHidden: return claim(hidden: "navigationBars", expectation)
    case .toolbarHidden: return claim(hidden: "toolbars", expectation)
    case .tabBarHidden: return claim(hidden: "tabBars", expectation)
    case .keyboard: return claim(shown: "keyboards", expectation)
    case .hidden: return claim(hidden: expectation)
    case .enabled:
      guard let query = query(ofSubject: expectation), let flag = flag(expectation) else {
        return nil
      }
      return [Self.assertion("\(query).isEnabled", flag)]
    case .text: return claims(text: expectation, isPositive)
    case .selected: return claims(selected: expectation, isPositive)
    case .orientation:
      guard let word = words(expectation).first else { return nil }
      return ["XCTAssert\(isPositive ? "" : "Not")Equal(XCUIDevice.shared.orientation, .\(word))"]
    case .top, .stack, .presented, .presentationStyle, .tabs, .tabBar, .badge, .tabBarMinimized,
      .editing, .device, .callbacks, .effects, .refused, .inFlight, .variable, .moreList,
      .presenter, .transitionStyle, .detent, .items, .largeTitle, .returned,
      .horizontalSizeClass, .verticalSizeClass, .displayMode, .frame, .safeArea, .firstResponder,
      .swipeActions, .accessibilityValue, .searchActive:
      return nil
    }
  }

  private static func assertion(_ condition: String, _ holds: Bool) -> String {
    "XCTAssert\(holds ? "True" : "False")(\(condition))"
  }

  /// Screens come with a transition.
  private static func waiting(for element: String) -> String {
    "XCTAssertTrue(\(element).waitForExistence(timeout: 2))"
  }

  private func claims(visible expectation: Expectation, _ isPositive: Bool) -> [String]? {
    guard isPositive, let visible = state.visible else { return nil }
    let scene = state.controllers[visible].scene
    // What the test expects is what is so, or it would fail here already.
    guard expectation.subjectScene == nil, words(expectation).first == visibleName else {
      return nil
    }
    return marker(of: scene).map { [Self.waiting(for: $0)] }
  }

  private func claims(
    buttons expectation: Expectation, in place: String, _ isPositive: Bool
  ) -> [String]? {
    let texts = texts(expectation).filter { !$0.isEmpty && $0 != program.chevron }
    if texts.isEmpty {
      return isPositive && expectation.query == .toolbar
        ? ["XCTAssertEqual(\(place).buttons.count, 0)"] : nil
    }
    if !isPositive && texts.count > 1 { return nil }
    return texts.map { text in
      Self.assertion("\(place).buttons[\(text.swiftLiteral)].exists", isPositive)
    }
  }

  private func claim(hidden type: String, _ expectation: Expectation) -> [String]? {
    flag(expectation).flatMap { claim(type, isShown: !$0) }
  }

  private func claim(shown type: String, _ expectation: Expectation) -> [String]? {
    flag(expectation).flatMap { claim(type, isShown: $0) }
  }

  /// An empty bar may be there without being seen.
  private func claim(_ type: String, isShown: Bool) -> [String]? {
    guard (tree.first { $0.type == type } != nil) == isShown else { return nil }
    return [Self.assertion("app.\(type).firstMatch.exists", isShown)]
  }

  /// What is hidden is nowhere: nothing goes by what it would go by.
  private func claim(hidden expectation: Expectation) -> [String]? {
    guard let isHidden = flag(expectation) else { return nil }
    if !isHidden {
      return query(ofSubject: expectation).map { [Self.assertion("\($0).exists", true)] }
    }
    guard query(ofSubject: expectation) == nil,
      let element = shownElement(named: expectation.subject), let key = key(of: element.element)
    else { return nil }
    let type = element.kind.isRow ? "cells.staticTexts" : element.kind.uiTestQuery
    let isElsewhere = tree.first { $0.matches(key) } != nil
    return isElsewhere ? nil : [Self.assertion("app.\(type)[\(key.swiftLiteral)].exists", false)]
  }

  /// What a field shows is its value; what others show is their label, which finds them, unless the app gives VoiceOver
  /// another one.
  private func claims(text expectation: Expectation, _ isPositive: Bool) -> [String]? {
    guard let text = texts(expectation).first,
      let element = shownElement(named: expectation.subject)
    else { return nil }
    let assertion = isPositive ? "XCTAssertEqual" : "XCTAssertNotEqual"
    let query = query(for: element.element)
    switch element.kind {
    case .textField, .textView, .searchBar:
      // An empty field shows its placeholder as its value.
      let shown = text.isEmpty ? element.placeholder : text
      return query.map { ["\(assertion)(\($0).value as? String, \(shown.swiftLiteral))"] }
    case _ where element.kind.isRow:
      if text.isEmpty { return nil }
      return [Self.assertion("app.cells.staticTexts[\(text.swiftLiteral)].exists", isPositive)]
    case _ where element.kind.isLabelled:
      if label(of: element.element) != nil { return nil }
      if identifier(of: element.element) != nil, let query {
        return ["\(assertion)(\(query).label, \(text.swiftLiteral))"]
      }
      if text.isEmpty { return nil }
      let found = "app.\(element.kind.uiTestQuery)[\(text.swiftLiteral)].exists"
      return [Self.assertion(found, isPositive)]
    default: return nil
    }
  }

  private func claims(selected expectation: Expectation, _ isPositive: Bool) -> [String]? {
    let name = words(expectation).first
    for position in state.frontTabBars {
      for (index, tab) in state.tabs(of: position).enumerated() {
        let scene = state.controllers[tab].scene
        guard program.names[program[scene].name] == name else { continue }
        // A bar that is hidden says nothing.
        return query(forTab: index, of: state.controllers[position].scene)
          .map { [Self.assertion("\($0).isSelected", isPositive)] }
      }
    }
    return nil
  }

  private func query(ofSubject expectation: Expectation) -> String? {
    if let element = shownElement(named: expectation.subject) {
      return query(for: element.element, row: nil)
    }
    let bars = program.shownScreen(of: state).bars
    let buttons = bars.flatMap { $0.left + $0.right + $0.toolbar }
    return buttons.first { $0.name == expectation.subject }.flatMap { $0.item }
      .flatMap { query(for: $0) }
  }

  // MARK: What is expected

  private func texts(_ expectation: Expectation) -> [String] {
    expectation.expected.compactMap { id in
      guard case .text(let name) = program[id] else { return nil }
      return program.names[name]
    }
  }

  /// Names of scenes, and words.
  private func words(_ expectation: Expectation) -> [String] {
    expectation.expected.compactMap { id in
      switch program[id] {
      case .text(let name): program.names[name]
      case .scene(let scene): program.names[program[scene].name]
      default: nil
      }
    }
  }

  /// `true`, as far as it is written out.
  private func flag(_ expectation: Expectation) -> Bool? {
    guard let first = expectation.expected.first else { return nil }
    let isEqual = expectation.comparison == .equal
    switch program[first] {
    case .boolean(let flag): return flag == isEqual
    case .text(let name):
      let word = program.names[name]
      return word == "true" || word == "false" ? (word == "true") == isEqual : nil
    default: return nil
    }
  }
}

extension SwipeDirection {
  /// The method of `XCUIElement` that makes the swipe.
  var uiTestMethod: String {
    switch self {
    case .left: "swipeLeft"
    case .right: "swipeRight"
    case .up: "swipeUp"
    case .down: "swipeDown"
    }
  }
}
