import NavText
import NavXcode

extension StoryboardRules {
  private static let elements = TypedOption(
    "elements", ["button", "textField", "textView"],
    "What needs an identifier: elements of Interface Builder or classes.")
  private static let outletLabels = TypedOption(
    "outlet_labels", false, "Whether labels that an outlet of a screen is connected to need one.")

  static let missingAutomationIdentifier = StoryboardRule(
    RuleFacts(
      "missing-automation-identifier", text: nil, storyboard: nil,
      "A view that tests have to find has no accessibility identifier.",
      why: """
        UI tests find a view by its accessibility identifier. What else it could be found by changes: words are \
        translated, places move. Labels that code writes into are what tests read.
        """,
      bad: page(views: button(identifier: "")),
      good: page(views: button(identifier: " identifier=\"pay\"")),
      options: [elements.row, outletLabels.row])
  ) { context in
    let document = context.document
    let names = context.value(of: elements)
    // By tag: what a configuration names may be a class as well, so every object is asked.
    for object in document.objects.ids
    where names.contains(where: { document.isCalled($0, object) }) {
      Self.check(object, document, &context)
    }
    guard context.value(of: outletLabels), !names.contains("label") else { return }
    var seen: Set<ID<StoryboardObject>> = []
    for row in document.connections.rows where row.kind == .outlet {
      guard let target = row.target, document.is(document[target].element, .label),
        let owner = row.owner, ControllerTag(document.tag(document[owner].element)).isKnown,
        seen.insert(target).inserted
      else { continue }
      Self.check(target, document, &context)
    }
  }

  private static func check(
    _ object: ID<StoryboardObject>, _ document: StoryboardDocument,
    _ context: inout StoryboardRuleContext
  ) {
    let element = document[object].element
    guard document.accessibilityText(.identifier, of: element) == nil,
      document.runtimeAttribute("accessibilityIdentifier", of: element) == nil
    else { return }
    context.report(
      at: document.xml.tagRange(element),
      "\(document.title(of: object)) has no accessibility identifier",
      help: ["write an Identifier under Accessibility"])
  }

  private static func button(identifier: String) -> String {
    """
    <button id="pay">
      <accessibility key="accessibilityConfiguration"\(identifier)/>
      <state key="normal" title="Pay"/>
    </button>
    """
  }
}
