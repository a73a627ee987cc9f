import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// UIKit has no class of its own for a custom segue (ERR-33).
  static let missingSegueClass = StoryboardRule(
    RuleFacts(ofLanguage: "missing-segue-class", storyboard: .error)
  ) { context in
    let document = context.document
    for id in document.connections.ids
    where document[id].kind == .segue && document.segueKind(of: id) == .custom {
      let element = document[id].element
      if document.value(.customClass, of: element).map({ !$0.isEmpty }) ?? false { continue }
      context.report(
        at: document.attribute(.kind, of: element).map { document.xml[$0].valueRange }
          ?? document.xml.tagRange(element),
        "a custom segue names its class, and this one names none",
        label: "UIKit raises an exception when it happens (ERR-33)",
        help: ["write its class in Interface Builder, or choose another kind"])
    }
  }
}
