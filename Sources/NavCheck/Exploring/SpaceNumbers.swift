import NavModel
import NavSimulator
import NavText

/// An app in numbers, counted state by state or, where its tabs do not act on each other, tab by tab.
public struct SpaceNumbers: Sendable {
  /// States of one kind: how many there are, and the nearest of them.
  public struct Places: Sendable {
    public let count: StateCount
    public let nearest: [Place]
  }

  /// A state as an example.
  public struct Place: Sendable {
    /// The scene that is visible; nil where UIKit's own screen is.
    public let visible: String?
    /// A shortest way there, as lines of `run`.
    public let way: [String]
    /// What may lead on from it although the program does not show it.
    public let unseen: UnseenWay?
  }

  /// Something that UIKit raised or logged, and a shortest way to it.
  public struct Raised: Sendable {
    public let diagnostic: RuntimeDiagnostic
    public let way: [String]
  }

  /// Whether every state was found; else all numbers are least ones.
  public let isComplete: Bool
  /// How many tabs were explored one by one; nil where every state was visited itself.
  public let tabCount: Int?
  public let states: StateCount
  /// The states whose moves were made.
  public let visited: Int
  public let moves: StateCount
  /// How many moves the state farthest from the launch is away.
  public let depth: Int
  /// What the states that were visited take in memory, by themselves and with all that is kept beside them, in bytes.
  public let packedBytes: Int
  public let bytes: Int
  public let deadEnds: Places
  public let traps: Places
  public let raised: [Raised]
  public let coverage: Coverage

  /// With at most so many examples of each kind.
  public init(of space: Space, examples most: Int) {
    if let (product, ways) = space.combination {
      self.init(space, product, ways, most)
    } else {
      self.init(space, most)
    }
  }

  private init(_ space: Space, _ most: Int) {
    let exploration = space.exploration
    func places(_ found: [ID<NavigationState>]) -> Places {
      Places(
        count: StateCount(found.count),
        nearest: found.prefix(most).map { state in
          Place(exploration.states[state], space, way: space.way(to: state))
        })
    }
    isComplete = space.isComplete
    tabCount = nil
    states = StateCount(exploration.states.count)
    visited = exploration.frontier
    moves = StateCount(exploration.edges.count)
    depth = exploration.depth
    packedBytes = exploration.states.byteCount
    bytes = exploration.byteCount
    deadEnds = places(space.deadEnds)
    traps = places(space.traps)
    raised = exploration.incidents.map {
      Raised(diagnostic: $0.diagnostic, way: space.way(to: $0))
    }
    coverage = space.coverage
  }

  private init(_ space: Space, _ product: TabProduct, _ ways: TabProductWays, _ most: Int) {
    isComplete = true
    tabCount = product.tabCount
    states = product.stateCount
    visited = product.states.count
    moves = product.moveCount
    depth = product.depth
    packedBytes = product.states.byteCount
    bytes = product.byteCount
    let ends = product.deadEnds
    deadEnds = Places(
      count: product.count(of: ends),
      nearest: ends.prefix(most).map { node in
        Place(product.states[node], space, way: space.lines(of: product.path(to: node)))
      })
    let stuck = ways.stuckCount.exact == 0 ? [] : ways.states()
    traps = Places(
      count: ways.stuckCount,
      nearest: stuck.prefix(most).map { place, _ in
        Place(product.states[place.node], space, way: space.lines(of: product.path(to: place)))
      })
    raised = product.incidents.map { incident in
      let moves =
        product.path(to: incident.node) + [product.moves(in: incident.node)[incident.move]]
      return Raised(diagnostic: incident.diagnostic, way: space.lines(of: moves))
    }
    coverage = space.coverage(of: product.noticed)
  }
}

extension SpaceNumbers.Place {
  fileprivate init(_ state: NavigationState, _ space: Space, way: [String]) {
    let program = space.exploration.program
    visible = StateDescription(of: state, in: program).visible
    unseen = program.unseenWay(from: state)
    self.way = way
  }
}
