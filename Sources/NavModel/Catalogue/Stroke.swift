/// What fingers do on a view beside one tap: what a gesture recogniser, a row or a menu waits for.
public enum Stroke: Hashable, Sendable {
  case doubleTap
  case longPress
  case swipe(SwipeDirection)
  /// All the way across a row.
  case fullSwipe(SwipeDirection)
  case pan
  case pinch
  case twist
  case edgePan(Edge)

  /// The command that makes it.
  public var command: CommandKind {
    switch self {
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .swipe: .swipe
    case .fullSwipe: .fullSwipe
    case .pan: .pan
    case .pinch: .pinch
    case .twist: .twist
    case .edgePan: .edgePan
    }
  }

  /// As messages call it.
  public var words: String {
    switch self {
    case .doubleTap: "two taps"
    case .longPress: "a long press"
    case .swipe(let direction), .fullSwipe(let direction): "a swipe \(direction.words)"
    case .pan: "a drag"
    case .pinch: "a pinch"
    case .twist: "two fingers that turn"
    case .edgePan(let edge): "a drag from the \(edge.keyword) edge"
    }
  }
}

/// `UISwipeGestureRecognizer.Direction`
public enum SwipeDirection: UInt8, Hashable, Sendable, AttributeWord {
  case right
  case left
  case up
  case down

  public var keyword: String {
    switch self {
    case .right: "right"
    case .left: "left"
    case .up: "up"
    case .down: "down"
    }
  }

  fileprivate var words: String {
    switch self {
    case .right: "to the right"
    case .left: "to the left"
    case .up: "upwards"
    case .down: "downwards"
    }
  }
}

/// `UIContextualAction.Style`
public enum SwipeActionStyle: UInt8, Hashable, Sendable, AttributeWord {
  case normal
  case destructive

  public var keyword: String {
    switch self {
    case .normal: "normal"
    case .destructive: "destructive"
    }
  }
}

/// The side of a row that an action is at, where people read from left to right.
public enum SwipeEdge: UInt8, Hashable, Sendable, AttributeWord {
  case trailing
  case leading

  public var keyword: String {
    switch self {
    case .trailing: "trailing"
    case .leading: "leading"
    }
  }

  /// The side that a swipe in this direction shows the actions of; nil for one that scrolls.
  public init?(revealedBy direction: SwipeDirection) {
    switch direction {
    case .left: self = .trailing
    case .right: self = .leading
    case .up, .down: return nil
    }
  }

  /// The swipe that shows the actions of this side.
  public var revealingSwipe: SwipeDirection { self == .trailing ? .left : .right }
}
