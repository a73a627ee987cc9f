import NavCheck
import NavCompiler
import NavModel
import NavSimulator
import NavText

/// A line above a declaration that says what is known of it.
public struct CodeLens: Sendable {
  public enum Subject: Sendable {
    /// It can be tapped through on a page.
    case storyboard(ID<Storyboard>)
    case scene(ID<Scene>)
    case test(ID<Scenario>)
    case check(ID<Check>)
  }

  public let range: SourceRange
  public let subject: Subject
}

extension CompiledTexts {
  /// Storyboards, scenes, tests and checks of a file. Tests can be played only where nothing is wrong.
  func codeLenses(in file: ID<SourceText>) -> [CodeLens] {
    var lenses: [CodeLens] = []
    func add(_ place: Place, _ subject: CodeLens.Subject) {
      if place.source.index == file.index {
        lenses.append(CodeLens(range: place.range, subject: subject))
      }
    }
    for id in draft.storyboards.ids { add(draft[id].place, .storyboard(id)) }
    for id in draft.scenes.ids { add(draft[id].place, .scene(id)) }
    if let program = model.program {
      for id in program.scenarios.ids { add(program[id].place, .test(id)) }
      for id in program.checks.ids { add(program[id].place, .check(id)) }
    }
    return lenses.sorted { $0.range.start < $1.range.start }
  }

  /// How many states are explored for a lens: what takes a moment. `navscene check` goes on.
  private static let mostStates = 20_000

  /// What a lens says.
  func title(of lens: CodeLens.Subject) -> String {
    switch lens {
    case .storyboard: return "tap through"
    case .scene(let id):
      let starts = draft.storyboards.rows.filter { $0.initial == id }.count
      let ways = ways(to: id).count + starts
      return ways == 0 ? "no arrow leads here" : "reached from \(Self.amount(ways, "place"))"
    case .test(let id): return result(ofTest: id).summary
    case .check(let id):
      return verdicts(of: id).map { $0.verdict }.joined(separator: " · ")
    }
  }

  /// Plays a test: in a few words, and step by step.
  func result(ofTest id: ID<Scenario>) -> (summary: String, trace: [String]) {
    guard let program = model.program else { return ("not played: there are errors", []) }
    let result = program.run(id)
    guard let first = result.failures.first else { return ("✓ passes", result.trace) }
    let line = program.sources[first.place.source].lines.line(at: first.place.range.start)
    let more = result.failures.count > 1 ? ", and \(result.failures.count - 1) more" : ""
    return ("✗ line \(line): \(first.message)\(more)", result.trace)
  }

  /// Decides the claims of a check, each with its place.
  func verdicts(of id: ID<Check>) -> [(place: Place, verdict: String)] {
    guard let program = model.program,
      let result = program.decide([id], atMost: Self.mostStates).first
    else { return [] }
    return result.lines.compactMap { line in
      line.claim.map { claim in
        let mark = line.verdict.isProven ? "✓ " : line.verdict.isRefuted ? "✗ " : "? "
        return (program[claim].place, mark + program.explanation(of: line.verdict))
      }
    }
  }
}
