import NavModel
import NavStoryboard
import NavTesting
import NavText
import Testing

/// Storyboards as text: `import` may lose nothing that a program can say.
@Suite("Round trip")
struct RoundTripTests {
  @Test(
    "every storyboard of the corpus is the same program as text", .enabled(if: !Corpus.isMissing))
  func corpus() {
    var failed = 0
    for path in Corpus.paths where path.hasSuffix(".storyboard") {
      // Whether it can be read is another property.
      guard let program = StoryboardCompilation(Table([Corpus.source(path)])).program else {
        continue
      }
      let faults = PrintedProgram(program).faults
      if !faults.isEmpty {
        failed += 1
        Issue.record("\(path)\n\(faults.prefix(8).joined(separator: "\n"))")
      }
    }
  }
}
