import NavText

extension StoryboardRule {
  static let duplicateObjectID = StoryboardRule(
    RuleFacts(
      "duplicate-object-id", text: nil, storyboard: .error, "Two objects have the same id.",
      why: """
        Connections name objects by their ids, so nobody can tell which of the two is meant. Xcode refuses such a \
        file, or drops one of the objects. It happens when both sides of a merge are kept.
        """,
      bad: page(views: labels(second: "a")), good: page(views: labels(second: "b"))),
    ofAnyPlatform: true
  ) { document, context in
    for (first, second) in document.duplicates {
      guard let attribute = document.attribute(.id, of: document[second].element),
        let original = document.attribute(.id, of: document[first].element)
      else { continue }
      context.report(
        at: document.xml[attribute].valueRange,
        "the id '\(document.xml.value(attribute))' belongs to another object already",
        related: [(document.xml[original].valueRange, "this has it too")],
        help: ["remove one of the two, or give it an id of its own"])
    }
    // By name, the first scene that has it.
    var scenes = [ID<XMLAttribute>?](repeating: nil, count: document.xml.names.count)
    for scene in document.scenes.rows {
      guard let attribute = document.attribute(.sceneID, of: scene.element) else { continue }
      let id = document.xml[attribute].value
      guard let original = scenes[Int(id.index)] else {
        scenes[Int(id.index)] = attribute
        continue
      }
      context.report(
        at: document.xml[attribute].valueRange,
        "the id '\(document.xml.value(attribute))' belongs to another scene already",
        related: [(document.xml[original].valueRange, "this has it too")],
        help: ["remove one of the two, or give it an id of its own"])
    }
  }

  private static func labels(second: String) -> String {
    """
    <label text="Name" id="a"/>
    <label text="Price" id="\(second)"/>
    """
  }
}
