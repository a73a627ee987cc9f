import NavModel
import NavText

/// What a layout found that a person should know: facts, which rules turn into sentences.
public enum LayoutProblem: Hashable, Sendable {
  /// The title is cut although nothing beside it could give way further.
  case titleTruncated(ID<Scene>, shown: String)
  /// Items need more width than the bar has, in points.
  case barOverflow(ID<Scene>, needed: Double, available: Double)
  case toolbarOverflow(ID<Scene>, needed: Double, available: Double)
  case conflict(ConstraintConflict)
  /// So many constraints of a scene depend on each other that solving them takes too long.
  case unsolved(ID<Scene>)
  /// An element whose constraints leave open where it is or how large it is.
  case ambiguous(ID<Element>, Axis, Open)
  case outsideScreen(ID<Element>, Rect)

  /// What constraints leave open on an axis.
  public enum Open: UInt8, Hashable, Sendable {
    case place
    case size
    case placeAndSize
  }
}

/// Required constraints that cannot all hold, in their order: without the last the others could.
public struct ConstraintConflict: Hashable, Sendable {
  /// What they contradict beside each other.
  public enum Cause: UInt8, Hashable, Sendable {
    /// Nothing else.
    case eachOther
    /// One alone, whose two sides differ wherever the view is.
    case itself
    /// What has its frame already: the screen, a row, what springs or the flow placed.
    case frames
    /// A stack, which puts what it arranges side by side.
    case stack
    /// No view is less than nothing wide or high.
    case negativeSize
  }

  public let scene: ID<Scene>
  public let constraints: [ID<Constraint>]
  public let cause: Cause
  /// The device that shows it, where the canvas does not.
  public internal(set) var device: Device?
}
