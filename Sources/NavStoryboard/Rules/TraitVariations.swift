import NavText
import NavXcode

extension StoryboardRules {
  private static let expected = TypedOption(
    "expected", false, "Whether files are to use trait variations.")

  static let traitVariations = StoryboardRule(
    RuleFacts(
      "trait-variations", text: nil, storyboard: nil,
      "A file uses trait variations, or does not, against what the team has agreed on.",
      why: """
        With Use Trait Variations constraints, fonts and views can differ by size class, which only a canvas of each size \
        shows. Some teams keep that out of their files, and others rely on it everywhere.
        """,
      bad: page(attributes: " useTraitCollections=\"YES\""), good: page(), options: [expected.row])
  ) { context in
    let document = context.document
    guard let root = document.xml.root, document.is(root, .document) else { return }
    let isExpected = context.value(of: expected)
    if document.usesTraitCollections == isExpected { return }
    context.report(
      at: document.attribute(.useTraitCollections, of: root).map { document.xml[$0].valueRange }
        ?? document.xml.tagRange(root),
      isExpected ? "this file does not use trait variations" : "this file uses trait variations",
      help: ["turn \(isExpected ? "on" : "off") Use Trait Variations in the inspector of the file"])
  }
}
