import NavModel
import NavText
import NavXcode

extension SourceRules {
  /// The other crash that everybody knows: `unrecognized selector sent to instance`.
  static let missingAction = SourceRule(
    SharedRules.missingAction
  ) { context in
    guard context.catalogue.hasClasses else { return }
    // In other code nothing is known.
    let canJudgeAnyone = !context.catalogue.hasForeignModules && !context.isElsewhere
    // Whatever a launch screen has of connections is a finding of its own.
    for document in context.judged
    where !context.documents[document].isLaunchScreen && !context.isShownBeforeCode(document) {
      let source = context.documents[document]
      for id in source.connections.ids where source[id].kind == .segue {
        context.checkSegueAction(source[id], document)
      }
      for id in source.connections.ids where source[id].kind == .action {
        let connection = source[id]
        guard source.defect(of: id) == nil, let target = connection.target,
          let selector = source.value(.selector, of: connection.element), !selector.isEmpty
        else { continue }
        if isFirstResponder(target, source) {
          guard canJudgeAnyone else { continue }
          context.checkFirstResponder(selector, connection.element, document)
          continue
        }
        guard let reference = context.knownClass(target, in: document) else { continue }
        let answer = context.catalogue.action(selector, of: reference)
        if case .declared = answer,
          let other = context.otherApp(of: .action(selector), reference, document)
        {
          context.report(
            other, at: context.location(document, .selector, of: connection.element),
            label: "the app crashes when this is sent",
            atMost: source.sends(connection) ? .error : .warning)
        } else if answer == .missing,
          // With another class it would have what it lacks.
          context.wrongClass(of: target, in: document) == nil
        {
          let catalogue = context.catalogue
          let mayBeOthers = context.otherOwners(target, in: document).contains {
            catalogue.action(selector, of: $0) != .missing
          }
          if mayBeOthers { continue }
          let sender = connection.owner.map { context.title($0, in: document) } ?? "it"
          let isSent = source.sends(connection)
          let isOfOwnClass = connection.owner.map {
            source.attribute(.customClass, of: source[$0].element) != nil
          }
          let never =
            isOfOwnClass == true
            ? "\(sender) does not send it, unless its class does" : "\(sender) never sends it"
          context.report(
            "action '\(selector)'", selector, reference,
            at: context.location(document, .selector, of: connection.element),
            label: isSent ? "the app crashes when \(sender) sends it" : never,
            atMost: isSent ? .error : .warning)
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
  /// The controller that a segue starts at makes its destination, where the segue names such an action.
  fileprivate mutating func checkSegueAction(_ segue: StoryboardConnection, _ document: Int) {
    let source = documents[document]
    guard let selector = source.value(.destinationCreationSelector, of: segue.element),
      !selector.isEmpty, let controller = segue.scene.flatMap({ source[$0].controller }),
      let reference = knownClass(controller, in: document)
    else { return }
    let place = location(document, .destinationCreationSelector, of: segue.element)
    let label = "the app crashes when the segue asks for its destination (ERR-34)"
    if let other = otherApp(of: .segueAction(selector), reference, document) {
      return report(other, at: place, label: label)
    }
    guard catalogue.action(selector, of: reference) == .missing,
      wrongClass(of: controller, in: document) == nil
    else { return }
    report("segue action '\(selector)'", selector, reference, at: place, label: label)
  }

  fileprivate mutating func report(
    _ what: String, _ selector: String, _ reference: ClassReference, at place: Location,
    label: String, atMost limit: Severity = .error
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
      let near = didYouMean(selector) { catalogue in
        catalogue.actions(of: reference).map { catalogue.selector(of: $0) }
      }
      help =
        near + [
          isSystem(reference)
            ? "give the object the class that has the action, or remove the connection"
            : "remove the connection, or declare the action in \(reference.name)"
        ]
    }
    report(
      at: place, "\(reference.name) has no \(what)", label: label, related: related, help: help,
      atMost: limit)
  }

  /// The first responder may have the action; when none in the chain has it, nothing happens.
  fileprivate mutating func checkFirstResponder(
    _ selector: String, _ element: ID<XMLElement>, _ document: Int
  ) {
    let place = location(document, .selector, of: element)
    let label = "the first responder cannot answer"
    if let other = code.otherApp(ofActionAnywhere: selector, builtInto: apps(of: document)) {
      return report(other, at: place, label: label, atMost: .warning)
    }
    guard catalogue.action(anywhere: selector) == .missing else { return }
    report(
      at: place, "no class has an action '\(selector)'", label: label,
      help: ["remove the connection, or declare the action"], atMost: .warning)
  }
}
