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
    /// Where its bytes end among those of all candidates.
    let end: Int
    let tag: UInt32
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
  /// How many moves each source has.
  fileprivate(set) var moveCounts: [Int] = []
  fileprivate(set) var incidents: [Incident] = []
  /// What moves have exercised that was not known when the share was made, each with the first state that it was done in.
  fileprivate(set) var noticed: [Int: ID<NavigationState>] = [:]

  fileprivate init(of sources: IDRange<NavigationState>) {
    self.sources = sources
  }
}

extension Exploration {
  /// Everything that one move makes of each of these states.
  public func expansion(of sources: IDRange<NavigationState>) -> Expansion {
    var expansion = Expansion(of: sources)
    var stepper = Stepper(program)
    var packer = StatePacker()
    for source in sources {
      let state = states[source]
      let moves = program.moves(in: state, of: kinds)
      expansion.moveCounts.append(moves.count)
      for (index, move) in moves.enumerated() {
        if notice != nil { stepper.occurrences = [] }
        stepper.take(move, from: state)
        for effect in stepper.effects {
          guard case .raised(let diagnostic) = effect else {
            guard case .logged(let diagnostic) = effect else { continue }
            expansion.add(diagnostic, source, index)
            continue
          }
          expansion.add(diagnostic, source, index)
        }
        if let notice {
          for number in notice(stepper.occurrences ?? [], stepper.effects, stepper.state)
          where !noticed.contains(number) && expansion.noticed[number] == nil {
            expansion.noticed[number] = source
          }
        }
        expansion.targets.append(target(of: stepper, &packer, &expansion))
      }
    }
    return expansion
  }

  private func target(
    of stepper: borrowing Stepper, _ packer: inout StatePacker, _ expansion: inout Expansion
  ) -> Expansion.Target {
    if stepper.isStopped || stepper.state.isCrashed { return .nowhere }
    packer.pack(stepper.state)
    let tag = StateTable.tag(of: packer.bytes.span)
    if let known = states.find(packer.bytes.span, tag: tag) { return .known(known) }
    let marks = look(stepper.state)
    if marks & Self.excluded != 0 { return .nowhere }
    expansion.bytes += packer.bytes
    expansion.candidates.append(
      Expansion.Candidate(end: expansion.bytes.count, tag: tag, marks: marks))
    return .candidate(expansion.candidates.count - 1)
  }
}

extension Expansion {
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
