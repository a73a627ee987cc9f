import NavModel
import NavText

extension StoryboardRule {
  static let gestureWithoutView = StoryboardRule(
    RuleFacts(
      "gesture-without-view", text: nil, storyboard: .warning,
      "A gesture recogniser is attached to no view.",
      why: """
        A recogniser sees touches only of the view that it is attached to. One that stands beside the controller, \
        and that no view lists among its gesture recognisers, never fires, whatever it is connected with. The \
        connection is easily lost when the view is deleted and drawn again.
        """,
      bad: example(collection: ""),
      good: example(
        collection: """

                        <connections>
                          <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/>
                        </connections>
          """))
  ) { document, context in
    let hasGestures = document.objects.rows.contains {
      ElementTag[document.tag($0.element)]?.kind.isGesture ?? false
    }
    guard hasGestures else { return }
    // By id: of two objects with one id, which is told elsewhere, either may be meant.
    var isAttached: Set<Name> = []
    // A connection that is broken, which is told elsewhere, may be the one that attached it.
    var doubtful: Set<ID<StoryboardScene>?> = []
    for id in document.connections.ids {
      switch document[id].kind {
      // An outlet lets code attach it.
      case .outlet, .outletCollection:
        if let target = document[id].target { isAttached.insert(document[target].id) }
        if document.defect(of: id) != nil { doubtful.insert(document[id].scene) }
      case .segue, .relationship, .preview, .action: break
      }
    }
    for id in document.objects.ids where !isAttached.contains(document[id].id) {
      guard let tag = ElementTag[document.tag(document[id].element)], tag.kind.isGesture,
        !doubtful.contains(document[id].scene)
      else { continue }
      context.report(
        at: document.xml.tagRange(document[id].element),
        "\(document.title(of: id)) is attached to no view, so it never fires",
        help: ["drag it onto the view whose touches it should see, or delete it"])
    }
  }

  private static func example(collection: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" customClass="HomeController" sceneMemberID="viewController">
              <view key="view" id="root">\(collection)
              </view>
            </viewController>
            <tapGestureRecognizer id="tap">
              <connections>
                <action selector="close:" destination="home" id="a"/>
              </connections>
            </tapGestureRecognizer>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
