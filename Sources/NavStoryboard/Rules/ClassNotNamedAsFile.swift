import NavText
import NavXcode

extension StoryboardRules {
  private static let exceptFiles = TypedOption(
    "except", ["Main"], "Storyboards that may have any class, by their names.",
    example: [])

  static let classNotNamedAsFile = StoryboardRule(
    RuleFacts(
      "class-not-named-as-file", text: nil, storyboard: nil,
      "The only screen of a storyboard has a class not named after the file.",
      why: """
        Teams with one storyboard a screen find the file by the name of the class, and code may load it by that name. \
        Storyboards of several screens, and those whose screen has no class of its own, are not asked.
        """,
      bad: example("CartController"), good: example("Main"), options: [exceptFiles.row])
  ) { context in
    let document = context.document
    guard document.format == .storyboard, document.scenes.count == 1,
      !context.value(of: exceptFiles).contains(document.name),
      let controller = document.scenes.ids.first.flatMap({ document.ownController(of: $0) }),
      let own = document.customClass(of: controller), own.name != document.name
    else { return }
    context.report(
      at: document.range("customClass", of: document[controller].element),
      "the screen of '\(document.name)' is of the class '\(own.name)'",
      help: ["call both the same, or name the file in \"except\""])
  }

  private static func example(_ className: String) -> String {
    """
    <!-- Main.storyboard -->
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" customClass="\(className)" customModuleProvider="target" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
