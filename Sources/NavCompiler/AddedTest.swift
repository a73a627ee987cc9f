import NavModel
import NavSyntax
import NavText

/// A test that is added to a finished program: what a prompt is told in the words of tests.
///
/// All rows and names of the program keep their ids, so that a state of the one is a state of the other.
public struct AddedTest: Sendable {
  /// The program with the test behind its own; nil when something is wrong with it, or when it is not one test.
  public let program: Program?
  /// In the order of their places.
  public let diagnostics: [Diagnostic]

  public init(_ text: String, to program: Program) {
    var sources = Table(program.sources.rows.map { SourceText(path: $0.path, bytes: []) })
    let file = sources.append(SourceText(path: "test", bytes: Array(text.utf8)))
    var lowering = Lowering(adding: sources, to: program)
    var parser = FileParser(
      sources[file], names: &lowering.program.names, pieces: max(1, text.utf8.count))
    while let piece = parser.next(names: &lowering.program.names) {
      lowering.lower(piece, file)
    }
    // A brace too many could end the test and begin anything.
    let isOneTest =
      lowering.pending.deferred.count == 1 && lowering.appVariables.isEmpty
      && lowering.program.storyboards.count == program.storyboards.count
      && lowering.program.classes.count == program.classes.count
      && lowering.program.enumerations.count == program.enumerations.count
    if isOneTest { lowering.resolveAddedTest() }
    diagnostics = CascadeFilter.causes(among: lowering.problems, sources)
    let isSound = isOneTest && !lowering.problems.contains { $0.diagnostic.severity == .error }
    self.program = isSound ? lowering.finish() : nil
  }

  /// The test in its program.
  public var test: ID<Scenario>? {
    program.flatMap { program in
      program.scenarios.isEmpty ? nil : ID(program.scenarios.count - 1)
    }
  }
}
