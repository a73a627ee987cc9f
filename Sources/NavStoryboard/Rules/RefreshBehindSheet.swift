import NavModel
import NavText
import NavXcode

extension SourceRules {
  /// What `viewWillAppear` is for only a person can tell, so this is for people who ask.
  static let refreshBehindSheet = SourceRule(
    SharedRules.refreshBehindSheet
  ) { context in
    for document in context.judged {
      let source = context.documents[document]
      for scene in source.scenes.ids {
        guard let controller = source.ownController(of: scene),
          let reference = context.knownClass(controller, in: document)
        else { continue }
        var refresh: ID<IndexedMethod>??
        for id in source[scene].connections where source[id].kind == .segue {
          let segue = source[id].element
          guard source.keepsPresenter(source[id]) else { continue }
          let known = refresh ?? context.catalogue.refresh(of: reference)
          refresh = known
          guard let method = known else { break }
          context.report(
            at: context.location(document, .kind, of: segue),
            "\(context.className(controller, in: document)) is not refreshed when what this presents closes",
            label: "no card that closes calls viewWillAppear behind it (LIFE-83)",
            related: [
              Label(
                context.location(inCode: context.catalogue.methods[method].place),
                "it is refreshed here")
            ],
            help: ["refresh in an unwind action too, or choose Full Screen as its presentation"])
        }
      }
    }
  }
}

extension StoryboardDocument {
  /// Whether a segue presents what leaves the screen after it in view (LIFE-82), as far as the file says it. Today what
  /// says nothing is a card.
  fileprivate func keepsPresenter(_ connection: StoryboardConnection) -> Bool {
    let segue = connection.element
    switch value(.kind, of: segue) {
    case "popoverPresentation": return true
    case "presentation", "modal": break
    default: return false
    }
    guard let destination = connection.target else { return false }
    let style =
      value(.modalPresentationStyle, of: segue)
      ?? value(.modalPresentationStyle, of: self[destination].element)
    return style != "fullScreen" && style != "currentContext"
  }
}

extension ClassCatalogue {
  /// The callback in which a class of the project takes over what others have changed.
  fileprivate func refresh(of reference: ClassReference) -> ID<IndexedMethod>? {
    var found: ID<IndexedMethod>?
    _ = walk(from: reference) { step in
      guard case .declared(let id, _) = step else { return true }
      found = methods(of: id).first {
        let selector = selector(of: $0)
        return selector == "viewWillAppear:" || selector == "viewIsAppearing:"
          || selector == "viewDidAppear:"
      }
      return found != nil
    }
    return found
  }
}
