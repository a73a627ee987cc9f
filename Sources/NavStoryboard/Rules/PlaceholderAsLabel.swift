import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let placeholderAsLabel = StoryboardRule(
    SharedRules.placeholderAsLabel,
    bad: page(views: field("")), good: page(views: field("label=\"Street\""))
  ) { context in
    let document = context.document
    var hidden = HiddenFromVoiceOver(document)
    for element in document.shownElements("textField", "textView") {
      if hidden.contains(element) || document.isAccessibilityElement(element) == false { continue }
      guard document.hasPlaceholder(element),
        document.accessibilityText(.label, of: element) == nil,
        document.runtimeAttribute("accessibilityLabel", of: element) == nil
      else { continue }
      context.report(
        at: document.range("placeholder", of: element),
        "only its placeholder says what this field is for",
        help: ["write a Label under Accessibility"])
    }
  }

  private static func field(_ label: String) -> String {
    """
    <textField placeholder="Street" id="street">
      <accessibility key="accessibilityConfiguration" \(label)/>
    </textField>
    """
  }
}

extension StoryboardDocument {
  fileprivate func hasPlaceholder(_ element: ID<XMLElement>) -> Bool {
    if let text = text(.placeholder, of: element), !text.isNone { return true }
    let keys = ["placeholder", "placeholderText", "attributedPlaceholder"]
    return child(key: .placeholder, of: element) != nil
      || keys.contains { key in
        runtimeAttribute(key, of: element).flatMap { runtimeValue(of: $0) }?.isEmpty == false
      }
  }
}
