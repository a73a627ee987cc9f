import NavText

/// Small apps of the kind that claims are about: stacks, tabs, presentations, guards and variables, in which most things
/// can happen within a few moves. What one of them holds depends on the seed alone.
public struct SmallApp {
  /// Which things an app may hold.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Scenes may push each other in circles.
    public static let pushCycles = Traits(rawValue: 1)
    /// Tabs at the root.
    public static let tabs = Traits(rawValue: 2)
    /// Presentations, dismissals and unwinding.
    public static let modals = Traits(rawValue: 4)
    /// Variables and guards.
    public static let variables = Traits(rawValue: 8)
    /// Calls that pop to the root.
    public static let pops = Traits(rawValue: 16)
    /// Segues that unwind, and scenes that answer.
    public static let unwinds = Traits(rawValue: 32)
    /// Code in one tab that selects another one, or puts a badge on it. SPIN's model has no such thing.
    public static let reaches = Traits(rawValue: 64)
    /// Scenes that remember something by themselves, as long as they are alive. SPIN's model has no such thing either.
    public static let memories = Traits(rawValue: 256)
    /// Stacks that are shown or presented from within another one.
    public static let asides = Traits(rawValue: 512)
    /// Three tabs of more scenes with more buttons: thousands of states within a few moves.
    public static let wide = Traits(rawValue: 128)

    /// Whatever SPIN's model knows.
    public static let all: Traits = [
      .pushCycles, .tabs, .modals, .variables, .pops, .unwinds, .asides,
    ]
  }

  public let text: String
  /// The names of the scenes that hold content.
  public let scenes: [String]
  public let stacks: [String]
  /// Whether others are shown or presented.
  public let hasAsides: Bool
  public let variables: [String]

  public init(_ random: inout SeededRandom, _ traits: Traits) {
    var lines = ["storyboard App {"]
    let isWide = traits.contains(.wide)
    let hasTabs = traits.contains(.tabs) && (isWide || random.chance(60))
    let stackCount = hasTabs ? 2 + (isWide ? 1 : random.below(2)) : 1
    let stacks = (0..<stackCount).map { "Stack\($0)" }
    var scenes: [String] = []
    var variables: [String] = []
    if traits.contains(.variables) {
      variables = (0...random.below(2)).map { "flag\($0)" }
    }
    lines.append("initial -> \(hasTabs ? "Tabs" : stacks[0])")
    var declarations: [String] = []
    for variable in variables {
      declarations.append("var \(variable): Bool = \(random.chance(50))")
    }
    if hasTabs {
      lines.append("tabs Tabs {")
      for stack in stacks { lines.append("tab -> \(stack)") }
      lines.append("}")
    }
    let own = stacks.indices.map { stack in
      (0...1 + random.below(3) + (isWide ? 1 : 0)).map { "S\(stack)\($0)" }
    }
    // Each action is declared somewhere, and not always where somebody is who answers.
    let answering = ["home", "away"].map { (action: $0, scene: random.pick(own.flatMap { $0 })) }
    let asides = traits.contains(.asides) ? stacks.indices.map { "Aside\($0)" } : []
    for stack in stacks.indices {
      let own = own[stack]
      lines.append("navigation \(stacks[stack]) { root -> \(own[0]) }")
      if !asides.isEmpty {
        lines.append("navigation \(asides[stack]) { root -> \(own[own.count - 1]) }")
      }
      for (index, scene) in own.enumerated() {
        Self.write(
          scene, index, among: own, asides.isEmpty ? nil : asides[stack], hasTabs ? stacks : [],
          variables, answering, traits, &random, into: &lines)
      }
      scenes += own
    }
    lines.append("}")
    lines += declarations
    text = lines.joined(separator: "\n") + "\n"
    self.scenes = scenes
    self.stacks = stacks
    hasAsides = !asides.isEmpty
    self.variables = variables
  }

  private static func write(
    _ scene: String, _ index: Int, among own: [String], _ aside: String?, _ tabs: [String],
    _ variables: [String], _ answering: [(action: String, scene: String)], _ traits: Traits,
    _ random: inout SeededRandom, into lines: inout [String]
  ) {
    lines.append("scene \(scene) {")
    lines.append("title: \"\(scene)\"")
    var actions: [String] = []
    var kinds = Array(0..<6)
    if traits.contains(.unwinds) { kinds.append(6) }
    if traits.contains(.reaches) && !tabs.isEmpty { kinds.append(7) }
    if traits.contains(.memories) { kinds.append(8) }
    if aside != nil { kinds.append(9) }
    for button in 0...random.below(3) + (traits.contains(.wide) ? 1 : 0) {
      let name = "\(scene)B\(button)"
      let guarded =
        !variables.isEmpty && random.chance(30)
        ? " when \(random.chance(50) ? "not " : "")\(random.pick(variables))" : ""
      // Without circles a scene pushes only later ones.
      let targets = traits.contains(.pushCycles) ? own : Array(own[(index + 1)...])
      switch random.pick(kinds) {
      case 9:
        lines.append(
          "button \(name) \"x\" -> \(random.pick(["show", "present"])) \(aside ?? "")\(guarded)")
      case 8:
        lines.append("button \(name) \"x\" -> action \(name)Go")
        actions.append("action \(name)Go { kept = not kept }")
      case 7:
        let tab = random.pick(tabs)
        lines.append("button \(name) \"x\" -> action \(name)Go")
        actions.append(
          "action \(name)Go { \(random.chance(70) ? "select \(tab)" : "badge \(tab) \"1\"") }")
      case 6:
        lines.append("button \(name) \"x\" -> unwind \(random.pick(["home", "away"]))\(guarded)")
      case 0, 1:
        guard !targets.isEmpty else { continue }
        lines.append("button \(name) \"x\" -> show \(random.pick(targets))\(guarded)")
      case 2 where traits.contains(.modals):
        guard !targets.isEmpty else { continue }
        let style = random.pick(["fullScreen", "pageSheet", "formSheet"])
        lines.append(
          "button \(name) \"x\" -> present \(random.pick(targets))\(guarded) { style: \(style) }")
      case 3 where traits.contains(.modals):
        lines.append("button \(name) \"x\" -> action \(name)Go")
        actions.append("action \(name)Go { dismiss }")
      case 4 where !variables.isEmpty:
        let variable = random.pick(variables)
        lines.append("button \(name) \"x\" -> action \(name)Go")
        actions.append("action \(name)Go { \(variable) = not \(variable) }")
      case 5 where traits.contains(.pops):
        lines.append("button \(name) \"x\" -> action \(name)Go")
        actions.append("action \(name)Go { \(random.pick(["pop", "popToRoot"])) }")
      default: lines.append("label \(name) \"x\"")
      }
    }
    if traits.contains(.memories) { actions.insert("var kept: Bool = false", at: 0) }
    if !variables.isEmpty && random.chance(20) {
      actions.append("on viewWillAppear { \(random.pick(variables)) = \(random.chance(50)) }")
    }
    if traits.contains(.unwinds) {
      for (action, answers) in answering where random.chance(25) || scene == answers {
        let body = variables.isEmpty ? "" : " { \(random.pick(variables)) = \(random.chance(50)) }"
        actions.append("unwind \(action)\(random.chance(50) ? body : "")")
      }
    }
    lines += actions
    lines.append("}")
  }
}
