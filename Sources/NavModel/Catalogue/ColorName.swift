import NavText

/// The names that UIColor has for colours, as Swift writes them.
///
/// A name that is not among them may be one of an asset catalogue.
public enum ColorName {
  public static let all: [String] = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta",
    "orange", "purple", "red", "white", "yellow", "darkText", "lightText",
    "systemBlue", "systemBrown", "systemCyan", "systemGreen", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
    "separator", "opaqueSeparator", "tintColor",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "groupTableViewBackground",
    "scrollViewTexturedBackground", "underPageBackground", "viewFlipsideBackground",
  ]

  /// What a word that is no name of UIColor was meant to be: the same but for capitals, or a slip or two away.
  ///
  /// Names of catalogues mostly begin with a capital, which no name of UIColor does.
  public static func meant(by word: String) -> String? {
    if all.contains(word) { return nil }
    let isCapital = word.utf8.first.map { 0x41...0x5A ~= $0 } ?? false
    for candidate in nearest(to: word, among: all) {
      if candidate.lowercased() == word.lowercased() { return candidate }
      if !isCapital && abs(candidate.utf8.count - word.utf8.count) <= 2 { return candidate }
    }
    return nil
  }
}
