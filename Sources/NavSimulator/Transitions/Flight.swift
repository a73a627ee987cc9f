import NavModel
import NavText

/// Whether operations that ask for animation get it, and whether time passes by itself.
public enum Animation: UInt8, Hashable, Sendable, CaseIterable {
  /// Each command ends with everything at rest.
  case on
  /// As with `animated: false` (LIFE-21).
  case off
  /// An animated transition stays in flight until it is finished or cancelled.
  case step

  /// As `animate` takes it.
  public var keyword: String {
    switch self {
    case .on: "on"
    case .off: "off"
    case .step: "step"
    }
  }
}

/// A transition that has begun and not ended; there is one at a time (NAV-36, DESIGN-1).
///
/// The arrays have changed already, the callbacks that begin with "did" are still to come (DESIGN-2).
public struct Flight: Hashable, Sendable {
  var transition: Transition
  /// What was asked for meanwhile, in order (NAV-37).
  var waiting: [Waiting] = []

  init(_ transition: Transition) {
    self.transition = transition
  }

  /// Whether a finger leads it: then it may be cancelled.
  public var isInteractive: Bool { transition.swipe != nil }
  /// How many operations wait for its end.
  public var queueLength: Int { waiting.count }
  /// What it is, as people call it.
  public var kind: String { transition.order.keyword }
  /// The controllers that it brings, and those that it takes away.
  public var incoming: [ID<Controller>] { Array(transition.incoming) }
  public var outgoing: [ID<Controller>] { Array(transition.outgoing) }
}

extension SimulationStep {
  /// `animate`: a transition that is in flight ends before time passes by itself again.
  mutating func animate(_ animation: Animation) {
    run.state.animation = animation
    if animation != .step && run.state.isInFlight { finishFlight() }
  }

  /// `finish`: the animation has come to its end. What waited is done next (LIFE-60).
  mutating func finishFlight() {
    guard run.state.isInFlight else { return run.refuse(.nothingInFlight) }
    begin()
    land()
    end()
  }

  mutating func land() {
    guard let flight = run.state.flight else { return }
    run.state.flight = nil
    run.silentLine = SilentLine()
    end(flight.transition, true)
  }

  /// `cancel`: the finger goes back and leaves the screen.
  mutating func cancelFlight() {
    guard let flight = run.state.flight else { return run.refuse(.nothingInFlight) }
    guard flight.isInteractive else {
      return run.refuse(.notInteractive(program.place(of: flight, in: run.state)))
    }
    run.state.flight = nil
    run.silentLine = SilentLine()
    // What was pulled down a little was not closed.
    run.waiting.removeAll { $0.isAnswer }
    begin()
    cancel(flight.transition, true)
    end()
  }
}

extension Program {
  /// The scene where a transition takes place: a container, or what is presented or dismissed.
  public func place(of flight: Flight, in state: NavigationState) -> ID<Scene>? {
    let transition = flight.transition
    let id = transition.container ?? transition.incoming.first ?? transition.outgoing.first
    return id.flatMap { state[$0] }?.scene
  }
}

extension Flight {
  /// Identities are positions again: those of the dead vanish with what they asked for.
  mutating func renumber(_ new: (ID<Controller>) -> ID<Controller>?) {
    transition.incoming = ShortList(transition.incoming.compactMap(new))
    transition.outgoing = ShortList(transition.outgoing.compactMap(new))
    transition.added = ShortList(transition.added.compactMap(new))
    transition.removed = ShortList(transition.removed.compactMap(new))
    transition.container = transition.container.flatMap(new)
    waiting = waiting.compactMap { $0.renumbered(new) }
  }
}

extension Waiting {
  fileprivate var isAnswer: Bool {
    if case .answer = self { true } else { false }
  }
}
