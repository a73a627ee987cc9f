import NavTesting
import NavText
import NavXcode
import Testing

/// Whole projects that were made up: `swift run -c release Fuzz --projects 10000` judges many.
@Suite("Projects that were made up")
struct SyntheticProjectTests {
  @Test("nothing is said of a sound project", arguments: SeededRandom.cases(1))
  func silence(random: SeededRandom) {
    for number in 0..<300 {
      let project = SyntheticProject(random.seed &+ UInt64(number))
      let alarms = project.falseAlarms()
      #expect(alarms == [], "\(project)")
    }
  }

  @Test("one defect of a project is reported once, where it is", arguments: SeededRandom.cases(1))
  func defects(random: SeededRandom) {
    var judge = ProjectJudge()
    for number in 0..<120 {
      judge.judge(SyntheticProject(random.seed &+ UInt64(number)), share: 15)
    }
    let surprises = judge.surprises.joined(separator: "\n")
    #expect(judge.total.recall >= 0.97, "\(surprises)")
    #expect(judge.total.precision >= 0.97, "\(surprises)")
  }

  /// Few projects have a place for these.
  @Test("what only another target has is told")
  func otherTargets() {
    var judge = ProjectJudge(
      ProjectMutator.all.filter { $0.name.hasSuffix("of another target") })
    for seed in 30_000..<30_120 { judge.judge(SyntheticProject(UInt64(seed))) }
    let surprises = judge.surprises.joined(separator: "\n")
    #expect(judge.unused == [])
    #expect(judge.total.found == judge.total.mutants, "\(surprises)")
  }

  @Test("every feature is met")
  func features() {
    var missing = Set(SyntheticProject.allFeatures)
    for seed in 0..<400 { missing.subtract(SyntheticProject(UInt64(seed)).features) }
    #expect(missing == [])
  }

  @Test("every rule has a mutator, or a reason why it has none")
  func rules() {
    let samples = StoryboardSample.all(
      of: StoryboardFiles.handwritten.map { StoryboardDocument($0) })
    var judge = MutationJudge(samples)
    judge.judge(StoryboardMutator.all.count * 6, seed: 1)
    let broken = judge.codes.union(ProjectMutator.all.map(\.code))
    let all = Set(RuleList.all.map(\.code))
    #expect(all.subtracting(broken).subtracting(RuleList.withoutMutator.keys).sorted() == [])
    #expect(broken.intersection(RuleList.withoutMutator.keys).sorted() == [])
    #expect(Set(RuleList.withoutMutator.keys).subtracting(all).sorted() == [])
  }
}
