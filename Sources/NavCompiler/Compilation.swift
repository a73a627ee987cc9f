import NavModel
import NavSyntax
import NavText

/// A project, compiled: the files given, what is wrong with them, and the program if nothing is.
///
/// This is the compiler's table of contents. Each piece of a file is parsed and declared at once, so that only one tree is
/// alive at a time. When all are, names are resolved, bodies are lowered, and the whole is checked.
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
    for file in sources.ids {
      var parser = FileParser(
        sources[file], names: &declaring.program.names, words: .language, pieces: byteCount)
      while true {
        guard
          let piece = parser.next(
            names: &declaring.program.names, reusing: declaring.releaseTree())
        else { break }
        declaring.declare(piece, in: file)
      }
    }
    self.init(declaring)
  }

  /// What comes after all files are declared.
  fileprivate init(_ declared: consuming Declaring) {
    let lowering = BodyLowering.lowered(Resolving.resolved(declared))
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

/// A compilation whose files were parsed by others, maybe several at once. What comes of it is the same.
public struct Assembly: ~Copyable {
  private var declaring: Declaring
  private var joiner = PieceJoiner()
  private var count = 0
  private let keepsTexts: Bool

  /// `sources` are all files, in the order in which they will come.
  public init(_ sources: Table<SourceText>) {
    declaring = Declaring(sources, byteCount: sources.rows.reduce(0) { $0 + $1.bytes.count })
    keepsTexts = true
  }

  /// Texts that come with their pieces and are dropped with the last one. Only a program can be had of them, and only
  /// when there is nothing to say about them: what is said shows texts.
  public init(paths: [String], byteCount: Int) {
    declaring = Declaring(
      Table(paths.map { SourceText(path: $0, bytes: []) }), byteCount: byteCount)
    keepsTexts = false
  }

  /// Takes the next piece of the file at hand, and gives back the memory of its tree.
  public mutating func append(_ separate: consuming SeparatePiece) -> SyntaxTree {
    joiner.join(&separate, to: &declaring.program.names)
    let isLast = separate.isLast
    let file = ID<SourceText>(count)
    if !keepsTexts { declaring.sources[file] = separate.source }
    declaring.declare(separate.piece, in: file)
    if isLast {
      if !keepsTexts { declaring.sources[file] = SourceText(path: separate.source.path, bytes: []) }
      count += 1
    }
    return declaring.releaseTree()
  }

  /// Compiles what was gathered; the files count in the order in which they were appended.
  public consuming func finish() -> Compilation {
    Compilation(declaring)
  }

  /// The program, where there is nothing to say about what was gathered, be it a hint. `expect` is given it before it
  /// is checked: a caller with threads may do meanwhile what will be needed if it is flawless.
  public consuming func flawlessProgram(expect: (Program) -> Void = { _ in }) -> Program? {
    guard declaring.problems.isEmpty else { return nil }
    let lowering = BodyLowering.lowered(Resolving.resolved(declaring))
    guard lowering.problems.isEmpty else { return nil }
    expect(lowering.program)
    return Checking.problems(of: lowering).isEmpty ? lowering.finish() : nil
  }
}
