import NavModel
import NavText

/// How heavy the system font stands; a bold of Helvetica where the system font was that.
public enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  case light
  case regular
  case medium
  case semibold
  case bold
}

/// The family that the system writes in.
enum SystemFont {
  /// iOS 3 to 6. What came between it and San Francisco, Helvetica Neue in iOS 7 and 8, is as wide within one part in fifty.
  case helvetica
  /// Since iOS 9.
  case sanFrancisco

  init(_ era: SystemEra) { self = era == .legacy ? .helvetica : .sanFrancisco }
}
