import NavText
import NavXcode

extension StoryboardRules {
  private static let colors = TypedOption<[String]>(
    "colors", [], "The named colours that may be used; where the list is empty, all of them.")
  private static let systemColors = TypedOption(
    "system", false, "Whether colours of the system may be used.")
  private static let clear = TypedOption("clear", false, "Whether no colour at all may be used.")
  private static let translucent = TypedOption(
    "translucent", false, "Whether colours that are not opaque may be used.")

  static let unnamedColor = StoryboardRule(
    RuleFacts(
      "unnamed-color", text: nil, storyboard: nil,
      "A colour is not one of those that an asset catalog names.",
      why: """
        A colour that is written as numbers stays as it is when the design changes, and is the same by day and by night. \
        One that has a name is changed in one place.
        """,
      bad: page(view("white=\"0.3\" alpha=\"1\" colorSpace=\"calibratedWhite\"")),
      good: page(view("name=\"Paper\"")),
      options: [colors.row, systemColors.row, clear.row, translucent.row])
  ) { context in
    let document = context.document
    let named = context.value(of: colors)
    let (allowsSystem, allowsClear) = (context.value(of: systemColors), context.value(of: clear))
    let allowsTranslucent = context.value(of: translucent)
    for color in document.shownElements("color") {
      let alpha = document.thousandths(.alpha, of: color) ?? 1000
      if alpha == 0 && allowsClear || alpha < 1000 && allowsTranslucent { continue }
      if let name = document.value("name", of: color) {
        if named.isEmpty || named.contains(name) { continue }
        context.report(
          at: document.range("name", of: color),
          "the colour '\(name)' is not one of those that may be used",
          help: didYouMean(nearest(to: name, among: named)) + [
            "choose one of those that \"colors\" lists"
          ])
        continue
      }
      let isSystem = ["systemColor", "cocoaTouchSystemColor", "catalog"].contains {
        document.attribute($0, of: color) != nil
      }
      if isSystem && allowsSystem { continue }
      let what = document.value(.key, of: color) ?? "colour"
      context.report(
        at: document.xml.tagRange(color),
        isSystem
          ? "this \(what) is a colour of the system" : "this \(what) has no name in a catalog",
        help: ["choose a colour of an asset catalog"])
    }
  }

  private static func view(_ color: String) -> String {
    """
    <view key="view" id="root">
      <color key="backgroundColor" \(color)/>
    </view>
    """
  }
}
