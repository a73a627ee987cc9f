import NavText
import NavXcode

extension SourceRules {
  /// UIKit looks for a controller that has the action, finds none, and stays where it is.
  static let unknownUnwind = SourceRule(
    RuleFacts(ofLanguage: "unknown-unwind", storyboard: .warning)
  ) { context in
    guard context.catalogue.hasClasses, !context.isElsewhere, !context.hasControllersFromElsewhere
    else { return }
    for document in context.judged {
      let source = context.documents[document]
      for connection in source.connections.rows where connection.kind == .segue {
        guard let action = source.value(.unwindAction, of: connection.element), !action.isEmpty
        else { continue }
        let place = context.location(document, .unwindAction, of: connection.element)
        let label = "there is nothing to return to"
        let apps = context.apps(of: document)
        if let other = context.code.otherApp(ofUnwindAction: action, builtInto: apps) {
          context.report(other, at: place, label: label)
          continue
        }
        if context.catalogue.isAlwaysRefused(unwindAction: action) {
          context.report(
            at: place,
            "no class takes a segue back by '\(action)': canPerformUnwindSegueAction says no",
            label: label, help: ["let it say yes, or remove the segue"])
          continue
        }
        guard context.catalogue.unwindActions(action).isEmpty else { continue }
        let near = context.didYouMean(action) { $0.unwindActions }
        context.report(
          at: place, "no class declares the unwind action '\(action)'", label: label,
          help: near + [
            "declare it in the controller to return to, with a UIStoryboardSegue as parameter"
          ])
      }
    }
  }
}

extension SourceRuleContext {
  /// Whether the controller of any scene is of a class that is outside of the sources, or inherits from one: whatever
  /// action is looked for, it may be there.
  fileprivate var hasControllersFromElsewhere: Bool {
    documents.indices.contains { document in
      let source = documents[document]
      // Whatever is made for another system is of no use on this one.
      guard source.isAnalysed else { return false }
      return source.scenes.ids.contains { scene in
        guard let controller = source.ownController(of: scene),
          source.attribute(.customClass, of: source[controller].element) != nil,
          let reference = reference(controller, in: document)
        else { return false }
        switch catalogue.find(reference) {
        case .declared: return !catalogue.isWhole(reference)
        case .unknown: return true
        case .system, .missing: return false
        }
      }
    }
  }
}
