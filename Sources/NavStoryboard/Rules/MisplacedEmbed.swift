import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// Container views embed, and do nothing else.
  static let misplacedEmbed = StoryboardRule(
    RuleFacts(ofLanguage: "misplaced-embed", storyboard: .error)
  ) { context in
    let document = context.document
    guard document.format == .storyboard else { return }
    for id in document.connections.ids where document[id].kind == .segue {
      guard let owner = document[id].owner else { continue }
      let isContainer = document.is(document[owner].element, .containerView)
      let isEmbed = document[id].word == Word.embed.name
      if isContainer == isEmbed { continue }
      // Another rule reports unknown kinds.
      guard document.segueKind(of: id) != nil,
        let kind = document.attribute(.kind, of: document[id].element)
      else { continue }
      context.report(
        at: document.xml[kind].valueRange,
        isEmbed
          ? "only a container view embeds, and \(document.title(of: owner)) is not one"
          : "a container view embeds, and does nothing else",
        help: [
          isEmbed
            ? "draw a container view and connect it, or choose another kind of segue"
            : "write kind=\"embed\""
        ])
    }
  }
}
