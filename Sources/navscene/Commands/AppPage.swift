import NavCompiler
import NavConsole
import NavModel
import NavPage
import NavSimulator
import NavText

/// What `draw -o app.html` writes: one file in which the app runs and can be changed.
enum AppPage {
  /// The page shows the texts as they were written; of storyboards and compiled graphs, the text that says the same.
  static func html(
    of session: Session, _ project: Project, _ arguments: Arguments
  ) throws(Failure) -> [UInt8] {
    let program = session.program
    let title = session.storyboardName
    var files = texts(of: project)
    if files.isEmpty {
      files = [("\(title).navscene", String(decoding: canonicalText(of: program), as: UTF8.self))]
    }
    var page = Page(files, title: title)
    page.colors = program.namedColors.rows.map { row in
      let (light, dark) = (row.color.light, row.color.dark)
      return (row.name, ColorValue.hexadecimal(light), ColorValue.hexadecimal(dark))
    }
    page.storyboard = session.start.storyboard.map { program[program[$0].name] }
    // What the configuration says is not to be had on a page.
    let start = session.start
    let launched = session.history[0].state
    if (start.device ?? start.usual.device) != nil { page.device = launched.device.facts.name }
    if (start.era ?? start.usual.era) != nil { page.era = launched.era.facts.keyword }
    if arguments.has(.orientation) { page.orientation = session.start.orientation.keyword }
    page.commands = session.history.dropFirst().map { $0.command }
    if let script = liveScript(arguments) {
      page.live = script.split(separator: "/").last.map { String($0) }
      try Files.write(LiveSources(page.files).script, to: script)
    }
    return page.html
  }

  /// Where the sources of a page are that follows them; nil for any other.
  private static func liveScript(_ arguments: Arguments) -> String? {
    guard arguments.has(.watch) else { return nil }
    return arguments.value(of: .onlyOutput).map { LiveSources.path(ofPage: $0) }
  }

  /// Hands texts that do not compile to a page that is open.
  static func updateLiveSources(
    _ project: Project, _ arguments: Arguments
  ) throws(Failure) {
    guard let script = liveScript(arguments), Files.status(of: script) != nil else { return }
    let files = texts(of: project)
    if !files.isEmpty { try Files.write(LiveSources(files).script, to: script) }
  }

  private static func texts(of project: Project) -> [(path: String, text: String)] {
    project.inputs.texts.map { file in
      let source = project.inputs.sources[file]
      return (path: source.path, text: String(decoding: source.bytes, as: UTF8.self))
    }
  }
}
