import NavModel
import NavText

/// One opinion on what stands in a storyboard or xib and cannot be seen in the program that it becomes.
///
/// A file in `Rules/` makes one, and `StoryboardRule.all` names it; documentation and tests come from that file.
public struct StoryboardRule: Sendable {
  public let facts: RuleFacts
  /// Looks at one document.
  let check: @Sendable (StoryboardDocument, inout StoryboardRuleContext) -> Void

  init(
    _ facts: RuleFacts,
    check: @escaping @Sendable (StoryboardDocument, inout StoryboardRuleContext) -> Void
  ) {
    self.facts = facts
    self.check = check
  }

  /// In the order of their codes.
  public static var all: [StoryboardRule] {
    [
      .ambiguousView, .connectionIntoOtherScene, .danglingReference, .deprecatedSegue,
      .duplicateObjectID,
      .duplicateOutlet, .duplicateRelationship, .duplicateSegueIdentifier, .gestureWithoutView,
      .misplacedEmbed, .misplacedView, .referenceToOtherBundle, .segueOutOfPlace,
      .unavailableClass, .unknownReferencedScene, .unknownSegueKind, .unknownStoryboard,
      .withoutAutoLayout,
    ]
  }
}

/// What a rule is given besides the document, and where it says what is wrong.
struct StoryboardRuleContext {
  let file: Int
  /// What was made of each connection.
  let fates: [StoryboardLowering.Fate]
  let references: StoryboardReferences
  private let rule: RuleFacts
  private let settings: RuleSettings
  private(set) var findings: [Diagnostic] = []

  fileprivate init(
    _ lowering: borrowing StoryboardLowering, _ file: Int, _ rule: RuleFacts,
    _ settings: RuleSettings
  ) {
    fates = lowering.fates[file]
    references = lowering.references
    self.file = file
    self.rule = rule
    self.settings = settings
  }

  /// Says that something is wrong at `range`, as loud as the rule is; nothing where it is off.
  mutating func report(
    at range: SourceRange, _ message: String, label: String = "",
    related: [(SourceRange, String)] = [], help: [String], fix: Fix? = nil,
    atMost limit: Severity = .error
  ) {
    guard let level = settings.level(of: rule, in: .storyboard) else { return }
    findings.append(
      Diagnostic(
        rule.code, min(level, limit), at: location(range), message, label: label,
        related: related.map { Label(location($0.0), $0.1) }, help: help, fix: fix))
  }

  func location(_ range: SourceRange) -> Location { Location(ID(file), range) }

  /// The value of one of the rule's own options.
  func texts(_ option: String) -> [String] { settings.texts(option, of: rule) }

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

extension StoryboardLowering {
  /// What the rules say of a document, if it is analysed.
  ///
  /// One document after the other: what a rule has looked at is still at hand for the next.
  func findings(in document: StoryboardDocument, _ file: Int) -> [Diagnostic] {
    guard document.isAnalysed else { return [] }
    var findings: [Diagnostic] = []
    for rule in rules where settings.level(of: rule.facts, in: .storyboard) != nil {
      var context = StoryboardRuleContext(self, file, rule.facts, settings)
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

  /// The controller of the scene that an object stands in, as messages call it.
  func sceneTitle(of object: ID<StoryboardObject>) -> String {
    guard let scene = objects[object].scene, let controller = scenes[scene].controller else {
      return "another scene"
    }
    return title(of: controller)
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
