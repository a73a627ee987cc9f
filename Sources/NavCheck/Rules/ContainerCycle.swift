import NavModel
import NavText

extension Rule {
  /// The compiler finds it in texts.
  static let containerCycle = Rule(
    RuleFacts(ofLanguage: "container-cycle", storyboard: .error)
  ) { context in
    let isHolding = context.map.edges.map { $0.way == .holds }
    let circles = context.map.circles(along: isHolding)
    var map = CircleMap(context.map, along: isHolding)
    var told: Set<Int> = []
    for edge in context.map.edges
    where edge.way == .holds
      && circles[Int(edge.source.index)] == circles[Int(edge.destination.index)]
      && told.insert(circles[Int(edge.source.index)]).inserted
    {
      let path = map.path(from: edge.destination, to: edge.source)
      let names =
        ([edge.source, edge.destination] + (edge.source == edge.destination ? [] : path ?? []))
        .map { context.program[context.program[$0].name] }
      context.report(
        at: context.program[edge.source].place,
        "these containers hold each other: \(names.joined(separator: " > "))",
        label: "the app makes controllers until the memory is used up",
        help: ["break the circle: a scene can stand in one place only"])
    }
  }
}
