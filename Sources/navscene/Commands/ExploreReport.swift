import NavCheck
import NavConsole
import NavModel
import NavSimulator
import NavText

/// What `explore` found, as reports tell it.
struct ExploreReport {
  private let space: Space
  private let stop: ExplorationStop?
  private let program: Program
  private let sources: Table<SourceText>
  private let coverage: Coverage
  private let deadEnds: [ID<NavigationState>]
  private let traps: [ID<NavigationState>]

  init(
    _ space: Space, _ stop: ExplorationStop?, _ program: Program, _ sources: Table<SourceText>
  ) {
    self.space = space
    self.stop = stop
    self.program = program
    self.sources = sources
    coverage = space.coverage
    deadEnds = space.deadEnds
    traps = space.traps
  }

  private var exploration: Exploration { space.exploration }
  /// What a state takes by itself, and with all that is kept beside it.
  private var bytesPerState: (packed: Int, all: Int) {
    let count = max(1, exploration.states.count)
    return (exploration.states.byteCount / count, exploration.byteCount / count)
  }

  // MARK: For people

  /// Numbers first, then what is wrong, then what never happens.
  func text() -> [UInt8] {
    var out = TextWriter(indentUnit: "  ")
    let least = space.isComplete ? "" : "at least "
    let bytes = bytesPerState
    out.line("states  \(least)\(exploration.states.count)")
    out.line("moves   \(least)\(exploration.edges.count)")
    out.line("depth   \(least)\(exploration.depth)")
    out.line("size    \(bytes.packed) bytes a state, \(bytes.all) with its moves")
    if let stop { out.line(stopped(stop)) }
    write("dead ends", deadEnds, into: &out)
    write("traps", traps, into: &out)
    writeRaised(into: &out)
    writeNever(into: &out)
    return out.bytes
  }

  private func stopped(_ stop: ExplorationStop) -> String {
    let after = "after \(amount(exploration.frontier, "state"))"
    switch stop {
    case .states: return "stopped \(after): --states N visits more"
    case .memory: return "stopped \(after): --memory MB keeps more"
    case .time: return "stopped \(after): --time SECONDS takes longer"
    case .interruption: return "interrupted \(after)"
    }
  }

  /// As many as a person looks at.
  private static var mostExamples: Int { 5 }

  private func write(
    _ heading: String, _ states: [ID<NavigationState>], into out: inout TextWriter
  ) {
    guard !states.isEmpty else {
      if space.isComplete { out.line("no \(heading)") }
      return
    }
    out.newline()
    let least = space.isComplete ? "" : "at least "
    out.line("\(heading): \(least)\(states.count)")
    out.indent()
    for state in states.prefix(Self.mostExamples) {
      out.line("\(printable(name(of: state))): \(printable(way(space.way(to: state))))")
    }
    if states.count > Self.mostExamples {
      out.line("and \(states.count - Self.mostExamples) more")
    }
    out.outdent()
  }

  private func name(of state: ID<NavigationState>) -> String {
    StateDescription(of: exploration.states[state], in: program).visible
      ?? "a screen of the system"
  }

  private func way(_ lines: [String]) -> String {
    lines.isEmpty ? "after the launch" : lines.joined(separator: "; ")
  }

  private func writeRaised(into out: inout TextWriter) {
    let incidents = exploration.incidents
    guard !incidents.isEmpty else { return }
    out.newline()
    out.line("raised: \(incidents.count)")
    out.indent()
    for incident in incidents.prefix(Self.mostExamples) {
      let message = program.message(of: incident.diagnostic)
      out.line("\(incident.diagnostic.error.code): \(printable(message))")
      out.indent()
      out.line(printable(way(space.way(to: incident))))
      out.outdent()
    }
    if incidents.count > Self.mostExamples {
      out.line("and \(incidents.count - Self.mostExamples) more")
    }
    out.outdent()
  }

  private func writeNever(into out: inout TextWriter) {
    let gaps = CoverageReport(coverage, program, sources).gaps
    guard !gaps.isEmpty else { return }
    out.newline()
    out.line(space.isComplete ? "never:" : "not among these states:")
    out.indent()
    for gap in gaps {
      out.line(printable(gap.heading))
      out.indent()
      for line in gap.lines { out.line("\(printable(line.place.text)): \(printable(line.text))") }
      out.outdent()
    }
    out.outdent()
  }

  // MARK: For programs

  /// One document: `schema`, `columnUnit`; `complete` (whether every state was found; else all numbers are least ones)
  /// and `stop` (null, `states`, `memory`, `time` or `interruption`); `states`, `visited` (those whose moves were made),
  /// `moves`, `depth`, `bytesPerState` (`packed`, `all`); `deadEnds` and `traps`, each with `count` and `examples` of
  /// `visible` and `way`, the lines of a shortest run; `raised`, each with `code`, `message` and `way`; `never` in the
  /// order of the text: `kind`, `owner`, `text`, for a guard `side`, and the place as `path`, `line` and `column`; and
  /// `diagnostics`. With a graph there are `nodes` besides, by number: `visible`, `stacks` (`name`, `members`),
  /// `presented`, `variables` (`name`, `value`), and `moves` of `lines` and `target`, null where the app ends.
  func json(_ findings: [Diagnostic], _ graph: StateGraph? = nil) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.beginObject()
    json.member("schema", 1)
    json.member("columnUnit", "unicodeScalar")
    json.member("complete", space.isComplete)
    json.member("stop", stop.map { word(of: $0) })
    json.member("states", exploration.states.count)
    json.member("visited", exploration.frontier)
    json.member("moves", exploration.edges.count)
    json.member("depth", exploration.depth)
    json.key("bytesPerState")
    json.beginObject()
    json.member("packed", bytesPerState.packed)
    json.member("all", bytesPerState.all)
    json.endObject()
    write("deadEnds", deadEnds, into: &json)
    write("traps", traps, into: &json)
    writeRaised(into: &json)
    writeNever(into: &json)
    if let graph { write(graph, into: &json) }
    json.key("diagnostics")
    writeDiagnostics(findings, sources, to: &json)
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func word(of stop: ExplorationStop) -> String {
    switch stop {
    case .states: "states"
    case .memory: "memory"
    case .time: "time"
    case .interruption: "interruption"
    }
  }

  private func write(_ key: String, _ states: [ID<NavigationState>], into json: inout JSONWriter) {
    json.key(key)
    json.beginObject()
    json.member("count", states.count)
    json.key("examples")
    json.beginArray()
    for state in states.prefix(Self.mostExamples) {
      json.beginObject()
      json.member(
        "visible", StateDescription(of: exploration.states[state], in: program).visible)
      json.member("way", space.way(to: state))
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private func writeRaised(into json: inout JSONWriter) {
    json.key("raised")
    json.beginArray()
    for incident in exploration.incidents {
      json.beginObject()
      json.member("code", incident.diagnostic.error.code)
      json.member("message", program.message(of: incident.diagnostic))
      json.member("way", space.way(to: incident))
      json.endObject()
    }
    json.endArray()
  }

  private func writeNever(into json: inout JSONWriter) {
    json.key("never")
    json.beginArray()
    for index in coverage.missing {
      let item = coverage.map.items[index]
      let place = ShownPlace(item.place, program, sources)
      json.beginObject()
      json.member("kind", item.kind.keyword)
      json.member("owner", program.name(of: item.owner))
      json.member("text", program.text(of: item))
      if case .side(_, let holds) = item.subject { json.member("side", holds) }
      json.member("path", place.path)
      json.member("line", place.position.line)
      json.member("column", place.position.column)
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ graph: StateGraph, into json: inout JSONWriter) {
    json.key("nodes")
    json.beginArray()
    for state in graph.states {
      let description = graph[state]
      json.beginObject()
      json.member("visible", description.visible)
      json.key("stacks")
      json.beginArray()
      for stack in description.stacks {
        json.beginObject()
        json.member("name", stack.name)
        json.member("members", stack.members)
        json.endObject()
      }
      json.endArray()
      json.member("presented", description.presented)
      json.key("variables")
      json.beginArray()
      for variable in description.variables {
        json.beginObject()
        json.member("name", variable.name)
        json.member("value", variable.value)
        json.endObject()
      }
      json.endArray()
      json.key("moves")
      json.beginArray()
      for edge in graph.edges(from: state) {
        json.beginObject()
        json.member("lines", edge.lines)
        json.member("target", edge.target.map { Int($0.index) })
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }
}
