import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// Where everything is after the commands of a block (`> tap Pay`), in the form of `navscene layout`.
///
/// `only="content,toolbar"` leaves out nodes of other kinds, and with them the indentation.
func frames(_ program: Program, _ block: SpecBlock) -> String {
  let device = block.options["device"].flatMap { Device(named: $0) }
  let era = block.options["era"].flatMap { word in
    SystemEra.allCases.first { $0.facts.keyword == word }
  }
  let orientation = block.options["orientation"].flatMap { word in
    Orientation.allCases.first { $0.keyword == word }
  }
  if block.options["device"] != nil && device == nil { return "there is no such device\n" }
  var state = program.launch(device: device, era: era, orientation: orientation ?? .portrait).state
  var out = TextWriter(indentUnit: "  ")
  for line in block.lines where line.hasPrefix("> ") {
    out.line(line)
    switch parseCommand(String(line.dropFirst(2))).flatMap({ program.event(for: $0, in: state) }) {
    case .failure(let problem): out.line("refused: \(problem.message)")
    case .success(let event):
      let (next, effects) = program.step(state, event)
      if let reason = effects.refusal(in: program) { out.line("refused: \(reason)") }
      state = next
    }
  }
  let layout = program.layout(of: state)
  let lines = SpecFile.lines(of: program.outline(of: layout))
  let wanted = block.options["only"]?.split(separator: ",").map { String($0) }
  for (index, line) in lines.enumerated() {
    guard let wanted, index < layout.nodes.count else {
      out.line(line)
      continue
    }
    if wanted.contains(layout.nodes[index].kind.name) { out.line(String(line.drop { $0 == " " })) }
  }
  return out.string
}
