import NavText

/// The names that UIColor has for colours, as Swift writes them.
///
/// A name that is not among them may be one of an asset catalogue.
public enum ColorName {
  /// A colour as red, green, blue and alpha, a byte each.
  struct Row: Sendable {
    let name: String
    let light: UInt32
    let dark: UInt32

    init(_ name: String, _ light: UInt32, dark: UInt32? = nil) {
      self.name = name
      self.light = light
      self.dark = dark ?? light
    }
  }

  public static let all: [String] = rows.map { $0.name }

  static let rows: [Row] = [
    Row("black", 0x000000_FF),
    Row("blue", 0x0000FF_FF),
    Row("brown", 0x996633_FF),
    Row("clear", 0x000000_00),
    Row("cyan", 0x00FFFF_FF),
    Row("darkGray", 0x555555_FF),
    Row("gray", 0x808080_FF),
    Row("green", 0x00FF00_FF),
    Row("lightGray", 0xAAAAAA_FF),
    Row("magenta", 0xFF00FF_FF),
    Row("orange", 0xFF8000_FF),
    Row("purple", 0x800080_FF),
    Row("red", 0xFF0000_FF),
    Row("white", 0xFFFFFF_FF),
    Row("yellow", 0xFFFF00_FF),
    Row("darkText", 0x000000_FF),
    Row("lightText", 0xFFFFFF_99),
    Row("systemBlue", 0x007AFF_FF, dark: 0x0A84FF_FF),
    Row("systemBrown", 0xA2845E_FF, dark: 0xAC8E68_FF),
    Row("systemCyan", 0x32ADE6_FF, dark: 0x64D2FF_FF),
    Row("systemGreen", 0x34C759_FF, dark: 0x30D158_FF),
    Row("systemIndigo", 0x5856D6_FF, dark: 0x5E5CE6_FF),
    Row("systemMint", 0x00C7BE_FF, dark: 0x63E6E2_FF),
    Row("systemOrange", 0xFF9500_FF, dark: 0xFF9F0A_FF),
    Row("systemPink", 0xFF2D55_FF, dark: 0xFF375F_FF),
    Row("systemPurple", 0xAF52DE_FF, dark: 0xBF5AF2_FF),
    Row("systemRed", 0xFF3B30_FF, dark: 0xFF453A_FF),
    Row("systemTeal", 0x30B0C7_FF, dark: 0x40C8E0_FF),
    Row("systemYellow", 0xFFCC00_FF, dark: 0xFFD60A_FF),
    Row("systemGray", 0x8E8E93_FF),
    Row("systemGray2", 0xAEAEB2_FF, dark: 0x636366_FF),
    Row("systemGray3", 0xC7C7CC_FF, dark: 0x48484A_FF),
    Row("systemGray4", 0xD1D1D6_FF, dark: 0x3A3A3C_FF),
    Row("systemGray5", 0xE5E5EA_FF, dark: 0x2C2C2E_FF),
    Row("systemGray6", 0xF2F2F7_FF, dark: 0x1C1C1E_FF),
    Row("label", 0x000000_FF, dark: 0xFFFFFF_FF),
    Row("secondaryLabel", 0x3C3C43_99, dark: 0xEBEBF5_99),
    Row("tertiaryLabel", 0x3C3C43_4D, dark: 0xEBEBF5_4D),
    Row("quaternaryLabel", 0x3C3C43_2E, dark: 0xEBEBF5_29),
    Row("placeholderText", 0x3C3C43_4D, dark: 0xEBEBF5_4D),
    Row("link", 0x007AFF_FF, dark: 0x0984FF_FF),
    Row("separator", 0x3C3C43_4A, dark: 0x545458_99),
    Row("opaqueSeparator", 0xC6C6C8_FF, dark: 0x38383A_FF),
    Row("tintColor", 0x007AFF_FF, dark: 0x0A84FF_FF),
    Row("systemFill", 0x787880_33, dark: 0x787880_5C),
    Row("secondarySystemFill", 0x787880_29, dark: 0x787880_52),
    Row("tertiarySystemFill", 0x767680_1F, dark: 0x767680_3D),
    Row("quaternarySystemFill", 0x747480_14, dark: 0x767680_2E),
    Row("systemBackground", 0xFFFFFF_FF, dark: 0x000000_FF),
    Row("secondarySystemBackground", 0xF2F2F7_FF, dark: 0x1C1C1E_FF),
    Row("tertiarySystemBackground", 0xFFFFFF_FF, dark: 0x2C2C2E_FF),
    Row("systemGroupedBackground", 0xF2F2F7_FF, dark: 0x000000_FF),
    Row("secondarySystemGroupedBackground", 0xFFFFFF_FF, dark: 0x1C1C1E_FF),
    Row("tertiarySystemGroupedBackground", 0xF2F2F7_FF, dark: 0x2C2C2E_FF),
    Row("groupTableViewBackground", 0xF2F2F7_FF, dark: 0x000000_FF),
    Row("scrollViewTexturedBackground", 0x6F7179_FF),
    Row("underPageBackground", 0xB1B7C2_FF),
    Row("viewFlipsideBackground", 0x1F2124_FF),
  ]

  /// What says that the rest is the name of a catalogue, whatever it is: `asset:red` is not UIColor's red.
  public static let assetMark = "asset:"

  /// How a text calls a colour of a catalogue: by its name alone, where that can mean nothing else.
  public static func text(ofAsset name: String) -> String {
    isColor(name) && !all.contains(name) && asset(in: name) == nil
      && name.utf8.first != UInt8(ascii: "#") ? name : assetMark + name
  }

  /// The name behind the mark.
  public static func asset(in text: String) -> String? {
    text.utf8.starts(with: assetMark.utf8)
      ? String(decoding: Array(text.utf8.dropFirst(assetMark.utf8.count)), as: UTF8.self) : nil
  }

  /// Whether it is a name of UIColor or of a catalogue, or `#RRGGBB` with an optional alpha.
  ///
  /// Names of a catalogue may be paths and have spaces. One that is a slip away from UIColor's is taken for that slip.
  public static func isColor(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    if let asset = asset(in: text) { return !asset.isEmpty }
    func isHexadecimal(_ byte: UInt8) -> Bool {
      switch byte | 0x20 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
      default: false
      }
    }
    if first == UInt8(ascii: "#") {
      let count = text.utf8.count
      return (count == 7 || count == 9) && text.utf8.dropFirst().allSatisfy(isHexadecimal)
    }
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), 0x20,
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
    }
    return isName && first != 0x20 && last != 0x20 && meant(by: text) == nil
  }

  /// What a word that is no name of UIColor was meant to be: the same but for capitals, or a slip or two away.
  ///
  /// One that begins with a capital is taken for that of a catalogue, where names mostly do, and none of UIColor does.
  public static func meant(by word: String) -> String? {
    guard let first = word.utf8.first, !(0x41...0x5A ~= first), !all.contains(word) else {
      return nil
    }
    return nearest(to: word, among: all).first { candidate in
      candidate.lowercased() == word.lowercased()
        || abs(candidate.utf8.count - word.utf8.count) <= 2
    }
  }
}
