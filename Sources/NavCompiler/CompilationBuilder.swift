import NavModel
import NavSyntax
import NavText

/// Makes a compilation of files that others parse, maybe several at once. What comes of it is the same.
public struct CompilationBuilder: ~Copyable {
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

  /// The program, where there is nothing to say about what was gathered, be it a hint. `willCheck` is given it before
  /// it is checked: a caller with threads may do meanwhile what will be needed if nothing is found.
  public consuming func programIfClean(willCheck: (Program) -> Void = { _ in }) -> Program? {
    guard declaring.problems.isEmpty else { return nil }
    let lowering = BodyLowering.lowered(Resolving.resolved(declaring))
    guard lowering.problems.isEmpty else { return nil }
    willCheck(lowering.program)
    return Checking.problems(of: lowering).isEmpty ? lowering.finish() : nil
  }
}
