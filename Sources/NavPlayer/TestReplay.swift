import NavCheck
import NavConsole
import NavModel
import NavSimulator
import NavText

extension Player {
  /// The tests that the texts declare: `tests`, each with `title`, `path` and `line`.
  func tests() -> [UInt8] {
    guard let program = session?.program else { return nothingOpen }
    var json = JSONWriter()
    json.beginObject()
    json.key("tests")
    json.beginArray()
    for id in program.scenarios.ids {
      json.beginObject()
      json.member("title", program[program[id].title])
      write(program[id].place, of: program, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// Plays one test, beside the app that is open: `passed`, and `failures` with `message`, `path` and `line`.
  func test(_ number: Int) -> [UInt8] {
    guard let program = session?.program else { return nothingOpen }
    guard let id = scenario(number, program) else { return problem("there is no such test") }
    let result = program.run(id)
    var json = JSONWriter()
    json.beginObject()
    json.member("passed", result.hasPassed)
    json.key("failures")
    json.beginArray()
    for failure in result.failures {
      json.beginObject()
      json.member("message", failure.message)
      write(failure.place, of: program, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// Opens the app as a test starts it and does what the test does, so that its history is that of the test.
  ///
  /// The answer has `start` (`storyboard`, `device`, `era` and `orientation`, null where the test says nothing) and
  /// `steps`. A step has where it is written (`path`, `line`, `offset` and `end`, in bytes), `isExpectation`, the
  /// `position` in the history once it is done, and `failures`: what was expected and what was so, as sentences.
  mutating func replay(_ number: Int) -> [UInt8] {
    guard let program = session?.program else { return nothingOpen }
    guard let id = scenario(number, program) else { return problem("there is no such test") }
    let test = program[id]
    let failures = program.run(id).failures
    var start = Session.Start()
    start.storyboard = test.storyboard
    start.device = test.device
    start.era = test.era
    start.orientation = test.orientation ?? .portrait
    session = Session(program, start)

    var json = JSONWriter()
    json.beginObject()
    session?.writeStart(to: &json)
    json.key("steps")
    json.beginArray()
    for step in program.steps[test.steps] {
      var isExpectation = true
      if case .command(let command) = step.action {
        isExpectation = false
        perform(command, of: test)
      }
      json.beginObject()
      write(step.place, of: program, to: &json)
      json.member("offset", Int(step.place.range.start))
      json.member("end", Int(step.place.range.end))
      json.member("isExpectation", isExpectation)
      json.member("position", (session?.history.count ?? 1) - 1)
      json.member("failures", failures.filter { $0.place == step.place }.map { $0.message })
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private func scenario(_ number: Int, _ program: Program) -> ID<Scenario>? {
    let all = program.scenarios.ids
    return number >= 0 && number < all.count ? ID(number) : nil
  }

  /// Does a step; one that is refused leaves the app as it is.
  private mutating func perform(_ command: Command, of test: Scenario) {
    guard let session else { return }
    let program = session.program
    let archives = shelf
    switch program.event(for: command, in: session.state, archive: { archives.archive($0) }) {
    case .failure: return
    case .success(let found):
      let event = found == .launch(nil) ? .launch(test.storyboard) : found
      let line =
        program.line(for: command, doing: event, in: session.state)
        ?? command.kind.facts.command
      guard let answer = self.session?.perform(event, as: line), answer.problem == nil else {
        return
      }
      shelf.keep(answer.effects, as: program[command.operand])
    }
  }

  /// The members of where something is written: `path` and `line`.
  func write(_ place: Place, of program: Program, to json: inout JSONWriter) {
    let source = program.sources[place.source]
    json.member("path", source.path)
    json.member("line", Int(source.lines.positionUTF8(at: place.range.start).line))
  }
}

extension Session {
  /// The member `start`: how the app was started, null where nothing is said.
  func writeStart(to json: inout JSONWriter) {
    json.key("start")
    json.beginObject()
    json.member("storyboard", start.storyboard.map { program[program[$0].name] })
    json.member("device", start.device?.facts.name)
    json.member("era", start.era?.facts.keyword)
    json.member("orientation", start.orientation.keyword)
    json.endObject()
  }
}
