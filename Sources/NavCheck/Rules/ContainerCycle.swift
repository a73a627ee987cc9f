import NavModel
import NavText

extension ProgramRules {
  /// The compiler finds it in texts.
  static let containerCycle = ProgramRule(
    RuleFacts(ofLanguage: "container-cycle", storyboard: .error)
  ) { context in
    // Where one of them is not allowed at all, that is reported, and its fix opens the cycle.
    let isCounted = context.map.edges.map { $0.way == .holds && !context.isForbidden($0) }
    var cycles = CycleMap(context.map, along: isCounted)
    var reported: Set<Int> = []
    for index in cycles.edges {
      let edge = context.map.edges[index]
      guard reported.insert(cycles.numbers[Int(edge.source.index)]).inserted else { continue }
      let path = cycles.path(from: edge.destination, to: edge.source)
      let names =
        ([edge.source, edge.destination] + (edge.source == edge.destination ? [] : path ?? []))
        .map { context.program[context.program[$0].name] }
      context.report(
        at: context.program[edge.source].place,
        "these containers hold each other: \(names.joined(separator: " > "))",
        label: "the app makes controllers until the memory is used up",
        help: ["break the cycle: a scene can be in only one place"])
    }
  }
}
