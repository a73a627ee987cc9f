import NavModel
import NavText

extension ProgramRules {
  static let noWayOut = ProgramRule(
    RuleFacts(
      "no-way-out", text: .warning, storyboard: .info,
      "A screen that is presented can never be left.",
      why: """
        What is presented without being a card or a popover stays until code dismisses it or an \
        unwind segue leads out of it. Nothing does, so the rest of the app is out of reach until \
        it is started anew (MODAL-12).

        A text is explored as well: what is reported then is a screen from which no move at all, however many \
        follow, leads to anything that it covers, with a shortest way to it. A screen that can always be left is \
        not reported, whatever its code looks like.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Checkout { style: fullScreen }
          }
          scene Checkout {
            label Total "9.99"
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Checkout { style: fullScreen }
            unwind checkoutDone
          }
          scene Checkout {
            label Total "9.99"
            button Done "Done" -> unwind checkoutDone
          }
        }
        """),
    needs: .exploration
  ) { context in
    let program = context.program
    let receivers = program.unwindReceivers()
    var reported: Set<ID<Scene>> = []
    var search = context.map.search()
    for edge in context.map.edges
    where edge.way == .presents && context.map.isReachable(edge.source)
      && !program.isDismissedByTouch(edge) && !reported.contains(edge.destination)
      && context.isOn(at: program[edge.destination].place)
    {
      let layer = Layer(kind: .presented, scene: edge.destination)
      if context.canAlwaysBeLeft(layer) || context.isLeft(edge, receivers, &search) { continue }
      reported.insert(edge.destination)
      context.report(
        noWayOutOf: edge.destination, presentedAt: edge.place, trace: context.trace(into: layer))
    }
    for layer in context.trappingLayers(.presented) where reported.insert(layer.scene).inserted {
      context.report(
        noWayOutOf: layer.scene, presentedAt: nil, trace: context.trace(into: layer))
    }
  }
}

extension ProgramRuleContext {
  fileprivate mutating func report(
    noWayOutOf scene: ID<Scene>, presentedAt place: Place?, trace: [TraceStep]
  ) {
    report(
      at: program[scene].place,
      "nothing leads out of \(name(scene)) once it is presented",
      label: "people are stuck here",
      related: place.map { [label($0, "it is presented here")] } ?? [],
      help: [
        "add a button with an unwind segue or an action that says dismiss, or present it as a sheet"
      ], trace: trace)
  }

  /// Whether something in what is presented, or in what it leads to, takes it off the screen again.
  fileprivate func isLeft(
    _ edge: NavigationMap.Edge, _ receivers: [Name: [ID<Scene>]], _ search: inout SceneSearch
  ) -> Bool {
    func lets(out scene: ID<Scene>) -> Bool {
      // Rules of their own say what is wrong with alerts and pickers.
      program[scene].kind.isMadeByCode || program.codeMayDoMore(in: scene)
        || !map.isWholeAround(scene, program)
        || program.says(scene) {
          $0.kind?.facts.ends == .presentation || $0.kind?.facts.ends == .everything
        }
    }
    let isLeft = search.finds(lets(out:), from: [edge.destination]) { $0.way != .presents }
    if isLeft { return true }
    let inside = Set(search.found)
    for scene in search.scenes(from: [edge.destination], along: { _ in true }) {
      for id in program[scene].segues where program[id].operation == .unwind {
        // An action without a known owner may be anywhere.
        guard let targets = receivers[program[cold: id].unwindAction] else { return true }
        if targets.contains(where: { !inside.contains($0) }) { return true }
      }
    }
    return false
  }
}

extension Program {
  /// The scenes that declare each unwind action.
  func unwindReceivers() -> [Name: [ID<Scene>]] {
    var receivers: [Name: [ID<Scene>]] = [:]
    guard methods.rows.contains(where: { $0.kind == .unwind }) else { return receivers }
    for scene in scenes.ids {
      for method in methods(of: scene) where self[method].kind == .unwind {
        receivers[self[method].name, default: []].append(scene)
      }
    }
    return receivers
  }
}
