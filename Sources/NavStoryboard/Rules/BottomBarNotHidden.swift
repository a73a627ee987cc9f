import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  private static let except = TypedOption<[String]>(
    "except", [], "Classes of screens that keep the tab bar.")

  /// For apps whose tab bar belongs to the first screen of each tab alone.
  static let bottomBarNotHidden = StoryboardRule(
    RuleFacts(
      "bottom-bar-not-hidden", text: nil, storyboard: nil,
      "A screen keeps the tab bar when it is pushed.",
      why: """
        Some apps show their tab bar on the first screen of a tab only. Interface Builder sets that screen by screen, by \
        Hide Bottom Bar on Push, and a new screen comes without it. Containers are never asked.
        """,
      bad: page(), good: example, options: [except.row])
  ) { context in
    let document = context.document
    let except = context.value(of: Self.except)
    for scene in document.scenes.ids {
      guard let controller = document.ownController(of: scene) else { continue }
      let element = document[controller].element
      switch ControllerTag(document.tag(element)).kind {
      case .navigation, .tabBar, .split: continue
      case .view, .table, .collection, .page, .alert, .actionSheet, .system: break
      }
      if document.flag(.hidesBottomBarWhenPushed, of: element)
        || except.contains(where: { document.isCalled($0, controller) })
      {
        continue
      }
      context.report(
        at: document.xml.tagRange(element),
        "\(document.title(of: controller)) keeps the tab bar when it is pushed",
        help: ["turn on Hide Bottom Bar on Push, or name its class in \"except\""])
    }
  }

  private static let example = """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController hidesBottomBarWhenPushed="YES" id="home" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
}
