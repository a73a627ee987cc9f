import NavModel
import NavText

extension StoryboardRule {
  /// An outlet takes one object.
  static let duplicateOutlet = StoryboardRule(
    RuleFacts(ofLanguage: "duplicate-outlet", storyboard: .warning)
  ) { document, context in
    var outlets: [Outlet] = []
    outlets.reserveCapacity(document.connections.count)
    for id in document.connections.ids where document[id].kind == .outlet {
      guard let owner = document[id].owner, let property = document[id].word else { continue }
      outlets.append(Outlet(owner: owner, property: property, connection: id))
    }
    // Side by side, in their order: of a few hundred, which takes less than to hash each.
    outlets.sort { ($0.key, $0.connection) < ($1.key, $1.connection) }
    var first = 0
    for index in outlets.indices.dropFirst() {
      guard outlets[index].key == outlets[first].key else {
        first = index
        continue
      }
      // A line that stands there twice is told by its id.
      if document.isCopy(outlets[index].connection, outlets[first].connection) { continue }
      context.report(
        at: document.destinationRange(of: outlets[index].connection),
        "'\(document.xml.names[outlets[index].property])' is connected twice",
        related: [
          (document.destinationRange(of: outlets[first].connection), "connected here before")
        ],
        help: ["keep one of the two: an outlet takes a single object"])
    }
  }

  private struct Outlet {
    let owner: ID<StoryboardObject>
    let property: Name
    let connection: ID<StoryboardConnection>

    /// The same for connections of one outlet.
    var key: UInt64 { UInt64(owner.index) << 32 | UInt64(property.index) }
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

extension StoryboardDocument {
  /// Whether two connections have one id, as they do when a line is there twice.
  fileprivate func isCopy(
    _ one: ID<StoryboardConnection>, _ other: ID<StoryboardConnection>
  ) -> Bool {
    guard let id = name(.id, of: connections[one].element), !id.isNone else { return false }
    return id == name(.id, of: connections[other].element)
  }
}
