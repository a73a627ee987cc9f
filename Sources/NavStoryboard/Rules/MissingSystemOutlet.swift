import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  /// What is known without sources: Apple's own classes have only Apple's outlets. Sources know what extensions add, and
  /// are asked instead where they are given.
  static let missingSystemOutlet = StoryboardRule(
    SharedRules.missingOutlet, unlessSourcesGiven: true
  ) { context in
    let document = context.document
    for id in document.connections.ids
    where document[id].kind == .outlet || document[id].kind == .outletCollection {
      let connection = document[id]
      guard document.defect(of: id) == nil, let owner = connection.owner,
        let name = connection.word.map({ document.xml.names[$0] }),
        !name.isEmpty, let className = document.systemClass(of: owner),
        // Libraries add outlets to Apple's views, as for lists that are empty, and never to controllers.
        !SystemClasses.shared.isKind(className, of: "UIView"),
        !SystemClasses.shared.hasOutlet(name, className)
      else { continue }
      context.report(
        at: document.range("property", of: connection.element),
        "\(className) has no outlet '\(name)'", label: "the app crashes when this is loaded",
        help: ["give the object the class that has the outlet, or remove the connection"])
    }
  }
}

extension StoryboardDocument {
  /// The class of an object that is one of Apple's and that is known with all it inherits from; nil for all others.
  func systemClass(of object: ID<StoryboardObject>) -> String? {
    switch tag(object) {
    case "placeholder", "customObject", "exit", "viewControllerPlaceholder": return nil
    default: break
    }
    let name = customClass(of: object)?.name ?? Self.className(ofTag: tag(object))
    return SystemClasses.shared.isWhole(name) ? name : nil
  }
}
