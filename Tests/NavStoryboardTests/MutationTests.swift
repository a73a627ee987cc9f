import NavTesting
import NavText
import NavXcode
import Testing

/// One defect, one finding, at its line: `swift run -c release Fuzz --mutants 2000` judges many.
@Suite("Storyboards with one defect")
struct MutationTests {
  private static let handwritten = StoryboardSample.all(
    of: StoryboardFiles.handwritten.map { StoryboardDocument($0) })

  @Test(
    "sound storyboards and sound code are not talked about",
    arguments: [SourceLanguage.swift, .objectiveC])
  func silence(language: SourceLanguage) {
    for sample in Self.handwritten.map({ $0.written(in: language) }) {
      let findings = StoryboardLint.findings(in: sample.documents, code: sample.soundCode, language)
        .filter { !["not-followed", "deprecated-segue"].contains($0.code) }
      #expect(findings.map { "\($0.code): \($0.message)" } == [], "\(sample.path)")
    }
  }

  @Test("each defect is told once, where it is", arguments: SeededRandom.cases(1))
  func handwrittenMutants(random: SeededRandom) {
    var judge = MutationJudge(Self.handwritten)
    judge.judge(StoryboardMutator.all.count * 3, seed: random.seed)
    #expect(judge.unused == [])
    let surprises = judge.surprises.map { "\($0)" }.joined(separator: "\n")
    #expect(judge.total.found == judge.total.mutants, "\(surprises)")
    // A popover may point at one of two objects with one id: once in ten thousand, that is reported as well.
    #expect(judge.total.extra <= 1, "\(surprises)")
  }

  /// In one of a thousand real storyboards, a defect has a consequence that is reported as well: see `Fuzz --mutants`.
  @Test(
    "defects of real storyboards are told, and little else",
    .enabled(if: !StoryboardFiles.realSample.isEmpty), arguments: SeededRandom.cases(1))
  func realMutants(random: SeededRandom) {
    let documents = StoryboardFiles.realSample.map { StoryboardDocument($0) }
    var judge = MutationJudge(StoryboardSample.all(of: documents))
    judge.judge(100, seed: random.seed)
    let surprises = judge.surprises.map { "\($0)" }.joined(separator: "\n")
    #expect(judge.total.recall >= 0.98, "\(surprises)")
    #expect(judge.total.precision >= 0.95, "\(surprises)")
  }
}
