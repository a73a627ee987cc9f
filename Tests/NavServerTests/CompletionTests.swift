import NavCompiler
import NavModel
import NavSyntax
import NavTesting
import NavText
import Testing

@testable import NavServer

/// What is offered while a text is written.
@Suite("Completion")
struct CompletionTests {
  /// A word of a text that can be offered: neither new nor a person's own.
  private struct Asked {
    let word: String
    let range: SourceRange
  }

  /// Names of new things, and modules, are the author's to choose.
  private static func asked(_ source: SourceText) -> [Asked] {
    let texts = CompiledTexts(Table([source]))
    let new = Set(
      texts.index.occurrences(in: ID(0)).filter { $0.isDeclaration }.map { $0.location.range })
    var asked: [Asked] = []
    forEachToken(of: source.bytes) { token, scan in
      guard token.kind == .name, !new.contains(token.range) else { return }
      asked.append(Asked(word: scan.text(token), range: token.range))
    }
    return asked
  }

  /// The text up to a word, as if it were being written, or with what is after it.
  private static func offered(
    _ asked: Asked, _ source: SourceText, isCut: Bool
  ) -> Set<String> {
    let bytes = source.bytes
    let before = bytes[..<Int(asked.range.start)]
    let text = Array(before) + (isCut ? [] : Array(bytes[Int(asked.range.end)...]))
    let texts = CompiledTexts(Table([SourceText(path: source.path, bytes: text)]))
    let completions = texts.completions(at: asked.range.start, in: ID(0))
    return Set(completions.items.map { $0.label })
  }

  @Test("a word of a sample is offered where it is", arguments: SampleTexts.all.map { $0.path })
  func recall(path: String) throws {
    let source = try #require(SampleTexts.all.first { $0.path == path })
    var missed: [String] = []
    let asked = Self.asked(source)
    for word in asked {
      let offered = Self.offered(word, source, isCut: false)
      let isOffered = offered.contains {
        $0 == word.word || $0 == "." + word.word || $0.hasPrefix(word.word + " ")
          || $0.hasPrefix(word.word + ".") || $0.hasSuffix(" " + word.word)
          || $0.hasSuffix("." + word.word)
      }
      if isOffered { continue }
      let lines = LineIndex(source.bytes)
      let line = lines.range(ofLine: lines.line(at: word.range.start), in: source.bytes)
      missed.append("\(word.word): \(source[line])")
    }
    #expect(asked.count > 50)
    #expect(missed.isEmpty, "\(missed.count) of \(asked.count): \(missed.joined(separator: "\n"))")
  }
}
