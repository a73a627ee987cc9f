/// How much of the screen the app has: an iPad shows two apps at once, and a phone can magnify everything.
public enum WindowShare: UInt8, Hashable, Sendable, CaseIterable {
  case full
  /// TRAIT-3
  case displayZoom
  case twoThirds
  case half
  case third
  case slideOver

  /// How `resize` calls it.
  public var name: String {
    switch self {
    case .full: "full screen"
    case .displayZoom: "Display Zoom"
    case .twoThirds: "2/3"
    case .half: "1/2"
    case .third: "1/3"
    case .slideOver: "Slide Over"
    }
  }

  /// The share of this name, whatever the case of its letters.
  public init?(named name: String) {
    let wanted = name.lowercased()
    guard let share = WindowShare.allCases.first(where: { $0.name.lowercased() == wanted }) else {
      return nil
    }
    self = share
  }

  /// Whether another app is beside this one.
  public var isShared: Bool {
    switch self {
    case .full, .displayZoom: false
    case .twoThirds, .half, .third, .slideOver: true
    }
  }
}
