import NavModel
import NavText

extension ProgramRules {
  /// The compiler finds it in texts.
  static let discouragedNesting = ProgramRule(
    RuleFacts(ofLanguage: "discouraged-nesting", storyboard: .info)
  ) { context in
    context.forEachPlacing { context, placing in
      guard case .discouraged(let rule) = Nesting(of: placing.kind, in: placing.host) else {
        return
      }
      context.report(
        at: placing.place,
        "\(context.name(placing.scene)) is \(placing.kind.words), which Apple advises against in \(placing.host.words)",
        label: "it works, but not everywhere (\(rule))",
        help: ["present it instead, or put its scenes there directly"])
    }
  }
}
