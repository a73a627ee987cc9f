import NavText

extension SourceRule {
  /// UIKit looks for a controller that has the action, finds none, and stays where it is.
  static let unknownUnwind = SourceRule(
    RuleFacts(ofLanguage: "unknown-unwind", storyboard: .warning)
  ) { context in
    guard context.catalogue.hasClasses else { return }
    for document in context.judged {
      let source = context.documents[document]
      for connection in source.connections.rows where connection.kind == .segue {
        guard let action = source.value(.unwindAction, of: connection.element), !action.isEmpty,
          context.catalogue.unwindAction(action) == .missing
        else { continue }
        let known = context.catalogue.unwindActions
        context.report(
          at: context.location(document, .unwindAction, of: connection.element),
          "no class declares the unwind action '\(action)'", label: "nobody can be returned to",
          help: context.didYouMean(action, known) + [
            "declare it in the controller to return to, with a UIStoryboardSegue as parameter"
          ])
      }
    }
  }
}
