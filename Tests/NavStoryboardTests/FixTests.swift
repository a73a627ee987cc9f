import NavStoryboard
import NavTesting
import NavText
import Testing

/// What `--fix` writes is as sound as what it read.
@Suite("Fixes of storyboards")
struct FixTests {
  @Test("a fixed file of the corpus is the same app", .enabled(if: !Corpus.isMissing))
  func corpus() {
    var count = 0
    for path in Corpus.paths { count += check(Corpus.source(path)) }
    // Where nothing is fixed, nothing is tested.
    #expect(count > 20)
  }

  /// Applies all fixes, also those that wait for somebody to ask, and returns how many.
  private func check(_ source: SourceText) -> Int {
    let sound = StoryboardCompilation(Table([source]))
    let fixes = sound.diagnostics.filter { $0.fix != nil }.map(Self.asked)
    let fixed = applyFixes(fixes, sound.sources)
    guard let bytes = fixed.texts[ID(0)] else { return 0 }
    let again = StoryboardCompilation(Table([SourceText(path: source.path, bytes: bytes)]))
    #expect(again.documents[0].xml.problem == nil, "\(source.path)")
    #expect(
      again.diagnostics.filter { $0.fix != nil }.map { $0.message } == [],
      "a second time there is nothing to fix in \(source.path)")
    #expect(
      again.diagnostics.map { $0.code }
        == sound.diagnostics.filter { $0.fix == nil }.map { $0.code }, "\(source.path)")
    // Nothing but the words for segues is another, and what nothing comes of is gone.
    let old = Self.today(sound.program?.outline() ?? "")
    let new = Self.today(again.program?.outline() ?? "")
    #expect(old == new, "\(source.path)")
    return fixed.count
  }

  private static func asked(_ finding: Diagnostic) -> Diagnostic {
    let fix = finding.fix.map { Fix($0.description, $0.edits, isSafe: true) }
    return Diagnostic(
      finding.code, finding.severity, at: finding.location, finding.message, fix: fix)
  }

  private static func today(_ outline: String) -> [String] {
    outline.split(separator: "\n").compactMap { line in
      if line.contains("wantsFullScreenLayout: ") { return nil }
      var line = String(line)
      for (old, new) in [
        ("-> push ", "-> show "), ("-> modal ", "-> present "), ("-> replace ", "-> showDetail "),
        ("-> legacyPopover ", "-> popover "),
      ] { line = line.replacing(old, with: new) }
      return line
    }
  }
}
