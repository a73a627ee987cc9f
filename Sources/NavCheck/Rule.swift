import NavLayout
import NavModel
import NavText

/// One opinion on programs that UIKit would run: its facts, and what looks for what it is about.
///
/// A file in `Rules/` makes one, and `Rule.all` names it; documentation and tests come from that file.
public struct Rule: Sendable {
  public let facts: RuleFacts
  /// Whether it searches the map again and again, for as long as most others take together: a caller with
  /// threads begins with it, so that no other waits for it in the end.
  public let isLong: Bool
  /// Whether it judges texts alone: what of storyboards it is about stands in their documents, and a rule of the same
  /// code looks there, or it is nothing that a storyboard can hold.
  public let isOfTexts: Bool
  /// Appends what it finds to the context.
  let check: @Sendable (inout RuleContext) -> Void

  init(
    _ facts: RuleFacts, isLong: Bool = false, ofTexts isOfTexts: Bool = false,
    check: @escaping @Sendable (inout RuleContext) -> Void
  ) {
    self.facts = facts
    self.isLong = isLong
    self.isOfTexts = isOfTexts
    self.check = check
  }

  /// Every rule that needs nothing but the program, in the order of their codes.
  public static var all: [Rule] {
    [
      .ambiguousLayout, .barItemsOverflow, .barItemsWithoutBar, .conflictingConstraints,
      .containerCycle, .discouragedNesting, .duplicateConstraint,
      .duplicateIdentifier, .elementOutsideScreen, .emptyBarItem, .emptyContainer, .emptyDetents,
      .emptyTabItem, .eventNeverSent, .hiddenToolbar, .missingInitial, .missingPrimary,
      .missingReuseIdentifier, .missingRoot, .missingSecondary, .missingTab, .noWayBack,
      .noWayOut, .outletIntoPrototype, .performedTwice, .placeholderAsLabel, .popoverWithoutAnchor,
      .presentCycle,
      .presentTooEarly,
      .presentWhilePresenting, .pushCycle, .pushOutsideNavigation, .refreshBehindSheet,
      .restorationGap, .segueWithoutIdentifier, .showOutsideNavigation, .stackBackground,
      .staticTableOutOfPlace,
      .tabItemWithoutTabs, .tabWithoutImage, .titleNeverFits, .tooManyTabs, .toolbarOverflow,
      .unconnectedOutlet, .unlabeledImage,
      .unreachableScene, .unreceivedUnwind, .untitledScreen, .unusedAction, .unusedClass,
      .unusedSegue, .unusedUnwind, .unusedVariable, .wrongDestination, .wrongTransition,
    ]
  }
}

extension Program {
  /// What the rules have to say that are on, by rule and then in the order of the program. They draw no conclusions
  /// from ways that are lost.
  public func findings(
    of rules: [Rule] = Rule.all, _ settings: RuleSettings = RuleSettings(),
    lost: UnresolvedReferences = UnresolvedReferences(), afterEach: () -> Void = {}
  ) -> [Diagnostic] {
    guard let ruleRun = RuleRun(of: self, by: rules, settings, lost: lost) else {
      return []
    }
    var findings: [Diagnostic] = []
    for rule in ruleRun.rules {
      findings += ruleRun.findings(of: rule)
      afterEach()
    }
    return findings
  }
}

/// A program and what all rules ask of it, found out once. Rules do not know of each other, so they may look at it at
/// the same time.
public struct RuleRun: Sendable {
  /// Those that are on.
  public let rules: [Rule]
  private let program: Program
  private let map: NavigationMap
  private let surroundings: [Surroundings]
  private let looks: [SceneLook]
  private let settings: RuleSettings

  /// A part of what is found out, without a look at the others.
  public enum Part: Sendable {
    case map
    /// A few scenes at a time, for placing one takes as long as judging many.
    case looks(IDRange<Scene>)
  }

  /// What one part brings.
  public struct Found: Sendable {
    fileprivate var map: NavigationMap?
    fileprivate var surroundings: [Surroundings] = []
    fileprivate var looks: [SceneLook] = []
  }

  /// Nil when no rule is on. `find` finds out part after part, and gives what was found in their order: a caller
  /// with threads may do several at the same time.
  public init?(
    of program: Program, by rules: [Rule], _ settings: RuleSettings,
    lost: UnresolvedReferences = UnresolvedReferences(),
    find: ([Part], @escaping @Sendable (Part) -> Found) -> [Found] = { $0.map($1) }
  ) {
    var formats: Set<SourceFormat> = []
    for source in program.sources.rows { formats.insert(source.format) }
    self.rules = rules.filter { rule in
      formats.contains { settings.level(of: rule.facts, in: $0) != nil }
    }
    if self.rules.isEmpty { return nil }
    self.program = program
    self.settings = settings
    let wish = SceneLook.Wish(self.rules)
    let isEmbedded = program.embeddedScenes()
    let sceneCount = wish.isEmpty ? 0 : program.scenes.count
    let parts = stride(from: 0, to: sceneCount, by: 64).map { start in
      Part.looks(IDRange(start, min(start + 64, sceneCount)))
    }
    let found = find([.map] + parts) { part in
      switch part {
      case .map:
        let map = NavigationMap(program, lost)
        return Found(map: map, surroundings: map.surroundings(program))
      case .looks(let scenes):
        let looks = scenes.map { scene in
          SceneLook(
            scene, program, isEmbedded: isEmbedded[Int(scene.index)],
            oldestSystem: lost.oldestSystem, wish)
        }
        return Found(looks: looks)
      }
    }
    guard let first = found.first, let map = first.map else { return nil }
    self.map = map
    surroundings = first.surroundings
    looks = found.flatMap { $0.looks }
  }

  /// In the order of the program.
  public func findings(of rule: Rule) -> [Diagnostic] {
    var context = RuleContext(program, map, surroundings, looks, rule, settings)
    rule.check(&context)
    return context.findings
  }
}

/// What a rule is given: the program, the way through it, and where to say what is wrong.
struct RuleContext {
  let program: Program
  let map: NavigationMap
  private let surroundings: [Surroundings]
  private let looks: [SceneLook]
  private let rule: RuleFacts
  private let isOfTexts: Bool
  private let settings: RuleSettings
  private(set) var findings: [Diagnostic] = []

  fileprivate init(
    _ program: Program, _ map: NavigationMap, _ surroundings: [Surroundings],
    _ looks: [SceneLook], _ rule: Rule, _ settings: RuleSettings
  ) {
    self.program = program
    self.map = map
    self.surroundings = surroundings
    self.looks = looks
    self.rule = rule.facts
    isOfTexts = rule.isOfTexts
    self.settings = settings
  }

  /// Says that something is wrong at `place`, at the rule's severity there; nothing where it is off.
  ///
  /// `limit` is for what is less bad than the rule's usual finding; a severity that a project chose counts all the same.
  mutating func report(
    at place: Place, _ message: String, label: String = "", related: [Label] = [],
    help: [String], fix: Fix? = nil, atMost limit: Severity = .error
  ) {
    let format = format(at: place)
    if isOfTexts && format != .text { return }
    guard let level = settings.level(of: rule, in: format, atMost: limit) else { return }
    findings.append(
      Diagnostic(
        rule.code, level, at: place.location, message, label: label,
        related: related, help: help, fix: fix))
  }

  /// Whether a finding at `place` would be told at all: for rules whose search costs something.
  func isOn(at place: Place) -> Bool {
    settings.level(of: rule, in: format(at: place)) != nil
  }

  /// What may stand around a scene when it is on screen.
  func surroundings(of scene: ID<Scene>) -> Surroundings { surroundings[Int(scene.index)] }

  /// What the frames of elements on the canvas show, scene after scene.
  var layout: [LayoutProblem] { looks.flatMap { $0.layout } }

  /// How much room a scene's bars would like; nothing for a container.
  func barNeeds(of scene: ID<Scene>) -> BarNeeds { looks[Int(scene.index)].needs }

  func format(at place: Place) -> SourceFormat { program.sources[place.source].format }

  /// What to do about something at a place, in the words of the language or of Interface Builder.
  func help(
    at place: Place, inText text: @autoclosure () -> String,
    inStoryboard storyboard: @autoclosure () -> String
  ) -> [String] {
    switch format(at: place) {
    case .text: [text()]
    case .storyboard: [storyboard()]
    }
  }

  /// What to do about a scene that a navigation controller should hold.
  func helpToHold(_ scene: ID<Scene>, at place: Place) -> [String] {
    help(
      at: place,
      inText: "let a navigation scene hold it, as in root -> \(program[program[scene].name])",
      inStoryboard: "embed it in a navigation controller, by Editor > Embed In")
  }

  /// Whether code may do what the program does not show.
  func mayHideCode(_ scene: ID<Scene>) -> Bool {
    format(at: program.scenes[scene].place) == .storyboard
      && !program.scenes[scene].className.isNone
  }

  /// The value of one of the rule's own options.
  func value<Value>(of option: TypedOption<Value>) -> Value {
    settings.value(of: option, of: rule)
  }

  // MARK: Words

  /// `'Cart'`
  func name(_ scene: ID<Scene>) -> String { "'" + program[program.scenes[scene].name] + "'" }

  /// `'Help'`, or `'Help.Tips'` for a scene that a reference calls by its identifier.
  func name(_ destination: UnresolvedReferences.Destination) -> String {
    let scene = destination.identifier.isEmpty ? "" : "." + destination.identifier
    return "'" + destination.storyboard + scene + "'"
  }

  /// `another 'Cart' is pushed`, of the parts around the name.
  func text(_ before: String, _ scene: ID<Scene>, _ behind: String) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(before.utf8.count + behind.utf8.count + 64)
    text.append(contentsOf: before.utf8)
    text += program.names.utf8(of: program.scenes[scene].name)
    text.append(contentsOf: behind.utf8)
    return String(decoding: text, as: UTF8.self)
  }

  /// `'Cart' → 'Checkout' → 'Cart'`, and what is said of it.
  func path(_ scenes: [ID<Scene>], andThen predicate: String) -> String {
    var path: [UInt8] = []
    path.reserveCapacity(scenes.count * 32 + predicate.utf8.count)
    for scene in scenes {
      path.append(contentsOf: path.isEmpty ? Self.quote : Self.arrow)
      path += program.names.utf8(of: program.scenes[scene].name)
    }
    path.append(contentsOf: Self.quote)
    path.append(contentsOf: predicate.utf8)
    return String(decoding: path, as: UTF8.self)
  }

  private static let quote = Array("'".utf8)
  private static let arrow = Array("' → '".utf8)

  /// `'Cart'`, `'Cart' and 'Home'`, `'Cart', 'Home' and 3 more`
  func names(_ scenes: [ID<Scene>], most: Int = 3) -> String {
    list(scenes.map { name($0) }, most: most)
  }

  /// `'Pay'`, or `this label` for one without a name.
  func name(_ element: ID<Element>) -> String {
    let row = program[element]
    return row.name.isNone ? "this \(row.kind.facts.keyword)" : "'\(program[row.name])'"
  }

  func label(_ place: Place, _ text: String) -> Label { Label(place.location, text) }
}

/// `a`, `a and b`, `a, b and c`, `a, b and 3 more`.
func list(_ words: [String], most: Int = 3) -> String {
  guard words.count > 1 else { return words.first ?? "" }
  if words.count > most {
    let shown = words.prefix(most - 1).joined(separator: ", ")
    return "\(shown) and \(words.count - most + 1) more"
  }
  return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
}

extension Place {
  /// The same bytes of the text that the source was made from.
  var location: Location { Location(ID(Int(source.index)), range) }
}
