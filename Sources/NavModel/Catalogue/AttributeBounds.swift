extension AttributeKey {
  /// The least and the greatest value that UIKit does not clamp, refuse or draw as nothing; nil where anything goes.
  ///
  /// Whole numbers as they are, those with a point in thousandths.
  public var bounds: (low: Int32, high: Int32?)? {
    switch self {
    case .alpha: (0, 1000)
    case .priority, .huggingHorizontal, .huggingVertical, .compressionHorizontal,
      .compressionVertical:
      (1, 1000)
    case .width, .currentPage, .numberOfPages, .numberOfLines: (0, nil)
    case .fontSize: (1000, nil)
    case .states: (1, Check.mostStates)
    case .numberOfTaps, .numberOfTouches: (1, nil)
    // UISegmentedControl.noSegment is -1.
    case .selectedSegment: (-1, nil)
    default: nil
    }
  }
}
