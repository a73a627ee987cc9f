import NavModel
import NavSyntax
import NavText

/// A test that is added to a finished program: what is typed at a prompt in the words of tests.
///
/// All rows and names of the program keep their ids, so that a state of the one is a state of the other.
public struct AddedTest: Sendable {
  /// The program with the test after its own; nil when something is wrong with it, or when it is not one test.
  public let program: Program?
  /// In the order of their places.
  public let diagnostics: [Diagnostic]

  public init(_ text: String, to program: Program) {
    var sources = Table(program.sources.rows.map { SourceText(path: $0.path, bytes: []) })
    let file = sources.append(SourceText(path: "test", bytes: Array(text.utf8)))
    var declaring = Declaring(adding: sources, to: program)
    var parser = FileParser(
      sources[file], names: &declaring.program.names, words: .language,
      pieces: max(1, text.utf8.count))
    while let piece = parser.next(names: &declaring.program.names) {
      declaring.declare(piece, in: file)
    }
    // A brace too many could end the test and begin anything.
    let isOneTest =
      declaring.pending.isOneTest && declaring.appVariables.isEmpty
      && declaring.program.storyboards.count == program.storyboards.count
      && declaring.program.classes.count == program.classes.count
      && declaring.program.enumerations.count == program.enumerations.count
    guard isOneTest else {
      diagnostics = CascadeFilter.causes(among: declaring.problems, sources)
      self.program = nil
      return
    }
    let lowering = BodyLowering.lowered(Resolving.resolvedTest(declaring))
    diagnostics = CascadeFilter.causes(among: lowering.problems, sources)
    let isSound = !lowering.problems.contains { $0.diagnostic.severity == .error }
    self.program = isSound ? lowering.finish() : nil
  }

  /// The test in its program.
  public var test: ID<Scenario>? {
    program.flatMap { program in
      program.scenarios.isEmpty ? nil : ID(program.scenarios.count - 1)
    }
  }
}
