import NavText
import NavXcode

extension StoryboardRules {
  private static let attributes = TypedOption(
    "attributes", OptionTable([]),
    "For an element and its attribute, the values that it may have; null where it may be missing.",
    example: OptionTable([
      OptionTable.Row("label adjustsFontForContentSizeCategory", ["YES"])
    ]))

  static let unexpectedAttribute = StoryboardRule(
    RuleFacts(
      "unexpected-attribute", text: nil, storyboard: nil,
      "An attribute of an element has another value than the project allows.",
      why: """
        What a project wants of every label or button, such as type that grows with the setting of the system, is easily \
        forgotten for a new one. The option names elements and attributes as the file has them, with a space between them; \
        an element may have its parent before it, as in "stackView/color key".
        """,
      bad: page(label("")), good: page(label(" adjustsFontForContentSizeCategory=\"YES\"")),
      options: [attributes.row])
  ) { context in
    let document = context.document
    for row in context.value(of: attributes).rows {
      let words = row.key.split(separator: " ")
      guard words.count == 2 else { continue }
      let path = words[0].split(separator: "/").map { String($0) }
      let name = String(words[1])
      for element in document.shownElements(path.last ?? "")
      where document.isInside(path.dropLast(), element) {
        let value = document.value(name, of: element)
        if row.values.contains(value) { continue }
        let allowed = row.values.map { $0.map { "'\($0)'" } ?? "nothing" }
        context.report(
          at: document.range(name, of: element),
          value.map { "\(name) of a \(path.joined(separator: "/")) is not to be '\($0)'" }
            ?? "a \(path.joined(separator: "/")) has no \(name)",
          help: ["it may be \(allowed.joined(separator: " or "))"])
      }
    }
  }

  private static func label(_ attribute: String) -> String {
    "<label key=\"view\" text=\"9.99\"\(attribute) id=\"price\"/>"
  }
}

extension StoryboardDocument {
  /// Whether the elements around one are these, the nearest last.
  fileprivate func isInside(_ path: ArraySlice<String>, _ element: ID<XMLElement>) -> Bool {
    var parent = xml.elements[element].parent
    for tag in path.reversed() {
      guard let current = parent, xml.names[self.tag(current)] == tag else { return false }
      parent = xml.elements[current].parent
    }
    return true
  }
}
