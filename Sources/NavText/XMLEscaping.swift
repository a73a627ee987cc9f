/// A text as it may stand in an attribute or between tags. What XML 1.0 cannot hold becomes U+FFFD, and so does what
/// whoever shows the text would obey.
public func xmlEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
    case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar.isObeyed ? "\u{FFFD}" : scalar)
    }
  }
  return escaped
}
