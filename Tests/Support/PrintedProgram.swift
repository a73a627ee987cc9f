import NavCompiler
import NavModel
import NavSyntax
import NavText

/// A program, printed and compiled again.
public struct PrintedProgram {
  public let text: String
  /// What is not as it should be: nothing was lost or added, and the text is what its formatter and its printer would
  /// leave alone.
  public private(set) var faults: [String] = []

  public init(_ program: Program) {
    let bytes = canonicalText(of: program)
    text = String(decoding: bytes, as: UTF8.self)
    let source = SourceText(path: "Printed.navscene", bytes: bytes)
    if format(source).bytes != bytes { faults.append("formatting changes the text") }
    let compilation = Compilation(Table([source]))
    guard let again = compilation.program ?? compilation.programDespiteErrors else {
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      faults += errors.map { "\($0.code): \($0.message)" }
      return
    }
    faults += PrintedProgram.differences(program, again)
    if canonicalText(of: again) != bytes { faults.append("printing it again gives another text") }
  }

  /// The first few facts that only one of the two programs has.
  static func differences(_ one: Program, _ other: Program) -> [String] {
    var (before, after) = (ProgramFacts(one).lines, ProgramFacts(other).lines)
    // Such a test needs one step more: it says which storyboard its file would have named.
    if one.scenarios.rows.contains(where: { $0.storyboard != ID(0) }) {
      before.removeAll { $0.hasPrefix("test ") }
      after.removeAll { $0.hasPrefix("test ") }
    }
    if before == after { return [] }
    let (old, new) = (Set(before), Set(after))
    let lost = before.filter { !new.contains($0) }.prefix(3).map { "- " + $0 }
    let added = after.filter { !old.contains($0) }.prefix(3).map { "+ " + $0 }
    return lost + added + (lost.isEmpty && added.isEmpty ? ["rows were lost or doubled"] : [])
  }
}
