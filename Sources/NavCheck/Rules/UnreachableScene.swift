import NavModel
import NavText

extension ProgramRules {
  static let unreachableScene = ProgramRule(
    RuleFacts(
      "unreachable-scene", text: .warning, storyboard: .warning,
      "No way leads to a scene.",
      why: """
        Nobody will ever see it. Usually a segue was deleted or never drawn, and the screen is missed only when \
        people look for it. Xcode leaves such a scene out of the app with a warning that is easily overlooked \
        (IBW-1, IBW-2). If several scenes only lead to each other, the first is reported.

        In a text, a condition on the only way can do the same. Where exploring the app visits all of its states and \
        the condition holds in none of them, its scene is reported too, unless the condition depends on a variable \
        that the program never sets: that is for code outside to do.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Checkout
          }
          scene Checkout {
            button Cancel "Cancel" -> action cancel
            action cancel { dismiss }
          }
          scene Help {
            label Text "Ask us anything."
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Checkout
          }
          scene Checkout {
            button Cancel "Cancel" -> action cancel
            button Help "Help" -> popover Help
            action cancel { dismiss }
          }
          scene Help {
            label Text "Ask us anything."
          }
        }
        """),
    needs: [.allWaysIn, .exploration]
  ) { context in
    var covered = context.map.isReachable
    var search = context.map.search()
    for start in context.unreachableInOrder() where !covered[Int(start.index)] {
      let island = search.scenes(from: [start]) { !covered[Int($0.destination.index)] }
      for scene in island { covered[Int(scene.index)] = true }
      context.reportIsland(island)
    }
    for missing in context.explored?.neverShown(context.map) ?? [] { context.report(missing) }
  }
}

extension ProgramRuleContext {
  /// The scenes that nothing reaches, so that one comes before all that can be reached from it alone: in the reverse
  /// order in which a search from each of them is done.
  fileprivate func unreachableInOrder() -> [ID<Scene>] {
    var order: [ID<Scene>] = []
    var isSeen = map.isReachable
    for root in program.scenes.ids where !isSeen[Int(root.index)] {
      isSeen[Int(root.index)] = true
      var open = [(scene: root, edges: map.edges(from: root))]
      while let last = open.last {
        guard let edge = last.edges.first else {
          order.append(last.scene)
          open.removeLast()
          continue
        }
        open[open.count - 1].edges.removeFirst()
        if isSeen[Int(edge.destination.index)] { continue }
        isSeen[Int(edge.destination.index)] = true
        open.append((edge.destination, map.edges(from: edge.destination)))
      }
    }
    return order.reversed()
  }

  /// A scene that only conditions keep out of reach.
  fileprivate mutating func report(_ missing: NeverShown) {
    let name = name(missing.scene)
    let others = missing.others.isEmpty ? "" : ", nor \(names(missing.others)) after it"
    let condition = missing.ways.count == 1 ? "the condition on its way" : "a condition on each way"
    report(
      at: program[missing.scene].place, about: [missing.scene],
      "nothing ever shows \(name)\(others): \(condition) never holds",
      label: "people never get here",
      related: missing.ways.prefix(3).map { label($0.place, "this never happens") },
      help: [
        "let something make the condition true, or delete what depends on it",
        "if code outside of this text does, suppress this, as in // navscene:disable:next unreachable-scene -- set by the server",
      ])
  }

  /// One finding for scenes that are out of reach for one reason: the first leads to all others.
  fileprivate mutating func reportIsland(_ island: [ID<Scene>]) {
    let cycle = cycle(island)
    let first = cycle[0]
    let others = island.filter { !cycle.contains($0) }
    // A storyboard that cannot be entered at all is one finding, of `missing-initial`.
    let storyboard = program[program[first].storyboard]
    if storyboard.initial == nil && !storyboard.scenes.contains(where: { map.isReachable($0) }) {
      return
    }
    let message: Wording
    let label: Wording
    if cycle.count > 1 {
      message = "\(names(cycle)) lead only to each other"
      label = "nothing outside of this circle leads here"
    } else {
      message =
        others.isEmpty
        ? "nothing leads to \(name(first))"
        : "nothing leads to \(name(first)), nor to \(names(others)) after it"
      label = Wording(
        text: "no segue, relationship or statement ends here",
        storyboard: "no segue or relationship ends here")
    }
    // In text, code is part of the program. Only a scene that nothing shows needs the identifier.
    let mayBeLookedUp = !program[cold: first].identifier.isNone
    report(
      at: program[first].place, about: [first], message, label: label,
      related: others.prefix(3).map { reason($0, island) }, help: advice(first),
      atMost: mayBeLookedUp ? .info : .error)
  }

  /// The scenes that the first leads to and that lead back to it, in the order of their declaration.
  private func cycle(_ island: [ID<Scene>]) -> [ID<Scene>] {
    var isInIsland: Set<ID<Scene>> = []
    for scene in island { isInIsland.insert(scene) }
    var cycle: Set<ID<Scene>> = [island[0]]
    var open = [island[0]]
    while let scene = open.popLast() {
      for edge in map.edges(to: scene)
      where isInIsland.contains(edge.source) && cycle.insert(edge.source).inserted {
        open.append(edge.source)
      }
    }
    return cycle.sorted()
  }

  /// What leads to a scene and is out of reach itself.
  private func reason(_ scene: ID<Scene>, _ island: [ID<Scene>]) -> Label {
    let sources = Set(map.edges(to: scene).map { $0.source }).sorted()
    let verb = sources.count == 1 ? "leads" : "lead"
    return label(program[scene].place, "only \(names(sources)) \(verb) here")
  }

  private func advice(_ scene: ID<Scene>) -> [Wording] {
    let row = program[scene]
    let isWithoutStart = program[row.storyboard].initial == nil
    let connect = Wording(
      text: "let something lead there, as in -> show \(program[row.name]), or delete it",
      storyboard: isWithoutStart
        ? "mark it with Is Initial View Controller if the app starts here, or give it an identifier"
        : "connect it, give it a storyboard identifier if code shows it, or delete it")
    if program.isFromStoryboard(row.place) || program[cold: scene].identifier.isNone {
      return [connect]
    }
    return [
      connect,
      "if code outside of this text shows it, suppress this, as in // navscene:disable:next unreachable-scene -- code shows it",
    ]
  }
}
