import NavText
import NavXcode

extension StoryboardRules {
  /// Interface Builder solves the constraints itself, and marks what they leave open. The marks of a scene are one
  /// finding, because one missing constraint makes whole columns ambiguous. Marks stay when the screen is drawn by another
  /// version, so that sound files have them too: the rule is for people who ask for it.
  static let ambiguousView = StoryboardRule(
    RuleFacts(
      "ambiguous-view", text: nil, storyboard: nil,
      "Constraints do not say where a view is, or how large.",
      why: """
        Auto Layout picks one of the answers that the constraints allow, and may pick another on the next device, \
        after a rotation, or with the next version of iOS. Interface Builder found that out and left its mark in \
        the file. Code may add what is missing: a view that says Never Verify under Ambiguity is not judged, and of one \
        that says Verify Position Only nothing is asked but where it is.
        """,
      bad: example(mark: " ambiguous=\"YES\"", constraint: ""),
      good: example(
        mark: "",
        constraint: """

                          <constraint firstItem="total" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
          """))
  ) { context in
    let document = context.document
    for (scene, marked) in document.elements(marked: "ambiguous") {
      guard let first = marked.first else { continue }
      let name = scene.flatMap { document[$0].controller }.map { document.title(of: $0) }
      let place = name.map { " of \($0)" } ?? ""
      let isAboutPlace = document.value("verifyAmbiguity", of: document[first].element) != nil
      context.report(
        at: document.xml.tagRange(document[first].element),
        marked.count == 1
          ? "constraints leave open where \(document.title(of: first))\(place) is"
            + (isAboutPlace ? "" : ", or how large")
          : "constraints leave open where \(marked.count) views\(place) are, or how large",
        label: marked.count == 1 ? "" : "the first of them",
        related: marked.dropFirst().prefix(3).map {
          (document.xml.tagRange(document[$0].element), "this as well")
        },
        help: [
          "add the constraints that Interface Builder asks for, or remove some that are optional"
        ])
    }
  }

  private static func example(mark: String, constraint: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" sceneMemberID="viewController">
              <view key="view" id="root">
                <subviews>
                  <label text="Total"\(mark) translatesAutoresizingMaskIntoConstraints="NO" id="total"/>
                </subviews>
                <constraints>
                  <constraint firstItem="total" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>\(constraint)
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}

extension StoryboardDocument {
  /// What Interface Builder marked with an attribute that says YES, by scene. What is not installed does not count.
  func elements(
    marked attribute: String
  ) -> [(scene: ID<StoryboardScene>?, objects: [ID<StoryboardObject>])] {
    guard let name = xml.names.find(attribute) else { return [] }
    var found: [(scene: ID<StoryboardScene>?, objects: [ID<StoryboardObject>])] = []
    let excluded = Set(exclusions.compactMap { object(named: $0) })
    for id in objects.ids where !excluded.contains(id) {
      guard let mark = xml.attribute(name, of: objects[id].element), xml.value(mark) == "YES",
        attribute != "ambiguous" || value("verifyAmbiguity", of: objects[id].element) != "off"
      else { continue }
      if let last = found.last, last.scene == objects[id].scene {
        found[found.count - 1].objects.append(id)
      } else {
        found.append((objects[id].scene, [id]))
      }
    }
    return found
  }
}
