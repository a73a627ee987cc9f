import NavText

/// A rule on storyboards and the code that they belong to.
public typealias SourceRule = Rule<SourceRuleContext>

/// Opinions on a project: its storyboards, its classes and its files; one a file of this folder.
public enum SourceRules {
  /// In the order of their codes.
  public static var all: [SourceRule] {
    [
      invisibleMember, launchScreenByName, missingAction, missingFile, mainWithoutInitial,
      missingOutlet, missingViewOutlet, outletType, performedTwice, refreshBehindSheet,
      segueOfOtherScene, staleTranslation, storyboardInNoTarget, unconnectedOutlet, unjudgedClass,
      unknownClass, unknownColor, unknownIdentifier, unknownImage, unknownMainStoryboard,
      unknownRuntimeAttribute, unknownUnwind, unusedAction, unusedStoryboard, wrongClass,
      wrongModule,
    ]
  }

  /// Those about classes that are not what their storyboard takes them for: import reports them.
  public static var ofClasses: [SourceRule] {
    [invisibleMember, missingAction, missingOutlet, wrongClass]
  }
}
