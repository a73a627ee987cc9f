import NavModel
import NavText

/// What follows some neighbouring states of an exploration: one worker's share, made without changing anything.
///
/// What is merged in the order of its states gives the same numbers, however many threads made it and in however many shares.
public struct Expansion: Sendable {
  /// Where a move leads.
  enum Target {
    case known(ID<NavigationState>)
    /// A state that was not known when the share was made, by its place among the candidates.
    case candidate(Int)
    /// Nowhere that counts: the app has ended, or an assumption fails there.
    case nowhere
  }

  /// A state that may be new.
  struct Candidate {
    /// Where its form ends among the bytes of all candidates.
    let end: Int
    let marks: UInt32
  }

  /// Something that UIKit raised or logged on a move.
  public struct Incident: Hashable, Sendable {
    public let source: ID<NavigationState>
    /// The position of the move among those that the source has.
    public let move: Int
    public let diagnostic: RuntimeDiagnostic
  }

  let sources: IDRange<NavigationState>
  fileprivate(set) var bytes: [UInt8] = []
  fileprivate(set) var candidates: [Candidate] = []
  fileprivate(set) var targets: [Target] = []
  /// Which of them are to be remembered: those that the simulator made of nothing but the tab in front.
  fileprivate(set) var areOfTab: [Bool] = []
  /// Whether a source has other moves than it is remembered to have.
  fileprivate(set) var contradicts = false
  /// The exploration's count of beginnings: what was made before the last one is of no use.
  let beginning: Int
  /// How many moves each source has.
  fileprivate(set) var moveCounts: [Int] = []
  fileprivate(set) var incidents: [Incident] = []
  /// What moves have exercised that was not known when the share was made, each with the first state that it was done in.
  fileprivate(set) var noticed: [Int: ID<NavigationState>] = [:]

  fileprivate init(of sources: IDRange<NavigationState>, beginning: Int) {
    self.sources = sources
    self.beginning = beginning
  }
}

extension Exploration {
  /// Everything that one move makes of each of these states.
  public func expansion(of sources: IDRange<NavigationState>) -> Expansion {
    var expander = Expander(self, sources)
    for source in sources { expander.expand(source) }
    return expander.finish()
  }
}

/// Makes the moves of one share.
private struct Expander: ~Copyable {
  private let exploration: Exploration
  private var stepper: Stepper
  private var packer = StatePacker()
  private var expansion: Expansion

  init(_ exploration: Exploration, _ sources: IDRange<NavigationState>) {
    self.exploration = exploration
    stepper = Stepper(exploration.program)
    expansion = Expansion(of: sources, beginning: exploration.beginning)
  }

  consuming func finish() -> Expansion { expansion }

  mutating func expand(_ source: ID<NavigationState>) {
    if let steps = exploration.tabSteps, let tabbed = exploration.states.tabbed(source),
      let places = steps.places(of: tabbed)
    {
      return remember(steps, places, of: source, tabbed)
    }
    let state = exploration.states[source]
    let moves = exploration.program.moves(in: state, of: exploration.kinds)
    expansion.moveCounts.append(moves.count)
    for index in moves.indices { make(moves[index], index, of: source, state) }
  }

  /// The moves of a state as they are remembered; those that are not are made.
  private mutating func remember(
    _ steps: TabSteps, _ places: Range<Int>, of source: ID<NavigationState>, _ tabbed: TabbedState
  ) {
    var made: (state: NavigationState, moves: [Move])?
    expansion.moveCounts.append(places.count)
    for (index, place) in places.enumerated() {
      switch steps.target(of: place, from: tabbed) {
      case .nowhere?: append(.nowhere, isOfTab: false)
      case .state(let target)?:
        packer.pack(target)
        let found =
          known.map { .known($0) }
          ?? candidate(
            steps.marks(of: target) ?? exploration.look(exploration.states.state(of: target)))
        append(found, isOfTab: false)
      case nil:
        if made == nil {
          let state = exploration.states[source]
          made = (state, exploration.program.moves(in: state, of: exploration.kinds))
        }
        if let made, made.moves.count == places.count {
          make(made.moves[index], index, of: source, made.state)
        } else {
          expansion.contradicts = true
          append(.nowhere, isOfTab: false)
        }
      }
    }
  }

  /// Makes a move, and notes where it leads and what is to be known of it.
  private mutating func make(
    _ move: Move, _ index: Int, of source: ID<NavigationState>, _ state: NavigationState
  ) {
    if exploration.notice != nil { stepper.occurrences = [] }
    stepper.take(move, from: state)
    var isOfTab = true
    for effect in stepper.effects {
      switch effect {
      case .raised(let diagnostic), .logged(let diagnostic):
        note(diagnostic, source, index)
      // It was looked for in other tabs as well.
      case .unwind, .unwindFoundNobody: isOfTab = false
      default: break
      }
    }
    if let notice = exploration.notice {
      for number in notice(stepper.occurrences ?? [], stepper.effects, stepper.state)
      where !exploration.noticed.contains(number) && expansion.noticed[number] == nil {
        expansion.noticed[number] = source
      }
    }
    guard !stepper.isStopped, !stepper.state.isCrashed else {
      return append(.nowhere, isOfTab: isOfTab)
    }
    packer.pack(stepper.state, takingApart: true)
    let found = known.map { .known($0) } ?? candidate(exploration.look(stepper.state))
    append(found, isOfTab: isOfTab)
  }

  /// The state that was packed last, if the exploration knows it.
  private var known: ID<NavigationState>? { exploration.states.find(packer.bytes.span) }

  /// The state that was packed last, as one that may be new.
  private mutating func candidate(_ marks: Exploration.Marks) -> Expansion.Target {
    if marks & Exploration.excluded != 0 { return .nowhere }
    expansion.bytes += packer.bytes
    expansion.candidates.append(
      Expansion.Candidate(end: expansion.bytes.count, marks: marks))
    return .candidate(expansion.candidates.count - 1)
  }

  private mutating func append(_ target: Expansion.Target, isOfTab: Bool) {
    expansion.targets.append(target)
    expansion.areOfTab.append(isOfTab)
  }

  /// The first of each kind is enough: a share is about neighbours.
  private mutating func note(
    _ diagnostic: RuntimeDiagnostic, _ source: ID<NavigationState>, _ move: Int
  ) {
    guard !expansion.incidents.contains(where: { $0.diagnostic == diagnostic }) else { return }
    expansion.incidents.append(
      Expansion.Incident(source: source, move: move, diagnostic: diagnostic))
  }
}

extension Stepper {
  /// Takes a move from a state and holds what came of it.
  mutating func take(_ move: Move, from state: NavigationState) {
    switch move {
    case .event(let event): advance(from: state, by: event)
    case .relaunch:
      advance(from: state, by: .save)
      var archive: [UInt8] = []
      for effect in effects {
        if case .archived(let bytes, _) = effect { archive = bytes }
      }
      advance(from: state, by: .restore(archive))
    }
  }
}
