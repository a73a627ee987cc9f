import NavCompiler
import NavMatching
import NavModel
import NavTesting
import NavText
import Testing

/// Which thing of one text is which of another.
struct MatchingTests {
  private static func program(_ text: String) throws -> Program {
    let compilation = Compilation(
      Table([SourceText(path: "Main.navscene", bytes: Array(text.utf8))]))
    return try #require(compilation.program, "\(compilation.diagnostics.map { $0.message })")
  }

  /// The new name of each scene that has a counterpart.
  private static func scenes(_ old: Program, _ new: Program) -> [String: String] {
    let matching = ProgramMatching(old, new)
    var names: [String: String] = [:]
    for (before, after) in matching.scenes.pairs {
      names[old[old[before].name]] = new[new[after].name]
    }
    return names
  }

  @Test func aSceneIsKnownByItsNameFirst() throws {
    let old = try Self.program(
      """
      storyboard Main {
          initial -> One
          scene One { label A "Alpha"; button Go "Go" -> show Two }
          scene Two { label B "Beta" }
      }
      """.replacing(";", with: "\n"))
    let new = try Self.program(
      """
      storyboard Main {
          initial -> Two
          scene Two { label A "Alpha"; button Go "Go" -> show One }
          scene One { label B "Beta" }
      }
      """.replacing(";", with: "\n"))
    #expect(Self.scenes(old, new) == ["One": "One", "Two": "Two"])
  }

  @Test func aRenamedSceneIsKnownByWhatIsInIt() throws {
    let text = """
      storyboard Main {
          initial -> One
          scene One { button Go "Go" -> show Two }
          scene Two { label B "Beta" }
      }
      """
    let old = try Self.program(text)
    let new = try Self.program(text.replacing("Two", with: "Second"))
    #expect(Self.scenes(old, new) == ["One": "One", "Two": "Second"])
  }

  @Test func manyEmptyScenesAreNotGuessedAt() throws {
    func text(_ prefix: String) -> String {
      let scenes = (0..<50).map { "    scene \(prefix)\($0)\n" }.joined()
      return "storyboard Main {\n    initial -> Start\n    scene Start\n\(scenes)}\n"
    }
    let names = Self.scenes(try Self.program(text("A")), try Self.program(text("B")))
    #expect(names == ["Start": "Start"])
  }

  /// Whichever side is the old one, the pairs are the same.
  @Test("matching prefers no side", arguments: SeededRandom.cases(20))
  func symmetry(random: SeededRandom) throws {
    var random = random
    let old = try Self.program(RandomShop(&random).text)
    let new = try Self.program(RandomShop(&random).text)
    let there = ProgramMatching(old, new)
    let back = ProgramMatching(new, old)
    for id in old.scenes.ids {
      #expect(there.scenes.new(of: id) == back.scenes.old(of: id), "\(random)")
    }
    for id in old.elements.ids {
      #expect(there.elements.new(of: id) == back.elements.old(of: id), "\(random)")
    }
    for id in old.segues.ids {
      #expect(there.segues.new(of: id) == back.segues.old(of: id), "\(random)")
    }
  }
}
