import NavText
import NavXcode

extension StoryboardCompilation {
  /// What the rules say of the storyboards beside their code. In places of code, the files of the project follow the
  /// storyboards: `firstFile` is the number that the first of them has in the table of all sources.
  public func findings(
    of rules: [SourceRule] = SourceRules.all, in code: ProjectCode, firstFile: Int? = nil,
    _ settings: RuleSettings = RuleSettings(), afterEach: () -> Void = {}
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for rule in rules where rule.isOn(settings, in: [.storyboard]) {
      var context = SourceRuleContext(
        documents, code, firstFile: firstFile ?? documents.count, rule, settings)
      rule.check(&context)
      findings += context.findings.all
      afterEach()
    }
    return findings
  }
}

/// What a rule is given: the documents and the code around them, and where to say what is wrong.
public struct SourceRuleContext {
  /// Those that are judged, and after them the other ones of the project.
  let documents: [StoryboardDocument]
  /// How many of them are judged.
  let ownCount: Int
  let code: ProjectCode
  /// The documents to judge: those made for iOS that are built. One that no target takes in is a finding of its own.
  let judged: [Int]
  /// What each document is built into, where that tells classes of one name apart.
  private let modules: [String?]
  /// What else may load each xib, as far as a rule asked.
  var owners: [Int: [ClassReference]] = [:]
  /// What each document is built into, as far as a rule asked.
  private var appsByDocument: [Int: [XcodeProject.Target]?] = [:]
  private let firstFile: Int
  private(set) var findings: RuleFindings
  private var guesses = Guesses()

  init(
    _ documents: [StoryboardDocument], _ code: ProjectCode, firstFile: Int, _ rule: SourceRule,
    _ settings: RuleSettings
  ) {
    self.documents = documents + code.otherDocuments
    ownCount = documents.count
    self.code = code
    modules =
      code.catalogue.hasClassesOfOneName
      ? self.documents.map { code.project.module(of: $0.path) } : []
    self.firstFile = firstFile
    findings = RuleFindings(of: rule, settings)
    judged = documents.indices.filter {
      documents[$0].isAnalysed && code.project.membership(of: documents[$0].path) != .notBuilt
    }
  }

  var catalogue: ClassCatalogue { code.catalogue }
  /// Those that are judged, whether they are built or not.
  var own: Range<Int> { 0..<ownCount }

  /// Reports at the rule's severity.
  mutating func report(
    at location: Location, _ message: String, label: String = "", related: [Label] = [],
    help: [String], atMost limit: Severity = .error
  ) {
    findings.report(
      at: location, in: .storyboard, message, label: label, related: related, help: help,
      fix: nil, atMost: limit)
  }

  /// Reports what only another app has.
  mutating func report(
    _ other: ClassOfOtherApp, at place: Location, label: String, atMost limit: Severity = .error
  ) {
    report(
      at: place, other.message, label: label,
      related: [Label(location(inCode: other.definition), "it is declared here")],
      help: other.help(or: "remove the connection"), atMost: limit)
  }

  /// Where a member is that the app of a document does not have, for which only extensions elsewhere stand.
  mutating func otherApp(
    of member: AskedMember, _ reference: ClassReference, _ document: Int
  ) -> ClassOfOtherApp? {
    guard let apps = apps(of: document) else { return nil }
    return code.otherApp(of: member, reference, builtInto: apps)
  }

  /// The apps, extensions and tests that a document is built into; nil where it may be part of anything else.
  mutating func apps(of document: Int) -> [XcodeProject.Target]? {
    if let known = appsByDocument[document] { return known }
    let apps = code.project.apps(of: documents[document].path)
    appsByDocument[document] = .some(apps)
    return apps
  }

  /// The value of one of the rule's own options.
  func value<Value>(of option: TypedOption<Value>) -> Value {
    findings.value(of: option)
  }

  // MARK: Places

  func location(_ document: Int, _ range: SourceRange) -> Location {
    Location(ID(document), range)
  }

  /// The place of what an attribute says, or the element's name where there is none.
  func location(_ document: Int, _ word: Word, of element: ID<XMLElement>) -> Location {
    let source = documents[document]
    let range =
      source.attribute(word, of: element).map { source.xml[$0].valueRange }
      ?? source.xml.tagRange(element)
    return location(document, range)
  }

  /// The place of a document as a whole.
  func location(ofDocument document: Int) -> Location {
    let source = documents[document]
    let range = source.xml.root.map { source.xml.tagRange($0) } ?? SourceRange(0, 0)
    return location(document, range)
  }

  /// A place in code, among the files of the project.
  func location(inCode place: Location) -> Location {
    Location(ID(firstFile + Int(place.file.index)), place.range)
  }

  // MARK: Classes

  /// The class of an object: its own, or the one of UIKit that its element stands for; nil where nothing tells.
  func reference(_ object: ID<StoryboardObject>, in document: Int) -> ClassReference? {
    let source = documents[document]
    let target = modules.isEmpty ? nil : modules[document]
    if let named = source.customReference(object, target: target) { return named }
    switch source.tag(object) {
    case "placeholder", "customObject", "exit", "viewControllerPlaceholder": return nil
    default:
      return ClassReference(system: StoryboardDocument.className(ofTag: source.tag(object)))
    }
  }

  /// The class of an object, where it is one that the sources or Apple have.
  func knownClass(_ object: ID<StoryboardObject>, in document: Int) -> ClassReference? {
    guard let reference = reference(object, in: document) else { return nil }
    switch catalogue.find(reference) {
    case .declared, .system: return reference
    case .missing, .unknown: return nil
    }
  }

  /// Whether a class is UIKit's own, in which an app cannot declare members.
  func isSystem(_ reference: ClassReference) -> Bool { catalogue.find(reference) == .system }

  /// How messages call an object: by what is written on it, or by its class.
  func title(_ object: ID<StoryboardObject>, in document: Int) -> String {
    let description = documents[document].description(of: object)
    return description.name.isEmpty ? description.className : "'\(description.name)'"
  }

  /// How messages about code call an object: by the class of the app that it has, or as others do.
  func className(_ object: ID<StoryboardObject>, in document: Int) -> String {
    let name = documents[document].value(.customClass, of: documents[document][object].element)
    return name ?? title(object, in: document)
  }

  /// `did you mean 'total'?`, or nothing: a hint that is far away, or that any short word gives, helps no reader. The
  /// candidates are only collected while guesses are made.
  mutating func didYouMean(
    _ word: String, _ candidates: (ClassCatalogue) -> [String]
  ) -> [String] {
    if guesses.areExhausted { return [] }
    let length = word.utf8.count
    let known = candidates(catalogue)
    let near = guesses.nearest(to: word, among: known).filter { candidate in
      let difference = candidate.utf8.count - length
      return length < 4
        ? ProjectPath.folded(candidate) == ProjectPath.folded(word)
        : abs(difference) <= max(3, length / 2)
    }
    return NavText.didYouMean(near)
  }
}
