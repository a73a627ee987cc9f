import NavCompiler
import NavConsole
import NavModel
import NavSimulator
import NavText
import Testing

/// What `explain` says of the errors of a running app is so: a touch on Go leads to the one, and not to the other.
@Suite("Errors of a running app")
struct RuntimeErrorTests {
  static let explanations = RuntimeError.explanations.filter { !$0.bad.isEmpty }

  @Test("the bad example comes to it", arguments: explanations.map { $0.code })
  func badExample(_ code: String) throws {
    let explanation = try #require(Self.explanations.first { $0.code == code })
    #expect(try errors(of: explanation.bad) == [code])
  }

  @Test("the good example does not", arguments: explanations.map { $0.code })
  func goodExample(_ code: String) throws {
    let explanation = try #require(Self.explanations.first { $0.code == code })
    #expect(try errors(of: explanation.good) == [])
  }

  @Test("the codes that tests can name are those of the simulator")
  func codes() {
    #expect(Set(EffectCode.all) == Set(RuntimeError.allCases.map { $0.code }))
    #expect(EffectCode.all.count == RuntimeError.allCases.count)
  }

  /// The codes of what is raised or logged from the launch to the end of a touch on Go.
  private func errors(of source: String) throws -> [String] {
    let compilation = Compilation(Table([SourceText(path: "Main.navscene", source + "\n")]))
    let program = try #require(compilation.program ?? compilation.programDespiteErrors, "\(source)")
    var (state, effects) = program.launch()
    if let command = try? parseCommand("tap Go").get(),
      let event = try? program.event(for: command, in: state).get()
    {
      let more: [Effect]
      (state, more) = program.step(state, event)
      effects += more
    }
    return effects.compactMap { $0.error?.code }
  }
}
