import NavText

extension SourceRule {
  /// The other crash that everybody knows: `unrecognized selector sent to instance`.
  static let missingAction = SourceRule(
    RuleFacts(ofLanguage: "missing-action", storyboard: .error)
  ) { context in
    for document in context.judged {
      let source = context.documents[document]
      for id in source.connections.ids where source[id].kind == .action {
        let connection = source[id]
        guard source.defect(of: id) == nil, let target = connection.target,
          let selector = source.value(.selector, of: connection.element), !selector.isEmpty
        else { continue }
        if isFirstResponder(target, source) {
          context.checkFirstResponder(selector, connection.element, document)
        } else if let reference = context.knownClass(target, in: document),
          context.catalogue.action(selector, of: reference) == .missing,
          // With another class it would have what it lacks.
          context.wrongClass(of: target, in: document) == nil
        {
          context.report(selector, reference, connection, document)
        }
      }
    }
  }

  private static func isFirstResponder(
    _ object: ID<StoryboardObject>, _ source: StoryboardDocument
  ) -> Bool {
    source.says(.firstResponder, .placeholderIdentifier, of: source[object].element)
  }
}

extension SourceRuleContext {
  fileprivate mutating func report(
    _ selector: String, _ reference: ClassReference, _ connection: StoryboardConnection,
    _ document: Int
  ) {
    var related: [Label] = []
    var help: [String]
    if let like = catalogue.methodLike(selector, of: reference) {
      let method = catalogue.selector(of: like)
      related = [
        Label(
          location(inCode: catalogue.methods[like].place), "this answers to '\(method)' instead")
      ]
      help = ["connect '\(method)', or give the method the parameters that '\(selector)' has"]
    } else {
      let actions = catalogue.actions(of: reference).map { catalogue.selector(of: $0) }
      help =
        didYouMean(selector, actions) + [
          "remove the connection, or declare the action in \(reference.name)"
        ]
    }
    let sender = connection.owner.map { title($0, in: document) } ?? "it"
    report(
      at: location(document, .selector, of: connection.element),
      "\(reference.name) has no action '\(selector)'",
      label: "the app crashes when \(sender) sends it", related: related, help: help)
  }

  /// Whoever is the first responder may have the action; when nobody does, nothing happens.
  fileprivate mutating func checkFirstResponder(
    _ selector: String, _ element: ID<XMLElement>, _ document: Int
  ) {
    guard catalogue.hasClasses, !catalogue.hasForeignModules,
      catalogue.action(anywhere: selector) == .missing
    else { return }
    report(
      at: location(document, .selector, of: element), "no class has an action '\(selector)'",
      label: "the first responder cannot answer",
      help: ["remove the connection, or declare the action"], atMost: .warning)
  }
}
