import NavLayout
import NavModel
import NavText

/// What a rule is given: the program, the way through it, and where to say what is wrong.
public struct ProgramRuleContext {
  let program: Program
  let map: NavigationMap
  private let surroundings: [Surroundings]
  private let measurements: [SceneMeasurements]
  private let needs: RuleNeeds
  /// What a small exploration of the app found, for rules that need it; nil for a program that is not only text, or
  /// that nothing launches.
  let explored: ExploredApps?
  private(set) var findings: RuleFindings

  init(
    _ program: Program, _ map: NavigationMap, _ surroundings: [Surroundings],
    _ measurements: [SceneMeasurements], _ explored: ExploredApps?, _ rule: ProgramRule,
    _ settings: RuleSettings
  ) {
    self.program = program
    self.map = map
    self.surroundings = surroundings
    self.measurements = measurements
    self.explored = explored
    needs = rule.needs
    findings = RuleFindings(of: rule, settings)
  }

  /// Reports at `place`, at the rule's severity there; nothing where it is off, or where what the rule needs to know of
  /// the scenes that this is about is not in the program.
  mutating func report(
    at place: Place, about scenes: [ID<Scene>] = [], _ message: Wording, label: Wording = "",
    related: [Label] = [], help: [Wording], fix: Fix? = nil, atMost limit: Severity = .error,
    trace: [TraceStep] = []
  ) {
    guard scenes.allSatisfy({ knowsEnough(of: $0) }) else { return }
    let isSure =
      !needs.contains(.allCodeToBeSure) || !scenes.contains { program.codeMayDoMore(in: $0) }
    let format = format(at: place)
    findings.report(
      at: place.location, in: format, message[format], label: label[format], related: related,
      help: help.map { $0[format] }, fix: fix, atMost: isSure ? limit : .info,
      trace: trace)
  }

  /// What another rule would report if a project asked for it. It explores nothing.
  func findings(of rule: ProgramRule) -> [Diagnostic] {
    var settings = RuleSettings()
    settings.optedIn = [rule.facts.code]
    var context = ProgramRuleContext(
      program, map, surroundings, measurements, nil, rule, settings)
    rule.check(&context)
    return context.findings.all
  }

  private func knowsEnough(of scene: ID<Scene>) -> Bool {
    if needs.contains(.allCode) && program.codeMayDoMore(in: scene) { return false }
    if needs.contains(.allWaysIn) && !map.isWhole(program[scene].storyboard) { return false }
    return !needs.contains(.allWaysOut) || map.isWhole(scene)
  }

  /// Whether a finding at `place` would be reported at all: for rules whose search costs something.
  func isOn(at place: Place) -> Bool { findings.isOn(in: format(at: place)) }

  /// What may be around a scene when it is on screen.
  func surroundings(of scene: ID<Scene>) -> Surroundings { surroundings[Int(scene.index)] }

  /// What the frames of elements on the canvas show, scene after scene.
  var layout: [LayoutProblem] { measurements.flatMap { $0.layout } }

  /// How much room a scene's bars would like; nothing for a container.
  func barNeeds(of scene: ID<Scene>) -> BarNeeds { measurements[Int(scene.index)].needs }

  private func format(at place: Place) -> SourceFormat { program.sources[place.source].format }

  /// What to do about a scene that a navigation controller should hold.
  func helpToHold(_ scene: ID<Scene>) -> Wording {
    Wording(
      text: "let a navigation scene hold it, as in root -> \(program[program[scene].name])",
      storyboard: "embed it in a navigation controller, by Editor > Embed In")
  }

  /// The value of one of the rule's own options.
  func value<Value>(of option: TypedOption<Value>) -> Value {
    findings.value(of: option)
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
