/// A value of a property list, in either of its two texts.
indirect enum PropertyListText {
  case string(String)
  case array([PropertyListText])
  case dictionary([(key: String, value: PropertyListText)])

  static func strings(_ texts: [String]) -> PropertyListText { .array(texts.map { .string($0) }) }

  /// As Xcode writes projects.
  func openStep(_ indent: Int = 0) -> String {
    let tabs = String(repeating: "\t", count: indent)
    switch self {
    case .string(let text): return Self.quoted(text)
    case .array(let values):
      return "(\n" + values.map { tabs + "\t" + $0.openStep(indent + 1) + ",\n" }.joined() + tabs
        + ")"
    case .dictionary(let entries):
      return "{\n"
        + entries.map { tabs + "\t\(Self.quoted($0.key)) = \($0.value.openStep(indent + 1));\n" }
        .joined() + tabs + "}"
    }
  }

  func xml(_ indent: Int = 0) -> String {
    let tabs = String(repeating: "\t", count: indent)
    switch self {
    case .string(let text): return tabs + "<string>\(Self.escaped(text))</string>\n"
    case .array(let values):
      return values.isEmpty
        ? tabs + "<array/>\n"
        : tabs + "<array>\n" + values.map { $0.xml(indent + 1) }.joined() + tabs + "</array>\n"
    case .dictionary(let entries):
      return entries.isEmpty
        ? tabs + "<dict/>\n"
        : tabs + "<dict>\n"
          + entries.map {
            tabs + "\t<key>\(Self.escaped($0.key))</key>\n" + $0.value.xml(indent + 1)
          }
          .joined() + tabs + "</dict>\n"
    }
  }

  var xmlDocument: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(xml())</plist>

    """
  }

  private static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.strippingMarks.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "_./".contains($0))
      }
    return isPlain ? text : "\"" + text.replacing("\"", with: "\\\"") + "\""
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
