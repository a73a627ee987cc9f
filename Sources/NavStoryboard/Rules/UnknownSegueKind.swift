import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let unknownSegueKind = StoryboardRule(
    RuleFacts(
      "unknown-segue-kind", text: nil, storyboard: .error,
      "A segue is of a kind that UIKit does not know.",
      why: """
        UIKit makes the segue from its kind. Interface Builder writes none but those that it knows, so another one \
        comes from an edit by hand or a script, and Xcode refuses the file or leaves the segue out.
        """,
      bad: exampleOfSegue(kind: "presnt"), good: exampleOfSegue(kind: "presentation"))
  ) { context in
    let document = context.document
    guard document.format == .storyboard else { return }
    for id in document.connections.ids
    where document[id].kind == .segue && document.segueKind(of: id) == nil {
      let element = document[id].element
      guard let attribute = document.attribute(.kind, of: element) else {
        context.report(
          at: document.xml.tagRange(element), "this segue has no kind",
          help: ["write its kind, as in kind=\"show\""])
        continue
      }
      let word = document.xml.value(attribute)
      let near = nearest(to: word, among: SegueKind.allCases.map { $0.facts.storyboardKind })
      context.report(
        at: document.xml[attribute].valueRange, "there is no kind of segue called '\(word)'",
        help: near.isEmpty
          ? ["write a kind that UIKit has, such as show or presentation"] : didYouMean(near))
    }
  }
}

extension StoryboardDocument {
  /// Nil for an unknown kind.
  func segueKind(of connection: ID<StoryboardConnection>) -> SegueKind? {
    connections[connection].word.flatMap { SegueKind.byWord[$0] }
  }
}
