import NavModel
import NavText

extension RuleContext {
  /// Tells each edge that closes a circle: one that leads to where a person was before, or to a copy of it.
  ///
  /// `closes` picks the edges that may be told. `say` makes message, label and help from the circle, as in
  /// `'Cart' → 'Checkout' → 'Cart'`, and the name of the scene that comes again.
  mutating func reportCircles(
    along isTaken: @escaping (NavigationMap.Edge) -> Bool,
    closing closes: @escaping (NavigationMap.Edge) -> Bool,
    say: (_ path: String, _ again: String) -> (message: String, label: String, help: String)
  ) {
    let circles = map.circles(along: isTaken)
    let order = distances()
    for edge in map.edges where isTaken(edge) && closes(edge) {
      let source = Int(edge.source.index)
      let destination = Int(edge.destination.index)
      // Of a circle, the edge that leads back towards the start is the odd one.
      guard circles[source] == circles[destination], order[destination] <= order[source],
        order[source] != Int.max
      else { continue }
      if edge.source == edge.destination && isRecursion(edge) { continue }
      var circle = [edge.destination]
      if edge.source != edge.destination {
        circle += map.path(from: edge.destination, to: edge.source, along: isTaken) ?? [edge.source]
      }
      let words = say(
        (circle + [edge.destination]).map { name($0) }.joined(separator: " → "),
        name(edge.destination))
      report(
        at: edge.place, words.message, label: words.label,
        related: [label(program[edge.destination].place, "back to this")], help: [words.help],
        atMost: hasArguments(edge) ? .info : .error)
    }
  }

  /// The place of each scene in the order in which a person gets to know them.
  private func distances() -> [Int] {
    var order = [Int](repeating: .max, count: program.scenes.count)
    for (position, scene) in map.scenes(from: map.entries).enumerated() {
      order[Int(scene.index)] = position
    }
    return order
  }

  /// A folder in a folder: the next level of the same kind, chosen by a row or handed something over.
  private func isRecursion(_ edge: NavigationMap.Edge) -> Bool {
    if format(at: edge.place) == .storyboard || hasArguments(edge) { return true }
    guard case .segue(let id) = edge.origin, case .element(let element) = program[id].trigger
    else { return false }
    return program[element].kind == .prototype
  }

  private func hasArguments(_ edge: NavigationMap.Edge) -> Bool {
    switch edge.origin {
    case .segue(let id): return !program[id].arguments.isEmpty
    case .statement(let id):
      switch program[id].operation {
      case .push(_, let arguments), .show(_, let arguments), .showDetail(_, let arguments),
        .present(_, let arguments):
        return !arguments.isEmpty
      default: return false
      }
    case .relationship, .attribute: return false
    }
  }
}
