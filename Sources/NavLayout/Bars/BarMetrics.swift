import NavModel
import NavText

/// What decides how high bars are and how far apart things are on them.
struct BarTraits {
  var era: SystemEra
  var family: Device.Family
  var isLandscape: Bool
  /// For the controller whose bar it is, not of the window (TRAIT-1).
  var isCompactWidth: Bool
  /// Pixels to a point.
  var scale: Int
  /// In a card, page or form sheet (LAYOUT-25).
  var isInCard = false

  var isPad: Bool { family == .pad }

  /// LAYOUT-19: up to the next pixel.
  func snapped(_ points: Double) -> Double { nextPixel(points, scale: scale) }

  /// Phones on their side.
  var isCompactHeight: Bool { !isPad && isLandscape }

  // MARK: Heights

  /// LAYOUT-20, LAYOUT-21, LAYOUT-22, LAYOUT-25
  var navigationBarHeight: Double {
    if isPad { return (era.hasHighPadBars ? 50 : 44) + (isInCard ? 6 : 0) }
    if era.hasGlass { return GlassMetrics().navigationBarHeight + (isInCard ? 12 : 0) }
    return (isCompactHeight && isCompactWidth ? 32 : 44) + (isInCard ? 12 : 0)
  }

  /// How high an item of a bar is.
  var itemHeight: Double {
    era.hasGlass ? min(navigationBarHeight, GlassMetrics().itemHeight) : navigationBarHeight
  }

  /// LAYOUT-23: none where there is little height.
  var largeTitleHeight: Double { isCompactHeight ? 0 : 52 }

  /// LAYOUT-24. ⚠ What it adds on a phone's side is only known for the total of 74 that it had before iOS 7.
  var promptHeight: Double {
    era == .legacy && isCompactHeight ? 74 - navigationBarHeight : 30
  }

  /// LAYOUT-27, LAYOUT-28
  func toolbarHeight(bottomInset: Double) -> Double {
    if isPad { return padBarHeight(flat: 44, bottomInset: bottomInset) }
    // GLASS-3: glass is never lower than 44.
    return (isCompactHeight && isCompactWidth && !era.hasGlass ? 32 : 44) + bottomInset
  }

  /// LAYOUT-29, LAYOUT-30, LAYOUT-31, LAYOUT-32. ⚠ On their side, phones with a home button have 49 in one source.
  func tabBarHeight(bottomInset: Double) -> Double {
    if era.hasGlass { return tabCapsuleHeight + GlassMetrics().tabEdge }
    if isPad { return padBarHeight(flat: 49, bottomInset: bottomInset) }
    return (isCompactHeight && isCompactWidth && era != .legacy ? 32 : 49) + bottomInset
  }

  /// GLASS-2. ⚠ On its side a phone's is taken to be as high as its bar was.
  var tabCapsuleHeight: Double {
    guard isCompactHeight else { return GlassMetrics().tabCapsuleHeight }
    return isCompactWidth ? 32 : 49
  }

  /// LAYOUT-28, LAYOUT-32: above a home indicator the bars of an iPad are 65 high. ⚠ Another source has 70.
  private func padBarHeight(flat: Double, bottomInset: Double) -> Double {
    if bottomInset > 0 { return 65 }
    return era.hasHighPadBars ? 50 : flat
  }

  // MARK: Along the bar

  /// LAYOUT-53: where the outermost item starts. ⚠ 5 before iOS 7.
  var barMargin: Double { era == .legacy ? 5 : systemMargin }

  /// The margins of the controller's view (LAYOUT-50).
  var systemMargin: Double { family.systemMargin(isCompactWidth: isCompactWidth) }

  /// LAYOUT-53, LAYOUT-60: between neighbours. ⚠ 10 before iOS 11.
  var itemGap: Double { era == .legacy ? 10 : 8 }

  /// LAYOUT-53: since iOS 11 fixed spaces are never narrower, before that negative ones pull items nearer.
  func fixedSpace(_ written: Double) -> Double { era == .legacy ? written : max(8, written) }
}

/// LAYOUT-54, LAYOUT-55, LAYOUT-57: items, labels and titles.
public struct BarFonts: Sendable {
  public let title: Double
  public let titleWeight: FontWeight
  public let largeTitle = 34.0
  public let item: Double
  public let prompt: Double
  /// On each side of an item's text: before iOS 7 items had a border. ⚠
  let textPadding: Double
  /// LAYOUT-54
  let imagePadding = 11.0
  /// How wide a picture is of which nothing else is known, and the system's own pictures. ⚠
  let imageWidth = 22.0
  /// LAYOUT-55: the back button's chevron, how far it reaches into the margin, and what follows it.
  let chevronWidth: Double
  let chevronLead: Double
  let chevronGap: Double

  public init(_ era: SystemEra) {
    switch era {
    case .legacy:
      // ⚠ Before iOS 7 the back button was an arrow around its title.
      (title, titleWeight, item, prompt) = (20, .bold, 12, 12)
      (textPadding, chevronWidth, chevronLead, chevronGap) = (10, 14, 0, 0)
    case .flat, .sheet, .modern:
      (title, titleWeight, item, prompt) = (17, .semibold, 17, 13)
      (textPadding, chevronWidth, chevronLead, chevronGap) = (0, 13, 8, 6)
    case .glass:
      // GLASS-3: the chevron is alone on its glass.
      (title, titleWeight, item, prompt) = (17, .semibold, 17, 13)
      (textPadding, chevronWidth, chevronLead, chevronGap) = (12, 44, 0, 0)
    }
  }
}
