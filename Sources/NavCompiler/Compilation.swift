import NavModel
import NavSyntax
import NavText

/// A project, compiled: the files given, what is wrong with them, and the program if nothing is.
///
/// This is the compiler's table of contents. Each piece of a file is parsed and declared at once, so that only one tree
/// is alive at a time. When all are declared, names are resolved, bodies are lowered, and the whole is checked.
public struct Compilation: Sendable {
  public let sources: Table<SourceText>
  /// In the order of files and places.
  public let diagnostics: [Diagnostic]
  /// Nil when there is any error.
  public let program: Program?
  /// What would run in spite of the errors: when Xcode builds it all the same, and only the app finds out (IBW-6).
  public let programDespiteErrors: Program?

  /// Files are read in pieces of so many bytes. Only in which order names come depends on it.
  public init(_ sources: Table<SourceText>, pieces byteCount: Int = FileParser.usualByteCount) {
    var declaring = Declaring(sources, byteCount: sources.rows.reduce(0) { $0 + $1.bytes.count })
    declaring.declareFiles(pieces: byteCount)
    self.init(declaring)
  }

  /// What comes after all files are declared.
  init(_ declared: consuming Declaring) {
    self.init(BodyLowering.lowered(Resolving.resolved(declared)))
  }

  /// What comes after all bodies are lowered.
  init(_ lowering: consuming BodyLowering) {
    let problems = lowering.problems + Checking.problems(of: lowering)
    sources = lowering.sources
    diagnostics = CascadeFilter.causes(among: problems, sources)
    let errors = problems.filter { $0.diagnostic.severity == .error }
    let isWhole =
      errors.allSatisfy { $0.isFoundAtRunTime } && !lowering.lacksClassesOfDeclarations
    if !isWhole {
      program = nil
      programDespiteErrors = nil
    } else if errors.isEmpty {
      program = lowering.finish()
      programDespiteErrors = nil
    } else {
      program = nil
      var incomplete = lowering.finish()
      incomplete.hasUncheckedConnections = true
      programDespiteErrors = incomplete
    }
  }
}
