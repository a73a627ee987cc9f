import NavModel
import NavText

extension RuleContext {
  /// Tells each edge that closes a circle: one that leads to where a person was before, or to a copy of it.
  ///
  /// `closes` picks the edges that may be told. `say` makes message, label and help from the circle, as in
  /// `'Cart' → 'Checkout' → 'Cart'`, and the name of the scene that comes again.
  mutating func reportCircles(
    along isTaken: (NavigationMap.Edge) -> Bool, closing closes: (NavigationMap.Edge) -> Bool,
    say: (_ path: String, _ again: String) -> (message: String, label: String, help: String)
  ) {
    var search = map.search()
    let isTaken = map.edges.map(isTaken)
    let closing = closingEdges(along: isTaken, closing: closes).filter { index in
      map.edges[index].source != map.edges[index].destination || !isRecursion(map.edges[index])
    }
    for twins in twins(among: closing) {
      let edge = map.edges[twins.first]
      var circle = [edge.destination]
      if edge.source != edge.destination {
        circle +=
          search.path(from: edge.destination, to: edge.source, along: isTaken) ?? [edge.source]
      }
      circle.append(edge.destination)
      let words = say(path(circle), name(edge.destination))
      report(
        at: edge.place, words.message, label: words.label,
        related: twins.others.map { label(map.edges[$0].place, "and here") }
          + [label(program.scenes[edge.destination].place, "back to this")],
        help: [words.help],
        atMost: ([twins.first] + twins.others).allSatisfy { hasArguments(map.edges[$0]) }
          ? .info : .error)
    }
  }

  /// A scene that leads back in several ways closes one circle. The edges of a scene stand together.
  private func twins(among closing: [Int]) -> [Twins] {
    var all: [Twins] = []
    // Of each scene, which of them led there last.
    var last = [Int?](repeating: nil, count: program.scenes.count)
    for index in closing {
      let edge = map.edges[index]
      let destination = Int(edge.destination.index)
      if let position = last[destination], map.edges[all[position].first].source == edge.source {
        all[position].others.append(index)
      } else {
        last[destination] = all.count
        all.append(Twins(first: index))
      }
    }
    return all
  }

  /// The edges without which there would be no circle, by their places in the map: of those that lead back towards the
  /// start, the ones that lead back the farthest.
  func closingEdges(along isTaken: [Bool], closing closes: (NavigationMap.Edge) -> Bool) -> [Int] {
    let circles = map.circles(along: isTaken)
    let order = distances()
    // Edges of circles that are not cut: the searches ask for the same ones again and again.
    var isOpen = [Bool](repeating: false, count: map.edges.count)
    var candidates: [(distance: Int, index: Int)] = []
    for index in map.edges.indices where isTaken[index] {
      let (source, destination) = (map.edges[index].source, map.edges[index].destination)
      if circles[Int(source.index)] != circles[Int(destination.index)] { continue }
      let start = order[Int(source.index)]
      let end = order[Int(destination.index)]
      // Of a circle, the edge that leads back towards the start is the odd one.
      let isCandidate = end <= start && start != Int.max && closes(map.edges[index])
      isOpen[index] = !isCandidate
      if isCandidate { candidates.append((end, index)) }
    }
    var search = map.search()
    for (_, index) in candidates.sorted(by: { $0 > $1 }) {
      let (source, destination) = (map.edges[index].source, map.edges[index].destination)
      isOpen[index] = !search.leads(from: destination, to: source, along: isOpen)
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
    case .segue(let id): return !program[rare: id].arguments.isEmpty
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

/// Edges from one scene to another, by their places in the map.
private struct Twins {
  let first: Int
  var others: [Int] = []
}
