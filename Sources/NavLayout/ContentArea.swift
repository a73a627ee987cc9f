import NavModel
import NavText

/// The room that a controller's view has: what its elements are placed in.
public struct ContentArea: Hashable, Sendable {
  public var size: Size
  public var safeArea: EdgeInsets
  /// The root view's margins from its safe area, leading and trailing (LAYOUT-50).
  public var margin: Double
  /// Pixels to a point: frames snap to them (LAYOUT-19).
  public var scale: Int
  public var era: SystemEra
  /// The version of iOS whose measures count where those of an era changed in its course.
  public var version: Int
  /// Whether this is Interface Builder's canvas: what scrolls does not begin below the bars over it there (LAYOUT-15).
  public var isCanvas = false
  /// Whether the controller's width is compact (TRAIT-1).
  public var isCompactWidth: Bool
  /// What the system writes in, where that is not what the era says.
  public var typeface: Typeface?
  /// How large text styles are.
  public var textSize = ContentSizeCategory.large

  /// What the system writes in.
  var systemTypeface: Typeface { typeface ?? Typeface(era) }

  public init(
    size: Size, safeArea: EdgeInsets, margin: Double, scale: Int, era: SystemEra,
    isCompactWidth: Bool
  ) {
    self.size = size
    self.safeArea = safeArea
    self.margin = margin
    self.scale = scale
    self.era = era
    version = era.measuredVersion
    self.isCompactWidth = isCompactWidth
  }
}

extension Device.Family {
  /// LAYOUT-50: how far content keeps from the safe area's leading and trailing edges. ⚠ Large phones have the wide
  /// margins upright too.
  func systemMargin(isCompactWidth: Bool) -> Double {
    isCompactWidth && self != .largePhone ? 16 : 20
  }

  /// For a screen of compact width whose device is not known: large phones begin at 414 points.
  init(compactWidth: Double) { self = compactWidth < 414 ? .phone : .largePhone }
}

extension SystemEra {
  /// The version whose measures an era has where nothing more is known.
  fileprivate var measuredVersion: Int {
    switch self {
    case .legacy: 6
    case .flat: 11
    case .sheet: 17
    case .modern: 18
    case .glass: 26
    }
  }
}
