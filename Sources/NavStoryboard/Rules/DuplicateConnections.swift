import NavModel
import NavText

extension StoryboardRule {
  /// An outlet takes one object.
  static let duplicateOutlet = StoryboardRule(
    RuleFacts(ofLanguage: "duplicate-outlet", storyboard: .warning)
  ) { document, context in
    var seen: [Outlet: ID<StoryboardConnection>] = [:]
    seen.reserveCapacity(document.connections.rows.count { $0.kind == .outlet })
    for id in document.connections.ids where document[id].kind == .outlet {
      guard let owner = document[id].owner,
        let property = document[id].word
      else { continue }
      let outlet = Outlet(owner: owner, property: property)
      guard let first = seen[outlet] else {
        seen[outlet] = id
        continue
      }
      context.report(
        at: document.destinationRange(of: id),
        "'\(document.xml.names[property])' is connected twice",
        related: [(document.destinationRange(of: first), "connected here before")],
        help: ["keep one of the two: an outlet takes a single object"])
    }
  }

  private struct Outlet: Hashable {
    let owner: ID<StoryboardObject>
    let property: Name
  }

  /// A navigation controller has one root, a column one controller.
  static let duplicateRelationship = StoryboardRule(
    RuleFacts(ofLanguage: "duplicate-relationship", storyboard: .error)
  ) { document, context in
    for scene in document.scenes.rows {
      var seen: [Name: ID<StoryboardConnection>] = [:]
      for id in scene.connections where document[id].kind == .relationship {
        guard let word = document[id].word,
          RelationshipKind.byWord[word]?.facts.allowsSeveral != true
        else { continue }
        guard let first = seen[word] else {
          seen[word] = id
          continue
        }
        context.report(
          at: document.destinationRange(of: id),
          "there is another '\(document.xml.names[word])' already",
          related: [(document.destinationRange(of: first), "this is the first")],
          help: ["keep one of the two"])
      }
    }
  }
}
