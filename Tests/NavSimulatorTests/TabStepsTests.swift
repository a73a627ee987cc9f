import NavCompiler
import NavModel
import NavTesting
import NavText
import Testing

@testable import NavSimulator

/// What is remembered of single tabs is what the simulator would make of whole states.
@Suite("Remembered moves of tabs") struct TabStepsTests {
  @Test("a search that remembers finds what one finds that makes every move")
  func agreement() throws {
    let rest: [SmallApp.Traits] = [[], .memories, .variables, [.variables, .reaches]]
    var remembered = 0
    for var random in SeededRandom.cases(8) {
      for number in 0..<8 {
        let kinds: SmallApp.Traits = [.tabs, .modals, .pops, .unwinds, rest[number % rest.count]]
        let app = SmallApp(&random, number < 4 ? kinds : kinds.union([.wide, .variables]))
        remembered += try compare(app.text, random)
      }
    }
    #expect(remembered > 500)
  }

  @Test("a variable that a move turns over is turned over in every tab")
  func variables() throws {
    let text =
      TabProductTests.wide(tabs: 3, depth: 3, branching: 2).replacing(
        "scene T0L0C0 {",
        with: "scene T0L0C0 { action go { isOpen = not isOpen }\n button Go \"Go\" -> action go")
      + "var isOpen: Bool = true\n"
    let random = SeededRandom()
    #expect(try compare(text, random) > 3_000)
    let program = try #require(compile(text))
    var exploration = Exploration(
      of: program, from: program.launch().state, atMost: 10_000, frontMarks: .max)
    exploration.run()
    #expect(exploration.tabSteps != nil && exploration.beginning == 0)
    // Seven ways of a tab are in front; each of the others is one of seven or, but for the first, untouched.
    #expect(exploration.states.count == 2 * (7 * 8 * 8 + 2 * 7 * 7 * 8))
  }

  @Test("code that goes to another tab and does something there is told from a touch")
  func reaching() throws {
    let text = """
      storyboard App {
      initial -> Main
      tabs Main {
      tab -> A
      tab -> B
      tab -> C
      }
      navigation A { root -> A0 }
      scene A0 {
      button Note "Note" -> action note
      action note {
      isNoted = not isNoted
      select B
      }
      button Open "Open" -> show A1
      }
      scene A1 {
      button Go "Go" -> action go
      action go { select B }
      }
      navigation B { root -> B0 }
      scene B0 {
      button Go "Go" -> show B1 when isNoted
      on viewDidAppear { if isNoted { perform "Jump" } }
      -> show B2 as "Jump"
      }
      scene B1 { }
      scene B2 { }
      navigation C { root -> C0 }
      scene C0 { button Go "Go" -> show C1 }
      scene C1 { }
      }
      var isNoted: Bool = false
      """
    #expect(try compare(text, SeededRandom()) > 100)
  }

  @Test("tabs that act on each other are not remembered")
  func influence() throws {
    let third = """
      navigation C { root -> C0 }
      scene C0 { button Go "Go" -> show C1 }
      scene C1 { button Go "Go" -> show C2 }
      scene C2 { }
      """
    _ = try compare(
      TabProductTests.unwindingIntoAnotherTab(tabs: "tab -> C", scenes: third), SeededRandom())
  }

  @Test("what is remembered has bounds, where nearly each state has a tab of its own in front")
  func room() throws {
    let numbers = 0..<11
    let buttons = numbers.map { number in
      "button T\(number) \"\(number)\" -> action t\(number)\n"
        + "action t\(number) { v\(number) = not v\(number) }"
    }
    let variables = numbers.map { "var v\($0): Bool = false" }
    let text = """
      storyboard App {
      initial -> Main
      tabs Main {
      tab -> A
      tab -> B
      }
      navigation A { root -> A0 }
      scene A0 {
      \(buttons.joined(separator: "\n"))
      }
      navigation B { root -> B0 }
      scene B0 { }
      }
      \(variables.joined(separator: "\n"))
      """
    let program = try #require(compile(text))
    var exploration = Exploration(
      of: program, from: program.launch().state, atMost: 10_000, frontMarks: .max)
    exploration.run()
    #expect(exploration.states.count == 3 << 11)
    let steps = try #require(exploration.tabSteps)
    #expect(steps.byteCount > 1 << 20 && steps.byteCount < 1 << 20 + 64 * exploration.states.count)
    #expect(exploration.workingByteCount == exploration.byteCount + steps.byteCount)
  }

  @Test("what other tabs are like counts until it was seen to make no difference")
  func memory() {
    func state(_ front: Int, _ shared: Int, _ tabs: [Int]) -> TabbedState {
      var packer = StatePacker()
      packer.begin(.tabs)
      packer.append(UInt8(front))
      packer.append(UInt8(tabs.count))
      for number in [shared] + tabs {
        var number = UInt32(number)
        packer.visit(&number)
      }
      return TabbedState(packer.bytes, at: 0)
    }
    func led(_ steps: TabSteps, from source: TabbedState) -> TabbedState? {
      guard let place = steps.places(of: source)?.lowerBound,
        case .state(let target)? = steps.target(of: place, from: source)
      else { return nil }
      return target
    }
    var steps = TabSteps(marks: .max)
    let one = state(0, 7, [1, 2, 3])
    #expect(steps.places(of: one) == nil)
    let isWithoutRoom = !steps.begin(one, moveCount: 1)
    steps.room = 1 << 16
    let isBegun = steps.begin(one, moveCount: 1)
    #expect(isWithoutRoom && isBegun && steps.places(of: one) == 0..<1)
    #expect(led(steps, from: one) == nil)
    let isFirst = steps.note(0, from: one, to: .state(state(0, 8, [4, 2, 3])))
    #expect(isFirst && led(steps, from: one) == state(0, 8, [4, 2, 3]))
    // The third tab is another: that has not been tried.
    let other = state(0, 7, [1, 2, 5])
    #expect(led(steps, from: other) == nil)
    let isSame = steps.note(0, from: other, to: .state(state(0, 8, [4, 2, 5])))
    #expect(isSame && led(steps, from: state(0, 7, [1, 2, 6])) == state(0, 8, [4, 2, 6]))
    #expect(led(steps, from: state(0, 7, [1, 9, 6])) == nil)
    // It leads elsewhere, or changes another tab.
    let third = state(0, 7, [1, 9, 3])
    for target in [state(0, 8, [5, 9, 3]), state(0, 8, [4, 8, 3]), state(1, 8, [4, 9, 3])] {
      let isLikely = steps.note(0, from: third, to: .state(target))
      #expect(!isLikely)
    }
    let leadsNowhere = steps.note(0, from: third, to: .nowhere)
    #expect(!leadsNowhere)
  }

  private func compile(_ text: String) -> Program? {
    Compilation(Table([SourceText(path: "App.navscene", text)])).program
  }

  /// How many moves were remembered.
  private func compare(_ text: String, _ random: SeededRandom) throws -> Int {
    let program = try #require(compile(text))
    let start = program.launch().state
    let initial = start.visible.map { start.controllers[$0].scene }
    let look: @Sendable (NavigationState) -> Exploration.Marks = { state in
      state.visible.map { state.controllers[$0].scene } == initial ? 1 : 0
    }
    var plain = Exploration(of: program, from: start, atMost: 1_500, look: look)
    plain.run()
    var remembering = Exploration(
      of: program, from: start, atMost: 1_500, look: look, frontMarks: .max)
    var remembered = 0
    while !remembering.isDone {
      let expansion = remembering.expansion(of: remembering.next(atMost: 50))
      remembered += expansion.areOfTab.count { !$0 }
      remembering.add(expansion)
    }
    if remembering.tabSteps == nil { remembered = 0 }
    let about = "\(random)\n\(text)"
    #expect(remembering.states.count == plain.states.count, "\(about)")
    #expect(remembering.isComplete == plain.isComplete, "\(about)")
    #expect(remembering.depth == plain.depth, "\(about)")
    #expect(remembering.incidents == plain.incidents, "\(about)")
    for state in plain.states.ids {
      #expect(remembering.states[state] == plain.states[state], "\(about)")
      #expect(remembering[marks: state] == plain[marks: state], "\(about)")
      #expect(
        remembering.edges.targets(from: state) == plain.edges.targets(from: state), "\(about)")
      #expect(remembering.path(to: state) == plain.path(to: state), "\(about)")
    }
    return remembered
  }
}
