/// How heavy a font is (`UIFont.Weight`).
public enum FontWeight: UInt8, Hashable, Sendable, AttributeWord {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  public var keyword: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }
}

extension FontWeight: Comparable {
  public static func < (one: FontWeight, other: FontWeight) -> Bool {
    one.rawValue < other.rawValue
  }
}
