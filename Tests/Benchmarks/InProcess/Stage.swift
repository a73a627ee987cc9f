import NavCompiler
import NavModel
import NavSimulator
import NavSyntax
import NavText

/// A part of the product that is measured alone.
enum Stage: String, CaseIterable {
  case lex
  case parse
  case compile
  case format
  case write
  case load
  /// Steps taken anew, with all their effects.
  case simulate
  /// Steps that are known.
  case walk
  /// The same with all their effects.
  case read
  case explore
  case keep
  /// Screens laid out, each from its state.
  case layout
  /// 200 constraints.
  case solve
  /// Views in stacks.
  case arrange

  func measure(_ content: Content, repetitions: Int) -> Measurement {
    let sources = content.sources
    switch self {
    case .lex:
      let count = sources.rows.reduce(0) { $0 + tokens(of: $1).count }
      return time("tokens", count, content.byteCount, repetitions) {
        sources.rows.reduce(0) { $0 + lastOffset(of: $1) }
      }
    case .parse:
      return time("scenes", content.sceneCount, content.byteCount, repetitions) {
        var names = NameTable()
        var problems = 0
        for source in sources.rows {
          problems += NavSyntax.parse(source, names: &names, words: .empty).problems.count
        }
        return problems + names.count
      }
    case .compile:
      return time("scenes", content.sceneCount, content.byteCount, repetitions) {
        Compilation(sources).program?.scenes.count ?? 0
      }
    case .format:
      return time("scenes", content.sceneCount, content.byteCount, repetitions) {
        sources.rows.reduce(0) { $0 + NavSyntax.format($1).bytes.count }
      }
    case .write:
      let program = content.program
      return time("scenes", content.sceneCount, program.graph().count, repetitions) {
        program.graph().count
      }
    case .load:
      let graph = content.program.graph()
      return time("scenes", content.sceneCount, graph.count, repetitions) {
        (try? Program(graph: graph).scenes.count) ?? 0
      }
    case .simulate:
      let walk = Walk()
      return time("events", Walk.length, 0, repetitions, checksum: walk.stepAnew()) {
        Int(truncatingIfNeeded: walk.stepAnew())
      }
    case .walk:
      var walk = KnownWalk(Walk())
      return time("events", Walk.length * 200, 0, repetitions, checksum: walk.walk()) {
        (0..<200).reduce(0) { sum, _ in sum &+ Int(truncatingIfNeeded: walk.walk()) }
      }
    case .read:
      var walk = KnownWalk(Walk())
      return time("events", Walk.length * 50, 0, repetitions, checksum: walk.readEffects()) {
        (0..<50).reduce(0) { sum, _ in sum &+ Int(truncatingIfNeeded: walk.readEffects()) }
      }
    case .keep:
      let program = content.program
      let (kept, byteCount) = keepStates(of: program, count: 100_000)
      return time("states", kept, byteCount, 1) { keepStates(of: program, count: 100_000).kept }
    case .layout:
      let screens = Screens(content.program, count: 2_000)
      return time("nodes", screens.layOut(), 0, repetitions) { screens.layOut() }
    case .solve:
      return time("solves", 100, 0, repetitions, checksum: UInt64(Layouts.solve())) {
        (0..<100).reduce(0) { sum, _ in sum &+ Layouts.solve() }
      }
    case .arrange:
      let layouts = Layouts()
      return time("views", 20 * Layouts.elements, 0, repetitions) {
        (0..<20).reduce(0) { sum, _ in sum &+ layouts.arrange() }
      }
    case .explore:
      let program = content.program
      return time("events", 20_000, 0, repetitions) { wander(through: program, steps: 20_000) }
    }
  }

  /// The body gives a number, so that what it computes is not thrown away before it is computed.
  private func time(
    _ unit: String, _ count: Int, _ bytes: Int, _ repetitions: Int, checksum: UInt64? = nil,
    _ body: () -> Int
  ) -> Measurement {
    let clock = ContinuousClock()
    let expected = body()
    var times: [Duration] = []
    for _ in 0..<repetitions {
      let start = clock.now
      let result = body()
      times.append(clock.now - start)
      if result != expected { fail("\(rawValue) gives another result when it is repeated") }
    }
    return Measurement(
      name: rawValue, unit: unit, count: count, bytes: bytes, times: times, checksum: checksum)
  }

  private func lastOffset(of source: SourceText) -> Int {
    var lexer = Lexer(source.bytes)
    var sum = 0
    while true {
      let token = lexer.next()
      sum &+= Int(token.range.end) &+ Int(token.kind.rawValue)
      if token.kind == .endOfFile { return sum }
    }
  }
}
