import NavCompiler
import NavDiff
import NavMatching
import NavModel
import NavTesting
import NavText
import Testing

/// What differs between two texts.
struct DifferenceTests {
  private static func program(_ text: String) throws -> Program {
    let compilation = Compilation(
      Table([SourceText(path: "Main.navscene", bytes: Array(text.utf8))]))
    return try #require(compilation.program, "\(compilation.diagnostics.map { $0.message })")
  }

  @Test(
    "a difference the other way round is its mirror image", arguments: SeededRandom.cases(20))
  func mirror(random: SeededRandom) throws {
    var random = random
    let old = try Self.program(RandomShop(&random).text)
    let new = try Self.program(RandomShop(&random).text)
    let there = ProgramDifference(old, new, ProgramMatching(old, new))
    let back = ProgramDifference(new, old, ProgramMatching(new, old))
    #expect(Set(there.changes) == Set(back.changes.map { $0.mirrored }), "\(random)")
    #expect(there.changes.count == back.changes.count, "\(random)")
    #expect(ProgramDifference(old, old, ProgramMatching(old, old)).isEmpty, "\(random)")
  }
}
