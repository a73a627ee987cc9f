import NavText
import NavXcode

extension StoryboardRules {
  static let colorInAttributedText = StoryboardRule(
    RuleFacts(
      "color-in-attributed-text", text: nil, storyboard: nil,
      "A part of an attributed text has a colour of its own.",
      why: """
        Interface Builder keeps such a colour as numbers, also where one of a catalog was chosen, so that it stays when \
        the catalog changes and does not follow the appearance of the system. Teams set them in code.
        """,
      bad: page(
        label(
          color: "\n          <color key=\"NSColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
        )),
      good: page(label(color: "")))
  ) { context in
    let document = context.document
    for color in document.shownElements("color")
    where ["NSColor", "NSBackgroundColor"].contains(document.value(.key, of: color) ?? "") {
      context.report(
        at: document.range("key", of: color), "this text has a colour of its own",
        help: ["set it in code, or give the whole label a colour"])
    }
  }

  private static func label(color: String) -> String {
    """
    <label key="view" id="total">
      <attributedString key="attributedText">
        <fragment content="Total">
          <attributes>\(color)
            <font key="NSFont" metaFont="system"/>
          </attributes>
        </fragment>
      </attributedString>
    </label>
    """
  }
}
