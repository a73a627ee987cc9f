import NavCheck
import NavConsole
import NavModel
import NavSimulator
import NavText

/// Writes a walk as a test: by doing it at a prompt, with expectations, and recording that.
struct WalkWriter {
  enum Outcome {
    case written(SuggestedTests.Test)
    /// No test can say this step; nil where it is not known which.
    case unsayable(Int?)
  }

  private let program: Program
  private var session: Session
  private var language: PromptLanguage
  /// What was typed, and the expectations that hold.
  private var lines: [String] = []

  init(_ program: Program, _ usual: UsualSystem) {
    self.program = program
    var start = Session.Start()
    start.usual = usual
    session = Session(program, start)
    language = PromptLanguage(session)
  }

  /// `titles` are taken.
  mutating func test(of walk: Walk, besides titles: Set<String>) -> Outcome {
    var labels: [String] = []
    var from: String?
    var to: String?
    if !walk.launchCovers.isEmpty { expectVisible() }
    for (index, step) in walk.steps.enumerated() {
      let before = session.state
      guard let line = program.line(for: step.event, in: before),
        language.recording.step(for: line, step.event, in: before, program) != nil
      else { return .unsayable(index) }
      if !step.covers.isEmpty {
        from = from ?? visibleName
        let label = Self.label(line)
        if labels.last != label { labels.append(label) }
      }
      _ = language.reply(to: line, &session, besides: FileIdentities())
      lines.append(line)
      guard session.now.event == step.event else { return .unsayable(index) }
      if !step.covers.isEmpty { to = visibleName }
      expect(after: before, isNew: !step.covers.isEmpty)
    }
    let title = Self.free(
      Self.title(from: from ?? visibleName, to: to ?? visibleName, by: labels), besides: titles)
    switch language.recording.test(of: session, called: title) {
    case .success(let test):
      return .written(
        SuggestedTests.Test(
          title: title, text: test.text, script: lines.map { $0 + "\n" }.joined(),
          covers: walk.launchCovers + walk.steps.flatMap { $0.covers }))
    case .failure: return .unsayable(nil)
    }
  }

  // MARK: Title

  /// `tap "New York"` is called `New York`, `back` is called `back`.
  private static func label(_ line: String) -> String {
    guard let blank = line.firstIndex(of: " ") else { return line }
    let word = line[..<blank]
    let rest = line[line.index(after: blank)...]
    let name = String(rest.filter { $0 != "\"" && $0 != "\\" })
    return ["tap", "tab", "more"].contains(word) ? name : "\(word) \(name)"
  }

  /// `from Cart to Thanks by Pay`, `Start, Stop and 2 more in Stopwatch`.
  private static func title(from: String, to: String, by labels: [String]) -> String {
    if labels.isEmpty { return "the app opens on \(to)" }
    var shown = labels
    if labels.count > 4 { shown = Array(labels.prefix(3)) + ["\(labels.count - 3) more"] }
    let list =
      shown.count == 1
      ? shown[0] : shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
    return from == to ? "\(list) in \(to)" : "from \(from) to \(to) by \(list)"
  }

  private static func free(_ title: String, besides titles: Set<String>) -> String {
    guard titles.contains(title) else { return title }
    var number = 2
    while titles.contains("\(title) (\(number))") { number += 1 }
    return "\(title) (\(number))"
  }

  private var visibleName: String {
    session.state.visible.map { name(of: session.state.controllers[$0].scene) } ?? "nothing"
  }

  private func name(of scene: ID<Scene>) -> String { program[program[scene].name] }

  // MARK: Expectations

  /// What has changed, as far as a test can ask for it. What does not hold, or cannot be said, is left out.
  private mutating func expect(after before: NavigationState, isNew: Bool) {
    let state = session.state
    func scene(_ state: NavigationState) -> ID<Scene>? {
      state.visible.map { state.controllers[$0].scene }
    }
    let isElsewhere = scene(before) != scene(state)
    if isElsewhere { expectVisible() }
    guard isNew else { return }
    let changed = expectVariables(changedSince: before)
    if !isElsewhere && !changed { expectVisible() }
  }

  private mutating func expectVisible() {
    guard let visible = session.state.visible else { return }
    let scene = session.state.controllers[visible].scene
    if !holds("expect visible == \(name(of: scene))") {
      _ = holds("expect visible == \(program.qualifiedName(of: scene))")
    }
  }

  /// The app's variables, and those of the scene in front, with their new values.
  private mutating func expectVariables(changedSince before: NavigationState) -> Bool {
    var found = false
    for variable in program.appVariables {
      if expect(variable, of: nil, changedSince: before) { found = true }
    }
    guard let position = session.state.visible else { return found }
    let scene = session.state.controllers[position].scene
    let ranges =
      [program[cold: scene].variables] + program.classChain(of: scene).map { program[$0].variables }
    for variable in ranges.joined() where program[variable].owner == .instance {
      if expect(variable, of: scene, changedSince: before) { found = true }
    }
    return found
  }

  private mutating func expect(
    _ id: ID<Variable>, of scene: ID<Scene>?, changedSince before: NavigationState
  ) -> Bool {
    func value(_ state: NavigationState) -> Int32? {
      let owner = state.controllers.last { $0.scene == scene && !$0.isSynthetic }
      return program.value(of: id, heldBy: owner?.identity, in: state)
    }
    guard let new = value(session.state), let old = value(before), new != old else { return false }
    let subject = program[program[id].name] + (scene.map { " of \(name(of: $0))" } ?? "")
    switch program[id].domain {
    case .boolean: return holds("expect \(new == 0 ? "not " : "")\(subject)")
    case .integer, .enumeration, .integers, .cases:
      return holds("expect \(subject) == \(program.text(of: new, in: program[id].domain))")
    }
  }

  private mutating func holds(_ line: String) -> Bool {
    guard case .held = language.reply(to: line, &session, besides: FileIdentities()) else {
      return false
    }
    lines.append(line)
    return true
  }
}
