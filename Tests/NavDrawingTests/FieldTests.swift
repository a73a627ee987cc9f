import NavConsole
import NavDrawing
import NavLayout
import NavModel
import NavSimulator
import NavTesting
import Testing

@Suite("Fields")
struct FieldTests {
  @Test(
    "the button that empties a field is there when its mode says so",
    arguments: [
      ("never", false, false), ("whileEditing", false, true), ("unlessEditing", true, false),
      ("always", true, true),
    ])
  func clearButton(_ mode: String, _ before: Bool, _ meanwhile: Bool) throws {
    let program = Pictures.program(
      """
      storyboard Main {
        initial -> Home
        scene Home { textField Name { text: "Ada", clearButtonMode: \(mode) } }
      }
      """)
    let state = program.launch().state
    #expect(hasClearButton(program, state) == before)
    let tap = try program.event(for: ConsoleCommand(.tap, ["Name"]), in: state).get()
    #expect(hasClearButton(program, program.step(state, tap).next) == meanwhile)
  }

  private func hasClearButton(_ program: Program, _ state: NavigationState) -> Bool {
    program.layout(of: state).elements.rows.contains { $0.look.hasClearButton }
  }
}
