import NavText
import NavXcode

extension StoryboardRules {
  /// Where Interface Builder looks for what, as far as a merge or an edit by hand gets it wrong.
  static let misplacedObject = StoryboardRule(
    RuleFacts(
      "misplaced-object", text: nil, storyboard: .error,
      "An object or a connection is where Xcode does not read it.",
      why: """
        Xcode reads the controller, the exit and the placeholders of a scene in its 'objects', connections in \
        'connections' and constraints in 'constraints'. Anywhere else they are not part of what is built, and \
        what is connected with them is lost. It takes an edit by hand or a merge to get there.
        """,
      bad: example(inside: "", behind: exit), good: example(inside: exit, behind: ""))
  ) { context in
    let document = context.document
    for element in document.xml.elements.ids {
      guard let list = document.listMissed(by: element) else { continue }
      let tag = document.xml.names[document.tag(element)]
      context.report(
        at: document.xml.tagRange(element),
        "<\(tag)> is read in <\(list)> only, and this one is elsewhere",
        label: "it is lost when the app is built",
        help: ["move it into the <\(list)> that it belongs to"])
    }
  }

  private static let exit =
    "\n        <exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"

  private static func example(inside: String, behind: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" sceneMemberID="viewController"/>\(inside)
          </objects>\(behind)
        </scene>
      </scenes>
    </document>
    """
  }
}

extension StoryboardDocument {
  /// The list that an element should be in and is not; nil for what is in place, or may be anywhere.
  func listMissed(by element: ID<XMLElement>) -> String? {
    guard let parent = xml.elements[element].parent else { return nil }
    let list: Word
    switch Word(tag(element)) {
    case .exit, .placeholder, .viewControllerPlaceholder: list = .objects
    case .outlet, .outletCollection, .action: list = .connections
    case .segue:
      // Peek and pop, and what the canvas takes as the way into a screen.
      if self.is(parent, .segue) || self.is(parent, .inferredMetricsTieBreakers) { return nil }
      list = .connections
    case .constraint: list = .constraints
    default: return nil
    }
    return self.is(parent, list) ? nil : list.spelling
  }
}
