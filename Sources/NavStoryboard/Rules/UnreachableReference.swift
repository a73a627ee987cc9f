import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let unreachableReference = StoryboardRule(
    RuleFacts(
      "unreachable-reference", text: nil, storyboard: .warning,
      "No segue leads to a storyboard reference.",
      why: """
        A reference is there for the segues that end at it. One without any, and without an identifier that code could \
        ask for, was left over when its segue was deleted, or the segue was never drawn.
        """,
      bad: page("", reference: reference), good: page(segue, reference: reference))
  ) { context in
    let document = context.document
    guard document.format == .storyboard else { return }
    // A segue that leads nowhere may have led here, and is reported itself.
    let isBroken = document.connections.ids.contains { id in
      let kind = document[id].kind
      return (kind == .segue || kind == .relationship) && document.defect(of: id) != nil
    }
    if isBroken { return }
    var reached: Set<ID<StoryboardObject>> = []
    var holders: Set<ID<StoryboardObject>> = []
    for connection in document.connections.rows {
      if let target = connection.target { reached.insert(target) }
      if connection.kind == .relationship, let owner = connection.owner { holders.insert(owner) }
    }
    // So may a container that has lost all that it held, unless a class of its own gives it its screens.
    let isHollow = document.scenes.rows.contains { scene in
      guard let controller = scene.controller else { return false }
      let element = document[controller].element
      if document.value(.customClass, of: element) != nil { return false }
      let kind = ControllerTag(document.tag(element)).kind
      return !kind.requiredRelationships.isEmpty && !holders.contains(controller)
    }
    if isHollow { return }
    for scene in document.scenes.rows {
      guard let controller = scene.controller,
        document.is(document[controller].element, .viewControllerPlaceholder),
        !reached.contains(controller),
        document.initialController.flatMap({ document.object(named: $0) }) != controller
      else { continue }
      let element = document[controller].element
      if document.value(.storyboardIdentifier, of: element)?.isEmpty == false { continue }
      let name = document.value(.storyboardName, of: element) ?? ""
      context.report(
        at: context.place(.storyboardName, of: element, in: document),
        "nothing leads to this reference\(name.isEmpty ? "" : " to '\(name)'")",
        label: "no segue or relationship ends here",
        help: ["connect a segue to it, or delete it"])
    }
  }

  private static func page(_ connections: String, reference: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" sceneMemberID="viewController">
              <view key="view" id="page">
                <subviews>
                  <button id="more">\(connections)
                  </button>
                </subviews>
              </view>
            </viewController>
          </objects>
        </scene>
        \(reference)
      </scenes>
    </document>
    """
  }

  private static let segue = """

                    <connections>
                      <segue destination="help" kind="show" id="s1"/>
                    </connections>
    """

  private static let reference = """
    <scene sceneID="2">
          <objects>
            <viewControllerPlaceholder storyboardName="Help" bundleIdentifier="com.example.Help" id="help" sceneMemberID="viewController"/>
          </objects>
        </scene>
    """
}
