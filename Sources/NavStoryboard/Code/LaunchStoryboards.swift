import NavText
import NavXcode

extension SourceRuleContext {
  /// Whether a document is used as launch screen only, which the system shows before the app's code is loaded.
  func isShownBeforeCode(_ document: Int) -> Bool {
    let name = documents[document].name
    let kind: IdentifierUse.Kind =
      documents[document].format == .storyboard ? .storyboard : .nib
    guard code.project.launchStoryboards.contains(name),
      !code.project.mainStoryboards.contains(name)
    else { return false }
    let isOpened = catalogue.uses.contains { use in
      use.kind == kind && (!use.isKnown || catalogue.names[use.value] == name)
    }
    return !isOpened
      && !documents.contains { source in
        source.objects.rows.contains { source.value(.storyboardName, of: $0.element) == name }
      }
  }
}
