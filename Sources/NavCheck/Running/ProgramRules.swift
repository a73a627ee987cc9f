import NavText

/// A rule that needs nothing but the program.
public typealias ProgramRule = Rule<ProgramRuleContext>

/// Opinions on programs that UIKit would run, one a file in `Rules/`.
public enum ProgramRules {
  /// In the order of their codes.
  public static var all: [ProgramRule] {
    [
      alertWithoutAction, ambiguousLayout, barItemsOverflow, barItemsWithoutBar,
      conflictingConstraints,
      containerCycle, discouragedNesting, duplicateConstraint, duplicateIdentifier,
      elementOutsideScreen, emptyBarItem, emptyContainer, emptyDetents, emptyMenu, emptyTabItem,
      eventNeverSent, hiddenToolbar, leakedPresentation, messageNeverSent, missingInitial,
      missingPrimary, missingReuseIdentifier,
      missingRoot, missingSecondary, missingTab, noWayBack, noWayOut,
      obscuredSearch, openPicker,
      outletIntoPrototype,
      performedTwice, placeholderAsLabel, popoverWithoutAnchor, presentCycle, presentTooEarly,
      presentWhilePresenting, pushCycle, pushOutsideNavigation, refreshBehindSheet, restorationGap,
      runTimeError,
      searchOutsideNavigation, searchWithoutContext, segueWithoutIdentifier, sheetWithoutAnchor,
      showOutsideNavigation, stackBackground,
      staticTableOutOfPlace,
      stuckKeyboard,
      tabItemWithoutTabs, tabWithoutImage, titleNeverFits, tooManyTabs, toolbarOverflow,
      unconnectedOutlet, unlabeledImage, unreachableScene, unreceivedUnwind, unshownAccessory,
      untitledScreen,
      unusedAction, unusedClass, unusedSegue, unusedUnwind, unusedVariable, wrongDestination,
      wrongTransition,
    ]
  }
}
