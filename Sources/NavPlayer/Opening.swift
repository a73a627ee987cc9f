import NavCompiler
import NavConsole
import NavModel
import NavSimulator
import NavText

/// What to open, and how far to go on from the launch.
struct Opening {
  var sources: Table<SourceText> = Table()
  /// Of the asset catalogs that the page was made with.
  var colors = NamedColors()
  var storyboard: String?
  var device: Device?
  var era: SystemEra?
  var orientation: Orientation
  var commands: [String]
  /// How many of the commands are not taken back.
  var position: Int

  init(_ json: JSON) {
    for file in json["files"]?.array ?? [] {
      let text = file["text"]?.string ?? ""
      sources.append(SourceText(path: file["path"]?.string ?? "", bytes: Array(text.utf8)))
    }
    for color in json["colors"]?.array ?? [] {
      if let name = color["name"]?.string, let light = color["light"]?.string,
        let dark = color["dark"]?.string, let value = ColorValue(light: light, dark: dark)
      {
        colors.add(name, value)
      }
    }
    storyboard = json["storyboard"]?.string
    device = json["device"]?.string.flatMap { Device(named: $0) }
    let era = json["era"]?.string
    self.era = SystemEra.allCases.first { $0.facts.keyword == era }
    let orientation = json["orientation"]?.string
    self.orientation = Orientation.allCases.first { $0.keyword == orientation } ?? .portrait
    commands = json["commands"]?.array?.compactMap { $0.string } ?? []
    position = json["position"]?.int ?? commands.count
  }

  /// How it says that an app starts.
  func start(of program: Program) -> Session.Start {
    var start = Session.Start()
    start.storyboard = program.storyboards.ids.first { program[program[$0].name] == storyboard }
    start.device = device
    start.era = era
    start.orientation = orientation
    return start
  }
}

extension Player {
  /// Compiles, launches and does the commands again. What does not compile leaves the app that runs as it is.
  ///
  /// The answer has the keys `runs`, `diagnostics` (what `lint` says, as in JSONReport.swift), `storyboards` (their
  /// names), `done` (how many commands could be done again) and `stopped` (the `command` that could not, with
  /// `message`; or null).
  mutating func open(_ opening: Opening) -> [UInt8] {
    let compilation = Compilation(opening.sources)
    // Some mistakes only a running app finds, and a page can show it stop there.
    var program = compilation.program ?? compilation.programDespiteErrors
    program?.namedColors = opening.colors
    let runnable = program.flatMap { $0.storyboards.isEmpty ? nil : $0 }
    var json = JSONWriter()
    json.beginObject()
    json.member("runs", runnable != nil)
    json.key("diagnostics")
    writeDiagnostics(compilation.judged(), compilation.sources, to: &json)
    json.member("storyboards", program?.storyboards.rows.map { program?[$0.name] ?? "" } ?? [])
    var (done, stopped) = (0, (command: "", message: ""))
    if let runnable { (done, stopped) = launch(runnable, opening) }
    json.member("done", done)
    json.key("stopped")
    if stopped.message.isEmpty {
      json.null()
    } else {
      json.beginObject()
      json.member("command", stopped.command)
      json.member("message", stopped.message)
      json.endObject()
    }
    json.endObject()
    return json.bytes
  }

  private mutating func launch(
    _ program: Program, _ opening: Opening
  ) -> (done: Int, stopped: (command: String, message: String)) {
    session = Session(program, opening.start(of: program))
    var done = 0
    var stopped = (command: "", message: "")
    for command in opening.commands {
      if let problem = self.done(command)?.problem {
        stopped = (command, problem.message)
        break
      }
      done += 1
    }
    for _ in 0..<max(0, done - max(0, opening.position)) { _ = self.done("undo") }
    return (done, stopped)
  }
}
