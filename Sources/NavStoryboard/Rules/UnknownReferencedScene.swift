import NavText
import NavXcode

extension StoryboardRules {
  /// A reference to a storyboard that is there, and to a scene that is not.
  static let unknownReferencedScene = StoryboardRule(
    RuleFacts(ofLanguage: "unknown-scene", storyboard: .error), needs: .connections
  ) { context in
    let document = context.document
    var guesses = Guesses()
    for (element, answer) in context.references(in: document) {
      switch answer {
      case .unknownIdentifier(let identifier, let storyboard):
        let near = guesses.nearest(
          to: identifier, among: context.references.identifiers(in: storyboard))
        context.report(
          at: context.place(.referencedIdentifier, of: element, in: document),
          "no scene of \(context.references.path(of: storyboard)) has the identifier \"\(identifier)\"",
          help: didYouMean(near) + ["UIKit raises as soon as the reference is followed"])
      case .noInitial(let storyboard):
        context.report(
          at: context.place(.storyboardName, of: element, in: document),
          "\(context.references.path(of: storyboard)) has no initial controller",
          help: ["name the scene by its identifier, or make one the initial controller"])
      case .circle:
        context.report(
          at: context.place(.storyboardName, of: element, in: document),
          "this reference leads back to itself", help: ["let it lead to a scene"])
      case .scene, .notGiven, .otherBundle: break
      }
    }
  }
}
