import NavText
import NavXcode

extension StoryboardRules {
  /// Springs and struts are sound; some teams have left them behind.
  static let withoutAutoLayout = StoryboardRule(
    RuleFacts(
      "without-auto-layout", text: nil, storyboard: nil,
      "A storyboard does not use Auto Layout.",
      why: """
        Views stand where their frames and autoresizing masks put them. Longer words, larger type and screens of \
        other shapes are easily forgotten that way, and constraints cannot be drawn in the file.
        """,
      bad: page(), good: page(attributes: " useAutolayout=\"YES\""))
  ) { context in
    let document = context.document
    guard let root = document.xml.root else { return }
    let isOn = document.xml[root].attributes.contains { id in
      document.xml.names[document.xml[id].name] == "useAutolayout"
        && document.xml.value(id) == "YES"
    }
    if isOn { return }
    context.report(
      at: document.xml.tagRange(root), "this file does not use Auto Layout",
      help: ["choose Use Auto Layout in the inspector of the file"])
  }
}
