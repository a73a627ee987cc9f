/// What can happen to an app, as far as a `check` counts it as a move.
public enum MoveKind: UInt8, Hashable, Sendable, CaseIterable {
  case taps
  case swipes
  case typing
  case messages
  case customization
  case code
  case rotation
  case restoration
  case memory

  /// The row of a kind of move.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// Whether a person does it; these count where a check says nothing.
    public let isByFinger: Bool
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .taps:
      Facts(
        keyword: "taps", isByFinger: true,
        summary: "Touching what can be touched: buttons, rows, tabs, bar items, alert actions.")
    case .swipes:
      Facts(
        keyword: "swipes", isByFinger: true,
        summary:
          "Swipes, drags and pans: back from the edge, sheets, pages, columns, gestures, rows.")
    case .typing:
      Facts(
        keyword: "typing", isByFinger: true,
        summary: "Typing, the return key and putting the keyboard away.")
    case .messages:
      Facts(
        keyword: "messages", isByFinger: true,
        summary: "Links, notifications and whatever else is delivered from outside.")
    case .customization:
      Facts(
        keyword: "customization", isByFinger: true,
        summary: "Rearranging the tabs under More.")
    case .code:
      Facts(
        keyword: "code", isByFinger: false,
        summary: "Segues and actions that only code performs, and variables that it sets.")
    case .rotation:
      Facts(
        keyword: "rotation", isByFinger: false, summary: "Turning the device.")
    case .restoration:
      Facts(
        keyword: "restoration", isByFinger: false,
        summary: "Being killed in the background and restored.")
    case .memory:
      Facts(
        keyword: "memory", isByFinger: false,
        summary: "A memory warning, and being killed without being restored.")
    }
  }
}

/// Some kinds of moves.
public struct MoveSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// One kind alone.
  public init(_ kind: MoveKind) {
    rawValue = 1 << UInt16(kind.rawValue)
  }

  /// What a person can do, which is what counts where a check says nothing else.
  public static let fingers: MoveSet = {
    var set: MoveSet = []
    for kind in MoveKind.allCases where kind.facts.isByFinger { set.insert(MoveSet(kind)) }
    return set
  }()

  /// Every kind there is.
  public static let all: MoveSet = {
    var set: MoveSet = []
    for kind in MoveKind.allCases { set.insert(MoveSet(kind)) }
    return set
  }()

  /// Whether moves of this kind count.
  public func contains(_ kind: MoveKind) -> Bool { contains(MoveSet(kind)) }

  /// The kinds, in the order of the catalogue.
  public var kinds: [MoveKind] { MoveKind.allCases.filter { contains($0) } }

  /// The shortest lines of a `check` that say this set; none for what counts anyway.
  public var lines: [(setting: CheckSetting, moves: [MoveKind])] {
    let added = subtracting(.fingers).kinds
    let removed = MoveSet.fingers.subtracting(self).kinds
    if removed.isEmpty { return added.isEmpty ? [] : [(.also, added)] }
    let kept = kinds
    if kept.count <= added.count + removed.count { return [(.only, kept)] }
    return (added.isEmpty ? [] : [(.also, added)]) + [(.without, removed)]
  }
}
