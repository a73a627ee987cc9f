import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let segueOutOfPlace = StoryboardRule(
    RuleFacts(
      "segue-out-of-place", text: nil, storyboard: .error,
      "A segue starts or ends at something that it cannot start or end at.",
      why: """
        A segue leads to the controller of a scene, an unwind segue to the exit of its own scene, and a relationship \
        starts at a container that has it. Interface Builder does not let you draw anything else, but a merge or an edit \
        by hand leaves it behind, and UIKit raises or ignores it.
        """,
      bad: exampleOfSegue(destination: "root"), good: exampleOfSegue())
  ) { context in
    let document = context.document
    guard document.format == .storyboard else { return }
    for id in document.connections.ids {
      let row = document[id]
      // What a segue of an unknown kind can lead to is unknown.
      guard row.kind == .segue && document.segueKind(of: id) != nil || row.kind == .relationship
      else { continue }
      let range = document.destinationRange(of: id)
      Self.checkTrigger(id, document, &context)
      switch document.defect(of: id) {
      case .noDestination:
        context.report(
          at: range, "this \(document.word(for: id)) leads nowhere",
          help: ["write its destination, or delete it"])
      case .wrongTarget, .otherScene:
        // That the exit is where nothing reads it is a finding of its own.
        if let target = row.target, document.listMissed(by: document[target].element) != nil {
          continue
        }
        let isUnwind = row.word == Word.unwind.name
        let target = row.target.map { document.title(of: $0) } ?? "this"
        context.report(
          at: range,
          isUnwind
            ? "an unwind segue leads to the exit of its own scene, and \(target) is not it"
            : "a \(document.word(for: id)) leads to a controller, and \(target) is not one",
          help: [isUnwind ? "connect it with Exit above the scene" : "connect it with a scene"])
      case .dangling: break
      case nil:
        Self.checkRelationship(id, document, &context)
        Self.checkUnwind(id, document, &context)
      }
    }
  }

  /// A segue hangs on what can be touched; views of one's own classes may be controls.
  private static func checkTrigger(
    _ id: ID<StoryboardConnection>, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    let row = document[id]
    // Who may embed is a question of its own.
    guard row.kind == .segue, row.word != Word.embed.name, let owner = row.owner,
      document[owner].className.isNone,
      let element = ElementTag[document.tag(document[owner].element)],
      !element.kind.canBeTriggered, element.kind != .container,
      !element.uikitClass.isKind(of: .control)
    else { return }
    context.report(
      at: document.xml.tagRange(row.element),
      "a segue starts at what can be touched, and \(document.title(of: owner)) is nothing of the kind",
      label: "nothing sets it off",
      help: ["draw it from a control, a gesture recogniser or the controller, or delete it"])
  }

  /// UIKit looks for a controller that has the action.
  private static func checkUnwind(
    _ id: ID<StoryboardConnection>, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    let row = document[id]
    guard row.kind == .segue, row.word == Word.unwind.name else { return }
    let attribute = document.attribute(.unwindAction, of: row.element)
    if let attribute, !document.xml.value(attribute).isEmpty { return }
    context.report(
      at: attribute.map { document.xml[$0].valueRange } ?? document.xml.tagRange(row.element),
      "this unwind segue names no action, so it leads nowhere",
      help: ["connect it with Exit above the scene anew and choose an action, or delete it"])
  }

  private static func checkRelationship(
    _ id: ID<StoryboardConnection>, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    let row = document[id]
    guard row.kind == .relationship, let owner = row.owner,
      let attribute = document.attribute(.relationship, of: row.element)
    else { return }
    let word = document.xml.value(attribute)
    let kind = ControllerTag(document.tag(document[owner].element)).kind
    let isController = row.scene.map { document[$0].controller == owner } ?? false
    let hasIt =
      RelationshipKind.byWord[document.xml[attribute].value]
      .map { kind.facts.relationships.contains($0) } ?? false
    if isController && hasIt { return }
    context.report(
      at: document.xml[attribute].valueRange,
      "\(document.title(of: owner)) has no relationship '\(word)'",
      help: ["is its element of the right kind? Only containers have relationships"])
  }
}
