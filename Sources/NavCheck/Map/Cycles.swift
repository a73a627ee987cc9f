import NavModel
import NavSimulator
import NavText

extension ProgramRuleContext {
  /// Reports each edge that closes a cycle: one that leads to where a person was before, or to a copy of it.
  ///
  /// `closes` picks the edges that may be reported. `predicate` follows the path in the message;
  /// `happening` is what becomes of the scene that comes again.
  mutating func reportCycles(
    along isTaken: (NavigationMap.Edge) -> Bool, closing closes: (NavigationMap.Edge) -> Bool,
    saying predicate: String, happening: String, help: Wording
  ) {
    var cycles = CycleMap(map, along: map.edges.map(isTaken))
    let closing = closingEdges(in: &cycles, closing: closes).filter { index in
      map.edges[index].source != map.edges[index].destination || !isRecursion(map.edges[index])
    }
    for twins in twins(among: closing) {
      let edge = map.edges[twins.first]
      var cycle = [edge.destination]
      if edge.source != edge.destination {
        cycle += cycles.path(from: edge.destination, to: edge.source) ?? [edge.source]
      }
      if isNeverClosed(cycle) { continue }
      cycle.append(edge.destination)
      report(
        at: edge.place, Wording(path(cycle, andThen: predicate)),
        label: Wording(text("another '", edge.destination, happening)),
        related: twins.others.map { label(map.edges[$0].place, "and here") }
          + [label(program.scenes[edge.destination].place, "back to this")],
        help: [help],
        atMost: hasArguments(map.edges[twins.first])
          && twins.others.allSatisfy { hasArguments(map.edges[$0]) } ? .info : .error,
        trace: round(closedBy: edge))
    }
  }

  /// Whether everything that fingers can do was tried, and no scene of a cycle was ever on top of another of its kind.
  /// Code outside may still do what fingers cannot.
  private func isNeverClosed(_ cycle: [ID<Scene>]) -> Bool {
    guard let explored, explored.isComplete else { return false }
    for scene in cycle where !explored.isSeen(scene) || explored.outside.mayAct(in: scene) {
      return false
    }
    return !explored.apps.contains { app in
      app.views.contains { view in cycle.contains { scene in view.count(of: scene) > 1 } }
    }
  }

  /// A shortest run that goes once round a cycle; empty where none was found.
  private func round(closedBy edge: NavigationMap.Edge) -> [TraceStep] {
    for app in explored?.apps ?? [] {
      for state in app.exploration.states.ids
      where app.views[Int(state.index)].count(of: edge.destination) > 1 {
        guard let arrival = app.exploration.arrival(at: state),
          app.views[Int(arrival.from.index)].chain.contains(edge.source)
        else { continue }
        return app.trace(to: state)
      }
    }
    return []
  }

  /// A scene that leads back in several ways closes one cycle. The edges of a scene are together.
  private func twins(among closing: [Int]) -> [Twins] {
    var all: [Twins] = []
    // For each scene, which of them led there last.
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

  /// The edges without which there would be no cycle, by their places in the map: of those that lead back towards the
  /// start, the ones that lead back the farthest.
  func closingEdges(
    in cycles: inout CycleMap, closing closes: (NavigationMap.Edge) -> Bool
  ) -> [Int] {
    let order = distances()
    // Edges of cycles that are not cut: the searches ask for the same ones again and again.
    var isOpen = [Bool](repeating: true, count: cycles.edges.count)
    var candidates: [(distance: Int, row: Int)] = []
    for (row, index) in cycles.edges.enumerated() {
      let edge = map.edges[index]
      let start = order[Int(edge.source.index)]
      let end = order[Int(edge.destination.index)]
      // In a cycle, the edge that leads back towards the start is the odd one.
      guard end <= start && start != Int.max && closes(edge) else { continue }
      isOpen[row] = false
      candidates.append((end, row))
    }
    for (_, row) in candidates.sorted(by: { $0 > $1 }) {
      let edge = map.edges[cycles.edges[row]]
      isOpen[row] = !cycles.leads(from: edge.destination, to: edge.source, along: isOpen)
    }
    return candidates.filter { !isOpen[$0.row] }.map { cycles.edges[$0.row] }
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
    if program.isFromStoryboard(edge.place) || hasArguments(edge) { return true }
    guard case .segue(let id) = edge.origin, case .element(let element) = program[id].trigger
    else { return false }
    return program[element].kind == .prototype
  }

  private func hasArguments(_ edge: NavigationMap.Edge) -> Bool {
    switch edge.origin {
    case .segue(let id): return !program[cold: id].arguments.isEmpty
    case .statement(let id):
      guard case .call(_, let operands) = program[id].operation else { return false }
      return !operands.arguments.isEmpty
    case .relationship, .attribute: return false
    }
  }
}

/// Edges from one scene to another, by their places in the map.
private struct Twins {
  let first: Int
  var others: [Int] = []
}
