import NavText

/// Where every `Program` begins and ends.
///
/// Its user keeps the invariants of `program`; `finish` checks them in debug builds.
public struct ProgramBuilder: Sendable {
  /// The program so far.
  public var program: Program

  public init(names: NameTable = NameTable()) {
    program = Program(names: names)
  }

  /// The program, whose every id is valid now.
  public consuming func finish() -> Program {
    assert(program.firstViolation() == nil, program.firstViolation() ?? "")
    return program
  }
}
