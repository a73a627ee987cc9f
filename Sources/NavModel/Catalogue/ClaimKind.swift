/// What a claim says of the states that an app can reach.
public enum ClaimKind: UInt8, Hashable, Sendable, CaseIterable {
  case always
  case never
  case canReach
  case alwaysCanReach
  case fromCanReach
  case fromWithin
  case neverRaises

  /// What follows the last word of a claim.
  public enum Goal: Hashable, Sendable {
    case condition
    /// The code of a run-time error in quotes, or nothing for all of them.
    case code
  }

  /// The row of a claim.
  public struct Facts: Sendable {
    /// What a person writes; where it is about some states, what comes after these.
    public let keyword: String
    /// Whether it is about some of the states: it begins with `from` and a condition.
    public let hasStart: Bool
    /// Whether a number of taps follows the keyword.
    public let hasBound: Bool
    public let goal: Goal
    /// How it looks, for lists and messages.
    public let example: String
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .always:
      Facts(
        keyword: "always", hasStart: false, hasBound: false, goal: .condition,
        example: "always depth of World <= 4",
        summary: "The condition holds in every state that the app can reach.")
    case .never:
      Facts(
        keyword: "never", hasStart: false, hasBound: false, goal: .condition,
        example: "never visible == Payment and not signedIn",
        summary: "The condition holds in no state that the app can reach.")
    case .canReach:
      Facts(
        keyword: "can reach", hasStart: false, hasBound: false, goal: .condition,
        example: "can reach Cart",
        summary: "There is a way from the launch to a state in which the condition holds.")
    case .alwaysCanReach:
      Facts(
        keyword: "always can reach", hasStart: false, hasBound: false, goal: .condition,
        example: "always can reach Home",
        summary:
          "From every state that the app can reach there is a way to one in which the condition holds."
      )
    case .fromCanReach:
      Facts(
        keyword: "can reach", hasStart: true, hasBound: false, goal: .condition,
        example: "from Cart can reach Home",
        summary:
          "From every reachable state in which the first condition holds there is a way to one in which the second "
          + "does.")
    case .fromWithin:
      Facts(
        keyword: "within", hasStart: true, hasBound: true, goal: .condition,
        example: "from Home within 2 taps Cart",
        summary:
          "From every reachable state in which the first condition holds, that many moves are enough to come to one in "
          + "which the second does.")
    case .neverRaises:
      Facts(
        keyword: "never raises", hasStart: false, hasBound: false, goal: .code,
        example: "never raises \"ERR-20\"",
        summary: "No move makes UIKit raise an error: of this code, or of any where none is named.")
    }
  }

  /// What a person writes in front of the condition that says which states a claim is about.
  public static let startKeyword = "from"
  /// In place of that condition: all states.
  public static let anyKeyword = "any"
  /// A condition: what is visible after the launch is visible.
  public static let initialKeyword = "initial"
  /// The most moves that `within` can allow.
  public static let mostMoves: Int32 = 1000

  /// What follows the number of `within`.
  public static func unit(of count: Int32) -> String { count == 1 ? "tap" : "taps" }

  /// The claim of these words, with or without a start.
  public init?(keyword: String, hasStart: Bool) {
    guard
      let found = Self.allCases.first(where: {
        $0.facts.keyword == keyword && $0.facts.hasStart == hasStart
      })
    else { return nil }
    self = found
  }
}

/// A line of a `check` that is no claim: under which circumstances the claims are made.
public enum CheckSetting: UInt8, Hashable, Sendable, CaseIterable {
  case assuming
  case only
  case also
  case without

  /// What follows the word.
  public enum Operand: Hashable, Sendable {
    case condition
    case moves
  }

  /// The row of a setting.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    public let operand: Operand
    /// How it looks, for lists and messages.
    public let example: String
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .assuming:
      Facts(
        keyword: "assuming", operand: .condition, example: "assuming hasNetwork",
        summary: "Leaves out the runs in which the condition ever fails.")
    case .only:
      Facts(
        keyword: "only", operand: .moves, example: "only taps, swipes",
        summary: "Counts these moves and no others.")
    case .also:
      Facts(
        keyword: "also", operand: .moves, example: "also code, rotation",
        summary: "Counts these moves besides what a person's fingers do.")
    case .without:
      Facts(
        keyword: "without", operand: .moves, example: "without customization",
        summary: "Does not count these moves.")
    }
  }
}
