import NavText
import NavXcode

extension StoryboardRules {
  private static let runtimeAttributes = TypedOption(
    "attributes", OptionTable([]),
    "For a class or an element and a key path, the values that it may have; null where it may be missing.",
    example: OptionTable([OptionTable.Row("button layer.cornerRadius", [nil, "8"])]))

  static let unexpectedRuntimeAttribute = StoryboardRule(
    RuleFacts(
      "unexpected-runtime-attribute", text: nil, storyboard: nil,
      "A runtime attribute has another value than the project allows.",
      why: """
        Nothing checks what a user defined runtime attribute says: a style that does not exist is found when the screen \
        looks wrong. The option names classes or elements and key paths, with a space between them.
        """,
      bad: page(button("12")), good: page(button("8")), options: [runtimeAttributes.row])
  ) { context in
    let document = context.document
    for row in context.value(of: runtimeAttributes).rows {
      let words = row.key.split(separator: " ").map { String($0) }
      guard words.count == 2 else { continue }
      for object in document.objects.ids where document.isCalled(words[0], object) {
        let element = document[object].element
        let attribute = document.runtimeAttribute(words[1], of: element)
        let value = attribute.flatMap { document.runtimeValue(of: $0) }
        if row.values.contains(value) { continue }
        let allowed = row.values.map { $0.map { "'\($0)'" } ?? "nothing" }
        context.report(
          at: document.xml.tagRange(attribute ?? element),
          value.map { "\(words[1]) of \(document.title(of: object)) is not to be '\($0)'" }
            ?? "\(document.title(of: object)) does not set \(words[1])",
          help: ["it may be \(allowed.joined(separator: " or "))"])
      }
    }
  }

  private static func button(_ radius: String) -> String {
    """
    <button key="view" id="pay">
      <state key="normal" title="Pay"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="\(radius)"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </button>
    """
  }
}
