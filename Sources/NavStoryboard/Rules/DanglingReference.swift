import NavText
import NavXcode

extension StoryboardRules {
  static let danglingReference = StoryboardRule(
    RuleFacts(
      "dangling-reference", text: nil, storyboard: .error,
      "Something refers to an object that is not in the file, or not of the kind that is meant.",
      why: """
        Interface Builder removes what points at an object together with the object; a merge or an edit by hand does \
        not. Xcode then fails to compile the file, or the connection is silently missing in the app.
        """,
      bad: example(initial: "cart"), good: example(initial: "home")),
    needs: .anyPlatform
  ) { context in
    let document = context.document
    var remains: [ID<XMLElement>] = []
    for element in document.xml.elements.ids {
      guard let tag = Word(document.tag(element)), let words = tag.references else {
        continue
      }
      if tag == .exclude || tag == .include {
        if let left = document.attribute(.reference, of: element),
          document.object(named: left) == nil
        {
          remains.append(element)
        }
        continue
      }
      for word in words {
        guard let attribute = document.attribute(word, of: element) else { continue }
        if let object = document.object(named: attribute) {
          if word == .initialViewController {
            Self.checkInitial(object, attribute, document, &context)
          }
          continue
        }
        let id = document.xml.value(attribute)
        let what = Self.name(of: element, word, in: document)
        context.report(
          at: document.xml[attribute].valueRange,
          "\(what) refers to '\(id)', which is not an object of this file",
          help: [
            "connect it anew in Interface Builder, or take it out; was a part lost in a merge?"
          ],
          fix: word == .destination
            ? Fix("remove it", [context.removal(of: element, in: document)]) : nil)
      }
    }
    Self.report(remains, document, &context)
  }

  /// What variations say of constraints and views that are gone does nothing, and Xcode leaves it behind.
  private static func report(
    _ remains: [ID<XMLElement>], _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    guard let first = remains.first, let attribute = document.attribute(.reference, of: first)
    else { return }
    let id = document.xml.value(attribute)
    context.report(
      at: document.xml[attribute].valueRange,
      remains.count == 1
        ? "this variation refers to '\(id)', which is not an object of this file"
        : "variations refer to \(remains.count) objects that are not in this file, such as '\(id)'",
      label: "this does nothing", help: ["take it out; Xcode leaves it behind"],
      fix: Fix("remove it", remains.map { context.removal(of: $0, in: document) }), atMost: .info)
  }

  /// An app starts with a controller of a scene.
  private static func checkInitial(
    _ object: ID<StoryboardObject>, _ attribute: ID<XMLAttribute>, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    let isController = document[object].scene.map { document[$0].controller == object } ?? false
    if isController || document.format == .xib { return }
    context.report(
      at: document.xml[attribute].valueRange,
      "the initial controller is \(document.title(of: object)), which is not a controller",
      label: "nothing is shown (ERR-37)",
      help: ["mark a controller with Is Initial View Controller"])
  }

  private static func name(
    of element: ID<XMLElement>, _ word: Word, in document: StoryboardDocument
  ) -> String {
    if word == .initialViewController { return "the initial controller" }
    if let connection = document.connection(of: element) {
      return word == .destination
        ? "the \(document.word(for: connection))" : "the anchor of the popover"
    }
    return "this constraint"
  }

  private static func example(initial: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="home" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
