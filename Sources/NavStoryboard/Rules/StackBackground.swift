import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let stackBackground = StoryboardRule(
    SharedRules.stackBackground,
    bad: page(view(color)), good: page(view(""))
  ) { context in
    let document = context.document
    if !context.value(of: SharedRules.alwaysReportsStackBackground),
      let target = document.deploymentTarget, target >= .iOS14
    {
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
