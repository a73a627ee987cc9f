import NavCheck
import NavCompiler
import NavModel
import NavStoryboard
import NavText
import NavXcode

/// One look at the inputs: everything that is to be said about them as the project wants it, before baselines.
struct Linting {
  /// Texts, storyboards, files that could not be read, then what code was read beside them.
  private(set) var sources: Table<SourceText>
  /// In the order of a report.
  private(set) var findings: [Diagnostic] = []
  /// Those of the sources that are texts, or were when a graph was made of them.
  private var texts: IDRange<SourceText>
  /// Whether rules could judge the texts: not if there are errors in them.
  private(set) var areTextsSound = true
  /// Goes with the rest: to give it back piece by piece before anything is reported takes as long as reporting a part of it.
  private var storyboards: StoryboardCompilation?

  /// `sources` are those of the inputs, as they are or as they were fixed. Without an exploration there are only findings
  /// of texts that do not need it, and nothing is said of what is silenced in vain.
  init(
    _ inputs: Inputs, _ sources: Table<SourceText>, _ code: CodeFolder?,
    _ configuration: Configuration?, explores: Bool = true,
    isWanted: @escaping @Sendable () -> Bool = { true }
  ) throws(Failure) {
    self.sources = sources
    texts = inputs.texts
    let settings = configuration?.settings ?? RuleSettings()
    var found = inputs.findings
    var judged: Set<SourceFormat> = []
    if let graph = inputs.graphs.first {
      (found, judged) = try judge(graph, inputs, settings)
    }
    if !inputs.texts.isEmpty {
      let compilation = Project.compilation(of: Table(Array(sources[inputs.texts])))
      let hidden = inputs.texts.flatMap { HiddenCharacters.findings(in: sources[$0], $0) }
      let advised = AppBeside(given: inputs.sources.rows).advising(compilation.diagnostics, sources)
      found += (advised + hidden).compactMap { settings.adjusted($0, in: .text) }
      if let program = compilation.program {
        if explores { judged.insert(.text) }
        found += judge(program, settings, explores: explores, isWanted: isWanted)
      } else {
        areTextsSound = false
      }
    }
    if !inputs.storyboards.isEmpty {
      judged.insert(.storyboard)
      found += judgeStoryboards(inputs, code, settings)
    }
    // A folder that is not there is reported whatever there is to compare with it.
    for problem in code?.problems ?? [] {
      let file = self.sources.append(SourceText(path: problem.path, bytes: []))
      found.append(problem.finding(Location(file, SourceRange(0, 0))))
    }
    var filter = SuppressionFilter(self.sources, texts, settings, configuration, judged)
    let remaining = filter.remaining(found)
    self.sources = filter.sources
    findings = sortedForReport(remaining, sources: self.sources)
  }

  /// Whether a project may make its peace with a finding.
  func isAcceptable(_ finding: Diagnostic) -> Bool {
    let format: SourceFormat = texts.contains(finding.location.file) ? .text : .storyboard
    return RuleCatalogue.codes(in: format).contains(finding.code)
  }

  /// What was compiled already can only be asked for what the rules say. Files that could not be read follow behind
  /// those that it was made of.
  private mutating func judge(
    _ graph: SourceText, _ inputs: Inputs, _ settings: RuleSettings
  ) throws(Failure) -> (found: [Diagnostic], judged: Set<SourceFormat>) {
    let project = try Project(inputs)
    guard let program = project.program else {
      sources = project.sources
      return (project.findings, [])
    }
    sources = Self.linesAlone(of: program, graph)
    var found = judge(program, settings)
    found += project.findings.map { $0.shifted(by: sources.count) }
    let storyboard = program.sources.ids.first { program.sources[$0].format == .storyboard }
    if let storyboard {
      found.append(
        Diagnostic(
          "graph-of-storyboards", .info,
          at: Location(ID(Int(storyboard.index)), SourceRange(0, 0)),
          "of this storyboard only what a compiled graph keeps is judged",
          help: ["give the storyboards themselves, for connections, object ids and code"]))
    } else {
      texts = sources.ids
    }
    sources.append(contentsOf: project.sources.rows)
    return (found, [storyboard == nil ? .text : .storyboard])
  }

  /// Storyboards are one program by themselves; places in code follow after all other files.
  private mutating func judgeStoryboards(
    _ inputs: Inputs, _ code: CodeFolder?, _ settings: RuleSettings
  ) -> [Diagnostic] {
    // Rules about code look at all documents together.
    let lowered = Project.lowered(
      sources[inputs.storyboards], unread: inputs.unread, classes: code?.code.catalogue,
      main: code?.code.project.mainStoryboards ?? [], keepsDocuments: code != nil,
      rules: code?.code.judgesClasses == true ? StoryboardRules.besideCode : StoryboardRules.all,
      settings)
    var unresolved = lowered.unresolvedReferences
    var project = lowered.projectContext
    let compilation = StoryboardCompilation(lowered)
    // Places in code follow after all other files; those of texts are counted when everything is reported.
    let firstFile = sources.count - inputs.texts.count
    if let program = compilation.program, let code {
      unresolved.storyboards.formUnion(code.code.project.staleTranslations(of: program))
      project = compilation.projectContext(in: code.code, firstFile: firstFile)
    }
    let judged =
      compilation.program.map {
        judge($0, settings, unresolved: unresolved, project: project)
      } ?? []
    self.storyboards = compilation
    for (file, text) in zip(inputs.storyboards, compilation.sources.rows) { sources[file] = text }
    var found =
      compilation.diagnostics.compactMap { settings.adjusted($0, in: .storyboard) } + judged
    if let code {
      Progress.begin("comparing", SourceRules.all.count, "rule")
      let own = compilation.findings(
        in: code.code, firstFile: firstFile, settings, afterEach: Progress.advance)
      found.supplement(withSourceAware: own)
      sources.append(contentsOf: code.files.rows)
    }
    return Self.placed(found, compilation, behind: inputs.texts.count)
  }

  /// The same findings with the objects that they are about, in a table in which so many other files come first.
  private static func placed(
    _ findings: [Diagnostic], _ compilation: StoryboardCompilation, behind count: Int
  ) -> [Diagnostic] {
    let parts = stride(from: 0, to: findings.count, by: 256).map { start in
      findings[start..<min(start + 256, findings.count)]
    }
    return Parallel.map(parts, threads: threads(for: findings.count, fewest: 1000)) { part in
      part.map { finding in
        let location = finding.location
        let isAbout =
          finding.subject == nil && Int(location.file.index) < compilation.sources.count
        let subject = isAbout ? compilation.subject(at: location) : nil
        return (subject.map { finding.about($0) } ?? finding).shifted(by: count)
      }
    }.flatMap { $0 }
  }

  private func judge(
    _ program: Program, _ settings: RuleSettings,
    unresolved: UnresolvedReferences = UnresolvedReferences(),
    project: ProjectContext = ProjectContext(), explores: Bool = true,
    isWanted: @escaping @Sendable () -> Bool = { true }
  ) -> [Diagnostic] {
    let count = program.scenes.count
    let rules = ProgramRules.all.filter { explores || !$0.needs.contains(.exploration) }
    let ruleRun = RuleRun(
      of: program, by: rules, settings, unresolved: unresolved, project: project,
      exploring: explores, isWanted: isWanted
    ) {
      Parallel.map($0, threads: Self.threads(for: count, fewest: 65), $1)
    }
    guard let ruleRun else { return [] }
    Progress.begin("judging", ruleRun.rules.count, "rule")
    return Self.findings(of: ruleRun, threads: Self.threads(for: count, fewest: 1000))
  }

  /// A few things are looked at before another thread has begun.
  private static func threads(for count: Int, fewest: Int) -> Int {
    count < fewest ? 1 : Parallel.processorCount
  }

  /// By rule. They do not know of each other, so several look at the program at the same time.
  private static func findings(of ruleRun: RuleRun, threads: Int) -> [Diagnostic] {
    let rules = ruleRun.rules
    let order =
      rules.indices.filter { rules[$0].isExpensive }
      + rules.indices.filter { !rules[$0].isExpensive }
    var findings = [[Diagnostic]](repeating: [], count: rules.count)
    let found = Parallel.map(order, threads: threads) { index in
      defer { Progress.advance() }
      return ruleRun.findings(of: rules[index])
    }
    for (index, found) in zip(order, found) { findings[index] = found }
    return findings.flatMap { $0 }
  }

  /// A graph keeps where lines start and not what is in them.
  private static func linesAlone(of program: Program, _ graph: SourceText) -> Table<SourceText> {
    let texts = program.sources.rows.map { source in
      SourceText(path: source.path, bytes: [], lines: source.lines)
    }
    return Table(texts.isEmpty ? [SourceText(path: graph.path, bytes: [])] : texts)
  }
}

/// Takes out what comments and the configuration silence, and tells what they silence in vain.
private struct SuppressionFilter {
  private var comments: [Suppressions]
  private var suppressions: [Configuration.Suppression]
  private let configuration: Configuration?
  private let settings: RuleSettings
  /// The sources, the texts being the first of them, and the configuration where something is wrong with it.
  private(set) var sources: Table<SourceText>
  /// What the configuration calls them, where it silences anything.
  private var paths: [String]
  /// What there was a program of, so that the rules were asked.
  private let judged: Set<SourceFormat>

  init(
    _ sources: Table<SourceText>, _ texts: IDRange<SourceText>, _ settings: RuleSettings,
    _ configuration: Configuration?, _ judged: Set<SourceFormat>
  ) {
    self.sources = sources
    comments = texts.map { Suppressions(sources[$0], $0) }
    self.settings = settings
    self.configuration = configuration
    self.judged = judged
    suppressions = configuration?.suppressions ?? []
    paths =
      suppressions.isEmpty
      ? [] : sources.rows.map { source in configuration?.path(of: source.path) ?? source.path }
  }

  mutating func remaining(_ findings: [Diagnostic]) -> [Diagnostic] {
    var remaining: [Diagnostic] = []
    for finding in findings where !isSilenced(finding) { remaining.append(finding) }
    for finding in superfluous() where !isSilenced(finding) {
      if let finding = settings.adjusted(finding, in: .text) { remaining.append(finding) }
    }
    return remaining
  }

  private mutating func isSilenced(_ finding: Diagnostic) -> Bool {
    let file = finding.location.file
    let isCommented = Int(file.index) < comments.count && !comments[Int(file.index)].isEmpty
    let mayBeSilenced = isCommented || !suppressions.isEmpty
    // Without a program there is nothing to get along with.
    guard mayBeSilenced, RuleCatalogue.codes(in: format(of: file)).contains(finding.code) else {
      return false
    }
    var isSilenced = isCommented && comments[Int(file.index)].silences(finding)
    for index in suppressions.indices {
      let suppression = suppressions[index]
      guard suppression.code == finding.code,
        suppression.object == nil || suppression.object == finding.subject?.objectID,
        suppression.fits(paths[Int(file.index)])
      else { continue }
      suppressions[index].isUsed = true
      isSilenced = true
    }
    return isSilenced
  }

  private mutating func superfluous() -> [Diagnostic] {
    if comments.isEmpty && configuration == nil { return [] }
    var findings: [Diagnostic] = []
    if judged.contains(.text) {
      findings = comments.flatMap { comment in
        comment.superfluous(known: RuleCatalogue.codes(in: .text)) { code in isOn(code, .text) }
      }
    }
    guard let configuration else { return findings }
    for suppression in suppressions where !suppression.isUsed {
      guard let index = paths.firstIndex(of: suppression.path) else {
        // A pattern is also about files that are not read now, or not there yet.
        if suppression.path.contains(where: { $0 == "*" || $0 == "?" }) { continue }
        // Nothing is known about what was not read now, unless it does not exist.
        if Files.status(of: configuration.folder + "/" + suppression.path) == nil {
          findings.append(
            Diagnostic(
              Suppressions.facts.code, .warning, at: place(of: configuration),
              "'\(suppression.code)' is silenced in '\(suppression.path)', which is not there",
              help: ["take it out of \"suppressions\", or write where the file is now"]))
        }
        continue
      }
      let file = ID<SourceText>(index)
      let format = format(of: file)
      guard judged.contains(format), isOn(suppression.code, format) else { continue }
      let what = suppression.object.map { " of the object '\($0)'" } ?? ""
      findings.append(
        Diagnostic(
          Suppressions.facts.code, .warning, at: Location(file, SourceRange(0, 0)),
          "the configuration silences '\(suppression.code)'\(what) here, but nothing reports it",
          help: ["take it out of \"suppressions\" in .navscene.json"]))
    }
    return findings
  }

  private mutating func place(of configuration: Configuration) -> Location {
    if paths.last != configuration.path {
      sources.append(SourceText(path: configuration.path, bytes: []))
      paths.append(configuration.path)
    }
    return Location(ID(sources.count - 1), SourceRange(0, 0))
  }

  private func format(of file: ID<SourceText>) -> SourceFormat {
    Int(file.index) < comments.count ? .text : .storyboard
  }

  private func isOn(_ code: String, _ format: SourceFormat) -> Bool {
    guard let rule = RuleCatalogue.rule(code), !(rule.leavesTextToCompiler && format == .text)
    else {
      return true
    }
    return settings.level(of: rule, in: format) != nil
  }
}
