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
    var expansion = Expansion(of: sources, beginning: beginning)
    var stepper = Stepper(program)
    var packer = StatePacker()
    for source in sources {
      let isDone =
        tabSteps.map { remember($0, source, &stepper, &packer, &expansion) } ?? false
      if isDone { continue }
      let state = states[source]
      let moves = program.moves(in: state, of: kinds)
      expansion.moveCounts.append(moves.count)
      for index in moves.indices {
        make(moves[index], index, from: state, source, &stepper, &packer, &expansion)
      }
    }
    return expansion
  }

  /// The moves of a state that are remembered, and those that are not made by the simulator; false where none is known.
  private func remember(
    _ steps: TabSteps, _ source: ID<NavigationState>, _ stepper: inout Stepper,
    _ packer: inout StatePacker, _ expansion: inout Expansion
  ) -> Bool {
    guard let tabbed = states.tabbed(source), let places = steps.places(of: tabbed) else {
      return false
    }
    var made: (state: NavigationState, moves: [Move])?
    expansion.moveCounts.append(places.count)
    for (index, place) in places.enumerated() {
      switch steps.target(of: place, from: tabbed) {
      case .nowhere?: expansion.append(.nowhere, isOfTab: false)
      case .state(let target)?:
        packer.pack(target)
        expansion.append(
          self.target(packer, &expansion) {
            steps.marks(of: target) ?? look(states.state(of: target))
          }, isOfTab: false)
      case nil:
        if made == nil {
          let state = states[source]
          made = (state, program.moves(in: state, of: kinds))
        }
        guard let made, made.moves.count == places.count else {
          expansion.contradicts = true
          expansion.append(.nowhere, isOfTab: false)
          continue
        }
        make(made.moves[index], index, from: made.state, source, &stepper, &packer, &expansion)
      }
    }
    return true
  }

  /// Makes a move, and notes where it leads and what is to be known of it.
  private func make(
    _ move: Move, _ index: Int, from state: NavigationState, _ source: ID<NavigationState>,
    _ stepper: inout Stepper, _ packer: inout StatePacker, _ expansion: inout Expansion
  ) {
    if notice != nil { stepper.occurrences = [] }
    stepper.take(move, from: state)
    var isOfTab = true
    for effect in stepper.effects {
      switch effect {
      case .raised(let diagnostic), .logged(let diagnostic):
        expansion.add(diagnostic, source, index)
      // It was looked for in other tabs as well.
      case .unwind, .unwindFoundNobody: isOfTab = false
      default: break
      }
    }
    if let notice {
      for number in notice(stepper.occurrences ?? [], stepper.effects, stepper.state)
      where !noticed.contains(number) && expansion.noticed[number] == nil {
        expansion.noticed[number] = source
      }
    }
    guard !stepper.isStopped, !stepper.state.isCrashed else {
      expansion.append(.nowhere, isOfTab: isOfTab)
      return
    }
    packer.pack(stepper.state, takingApart: true)
    expansion.append(target(packer, &expansion) { look(stepper.state) }, isOfTab: isOfTab)
  }

  /// The state of a form, which is looked at if it is new.
  private func target(
    _ packer: borrowing StatePacker, _ expansion: inout Expansion, _ look: () -> Marks
  ) -> Expansion.Target {
    if let known = states.find(packer.bytes.span) { return .known(known) }
    let marks = look()
    if marks & Self.excluded != 0 { return .nowhere }
    expansion.bytes += packer.bytes
    expansion.candidates.append(Expansion.Candidate(end: expansion.bytes.count, marks: marks))
    return .candidate(expansion.candidates.count - 1)
  }
}

extension Expansion {
  fileprivate mutating func append(_ target: Target, isOfTab: Bool) {
    targets.append(target)
    areOfTab.append(isOfTab)
  }

  /// The first of each kind is enough: a share is about neighbours.
  fileprivate mutating func add(
    _ diagnostic: RuntimeDiagnostic, _ source: ID<NavigationState>, _ move: Int
  ) {
    guard !incidents.contains(where: { $0.diagnostic == diagnostic }) else { return }
    incidents.append(Incident(source: source, move: move, diagnostic: diagnostic))
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
