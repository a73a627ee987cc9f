import NavModel
import NavText
import NavXcode

extension StoryboardRules {
  static let unknownValue = StoryboardRule(
    RuleFacts(ofLanguage: "unknown-value", storyboard: .warning),
    bad: page("<navigationItem key=\"navigationItem\" id=\"item\">\n" + item("donne")),
    good: page("<navigationItem key=\"navigationItem\" id=\"item\">\n" + item("done"))
  ) { context in
    let document = context.document
    guard document.format == .storyboard || document.format == .xib else { return }
    for row in document.connections.rows {
      Self.check(row.element, document, &context)
    }
    for row in document.objects.rows where Self.mayHaveSuch(row, document) {
      Self.check(row.element, document, &context)
    }
  }

  private static func item(_ systemItem: String) -> String {
    """
      <barButtonItem key="rightBarButtonItem" systemItem="\(systemItem)" id="button"/>
    </navigationItem>
    """
  }

  /// Connections are objects too, and were looked at.
  private static func mayHaveSuch(
    _ object: StoryboardObject, _ document: StoryboardDocument
  ) -> Bool {
    switch Word(document.tag(object.element)) {
    case .barButtonItem, .tabBarItem: true
    default: ControllerKind.byWord[document.tag(object.element)] != nil
    }
  }

  private static func check(
    _ element: ID<XMLElement>, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    guard document.xml.elements[element].attributeNames.mayShare(with: judged) else { return }
    for attribute in document.xml[element].attributes {
      guard let name = Word(document.xml[attribute].name),
        let known = words(of: name, in: Word(document.tag(element)))
      else { continue }
      let value = document.xml.value(attribute)
      if known.contains(value) { continue }
      let near = nearest(to: value, among: known)
      context.report(
        at: document.xml[attribute].valueRange,
        "'\(value)' is not a value of \(document.xml.names[document.xml[attribute].name])",
        label: "taken for nothing",
        help: near.isEmpty
          ? ["choose one of those that Interface Builder offers"] : didYouMean(near))
    }
  }

  /// The attributes that `words` knows.
  private static let judged = XMLNameBits(
    [Word.systemItem, .eventType, .trigger, .modalPresentationStyle, .modalTransitionStyle].map {
      $0.name
    })

  /// The words that an attribute may say; nil where anything may be.
  private static func words(of attribute: Word, in tag: Word?) -> [String]? {
    switch (attribute, tag) {
    case (.systemItem, .tabBarItem): tabItems
    case (.systemItem, .barButtonItem): barItems
    case (.eventType, .action): events
    case (.trigger, .segue): triggers
    case (.modalPresentationStyle, _): presentations
    case (.modalTransitionStyle, _): transitions
    default: nil
    }
  }

  /// Whether a control can send an action on it.
  static func isEvent(_ word: String) -> Bool { events.contains(word) }

  private static let tabItems = SystemTabItem.allCases.map { $0.facts.keyword }
  private static let barItems = SystemItem.allCases.filter { $0 != .editButton }.map {
    $0.facts.keyword
  }
  private static let triggers = ["accessoryAction"]
  private static let transitions = WordSet.transitionStyle.words
  private static let presentations = WordSet.presentationStyle.words + ["blurOverFullScreen"]
  /// More than the simulator tells apart.
  private static let events =
    ControlEvent.allCases.map { $0.keyword } + [
      "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
      "touchCancel", "menuActionTriggered", "allTouchEvents", "allEditingEvents", "allEvents",
    ]
}
