import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// A test that is played while its statements are written.
struct XCTestPlay {
  let program: Program
  private(set) var state: NavigationState
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
    if let device = test.device { notes.append("On \(device.facts.name).") }
    if let orientation = test.orientation { turn(to: orientation) }
  }

  init(launching storyboard: ID<Storyboard>, in program: Program, _ usual: UsualSystem) {
    self.program = program
    self.storyboard = storyboard
    state = program.launch(storyboard: storyboard, usually: usual).state
    launch()
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
      if command.kind == .launch { return launch() }
      launchIfNeeded()
      switch program.event(for: command, in: state) {
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
    if isOver {
      comment(text)
    } else if let statements = statements(for: event) {
      lines += statements
    } else {
      lines.append("throw XCTSkip(\("a UI test cannot do this: \(text)".swiftLiteral))")
      isOver = true
    }
    (state, _) = program.step(state, event)
  }

  private mutating func launchIfNeeded() {
    if !isLaunched { launch() }
  }

  private mutating func launch() {
    if isOver { return comment("launch") }
    lines.append("app.launch()")
    if isLaunched { (state, _) = program.step(state, .launch(storyboard)) }
    isLaunched = true
  }

  private mutating func turn(to orientation: Orientation) {
    lines.append(Self.turning(to: orientation))
  }

  private mutating func comment(_ text: String) { lines.append("// \(text)") }

  private mutating func use(_ helper: XCTestHelper) -> [String] {
    helpers.insert(helper)
    return []
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
    case .tapElement(let element): return ["\(query(for: element, row: nil)).tap()"]
    case .tapRow(let element, let row): return ["\(query(for: element, row: row)).tap()"]
    case .tapBarItem(let item): return ["\(query(for: item)).tap()"]
    case .pressBarItem(let item): return ["\(query(for: item)).press(forDuration: 1)"]
    case .tapTab(let scene, let index): return ["\(query(forTab: Int(index), of: scene)).tap()"]
    case .tapMore: return ["app.tabBars.buttons[\"More\"].tap()"]
    case .tapMoreRow(let scene, let index):
      let title = title(ofTab: Int(index), of: scene)
      return ["app.tables.staticTexts[\(title.swiftLiteral)].tap()"]
    case .back: return ["\(backButton).tap()"]
    case .swipeBack(cancelled: false): return use(.swipeBack) + ["app.swipeBack()"]
    case .swipeDown(cancelled: false): return use(.pullDown) + ["app.pullDown()"]
    case .swipeBack, .swipeDown: return ["// a swipe that is let go changes nothing"]
    case .tapOutside: return use(.tapOutside) + ["app.tapOutside()"]
    case .swipeContent(let up): return [up ? "app.swipeUp()" : "app.swipeDown()"]
    case .tapContent:
      return ["app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()"]
    case .rotate(let orientation): return [Self.turning(to: orientation)]
    case .turnPage(let isForward): return [isForward ? "app.swipeLeft()" : "app.swipeRight()"]
    case .type(let text, let element, let row):
      guard let element else { return ["app.typeText(\(text.swiftLiteral))"] }
      let field = query(for: element, row: row)
      return ["\(field).tap()", "\(field).typeText(\(text.swiftLiteral))"]
    case .clearText: return ["app.buttons[\"Clear text\"].tap()"]
    case .pressReturn: return ["app.typeText(\"\\n\")"]
    case .hideKeyboard: return ["app.keyboards.buttons[\"Hide keyboard\"].tap()"]
    case .cancelSearch: return ["app.buttons[\"Cancel\"].tap()"]
    case .deleteRow(let element, let row):
      return ["\(query(for: element, row: row)).swipeLeft()", "app.buttons[\"Delete\"].tap()"]
    case .change(let element, let row, let change):
      return [statement(changing: element, row: row, change)]
    case .stroke(let stroke, let element, let row):
      let target = element.map { query(for: $0, row: row) } ?? "app"
      return statements(for: stroke, on: target)
    case .deliver(_, let url):
      return ["app.open(URL(string: \(program.names[url].swiftLiteral))!)"]
    case .beginCustomizing: return ["app.navigationBars.buttons[\"Edit\"].tap()"]
    case .endCustomizing: return ["app.navigationBars.buttons[\"Done\"].tap()"]
    default: return nil
    }
  }

  private func statement(
    changing element: ID<Element>, row: Int32?, _ change: ValueChange
  ) -> String {
    let control = query(for: element, row: row)
    switch (change, program[element].kind) {
    case (.segment(let index), _):
      let titles = program.segments(of: element)
      let position = Int(index)
      let segment =
        titles.indices.contains(position) && !titles[position].isEmpty
        ? "[\(titles[position].swiftLiteral)]" : ".element(boundBy: \(position))"
      return "\(control).buttons\(segment).tap()"
    case (.increment, .stepper): return "\(control).buttons[\"Increment\"].tap()"
    case (.decrement, .stepper): return "\(control).buttons[\"Decrement\"].tap()"
    case (.increment, .slider): return "\(control).adjust(toNormalizedSliderPosition: 1)"
    case (.decrement, .slider): return "\(control).adjust(toNormalizedSliderPosition: 0)"
    case (.increment, _): return "\(control).swipeLeft()"
    case (.decrement, _): return "\(control).swipeRight()"
    }
  }

  private mutating func statements(for stroke: Stroke, on target: String) -> [String] {
    switch stroke {
    case .longPress: return ["\(target).press(forDuration: 1)"]
    case .doubleTap: return ["\(target).doubleTap()"]
    case .swipe(let direction), .fullSwipe(let direction):
      return ["\(target).\(direction.uiTestMethod)()"]
    case .pan: return ["\(target).swipeUp(velocity: .slow)"]
    case .pinch: return ["\(target).pinch(withScale: 0.5, velocity: -1)"]
    case .twist: return ["\(target).rotate(1, withVelocity: 1)"]
    case .edgePan(.left): return use(.swipeBack) + ["app.swipeBack()"]
    case .edgePan: return use(.edgePan) + ["app.panFromEdge()"]
    }
  }

  private static func turning(to orientation: Orientation) -> String {
    "XCUIDevice.shared.orientation = .\(orientation.keyword)"
  }
}
