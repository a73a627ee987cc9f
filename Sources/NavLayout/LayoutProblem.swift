import NavModel
import NavText

/// What a layout found that a person should know: facts, which rules turn into sentences.
public enum LayoutProblem: Hashable, Sendable {
  /// The title is cut although nothing beside it could give way further.
  case titleTruncated(ID<Scene>, shown: String)
  /// Items need more width than the bar has, in points.
  case barOverflow(ID<Scene>, needed: Double, available: Double)
  case toolbarOverflow(ID<Scene>, needed: Double, available: Double)
  /// Required constraints that cannot all hold.
  case conflict(ID<Scene>, [ID<Constraint>])
  /// An element whose constraints leave open where it stands or how large it is.
  case ambiguous(ID<Element>, Axis, Open)
  case outsideScreen(ID<Element>, Rect)

  /// What constraints leave open on an axis.
  public enum Open: UInt8, Hashable, Sendable {
    case place
    case size
    case placeAndSize
  }
}

public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
}
