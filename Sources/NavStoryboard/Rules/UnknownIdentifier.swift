import NavText
import NavXcode

extension SourceRules {
  static let unknownIdentifier = SourceRule(
    RuleFacts(
      "unknown-identifier", text: nil, storyboard: .warning,
      "Code names a segue, a scene or a cell that no storyboard has.",
      why: """
        performSegue(withIdentifier:sender:) and instantiateViewController(withIdentifier:) raise an exception when \
        nothing has the identifier, and so does a table that is asked for a cell that was never registered. The compiler \
        cannot see it, because an identifier is only a string. A comparison with it in prepare(for:sender:) is never \
        true, and what should happen then never does. Only what is written in the code, or in a constant one step away, \
        is looked for.
        """,
      bad: """
        // Shop/CartController.swift
        class CartController: UIViewController {
          func detail() { performSegue(withIdentifier: "showDetails", sender: self) }
        }

        \(page(detail, home: cart))
        """,
      good: """
        // Shop/CartController.swift
        class CartController: UIViewController {
          func detail() { performSegue(withIdentifier: "showDetail", sender: self) }
        }

        \(page(detail, home: cart))
        """)
  ) { context in
    if context.isElsewhere { return }
    let known = KnownIdentifiers(context)
    let catalogue = context.catalogue
    for use in catalogue.uses where use.isKnown && !use.mayFail && context.isBuilt(use) {
      let value = catalogue.names[use.value]
      let storyboard = catalogue.names[use.storyboard]
      guard !value.isEmpty, let missing = known.missing(use.kind, value, of: storyboard) else {
        continue
      }
      let near = context.didYouMean(value) { _ in Array(missing.candidates) }
      context.report(
        at: context.location(inCode: use.place), missing.message, label: missing.effect,
        help: near + [missing.help])
    }
  }
  private static let cart = "customClass=\"CartController\" customModuleProvider=\"target\""

  private static let detail = """
    <connections>
      <segue destination="home" kind="presentation" identifier="showDetail" id="s"/>
    </connections>
    """
}

extension SourceRuleContext {
  /// Whether a place in code is compiled, and into something whose storyboards are here: what a framework leaves to
  /// subclasses may be in the storyboards of those.
  fileprivate func isBuilt(_ use: IdentifierUse) -> Bool {
    guard let path = catalogue.paths[use.place.file] else { return true }
    if code.project.membership(of: path) == .notBuilt { return false }
    let isOwn = use.kind == .performedSegue || use.kind == .comparedSegue
    return !isOwn || !code.project.isOfLibrary(path)
  }
}

/// The identifiers of all storyboards and xibs, by what has them.
private struct KnownIdentifiers {
  struct Missing {
    let message: String
    let effect: String
    let help: String
    let candidates: [String]
  }

  private var segues: Set<String> = []
  private var scenes: Set<String> = []
  private var cells: Set<String> = []
  private var storyboards: [String: Set<String>] = [:]
  /// For segues that code makes.
  private var made: Set<String> = []
  /// For segues that code performs: where nothing has one of these, that is reported where the app crashes.
  private var performed: Set<String> = []
  /// Whether code makes a segue whose identifier is not known.
  private var hasUnknownSegues = false
  /// Whether code registers a cell under an identifier that is not known.
  private var hasUnknownRegistrations = false

  init(_ context: SourceRuleContext) {
    for document in context.documents { add(document) }
    for use in context.catalogue.uses {
      let value = use.isKnown ? context.catalogue.names[use.value] : nil
      switch use.kind {
      case .registration:
        if let value { cells.insert(value) } else { hasUnknownRegistrations = true }
      case .madeCell: if let value { cells.insert(value) }
      case .madeSegue:
        if let value { made.insert(value) } else { hasUnknownSegues = true }
      case .performedSegue: if let value { performed.insert(value) }
      case .comparedSegue, .scene, .initialScene, .reuse, .storyboard, .nib: break
      }
    }
  }

  private mutating func add(_ document: StoryboardDocument) {
    var own: Set<String> = []
    for element in document.xml.elements.ids where !document.xml[element].attributes.isEmpty {
      if document.is(element, .segue) {
        if let value = document.value(.identifier, of: element) { segues.insert(value) }
      } else {
        if let value = document.value(.storyboardIdentifier, of: element) { own.insert(value) }
        if let value = document.value(.reuseIdentifier, of: element) { cells.insert(value) }
        // watchOS and macOS call it so.
        if let value = document.value(.identifier, of: element) { own.insert(value) }
      }
    }
    scenes.formUnion(own)
    if document.format == .storyboard { storyboards[document.name, default: []].formUnion(own) }
  }

  /// What is wrong with an identifier, if anything is for certain.
  func missing(_ kind: IdentifierUse.Kind, _ value: String, of storyboard: String) -> Missing? {
    switch kind {
    case .performedSegue:
      // Without storyboards nothing can be missing in them.
      if segues.contains(value) || storyboards.isEmpty { return nil }
      return Missing(
        message: "no segue has the identifier \"\(value)\"", effect: "the app crashes here",
        help: "give a segue this identifier, or perform another", candidates: segues.sorted())
    case .scene:
      if let own = storyboards[storyboard], !storyboard.isEmpty {
        if own.contains(value) { return nil }
        return Missing(
          message: "no scene of \(storyboard).storyboard has the identifier \"\(value)\"",
          effect: "the app crashes here", help: "give a scene this identifier, or name another",
          candidates: own.sorted())
      }
      if scenes.contains(value) || storyboards.isEmpty || !storyboard.isEmpty { return nil }
      return Missing(
        message: "no scene has the identifier \"\(value)\"", effect: "the app crashes here",
        help: "give a scene this identifier, or name another", candidates: scenes.sorted())
    case .reuse:
      if cells.contains(value) || cells.isEmpty || hasUnknownRegistrations { return nil }
      return Missing(
        message: "no cell has the reuse identifier \"\(value)\", and none is registered for it",
        effect: "there is no such cell", help: "register a class or a nib, or name another cell",
        candidates: cells.sorted())
    case .comparedSegue:
      if segues.contains(value) || made.contains(value) || performed.contains(value)
        || hasUnknownSegues || storyboards.isEmpty
      {
        return nil
      }
      return Missing(
        message: "no segue has the identifier \"\(value)\"", effect: "this never happens",
        help: "give a segue this identifier, or compare with another", candidates: segues.sorted())
    case .madeSegue, .madeCell, .initialScene, .registration, .storyboard, .nib: return nil
    }
  }
}
