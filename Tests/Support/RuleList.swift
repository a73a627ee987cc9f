import NavCheck
import NavStoryboard
import NavText

/// The facts of all rules that look at storyboards or at the code around them.
public enum RuleList {
  public static let all: [RuleFacts] =
    ProgramRules.all.map(\.facts) + StoryboardRules.all.map(\.facts) + SourceRules.all.map(\.facts)

  /// Those that no mutator breaks anything for, and why.
  public static let withoutMutator = [
    "alert-without-action": "a storyboard has no alerts",
    "empty-detents": "a storyboard cannot say detents",
    "empty-menu": "no menu of a storyboard is read",
    "leaked-presentation": "a storyboard does not say what code does with the window",
    "message-never-sent": "a storyboard does not say what delegates do",
    "obscured-search": "a storyboard has no search controllers",
    "open-picker": "a storyboard has no pickers",
    "present-too-early": "a storyboard has no callbacks",
    "run-time-error": "a storyboard does not say what code does",
    "search-outside-navigation": "a storyboard has no search controllers",
    "search-without-context": "a storyboard has no search controllers",
    "sheet-without-anchor": "a storyboard has no action sheets",
    "stuck-keyboard": "a storyboard does not say what code does with the keyboard",
    "unshown-accessory": "a storyboard has no bottom accessories",
    "unreceived-unwind": "a storyboard does not say whose an unwind action is",
    "unused-class": "a storyboard has only the classes that something is of",
    "unused-segue": "a storyboard does not say what code performs",
    "unused-unwind": "a storyboard has only the unwind actions that segues name",
    "unused-variable": "a storyboard has no state variables",
  ]
}
