import NavLayout
import NavModel
import NavText

extension Program {
  /// What the rules have to say that are on, by rule and then in the order of the program. They draw no conclusions
  /// from unresolved references. Without `exploring` those guess that would explore the app: after each letter
  /// that is typed that takes too long.
  public func findings(
    of rules: [ProgramRule] = ProgramRules.all, _ settings: RuleSettings = RuleSettings(),
    unresolved: UnresolvedReferences = UnresolvedReferences(),
    project: ProjectContext = ProjectContext(), exploring: Bool = true, afterEach: () -> Void = {}
  ) -> [Diagnostic] {
    let ruleRun = RuleRun(
      of: self, by: rules, settings, unresolved: unresolved, project: project, exploring: exploring)
    guard let ruleRun else { return [] }
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
  public let rules: [ProgramRule]
  private let program: Program
  private let map: NavigationMap
  private let surroundings: [Surroundings]
  private let measurements: [SceneMeasurements]
  private let explored: ExploredApps?
  private let settings: RuleSettings

  /// A part of what is found out, without a look at the others.
  public enum Part: Sendable {
    case map
    /// A few scenes at a time, for placing one takes as long as judging many.
    case measurements(IDRange<Scene>)
    case exploration(ExplorationLaunch)
  }

  /// What one part brings.
  public struct Found: Sendable {
    fileprivate var map: NavigationMap?
    fileprivate var surroundings: [Surroundings] = []
    fileprivate var measurements: [SceneMeasurements] = []
    fileprivate var explored: ExploredApp?
  }

  /// Nil when no rule is on. `find` finds out part after part, and gives what was found in their order: a caller
  /// with threads may do several at the same time. Explorations stop once `isWanted` says no.
  public init?(
    of program: Program, by rules: [ProgramRule], _ settings: RuleSettings,
    unresolved: UnresolvedReferences = UnresolvedReferences(),
    project: ProjectContext = ProjectContext(), exploring: Bool = true,
    isWanted: @escaping @Sendable () -> Bool = { true },
    find: ([Part], @escaping @Sendable (Part) -> Found) -> [Found] = { $0.map($1) }
  ) {
    var formats: Set<SourceFormat> = []
    for source in program.sources.rows { formats.insert(source.format) }
    self.rules = rules.filter { $0.isOn(settings, in: formats) }
    if self.rules.isEmpty { return nil }
    self.program = program
    self.settings = settings
    let needs = self.rules.reduce(into: RuleNeeds()) { $0.formUnion($1.needs) }
    let isEmbedded = program.embeddedScenes()
    let sceneCount = needs.isDisjoint(with: [.layout, .barWidths]) ? 0 : program.scenes.count
    let parts = stride(from: 0, to: sceneCount, by: 64).map { start in
      Part.measurements(IDRange(start, min(start + 64, sceneCount)))
    }
    let launches =
      exploring && needs.contains(.exploration) ? ExploredApps.launches(of: program) : []
    let found = find([.map] + launches.map { .exploration($0) } + parts) { part in
      switch part {
      case .map:
        let map = NavigationMap(program, unresolved, project)
        return Found(map: map, surroundings: map.surroundings(program))
      case .measurements(let scenes):
        let measurements = scenes.map { scene in
          SceneMeasurements(
            scene, program, isEmbedded: isEmbedded[Int(scene.index)],
            project, needs)
        }
        return Found(measurements: measurements)
      case .exploration(let launch):
        return Found(explored: ExploredApp(of: program, launch, while: isWanted))
      }
    }
    guard let first = found.first, let map = first.map else { return nil }
    self.map = map
    surroundings = first.surroundings
    measurements = found.flatMap { $0.measurements }
    explored = ExploredApps(found.compactMap { $0.explored })
  }

  /// In the order of the program.
  public func findings(of rule: ProgramRule) -> [Diagnostic] {
    var context = ProgramRuleContext(
      program, map, surroundings, measurements, explored, rule, settings)
    rule.check(&context)
    return context.findings.all
  }
}
