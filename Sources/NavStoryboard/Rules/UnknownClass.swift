import NavText

extension SourceRule {
  /// UIKit makes an object of its own class instead, and whatever the missing class would do is not done.
  static let unknownClass = SourceRule(
    RuleFacts(ofLanguage: "unknown-class", storyboard: .warning)
  ) { context in
    guard context.catalogue.hasClasses else { return }
    for document in context.judged {
      let source = context.documents[document]
      var places: [String: [Location]] = [:]
      var order: [ClassReference] = []
      for object in source.objects.ids {
        let element = source[object].element
        // Without the class of a segue UIKit makes none, which `wrong-class` tells.
        guard source.attribute(.customClass, of: element) != nil, !source.is(element, .segue),
          let reference = context.reference(object, in: document),
          context.catalogue.find(reference) == .missing
            || context.catalogue.aliased(reference.name) != nil
        else { continue }
        if places[reference.name] == nil { order.append(reference) }
        places[reference.name, default: []].append(
          context.location(document, .customClass, of: element))
      }
      for reference in order {
        let all = places[reference.name] ?? []
        guard let first = all.first else { continue }
        if let type = context.catalogue.aliased(reference.name) {
          context.report(
            at: first, "'\(reference.name)' is another name for '\(type)', and no class",
            label: "UIKit takes a class of its own instead",
            related: all.dropFirst().prefix(3).map { Label($0, "here as well") },
            help: ["write '\(type)': an alias is not there any more when the app runs"])
          continue
        }
        let known = context.catalogue.declaredNames
        context.report(
          at: first, "there is no class '\(reference.name)'",
          label: "UIKit takes a class of its own instead",
          related: all.dropFirst().prefix(3).map { Label($0, "here as well") },
          help: context.didYouMean(reference.name, known) + [
            "declare the class, or clear the field Class in Interface Builder"
          ])
      }
    }
  }
}
