import NavCheck
import NavCompiler
import NavModel
import NavSimulator
import NavText
import Testing

@Suite("Conditions of claims")
struct ConditionTests {
  private static let app = """
    enum City { case london, case paris }
    var signedIn: Bool
    var cartCount: 0...9 = 2
    var cities: [City] = [.paris]
    storyboard Main {
      initial -> Tabs
      tabs Tabs { tab -> World, tab -> Settings }
      navigation World { root -> Home }
      scene Home {
        title: "Home"
        button Open -> show Item
        button Enter -> action enter
        action enter { signedIn = true }
      }
      scene Item {
        var quantity: 0...9 = 3
        var isGift: Bool = true
        var city: City = .paris
        title: "Item"
        button Buy -> present Cart
      }
      scene Cart
      scene Settings
    }
    """

  /// The program with a check of these claims, and its conditions.
  private func program(_ conditions: [String]) throws -> Program {
    let claims = conditions.map { "  always \($0)\n" }.joined()
    let text = Self.app + "\ncheck \"all\" {\n\(claims)}\n"
    let compilation = Compilation(Table([SourceText(path: "Main.navscene", text)]))
    #expect(compilation.diagnostics.map(\.message) == [])
    return try #require(compilation.program)
  }

  /// The states after the launch and each of these touches.
  private func states(_ program: Program, _ touches: [String]) throws -> [NavigationState] {
    var states = [program.launch(device: .iPhone15).state]
    for touch in touches {
      let element = try #require(
        program.elements.ids.first { program[program[$0].name] == touch })
      states.append(program.step(states[states.count - 1], .tapElement(element)).next)
    }
    return states
  }

  /// After the launch, then after Enter, Open and Buy.
  @Test(
    arguments: [
      ("Home", "1100"), ("visible == Home", "1100"), ("not Home", "0011"),
      ("initial", "1100"), ("Item or Cart", "0011"), ("Cart and not initial", "0001"),
      ("signedIn", "0111"), ("cartCount > 1", "1111"), ("cartCount + 1 > 3", "0000"),
      ("depth of World == 2", "0011"), ("2 > depth of World", "1100"), ("depth > 1", "0010"),
      ("depth of Tabs > 3", "0000"), ("count of presented > 0", "0001"),
      ("count of stack < 2", "1101"), ("presented == [Cart]", "0001"),
      ("stack of World == [Home, Item]", "0011"), ("stack of World contains [Item]", "0011"),
      ("not (stack of World contains [Item])", "1100"),
      ("quantity of Item == 3", "0011"), ("quantity of Item != 4", "0011"),
      ("isGift of Item", "0011"), ("not isGift of Item", "1100"),
      ("city of Item != .london", "0011"), ("barHidden", "0000"), ("barHidden of World", "0000"),
      ("barHidden == false", "1110"), ("keyboard", "0000"), ("title == \"Item\"", "0010"),
      ("tabBarHidden of Tabs == false", "1111"), ("selected of Tabs == World", "1111"),
      ("cities contains .paris", "1111"), ("count of cities == 1", "1111"),
    ])
  func holds(_ condition: String, _ expected: String) throws {
    let program = try program([condition])
    let states = try states(program, ["Enter", "Open", "Buy"])
    let goal = try #require(program.claims.rows.first?.goal)
    let initial = program.visibleScene(in: states[0])
    let held = states.map { program.holds(goal, in: $0, initial: initial) ? "1" : "0" }.joined()
    #expect(held == expected, "\(condition)")
  }

  /// What is answered without text is what a test would say.
  @Test func agreesWithTests() throws {
    let program = try program([
      "visible == Home", "visible != Cart", "stack == [Home]", "stack != [Home, Item]",
      "stack of World contains [Home]", "stack of Tabs == []", "presented == [Cart]",
      "presented contains []", "barHidden", "barHidden of World", "not barHidden",
      "barHidden != false", "keyboard", "top of World == Item", "tabBarHidden",
    ])
    let expectations = program.conditions.ids.compactMap { id in
      if case .expectation(let expectation) = program[id] { (id, expectation) } else { nil }
    }
    #expect(expectations.count == 15)
    var states = [program.launch(device: .iPhone15).state]
    var next = 0
    while next < states.count, states.count < 60 {
      let events =
        program.elements.ids.map { Event.tapElement($0) } + [.back, .swipeDown(cancelled: false)]
      for event in events {
        let state = program.step(states[next], event).next
        if !states.contains(state) { states.append(state) }
      }
      next += 1
    }
    for state in states {
      for (id, expectation) in expectations {
        let difference = program.difference(expectation, in: state, after: [], isRefused: false)
        #expect(
          program.holds(id, in: state, initial: nil) == (difference == nil),
          "\(program.spelled(id, in: nil)): \(difference ?? "")")
      }
    }
  }

  @Test(
    arguments: [
      "from Home within 2 taps Cart", "from any can reach initial", "always can reach Home",
      "from not signedIn or Cart within 1 tap depth of World > 1 and barHidden",
      "never raises", "never raises \"ERR-20\"", "always (Home or Item) and not (Cart or signedIn)",
      "never quantity of Item >= 3", "can reach visible == none",
      "always not (presented contains [Cart])", "never count of presented > 1",
    ])
  func isSpelledAsItWasWritten(_ claim: String) throws {
    let text = Self.app + "\ncheck \"all\" {\n  \(claim)\n}\n"
    let compilation = Compilation(Table([SourceText(path: "Main.navscene", text)]))
    let program = try #require(compilation.program)
    #expect(program.claims.ids.map { program.spelled($0) } == [claim])
  }
}
