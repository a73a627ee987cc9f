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
