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
        prefersNavigationBarHidden: true
        button Buy -> present Cart
      }
      scene Cart
      scene Settings
    }
    """

  /// The program with a check of these claims, and its conditions.
  private func program(_ conditions: [String]) throws -> Program {
    let claims = conditions.map { "  always \($0)\n" }.joined()
    let app = Self.app.replacing("    prefersNavigationBarHidden: true\n", with: "")
    let text = app + "\ncheck \"all\" {\n\(claims)}\n"
    let compilation = Compilation(Table([SourceText(path: "Main.navscene", text)]))
    #expect(compilation.diagnostics.map(\.message) == [])
    return try #require(compilation.program)
  }

  /// The states after each of these touches, the launch first.
  private func states(_ program: Program, _ touches: [String]) throws -> [NavigationState] {
    var states = [program.launch(ID(0), on: .iPhone15).state]
    for touch in touches {
      let name = try #require(program.names.find(touch))
      let element = try #require(
        program.elements.ids.first { program[$0].name == name })
      let owner = try #require(states[states.count - 1].visible)
      let controller = states[states.count - 1].controllers[owner].identity
      states.append(
        program.step(.trigger(.element(element), of: controller, nil), in: states[states.count - 1])
          .state)
    }
    return states
  }

  @Test(
    "hold in the states in which they should",
    arguments: [
      ("Home", "110000"), ("visible == Home", "110000"), ("not Home", "001100"),
      ("initial", "110000"), ("Item or Cart", "001100"),
    ])
  func scenes(_ condition: String, _ expected: String) throws {
    let program = try program([condition])
    let states = try states(program, ["Enter", "Open", "Buy"])
    let goal = try #require(program.claims.rows[0].goal)
    let home = program.visibleScene(in: states[0])
    let held = states.map { program.holds(goal, in: $0, initial: home) ? "1" : "0" }.joined()
    #expect(held == expected.prefix(states.count))
  }
}
