import NavText

/// Rules with more than one judge: one looks at programs, another at documents of Interface Builder or at code.
///
/// What such a code means is said here, once; each judge has examples of its own.
public enum SharedRules {
  public static let duplicateConstraint = RuleFacts(
    shared: "duplicate-constraint", text: .warning, storyboard: .info,
    "Two constraints say the same.",
    why: """
      Auto Layout solves both, which costs time, and changing or deactivating one of them moves nothing, \
      because the other still holds. A constraint that is written from the other side is the same: a label 20 points \
      below a picture is a picture 20 points above the label.
      """)

  public static let performedTwice = RuleFacts(
    shared: "performed-twice", text: .warning, storyboard: .warning,
    "One touch performs a segue twice: by itself, and in code.",
    why: """
      A segue that starts at a cell or a button happens by itself when that is touched. An action of the same cell or \
      button that performs the segue as well, or tableView(_:didSelectRowAt:) in the code of a storyboard, shows the \
      screen a second time: the way back leads to the same screen again, and on old systems the navigation bar gets out \
      of step. Draw the segue from the controller, or leave it to the segue alone.
      """)

  public static let placeholderAsLabel = RuleFacts(
    shared: "placeholder-as-label", text: nil, storyboard: nil,
    "A text field is only labelled by its placeholder.",
    why: """
      The placeholder disappears with the first letter, and VoiceOver reads what is typed instead of what is asked for. A \
      text view of a storyboard has none of its own: classes that add one are given it by a runtime attribute.
      """)

  public static let refreshBehindSheet = RuleFacts(
    shared: "refresh-behind-sheet", text: .warning, storyboard: nil,
    "A screen relies on viewWillAppear, and does not hear when a card above it closes.",
    why: """
      A card, a popover and everything else that leaves the screen behind it in view sends that screen no callback, \
      neither when it comes nor when it goes (LIFE-82). What is refreshed in viewWillAppear stays as it was (LIFE-83).
      """)

  public static let alwaysReportsStackBackground = TypedOption(
    "always", false, "Whether to report it where only iOS 14 and later are meant, too.")

  public static let stackBackground = RuleFacts(
    shared: "stack-background", text: .info, storyboard: nil,
    "A stack view has a background colour, which old systems do not draw.",
    why: """
      Before iOS 14 a stack view draws nothing of its own: the colour shows on new systems and is missing on old ones. \
      What is made for iOS 14 or later is not asked, unless "always" says so.
      """,
    options: [alwaysReportsStackBackground.row])

  public static let staticTableOutOfPlace = RuleFacts(
    shared: "static-table-out-of-place", text: .error, storyboard: .error,
    "Static rows are in a table view that no table view controller owns.",
    why: """
      Static cells are loaded by UITableViewController and by nothing else. Interface Builder refuses to compile them \
      anywhere else: "Static table views are only valid when embedded in UITableViewController instances".
      """)

  public static let unconnectedOutlet = RuleFacts(
    shared: "unconnected-outlet", text: .info, storyboard: .info,
    "An outlet is declared and connected nowhere.",
    why: """
      It is nil until something is connected, so code that uses it does nothing, or crashes where the outlet is declared \
      with an exclamation mark, as in Swift most are. Outlets are left over when a view is deleted, and lost in merges. \
      Where the class itself gives the property a value, nothing is reported.
      """)

  public static let unlabeledImage = RuleFacts(
    shared: "unlabeled-image", text: nil, storyboard: nil,
    "A button or an image that VoiceOver stops at has a picture and no words.",
    why: """
      VoiceOver reads the name of the picture's file, or nothing, and a test cannot find it by what it is called. It \
      stops at buttons and bar items, and at images whose Accessibility Enabled is on; what is inside of a view that it \
      stops at, and what says Accessibility Enabled off, it passes over.
      """)

  public static let unusedAction = RuleFacts(
    shared: "unused-action", text: .info, storyboard: .info,
    "An action is declared and connected to nothing.",
    why: """
      It never runs. Often the button that called it was deleted, or the connection was lost in a merge. An action of a \
      class whose name is anywhere else in the code, as in #selector or a call, is taken to be used there.
      """)

  // MARK: Those of the language

  public static let duplicateIdentifier = RuleFacts(
    ofLanguage: "duplicate-identifier", storyboard: .warning)
  public static let missingAction = RuleFacts(ofLanguage: "missing-action", storyboard: .error)
  public static let missingInitial = RuleFacts(ofLanguage: "missing-initial", storyboard: .warning)
  public static let missingOutlet = RuleFacts(ofLanguage: "missing-outlet", storyboard: .error)
  public static let wrongClass = RuleFacts(ofLanguage: "wrong-class", storyboard: .error)
}
