import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// What a script does with the program, in the form of `navscene run --script`: the commands of the block (`> tap Pay`)
/// and below each what UIKit told the app and what is then to be seen.
///
/// The app has been launched before the first command; `> launch` shows how that went.
func transcript(_ program: Program, _ block: SpecBlock, showsScreen: Bool) -> String {
  let device = block.options["device"].flatMap { Device(named: $0) }
  let era = block.options["era"].flatMap { word in
    SystemEra.allCases.first { $0.facts.keyword == word }
  }
  let orientation = block.options["orientation"].flatMap { word in
    Orientation.allCases.first { $0.keyword == word }
  }
  let start = program.launch(device: device, era: era, orientation: orientation ?? .portrait)
  var state = start.state
  var shelf = Shelf()
  var out = TextWriter(indentUnit: "  ")
  for line in block.lines where line.hasPrefix("> ") {
    let command = String(line.dropFirst(2))
    out.line(line)
    out.indent()
    var name = ""
    switch parseCommand(command).flatMap({ parsed in
      name = parsed.operands.first ?? ""
      return program.event(for: parsed, in: state, archive: { shelf.archive($0) })
    }) {
    case .failure(let problem):
      out.line("refused: \(problem.message)")
      if let help = problem.help { out.line("help: \(help)") }
    case .success(let event):
      let (next, effects) = program.step(state, event)
      shelf.keep(effects, as: name)
      for effect in effects {
        let isVerbose = block.has("verbose")
        out.line(isVerbose ? program.verboseLine(for: effect) : program.line(for: effect))
      }
      state = next
      let screen = program.shownScreen(of: state)
      if showsScreen {
        for row in SpecFile.lines(of: program.drawing(of: screen)) { out.line(row) }
      } else {
        out.line("shows \(screen.visible)")
      }
    }
    out.outdent()
  }
  return out.string
}
