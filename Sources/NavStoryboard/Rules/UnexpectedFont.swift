import NavText
import NavXcode

extension StoryboardRules {
  private static let fonts = TypedOption<[String]>(
    "fonts", [], "Fonts that may be used, by name, or by name and size, as in \"Avenir-Book 14\".")
  private static let systemFonts = TypedOption(
    "system", true, "Whether the fonts and text styles of the system may be used.")

  static let unexpectedFont = StoryboardRule(
    RuleFacts(
      "unexpected-font", text: nil, storyboard: nil,
      "A font is used that the project does not have.",
      why: """
        A font that is neither the system's nor among those of the app is replaced by the system font, and one that the \
        design does not have looks wrong beside all others. System fonts can be allowed one by one as well: "system 17", \
        "boldSystem", "UICTFontTextStyleBody".
        """,
      bad: page(label("name=\"Papyrus\" family=\"Papyrus\" pointSize=\"17\"")),
      good: page(label("type=\"system\" pointSize=\"17\"")),
      options: [fonts.row, systemFonts.row])
  ) { context in
    let document = context.document
    let allowed = Set(context.value(of: fonts))
    let isSystemAllowed = context.value(of: systemFonts)
    for element in document.shownElements("fontDescription", "font") {
      let font = document.font(element)
      if font.isSystem && isSystemAllowed || allowed.contains(font.name)
        || allowed.contains("\(font.name) \(font.size ?? "")")
      {
        continue
      }
      let size = font.size.map { " of \($0) points" } ?? ""
      context.report(
        at: font.isSystem ? document.xml.tagRange(element) : document.range("name", of: element),
        "the font '\(font.name)'\(size) is not one of those that may be used",
        help: allowed.isEmpty
          ? ["choose a system font, or list the font in \"fonts\""]
          : didYouMean(nearest(to: font.name, among: allowed.sorted())) + [
            "choose one of those that \"fonts\" lists"
          ])
    }
  }

  private static func label(_ font: String) -> String {
    """
    <label key="view" text="9.99" id="price">
      <fontDescription key="fontDescription" \(font)/>
    </label>
    """
  }
}

extension StoryboardDocument {
  /// What a `fontDescription`, or the `font` of an attributed text, says.
  func font(_ element: ID<XMLElement>) -> (name: String, size: String?, isSystem: Bool) {
    let size = value("pointSize", of: element) ?? value("size", of: element)
    if let name = value("name", of: element) { return (name, size, false) }
    let name =
      value("style", of: element) ?? value(.type, of: element) ?? value("metaFont", of: element)
    return (name ?? "system", size, true)
  }
}
