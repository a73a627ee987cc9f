/// An element of a storyboard, as Interface Builder writes it: one in a line.
struct Markup {
  var tag: String
  private var attributes: [(name: String, value: String)] = []
  var children: [Markup]
  /// What it holds instead of children.
  var text: String?

  /// Attributes without a value are left out.
  init(
    _ tag: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) {
    self.tag = tag
    self.children = children
    for (name, value) in attributes { self[name] = value }
  }

  init(_ tag: String, _ attributes: KeyValuePairs<String, String?>, text: String) {
    self.init(tag, attributes)
    self.text = text
  }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      if let index = attributes.firstIndex(where: { $0.name == name }) {
        if let newValue { attributes[index].value = newValue } else { attributes.remove(at: index) }
      } else if let newValue {
        attributes.append((name, newValue))
      }
    }
  }

  /// A list of parts, such as `connections`; nothing where there are none.
  static func list(_ tag: String, _ children: [Markup]) -> [Markup] {
    children.isEmpty ? [] : [Markup(tag, [:], children)]
  }

  func write(into text: inout String, indent: Int = 0) {
    text += String(repeating: " ", count: indent) + "<" + tag
    for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    if let content = self.text {
      text += ">\(Self.escaped(content))</\(tag)>\n"
    } else if children.isEmpty {
      text += "/>\n"
    } else {
      text += ">\n"
      for child in children { child.write(into: &text, indent: indent + 4) }
      text += String(repeating: " ", count: indent) + "</\(tag)>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;")
  }
}
