import NavText
import NavXcode

extension StoryboardRules {
  /// Sound as long as the framework is there and loaded, which only the app knows.
  static let referenceToOtherBundle = StoryboardRule(
    RuleFacts(
      "reference-to-other-bundle", text: nil, storyboard: nil,
      "A reference leads to a storyboard of another bundle.",
      why: """
        UIKit looks the bundle up by its identifier when the reference is followed, and raises an exception when it \
        is not loaded, or is called otherwise: in an app extension, after a framework is renamed, or when it is \
        linked statically and has no bundle any more.
        """,
      bad: example(" bundleIdentifier=\"com.example.Kit\""), good: example("")),
    needs: .connections
  ) { context in
    let document = context.document
    for (element, answer) in context.references(in: document) {
      guard case .otherBundle(let bundle) = answer else { continue }
      let range =
        document.attribute(.bundleIdentifier, of: element).map { document.xml[$0].valueRange }
        ?? document.xml.tagRange(element)
      context.report(
        at: range, "this reference needs the bundle '\(bundle)'",
        help: ["make the controller in code, or keep the storyboard in the app"])
    }
  }

  private static func example(_ bundle: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" sceneMemberID="viewController">
              <connections>
                <segue destination="help" kind="show" identifier="help" id="s"/>
              </connections>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="2">
          <objects>
            <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="Help"\(bundle) id="help" sceneMemberID="viewController"/>
          </objects>
        </scene>
        <scene sceneID="3">
          <objects>
            <viewController storyboardIdentifier="Help" id="page" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
