import NavModel
import NavText

/// Where the elements of a scene are, in the coordinates of its root view.
public struct ElementFrames: Hashable, Sendable {
  /// By position among the scene's elements. Nil for what has no place: gestures, views of bars, what waits in a row
  /// that is not shown.
  public internal(set) var frames: [Rect?]
  /// Rows, headers and footers of all lists, in the order of their elements.
  public internal(set) var rows: [RowFrame] = []
  public internal(set) var problems: [LayoutProblem] = []

  /// Turns to so many elements, none of which has a place.
  mutating func begin(count: Int) {
    frames.refill(nil, times: count)
    if !rows.isEmpty { rows = [] }
    if !problems.isEmpty { problems = [] }
  }
}

/// One row of a list, or what is above or below a section.
public struct RowFrame: Hashable, Sendable {
  /// Whether it is a row, or is above or below a section.
  public enum Kind: UInt8, Hashable, Sendable {
    case header
    case footer
    case row
  }

  public internal(set) var kind: Kind
  /// The cell, or the section that it belongs to.
  public internal(set) var element: ID<Element>
  /// Which of the element's rows it is.
  public internal(set) var index: Int
  public internal(set) var frame: Rect
  public internal(set) var text: Rect?
  public internal(set) var detail: Rect?
  public internal(set) var accessory: Rect?
  /// What is in the row, by its position behind the cell among the scene's elements.
  public internal(set) var parts: [Rect?] = []

  init(_ kind: Kind, _ element: ID<Element>, index: Int = 0, _ frame: Rect) {
    self.kind = kind
    self.element = element
    self.index = index
    self.frame = frame
  }
}
