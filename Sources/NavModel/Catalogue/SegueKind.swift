/// What UIKit does when a segue is performed. Only the simulator switches over it.
public enum NavigationOperation: UInt8, Hashable, Sendable, CaseIterable {
  case show
  case showDetail
  case present
  case popover
  case embed
  case unwind
  case custom
  case push
  case replace
}

/// One way to get from scene to scene.
public enum SegueKind: UInt8, Hashable, Sendable, CaseIterable {
  case show
  case showDetail
  case present
  case popover
  case embed
  case unwind
  case custom
  case push
  case modal
  case legacyPopover
  case replace

  /// The row of a segue kind.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// What Interface Builder writes.
    public let storyboardKind: String
    /// What to write instead of a kind that Apple deprecated.
    public let replacement: SegueKind?
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var isDeprecated: Bool {
    switch self {
    case .push, .modal, .legacyPopover, .replace: true
    case .show, .showDetail, .present, .popover, .embed, .unwind, .custom: false
    }
  }

  /// What UIKit does. Asked for every segue, so it comes without the rest of the row.
  public var operation: NavigationOperation {
    switch self {
    case .show: .show
    case .showDetail: .showDetail
    case .present, .modal: .present
    case .popover, .legacyPopover: .popover
    case .embed: .embed
    case .unwind: .unwind
    case .custom: .custom
    case .push: .push
    case .replace: .replace
    }
  }

  /// Whether an attribute of a segue can ever make a difference to one of this kind. What only shows presents where
  /// nothing answers, so it can be said how (SEG-34).
  public func takes(_ key: AttributeKey) -> Bool {
    switch key {
    // Any kind may have a class of the author's own.
    case .animated, .segueClass: return true
    case .storyboardElsewhere, .bundleElsewhere, .sceneElsewhere, .isBundleLoaded,
      .unknownCreator:
      return self != .unwind
    case .segueWork where self == .push: return true
    default: break
    }
    switch self {
    case .embed, .unwind, .push: return false
    case .popover, .legacyPopover: return key != .presentationStyle
    case .show, .showDetail, .present, .modal, .replace, .custom: return true
    }
  }

  public var facts: Facts {
    switch self {
    case .show:
      Facts(
        keyword: "show", storyboardKind: "show", replacement: nil,
        summary: "The nearest container that can shows it: a navigation controller pushes (SEG-20)."
      )
    case .showDetail:
      Facts(
        keyword: "showDetail", storyboardKind: "showDetail", replacement: nil,
        summary: "Into the detail column of a split view (SEG-23).")
    case .present:
      Facts(
        keyword: "present", storyboardKind: "presentation", replacement: nil,
        summary: "Modally, over what is there (SEG-26).")
    case .popover:
      Facts(
        keyword: "popover", storyboardKind: "popoverPresentation", replacement: nil,
        summary: "In a bubble at the trigger, where there is room (SEG-27).")
    case .embed:
      Facts(
        keyword: "embed", storyboardKind: "embed", replacement: nil,
        summary: "As the content of a container view, when the owner's view loads (SEG-28).")
    case .unwind:
      Facts(
        keyword: "unwind", storyboardKind: "unwind", replacement: nil,
        summary: "Back to the nearest scene that declares the unwind action (SEG-50).")
    case .custom:
      Facts(
        keyword: "custom", storyboardKind: "custom", replacement: nil,
        summary: "Whatever the named segue class does (SEG-31).")
    case .push:
      Facts(
        keyword: "push", storyboardKind: "push", replacement: .show,
        summary: "Before iOS 8: onto a navigation stack, which must be there (SEG-29).")
    case .modal:
      Facts(
        keyword: "modal", storyboardKind: "modal", replacement: .present,
        summary: "Before iOS 8: modally (SEG-30).")
    case .legacyPopover:
      Facts(
        keyword: "legacyPopover", storyboardKind: "popover", replacement: .popover,
        summary: "Before iOS 8: in a bubble, on iPad only (SEG-30).")
    case .replace:
      Facts(
        keyword: "replace", storyboardKind: "replace", replacement: .showDetail,
        summary: "Before iOS 8: instead of the detail of a split view (SEG-30).")
    }
  }
}
