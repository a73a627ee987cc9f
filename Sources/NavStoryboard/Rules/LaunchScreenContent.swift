import NavText
import NavXcode

extension StoryboardRules {
  static let launchScreenFacts = RuleFacts(
    shared: "launch-screen-content", text: nil, storyboard: .error,
    "A launch screen contains something that is not allowed or never shown.",
    why: """
      The system draws a launch screen before any code of the app is loaded. Interface Builder's compiler therefore \
      refuses custom classes ("Launch screens may not set custom classnames"), outlets and actions ("Launch Screens \
      may not have connections") and user defined runtime attributes, as Xcode Help lists under "Create a launch \
      screen file". Web views are not to be used either, according to the same page. Other scenes than the initial \
      one and what it holds are built and never shown, and so are segues to them. A file that is only named as launch \
      screen, without being marked as one, is compiled, and shown without all that.
      """)

  /// What the compiler refuses is an error; what the system leaves out is less.
  static let launchScreenContent = StoryboardRule(
    launchScreenFacts, bad: example(classAttribute: " customClass=\"CartController\""),
    good: example(classAttribute: "")
  ) { context in
    let document = context.document
    guard document.isLaunchScreen else { return }
    for flaw in document.launchScreenFlaws {
      context.report(
        at: flaw.range, flaw.message,
        label: flaw.isRefused ? "Xcode refuses to compile this file" : "", help: [flaw.help],
        atMost: flaw.isRefused ? .error : .warning)
    }
  }

  private static func example(classAttribute: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" launchScreen="YES" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home"\(classAttribute) sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
