import NavText

/// A colour as it is seen, by light and by dark surroundings: red, green, blue and alpha, a byte each.
public struct ColorValue: Hashable, Sendable {
  public let light: UInt32
  public let dark: UInt32

  /// `#FF9500`, the same with two digits of alpha, or a name of UIColor. Nil for a name of an asset catalogue, the values
  /// of which are not known here.
  public init?(_ text: String) {
    if let row = ColorName.rows.first(where: { $0.name == text }) {
      light = row.light
      dark = row.dark
      return
    }
    guard text.utf8.first == UInt8(ascii: "#"),
      let digits = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    switch text.utf8.count {
    case 7: light = digits << 8 | 0xFF
    case 9: light = digits
    default: return nil
    }
    dark = light
  }

  public init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// Whether nothing is seen of it.
  public var isClear: Bool { light & 0xFF == 0 && dark & 0xFF == 0 }

  /// The same, letting more through: `UIColor.withAlphaComponent` with a share of its own alpha.
  public func faded(to share: Double) -> ColorValue {
    func faded(_ value: UInt32) -> UInt32 {
      value & 0xFFFF_FF00 | UInt32(Double(value & 0xFF) * share + 0.5)
    }
    return ColorValue(light: faded(light), dark: faded(dark))
  }

  /// `ff9500`, or `ff950080` for what lets something through.
  public static func hexadecimal(_ value: UInt32) -> String {
    let digits = value & 0xFF == 0xFF ? 6 : 8
    let text = String(digits == 6 ? value >> 8 : value, radix: 16)
    return String(repeating: "0", count: digits - text.utf8.count) + text
  }
}
