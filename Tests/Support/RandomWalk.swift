import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText

/// A walk through an app by somebody who does anything at all, for as many steps as one likes.
///
/// After every step it is looked whether the state holds together. A walk is made from its seed alone; one that fails is
/// cut down to the few events that are needed.
public struct RandomWalk {
  /// Where a walk begins, and begins anew when the app has stopped.
  public struct Start: Sendable {
    public var device: Device
    public var era: SystemEra
    public var orientation: Orientation
  }

  public struct Failure: Error, CustomStringConvertible {
    public let seed: UInt64
    public let broken: String
    public let start: Start
    public let events: [Event]
    let lines: [String]

    public var description: String {
      """
      \(broken)
      after these \(events.count) on \(start.device.facts.name), \(start.era.facts.keyword), \
      \(start.orientation.keyword) (seed \(seed)):
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
      """
    }
  }

  /// More would be slow to cut down, and rarely finds what fewer do not.
  private static let longestTrail = 200
  private static let mostControllers = 60

  private let program: Program
  private let seed: UInt64
  private var random: SeededRandom
  private var start = Start(device: .iPhone15, era: .modern, orientation: .portrait)
  private var state: NavigationState
  private var trail: [Event] = []
  public private(set) var steps = 0
  /// Whether every state is laid out as well, and the layout judged.
  public var judgesLayouts = false

  public init(_ program: Program, seed: UInt64) {
    self.program = program
    self.seed = seed
    random = SeededRandom(seed: seed)
    state = program.launch().state
    begin()
  }

  /// Nil when all goes well.
  public mutating func walk(_ count: Int) -> Failure? {
    for _ in 0..<count {
      steps += 1
      let event = program.randomEvent(in: state, &random)
      trail.append(event)
      let result = checkedStep(state, event)
      if let broken = result.broken { return failure(broken) }
      state = result.next
      if state.isCrashed || state.controllers.count > Self.mostControllers
        || trail.count >= Self.longestTrail
      {
        begin()
      }
    }
    return nil
  }

  private func checkedStep(
    _ state: NavigationState, _ event: Event
  ) -> (next: NavigationState, broken: String?) {
    let result = program.checkedStep(state, event)
    guard judgesLayouts, result.broken == nil else { return result }
    return (result.next, program.brokenLayoutPromise(in: result.next))
  }

  private mutating func begin() {
    start.device = random.pick(Device.allCases)
    start.era = random.pick(SystemEra.allCases)
    start.orientation = random.pick(Orientation.allCases)
    state = launch()
    trail = []
  }

  private func launch() -> NavigationState {
    program.launch(device: start.device, era: start.era, orientation: start.orientation).state
  }

  // MARK: Cutting down

  private func failure(_ broken: String) -> Failure {
    let (events, broken) = cutDown(trail, broken)
    return Failure(
      seed: seed, broken: broken, start: start, events: events,
      lines: events.map { program.spelling(of: $0) })
  }

  /// Leaves out ever smaller pieces, as long as something still breaks.
  private func cutDown(_ trail: [Event], _ broken: String) -> ([Event], String) {
    var events = trail
    var broken = broken
    var size = max(1, events.count / 2)
    while true {
      var first = 0
      while first < events.count {
        let rest = events[..<first] + events[min(first + size, events.count)...]
        if let still = replay(Array(rest)) {
          (events, broken) = (Array(rest), still)
        } else {
          first += size
        }
      }
      if size == 1 { return (events, broken) }
      size /= 2
    }
  }

  /// What breaks on the way, if anything does.
  private func replay(_ events: [Event]) -> String? {
    var state = launch()
    for event in events {
      let result = checkedStep(state, event)
      if let broken = result.broken { return broken }
      state = result.next
    }
    return nil
  }
}

extension Program {
  /// A step, and what is wrong with it: a promise of the simulator that it breaks.
  public func checkedStep(
    _ state: NavigationState, _ event: Event
  ) -> (next: NavigationState, broken: String?) {
    let (next, effects) = step(state, event)
    func broken(_ promise: String) -> (NavigationState, String?) { (next, promise) }
    let again = step(state, event)
    if again.next != next || again.effects != effects { return broken("a step is not pure") }
    if let difference = simulationDifference(from: state, event) { return broken(difference) }
    if effects.refusal(in: self) != nil && next != state {
      return broken("what was refused has changed the state")
    }
    if let violation = checkInvariants(of: next) { return broken(violation) }
    if !next.isCrashed, !event.isLaunch,
      let violation = checkAppearances(from: state, effects, to: next)
    {
      return broken(violation)
    }
    // Looking at it must work as well.
    _ = drawing(of: shownScreen(of: next))
    var json = JSONWriter()
    writeState(next, to: &json)
    writeEffects(effects, to: &json)
    return (next, nil)
  }
}

extension Event {
  fileprivate var isLaunch: Bool {
    if case .launch = self { true } else { false }
  }
}

extension Program {
  /// A simulation takes the same steps: the first from a state that is new to it, the second from what the first left.
  private func simulationDifference(from state: NavigationState, _ event: Event) -> String? {
    var simulation = Simulation(self, from: state)
    var expected = state
    for _ in 0..<2 {
      simulation.step(event)
      let (next, effects) = step(expected, event)
      if simulation.state != next || simulation.effects != effects {
        return "a simulation goes elsewhere than a step"
      }
      expected = next
    }
    return nil
  }
}
