import NavMatching
import NavModel
import NavText

/// What differs between two programs, for people: neither places nor ids, neither the order of scenes nor anything that only
/// Interface Builder's canvas shows.
public struct ProgramDifference: Hashable, Sendable {
  /// The changes of one owner, in the order of a report.
  public struct Group: Hashable, Sendable {
    public let owner: Change.Owner
    public internal(set) var changes: [Change]

    /// Whether the owner itself was added or removed, or only something of it differs.
    public var sort: Change.Sort {
      if owner.name.old == nil { return .added }
      return owner.name.new == nil ? .removed : .changed
    }
  }

  /// The app first, then storyboards, scenes and classes, each in the order of the new program; at the end of their kind
  /// those that are gone.
  public internal(set) var groups: [Group] = []

  public var isEmpty: Bool { groups.isEmpty }
  /// All of them, group by group.
  public var changes: [Change] { groups.flatMap { $0.changes } }

  /// Nothing differs.
  init() {}

  /// Compares two programs, whose parts were matched. Where each is made of one file, it may make no difference what the files
  /// are called.
  public init(
    _ old: Program, _ new: Program, _ matching: ProgramMatching, ignoringFileNames: Bool = false
  ) {
    var comparison = Comparison(old, new, matching, ignoringFileNames: ignoringFileNames)
    comparison.compare()
    self = comparison.difference
  }

  /// How many owners of a kind were added, removed or changed.
  public func count(_ kind: Change.Owner.Kind, _ sort: Change.Sort) -> Int {
    groups.count { $0.owner.kind == kind && $0.sort == sort }
  }

  mutating func add(_ change: Change) {
    if groups.last?.owner == change.owner {
      groups[groups.count - 1].changes.append(change)
    } else {
      groups.append(Group(owner: change.owner, changes: [change]))
    }
  }
}
