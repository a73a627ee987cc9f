import NavText

/// A rule on what a storyboard or xib holds and cannot be seen in the program that it becomes.
public typealias StoryboardRule = Rule<StoryboardRuleContext>

/// Opinions on documents of Interface Builder, one a file of this folder.
public enum StoryboardRules {
  /// In the order of their codes.
  public static var all: [StoryboardRule] {
    [
      accessibilityFormat, ambiguousView, bottomBarNotHidden, classNotNamedAsFile,
      colorInAttributedText, connectionIntoOtherScene, danglingReference, deprecatedAttribute,
      deprecatedSegue, duplicateConstraint, duplicateSegueIdentifier, duplicateObjectID,
      duplicateOutlet, duplicatePart, duplicateRelationship, emptyLabel, gestureWithoutView,
      identifierUnlikeClass, launchScreenContent, marginConstraint, misplacedEmbed,
      misplacedObject, misplacedView, missingSystemAction, missingAutomationIdentifier,
      missingBaseClass, missingSystemOutlet, missingSegueClass, otherCanvasDevice,
      placeholderAsLabel, referenceToOtherBundle, reuseIdentifierUnlikeClass, runtimeAttributeType,
      segueOutOfPlace, severalScenes, simulatedMetrics, stackBackground, staticTableOutOfPlace,
      traitVariations, unavailableClass, unexpectedAttribute, unexpectedFont, unexpectedFontSize,
      unexpectedRuntimeAttribute, unknownReferencedScene, unknownSegueKind, unknownStoryboard,
      unknownValue, unlabeledImage, unnamedColor, unreachableReference, withoutAutoLayout,
      wrongSystemRoot,
    ]
  }

  /// Those that are asked where code is given, too: what it is compared with decides the rest.
  public static var besideCode: [StoryboardRule] { all.filter { !$0.unlessSourcesGiven } }
}
