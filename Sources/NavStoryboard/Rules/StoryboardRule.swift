import NavModel
import NavText
import NavXcode

/// One opinion on what stands in a storyboard or xib and cannot be seen in the program that it becomes.
///
/// A file in `Rules/` makes one, and `StoryboardRule.all` names it; documentation and tests come from that file.
public struct StoryboardRule: Sendable {
  /// What a rule has to know.
  enum Scope: Sendable {
    /// The document by itself: whoever reads it may ask.
    case document
    /// What was made of its connections, and the other files.
    case program
  }

  public let facts: RuleFacts
  let scope: Scope
  /// Whether it holds for what is made for macOS, tvOS and others as well, of which nothing else is judged.
  let isOfAnyPlatform: Bool
  /// Whether a rule about code judges the same better, so that this one is left out where sources are given.
  public let yieldsToSources: Bool
  /// Looks at one document.
  let check: @Sendable (StoryboardDocument, inout StoryboardRuleContext) -> Void

  init(
    _ facts: RuleFacts, scope: Scope = .document, ofAnyPlatform isOfAnyPlatform: Bool = false,
    yieldsToSources: Bool = false,
    check: @escaping @Sendable (StoryboardDocument, inout StoryboardRuleContext) -> Void
  ) {
    self.facts = facts
    self.scope = scope
    self.isOfAnyPlatform = isOfAnyPlatform
    self.yieldsToSources = yieldsToSources
    self.check = check
  }

  /// Those that are asked where code is given, too: what it is compared with decides the rest.
  public static var besideCode: [StoryboardRule] { all.filter { !$0.yieldsToSources } }

  /// In the order of their codes.
  public static var all: [StoryboardRule] {
    [
      .accessibilityFormat, .ambiguousView, .bottomBarNotHidden, .classNotNamedAsFile,
      .colorInAttributedText, .connectionIntoOtherScene, .danglingReference, .deprecatedAttribute,
      .deprecatedSegue, .duplicateConstraint, .duplicateSegueIdentifier, .duplicateObjectID,
      .duplicateOutlet, .duplicatePart, .duplicateRelationship, .emptyLabel, .gestureWithoutView,
      .identifierUnlikeClass, .launchScreenContent, .marginConstraint, .misplacedEmbed,
      .misplacedObject, .misplacedView, .missingSystemAction, .missingAutomationIdentifier,
      .missingBaseClass, .missingSystemOutlet, .missingSegueClass, .otherCanvasDevice,
      .placeholderAsLabel, .referenceToOtherBundle, .reuseIdentifierUnlikeClass,
      .runtimeAttributeType, .segueOutOfPlace, .severalScenes, .simulatedMetrics,
      .stackBackground, .staticTableOutOfPlace, .traitVariations, .unavailableClass,
      .unexpectedAttribute, .unexpectedFont, .unexpectedFontSize, .unexpectedRuntimeAttribute,
      .unknownReferencedScene, .unknownSegueKind, .unknownStoryboard, .unknownValue,
      .unlabeledImage, .unnamedColor, .unreachableReference, .withoutAutoLayout,
      .wrongSystemRoot,
    ]
  }
}

/// What a rule is given besides the document, and where it says what is wrong.
struct StoryboardRuleContext {
  let file: Int
  /// What was made of each connection: nothing yet where a rule looks at the document alone, as in the next.
  let outcomes: [ConnectionOutcome]
  let references: StoryboardReferences
  private let rule: RuleFacts
  private let settings: RuleSettings
  private(set) var findings: [Diagnostic] = []

  init(
    _ file: Int, _ rule: RuleFacts, _ settings: RuleSettings,
    outcomes: [ConnectionOutcome] = [],
    references: StoryboardReferences = StoryboardReferences()
  ) {
    self.outcomes = outcomes
    self.references = references
    self.file = file
    self.rule = rule
    self.settings = settings
  }

  /// Reports at `range`, at the rule's severity; nothing where it is off.
  mutating func report(
    at range: SourceRange, _ message: String, label: String = "",
    related: [(SourceRange, String)] = [], help: [String], fix: Fix? = nil,
    atMost limit: Severity = .error
  ) {
    guard let level = settings.level(of: rule, in: .storyboard, atMost: limit) else { return }
    findings.append(
      Diagnostic(
        rule.code, level, at: location(range), message, label: label,
        related: related.map { Label(location($0.0), $0.1) }, help: help, fix: fix))
  }

  func location(_ range: SourceRange) -> Location { Location(ID(file), range) }

  /// The value of one of the rule's own options.
  func value<Value>(of option: TypedOption<Value>) -> Value {
    settings.value(of: option, of: rule)
  }

  /// Takes an element out, with the white space that indents its line.
  func removal(of element: ID<XMLElement>, in document: StoryboardDocument) -> TextEdit {
    let range = document.xml[element].range
    var start = Int(range.start)
    let bytes = document.xml.bytes
    while start > 0 && (bytes[start - 1] == 32 || bytes[start - 1] == 9) { start -= 1 }
    if start > 0 && bytes[start - 1] == 10 { start -= 1 }
    if start > 0 && bytes[start - 1] == 13 { start -= 1 }
    return TextEdit(location(SourceRange(start, Int(range.end))), "")
  }
}

extension [StoryboardRule] {
  /// What those of one scope say of a document, if it is analysed.
  ///
  /// One document after the other: what a rule has looked at is still at hand for the next.
  func findings(
    in document: StoryboardDocument, _ scope: StoryboardRule.Scope, _ settings: RuleSettings,
    _ context: (RuleFacts) -> StoryboardRuleContext
  ) -> [Diagnostic] {
    guard document.xml.problem == nil else { return [] }
    var findings: [Diagnostic] = []
    for rule in self
    where rule.scope == scope && (rule.isOfAnyPlatform || document.isAnalysed)
      && settings.level(of: rule.facts, in: .storyboard) != nil
    {
      var context = context(rule.facts)
      rule.check(document, &context)
      findings += context.findings
    }
    return findings
  }
}

extension StoryboardDocument {
  /// `'Pay now'`, or what it is where nothing is written on it.
  func title(of object: ID<StoryboardObject>) -> String {
    let name = displayName(of: objects[object].element)
    if !name.isNone { return "'\(xml.names[name])'" }
    return customClass(of: object)?.name ?? Self.className(ofTag: tag(object))
  }

  /// How messages call a connection.
  func word(for connection: ID<StoryboardConnection>) -> String {
    let row = connections[connection]
    switch row.kind {
    case .segue: return "segue"
    case .relationship: return "relationship"
    case .preview: return "preview"
    case .outlet, .outletCollection: return "outlet '\(xml.names[row.word ?? .none])'"
    case .action: return "action '\(xml.names[row.word ?? .none])'"
    }
  }

  /// Where a connection names its destination.
  func destinationRange(of connection: ID<StoryboardConnection>) -> SourceRange {
    let row = connections[connection]
    return row.destination.map { xml[$0].valueRange } ?? xml.tagRange(row.element)
  }
}
