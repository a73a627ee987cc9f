import NavModel
import NavText
import NavXcode

/// What a rule is given: the document, what is known around it, and where it reports.
public struct StoryboardRuleContext {
  let document: StoryboardDocument
  let file: Int
  /// What was made of each connection: nothing yet where a rule looks at the document alone, as in the next.
  let outcomes: [ConnectionOutcome]
  let references: StoryboardReferences
  private(set) var findings: RuleFindings

  init(
    _ document: StoryboardDocument, _ file: Int, _ rule: StoryboardRule, _ settings: RuleSettings,
    outcomes: [ConnectionOutcome] = [],
    references: StoryboardReferences = StoryboardReferences()
  ) {
    self.document = document
    self.outcomes = outcomes
    self.references = references
    self.file = file
    findings = RuleFindings(of: rule, settings)
  }

  /// Reports at `range`, at the rule's severity; nothing where it is off.
  mutating func report(
    at range: SourceRange, _ message: String, label: String = "",
    related: [(SourceRange, String)] = [], help: [String], fix: Fix? = nil,
    atMost limit: Severity = .error
  ) {
    findings.report(
      at: location(range), in: .storyboard, message, label: label,
      related: related.map { Label(location($0.0), $0.1) }, help: help, fix: fix, atMost: limit)
  }

  func location(_ range: SourceRange) -> Location { Location(ID(file), range) }

  /// The value of one of the rule's own options.
  func value<Value>(of option: TypedOption<Value>) -> Value {
    findings.value(of: option)
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
  /// What those say of a document that need the other files, or those that do not, if it is analysed.
  ///
  /// One document after the other: what a rule has looked at is still at hand for the next.
  func findings(
    in document: StoryboardDocument, needingConnections needsConnections: Bool,
    _ settings: RuleSettings, _ context: (StoryboardRule) -> StoryboardRuleContext
  ) -> [Diagnostic] {
    guard document.xml.problem == nil else { return [] }
    var findings: [Diagnostic] = []
    for rule in self
    where rule.needs.contains(.connections) == needsConnections
      && (rule.needs.contains(.anyPlatform) || document.isAnalysed)
      && rule.isOn(settings, in: [.storyboard])
    {
      var context = context(rule)
      rule.check(&context)
      findings += context.findings.all
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
