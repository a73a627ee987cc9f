/// The callbacks that a scene or a class may answer with `on`.
public enum LifecycleHook: UInt8, Hashable, Sendable, CaseIterable {
  case viewDidLoad
  case willMoveToParent
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case didMoveToParent

  /// The row of a callback.
  public struct Facts: Sendable {
    /// What a person writes.
    public let keyword: String
    /// One sentence, for lists and `help`.
    public let summary: String
  }

  public var facts: Facts {
    switch self {
    case .viewDidLoad:
      Facts(keyword: "viewDidLoad", summary: "Once, when the view and its outlets exist (LIFE-1).")
    case .willMoveToParent:
      Facts(keyword: "willMoveToParent", summary: "Before a container takes it in or lets it go.")
    case .viewWillAppear:
      Facts(
        keyword: "viewWillAppear", summary: "Before each time it is shown: refresh here (LIFE-32).")
    case .viewIsAppearing:
      Facts(keyword: "viewIsAppearing", summary: "With real size and traits (LIFE-3).")
    case .viewDidAppear: Facts(keyword: "viewDidAppear", summary: "It is on screen.")
    case .viewWillDisappear:
      Facts(keyword: "viewWillDisappear", summary: "Before it leaves: write back here (LIFE-32).")
    case .viewDidDisappear: Facts(keyword: "viewDidDisappear", summary: "It has left.")
    case .didMoveToParent:
      Facts(keyword: "didMoveToParent", summary: "A container has taken it in or let it go.")
    }
  }
}
