import NavModel
import NavText

extension SourceRule {
  /// Only what no class of the element's family can be is told: within the family UIKit takes what it is given.
  static let wrongClass = SourceRule(
    RuleFacts(ofLanguage: "wrong-class", storyboard: .error)
  ) { context in
    for document in context.judged {
      let source = context.documents[document]
      var told: Set<String> = []
      for object in source.objects.ids {
        let element = source[object].element
        if source.is(element, .segue) { context.checkSegueClass(object, document) }
        guard source.attribute(.customClass, of: element) != nil,
          let (reference, family) = context.wrongClass(of: object, in: document),
          told.insert(reference.name + " " + family).inserted
        else { continue }
        // That it is an object at all tells nothing.
        let ancestor = context.catalogue.systemAncestor(of: reference)
        let kit = ancestor == KitClass.object.facts.name ? nil : ancestor
        context.report(
          at: context.location(document, .customClass, of: element),
          kit.map { "'\(reference.name)' is a \($0), and this object needs a \(family)" }
            ?? "'\(reference.name)' is no \(family), which this object needs",
          label: "the app crashes when this is loaded",
          help: [
            "choose another class in Interface Builder, or let \(reference.name) descend from \(family)"
          ])
      }
    }
  }
}

extension SourceRuleContext {
  /// Where other objects become what UIKit has instead, a segue of a class that is not there raises an exception.
  fileprivate mutating func checkSegueClass(_ segue: ID<StoryboardObject>, _ document: Int) {
    let element = documents[document][segue].element
    guard catalogue.hasClasses, documents[document].attribute(.customClass, of: element) != nil,
      let reference = reference(segue, in: document), catalogue.find(reference) == .missing
    else { return }
    report(
      at: location(document, .customClass, of: element),
      "there is no class '\(reference.name)'",
      label: "UIKit raises an exception when the segue happens (ERR-33)",
      help: didYouMean(reference.name, catalogue.declaredNames) + [
        "declare the class, or choose another kind of segue"
      ])
  }

  /// The class of an object that its element cannot have, and what it would have to descend from; nil where it fits, or
  /// where nobody knows.
  func wrongClass(
    of object: ID<StoryboardObject>, in document: Int
  ) -> (reference: ClassReference, family: String)? {
    guard let family = documents[document].family(of: object),
      let reference = knownClass(object, in: document),
      catalogue.isKind(reference, of: family) == false
    else { return nil }
    return (reference, family)
  }
}

extension StoryboardDocument {
  /// The class that an object's own has to descend from, whatever is drawn; nil where anything may stand.
  fileprivate func family(of object: ID<StoryboardObject>) -> String? {
    let element = objects[object].element
    if let scene = objects[object].scene, ownController(of: scene) == object {
      return KitClass.viewController.facts.name
    }
    if self.is(element, .barButtonItem) { return KitClass.barItem.facts.name }
    if self.is(element, .segue) { return KitClass.storyboardSegue.facts.name }
    guard let kit = ElementTag[tag(element)]?.kitClass else { return nil }
    return [KitClass.view, .gestureRecognizer].first { kit.isKind(of: $0) }?.facts.name
  }
}
