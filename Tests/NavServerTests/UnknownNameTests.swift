import NavCompiler
import NavModel
import NavSyntax
import NavTesting
import NavText
import Testing

@testable import NavServer

/// Questions about texts in which a name is unknown: whatever referred to it must not be followed.
@Suite("Unknown names")
struct UnknownNameTests {
  @Test("what a stack begins with may be unknown where its scene is handed something")
  func rootOfStack() throws {
    let text = """
      storyboard Main {
          initial -> Stack
          navigation Stack { root -> Missing }
          scene Home {
              var isOn: Bool
              button Go "Go" -> present Stack with isOn
          }
      }
      """
    let texts = CompiledTexts(Table([SourceText(path: "a", bytes: Array(text.utf8))]))
    let cursor = try #require(text.range(of: "with "))
    let offset = text.utf8.distance(from: text.startIndex, to: cursor.upperBound)
    let items = texts.completions(at: UInt32(offset), in: ID(0)).items
    #expect(items.map { $0.label } == ["isOn"])
  }

  @Test(
    "with any words lost, doubled or unknown there is an answer at each place",
    arguments: SeededRandom.cases(8))
  func anywhere(random: SeededRandom) {
    var random = random
    let seeds = SampleTexts.all
    let source = seeds[random.below(seeds.count)]
    var bytes = source.bytes
    for _ in 0...random.below(3) {
      let words = Self.words(bytes)
      guard !words.isEmpty else { return }
      let word = words[random.below(words.count)]
      let other = words[random.below(words.count)]
      let replacements: [[UInt8]] = [
        Array(bytes[word]) + Array("Q".utf8), [], Array(bytes[other]),
      ]
      bytes.replaceSubrange(word, with: replacements[random.below(replacements.count)])
    }
    let texts = CompiledTexts(Table([SourceText(path: source.path, bytes: bytes)]))
    for word in Self.words(bytes) {
      let offset = UInt32(random.below(2) == 0 ? word.lowerBound : word.upperBound)
      // That each comes to an end is all that can be said of them here.
      _ = texts.completions(at: offset, in: ID(0))
      _ = texts.hover(at: offset, in: ID(0))
      guard let symbol = texts.occurrence(at: offset, in: ID(0))?.symbol else { continue }
      #expect(!texts.index.occurrences(of: symbol, in: texts.draft).isEmpty)
      for case .scene(let scene) in texts.index.declared(symbol, in: texts.draft) {
        _ = texts.ways(to: scene)
        _ = texts.leads(of: scene)
      }
    }
    _ = texts.semanticTokens(in: ID(0))
    _ = texts.inlayHints(in: ID(0), within: SourceRange(0, bytes.count))
  }

  private static func words(_ bytes: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    forEachToken(of: bytes) { token, _ in
      if token.kind == .name { words.append(Int(token.range.start)..<Int(token.range.end)) }
    }
    return words
  }
}
