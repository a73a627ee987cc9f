import NavCompiler
import NavModel
import NavSyntax
import NavTesting
import NavText
import Testing

@testable import NavServer

/// What each name stands for.
@Suite("Names and what they stand for")
struct IndexTests {
  private static func texts(_ source: SourceText) -> CompiledTexts {
    CompiledTexts(Table([source]))
  }

  /// A word that is neither is a value out of a closed set, a class of UIKit or of other code, or a module.
  private static func isValue(_ token: Token, _ scan: LineScan) -> Bool {
    let word = scan.text(token)
    if UIKitClass.allCases.contains(where: { $0.facts.name == word }) { return true }
    if SystemController.allCases.contains(where: { $0.facts.className == word }) { return true }
    if WordSet.allCases.contains(where: { $0.words.contains(word) }) { return true }
    if Query.allCases.contains(where: { $0.words.contains(word) }) { return true }
    if LifecycleHook.allCases.contains(where: { $0.facts.keyword == word }) { return true }
    if DelegateCallback(rawValue: word) != nil || ScreenPart(rawValue: word) != nil { return true }
    if Constraint.Anchor.allCases.contains(where: { $0.keyword == word }) { return true }
    return [
      "Bool", "superview", "safeArea", "margins", "back", "More", "view", "tableView",
      "collectionView",
    ]
    .contains(word)
  }

  @Test("every word of a sample means something", arguments: SampleTexts.all.map { $0.path })
  func coverage(path: String) throws {
    let source = try #require(SampleTexts.all.first { $0.path == path })
    let texts = Self.texts(source)
    let coloured = Set(texts.semanticTokens(in: ID(0)).map { $0.range.start })
    var unknown: [String] = []
    forEachToken(of: source.bytes) { token, scan in
      guard token.kind == .name, !coloured.contains(token.range.start), !Self.isValue(token, scan)
      else { return }
      let lines = LineIndex(source.bytes)
      let line = lines.range(ofLine: lines.line(at: token.range.start), in: source.bytes)
      unknown.append("\(scan.text(token)): \(source[line])")
    }
    #expect(unknown.isEmpty, "\(unknown.joined(separator: "\n"))")
  }

  /// Renaming anything gives a program that is the same but for that name.
  @Test("a renamed sample compiles to the same program", arguments: SampleTexts.all.map { $0.path })
  func renaming(path: String) throws {
    let source = try #require(SampleTexts.all.first { $0.path == path })
    let texts = Self.texts(source)
    let old = try #require(texts.model.program)
    var tried = 0
    for occurrence in texts.index.occurrences(in: ID(0)) where occurrence.isDeclaration {
      let offset = occurrence.location.range.start
      let edits: [NavText.TextEdit]
      do {
        edits = try texts.rename(at: offset, in: ID(0), to: "renamed0")
      } catch {
        continue
      }
      tried += 1
      let new = SemanticModel(Table([Self.edited(source, edits)]))
      let name = texts.draft[occurrence.symbol.name(in: texts.draft)]
      let program = try #require(
        new.program, "\(name): \(new.diagnostics.map { $0.message })")
      #expect(
        program.outline().split(separator: "\n").count
          == old.outline().split(separator: "\n").count,
        "\(name)")
    }
    #expect(tried > 10)
  }

  static func edited(_ source: SourceText, _ edits: [NavText.TextEdit]) -> SourceText {
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
      bytes.replaceSubrange(
        Int(edit.location.range.start)..<Int(edit.location.range.end),
        with: edit.replacement.utf8)
    }
    return SourceText(path: source.path, bytes: bytes)
  }
}
