import NavModel
import NavText

/// Advance widths of San Francisco in thousandths of its size, from the space to the tilde.
///
/// Fitted to 1,775 frames that Interface Builder had measured, in storyboards and xibs of 100 public repositories: labels,
/// buttons without pictures and fields without borders, of which 861 are sure to be as wide as their text. What letters
/// of bold type and of the shapes for large sizes differ is kept small where little was seen of them. Of the sure ones
/// 90 in a hundred are met within a point. A fit that had not seen a third of the repositories met 86 in a hundred of
/// theirs, and 93 of those in regular type below 20 points: what is large or heavy is less certain.
enum SanFranciscoWidths {
  /// Up to iOS 13 there were two fonts, Text and Display; since then one changes gradually with the size.
  enum Cut {
    /// iOS 9 and 10.
    case early
    case textAndDisplay
    /// iOS 14 and 15.
    case earlyGradual
    case gradual

    var isGradual: Bool { self == .gradual || self == .earlyGradual }
  }

  static let regular: [UInt16] = [
    280, 311, 449, 622, 645, 824, 697, 258, 381, 381, 440, 640, 279, 452, 295, 320,
    630, 470, 604, 630, 639, 619, 658, 564, 641, 635, 298, 280, 631, 628, 617, 526,
    920, 663, 662, 721, 732, 592, 576, 747, 746, 272, 549, 642, 562, 879, 749, 769,
    639, 767, 654, 637, 625, 739, 669, 952, 675, 622, 631, 358, 290, 357, 500, 599,
    550, 553, 617, 560, 613, 570, 365, 608, 591, 248, 253, 543, 253, 871, 587, 588,
    613, 600, 382, 521, 363, 585, 533, 775, 517, 542, 543, 375, 260, 375, 620,
  ]

  /// What is added to a letter of bold type; of other weights a share of it.
  static let bold: [Int8] = [
    -13, 33, 36, 36, 39, 39, 37, 39, 34, 34, 36, 29, 36, 38, 33, 34,
    47, 45, 39, 36, 43, 41, 42, 35, 40, 44, 50, 36, 36, 37, 36, 34,
    34, 31, 37, 10, 23, 28, 28, 26, 38, 42, 34, 40, 29, 34, 22, 22,
    28, 26, 41, 48, 23, 20, 37, 48, 34, 34, 37, 35, 36, 35, 36, 36,
    36, 35, 41, 29, 36, 35, 46, 37, 36, 43, 34, 46, 40, 47, 40, 33,
    28, 36, 53, 50, 50, 32, 39, 50, 45, 41, 36, 40, 36, 40, 36,
  ]

  /// What is added to a letter in the shapes for large sizes, which are closer.
  static let display: [Int8] = [
    -68, -52, -51, -51, -51, -51, -51, -51, -51, -51, -51, -47, -51, -51, -51, -51,
    -29, -25, -37, -43, -51, -52, -38, -55, -46, -45, -51, -51, -51, -51, -51, -51,
    -51, -54, -51, -50, -51, -60, -48, -51, -52, -61, -48, -56, -56, -44, -63, -54,
    -49, -51, -55, -47, -49, -56, -51, -49, -52, -55, -57, -51, -51, -52, -51, -51,
    -51, -43, -47, -48, -54, -55, -52, -56, -50, -69, -51, -44, -51, -64, -43, -43,
    -58, -51, -62, -54, -57, -59, -50, -50, -51, -57, -51, -55, -51, -55, -51,
  ]

  /// The share of bold type that a weight has, and what it adds to every letter besides. Small thin letters stand
  /// further apart than large ones, as 16 labels of one app do; since iOS 14 light ones do as regular ones do or a little
  /// more, as 4 labels show. In iOS 9 and 10 large letters stood further apart than Apple's guidelines say, as 15 labels of
  /// Xcode 7 and 8 do, and in iOS 14 and 15 large regular ones closer, as 4 labels of three apps do.
  static func heaviness(
    of weight: FontWeight, size: Double, _ cut: Cut
  ) -> (share: Double, extra: Double) {
    let early = cut == .early && size >= 20 ? size < 30 ? 11.0 : 8 : 0
    let closer = cut == .earlyGradual && size >= 22 ? -8.5 : 0
    return switch weight {
    case .ultraLight: (0, -36)
    case .thin: (0, size < 20 ? -13 : -29)
    case .light: (0, cut.isGradual ? 1.5 : -6)
    case .regular: (0, early + closer)
    case .medium: (0.37, early)
    case .semibold: (0.63, early)
    case .bold: (1, early)
    case .heavy: (1.4, 5)
    case .black: (1.6, 5)
    }
  }

  /// How much of the shapes for large sizes a size has.
  static func displayShare(size: Double, _ cut: Cut) -> Double {
    cut.isGradual ? min(1, max(0, (size - 17) / 11)) : size >= 20 ? 1 : 0
  }

  /// How much closer or wider the letters are at a size, in thousandths of it: small text is spaced out. The figures of
  /// Apple's guidelines, which the frames confirm within two thousandths.
  static func tracking(size: Double, _ cut: Cut) -> Double {
    let table = cut.isGradual ? gradualTracking : tracking
    let position = min(max(0, Int(size.rounded()) - 6), table.count - 1)
    return Double(table[position]) - min(10, max(0, (size - 40) / 4))
  }

  /// From 6 to 40 points.
  private static let tracking: [Int8] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26, 19, 17, 16, 16, 15, 14, 14, 13, 13,
    13, 12, 12, 12, 12, 11, 11, 11, 11, 10, 10, 10,
  ]

  private static let gradualTracking: [Int8] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10,
  ]
}
