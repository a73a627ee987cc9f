import NavConsole
import NavModel
import NavSimulator
import NavText

/// How often tests and scripts have exercised each part of a program.
public struct Coverage: Sendable {
  public let map: CoverageMap
  /// By item.
  public private(set) var counts: [Int]

  public init(_ program: Program) {
    map = CoverageMap(program)
    counts = Array(repeating: 0, count: map.items.count)
  }

  /// So many of so many.
  public struct Share: Hashable, Sendable {
    public var covered = 0
    public var total = 0

    public init(covered: Int = 0, total: Int = 0) {
      self.covered = covered
      self.total = total
    }

    /// In tenths of a percent, rounded down, so that only all of it is 100 %. Where there is nothing, nothing is missing.
    public var permille: Int { total == 0 ? 1000 : covered * 1000 / total }

    /// `87.5 %`
    public var percentage: String { "\(permille / 10).\(permille % 10) %" }
  }

  /// What was covered of one kind.
  public func share(of kind: CoverageItem.Kind) -> Share {
    share { $0.kind == kind }
  }

  /// What was covered of everything.
  public var share: Share { share { _ in true } }

  private func share(where isMeant: (CoverageItem) -> Bool) -> Share {
    var share = Share()
    for (item, count) in zip(map.items, counts) where isMeant(item) {
      share.total += 1
      if count > 0 { share.covered += 1 }
    }
    return share
  }

  /// What nothing has exercised.
  public var missing: [Int] { counts.indices.filter { counts[$0] == 0 } }

  /// How often something was exercised; nil for what is not counted.
  public func count(of subject: CoverageItem.Subject) -> Int? {
    map.index(of: subject).map { counts[$0] }
  }

  /// A step was taken.
  public mutating func note(
    _ occurrences: [Occurrence], _ effects: [Effect], in state: NavigationState
  ) {
    for index in map.hits(occurrences, effects, in: state) { counts[index] += 1 }
  }

  /// These items were exercised, by whoever knows of it.
  public mutating func note(items: Set<Int>) {
    for index in items { counts[index] += 1 }
  }

  /// A session has been played: what is still in its history counts.
  public mutating func note(_ session: Session) {
    let program = session.program
    for (index, moment) in session.history.enumerated() {
      var occurrences: [Occurrence] = []
      if let event = moment.event, index > 0 {
        _ = program.step(session.history[index - 1].state, event, noting: &occurrences)
      } else {
        let start = session.start
        _ = program.launch(
          storyboard: start.storyboard, device: start.device, era: start.era,
          orientation: start.orientation, usually: start.usual, noting: &occurrences)
      }
      note(occurrences, moment.effects, in: moment.state)
    }
  }
}

extension Coverage {
  /// What of the canvas was exercised.
  public func walkedParts(of program: Program) -> WalkedParts {
    var parts = WalkedParts(program)
    for (item, count) in zip(map.items, counts) where count > 0 {
      switch item.subject {
      case .scene(let id): parts.scenes[Int(id.index)] = true
      case .segue(let id): parts.segues[Int(id.index)] = true
      case .relationship(let id): parts.relationships[Int(id.index)] = true
      case .code(let id): parts.statements[Int(id.index)] = true
      case .method, .side, .barItem, .element: break
      }
    }
    return parts
  }
}
