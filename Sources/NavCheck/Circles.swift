import NavModel
import NavText

/// From where to where.
private struct EdgeEnds: Hashable {
  let source: ID<Scene>
  let destination: ID<Scene>

  init(_ edge: NavigationMap.Edge) {
    source = edge.source
    destination = edge.destination
  }
}

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
    var search = map.search()
    let closing = closingEdges(along: isTaken, closing: closes).map { map.edges[$0] }
      .filter { $0.source != $0.destination || !isRecursion($0) }
    // A scene that leads back in several ways closes one circle.
    let ways = Dictionary(grouping: closing) { EdgeEnds($0) }
    var told: Set<EdgeEnds> = []
    for edge in closing where told.insert(EdgeEnds(edge)).inserted {
      let twins = ways[EdgeEnds(edge)] ?? []
      var circle = [edge.destination]
      if edge.source != edge.destination {
        circle +=
          search.path(from: edge.destination, to: edge.source, along: isTaken) ?? [edge.source]
      }
      let words = say(path(circle + [edge.destination]), name(edge.destination))
      report(
        at: edge.place, words.message, label: words.label,
        related: twins.dropFirst().map { label($0.place, "and here") }
          + [label(program[edge.destination].place, "back to this")],
        help: [words.help],
        atMost: twins.allSatisfy { hasArguments($0) } ? .info : .error)
    }
  }

  /// The edges without which there would be no circle, by their places in the map: of those that lead back towards the
  /// start, the ones that lead back the farthest.
  func closingEdges(
    along isTaken: (NavigationMap.Edge) -> Bool, closing closes: (NavigationMap.Edge) -> Bool
  ) -> [Int] {
    let circles = map.circles(along: isTaken)
    let order = distances()
    // Edges of circles that are not cut, by their places in the map: the searches ask for the same ones again and again.
    var isOpen = [Bool](repeating: false, count: map.edges.count)
    var candidates: [(distance: Int, index: Int)] = []
    for (index, edge) in map.edges.enumerated()
    where circles[Int(edge.source.index)] == circles[Int(edge.destination.index)] && isTaken(edge) {
      let start = order[Int(edge.source.index)]
      let end = order[Int(edge.destination.index)]
      // Of a circle, the edge that leads back towards the start is the odd one.
      let isCandidate = end <= start && start != Int.max && closes(edge)
      isOpen[index] = !isCandidate
      if isCandidate { candidates.append((end, index)) }
    }
    var search = map.search()
    for (_, index) in candidates.sorted(by: { $0 > $1 }) {
      let edge = map.edges[index]
      isOpen[index] = !search.leads(from: edge.destination, to: edge.source, along: isOpen)
    }
    return candidates.map { $0.index }.filter { !isOpen[$0] }
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
