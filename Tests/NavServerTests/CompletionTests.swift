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
    /// Whether it is a name that the app declares somewhere.
    let isName: Bool
  }

  /// Names of new things, and modules, are the author's to choose.
  private static func asked(_ source: SourceText) -> [Asked] {
    let texts = CompiledTexts(Table([source]))
    let names = Set(
      texts.index.occurrences(in: ID(0)).map { $0.location.range })
    let new = Set(
      texts.index.occurrences(in: ID(0)).filter { $0.isDeclaration }.map { $0.location.range })
    var asked: [Asked] = []
    forEachToken(of: source.bytes) { token, scan in
      guard token.kind == .name, !new.contains(token.range) else { return }
      asked.append(
        Asked(
          word: scan.text(token), range: token.range, isName: names.contains(token.range)))
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

  private static func isOffered(_ asked: Asked, _ source: SourceText, isCut: Bool) -> Bool {
    let word = asked.word
    return offered(asked, source, isCut: isCut).contains {
      $0 == word || $0 == "." + word || $0.hasPrefix(word + " ") || $0.hasPrefix(word + ".")
        || $0.hasSuffix(" " + word) || $0.hasSuffix("." + word)
    }
  }

  @Test("a word of a sample is offered where it is", arguments: SampleTexts.all.map { $0.path })
  func recall(path: String) throws {
    let source = try #require(SampleTexts.all.first { $0.path == path })
    var missed: [String] = []
    // A third of them: the text is compiled anew for each.
    let all = Self.asked(source)
    let first = SeededRandom.cases(1).first.map { Int($0.seed % 3) } ?? 0
    let asked = stride(from: first, to: all.count, by: 3).map { all[$0] }
    for word in asked {
      // What comes after the cursor may declare names, and no words of the language.
      if Self.isOffered(word, source, isCut: false),
        word.isName || Self.isOffered(word, source, isCut: true)
      {
        continue
      }
      let lines = LineIndex(source.bytes)
      let line = lines.range(ofLine: lines.line(at: word.range.start), in: source.bytes)
      missed.append("\(word.word): \(source[line])")
    }
    #expect(asked.count > 30)
    #expect(missed.isEmpty, "\(missed.count) of \(asked.count): \(missed.joined(separator: "\n"))")
  }
}
