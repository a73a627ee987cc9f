import NavCheck
import NavStoryboard
import NavText

/// The facts of all rules that look at storyboards or at the code around them.
public enum RuleList {
  public static let all: [RuleFacts] =
    Rule.all.map(\.facts) + StoryboardRule.all.map(\.facts) + SourceRule.all.map(\.facts)

  /// Those that no mutator breaks anything for, and why.
  public static let withoutMutator: [String: String] = [
    "empty-detents": "a storyboard cannot say detents",
    "present-too-early": "a storyboard has no callbacks",
    "unused-variable": "a storyboard has no state variables",
  ]
}
