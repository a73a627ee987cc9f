import NavModel

/// What a controller can ask about itself in a callback: why it appears or disappears (LIFE-10, LIFE-11).
///
/// Leaving for good is `isBeingDismissed || isMovingFromParent` (LIFE-12).
public struct Movement: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static var toParent: Movement { Movement(rawValue: 1) }
  public static var fromParent: Movement { Movement(rawValue: 2) }
  public static var presented: Movement { Movement(rawValue: 4) }
  public static var dismissed: Movement { Movement(rawValue: 8) }

  /// The properties of UIViewController that are true.
  public var properties: [String] {
    var names: [String] = []
    if contains(.toParent) { names.append("isMovingToParent") }
    if contains(.fromParent) { names.append("isMovingFromParent") }
    if contains(.presented) { names.append("isBeingPresented") }
    if contains(.dismissed) { names.append("isBeingDismissed") }
    return names
  }
}

extension Controller {
  /// What it answers now; its children answer for themselves (LIFE-11).
  func movement(in hook: LifecycleHook) -> Movement {
    switch hook {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear:
      if flags.contains(.beingPresented) { return .presented }
      // Those that are shown by being selected were told of the move long ago.
      return flags.contains(.awaitsDidMove) ? .toParent : []
    case .viewWillDisappear, .viewDidDisappear:
      if flags.contains(.beingDismissed) { return .dismissed }
      return role == .leaving ? .fromParent : []
    case .viewDidLoad, .willMoveToParent, .didMoveToParent:
      return []
    }
  }
}
