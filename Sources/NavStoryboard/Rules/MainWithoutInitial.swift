import NavModel
import NavText
import NavXcode

extension SourceRules {
  /// A storyboard out of which code takes scenes by their identifiers needs no initial controller, unless an app starts
  /// with it.
  static let mainWithoutInitial = SourceRule(
    SharedRules.missingInitial
  ) { context in
    let project = context.code.project
    for document in context.judged {
      let source = context.documents[document]
      guard source.format == .storyboard, source.initialController == nil,
        !source.scenes.isEmpty
      else { continue }
      if context.isShownBeforeCode(document) {
        context.report(
          at: context.location(ofDocument: document),
          "the launch screen '\(source.name)' has no initial controller",
          label: "nothing is shown while the app starts",
          help: ["mark the first scene with Is Initial View Controller"])
      }
      guard project.mainStoryboards.contains(source.name) else { continue }
      let isFilled = context.catalogue.setsRootController
      context.report(
        at: context.location(ofDocument: document),
        "the app starts with '\(source.name)', which has no initial controller",
        label: isFilled
          ? "UIKit logs that it finds no first screen there (ERR-37)"
          : "the screen stays black (ERR-37)",
        help: [
          isFilled
            ? "remove the main storyboard from Info.plist: code shows the first screen"
            : "mark the first scene with Is Initial View Controller"
        ], atMost: isFilled ? .info : .error)
    }
  }
}
