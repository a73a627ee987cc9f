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
    var files: [(path: String, text: String)] = []
    for file in project.inputs.texts {
      let source = project.inputs.sources[file]
      files.append((source.path, String(decoding: source.bytes, as: UTF8.self)))
    }
    let title = session.storyboardName
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
    return page.html
  }
}
