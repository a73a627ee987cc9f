import NavText
import NavXcode

extension StoryboardRules {
  static let duplicatePart = StoryboardRule(
    RuleFacts(ofLanguage: "duplicate-part", storyboard: .error),
    bad: page(views: label(frames: ["20", "40"])), good: page(views: label(frames: ["40"])),
    needs: .anyPlatform
  ) { context in
    let document = context.document
    Self.checkPlaces(document, &context)
    for scene in document.scenes.rows { Self.checkControllers(of: scene, document, &context) }
  }

  /// What has a `key` is the only one of its parent that has it, and what holds a list is the only one of its tag.
  private static func checkPlaces(
    _ document: StoryboardDocument, _ context: inout StoryboardRuleContext
  ) {
    let elements = document.xml.elements
    // By name: the last parent in which it was met, plus one, and where that was.
    var keys = Met(nameCount: document.xml.names.count)
    var lists = Met(nameCount: Word.allCases.count)
    for parent in elements.ids {
      var child = ID<XMLElement>(Int(parent.index) + 1)
      let end = elements[parent].next
      while child < end {
        if let key = document.attribute(.key, of: child) {
          if let first = keys.meet(document.xml[key].value, at: child, in: parent) {
            report(document.xml[key].valueRange, of: child, first: first, document, &context)
          }
        } else if isList(elements[child].tag),
          let first = lists.meet(elements[child].tag, at: child, in: parent)
        {
          report(document.xml.tagRange(child), of: child, first: first, document, &context)
        }
        child = elements[child].next
      }
    }
  }

  private static func report(
    _ range: SourceRange, of second: ID<XMLElement>, first: ID<XMLElement>,
    _ document: StoryboardDocument, _ context: inout StoryboardRuleContext
  ) {
    // Two copies of one object are reported by the rule for ids.
    if let id = document.name(.id, of: second), id == document.name(.id, of: first) { return }
    let key = document.attribute(.key, of: first)
    let name = key.map { document.xml.value($0) } ?? document.xml.names[document.tag(first)]
    context.report(
      at: range, "there is another '\(name)' already", label: "only one of the two is read",
      related: [
        (key.map { document.xml[$0].valueRange } ?? document.xml.tagRange(first), "the first")
      ],
      help: ["keep one of the two"])
  }

  private static func checkControllers(
    of scene: StoryboardScene, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    guard let objects = document.child(.objects, of: scene.element) else { return }
    var first: ID<XMLElement>?
    for object in document.xml.children(of: objects)
    where document.says(.viewController, .sceneMemberID, of: object) {
      guard let original = first else {
        first = object
        continue
      }
      if let id = document.name(.id, of: object), id == document.name(.id, of: original) {
        continue
      }
      context.report(
        at: document.xml.tagRange(object), "this scene has another controller already",
        label: "only one of the two is read",
        related: [(document.xml.tagRange(original), "the first")],
        help: ["keep one of the two, or give the other one a scene of its own"])
    }
  }

  private static func isList(_ tag: Name) -> Bool {
    switch Word(tag) {
    case .scenes, .objects, .connections, .subviews, .constraints, .items, .prototypes, .cells,
      .sections, .segments:
      true
    default: false
    }
  }

  private static func label(frames: [String]) -> String {
    let frames = frames.map {
      "  <rect key=\"frame\" x=\"\($0)\" y=\"20\" width=\"200\" height=\"21\"/>"
    }
    return "<label text=\"Name\" id=\"name\">\n\(frames.joined(separator: "\n"))\n</label>"
  }
}

/// Where each name was met last.
private struct Met {
  private var parents: [UInt32]
  private var children: [ID<XMLElement>]

  init(nameCount: Int) {
    parents = [UInt32](repeating: .max, count: nameCount)
    children = [ID<XMLElement>](repeating: ID(0), count: nameCount)
  }

  /// Notes a child, and tells the first child of this parent that was met under this name.
  mutating func meet(
    _ name: Name, at child: ID<XMLElement>, in parent: ID<XMLElement>
  ) -> ID<XMLElement>? {
    let index = Int(name.index)
    if parents[index] == UInt32(parent.index) { return children[index] }
    parents[index] = UInt32(parent.index)
    children[index] = child
    return nil
  }
}
