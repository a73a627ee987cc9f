import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let gestureWithoutView = StoryboardRule(
    RuleFacts(
      "gesture-without-view", text: nil, storyboard: .warning,
      "A gesture recogniser is attached to no view that is touched, or to several.",
      why: """
        A recogniser sees touches only of the view that it is attached to. One that lies beside the controller, \
        and that no view lists among its gesture recognisers, never fires, whatever it is connected with. The \
        connection is easily lost when the view is deleted and drawn again. Of several views one has it, and the \
        others see nothing; a view whose user interaction is turned off, as it is in labels and images, is never \
        touched.
        """,
      bad: example(collection: ""),
      good: example(
        collection: """

                        <connections>
                          <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/>
                        </connections>
          """))
  ) { context in
    let document = context.document
    let hasGestures = document.objects.rows.contains {
      ElementTag[document.tag($0.element)]?.kind.isGesture ?? false
    }
    guard hasGestures else { return }
    // By id: of two objects with one id, which is reported elsewhere, either may be meant.
    var isAttached: Set<Name> = []
    var firstPlaces: [Name: SourceRange] = [:]
    var inOutlets: Set<ID<StoryboardObject>> = []
    for row in document.connections.rows
    where row.kind == .outlet || row.kind == .outletCollection {
      if let target = row.target { inOutlets.insert(target) }
    }
    // A connection that is broken, which is reported elsewhere, may be the one that attached it.
    var doubtful: Set<ID<StoryboardScene>?> = []
    for id in document.connections.ids {
      switch document[id].kind {
      // An outlet lets code attach it.
      case .outlet, .outletCollection:
        if let target = document[id].target { isAttached.insert(document[target].id) }
        if document.defect(of: id) != nil { doubtful.insert(document[id].scene) }
        Self.checkView(id, &firstPlaces, inOutlets, document, &context)
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

  /// The view that a connection attaches a recogniser to. `firstPlaces` are those of the connections before it, by the
  /// recogniser's id.
  private static func checkView(
    _ id: ID<StoryboardConnection>, _ firstPlaces: inout [Name: SourceRange],
    _ inOutlets: Set<ID<StoryboardObject>>, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    guard document.isAttachment(id), let target = document[id].target,
      let view = document[id].owner
    else { return }
    let range = document.destinationRange(of: id)
    let gesture = document.title(of: target)
    if let first = firstPlaces[document[target].id] {
      context.report(
        at: range, "\(gesture) is attached to another view already, so this one does not see it",
        related: [(first, "attached here")],
        help: ["give each view a recogniser of its own"])
      return
    }
    firstPlaces[document[target].id] = range
    guard
      let attribute = document.attribute(.userInteractionEnabled, of: document[view].element),
      document.xml.value(attribute) == "NO"
    else { return }
    context.report(
      at: document.xml[attribute].valueRange,
      "\(document.title(of: view)) takes no touches, so \(gesture) never fires",
      related: [(range, "attached here")], help: ["turn on User Interaction Enabled"],
      // Code can turn it on for what it has an outlet to.
      atMost: inOutlets.contains(view) ? .info : .error)
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

extension StoryboardDocument {
  /// Whether a connection attaches a gesture recogniser to a view.
  fileprivate func isAttachment(_ id: ID<StoryboardConnection>) -> Bool {
    guard connections[id].kind == .outletCollection, defect(of: id) == nil else { return false }
    return connections[id].word == Word.gestureRecognizers.name
  }
}
