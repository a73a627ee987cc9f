import NavModel
import NavText
import NavXcode

extension SourceRules {
  static let unusedAction = SourceRule(
    SharedRules.unusedAction,
    bad: """
      // Shop/CartController.swift
      class CartController: UIViewController {
        @IBAction func pay(_ sender: Any) {}
        @IBAction func empty(_ sender: Any) {}
      }

      \(page(pay, home: cart))
      """,
    good: """
      // Shop/CartController.swift
      class CartController: UIViewController {
        @IBAction func pay(_ sender: Any) {}
      }

      \(page(pay, home: cart))
      """
  ) { context in
    guard context.catalogue.hasClasses else { return }
    let catalogue = context.catalogue
    let connected = context.connectedSelectors()
    var isJudged: Set<ID<IndexedMethod>> = []
    var order: [ID<IndexedMethod>] = []
    // They lack an action that is connected, which `missing-action` tells: it may be one of theirs by another name.
    for action in context.actionsOfClassesThatLackOne() { isJudged.insert(action) }
    var seen: Set<ClassReference> = []
    for document in context.judged {
      let source = context.documents[document]
      for object in source.objects.ids {
        guard source.attribute(.customClass, of: source[object].element) != nil,
          let reference = context.knownClass(object, in: document), seen.insert(reference).inserted
        else { continue }
        for action in catalogue.actions(of: reference) where isJudged.insert(action).inserted {
          order.append(action)
        }
      }
    }
    for action in catalogue.withoutAnnouncements(order) {
      let method = catalogue.methods[action]
      if method.traits.contains(.unwind) || method.traits.contains(.segueAction) { continue }
      let selector = catalogue.selector(of: action)
      let isSent = context.catalogue.selectors(of: method).contains { connected.contains($0) }
      if isSent || catalogue.speaks(ofMethod: method, selector) { continue }
      let owner = catalogue.names[catalogue.parts[method.part].name]
      context.report(
        at: context.location(inCode: method.place),
        "nothing calls the action '\(selector)' of \(owner)", label: "it never runs",
        help: ["connect it in Interface Builder, or delete it"])
    }
  }

  private static let cart = "customClass=\"CartController\" customModuleProvider=\"target\""

  private static let pay = """
    <view key="view" id="root">
      <subviews>
        <button id="pay">
          <state key="normal" title="Pay"/>
          <connections>
            <action selector="pay:" destination="home" eventType="touchUpInside" id="c"/>
          </connections>
        </button>
      </subviews>
    </view>
    """
}

extension SourceRuleContext {
  fileprivate func actionsOfClassesThatLackOne() -> [ID<IndexedMethod>] {
    var actions: [ID<IndexedMethod>] = []
    var seen: Set<ClassReference> = []
    for document in documents.indices {
      let source = documents[document]
      for row in source.connections.rows where row.kind == .action {
        guard let target = row.target, let selector = row.word.map({ source.xml.names[$0] }),
          let reference = knownClass(target, in: document), !seen.contains(reference),
          catalogue.action(selector, of: reference) == .missing
        else { continue }
        seen.insert(reference)
        actions += catalogue.actions(of: reference)
      }
    }
    return actions
  }

  /// What all storyboards and xibs send, and what their unwind segues ask for.
  fileprivate func connectedSelectors() -> Set<String> {
    var selectors: Set<String> = []
    for source in documents {
      for row in source.connections.rows {
        switch row.kind {
        case .action:
          if let word = row.word { selectors.insert(source.xml.names[word]) }
        case .segue:
          if let action = source.value(.unwindAction, of: row.element) { selectors.insert(action) }
        case .relationship, .preview, .outlet, .outletCollection: break
        }
      }
    }
    return selectors
  }
}

/// Identifies an Objective-C method across its declaration and its implementation.
private struct ActionName: Hashable {
  let owner: Name
  let selector: Name
}

extension ClassCatalogue {
  /// Without the actions that a header only announces, where they are implemented here as well.
  fileprivate func withoutAnnouncements(
    _ actions: [ID<IndexedMethod>]
  ) -> [ID<IndexedMethod>] {
    var places: [ActionName: Int] = [:]
    var kept: [ID<IndexedMethod>] = []
    for action in actions {
      let method = methods[action]
      let part = parts[method.part]
      let name = ActionName(owner: part.name, selector: method.selector)
      let isImplemented = method.traits.contains(.isImplemented)
      if part.language == .objectiveC, let place = places[name] {
        let isAnnounced = !methods[kept[place]].traits.contains(.isImplemented)
        if !isImplemented { continue }
        if isAnnounced {
          kept[place] = action
          continue
        }
      }
      if part.language == .objectiveC { places[name] = kept.count }
      kept.append(action)
    }
    return kept
  }

  /// The selectors that a method may have: since Swift 3, and before.
  fileprivate func selectors(of method: IndexedMethod) -> [String] {
    let today = SelectorMatch.selector(of: method, names)
    if !method.selector.isNone { return [today] }
    let labels = names[method.labels].split(separator: ":").dropFirst()
    let old = names[method.baseName] + labels.reduce(":") { $0 + ($1 == "_" ? "" : $1) + ":" }
    return [today, old]
  }

  /// Whether code names a method anywhere but where it is declared.
  fileprivate func speaks(ofMethod method: IndexedMethod, _ selector: String) -> Bool {
    let first = selector.prefix { $0 != ":" }
    let spellings = [names[method.baseName], String(first), selector]
    return spellings.contains { spelling in
      names.find(spelling).map { mentions.contains($0) } ?? false
    }
  }
}
