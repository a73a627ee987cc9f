/// How heavy a font stands (`UIFont.Weight`).
public enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black
}

extension FontWeight: Comparable {
  public static func < (one: FontWeight, other: FontWeight) -> Bool {
    one.rawValue < other.rawValue
  }
}
