import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// A test that is played while its statements are written.
struct XCTestPlay {
  let program: Program
  private(set) var state: NavigationState {
    didSet { tree = AccessibilityTree(program, state) }
  }
  /// What XCTest sees in that state.
  private(set) var tree: AccessibilityTree
  /// What is to be known before the test.
  private(set) var notes: [String] = []
  private(set) var lines: [String] = []
  private(set) var helpers: Set<XCTestHelper> = []
  /// Where the app starts again.
  private let storyboard: ID<Storyboard>
  /// Whether the test has come to something that no UI test can do, so that the rest is for people to read.
  private var isOver = false
  private var isLaunched = false

  init(of test: Scenario, in program: Program, _ usual: UsualSystem) {
    self.program = program
    storyboard = test.storyboard
    state =
      program.launch(
        storyboard: test.storyboard, device: test.device, era: test.era,
        orientation: test.orientation ?? .portrait, usually: usual
      ).state
    tree = AccessibilityTree(program, state)
    if let device = test.device { notes.append("On \(device.facts.name).") }
    if let orientation = test.orientation { turn(to: orientation) }
  }

  init(launching storyboard: ID<Storyboard>, in program: Program, _ usual: UsualSystem) {
    self.program = program
    self.storyboard = storyboard
    state = program.launch(storyboard: storyboard, usually: usual).state
    tree = AccessibilityTree(program, state)
    launch(storyboard)
  }

  /// The scene that is looked at.
  var visibleName: String {
    state.visible.map { program.names[program[state.controllers[$0].scene].name] } ?? "nothing"
  }

  // MARK: Steps

  mutating func take(_ step: Step) {
    let text = program.text(of: step)
    switch step.action {
    case .command(let command):
      let event = program.event(for: command, in: state)
      if case .success(.launch(let named)) = event { return launch(named ?? storyboard) }
      launchIfNeeded()
      switch event {
      case .success(let event): take(event, for: text)
      case .failure: comment("refused: \(text)")
      }
    case .expect(let expectation):
      launchIfNeeded()
      guard !isOver, let statements = statements(for: expectation) else { return comment(text) }
      lines += statements
    }
  }

  /// What a person does, and what becomes of it. `text` is how the test says it.
  mutating func take(_ event: Event, for text: String) {
    let (next, effects) = program.step(state, event)
    let isRefused = effects.contains { $0.isRefusal }
    if isOver {
      comment(text)
    } else if let statements = statements(for: event) {
      lines += statements
    } else if isRefused {
      comment("refused: \(text)")
    } else {
      skip(
        Self.canBePlayed(event)
          ? "a UI test finds no way to \(text)" : "a UI test cannot do this: \(text)")
    }
    state = next
  }

  private mutating func skip(_ reason: String) {
    lines.append("throw XCTSkip(\(reason.swiftLiteral))")
    isOver = true
  }

  private mutating func launchIfNeeded() {
    if !isLaunched { launch(storyboard) }
  }

  /// The app itself only ever starts with its main storyboard.
  private mutating func launch(_ storyboard: ID<Storyboard>) {
    let name = program.names[program[storyboard].name]
    if isOver {
      comment("launch \(name)")
    } else if storyboard == program.mainStoryboard ?? program.storyboards.ids.first {
      lines.append("app.launch()")
    } else {
      skip("a UI test cannot do this: launch \(name)")
    }
    if isLaunched { (state, _) = program.step(state, .launch(storyboard)) }
    isLaunched = true
  }

  private mutating func turn(to orientation: Orientation) {
    lines.append(Self.turning(to: orientation))
  }

  private mutating func comment(_ text: String) { lines.append("// \(text)") }

  private mutating func calling(_ helper: XCTestHelper, _ statement: String) -> [String] {
    helpers.insert(helper)
    return [statement]
  }

  /// Adds an assertion, unless the test is over.
  mutating func claim(_ statement: String) {
    if !isOver { lines.append(statement) }
  }

  // MARK: Touches

  /// Whether a UI test can do something: touch, type and turn, but not call code.
  static func canBePlayed(_ event: Event) -> Bool {
    switch event {
    case .tapElement, .tapRow, .tapBarItem, .tapTab, .tapMore, .tapMoreRow, .back, .swipeBack,
      .swipeDown, .tapOutside, .swipeContent, .tapContent, .rotate, .turnPage, .type, .clearText,
      .pressReturn, .hideKeyboard, .cancelSearch, .deleteRow, .change, .pressBarItem, .stroke,
      .deliver(.open, _), .beginCustomizing, .endCustomizing:
      true
    case .drag, .resize, .share, .swipeColumn, .deliver, .moveRow, .customize, .dismiss,
      .performSegue, .runAction, .setVariable, .push, .pop, .popTo, .popToRoot, .setStack,
      .onStack, .present, .lookUpStranger, .selectIndex, .selectMore, .toggleEditing, .showColumn,
      .hideColumn, .setBadge, .setBarHidden, .setToolbarHidden, .launch, .save, .restore,
      .animate, .finish, .cancel:
      false
    }
  }

  /// The statements that do it; nil where a UI test cannot.
  private mutating func statements(for event: Event) -> [String]? {
    guard Self.canBePlayed(event) else { return nil }
    switch event {
    case .tapElement, .tapTab, .tapMore, .back, .hideKeyboard, .cancelSearch, .beginCustomizing,
      .endCustomizing:
      return touch(event).map { [$0] }
    case .tapRow(let element, let row):
      return (tree.first { $0.touch == event } == nil ? touch(element, row: row) : touch(event))
        .map { [$0] }
    case .tapBarItem(let item):
      return query(for: item).map { ["\($0).tap()"] } ?? touch(event).map { [$0] }
    case .pressBarItem(let item): return query(for: item).map { ["\($0).press(forDuration: 1)"] }
    case .tapMoreRow(let tabs, _):
      if let statement = touch(event) { return [statement] }
      // The list is under the More item.
      guard let more = touch(.tapMore(tabs)) else { return nil }
      var open = self
      open.state = program.step(state, .tapMore(tabs)).next
      return open.touch(event).map { [more, $0] }
    case .swipeBack(cancelled: false): return calling(.swipeBack, "app.swipeBack()")
    case .swipeDown(cancelled: false):
      return calling(.pullDown, "app.pullDown(from: \(number(topOfSheet)))")
    case .swipeBack, .swipeDown: return ["// a swipe that is let go changes nothing"]
    case .tapOutside:
      if tree.touch(at: Point(0.02 * tree.size.width, 0.1 * tree.size.height)) == event {
        return calling(.tapOutside, "app.tapOutside()")
      }
      return reach(Rect(Point(0, 0), tree.size), "tap()") { $0 == event }.map { [$0] }
    case .swipeContent(let up): return [up ? "app.swipeUp()" : "app.swipeDown()"]
    case .tapContent:
      return reach(Rect(Point(0, 0), tree.size), "tap()") { $0 == event }.map { [$0] }
    case .rotate(let orientation): return [Self.turning(to: orientation)]
    case .turnPage(let isForward): return [isForward ? "app.swipeLeft()" : "app.swipeRight()"]
    case .type(let text, let element, let row):
      let typing = "typeText(\(text.swiftLiteral))"
      guard let element else { return ["app.\(typing)"] }
      if let field = query(for: element, row: row) {
        return ["\(field).tap()", "\(field).\(typing)"]
      }
      return touch(element, row: row).map { [$0, "app.\(typing)"] }
    case .clearText: return touch(event).map { [$0] } ?? deletions
    case .pressReturn: return ["app.typeText(\"\\n\")"]
    case .deleteRow(let element, let row):
      return touch(element, row: row, "swipeLeft()").map { [$0, "app.buttons[\"Delete\"].tap()"] }
    case .change(let element, let row, let change):
      return statement(changing: element, row: row, change, event).map { [$0] }
    case .stroke(let stroke, let element, let row): return statements(for: stroke, element, row)
    case .deliver(_, let url):
      return ["app.open(URL(string: \(program.names[url].swiftLiteral))!)"]
    default: return nil
    }
  }

  /// A key for each character, where no button empties the field.
  private var deletions: [String]? {
    guard let field = state.focusedField,
      let index = tree.first(where: { $0.view == field.element && $0.row == field.row })
    else { return nil }
    let shown = tree.elements[index]
    if shown.value == shown.placeholder { return [] }
    let keys = "String(repeating: XCUIKeyboardKey.delete.rawValue, count: \(shown.value.count))"
    return ["app.typeText(\(keys))"]
  }

  /// Where a finger gets hold of the card in front, as a share of the window's height.
  private var topOfSheet: Double {
    guard let sheet = tree.sheet, tree.size.height > 0 else { return 0.15 }
    return hundredths((sheet.y + min(20, sheet.height / 4)) / tree.size.height)
  }

  private func statement(
    changing element: ID<Element>, row: Int32?, _ change: ValueChange, _ event: Event
  ) -> String? {
    switch (change, program[element].kind) {
    case (.segment, _), (_, .stepper): touch(event)
    case (.increment, .slider): touch(element, row: row, "adjust(toNormalizedSliderPosition: 1)")
    case (.decrement, .slider): touch(element, row: row, "adjust(toNormalizedSliderPosition: 0)")
    case (.increment, _): touch(element, row: row, "swipeLeft()")
    case (.decrement, _): touch(element, row: row, "swipeRight()")
    }
  }

  private mutating func statements(
    for stroke: Stroke, _ element: ID<Element>?, _ row: Int32?
  ) -> [String]? {
    let gesture: String
    switch stroke {
    case .longPress: gesture = "press(forDuration: 1)"
    case .doubleTap: gesture = "doubleTap()"
    case .swipe(let direction): gesture = "\(direction.uiTestMethod)()"
    case .fullSwipe(let direction):
      gesture =
        direction == .right
        ? "swipeAcross(from: 0.05, to: 0.95)" : "swipeAcross(from: 0.95, to: 0.05)"
      helpers.insert(.swipeAcross)
    case .pan: gesture = "swipeUp(velocity: .slow)"
    case .pinch: gesture = "pinch(withScale: 0.5, velocity: -1)"
    case .twist: gesture = "rotate(1, withVelocity: 1)"
    case .edgePan(let edge) where hasRivals(at: edge): return nil
    case .edgePan(.left): return calling(.swipeBack, "app.swipeBack()")
    case .edgePan(let edge):
      let (start, end) =
        switch edge {
        case .right: ("dx: 1, dy: 0.5", "dx: 0.2, dy: 0.5")
        case .top: ("dx: 0.5, dy: 0", "dx: 0.5, dy: 0.8")
        default: ("dx: 0.5, dy: 1", "dx: 0.5, dy: 0.2")
        }
      return calling(.edgePan, "app.panFromEdge(CGVector(\(start)), to: CGVector(\(end)))")
    }
    guard let element else { return ["app.\(gesture)"] }
    return touch(element, row: row, gesture).map { [$0] }
  }

  /// Whether several recognisers wait for a finger from an edge: which one hears of it depends on where it begins.
  private func hasRivals(at edge: Edge) -> Bool {
    let scenes = state.front.lazy.map { [state] in state.controllers[$0].scene }
    let waiting = Set(scenes).reduce(0) { count, scene in
      count
        + program[scene].elements.count {
          program[$0].kind == .edgePanGesture && program[$0, .edge] == edge
        }
    }
    return waiting > 1
  }

  private static func turning(to orientation: Orientation) -> String {
    "XCUIDevice.shared.orientation = .\(orientation.keyword)"
  }
}
