/// A text as it may be in an attribute or between tags. What XML 1.0 cannot hold becomes U+FFFD; what people
/// would not see becomes visible (see `printable`).
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
    case _ where scalar.isObeyed: escaped.append(visible: scalar)
    // Marks of direction belong to texts in Hebrew and Arabic.
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
