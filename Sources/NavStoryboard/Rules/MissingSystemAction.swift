import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// As with outlets: an extension of UIViewController may have the action, but nothing else can.
  static let missingSystemAction = StoryboardRule(
    SharedRules.missingAction, unlessSourcesGiven: true
  ) { context in
    let document = context.document
    // Xcode refuses it whatever it is, which is a finding of its own.
    if document.isLaunchScreen { return }
    for id in document.connections.ids where document[id].kind == .action {
      let connection = document[id]
      guard document.defect(of: id) == nil, let target = connection.target,
        let selector = connection.word.map({ document.xml.names[$0] }), !selector.isEmpty,
        let className = document.systemClass(of: target),
        !SystemClasses.shared.hasAction(selector, className)
      else { continue }
      let sender = connection.owner.map { document.title(of: $0) } ?? "it"
      context.report(
        at: document.range("selector", of: connection.element),
        "\(className) has no action '\(selector)'",
        label: document.sends(connection)
          ? "the app crashes when \(sender) sends it, unless an extension adds it"
          : "\(sender) never sends it",
        help: ["give the object the class that has the action, or remove the connection"],
        atMost: .warning)
    }
  }
}
