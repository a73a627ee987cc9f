import NavCheck
import NavConsole
import NavModel
import NavSimulator
import NavText

/// What `explore` found, as reports tell it.
struct ExploreReport {
  private let numbers: SpaceNumbers
  private let stop: ExplorationStop?
  private let program: Program
  private let sources: Table<SourceText>

  init(
    _ numbers: SpaceNumbers, _ stop: ExplorationStop?, _ program: Program,
    _ sources: Table<SourceText>
  ) {
    self.numbers = numbers
    self.stop = stop
    self.program = program
    self.sources = sources
  }

  /// As many as a person looks at.
  static var mostExamples: Int { 5 }

  /// What a state takes by itself, and with all that is kept beside it.
  private var bytesPerState: (packed: Int, all: Int) {
    let count = max(1, numbers.tabCount == nil ? numbers.states.exact ?? 1 : numbers.visited)
    return (numbers.packedBytes / count, numbers.bytes / count)
  }

  // MARK: For people

  /// Numbers first, then what is wrong, then what never happens.
  func text() -> [UInt8] {
    var out = TextWriter(indentUnit: "  ")
    let bytes = bytesPerState
    out.line("states  \(least)\(text(of: numbers.states))")
    if let tabs = numbers.tabCount {
      out.line(
        "visited \(numbers.visited): \(amount(tabs, "tab")) one by one, since none acts on another")
    }
    out.line("moves   \(least)\(text(of: numbers.moves))")
    out.line("depth   \(least)\(numbers.depth)")
    out.line("size    \(bytes.packed) bytes a state, \(bytes.all) with its moves")
    if let stop { out.line(stopped(stop)) }
    write("dead ends", numbers.deadEnds, into: &out)
    write("traps", numbers.traps, into: &out)
    writeRaised(into: &out)
    writeNever(into: &out)
    return out.bytes
  }

  private var least: String { numbers.isComplete ? "" : "at least " }

  private func text(of count: StateCount) -> String {
    count.exact.map { "\($0)" } ?? "more than 9 × 10^18"
  }

  private func stopped(_ stop: ExplorationStop) -> String {
    let after = "after \(amount(numbers.visited, "state"))"
    switch stop {
    case .states: return "stopped \(after): --states N visits more"
    case .memory: return "stopped \(after): --memory MB keeps more"
    case .time: return "stopped \(after): --time SECONDS takes longer"
    case .interruption: return "interrupted \(after)"
    }
  }

  private func write(
    _ heading: String, _ places: SpaceNumbers.Places, into out: inout TextWriter
  ) {
    guard places.count.exact != 0 else {
      if numbers.isComplete { out.line("no \(heading)") }
      return
    }
    out.newline()
    out.line("\(heading): \(least)\(text(of: places.count))")
    out.indent()
    for place in places.nearest {
      let name = place.visible ?? "a screen of the system"
      let unseen = place.unseen.map { ", but \(program.clause(of: $0))" } ?? ""
      out.line("\(printable(name)): \(printable(way(place.way) + unseen))")
    }
    if let count = places.count.exact, count > places.nearest.count {
      out.line("and \(count - places.nearest.count) more")
    }
    out.outdent()
  }

  private func way(_ lines: [String]) -> String {
    lines.isEmpty ? "after the launch" : lines.joined(separator: "; ")
  }

  private func writeRaised(into out: inout TextWriter) {
    guard !numbers.raised.isEmpty else { return }
    out.newline()
    out.line("raised: \(numbers.raised.count)")
    out.indent()
    for raised in numbers.raised.prefix(Self.mostExamples) {
      let message = program.message(of: raised.diagnostic)
      out.line("\(raised.diagnostic.error.code): \(printable(message))")
      out.indent()
      out.line(printable(way(raised.way)))
      out.outdent()
    }
    if numbers.raised.count > Self.mostExamples {
      out.line("and \(numbers.raised.count - Self.mostExamples) more")
    }
    out.outdent()
  }

  private func writeNever(into out: inout TextWriter) {
    let gaps = CoverageReport(numbers.coverage, program, sources).gaps
    guard !gaps.isEmpty else { return }
    out.newline()
    out.line(numbers.isComplete ? "never:" : "not among these states:")
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
  /// `tabs` (how many were explored one by one; null where every state was visited), `moves`, `depth`, `bytesPerState` (`packed`, `all`); `deadEnds` and `traps`, each with `count` and `examples` of
  /// `visible`, `way`, the lines of a shortest run, and `unseen`, what may lead on although the program does not show it; `raised`, each with `code`, `message` and `way`; `never` in the
  /// order of the text: `kind`, `owner`, `text`, for a guard `side`, and the place as `path`, `line` and `column`; and
  /// `diagnostics`. With a graph there are `nodes` besides, by number: `visible`, `stacks` (`name`, `members`),
  /// `presented`, `variables` (`name`, `value`), and `moves` of `lines` and `target`, null where the app ends.
  func json(_ findings: [Diagnostic], _ graph: StateGraph? = nil) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.beginObject()
    json.member("schema", 1)
    json.member("columnUnit", "unicodeScalar")
    json.member("complete", numbers.isComplete)
    json.member("stop", stop.map { word(of: $0) })
    json.member("states", numbers.states.exact)
    json.member("visited", numbers.visited)
    json.member("tabs", numbers.tabCount)
    json.member("moves", numbers.moves.exact)
    json.member("depth", numbers.depth)
    json.key("bytesPerState")
    json.beginObject()
    json.member("packed", bytesPerState.packed)
    json.member("all", bytesPerState.all)
    json.endObject()
    write("deadEnds", numbers.deadEnds, into: &json)
    write("traps", numbers.traps, into: &json)
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

  private func write(
    _ key: String, _ places: SpaceNumbers.Places, into json: inout JSONWriter
  ) {
    json.key(key)
    json.beginObject()
    json.member("count", places.count.exact)
    json.key("examples")
    json.beginArray()
    for place in places.nearest {
      json.beginObject()
      json.member("visible", place.visible)
      json.member("way", place.way)
      json.member("unseen", place.unseen.map { program.clause(of: $0) })
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private func writeRaised(into json: inout JSONWriter) {
    json.key("raised")
    json.beginArray()
    for raised in numbers.raised {
      json.beginObject()
      json.member("code", raised.diagnostic.error.code)
      json.member("message", program.message(of: raised.diagnostic))
      json.member("way", raised.way)
      json.endObject()
    }
    json.endArray()
  }

  private func writeNever(into json: inout JSONWriter) {
    json.key("never")
    json.beginArray()
    for index in numbers.coverage.missing {
      let item = numbers.coverage.map.items[index]
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
