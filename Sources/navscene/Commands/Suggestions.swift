import NavCheck
import NavConsole
import NavModel
import NavSimulator
import NavSyntax
import NavText

/// Tests for what coverage lacks, written as a person would write them.
struct Suggestions {
  static var suggest: Flag {
    Flag("--suggest", "print tests for what is not covered and can be reached by touch")
  }

  static var states: Flag {
    Flag(
      "--suggest-states", takes: .text("COUNT"),
      "how many states --suggest may visit: \(usualBound) if nothing is said")
  }

  static var flags: [Flag] { [suggest, states] }

  private static var usualBound: Int { 20_000 }

  private let bound: Int

  /// Nil if none are asked for.
  init?(_ arguments: Arguments) throws(Failure) {
    guard arguments.has(Self.suggest) || arguments.has(Self.states) else { return nil }
    guard let text = arguments.value(of: Self.states) else {
      bound = Self.usualBound
      return
    }
    guard let number = Int(text), number > 0 else {
      throw .usage(
        "'\(text)' is no number of states", help: ["write one above 0, such as \(Self.usualBound)"])
    }
    bound = number
  }

  /// Writes them to standard output.
  func write(
    _ coverage: Coverage, _ program: Program, _ usual: UsualSystem, _ sources: Table<SourceText>
  ) throws(Failure) {
    guard program.mainStoryboard != nil || !program.storyboards.isEmpty else { return }
    let suggested = SuggestedTests(for: program, coverage, usually: usual, atMost: bound)
    let isOfStoryboards = program.sources.rows.contains { $0.format == .storyboard }
    try Output.report(
      Array((isOfStoryboards ? suggested.script(sources) : suggested.text(sources)).utf8))
  }
}

/// The tests, and what is left.
struct SuggestedTests {
  struct Test {
    let title: String
    /// From `test` to the brace, with a line end.
    let text: String
    /// The same as commands of 'run', for an app that is no text: its tests are scripts.
    let script: String
    /// By item of the coverage.
    let covers: [Int]
  }

  private let program: Program
  private let coverage: Coverage
  private let planner: WalkPlanner
  let tests: [Test]
  /// What is not covered by them, by item.
  var missing: [Int] { planner.missing }

  init(
    for program: Program, _ coverage: Coverage, usually usual: UsualSystem, atMost bound: Int
  ) {
    self.program = program
    self.coverage = coverage
    Progress.begin("visiting", bound, "state")
    var planner = WalkPlanner(program, lackedBy: coverage, usually: usual, atMost: bound) {
      Progress.advance()
    }
    var titles = Set(program.scenarios.rows.map { program[$0.title] })
    var tests: [Test] = []
    while let walk = planner.next() {
      var writer = WalkWriter(program, usual)
      switch writer.test(of: walk, besides: titles) {
      case .written(let test):
        planner.take(walk)
        titles.insert(test.title)
        tests.append(test)
      case .unsayable(let index):
        guard let step = index.map({ walk.steps[$0] }) ?? walk.steps.last else {
          planner.take(walk)
          break
        }
        planner.forbid(step)
      }
    }
    self.planner = planner
    self.tests = tests
  }

  // MARK: Text

  /// The tests as text of the language, each below what it covers, and what is left as a comment.
  func text(_ sources: Table<SourceText>) -> String {
    (tests.map { comment(above: $0, "//") + $0.text } + rest(sources, "//")).joined(separator: "\n")
  }

  /// The same as one script, in which the app starts anew for each test.
  func script(_ sources: Table<SourceText>) -> String {
    var parts = tests.enumerated().map { index, test in
      "# \(printable(test.title))\n" + comment(above: test, "#") + (index == 0 ? "" : "restart\n")
        + test.script
    }
    parts += rest(sources, "#")
    return parts.joined(separator: "\n")
  }

  private func comment(above test: Test, _ sign: String) -> String {
    let words = test.covers.map { printable(description(of: $0)) }
    var lines: [String] = []
    var line = "\(sign) Covers"
    for (index, word) in words.enumerated() {
      let piece = " " + word + (index + 1 < words.count ? ";" : ".")
      if line.count + piece.count > 100 {
        lines.append(line)
        line = sign + piece
      } else {
        line += piece
      }
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }

  private func description(of index: Int) -> String {
    let item = coverage.map.items[index]
    let text = program.text(of: item)
    switch item.subject {
    case .scene: return "scene \(text)"
    case .side(_, let holds): return "\(text) (\(holds))"
    case .segue, .relationship, .code, .method, .barItem, .element:
      return "\(text) of \(program.name(of: item.owner))"
    }
  }

  /// What no test covers, and how far was searched.
  private func rest(_ sources: Table<SourceText>, _ sign: String) -> [String] {
    let missing = missing
    guard !missing.isEmpty else {
      return tests.isEmpty ? ["\(sign) Everything is covered.\n"] : []
    }
    let count = planner.stateCount
    let all = count == 1 ? "there is one state" : "all \(count) states were visited"
    var text =
      planner.isComplete
      ? "\(sign) No touch leads to these; \(all):\n"
      : "\(sign) Not reached by touch within \(amount(count, "state")); --suggest-states allows more:\n"
    for index in missing {
      let item = coverage.map.items[index]
      let place = ShownPlace(item.place, program, sources)
      let what = item.kind == .scenes ? "scene \(program.text(of: item))" : program.text(of: item)
      let crash = planner.crash(at: index).map { "; the app stops there with \($0.code)" } ?? ""
      text +=
        "\(sign)   \(printable(place.text)): \(printable(what)): \(program.lack(of: item))\(crash)\n"
    }
    return [text]
  }
}
