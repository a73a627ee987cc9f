import NavText
import NavXcode

extension StoryboardRules {
  static let duplicateObjectID = StoryboardRule(
    RuleFacts(
      "duplicate-object-id", text: nil, storyboard: .error, "Two objects have the same id.",
      why: """
        Connections name objects by their ids, so it is unclear which of the two is meant. Xcode refuses such a \
        file, or drops one of the objects. It happens when both sides of a merge are kept.
        """,
      bad: page(views: labels(second: "a")), good: page(views: labels(second: "b"))),
    needs: .anyPlatform
  ) { context in
    let document = context.document
    // The copies that the current one lies in, outermost first.
    var around: [Copy] = []
    for copy in copies(in: document) {
      while let last = around.last, document.xml[last.element].next <= copy.element {
        around.removeLast()
      }
      // What is copied with all that is in it is one thing too many.
      let isPart = around.contains { outer in
        outer.original < copy.original && copy.original < document.xml[outer.original].next
      }
      around.append(copy)
      if isPart { continue }
      context.report(
        at: document.xml[copy.id].valueRange,
        "the id '\(document.xml.value(copy.id))' belongs to another \(copy.noun) already",
        related: [(document.xml[copy.originalID].valueRange, "this has it too")],
        help: ["remove one of the two, or give it an id of its own"])
    }
  }

  /// An element whose id another one has already.
  private struct Copy {
    let element: ID<XMLElement>
    let id: ID<XMLAttribute>
    let original: ID<XMLElement>
    let originalID: ID<XMLAttribute>
    let noun: String
  }

  /// Scenes and objects, in the order of the file.
  private static func copies(in document: StoryboardDocument) -> [Copy] {
    var copies: [Copy] = []
    for (first, second) in document.duplicates {
      let (element, original) = (document[second].element, document[first].element)
      guard let id = document.attribute(.id, of: element),
        let originalID = document.attribute(.id, of: original)
      else { continue }
      copies.append(
        Copy(element: element, id: id, original: original, originalID: originalID, noun: "object"))
    }
    // By name, the first scene that has it.
    var scenes = [ID<StoryboardScene>?](repeating: nil, count: document.xml.names.count)
    for scene in document.scenes.ids {
      guard let id = document.attribute(.sceneID, of: document[scene].element) else { continue }
      let name = Int(document.xml[id].value.index)
      guard let first = scenes[name] else {
        scenes[name] = scene
        continue
      }
      let original = document[first].element
      guard let originalID = document.attribute(.sceneID, of: original) else { continue }
      copies.append(
        Copy(
          element: document[scene].element, id: id, original: original, originalID: originalID,
          noun: "scene"))
    }
    return copies.sorted { $0.element < $1.element }
  }

  private static func labels(second: String) -> String {
    """
    <label text="Name" id="a"/>
    <label text="Price" id="\(second)"/>
    """
  }
}
