import NavModel
import NavText

extension ProgramRules {
  /// The compiler finds it in texts.
  static let wrongDestination = ProgramRule(
    RuleFacts(ofLanguage: "wrong-destination", storyboard: .error)
  ) { context in
    context.forEachPlacing { context, placing in
      guard
        case .forbidden(let rule, let raises, let advice) = Nesting(
          of: placing.kind, in: placing.host)
      else { return }
      context.report(
        at: placing.place,
        "\(context.name(placing.scene)) is \(placing.kind.words), which is not allowed in \(placing.host.words)",
        label: raises
          ? "UIKit raises an exception \(placing.isSure ? "when this happens" : "if it is pushed") (\(rule))"
          : "UIKit logs a line and does nothing (\(rule))",
        help: [Wording(advice)], atMost: placing.isSure ? .error : .info)
    }
  }
}

/// A container in a place.
struct Placing {
  let scene: ID<Scene>
  let kind: ControllerKind
  let host: ControllerHost
  let place: Place
  /// Whether it happens each time: what `show` does depends on the surroundings, and apps are built with it.
  let isSure: Bool
}

extension ProgramRuleContext {
  /// Every place that a container is put into by a relationship or a segue.
  mutating func forEachPlacing(_ visit: (inout ProgramRuleContext, Placing) -> Void) {
    for edge in map.edges where program.scenes[edge.destination].kind.isContainer {
      guard let host = host(of: edge) else { continue }
      visit(
        &self,
        Placing(
          scene: edge.destination, kind: program.scenes[edge.destination].kind, host: host,
          place: edge.place, isSure: edge.way != .shows))
    }
  }

  /// Whether `wrong-destination` tells of what an edge puts somewhere.
  func isForbidden(_ edge: NavigationMap.Edge) -> Bool {
    guard let host = host(of: edge) else { return false }
    if case .forbidden = Nesting(of: program.scenes[edge.destination].kind, in: host) {
      return true
    }
    return false
  }

  private func host(of edge: NavigationMap.Edge) -> ControllerHost? {
    if case .relationship(let id) = edge.origin { return ControllerHost(program[id].kind) }
    switch edge.way {
    case .pushes, .replaces: return .stack
    case .shows where edge.isPresentedByStacks: return nil
    case .shows: return surroundings(of: edge.source).isSometimesInNavigation ? .stack : nil
    case .presents: return program.style(of: edge) == .popover ? .popover : .modal
    case .holds, .showsDetail, .becomesRoot, .unknown: return nil
    }
  }
}
