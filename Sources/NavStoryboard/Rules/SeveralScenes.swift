import NavText
import NavXcode

extension StoryboardRules {
  static let severalScenes = StoryboardRule(
    RuleFacts(
      "several-scenes", text: nil, storyboard: nil,
      "A storyboard has more than one screen.",
      why: """
        With one screen a file two people seldom change the same file, and each is opened quickly. References to other \
        storyboards are not screens.
        """,
      bad: exampleOfSegue(), good: page())
  ) { context in
    let document = context.document
    guard document.format == .storyboard else { return }
    let controllers = document.scenes.ids.compactMap { document.ownController(of: $0) }
    guard controllers.count > 1 else { return }
    context.report(
      at: document.xml.tagRange(document[controllers[1]].element),
      "this storyboard has \(controllers.count) screens",
      related: [(document.xml.tagRange(document[controllers[0]].element), "the first")],
      help: ["choose Refactor to Storyboard in the menu Editor"])
  }
}
