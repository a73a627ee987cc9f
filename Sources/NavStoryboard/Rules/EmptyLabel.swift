import NavText
import NavXcode

extension StoryboardRules {
  static let emptyLabel = StoryboardRule(
    RuleFacts(
      "empty-label", text: nil, storyboard: nil,
      "A label has no text, and no code can give it one.",
      why: """
        Nothing is connected with the label, so code cannot find it, unless it goes through all views. It takes room, \
        and VoiceOver stops at it for nothing.
        """,
      bad: page(views: "<label text=\"\" id=\"total\"/>"),
      good: page(views: "<label text=\"Total\" id=\"total\"/>"))
  ) { context in
    let document = context.document
    var connected: Set<Name> = []
    for row in document.connections.rows
    where row.kind == .outlet || row.kind == .outletCollection {
      if let target = row.target { connected.insert(document[target].id) }
    }
    for label in document.shownElements("label") {
      guard let object = document.object(of: label), document[object].className.isNone,
        !connected.contains(document[object].id), document.attribute(.tag, of: label) == nil,
        // The labels of a row belong to the row.
        document.attribute(.key, of: label) == nil,
        document.text(.text, of: label)?.isNone ?? true,
        document.child(key: .attributedText, of: label) == nil
      else { continue }
      context.report(
        at: document.range("text", of: label), "this label has no text and nothing connects it",
        help: ["write its text, connect an outlet with it, or delete it"])
    }
  }
}
