import NavText

extension StoryboardRule {
  /// A reference to a storyboard that is not among the files: it may be elsewhere, and then nothing is wrong.
  static let unknownStoryboard = StoryboardRule(
    RuleFacts(ofLanguage: "unknown-storyboard", storyboard: .info), scope: .program
  ) { document, context in
    // A storyboard that is not there is mostly missed by several references.
    var known: [String: [String]] = [:]
    var guesses = Guesses()
    for (element, answer) in context.references(in: document) {
      switch answer {
      case .notGiven(let name):
        let near =
          known[name]
          ?? didYouMean(guesses.nearest(to: name, among: Array(context.references.names)))
        known[name] = near
        context.report(
          at: Self.place(.storyboardName, of: element, in: document),
          "there is no storyboard called '\(name)' among the files",
          help: near + ["give the folder that holds it as well"])
      case .scene, .unknownIdentifier, .noInitial, .otherBundle, .circle: break
      }
    }
  }

  /// A reference to a storyboard that is there, and to a scene that is not.
  static let unknownReferencedScene = StoryboardRule(
    RuleFacts(ofLanguage: "unknown-scene", storyboard: .error), scope: .program
  ) { document, context in
    var guesses = Guesses()
    for (element, answer) in context.references(in: document) {
      switch answer {
      case .unknownIdentifier(let identifier, let storyboard):
        let near = guesses.nearest(
          to: identifier, among: context.references.identifiers(in: storyboard))
        context.report(
          at: Self.place(.referencedIdentifier, of: element, in: document),
          "no scene of \(context.references.path(of: storyboard)) has the identifier \"\(identifier)\"",
          help: didYouMean(near) + ["UIKit raises as soon as the reference is followed"])
      case .noInitial(let storyboard):
        context.report(
          at: Self.place(.storyboardName, of: element, in: document),
          "\(context.references.path(of: storyboard)) has no initial controller",
          help: ["name the scene by its identifier, or make one the initial controller"])
      case .circle:
        context.report(
          at: Self.place(.storyboardName, of: element, in: document),
          "this reference leads back to itself", help: ["let it lead to a scene"])
      case .scene, .notGiven, .otherBundle: break
      }
    }
  }

  private static func place(
    _ word: Word, of element: ID<XMLElement>, in document: StoryboardDocument
  ) -> SourceRange {
    document.attribute(word, of: element).map { document.xml[$0].valueRange }
      ?? document.xml.tagRange(element)
  }
}

extension StoryboardRuleContext {
  /// Every storyboard reference of a document, and where it leads.
  func references(
    in document: StoryboardDocument
  ) -> [(element: ID<XMLElement>, answer: StoryboardReferences.Answer)] {
    guard document.format == .storyboard else { return [] }
    var references: [(element: ID<XMLElement>, answer: StoryboardReferences.Answer)] = []
    for scene in document.scenes.rows {
      guard let controller = scene.controller,
        document.is(document[controller].element, .viewControllerPlaceholder),
        let answer = self.references.resolve(controller, in: file)
      else { continue }
      references.append((document[controller].element, answer))
    }
    return references
  }
}
