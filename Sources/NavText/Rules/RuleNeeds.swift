/// What a rule needs before it can run. The runner reads this, so that no rule checks it itself.
public struct RuleNeeds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A text: what of storyboards it is about is in their documents, where a rule of the same code looks, or it is
  /// nothing that a storyboard can hold.
  public static var text: RuleNeeds { RuleNeeds(rawValue: 1) }
  /// The frames of a scene's elements.
  public static var layout: RuleNeeds { RuleNeeds(rawValue: 2) }
  /// How much room the bars of a scene would like.
  public static var barWidths: RuleNeeds { RuleNeeds(rawValue: 4) }
  /// What became of a document's connections, which needs the other files.
  public static var connections: RuleNeeds { RuleNeeds(rawValue: 8) }
  /// Nothing of iOS: it holds for documents for macOS, tvOS and watchOS as well, of which nothing else is judged.
  public static var anyPlatform: RuleNeeds { RuleNeeds(rawValue: 16) }
  /// All code of a scene: nothing is reported about one whose class may do more than the program shows.
  public static var allCode: RuleNeeds { RuleNeeds(rawValue: 32) }
  /// The same, to be sure: without it a finding is a remark.
  public static var allCodeToBeSure: RuleNeeds { RuleNeeds(rawValue: 64) }
  /// All ways into a scene: nothing is reported about one of a storyboard where an unresolved
  /// reference may lead.
  public static var allWaysIn: RuleNeeds { RuleNeeds(rawValue: 128) }
  /// All ways out of a scene, and all that it holds.
  public static var allWaysOut: RuleNeeds { RuleNeeds(rawValue: 256) }
  /// The states that a small exploration of the app finds, where there is all of its code: in texts. A rule that only
  /// tells a run with what it finds anyway does not need it, and tells one where another rule does.
  public static var exploration: RuleNeeds { RuleNeeds(rawValue: 512) }
}
