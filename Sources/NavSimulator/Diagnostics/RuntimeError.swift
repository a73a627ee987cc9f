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
  case unknownStoryboard = 35
  case unknownController = 36
  case noEntryPoint = 37
  case unknownRuntimeAttribute = 39
  case unknownClass = 40
  /// For a nib that was loaded, which has no number among the errors.
  case wrongRootView = 97
  /// ROT-5, which has no number among the errors.
  case noCommonOrientation = 98
  /// Not UIKit's: containers that hold each other would be built without end, and no app has as many in each other.
  case tooDeep = 95
  /// Not UIKit's: no app of this size has so many controllers at a time.
  case tooMany = 96
  /// Not UIKit's: callbacks that keep starting operations would hang the app.
  case endless = 99
  /// ALERT-3 and ALERT-4, which have no number among the errors.
  case secondCancelAction = 131
  case fieldInActionSheet = 132
  /// The popover of old asks for an iPad (SEG-30).
  case popoverOnPhone = 130

  /// What becomes of the app.
  public enum Kind: Hashable, Sendable {
    /// An uncaught exception ends it.
    case exception(Exception)
    /// A line on the console, no more.
    case logged
    /// It never answers again.
    case hang
  }

  /// The names that Foundation gives exceptions.
  public enum Exception: String, Hashable, Sendable {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case generic = "NSGenericException"
    /// Foundation calls the constant NSUndefinedKeyException, and this is its value.
    case unknownKey = "NSUnknownKeyException"
  }

  /// The id of the rule, as tests write it.
  public var code: String {
    switch self {
    case .endless: "endless"
    case .tooDeep: "too-deep"
    case .tooMany: "too-many"
    case .popoverOnPhone: "SEG-30"
    case .secondCancelAction: "ALERT-3"
    case .fieldInActionSheet: "ALERT-4"
    case .noCommonOrientation: "ROT-5"
    case .wrongRootView: "wrong-root-view"
    default: "ERR-\(rawValue)"
    }
  }

  /// The names marked there are from memory: no source settles them.
  public var kind: Kind {
    switch self {
    case .pushedNavigationController: .exception(.invalidArgument)
    case .poppedToStranger: .exception(.internalInconsistency)
    case .pushedSplitController: .logged
    // ERR-12 ⚠ name
    case .selectedStranger: .exception(.invalidArgument)
    case .nestedTransition: .logged
    case .alreadyPresenting: .logged
    case .presentationInProgress: .logged
    case .presenterNotInWindow: .logged
    case .popoverWithoutAnchor: .exception(.generic)
    case .partialCurlStyle: .exception(.invalidArgument)
    // ERR-27 ⚠ name
    case .emptyDetents: .exception(.invalidArgument)
    case .unknownSegue: .exception(.invalidArgument)
    // ERR-31 ⚠ name
    case .pushWithoutNavigation: .exception(.generic)
    case .unknownOutlet: .exception(.unknownKey)
    // ERR-33 ⚠ name
    case .customSegueClass: .exception(.internalInconsistency)
    case .unknownAction: .exception(.invalidArgument)
    case .unknownStoryboard: .exception(.invalidArgument)
    case .unknownController: .exception(.invalidArgument)
    case .noEntryPoint: .logged
    case .unknownRuntimeAttribute, .unknownClass: .logged
    case .wrongRootView: .exception(.internalInconsistency)
    case .endless, .tooDeep, .tooMany: .hang
    // ROT-5 ⚠ name
    case .noCommonOrientation: .exception(.invalidArgument)
    case .secondCancelAction, .fieldInActionSheet: .exception(.internalInconsistency)
    // SEG-30 ⚠ name
    case .popoverOnPhone: .exception(.invalidArgument)
    }
  }

  /// The exception that ends the app, if it is one.
  public var exception: Exception? {
    if case .exception(let name) = kind { return name }
    return nil
  }
}
