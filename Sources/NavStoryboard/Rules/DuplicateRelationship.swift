import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// A navigation controller has one root, a column one controller.
  static let duplicateRelationship = StoryboardRule(
    RuleFacts(ofLanguage: "duplicate-relationship", storyboard: .error)
  ) { context in
    let document = context.document
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
        report(document.xml.names[word], id, first, document, &context)
      }
      checkEmbeds(of: scene, document, &context)
    }
  }

  /// A container view shows one scene: of two, the second lies on top of the first.
  private static func checkEmbeds(
    of scene: StoryboardScene, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    var embeds: [(owner: ID<StoryboardObject>, connection: ID<StoryboardConnection>)] = []
    for id in scene.connections where document[id].kind == .segue {
      guard document.segueKind(of: id) == .embed, let owner = document[id].owner else { continue }
      guard let first = embeds.first(where: { $0.owner == owner }) else {
        embeds.append((owner, id))
        continue
      }
      report("embed", id, first.connection, document, &context)
    }
  }

  private static func report(
    _ word: String, _ second: ID<StoryboardConnection>, _ first: ID<StoryboardConnection>,
    _ document: StoryboardDocument, _ context: inout StoryboardRuleContext
  ) {
    if document.isCopy(second, first) { return }
    context.report(
      at: document.destinationRange(of: second), "there is another '\(word)' already",
      related: [(document.destinationRange(of: first), "this is the first")],
      help: ["keep one of the two"])
  }
}
