import NavConsole
import NavGenerate
import NavLayout
import NavModel
import NavSimulator
import NavText

/// Plays a generated UI test on the simulated app, as XCTest plays it on a device: it finds what the test looks for on the
/// screen of that moment, touches it, and asserts what the test asserts.
///
/// Whatever XCTest fails for, it fails for: nothing found, several found, nothing that has the keyboard. A finger that
/// nothing answers does nothing, as on a device.
public struct PlayedUITest {
  public enum Outcome: Hashable, Sendable {
    /// And which scene was in front then.
    case passed(visible: String)
    /// With the reason that the test gives.
    case skipped(String)
    case failed(statement: String, String)
  }

  private struct Stop: Error { let outcome: Outcome }

  private let program: Program
  private let helpers: [String: UITestSource.Method]
  private var state: NavigationState
  private var tree: AccessibilityTree
  private var statement = ""
  /// Parameters and constants of helpers.
  private var variables: [String: Value] = [:]
  /// What a helper is called on.
  private var receiver = Value.app

  public static func outcome(
    of test: UITestSource.Method, in source: UITestSource, on program: Program
  ) -> Outcome {
    let names = test.documentation.compactMap { line -> String? in
      line.hasPrefix("On ") ? String(line.dropFirst(3).dropLast()) : nil
    }
    let device = names.lazy.compactMap { name in
      Device.allCases.first { $0.facts.name == name }
    }.first
    var player = PlayedUITest(program, source.helpers, on: device)
    do throws(Stop) {
      try player.play(test.statements)
      return .passed(visible: program.visibleName(in: player.state))
    } catch {
      return error.outcome
    }
  }

  private init(
    _ program: Program, _ helpers: [String: UITestSource.Method], on device: Device?
  ) {
    self.program = program
    self.helpers = helpers
    state = program.launch(device: device).state
    tree = AccessibilityTree(program, state)
  }

  // MARK: Statements

  private mutating func play(_ statements: [String]) throws(Stop) {
    for statement in statements {
      self.statement = statement
      if statement == "let app = XCUIApplication()" { continue }
      if statement.hasPrefix("throw ") { try skip(statement.dropFirst("throw ".count)) }
      if statement.hasPrefix("let ") {
        let parts = statement.dropFirst("let ".count).split(separator: " = ", maxSplits: 1)
        guard parts.count == 2 else { throw failure("it is no constant") }
        variables[String(parts[0])] = try value(of: expression(parts[1]))
      } else if statement.hasPrefix("XCUIDevice.shared.orientation = .") {
        let word = statement.split(separator: ".").last.map(String.init) ?? ""
        guard let orientation = Orientation.allCases.first(where: { $0.keyword == word })
        else { throw failure("no orientation is called \(word)") }
        perform(.rotate(orientation))
      } else {
        _ = try value(of: expression(statement))
      }
    }
  }

  private func skip(_ thrown: some StringProtocol) throws(Stop) {
    guard case .chain(let links) = try expression(thrown),
      case .call("XCTSkip", let arguments) = links.first, case .text(let reason) = arguments.first
    else { throw failure("only XCTSkip is thrown") }
    throw Stop(outcome: .skipped(reason))
  }

  private func expression(_ source: some StringProtocol) throws(Stop) -> UITestExpression {
    guard let expression = UITestExpression(source) else {
      throw failure("it is no expression of a generated test")
    }
    return expression
  }

  private func failure(_ why: String) -> Stop {
    Stop(outcome: .failed(statement: statement, why))
  }

  // MARK: Expressions

  private enum Value: Hashable {
    case app
    /// Elements of one type.
    case query([Int])
    /// Those that one is looked for among: exactly one should be there.
    case element([Int])
    case point(Point, on: Int?)
    case vector(Double, Double)
    /// So many presses of the delete key.
    case deletions(Int)
    case text(String)
    case number(Double)
    case flag(Bool)
    case word(String)
    case device
    case nothing
  }

  private mutating func value(of expression: UITestExpression) throws(Stop) -> Value {
    switch expression {
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .word(let word): return .word(word)
    case .chain(let links):
      guard let first = links.first else { return .nothing }
      var value = try start(first)
      for link in links.dropFirst() { value = try self.value(of: link, of: value) }
      return value
    }
  }

  private mutating func start(_ link: UITestExpression.Link) throws(Stop) -> Value {
    switch link {
    case .member("app"): return .app
    case .member("XCUIDevice"): return .device
    case .member("true"): return .flag(true)
    case .member("false"): return .flag(false)
    case .member(let name):
      if let value = variables[name] { return value }
      throw failure("\(name) is unknown")
    case .call("CGVector", let arguments):
      guard case .number(let x) = try value(of: arguments[0]),
        case .number(let y) = try value(of: arguments[1])
      else { throw failure("a vector has two numbers") }
      return .vector(x, y)
    case .call("String", let arguments):
      guard arguments.first == UITestExpression("XCUIKeyboardKey.delete.rawValue"),
        case .number(let count) = arguments.last
      else { throw failure("only the delete key is repeated") }
      return .deletions(Int(count))
    case .call("URL", let arguments): return try value(of: arguments[0])
    case .call(let name, let arguments):
      if name.hasPrefix("XCTAssert") {
        try assert(name, arguments)
        return .nothing
      }
      // In a helper: a method of what it is called on.
      return try value(of: link, of: receiver)
    case .key: throw failure("a key is of something")
    }
  }

  private mutating func value(
    of link: UITestExpression.Link, of owner: Value
  ) throws(Stop) -> Value {
    switch (owner, link) {
    case (.device, .member("shared")): return .device
    case (.device, .member("orientation")): return .word(state.orientation.keyword)
    case (.app, .member(let type)): return .query(tree.descendants(of: nil, type))
    case (.app, .call("descendants", _)): return .query(tree.descendants(of: nil))
    case (.query(let elements), .key(let key)):
      return .element(elements.filter { tree.elements[$0].matches(key) })
    case (.query(let elements), .call("matching", let arguments)):
      guard case .text(let key) = arguments.first else { throw failure("no identifier") }
      return .query(elements.filter { tree.elements[$0].matches(key) })
    case (.query(let elements), .call("containing", let arguments)):
      guard case .word("staticText") = arguments.first, case .text(let key) = arguments.last
      else { throw failure("only what has a text is looked for") }
      return .query(
        elements.filter { element in
          tree.descendants(of: element, "staticTexts").contains { tree.elements[$0].matches(key) }
        })
    case (.query(let elements), .member("firstMatch")):
      return .element(Array(elements.prefix(1)))
    case (.query(let elements), .member("element")): return .element(elements)
    case (.query(let elements), .member("count")): return .number(Double(elements.count))
    case (.query(let elements), .call("element", let arguments)):
      guard case .number(let index) = arguments.first else { throw failure("no index") }
      let position = Int(index)
      return .element(elements.indices.contains(position) ? [elements[position]] : [])
    case (.query(let elements), .member(let type)):
      return .query(inside(elements, type))
    case (.element(let found), .member("exists")),
      (.element(let found), .call("waitForExistence", _)):
      return .flag(!found.isEmpty)
    case (.element(let found), .member("isEnabled")):
      return .flag(tree.elements[try only(found)].isEnabled)
    case (.element(let found), .member("isSelected")):
      return .flag(tree.elements[try only(found)].isSelected)
    case (.element(let found), .member("label")):
      return .text(tree.elements[try only(found)].label)
    case (.element(let found), .member("value")):
      return .text(tree.elements[try only(found)].value)
    case (.element(let found), .member(let type)):
      return .query(inside(found, type))
    case (.element(let found), .call("coordinate", let arguments)):
      let element = try only(found)
      return try point(arguments, in: tree.elements[element].frame, on: element)
    case (.element(let found), .call(let name, let arguments)) where helpers[name] != nil:
      try call(name, arguments, on: .element([try only(found)]))
      return .nothing
    case (.element(let found), .call(let gesture, let arguments)):
      try touch(try only(found), gesture, arguments)
      return .nothing
    case (.app, .call(let name, let arguments)):
      return try value(ofMethod: name, arguments)
    case (.point(let point, _), .call("tap", _)):
      perform(tree.touch(at: point))
      return .nothing
    case (.point(let point, _), .call("doubleTap", _)):
      stroke(.doubleTap, at: point)
      return .nothing
    case (.point(let start, let element), .call("press", let arguments)):
      guard arguments.count == 2 else {
        stroke(.longPress, at: start)
        return .nothing
      }
      guard case .point(let end, _) = try value(of: arguments[1]) else {
        throw failure("it is dragged nowhere")
      }
      try drag(from: start, to: end, on: element)
      return .nothing
    default: throw failure("it has no \(link)")
    }
  }

  private func inside(_ elements: [Int], _ type: String) -> [Int] {
    Set(elements.flatMap { tree.descendants(of: $0, type) }).sorted()
  }

  private func only(_ found: [Int]) throws(Stop) -> Int {
    guard let first = found.first else { throw failure("no matches found") }
    if found.count > 1 { throw failure("multiple matching elements found: \(found.count)") }
    return first
  }

  // MARK: Assertions

  private mutating func assert(
    _ name: String, _ arguments: [UITestExpression]
  ) throws(Stop) {
    let first = try value(of: arguments[0])
    let holds: Bool
    switch name {
    case "XCTAssertTrue": holds = first == .flag(true)
    case "XCTAssertFalse": holds = first == .flag(false)
    case "XCTAssertEqual": holds = try value(of: arguments[1]) == first
    case "XCTAssertNotEqual": holds = try value(of: arguments[1]) != first
    default: throw failure("no assertion is called \(name)")
    }
    if !holds { throw failure("it does not hold: \(first)") }
  }

  // MARK: The app

  private mutating func value(
    ofMethod name: String, _ arguments: [UITestExpression]
  ) throws(Stop) -> Value {
    switch (name, arguments.first) {
    case ("launch", _): perform(launching: state)
    case ("open", .chain(let links)):
      guard case .call("URL", let parts) = links.first, case .text(let url) = parts.first
      else { throw failure("no URL is opened") }
      let command = ConsoleCommand(.open, [url], isQuoted: true)
      guard case .success(let event) = program.event(for: command, in: state) else {
        throw failure("no URL is opened")
      }
      perform(event)
    case ("coordinate", _):
      return try point(arguments, in: Rect(Point(0, 0), tree.size), on: nil)
    case ("typeText", .some(let text)): try type(value(of: text))
    case ("swipeUp", nil), ("swipeDown", nil), ("swipeLeft", nil), ("swipeRight", nil):
      try swipe(name)
    case ("swipeUp", .some): perform(.stroke(.pan, on: nil, row: nil))
    case ("press", _): perform(.stroke(.longPress, on: nil, row: nil))
    case ("doubleTap", _): perform(.stroke(.doubleTap, on: nil, row: nil))
    case ("pinch", _): perform(.stroke(.pinch, on: nil, row: nil))
    case ("rotate", _): perform(.stroke(.twist, on: nil, row: nil))
    default: try call(name, arguments, on: .app)
    }
    return .nothing
  }

  private mutating func call(
    _ name: String, _ arguments: [UITestExpression], on owner: Value
  ) throws(Stop) {
    guard let helper = helpers[name] else { throw failure("there is no \(name)") }
    for (parameter, argument) in zip(helper.parameters, arguments) {
      variables[parameter] = try value(of: argument)
    }
    let (caller, outer) = (statement, receiver)
    receiver = owner
    try play(helper.statements)
    (statement, receiver) = (caller, outer)
  }

  private mutating func point(
    _ arguments: [UITestExpression], in frame: Rect, on element: Int?
  ) throws(Stop) -> Value {
    guard let offset = arguments.first, case .vector(let x, let y) = try value(of: offset)
    else { throw failure("it has no offset") }
    return .point(Point(frame.x + x * frame.width, frame.y + y * frame.height), on: element)
  }

  private mutating func perform(launching before: NavigationState) {
    let storyboard = program.mainStoryboard ?? program.storyboards.ids.first
    state = program.step(before, .launch(storyboard)).next
    tree = AccessibilityTree(program, state)
  }

  private mutating func perform(_ event: Event?) {
    guard let event else { return }
    state = program.step(state, event).next
    tree = AccessibilityTree(program, state)
  }

  private func answers(_ event: Event) -> Bool {
    !program.step(state, event).effects.contains { $0.isRefusal }
  }

  // MARK: Touches

  private mutating func touch(
    _ element: Int, _ gesture: String, _ arguments: [UITestExpression]
  ) throws(Stop) {
    let found = tree.elements[element]
    func stroke(_ stroke: Stroke) -> Event { .stroke(stroke, on: found.view, row: found.row) }
    switch (gesture, arguments.first) {
    case ("tap", _):
      // A touch on a whole window is one at its middle.
      perform(
        found.type == "windows"
          ? tree.touch(at: Point(found.frame.midX, found.frame.midY)) : tree.touch(on: element))
    case ("typeText", .some(let text)):
      guard let field = state.focusedField, field.element == found.view else {
        throw failure("neither element nor any descendant has keyboard focus")
      }
      try type(value(of: text))
    case ("press", _):
      perform(found.barItem.map { .pressBarItem($0) } ?? stroke(.longPress))
    case ("doubleTap", _): perform(stroke(.doubleTap))
    case ("pinch", _): perform(stroke(.pinch))
    case ("rotate", _): perform(stroke(.twist))
    case ("swipeUp", .some): perform(stroke(.pan))
    case ("swipeUp", nil): perform(stroke(.swipe(.up)))
    case ("swipeDown", _): perform(stroke(.swipe(.down)))
    case ("swipeLeft", _): swipe(found, .increment, stroke(.swipe(.left)))
    case ("swipeRight", _): swipe(found, .decrement, stroke(.swipe(.right)))
    case ("adjust", .number(let position)):
      guard let view = found.view else { throw failure("it is no slider") }
      perform(.change(view, row: found.row, position > 0.5 ? .increment : .decrement))
    default: throw failure("an element has no \(gesture)")
    }
  }

  /// A page control turns its page by it, and a picker its wheel.
  private mutating func swipe(
    _ element: AccessibilityTree.Element, _ change: ValueChange, _ stroke: Event
  ) {
    let hasValue = ["pageIndicators", "pickers", "datePickers"].contains(element.type)
    if hasValue, let view = element.view {
      perform(.change(view, row: element.row, change))
    } else {
      perform(stroke)
    }
  }

  /// A stroke over whatever is there.
  private mutating func stroke(_ stroke: Stroke, at point: Point) {
    let found = tree.elements.last { $0.view != nil && $0.frame.contains(point) }
    perform(.stroke(stroke, on: found?.view, row: found?.row))
  }

  private mutating func swipe(_ name: String) throws(Stop) {
    let directions: [String: SwipeDirection] = [
      "swipeUp": .up, "swipeDown": .down, "swipeLeft": .left, "swipeRight": .right,
    ]
    guard let direction = directions[name] else { throw failure("no swipe is called \(name)") }
    let stroke = Event.stroke(.swipe(direction), on: nil, row: nil)
    if answers(stroke) { return perform(stroke) }
    switch direction {
    case .up, .down: perform(.swipeContent(up: direction == .up))
    case .left, .right: perform(.turnPage(isForward: direction == .left))
    }
  }

  private mutating func drag(from start: Point, to end: Point, on element: Int?) throws(Stop) {
    if let element = element.map({ tree.elements[$0] }) {
      let row = tree.elements.first { $0.view == element.view && $0.row == element.row } ?? element
      let direction = end.x > start.x ? SwipeDirection.right : .left
      let isFull = abs(end.x - start.x) > 0.6 * row.frame.width
      return perform(
        .stroke(
          isFull ? .fullSwipe(direction) : .swipe(direction), on: element.view, row: element.row))
    }
    if start.x <= 0 {
      return perform(pan(from: .left, at: start) ?? .swipeBack(cancelled: false))
    }
    if start.x >= tree.size.width { return perform(pan(from: .right, at: start)) }
    if start.y <= 0 { return perform(pan(from: .top, at: start)) }
    if start.y >= tree.size.height { return perform(pan(from: .bottom, at: start)) }
    if let sheet = tree.sheet, !sheet.contains(start) {
      throw failure("the finger is beside the sheet")
    }
    perform(.swipeDown(cancelled: false))
  }

  /// What a finger from an edge sets off: the recogniser of the innermost view that has one.
  private func pan(from edge: Edge, at point: Point) -> Event? {
    let views = tree.elements.reversed().filter { $0.view != nil && $0.frame.contains(point) }
    let strokes = views.map { Event.stroke(.edgePan(edge), on: $0.view, row: $0.row) }
    return (strokes + [.stroke(.edgePan(edge), on: nil, row: nil)]).first { answers($0) }
  }

  private mutating func type(_ value: Value) throws(Stop) {
    guard let field = state.focusedField else {
      throw failure("neither element nor any descendant has keyboard focus")
    }
    switch value {
    case .text("\n"): perform(.pressReturn)
    case .text(let text): perform(.type(text, into: nil, row: nil))
    case .deletions(let count):
      let shown = tree.elements.first { $0.view == field.element && $0.row == field.row }
      if shown?.value.count != count { throw failure("it deletes \(count) characters") }
      perform(.clearText)
    default: throw failure("it is no text")
    }
  }
}
