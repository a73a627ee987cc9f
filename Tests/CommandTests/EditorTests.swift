import NavTesting
import Testing

/// What editors say of the language server.
@Suite("Editors")
struct EditorTests {
  @Test(
    "clients understand what is served to editors and agents",
    arguments: [
      ("test_protocol.py", "pytest_lsp"), ("test_neovim.py", "pytest"), ("test_agents.py", "mcp"),
      ("test_emacs.py", "pytest"), ("test_grammar.py", "textmate_grammar"),
    ])
  func judges(_ judge: String, _ module: String) throws {
    let workplace = try Workplace([:])
    guard try workplace.hasModules("pytest", module) else { return }
    let outcome = try workplace.shell(
      "cd '\(Project.root)' && PYTHONDONTWRITEBYTECODE=1 python3 -m pytest -q -p no:cacheprovider "
        + "Tests/Judges/editors/\(judge)", environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.output)\n\(outcome.errors)")
  }

  /// The same with 10^5 edits and 10^6 bytes: Tests/Judges/editors/endurance.py.
  @Test("edits and noise leave the server sound, and its memory flat")
  func endurance() throws {
    let workplace = try Workplace([:])
    guard try workplace.hasModules("json") else { return }
    let outcome = try workplace.shell(
      "cd '\(Project.root)' && python3 Tests/Judges/editors/endurance.py --navscene \"$NAVSCENE\" "
        + "--edits 600 --bytes 40000 --formats 300 --seed 1", environment: Workplace.home)
    #expect(outcome.code == 0, "\(outcome.output)\n\(outcome.errors)")
  }

  @Test("the server ends as the protocol says")
  func ending() throws {
    let workplace = try Workplace([:])
    func ask(_ messages: String...) throws -> Int32 {
      let stream = messages.map { "Content-Length: \($0.utf8.count)\\r\\n\\r\\n\($0)" }.joined()
      return try workplace.shell("printf '\(stream)' | \"$NAVSCENE\" lsp").code
    }
    let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    #expect(try ask(initialize, shutdown, exit) == 0)
    #expect(try ask(initialize, exit) == 1)
    #expect(try ask(initialize) == 0)
  }
}
