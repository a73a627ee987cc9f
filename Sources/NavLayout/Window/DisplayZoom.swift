import NavModel
import NavSimulator
import NavText

/// A phone that magnifies everything: its screen has the points of the next smaller one (TRAIT-3, LAYOUT-42).
struct DisplayZoom {
  /// In portrait.
  let size: Size
  /// How much of a point of the unmagnified screen a point of this one is.
  let factor: Double
  private let device: Device

  init?(of state: NavigationState) {
    let facts = state.device.facts
    guard state.share == .displayZoom, facts.family != .pad, facts.width > Self.small else {
      return nil
    }
    device = state.device
    let width = facts.width >= Self.large ? Self.middle : Self.small
    factor = width / facts.width
    size = Size(width, (facts.height * factor).rounded())
  }

  /// The insets shrink with the screen; the bottom of a phone on its side keeps its 21 points.
  func insets(_ insets: EdgeInsets, isLandscape: Bool) -> EdgeInsets {
    func scaled(_ value: Double) -> Double { (value * factor).rounded() }
    var zoomed = EdgeInsets(
      top: scaled(insets.top), left: scaled(insets.left),
      bottom: isLandscape ? insets.bottom : scaled(insets.bottom), right: scaled(insets.right))
    // Observed, and one more than the factor gives.
    if device == .iPhone15ProMax && !isLandscape { zoomed.bottom = 31 }
    // Status bars without a housing are as high as ever.
    if device.facts.portrait.bottom == 0 { zoomed.top = insets.top }
    return zoomed
  }

  private static let small = 320.0
  private static let middle = 375.0
  /// From here on a phone is zoomed to the middle size.
  private static let large = 414.0
}
