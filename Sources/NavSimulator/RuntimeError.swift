/// What UIKit raises or logs: section 9 of the rules, as far as a program can come to it.
public enum RuntimeError: UInt8, Hashable, Sendable, CaseIterable {
  case pushedNavigationController = 1
  case poppedToStranger = 6
  case pushedSplitController = 8
  case selectedStranger = 12
  case nestedTransition = 14
  case alreadyPresenting = 20
  case presentationInProgress = 21
  case presenterNotInWindow = 22
  case popoverWithoutAnchor = 24
  case partialCurlStyle = 26
  case emptyDetents = 27
  case unknownSegue = 30
  case pushWithoutNavigation = 31
  case unknownOutlet = 32
  case customSegueClass = 33
  case unknownAction = 34
  case noEntryPoint = 37
  /// Not UIKit's: callbacks that keep starting operations would hang the app.
  case endless = 99

  /// What becomes of the app.
  public enum Kind: Hashable, Sendable {
    /// An uncaught exception ends it.
    case exception
    /// A line on the console, no more.
    case logged
  }

  public struct Facts: Sendable {
    public let kind: Kind
    /// What the message says, in short.
    public let gist: String
  }

  /// The id of the rule, as tests write it.
  public var code: String { self == .endless ? "endless" : "ERR-\(rawValue)" }

  public var facts: Facts {
    switch self {
    case .pushedNavigationController:
      Facts(kind: .exception, gist: "pushing a navigation controller is not supported")
    case .poppedToStranger:
      Facts(kind: .exception, gist: "tried to pop to a view controller that doesn't exist")
    case .pushedSplitController:
      Facts(
        kind: .logged,
        gist: "split view controllers cannot be pushed to a navigation controller")
    case .selectedStranger:
      Facts(
        kind: .exception,
        gist: "only a view controller in the tab bar controller's list of "
          + "view controllers can be selected")
    case .nestedTransition:
      Facts(
        kind: .logged,
        gist: "nested push or pop animation can result in a corrupted "
          + "navigation bar")
    case .alreadyPresenting:
      Facts(kind: .logged, gist: "attempt to present on a controller that is already presenting")
    case .presentationInProgress:
      Facts(
        kind: .logged,
        gist: "attempt to present or dismiss while a presentation or dismissal is in progress")
    case .presenterNotInWindow:
      Facts(
        kind: .logged,
        gist: "attempt to present on a controller whose view is not in the window hierarchy")
    case .popoverWithoutAnchor:
      Facts(
        kind: .exception, gist: "a popover needs a source view or a bar button item to point at")
    case .partialCurlStyle:
      Facts(
        kind: .exception, gist: "the partial curl transition only goes with the style fullScreen")
    case .emptyDetents:
      Facts(kind: .exception, gist: "a sheet needs at least one detent")
    case .unknownSegue:
      Facts(kind: .exception, gist: "the receiver has no segue with this identifier")
    case .pushWithoutNavigation:
      Facts(
        kind: .exception,
        gist: "push segues can only be used when the source controller is "
          + "managed by a navigation controller")
    case .unknownOutlet:
      Facts(
        kind: .exception, gist: "this class is not key value coding-compliant for an outlet's key")
    case .customSegueClass:
      Facts(kind: .exception, gist: "a custom segue needs a class that overrides perform")
    case .unknownAction:
      Facts(kind: .exception, gist: "unrecognized selector sent to instance")
    case .noEntryPoint:
      Facts(
        kind: .logged,
        gist: "failed to instantiate the default view controller: perhaps the "
          + "designated entry point is not set")
    case .endless:
      Facts(kind: .exception, gist: "the callbacks keep starting new operations without end")
    }
  }
}
