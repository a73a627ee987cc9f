import NavXcode

/// What Interface Builder calls the sides of a view.
public enum FrameWords {
  /// What of a frame gives way, in the order of the language.
  public static let flexibilities: [(said: Word, word: String)] = [
    (.flexibleMinX, "flexibleLeftMargin"), (.widthSizable, "flexibleWidth"),
    (.flexibleMaxX, "flexibleRightMargin"), (.flexibleMinY, "flexibleTopMargin"),
    (.heightSizable, "flexibleHeight"), (.flexibleMaxY, "flexibleBottomMargin"),
  ]

  /// The edges of the screen that a drag may start at.
  public static let edges = [Word.top, .left, .bottom, .right]

  /// Where the arrow of a popover may point.
  public static let arrows = [Word.up, .down, .left, .right]
}
