import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// An outlet takes one object.
  static let duplicateOutlet = StoryboardRule(
    RuleFacts(ofLanguage: "duplicate-outlet", storyboard: .warning)
  ) { context in
    let document = context.document
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
      // A connection that is there twice is reported by the rule for ids.
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
}

extension StoryboardDocument {
  /// Whether two connections have one id, as they do when a line is there twice.
  func isCopy(
    _ one: ID<StoryboardConnection>, _ other: ID<StoryboardConnection>
  ) -> Bool {
    guard let id = name(.id, of: connections[one].element), !id.isNone else { return false }
    return id == name(.id, of: connections[other].element)
  }
}
