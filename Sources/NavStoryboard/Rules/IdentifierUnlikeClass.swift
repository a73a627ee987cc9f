import NavText
import NavXcode

extension StoryboardRules {
  static let identifierUnlikeClass = StoryboardRule(
    RuleFacts(
      "identifier-unlike-class", text: nil, storyboard: nil,
      "The storyboard identifier of a screen is not the name of its class.",
      why: """
        Where both are the same, code makes the identifier from the class, as in \
        instantiateViewController(withIdentifier: String(describing: CartController.self)), and no one has to invent or \
        remember a second name. Screens without a class of their own are not asked.
        """,
      bad: example("cart"), good: example("CartController"))
  ) { context in
    let document = context.document
    for scene in document.scenes.ids {
      guard let controller = document.ownController(of: scene),
        let name = document.customClass(of: controller)?.name,
        case let element = document[controller].element,
        case let identifier = document.value(.storyboardIdentifier, of: element) ?? "",
        identifier != name
      else { continue }
      context.report(
        at: document.attribute(.storyboardIdentifier, of: element) == nil
          ? document.range("customClass", of: element)
          : document.range("storyboardIdentifier", of: element),
        identifier.isEmpty
          ? "this screen of \(name) has no storyboard identifier"
          : "this screen of \(name) has the storyboard identifier '\(identifier)'",
        help: ["write '\(name)' as its Storyboard ID"])
    }
  }

  private static func example(_ identifier: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController storyboardIdentifier="\(identifier)" id="home" customClass="CartController" customModuleProvider="target" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
