import NavText

/// The only way to make a `Program`: rows are appended in declaration order, ids are patched once all names
/// are known, and `finish` hands out a program whose every id is valid.
public struct ProgramBuilder: Sendable {
  /// The program so far.
  public var program: Program

  public init(names: NameTable = NameTable()) {
    program = Program(names: names)
  }

  /// The program. Whoever built it answers for its invariants, which only debug builds check.
  public consuming func finish() -> Program {
    assert(program.firstViolation() == nil, program.firstViolation() ?? "")
    return program
  }
}
