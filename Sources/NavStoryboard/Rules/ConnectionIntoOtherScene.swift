import NavText
import NavXcode

extension StoryboardRules {
  static let connectionIntoOtherScene = StoryboardRule(
    RuleFacts(
      "connection-into-other-scene", text: nil, storyboard: .warning,
      "An outlet, an action or the anchor of a popover leads to an object of another scene.",
      why: """
        Each scene is loaded by itself, so at that moment nothing of another scene exists, and the connection is made \
        to nothing: a button does nothing, or what the outlet stands for is nil. It is left over when a control is \
        copied from scene to scene, often beside the right action of the copy.
        """,
      bad: twoScenes(action: "home"), good: twoScenes(action: "cart"))
  ) { context in
    let document = context.document
    for id in document.connections.ids where document.defect(of: id) == .otherScene {
      let row = document[id]
      guard let target = row.target,
        row.kind == .outlet || row.kind == .outletCollection
          || row.kind == .action
      else { continue }
      let twins = twins(of: id, in: document)
      let owner = row.owner.map { document.title(of: $0) } ?? "this"
      let event = document.value(.eventType, of: row.element) ?? "touchUpInside"
      let what = event == "touchUpInside" ? "touching \(owner) does" : "\(event) of \(owner) does"
      let effect = isAll(id, in: document) ? "so \(what) nothing" : ""
      context.report(
        at: document.destinationRange(of: id),
        "the \(document.word(for: id)) of \(owner) leads into another scene, to "
          + document.title(of: target),
        label: effect,
        related: [(document.xml.tagRange(document[target].element), "this is in another scene")],
        help: [
          twins > 0
            ? "remove it: the right action is there as well"
            : "connect it within its own scene, or remove it"
        ],
        fix: Fix(
          "remove the connection", [context.removal(of: row.element, in: document)]))
    }
    for row in document.connections.rows where row.kind == .segue {
      for word in [Word.popoverAnchorView, .popoverAnchorBarButtonItem] {
        guard let attribute = document.attribute(word, of: row.element),
          let anchor = document.object(named: attribute), document[anchor].scene != row.scene
        else { continue }
        let isTouched = row.owner != row.scene.flatMap { document[$0].controller }
        context.report(
          at: document.xml[attribute].valueRange,
          "the anchor of the popover leads into another scene, to " + document.title(of: anchor),
          label: isTouched
            ? "the popover does not point there"
            : "UIKit raises an exception, unless code gives it an anchor (ERR-24)",
          related: [(document.xml.tagRange(document[anchor].element), "this is in another scene")],
          help: ["choose an anchor in the scene that the segue starts from"])
      }
    }
  }

  /// How many sound actions the same object sends at the same event.
  private static func twins(
    of id: ID<StoryboardConnection>, in document: StoryboardDocument
  ) -> Int {
    let row = document[id]
    guard row.kind == .action, let scene = row.scene else { return 0 }
    let event = document.name(.eventType, of: row.element)
    return document[scene].connections.filter { other in
      other != id && document[other].kind == .action && document[other].owner == row.owner
        && document.name(.eventType, of: document[other].element) == event
        && document.defect(of: other) == nil
    }.count
  }

  /// Whether an action is all that its object would do: it has no sound action or segue besides.
  private static func isAll(
    _ id: ID<StoryboardConnection>, in document: StoryboardDocument
  ) -> Bool {
    let row = document[id]
    guard row.kind == .action, let scene = row.scene else { return false }
    return !document[scene].connections.contains { other in
      let kind = document[other].kind
      return (kind == .action || kind == .segue) && document[other].owner == row.owner
        && document.defect(of: other) == nil
    }
  }

  private static func twoScenes(action target: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" customClass="HomeController" sceneMemberID="viewController"/>
          </objects>
        </scene>
        <scene sceneID="2">
          <objects>
            <viewController id="cart" customClass="CartController" sceneMemberID="viewController">
              <view key="view" id="root">
                <subviews>
                  <button id="pay">
                    <state key="normal" title="Pay"/>
                    <connections>
                      <action selector="pay:" destination="\(target)" eventType="touchUpInside" id="a"/>
                    </connections>
                  </button>
                </subviews>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
