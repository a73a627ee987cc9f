import NavModel
import NavSimulator
import NavText

extension Program {
  /// What the console shows, in our own words: what failed, and what UIKit wants instead.
  public func message(of diagnostic: RuntimeDiagnostic) -> String {
    let other = diagnostic.other.map { names[self[$0].name] } ?? "nothing"
    let thing = names[diagnostic.thing]
    switch diagnostic.error {
    case .pushedNavigationController:
      return "pushing the navigation controller \(other) is not supported"
    case .poppedToStranger:
      return "tried to pop to \(other), which is not in the stack"
    case .pushedSplitController:
      return "split view controllers cannot be pushed: \(other) is left out"
    case .selectedStranger:
      return "only a controller in its list can be selected, and \(other) is not there"
    case .nestedTransition:
      return "a push or pop inside the animation of another can corrupt the navigation bar"
    case .alreadyPresenting:
      return "attempt to present \(other) where something is presented already"
    case .presentationInProgress:
      return "attempt to present or dismiss while a presentation or dismissal is in progress"
    case .presenterNotInWindow:
      return "attempt to present \(other) from a view that is not in the window hierarchy"
    case .popoverWithoutAnchor:
      return "the popover for \(other) needs a source view or a bar button item to point at"
    case .secondCancelAction:
      return "\(other) can only have one action with the style cancel"
    case .fieldInActionSheet:
      return "text fields can only be added to an alert, and \(other) is an action sheet"
    case .partialCurlStyle:
      return "the partial curl to \(other) only goes with the style fullScreen"
    case .emptyDetents:
      return "the sheet for \(other) needs at least one detent"
    case .unknownSegue:
      return "there is no segue with the identifier '\(thing)'"
    case .pushWithoutNavigation:
      return "the push segue to \(other) needs a source in a navigation controller"
    case .unknownOutlet:
      let owner = diagnostic.scene.map { ownerWithout(diagnostic.thing, in: $0) } ?? "NSObject"
      return
        "[\(owner) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(thing)"
    case .customSegueClass:
      return "the custom segue to \(other) needs a class that overrides perform"
    case .unknownAction:
      let receiver =
        diagnostic.scene.map { receiverWithout(diagnostic.thing, in: $0) } ?? "NSObject"
      return "unrecognized selector sent to instance: \(receiver) has no action \(thing)"
    case .unknownStoryboard:
      return "could not find a storyboard named '\(thing)' in the bundle of the app"
    case .unknownController:
      return "the storyboard has no view controller with this identifier"
    case .noEntryPoint:
      return "failed to instantiate the default view controller: perhaps the designated "
        + "entry point is not set"
    case .unknownRuntimeAttribute:
      return "failed to set the user defined runtime attribute \(thing): no view has such a key"
    case .unknownClass:
      return "unknown class \(thing) in Interface Builder file"
    case .wrongRootView:
      return "\(thing) loaded its nib but did not get the list that it needs as its view"
    case .noCommonOrientation:
      return "the app and the view controller have no supported orientation in common"
    case .tooDeep:
      return "more than \(deepestHierarchy) controllers are nested"
    case .tooMany:
      return "more controllers are made at a time than an app of this size could have"
    case .endless:
      return "the callbacks keep starting new operations without end"
    case .popoverOnPhone:
      return "the deprecated popover to \(other) works on iPad only"
    }
  }
}
