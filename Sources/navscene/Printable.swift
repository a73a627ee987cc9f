/// Text on its way to a terminal, which must not obey it: control characters and those that turn the direction of
/// the text around are replaced, line ends become blanks.
func printable(_ text: String) -> String {
  var shown = ""
  shown.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: shown += " "
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      shown += "\u{FFFD}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}
