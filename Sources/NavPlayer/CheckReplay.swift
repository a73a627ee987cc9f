import NavCheck
import NavConsole
import NavModel
import NavSimulator
import NavText

extension Player {
  /// The checks that the texts declare, and after them what is claimed of every app: `checks`, each with `title`,
  /// `isBuiltIn`, `path` and `line` (none for a claim that is made of every app) and `claims`, each with `claim` as the language says it
  /// and its own `path` and `line`.
  func checks() -> [UInt8] {
    guard let program = session?.program else { return nothingOpen }
    var json = JSONWriter()
    json.beginObject()
    json.key("checks")
    json.beginArray()
    for id in program.checks.ids {
      json.beginObject()
      json.member("title", program[program[id].title])
      json.member("isBuiltIn", false)
      write(program[id].place, of: program, to: &json)
      json.key("claims")
      json.beginArray()
      for claim in program[id].claims {
        json.beginObject()
        json.member("claim", program.spelled(claim))
        write(program[claim].place, of: program, to: &json)
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    for builtIn in BuiltInClaim.allCases {
      json.beginObject()
      json.member("title", builtIn.title)
      json.member("isBuiltIn", true)
      json.key("claims")
      json.beginArray()
      json.beginObject()
      json.member("claim", builtIn.spelling)
      json.endObject()
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// Decides all of them, with at most so many states for those of the same circumstances, whatever a check allows.
  /// The app that is open stays as it is.
  ///
  /// The answer has `checks` in the order of the list, each with `verdict` (`proven`, `refuted` or `undecided`: the worst
  /// of its claims) and `claims`, each with its own `verdict`, the `explanation`, the number of `states`, and `moves`: the
  /// run that refutes it, as `retrace` takes it, or null.
  func decide(_ states: Int) -> [UInt8] {
    guard let program = session?.program else { return nothingOpen }
    let results = program.decide(
      Array(program.checks.ids), and: BuiltInClaim.allCases, atMost: states,
      as: general(session?.start ?? Session.Start(), states),
      with: ClaimExplorer(
        explore: { exploration, isEnough in
          while !exploration.isDone && !isEnough(exploration) {
            if exploration.states.count >= states { return .states }
            exploration.add(exploration.expansion(of: exploration.next(atMost: 64)))
          }
          return exploration.isDone && !exploration.isComplete ? .states : nil
        },
        stop: { visited, _ in visited >= states ? .states : nil }))
    var json = JSONWriter()
    json.beginObject()
    json.key("checks")
    json.beginArray()
    for result in results {
      json.beginObject()
      json.member(
        "verdict", result.isRefuted ? "refuted" : result.isProven ? "proven" : "undecided")
      json.key("claims")
      json.beginArray()
      for line in result.lines {
        json.beginObject()
        json.member("verdict", line.verdict.word)
        json.member("explanation", program.explanation(of: line.verdict))
        json.member("states", line.verdict.stateCount.exact)
        json.key("moves")
        if let refutation = line.verdict.counterexample {
          json.beginArray()
          for index in indices(of: refutation.moves, in: result.circumstances, program) {
            json.value(index)
          }
          json.endArray()
        } else {
          json.null()
        }
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// Opens the app as a check starts it and makes moves, each by its place among those that there are, so that its
  /// history is the run that refutes a claim. `usual` is how the page starts it, for the claims that are made of every app.
  ///
  /// The answer has `start`, as that of `replay`, and `steps`, of which the first is the launch. A step has its `text`,
  /// what it `changes`, one sentence each, and the `position` in the history once it is done.
  mutating func retrace(_ number: Int, _ moves: [Int], _ usual: Opening) -> [UInt8] {
    guard let program = session?.program else { return nothingOpen }
    guard let circumstances = circumstances(of: number, usual.start(of: program)) else {
      return problem("there is no such check")
    }
    var start = Session.Start()
    start.storyboard = circumstances.storyboard
    start.device = circumstances.device
    start.era = circumstances.era
    start.orientation = circumstances.orientation
    var replay = Session(program, start)
    var made: [Move] = []
    var state = replay.state
    for index in moves {
      let possible = program.moves(in: state, of: circumstances.moves)
      guard possible.indices.contains(index) else { return problem("there is no such move") }
      made.append(possible[index])
      state = program.state(after: possible[index], in: state)
    }
    let trace = MoveTrace(of: made, from: replay.state, in: program)

    var json = JSONWriter()
    json.beginObject()
    replay.writeStart(to: &json)
    json.key("steps")
    json.beginArray()
    write("launch", trace.start.map { "visible \($0)" }, position: 0, to: &json)
    for (move, step) in zip(made, trace.steps) {
      for (event, line) in zip(program.events(of: move, in: replay.state), step.lines) {
        let answer = replay.perform(event, as: line)
        // The last word of such a line is the name.
        shelf.keep(answer.effects, as: line.split(separator: " ").last.map { String($0) } ?? "")
      }
      write(
        joined(step.lines), step.changes, position: replay.history.count - 1, to: &json)
    }
    json.endArray()
    json.endObject()
    session = replay
    return json.bytes
  }

  private func write(
    _ text: String, _ changes: [String], position: Int, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("text", text)
    json.member("changes", changes)
    json.member("position", position)
    json.endObject()
  }

  private func joined(_ lines: [String]) -> String {
    var text = ""
    for line in lines { text += text.isEmpty ? line : ", " + line }
    return text
  }

  /// Those of a check by its place in the list of `checks`.
  private func circumstances(of number: Int, _ start: Session.Start) -> ClaimCircumstances? {
    guard let program = session?.program, number >= 0 else { return nil }
    if number < program.checks.count {
      let check = program[ID<Check>(number)]
      var circumstances = ClaimCircumstances(
        storyboard: check.storyboard, device: check.device, era: check.era, states: 0)
      circumstances.orientation = check.orientation ?? .portrait
      circumstances.moves = check.moves
      return circumstances
    }
    return number < program.checks.count + BuiltInClaim.allCases.count ? general(start, 0) : nil
  }

  /// The claims that are made of every app are about the app as the page starts it.
  private func general(_ start: Session.Start, _ states: Int) -> ClaimCircumstances {
    let program = session?.program
    var circumstances = ClaimCircumstances(
      storyboard: start.storyboard ?? program?.mainStoryboard ?? program?.storyboards.ids.first,
      device: start.device, era: start.era, states: states)
    circumstances.orientation = start.orientation
    return circumstances
  }

  /// Each move by its place among those that are possible before it.
  private func indices(
    of moves: [Move], in circumstances: ClaimCircumstances, _ program: Program
  ) -> [Int] {
    var state = program.launch(for: circumstances, usually: UsualSystem())
    var indices: [Int] = []
    for move in moves {
      let possible = program.moves(in: state, of: circumstances.moves)
      guard let index = possible.firstIndex(of: move) else { break }
      indices.append(index)
      state = program.state(after: move, in: state)
    }
    return indices
  }
}
