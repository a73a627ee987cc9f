import NavText

extension SourceRule {
  /// A storyboard out of which code takes scenes by their identifiers needs no initial controller, unless an app starts
  /// with it.
  static let mainWithoutInitial = SourceRule(
    RuleFacts(ofLanguage: "missing-initial", storyboard: .warning)
  ) { context in
    let project = context.code.project
    for document in context.judged {
      let source = context.documents[document]
      guard source.format == .storyboard, source.initialController == nil,
        !source.scenes.isEmpty, project.mainStoryboards.contains(source.name)
      else { continue }
      context.report(
        at: context.location(ofDocument: document),
        "the app starts with '\(source.name)', which has no initial controller",
        label: "the screen stays black (ERR-37)",
        help: ["mark the first scene with Is Initial View Controller"])
    }
  }
}
