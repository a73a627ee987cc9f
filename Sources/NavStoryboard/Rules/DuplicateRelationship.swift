import NavModel
import NavText

extension StoryboardRule {
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
