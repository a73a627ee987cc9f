import NavModel
import NavText
import NavXcode

extension SourceRules {
  /// Only what no class of the element's family can be is reported: within the family UIKit takes what it is given.
  static let wrongClass = SourceRule(
    SharedRules.wrongClass
  ) { context in
    context.checkSegueClasses()
    for document in context.judged {
      let source = context.documents[document]
      var reported: Set<String> = []
      for object in source.objects.ids {
        let element = source[object].element
        context.checkRoot(of: object, document)
        guard source.attribute(.customClass, of: element) != nil || source.sendsEvents(object),
          let (reference, need) = context.wrongClass(of: object, in: document),
          reported.insert(reference.name + " " + need.family.facts.name).inserted
        else { continue }
        let family = need.family.facts.name
        if source.attribute(.customClass, of: element) == nil {
          context.report(
            at: context.location(document, source.xml.tagRange(element)),
            "a view without a class sends no events, and this one has an action",
            label: need.effect,
            help: ["give it the class of a control, or remove the action"])
          continue
        }
        // That it is an object at all tells nothing.
        let ancestor = context.catalogue.systemAncestor(of: reference)
        let kit = ancestor == UIKitClass.object.facts.name ? nil : ancestor
        context.report(
          at: context.location(document, .customClass, of: element),
          kit.map { "'\(reference.name)' is a \($0), and this object needs a \(family)" }
            ?? "'\(reference.name)' is no \(family), which this object needs",
          label: need.effect,
          help: [
            "choose another class in Interface Builder, or let \(reference.name) descend from \(family)"
          ])
      }
    }
  }
}

extension SourceRuleContext {
  /// A controller of lists whose view is no list, which raises when the view is loaded; and static rows whose controller
  /// does not load them.
  fileprivate mutating func checkRoot(of object: ID<StoryboardObject>, _ document: Int) {
    let source = documents[document]
    guard let root = source.rootView(of: object), let reference = knownClass(object, in: document),
      // What code makes in its place is loaded from nowhere.
      !catalogue.makesView(reference)
    else { return }
    for need in RootNeed.all
    where catalogue.isKind(reference, of: need.controller) == true && !source.is(root, need)
      && !catalogue.isAmbiguous(reference)
    {
      // A view of one's own may be a list.
      if let own = source.object(of: root),
        source.attribute(.customClass, of: root) != nil,
        self.reference(own, in: document).flatMap({ catalogue.isKind($0, of: need.view) }) != false
      {
        continue
      }
      let slip = need.slip(reference.name)
      report(
        at: location(document, .customClass, of: source[object].element), slip.message,
        label: slip.label,
        related: [Label(location(document, source.xml.tagRange(root)), "its view")],
        help: slip.help)
    }
    if source.value("dataMode", of: root) == "static",
      source.is(source[object].element, .tableViewController),
      catalogue.isKind(reference, of: "UITableViewController") == false,
      // Where the rows are asked for, that is reported.
      wrongClass(of: object, in: document) == nil
    {
      report(
        at: location(document, .customClass, of: source[object].element),
        "'\(reference.name)' is no UITableViewController, which alone loads static rows",
        label: "the rows are not shown",
        help: ["let \(reference.name) descend from UITableViewController"], atMost: .warning)
    }
  }

  /// Where other objects become what UIKit has instead, a segue of a class that is not there raises an exception. One
  /// class is reported once, however many segues it has.
  fileprivate mutating func checkSegueClasses() {
    guard catalogue.hasClasses, !isElsewhere else { return }
    var missing: [String: [Location]] = [:]
    var order: [String] = []
    var others: [String: ClassOfOtherApp] = [:]
    for document in judged {
      let source = documents[document]
      for connection in source.connections.rows where connection.kind == .segue {
        let element = connection.element
        guard source.attribute(.customClass, of: element) != nil,
          let segue = source.object(of: element), let reference = reference(segue, in: document)
        else { continue }
        switch catalogue.find(reference) {
        case .system, .unknown: continue
        case .missing: break
        case .declared(let id):
          let apps = code.project.apps(of: source.path)
          guard let other = code.otherApp(of: reference, id, builtInto: apps) else { continue }
          others[reference.name] = other
        }
        if missing[reference.name] == nil { order.append(reference.name) }
        missing[reference.name, default: []].append(location(document, .customClass, of: element))
      }
    }
    for name in order {
      guard let places = missing[name], let first = places.first else { continue }
      let label = "UIKit raises an exception when the segue happens (ERR-33)"
      let otherwise = "choose another kind of segue"
      if let other = others[name] {
        report(
          at: first, other.message, label: label,
          related: [Label(location(inCode: other.definition), "it is declared here")]
            + Label.repeats(places),
          help: other.help(or: otherwise))
      } else {
        report(
          at: first, "there is no class '\(name)'", label: label, related: Label.repeats(places),
          help: didYouMean(name) { $0.declaredNames } + ["declare the class, or \(otherwise)"])
      }
    }
  }

  /// The class of an object that its element cannot have, and what it would have to descend from; nil where it fits, or
  /// where unknown.
  func wrongClass(
    of object: ID<StoryboardObject>, in document: Int
  ) -> (reference: ClassReference, need: ClassNeed)? {
    guard let reference = knownClass(object, in: document) else { return nil }
    for need in documents[document].needs(of: object)
    where catalogue.isKind(reference, of: need.family.facts.name) == false {
      // A list's data source does not have to be a list controller, and a list that is never loaded has no data source.
      if let question = need.question,
        catalogue.action(question, of: reference) != .missing || catalogue.makesView(reference)
      {
        continue
      }
      return (reference, need)
    }
    return nil
  }
}

/// What the class of an object has to descend from, and what happens when it does not.
struct ClassNeed {
  let family: UIKitClass
  var effect = "the app crashes when this is loaded"
  /// The answer when the class is no such descendant.
  var question: String?
}

extension StoryboardDocument {
  /// What the class of an object has to be, whatever is drawn, the most general first; nothing where anything may be.
  fileprivate func needs(of object: ID<StoryboardObject>) -> [ClassNeed] {
    let element = objects[object].element
    if let scene = objects[object].scene, ownController(of: scene) == object {
      return [ClassNeed(family: .viewController)] + needs(ofController: object, scene)
    }
    if self.is(element, .barButtonItem) { return [ClassNeed(family: .barItem)] }
    if self.is(element, .segue) { return [ClassNeed(family: .storyboardSegue)] }
    guard let kit = ElementTag[tag(element)]?.uikitClass else { return [] }
    guard let family = [UIKitClass.view, .gestureRecognizer].first(where: { kit.isKind(of: $0) })
    else { return [] }
    var needs = [ClassNeed(family: family)]
    // Code may take whatever it finds in a xib.
    if format == .storyboard {
      needs += [UIKitClass.tableViewCell, .collectionViewCell, .collectionReusableView].filter {
        kit.isKind(of: $0)
      }.prefix(1).map { ClassNeed(family: $0) }
    }
    // Loading it adds a target, which only a control takes.
    if kit.isKind(of: .control) ? hasTargets(object) : sendsEvents(object) {
      needs.append(ClassNeed(family: .control))
    }
    return needs
  }

  private func needs(
    ofController object: ID<StoryboardObject>, _ scene: ID<StoryboardScene>
  ) -> [ClassNeed] {
    let controller = ControllerTag(tag(objects[object].element))
    guard controller.isKnown, controller.className == nil else { return [] }
    let family = controller.kind.facts.uikitClass
    switch controller.kind {
    case .view, .page, .alert, .actionSheet, .system: return []
    case .navigation, .tabBar, .split:
      return [ClassNeed(family: family, effect: "what is in it is never shown")]
    case .table, .collection:
      let asksController = scenes[scene].connections.contains { id in
        connections[id].kind == .outlet && connections[id].word == Word.dataSource.name
          && connections[id].target == object
      }
      let question =
        controller.kind == .table
        ? "tableView:numberOfRowsInSection:" : "collectionView:numberOfItemsInSection:"
      return asksController ? [ClassNeed(family: family, question: question)] : []
    }
  }

  /// Whether a view has an action of an event. A view whose class was a control, and is gone or another one, keeps them.
  fileprivate func sendsEvents(_ object: ID<StoryboardObject>) -> Bool {
    let element = objects[object].element
    guard self.is(element, .view), let list = child(.connections, of: element) else { return false }
    return xml.children(of: list).contains {
      self.is($0, .action) && attribute(.eventType, of: $0) != nil
    }
  }

  private func hasTargets(_ object: ID<StoryboardObject>) -> Bool {
    guard let list = child(.connections, of: objects[object].element) else { return false }
    return xml.children(of: list).contains { self.is($0, .action) || self.is($0, .segue) }
  }
}
