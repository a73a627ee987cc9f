import NavModel
import NavText

/// Every mistake that the language itself forbids: facts here, sentences in another file. Names are as they were written.
enum SemanticProblem: Hashable {
  // Words
  case unknownKeyword(String, in: String, near: [String], belongsIn: String?)
  /// What is no word of any place, and where it would stand.
  case misplaced(String, in: String, advice: String)
  /// An action in the place of a statement.
  case calledAction(String)
  case unnamedConstruct(String)
  case missingBlock(String)
  case unexpectedPart(Part, of: String)
  case severalOutletTargets(String)
  case unknownAttribute(String, of: String, near: [String], belongsIn: [String])
  /// `-> show Detail, animated: false`, and the arrow as it should read.
  case attributeBehindComma(String, of: String, line: String)
  /// An attribute that this kind of segue can never use.
  case idleAttribute(String, of: String, advice: String)
  /// `right Edit .editButton -> action edit`
  case arrowOfEditButton(line: String)
  /// `tabItem "Mine" .search`
  case textBesideSystemItem(String)
  /// `slider Tip "Tip"`
  case idleText(String, of: String, isGesture: Bool)
  /// A name of UIKit or of the language that a project declares.
  case takenName(String, isType: Bool)
  case duplicateAttribute(String, first: Location)
  case duplicatePart(String, first: Location)
  case attributeType(String, wants: String)
  case unknownValue(String, of: String, near: [String], all: [String])
  case unknownSystemItem(String, near: [String])
  case unknownDevice(String, near: [String])
  case badColor(String, near: [String])
  case forbiddenBarChange(String)
  case missingVerb(target: String)
  case unknownVerb(String, near: [String])
  // Names
  case duplicateName(String, kind: String, first: Location)
  /// An action and an unwind action, or another two kinds of method, of one name.
  case duplicateMethod(String, kinds: [String], first: Location)
  case duplicateIdentifier(String, kind: String, first: Location)
  case unknownScene(String, storyboard: String?, near: [String], places: [Location])
  /// A storyboard in place of a scene, which none of its scenes stands for.
  case noInitialScene(String, declared: Location)
  case unknownStoryboard(String, near: [String])
  case ambiguousScene(String, storyboards: [String])
  case unknownElement(String, scene: String, near: [String], places: [Location])
  case anchorInClass(String)
  /// An outlet of a scene that leads to another scene, or into one, and what is called so in its own.
  case outletLeavesScene(String, scene: String, own: String?)
  /// A class, and the one of UIKit that it would have to descend from.
  case unknownClass(String, near: [String], wants: String)
  case wrongClass(String, isA: String, wants: String, scene: String)
  /// A class of lists for a screen whose view is none.
  case wrongRoot(String, isA: String, needs: String, kind: String)
  case classCycle(String)
  case superclassesTooDeep(String)
  case unknownVariable(String, near: [String], use: VariableUse = .flag)
  /// A variable where a test gives or expects a value, and a value that it could have.
  case variableInTest(String, value: String)
  case unknownType(String, near: [String])
  case qualifiedType(String)
  case unknownCase(String, of: String, near: [String])
  case typeMismatch(wants: String, found: String)
  case outOfRange(String, domain: String)
  /// The value of an attribute, and what it may be at least and at most.
  case outOfBounds(String, value: String, low: String?, high: String?)
  case badDomain(String)
  // Storyboards and containers
  case missingInitial(String)
  case secondInitial(first: Location)
  case missingRelationship(String, of: String, kind: String)
  case duplicateRelationship(String, of: String, first: Location)
  /// A column that the style of a split scene has no place for, or lacks. Without a style it is a classic one.
  case wrongColumns(of: String, style: String?, column: String, isMissing: Bool)
  case wrongDestination(
    String, isA: String, host: String, rule: String, raises: Bool, isSure: Bool, help: String)
  case discouragedNesting(String, isA: String, host: String, rule: String)
  case containerCycle([String])
  case misplacedEmbed
  case emptyContainer(String)
  // Connections
  case cannotTrigger(String)
  case missingOutlet(
    String, in: OutletOwner, near: [String], declared: Location?, wants: OutletType)
  case outletType(String, wants: String, found: String, declared: Location?)
  case outletCollection(String, isCollection: Bool, declared: Location)
  case duplicateOutlet(String, first: Location)
  case missingAction(String, in: String?, near: [String], isUnwind: Bool, declared: Location?)
  case undeclaredAction(String, near: [String])
  /// With the line as it would read if the arrow stood behind what stands above it.
  case segueWithoutIdentifier(String, line: String?)
  case unknownUnwind(String, near: [String])
  case popoverWithoutAnchor
  case missingSegueClass
  /// `show elsewhere { bundle: "com.example.Kit" }`
  case elsewhereWithoutStoryboard
  case deprecatedSegue(String, replacement: String)
  /// An attribute as it is written, and all that goes when it is taken out.
  case deprecatedAttribute(String, Deprecation, removal: Location)
  case unknownSegue(String, in: String, near: [String])
  /// `title = "Home"` in an action.
  case assignedAttribute(String, value: String)
  case unknownArgument(String, destination: String, near: [String], use: VariableUse)
  case attributeAsArgument(String, destination: String)
  case notATab(String, of: String?)
  case badConstraint(String)
  case textInConstraint(String)
  case unknownSide(String, of: String, near: [String], all: [String])
  /// A side as Swift spells it.
  case kitSpelling(String, ours: String)
  /// `-> root Home` instead of `root -> Home`.
  case wordBehindArrow(String, target: String, place: String, isMember: Bool, arrow: Location)
  /// `root Home` instead of `root -> Home`.
  case missingArrow(String, target: String)
  /// `-> show [Home]`, and the arrow as it should read.
  case targetInBrackets(String)
  /// `root -> show Home`
  case verbInRelationship(String, target: String, of: String)
  /// A name where what a person sees was meant.
  case unquotedTarget(String, command: String, isSeen: Bool)
  case unquotedAnswer(String, found: String)
  /// `expect backButton == none`
  case noneForText(String)
  /// `count + " items"`
  case joinedTexts
  /// `style: "fullScreen"`, or with a dot or all that Swift says before it.
  case wordOfCatalogue(String, written: String)
  /// `expect presented == none`
  case noneForList(String)
  case unquotedValue(String, wants: String, word: String)
  case sceneInQuotes(String)
  case listWithoutBrackets(wants: String, first: String)
  case titleWithoutQuotes(String)
  // Tests
  case nothingToLaunch
  case unknownQuery(String, near: [String])
  case badExpectation(String, help: String)
  /// A word that lacks what stands behind it, and what could stand there where the program tells.
  case badOperand(String, wants: String, example: String? = nil)
  /// `launch "Shop"`
  case nameInQuotes(String, behind: String)
  /// `badge Inbox 3`
  case unquotedBadge(String, line: String)
}

extension SemanticProblem {
  /// What a variable is used for, which tells what it should be.
  enum VariableUse: Hashable {
    case flag
    case number(Int32)
    case enumeration(String)
    /// A case of an enum that is not there either.
    case newCase(String)
    /// A text, which no variable holds.
    case text(String)
  }

  /// What an outlet points at, as its declaration would say it.
  struct OutletType: Hashable {
    let isCollection: Bool
    let className: String
  }

  /// Whose outlet is missing.
  enum OutletOwner: Hashable {
    case `class`(String)
    /// A class of UIKit, to which nobody adds outlets, and the element of that class.
    case kitClass(String, element: String)
    /// A scene, as its line begins, and its name.
    case scene(String, name: String, kitClass: String)
  }

  var code: String {
    switch self {
    case .unknownKeyword(_, _, _, let belongsIn):
      belongsIn == nil ? "unknown-keyword" : "misplaced-construct"
    case .misplaced: "misplaced-construct"
    case .calledAction: "unknown-keyword"
    case .unnamedConstruct: "unnamed-construct"
    case .missingBlock: "missing-block"
    case .unexpectedPart, .severalOutletTargets, .arrowOfEditButton, .textBesideSystemItem,
      .idleText:
      "unexpected-part"
    case .unknownAttribute, .attributeBehindComma, .idleAttribute: "unknown-attribute"
    case .duplicateAttribute: "duplicate-attribute"
    case .duplicatePart: "duplicate-part"
    case .attributeType: "attribute-type"
    case .unknownValue: "unknown-value"
    case .unknownSystemItem: "unknown-system-item"
    case .unknownDevice: "unknown-device"
    case .badColor: "bad-color"
    case .forbiddenBarChange: "forbidden-bar-change"
    case .missingVerb(let target): Self.verbs.contains(target) ? "missing-target" : "missing-verb"
    case .unknownVerb: "unknown-verb"
    case .duplicateName, .duplicateMethod, .takenName: "duplicate-name"
    case .duplicateIdentifier: "duplicate-identifier"
    case .unknownScene, .noInitialScene: "unknown-scene"
    case .unknownStoryboard, .elsewhereWithoutStoryboard: "unknown-storyboard"
    case .ambiguousScene: "ambiguous-scene"
    case .unknownElement, .anchorInClass, .outletLeavesScene: "unknown-element"
    case .unknownClass: "unknown-class"
    case .wrongClass, .wrongRoot: "wrong-class"
    case .classCycle: "class-cycle"
    case .superclassesTooDeep: "nesting-too-deep"
    case .unknownVariable, .assignedAttribute: "unknown-variable"
    case .unknownType, .qualifiedType: "unknown-type"
    case .unknownCase: "unknown-case"
    case .typeMismatch, .variableInTest: "type-mismatch"
    case .outOfRange, .outOfBounds: "out-of-range"
    case .badDomain: "bad-domain"
    case .missingInitial: "missing-initial"
    case .secondInitial: "second-initial"
    case .missingRelationship(let relationship, _, _): "missing-" + relationship
    case .duplicateRelationship: "duplicate-relationship"
    case .wrongColumns: "wrong-columns"
    case .wrongDestination: "wrong-destination"
    case .discouragedNesting: "discouraged-nesting"
    case .containerCycle: "container-cycle"
    case .misplacedEmbed: "misplaced-embed"
    case .emptyContainer: "empty-container"
    case .cannotTrigger: "cannot-trigger"
    case .missingOutlet: "missing-outlet"
    case .outletType: "outlet-type"
    case .outletCollection: "outlet-collection"
    case .duplicateOutlet: "duplicate-outlet"
    case .missingAction, .undeclaredAction: "missing-action"
    case .segueWithoutIdentifier: "segue-without-identifier"
    case .unknownUnwind: "unknown-unwind"
    case .popoverWithoutAnchor: "popover-without-anchor"
    case .missingSegueClass: "missing-segue-class"
    case .deprecatedSegue: "deprecated-segue"
    case .deprecatedAttribute: "deprecated-attribute"
    case .unknownSegue: "unknown-segue"
    case .unknownArgument, .attributeAsArgument: "unknown-argument"
    case .notATab: "not-a-tab"
    case .badConstraint, .textInConstraint: "bad-constraint"
    case .unknownSide, .kitSpelling: "unknown-value"
    case .wordBehindArrow: "unknown-verb"
    case .missingArrow: "bad-operand"
    case .verbInRelationship, .targetInBrackets: "unexpected-part"
    case .unquotedTarget: "unknown-element"
    case .unquotedAnswer, .sceneInQuotes, .listWithoutBrackets, .noneForList,
      .noneForText, .joinedTexts, .nameInQuotes, .unquotedBadge:
      "type-mismatch"
    case .wordOfCatalogue: "unknown-value"
    case .unquotedValue: "attribute-type"
    case .titleWithoutQuotes: "bad-operand"
    case .nothingToLaunch: "nothing-to-launch"
    case .unknownQuery: "unknown-query"
    case .badExpectation: "bad-expectation"
    case .badOperand: "bad-operand"
    }
  }

  /// Mistakes that leave nothing out of the program: storyboards with them are built, and load, and UIKit raises
  /// or keeps silent when it comes to the spot (IBW-4, IBW-6, IBW-21).
  static let codesFoundAtRunTime: Set<String> = [
    "missing-action", "missing-initial", "missing-outlet",
    "missing-primary", "missing-root", "missing-secondary", "missing-segue-class", "missing-tab",
    "not-a-tab", "outlet-type", "popover-without-anchor",
    "unknown-class", "unknown-segue", "unknown-unwind", "wrong-class", "wrong-destination",
  ]

  var severity: Severity {
    switch self {
    case .deprecatedSegue, .discouragedNesting, .emptyContainer: .warning
    // Xcode builds these, and the app runs.
    case .segueWithoutIdentifier, .duplicateIdentifier: .warning
    case .wrongDestination(_, isA: _, host: _, rule: _, raises: _, let isSure, help: _):
      isSure ? .error : .warning
    case .deprecatedAttribute: .info
    default: .error
    }
  }

  func diagnostic(at location: Location) -> Diagnostic {
    let text = sentence
    return Diagnostic(
      code, severity, at: location, text.message, label: text.label, related: text.related,
      help: text.help, fix: fix(at: location))
  }

  /// Where the nearest name is near enough to be what was meant, an editor may write it.
  private func fix(at location: Location) -> Fix? {
    let near: [String]
    switch self {
    case .unknownKeyword(_, _, let names, nil), .unknownAttribute(_, _, let names, _),
      .unknownValue(_, _, let names, _), .unknownVerb(_, let names),
      .unknownElement(_, _, let names, _), .unknownClass(_, let names, _),
      .unknownVariable(_, let names, _), .unknownType(_, let names), .unknownUnwind(_, let names),
      .missingAction(_, _, let names, _, _), .undeclaredAction(_, let names),
      .missingOutlet(_, _, let names, _, _),
      .unknownArgument(_, _, let names, _), .unknownQuery(_, let names),
      .unknownSide(_, _, let names, _):
      near = names
    case .kitSpelling(_, let ours): near = [ours]
    case .badColor(_, let names): near = names.map { "\"\($0)\"" }
    case .noneForList: near = ["[]"]
    case .noneForText: near = ["\"\""]
    case .wordOfCatalogue(let word, _): near = [word]
    case .unquotedValue(_, _, let word): near = ["\"\(word)\""]
    case .sceneInQuotes(let name), .nameInQuotes(let name, _): near = [name]
    case .unquotedBadge(let number, _): near = ["\"\(number)\""]
    case .unquotedTarget(let name, _, true), .unquotedAnswer(let name, _): near = ["\"\(name)\""]
    case .textInConstraint(let text) where isNumber(text): near = [text]
    case .wordBehindArrow(let word, let target, _, true, let arrow):
      let line = "\(word) -> \(target)"
      return Fix("write '\(line)'", [TextEdit(arrow, line)])
    case .unknownScene(let written, _, let names, _):
      // A path is mended as a whole only when its last part is what is wrong.
      near = written.utf8.contains(UInt8(ascii: ".")) ? [] : names
    case .deprecatedSegue(let word, let replacement):
      // What stands for the detail of a split view is not quite what was meant.
      return Fix(
        "write '\(replacement)'", [TextEdit(location, replacement)],
        isSafe: word != SegueKind.replace.facts.keyword)
    case .deprecatedAttribute(let written, let deprecation, let removal):
      return Fix(
        "take '\(written)' out", [TextEdit(removal, "")], isSafe: deprecation.isIgnored)
    case .qualifiedType(let name): near = [name]
    default: near = []
    }
    guard let name = near.first else { return nil }
    return Fix("write '\(name)'", [TextEdit(location, name)])
  }

  /// Whether a text is digits alone, maybe with a point.
  func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
      && text.utf8.first != UInt8(ascii: ".") && text.utf8.last != UInt8(ascii: ".")
  }
}
