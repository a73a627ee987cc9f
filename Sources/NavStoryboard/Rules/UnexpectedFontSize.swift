import NavText
import NavXcode

extension StoryboardRules {
  private static let least = TypedOption("least", 11, "The smallest size, in points.")
  private static let largest = TypedOption("most", 1000, "The largest size, in points.")

  static let unexpectedFontSize = StoryboardRule(
    RuleFacts(
      "unexpected-font-size", text: nil, storyboard: nil,
      "A font is smaller or larger than the project allows.",
      why: """
        Apple's Human Interface Guidelines ask for 11 points at least, the smallest size that is read at arm's length. \
        Text styles have the size that people set, so they are not asked.
        """,
      bad: page(label("9")), good: page(label("13")), options: [least.row, largest.row])
  ) { context in
    let document = context.document
    let (least, most) = (context.value(of: Self.least), context.value(of: largest))
    for element in document.shownElements("fontDescription", "font") {
      for name in ["pointSize", "size"] {
        guard document.value("style", of: element) == nil,
          let attribute = document.attribute(name, of: element),
          let size = document.thousandths(document.xml[attribute].value)
        else { continue }
        let isTooSmall = Int(size) < least * 1000
        guard isTooSmall || Int(size) > most * 1000 else { continue }
        context.report(
          at: document.xml[attribute].valueRange,
          "this font has \(document.xml.value(attribute)) points, and "
            + (isTooSmall ? "\(least) is the least" : "\(most) is the most"),
          help: ["choose another size, or a text style"])
      }
    }
  }

  private static func label(_ size: String) -> String {
    """
    <label key="view" text="9.99" id="price">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
    </label>
    """
  }
}
