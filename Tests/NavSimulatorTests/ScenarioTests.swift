import NavCheck
import NavModel
import NavSimulator
import NavText
import Testing

@Suite struct ScenarioTests {
  /// A test of these steps; each is at the byte of its number.
  private func run(_ program: Program, _ steps: [Step.Action]) -> [String] {
    var program = program
    let start = program.steps.end
    for (index, action) in steps.enumerated() {
      let place = Place(ID(0), SourceRange(index, index + 1))
      program.steps.append(Step(action, place: place))
    }
    var scenario = Scenario(title: .none, storyboard: ID(0), place: Sketch.place)
    scenario.steps = IDRange(from: start, to: program.steps.end)
    let id = program.scenarios.append(scenario)
    let result = program.run(id)
    #expect(result.hasPassed == result.failures.isEmpty)
    return result.failures.map { "\($0.place.range.start): \($0.message)" }
  }

  private struct Words {
    var program: Program

    mutating func command(_ kind: CommandKind, _ operand: String = "") -> Step.Action {
      var command = Command(kind)
      command.operand = program.names.intern(operand)
      return .command(command)
    }

    mutating func expect(
      _ query: Query, _ comparison: NavModel.Expectation.Comparison, _ values: [AttributeValue]
    ) -> Step.Action {
      var expectation = NavModel.Expectation(query)
      expectation.comparison = comparison
      expectation.expected = program.values.append(contentsOf: values)
      return .expect(expectation)
    }

    mutating func texts(_ texts: String...) -> [AttributeValue] {
      texts.map { .text(program.names.intern($0)) }
    }

    func scenes(_ names: String...) -> [AttributeValue] {
      names.map { name in
        .scene(program.scenes.ids.first { program[program[$0].name] == name }!)
      }
    }
  }

  @Test func whatIsExpectedIsCompared() {
    var words = Words(program: StackTests.program)
    let steps = [
      words.command(.launch),
      words.expect(.visible, .equal, words.scenes("Home")),
      words.command(.tap, "Open"),
      words.expect(.stack, .equal, words.scenes("Home", "List")),
      words.expect(.visible, .equal, words.scenes("Detail")),
      words.expect(.stack, .equal, words.scenes("Home")),
      words.expect(.title, .equal, words.texts("Cities")),
      words.expect(.title, .notEqual, words.texts("Cities")),
      words.expect(.title, .contains, words.texts("iti")),
      words.expect(
        .callbacks, .contains, words.texts("Home.viewWillDisappear", "List.viewDidAppear")),
      words.expect(
        .callbacks, .contains, words.texts("List.viewDidAppear", "Home.viewWillDisappear")),
      words.expect(.callbacks, .lacks, words.texts("Nav.viewDidAppear")),
      words.expect(.backButton, .equal, words.texts("Clocks")),
      words.expect(.presentationStyle, .equal, words.texts("pageSheet")),
      words.expect(.toolbarHidden, .equal, [.boolean(true)]),
    ]
    #expect(
      run(words.program, steps) == [
        "4: expected visible == Detail, but it is List",
        "5: expected stack == [Home], but it is [Home, List]",
        "7: expected title != \"Cities\", and it is just that",
        "10: expected callbacks contains [List.viewDidAppear, Home.viewWillDisappear], but they are "
          + "[List.willMoveToParent, List.viewDidLoad, Home.viewWillDisappear, "
          + "List.viewWillAppear, List.viewIsAppearing, Home.viewDidDisappear, "
          + "List.viewDidAppear, List.didMoveToParent]",
        "13: expected presentationStyle == pageSheet, but nothing is presented",
      ])
  }

  @Test func bareCallbacksAreThoseOfAnyScene() {
    var words = Words(program: PresentTests.program)
    let steps = [
      words.command(.tap, "Sheet"),
      words.expect(
        .callbacks, .equal,
        words.texts("viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear")),
      words.expect(.callbacks, .contains, words.texts("prepare", "viewDidLoad")),
      words.command(.swipeDown),
      words.expect(
        .callbacks, .equal,
        words.texts(
          "Form.shouldDismiss", "Form.willDismiss", "Form.viewWillDisappear",
          "Form.viewDidDisappear", "Form.didDismiss")),
    ]
    #expect(run(words.program, steps) == [])
  }

  @Test func aRefusedStepFailsUnlessExpected() {
    var words = Words(program: StackTests.program)
    let steps = [
      words.command(.back),
      words.command(.back),
      words.expect(.refused, .equal, [.boolean(true)]),
      words.command(.restore, "there"),
      words.command(.pop),
      words.expect(.refused, .equal, [.boolean(false)]),
    ]
    #expect(
      run(words.program, steps) == [
        "0: step refused: there is no back button: 'Home' is the root of its stack",
        "3: step refused: no state was saved as 'there'",
      ])
  }

  @Test func anExceptionFailsUnlessExpected() {
    var words = Words(program: StackTests.program)
    let steps = [
      words.command(.do, "lost"),
      words.expect(.effects, .equal, words.texts("ERR-6")),
      words.command(.launch),
      words.command(.do, "lost"),
      words.command(.tap, "Open"),
    ]
    #expect(
      run(words.program, steps) == [
        "3: the app stops here: ERR-6, tried to pop to Detail, which is not in the stack",
        "4: step refused: the app has stopped (ERR-6): restart or undo",
      ])
  }
}
