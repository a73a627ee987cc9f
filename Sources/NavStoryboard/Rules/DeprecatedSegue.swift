import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// Old files are full of them, so a file is reported once, with a fix for all of its segues.
  static let deprecatedSegue = StoryboardRule(
    RuleFacts(ofLanguage: "deprecated-segue", storyboard: .info)
  ) { context in
    let document = context.document
    var words: [String] = []
    var edits: [TextEdit] = []
    var isSafe = document.usesTraitCollections
    for connection in document.connections.rows where connection.kind == .segue {
      guard let kind = connection.word.flatMap({ SegueKind.byWord[$0] }), kind.isDeprecated,
        let replacement = kind.facts.replacement,
        let attribute = document.attribute(.kind, of: connection.element)
      else { continue }
      if !words.contains(kind.facts.storyboardKind) { words.append(kind.facts.storyboardKind) }
      // What stands for the detail of a split view is not quite what was meant.
      if kind == .replace { isSafe = false }
      edits.append(
        TextEdit(
          context.location(document.xml[attribute].valueRange),
          replacement.facts.storyboardKind))
    }
    guard let first = edits.first else { return }
    let kinds = words.map { "'\($0)'" }.joined(separator: ", ")
    let message =
      edits.count == 1
      ? "a segue of this file is of a kind from before iOS 8: \(kinds)"
      : "\(edits.count) segues of this file are of kinds from before iOS 8: \(kinds)"
    context.report(
      at: first.location.range, message,
      label: "called \(first.replacement) today",
      help: [
        "choose the kind of today in Interface Builder"
          + (isSafe ? ", or let navscene lint --fix do it" : "")
      ],
      fix: Fix("write the kinds of today", edits, isSafe: isSafe))
  }
}
