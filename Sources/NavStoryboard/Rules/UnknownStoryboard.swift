import NavText
import NavXcode

extension StoryboardRules {
  /// A reference to a storyboard that is not among the files: it may be elsewhere, and then nothing is wrong.
  static let unknownStoryboard = StoryboardRule(
    RuleFacts(ofLanguage: "unknown-storyboard", storyboard: .info), needs: .connections
  ) { context in
    let document = context.document
    // A storyboard that is not there is mostly missed by several references.
    var places: [String: [SourceRange]] = [:]
    var order: [String] = []
    for (element, answer) in context.references(in: document) {
      switch answer {
      case .notGiven(let name):
        if places[name] == nil { order.append(name) }
        places[name, default: []].append(
          context.place(.storyboardName, of: element, in: document))
      case .scene, .unknownIdentifier, .noInitial, .otherBundle, .circle: break
      }
    }
    var guesses = Guesses()
    for name in order {
      let all = places[name] ?? []
      guard let first = all.first else { continue }
      let near = guesses.nearest(to: name, among: Array(context.references.names))
      context.report(
        at: first, "there is no storyboard called '\(name)' among the files",
        related: all.dropFirst().prefix(3).map { ($0, "here as well") },
        help: didYouMean(near) + ["give the folder that holds it as well"])
    }
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

  /// Where a reference says this: the attribute, or its tag where there is none.
  func place(
    _ word: Word, of element: ID<XMLElement>, in document: StoryboardDocument
  ) -> SourceRange {
    document.attribute(word, of: element).map { document.xml[$0].valueRange }
      ?? document.xml.tagRange(element)
  }
}
