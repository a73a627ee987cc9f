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
    guard text.utf8.first == UInt8(ascii: "#"), let value = Self.value(ofDigits: text.dropFirst())
    else { return nil }
    (light, dark) = (value, value)
  }

  /// Of six digits of red, green and blue, or of eight with alpha.
  private static func value(ofDigits text: Substring) -> UInt32? {
    guard let digits = UInt32(text, radix: 16) else { return nil }
    switch text.utf8.count {
    case 6: return digits << 8 | 0xFF
    case 8: return digits
    default: return nil
    }
  }

  /// What `hexadecimal` wrote of both; nil for anything else.
  public init?(light: String, dark: String) {
    guard let light = Self.value(ofDigits: light[...]), let dark = Self.value(ofDigits: dark[...])
    else { return nil }
    self.init(light: light, dark: dark)
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
