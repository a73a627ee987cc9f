import NavModel
import NavSimulator
import NavText

/// How wide an app is that shares the screen of an iPad.
///
/// Own knowledge, unverified: the narrow app is 320 points wide, on the larger screens 375, and what is left beside a
/// divider belongs to the other.
private enum SharedScreen {
  static let divider = 10.0
  static let narrow = 320.0
  static let narrowOnLarge = 375.0
  /// Screens on which the narrow app is wider: landscape from 1180 points, portrait from 1024.
  static let largeLandscape = 1180.0
  static let largePortrait = 1024.0
}

extension WindowShare {
  /// The width of the window on a screen of this size, as it is.
  func width(ofScreen size: Size, isLandscape: Bool) -> Double {
    let isLarge =
      size.width >= (isLandscape ? SharedScreen.largeLandscape : SharedScreen.largePortrait)
    let narrow = isLarge ? SharedScreen.narrowOnLarge : SharedScreen.narrow
    return switch self {
    case .full, .displayZoom: size.width
    case .slideOver, .third: min(narrow, size.width)
    case .half: ((size.width - SharedScreen.divider) / 2).rounded(.down)
    case .twoThirds: max(narrow, size.width - SharedScreen.divider - narrow)
    }
  }
}
