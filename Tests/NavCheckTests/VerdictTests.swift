import NavCompiler
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

@testable import NavCheck

/// Verdicts on random apps, however they were come to, against the states that a bounded search finds.
@Suite("Verdicts") struct VerdictTests {
  @Test("nothing that was proven is found to be otherwise, and what was refuted is shown")
  func verdicts() throws {
    for var random in SeededRandom.cases(14) {
      let traits: [SmallApp.Traits] = [
        [.pushCycles, .tabs], [.pushCycles, .tabs, .modals, .unwinds], [.tabs, .modals, .pops],
        [.pushCycles, .tabs, .modals, .variables, .pops],
      ]
      let app = SmallApp(&random, random.pick(traits))
      _ = try ways(ofDeciding: app.text + Self.claims(of: app, &random), "\(random)")
    }
  }

  @Test("an app of tabs is decided tab by tab, and at every depth where more than one stack grows")
  func waysOfDeciding() throws {
    func library(_ more: String) -> String {
      """
      storyboard Library {
          initial -> Main
          tabs Main {
              tab -> Books
              tab -> Films
          }
          navigation Books { root -> Book }
          scene Book { button Next "Next" -> show \(more.isEmpty ? "Page" : "Book") }
          scene Page
          navigation Films { root -> Film }
          scene Film { button Next "Next" -> show \(more.isEmpty ? "Credits" : "Film") }
          scene Credits { button Next "Next" -> present Award }
          scene Award
      }
      check "claims" {
          never Book and count of presented > 0
          always can reach Book
          \(more)
          never depth of Films > 3
      }
      """
    }
    let finite = try ways(ofDeciding: library(""), "two stacks that end")
    #expect(finite["tab by tab", default: 0] > 4, "\(finite)")
    let growing = try ways(
      ofDeciding: library("from depth of Books > 1 can reach Film"), "two stacks that grow")
    #expect(growing["at every depth", default: 0] > 4, "\(growing)")
    #expect(growing["refuted", default: 0] == 1)
  }

  /// How the claims of an app were decided, and how many each way.
  private func ways(ofDeciding text: String, _ name: String) throws -> [String: Int] {
    let about = "\(name)\n\(text)"
    let source = SourceText(path: "App.navscene", text)
    let program = try #require(Compilation(Table([source])).program, "\(about)")
    let results = program.decide(
      Array(program.checks.ids), and: BuiltInClaim.allCases, atMost: 600, with: Self.explorer)
    var ways: [String: Int] = [:]
    for result in results {
      for line in result.lines {
        let question =
          switch result.subject {
          case .check: ClaimQuestion(program[line.claim!], in: program)
          case .builtIn(let claim): ClaimQuestion(claim)
          }
        ways[try judge(line.verdict, on: question, program, about), default: 0] += 1
      }
    }
    return ways
  }

  /// Leaves a space for other ways to decide after a few states, as it would a large one, and comes back to it.
  private static var explorer: ClaimExplorer {
    var hasBegun = false
    return ClaimExplorer(
      explore: { exploration, isEnough in
        let most = hasBegun ? Int.max : 4
        hasBegun = true
        while !exploration.isDone && !isEnough(exploration) {
          if exploration.frontier >= most { return nil }
          exploration.add(exploration.expansion(of: exploration.next(atMost: 2)))
        }
        return exploration.isDone && !exploration.isComplete ? .states : nil
      },
      stop: { _, _ in nil })
  }

  private static func claims(of app: SmallApp, _ random: inout SeededRandom) -> String {
    var lines = ["check \"random\" {"]
    for _ in 0..<6 {
      var condition = random.pick(app.scenes)
      if random.chance(40) { condition += " and count of presented > \(random.below(2))" }
      if random.chance(30) {
        condition = "depth of \(random.pick(app.stacks)) > \(random.below(5))"
      }
      if !app.variables.isEmpty && random.chance(30) {
        condition += " and \(random.pick(app.variables))"
      }
      switch random.below(5) {
      case 0: lines.append("never \(condition)")
      case 1: lines.append("can reach \(condition)")
      case 2: lines.append("always can reach \(random.pick(app.scenes))")
      case 3: lines.append("from \(condition) can reach \(random.pick(app.scenes))")
      default: lines.append("always not (\(condition))")
      }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// How a claim was decided, once that was found to be right as far as a bounded search can tell.
  private func judge(
    _ verdict: Verdict, on question: ClaimQuestion, _ program: Program, _ about: String
  ) throws -> String {
    let start = program.launch().state
    let initial = program.visibleScene(in: start)
    let look: @Sendable (NavigationState) -> Exploration.Marks = { state in
      switch question.goal {
      case .condition(let condition):
        program.holds(condition, in: state, initial: initial) ? 1 : 0
      case .initial: program.visibleScene(in: state) == initial ? 1 : 0
      case nil: 0
      }
    }
    func isAskedAbout(_ state: NavigationState) -> Bool {
      guard case .condition(let from) = question.from else { return true }
      return program.holds(from, in: state, initial: initial)
    }
    var bounded = Exploration(of: program, from: start, atMost: 400, look: look)
    bounded.run()
    let states = bounded.states.ids
    let incident = bounded.incidents.first { question.errors.contains($0.diagnostic) }
    switch verdict {
    case .undecided: return "not decided"
    case .proven(let proof):
      switch question.kind {
      case .always: #expect(states.allSatisfy { bounded[marks: $0] == 1 }, "\(about)")
      case .never: #expect(states.allSatisfy { bounded[marks: $0] == 0 }, "\(about)")
      case .neverRaises: #expect(incident == nil, "\(about)")
      case .canReach:
        let end = (proof.witness ?? []).reduce(start) { program.state(after: $1, in: $0) }
        #expect(look(end) == 1, "\(about)")
      case .alwaysCanReach, .fromCanReach, .fromWithin:
        let ways = Reachability(
          of: { bounded[marks: $0] == 1 || !bounded.isExpanded($0) }, in: bounded)
        let stuck = states.filter { ways.distance(from: $0) == nil }
        #expect(!stuck.contains { isAskedAbout(bounded.states[$0]) }, "\(about)")
      }
      if !proof.growingStacks.isEmpty { return "at every depth" }
      return proof.combined == nil ? "state by state" : "tab by tab"
    case .refuted(let refutation):
      let end = refutation.moves.reduce(start) { program.state(after: $1, in: $0) }
      switch refutation.reason {
      case .state: #expect(look(end) == (question.kind == .never ? 1 : 0), "\(about)")
      case .nowhere: #expect(states.allSatisfy { bounded[marks: $0] == 0 }, "\(about)")
      case .raised: break
      case .stuck, .tooFar:
        var rest = Exploration(of: program, from: end, atMost: 300, look: look)
        rest.run()
        #expect(rest.foundMarks == 0 && isAskedAbout(end), "\(about)")
      }
      return "refuted"
    }
  }
}
