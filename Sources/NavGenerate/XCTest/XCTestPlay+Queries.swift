import NavLayout
import NavModel
import NavSimulator
import NavText

// What a test touches and looks at, as the expression that finds it on the screen of that moment.

extension XCTestPlay {
  /// What is done to something on the screen: `app.buttons["Pay"].tap()`; nil where XCTest can't find it.
  func touch(_ event: Event, _ gesture: String = "tap()") -> String? {
    if let index = tree.first(where: { $0.touch == event }) {
      let element = tree.elements[index]
      return tree.query(for: index).map { "\($0).\(gesture)" }
        ?? reach(element.frame, gesture) { $0 == event }
    }
    guard case .tapElement(let element) = event else { return nil }
    return touch(element, row: nil, gesture)
  }

  /// The same for a view, in a row or out of one. A gesture is made on the view that it is in.
  func touch(_ element: ID<Element>, row: Int32?, _ gesture: String = "tap()") -> String? {
    let isGesture = program[element].kind.isGesture
    guard let view = isGesture ? program[element].parent : element else {
      return touchRootView(of: element, gesture)
    }
    guard let index = index(of: view, row: row) else { return nil }
    let frame = tree.elements[index].frame
    if tree.elements[index].type == "cells", gesture != "tap()" {
      // A text in it may be too short for that, or have a recogniser of its own.
      return tree.rowQuery(for: index).map {
        "\($0)\($0.hasSuffix(")") ? ".element" : "").\(gesture)"
      }
    }
    guard gesture == "tap()" else {
      return tree.query(for: index).map { "\($0).\(gesture)" }
        ?? reach(frame, gesture) { answers($0, element) }
    }
    let middle = tree.touch(at: Point(frame.midX, frame.midY))
    if let query = tree.query(for: index),
      !isGesture || middle.map({ answers($0, element) }) ?? false
    {
      return "\(query).tap()"
    }
    return reach(frame, gesture) { answers($0, element) }
  }

  /// A stroke that no view is named for is one over the whole screen.
  private func touchRootView(of element: ID<Element>, _ gesture: String) -> String? {
    gesture == "tap()"
      ? reach(Rect(Point(0, 0), tree.size), gesture) { answers($0, element) }
      : "app.\(gesture)"
  }

  /// `app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.31)).tap()`, for what no query finds.
  func reach(_ frame: Rect, _ gesture: String, _ answers: (Event) -> Bool) -> String? {
    // XCUICoordinate swipes no further than from one point to another.
    guard ["tap()", "doubleTap()"].contains(gesture) || gesture.hasPrefix("press(") else {
      return nil
    }
    return tree.reach(frame, answers).map { x, y in
      "app.coordinate(withNormalizedOffset: CGVector(dx: \(number(x)), dy: \(number(y)))).\(gesture)"
    }
  }

  /// Whether a touch that the screen answers sets an element off.
  private func answers(_ touch: Event, _ element: ID<Element>) -> Bool {
    guard case .tapElement(let touched) = touch else { return false }
    if touched == element { return true }
    return state.front.contains {
      program.touched(touched, of: state.controllers[$0].scene) == element
    }
  }

  /// `app.buttons["Pay"]`; nil where it is not on the screen, or XCTest can't tell it from others.
  func query(for element: ID<Element>, row: Int32? = nil) -> String? {
    index(of: element, row: row).flatMap { tree.query(for: $0) }
  }

  func query(for item: ID<BarItem>) -> String? {
    tree.first { $0.barItem == item }.flatMap { tree.query(for: $0) }
  }

  func query(forTab index: Int, of scene: ID<Scene>) -> String? {
    tree.first { $0.touch == .tapTab(scene, Int32(index)) }.flatMap { tree.query(for: $0) }
  }

  private func index(of element: ID<Element>, row: Int32?) -> Int? {
    tree.first { $0.view == element && (row == nil || $0.row == row) }
  }

  /// What tells that a scene is in front: its view by its identifier, or the title of its bar; nil where nothing does.
  func marker(of scene: ID<Scene>) -> String? {
    if let identifier = text(.accessibilityIdentifier, in: program[scene].attributes) {
      return "app.descendants(matching: .any)[\(identifier.swiftLiteral)]"
    }
    let screen = program.shownScreen(of: state)
    guard let content = screen.contents.first(where: { $0.scene == scene }) else { return nil }
    if let title = content.bar.map({ screen.bars[$0].title }), !title.isEmpty,
      tree.first(where: { $0.type == "navigationBars" && $0.identifier == title }) != nil
    {
      return "app.navigationBars[\(title.swiftLiteral)]"
    }
    for element in content.elements where !element.isHidden && !element.isInRow {
      if let query = query(for: element.element, row: element.rows.first?.value),
        query.hasSuffix("]")
      {
        return query
      }
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

  /// What an element goes by wherever it is; nil where nothing is said of it.
  func key(of element: ID<Element>) -> String? {
    let written = program[element].text.map { program.names[$0] }
    return identifier(of: element)
      ?? label(of: element)
      ?? (program[element].kind.isLabelled ? written : nil)
  }

  /// What VoiceOver says in place of what is shown.
  func label(of element: ID<Element>) -> String? {
    text(.accessibilityLabel, in: program[element].attributes)
  }

  func identifier(of element: ID<Element>) -> String? {
    text(.accessibilityIdentifier, in: program[element].attributes)
  }

  private func text(_ key: AttributeKey, in attributes: IDRange<Attribute>) -> String? {
    guard case .text(let name) = program.value(of: key, in: attributes) else { return nil }
    return program.names[name]
  }

  /// As Swift writes it.
  func number(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension ElementKind {
  /// Whether what it shows is its label: what a field shows is its value.
  var isLabelled: Bool {
    switch self {
    case .label, .button, .alertAction, .menuItem, .swipeAction, .cell, .prototype: true
    default: false
    }
  }
}
