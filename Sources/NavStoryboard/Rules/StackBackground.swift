import NavText
import NavXcode

extension StoryboardRules {
  private static let always = TypedOption(
    "always", false, "Whether to report it where only iOS 14 and later are meant, too.")

  static let stackBackground = StoryboardRule(
    RuleFacts(
      "stack-background", text: nil, storyboard: nil,
      "A stack view has a background colour, which old systems do not draw.",
      why: """
        Before iOS 14 a stack view draws nothing of its own: the colour shows on new systems and is missing on old ones. A \
        file that says it is made for iOS 14 or later is not asked, unless "always" says so.
        """,
      bad: page(view(color)), good: page(view("")),
      options: [always.row])
  ) { context in
    let document = context.document
    if !context.value(of: always), let target = document.deploymentTarget, target >= .iOS14 {
      return
    }
    for stack in document.shownElements("stackView") {
      guard let color = document.child(key: .backgroundColor, of: stack) else { continue }
      context.report(
        at: document.xml.tagRange(color), "this stack's background is not drawn before iOS 14",
        help: ["put the stack into a view that has the colour"])
    }
  }

  private static let color = """

      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    """

  private static func view(_ color: String) -> String {
    "<stackView key=\"view\" id=\"prices\">\(color)\n</stackView>"
  }
}
