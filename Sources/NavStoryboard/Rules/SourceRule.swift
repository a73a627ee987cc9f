import NavText
import NavXcode

/// One opinion on storyboards and the code that they belong to.
///
/// A file in `Rules/` makes one, and `SourceRule.all` names it; documentation and tests come from that file.
public struct SourceRule: Sendable {
  public let facts: RuleFacts
  let check: @Sendable (inout SourceRuleContext) -> Void

  init(_ facts: RuleFacts, check: @escaping @Sendable (inout SourceRuleContext) -> Void) {
    self.facts = facts
    self.check = check
  }

  /// In the order of their codes.
  public static var all: [SourceRule] {
    [
      .invisibleMember, .missingAction, .missingFile, .mainWithoutInitial, .missingOutlet,
      .missingViewOutlet, .outletType, .performedTwice, .refreshBehindSheet, .segueOfOtherScene,
      .staleTranslation, .storyboardInNoTarget, .unconnectedOutlet, .unjudgedClass, .unknownClass,
      .unknownColor, .unknownIdentifier,
      .unknownImage, .unknownMainStoryboard, .unknownRuntimeAttribute, .unknownUnwind,
      .unusedAction, .unusedStoryboard, .wrongClass, .wrongModule,
    ]
  }
}

extension SourceRule {
  /// Those about classes that are not what their storyboard takes them for: whoever makes a text of both tells them.
  public static var ofClasses: [SourceRule] { [.missingAction, .missingOutlet, .wrongClass] }
}

/// What lies around the storyboards of a project.
public struct ProjectCode: Sendable {
  public let catalogue: ClassCatalogue
  public let project: ProjectFacts
  /// Storyboards and xibs that are not judged, but in which code may find what it names.
  public let otherDocuments: [StoryboardDocument]
  /// Translations of storyboards. Their places, like those of the catalogue, count from the first file of code.
  public let translations: [(file: ID<SourceText>, translation: Translation)]

  /// Whether all of Swift hides from Objective-C what does not say otherwise.
  let hidesMembersOfSwift: Bool

  /// Whether there are classes to compare storyboards with.
  public var judgesClasses: Bool { catalogue.hasClasses }

  public init(
    _ catalogue: ClassCatalogue, _ project: ProjectFacts = ProjectFacts(),
    otherDocuments: [StoryboardDocument] = [],
    translations: [(file: ID<SourceText>, translation: Translation)] = []
  ) {
    var catalogue = catalogue
    catalogue.spellsAsSwift3 = project.spellsAsSwift3(in: catalogue.swiftPaths)
    hidesMembersOfSwift = project.hidesMembersOfSwift(in: catalogue.swiftPaths)
    self.catalogue = catalogue
    self.project = project
    self.otherDocuments = otherDocuments
    self.translations = translations
  }
}

extension ProjectCode {
  /// Whether code shows the first screen: a project is here that names no storyboard for it, or code asks a storyboard
  /// for its initial controller.
  public var startsInCode: Bool {
    project.mainStoryboards.isEmpty
      && (catalogue.uses.contains { $0.kind == .initialScene }
        || project.tellsOfApps && catalogue.mayOpenStoryboards)
  }
}

extension StoryboardCompilation {
  /// What the rules say of the storyboards beside their code. In places of code, the files of the project follow the
  /// storyboards: `firstFile` is the number that the first of them has in the table of all sources.
  public func findings(
    of rules: [SourceRule] = SourceRule.all, in code: ProjectCode, firstFile: Int? = nil,
    _ settings: RuleSettings = RuleSettings(), afterEach: () -> Void = {}
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for rule in rules where settings.level(of: rule.facts, in: .storyboard) != nil {
      var context = SourceRuleContext(
        documents, code, firstFile: firstFile ?? documents.count, rule.facts, settings)
      rule.check(&context)
      findings += context.findings
      afterEach()
    }
    return findings
  }
}

/// What a rule is given: the documents and the code around them, and where to say what is wrong.
struct SourceRuleContext {
  /// Those that are judged, and behind them the other ones of the project.
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
  private let firstFile: Int
  private let rule: RuleFacts
  private let settings: RuleSettings
  private(set) var findings: [Diagnostic] = []
  private var guesses = Guesses()

  init(
    _ documents: [StoryboardDocument], _ code: ProjectCode, firstFile: Int, _ rule: RuleFacts,
    _ settings: RuleSettings
  ) {
    self.documents = documents + code.otherDocuments
    ownCount = documents.count
    self.code = code
    modules =
      code.catalogue.hasClassesOfOneName
      ? self.documents.map { code.project.module(of: $0.path) } : []
    self.firstFile = firstFile
    self.rule = rule
    self.settings = settings
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
    guard let level = settings.level(of: rule, in: .storyboard, atMost: limit) else { return }
    findings.append(
      Diagnostic(
        rule.code, level, at: location, message, label: label, related: related,
        help: help))
  }

  /// The value of one of the rule's own options.
  func value<Value>(of option: TypedOption<Value>) -> Value {
    settings.value(of: option, of: rule)
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
