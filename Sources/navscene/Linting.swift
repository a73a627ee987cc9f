import NavCheck
import NavCompiler
import NavModel
import NavStoryboard
import NavText

/// One look at the inputs: everything that is to be said about them as the project wants it, before baselines.
struct Linting {
  let sources: Table<SourceText>
  /// In the order of a report.
  let findings: [Diagnostic]

  /// Texts are compiled and judged, and so are storyboards, by themselves; a compiled graph was compiled already.
  /// `code` is what storyboards are compared with.
  init(
    _ inputs: Inputs, _ texts: Table<SourceText>, _ configuration: Configuration?,
    code: CodeFolder? = nil
  ) throws(Failure) {
    let settings = configuration?.settings ?? RuleSettings()
    var judged: Program?
    if let graph = inputs.graphs.first {
      let project = try Project(inputs)
      guard let program = project.program else {
        sources = project.sources
        findings = sortedForReport(project.findings, sources: project.sources)
        return
      }
      sources = Self.blankTexts(of: program, graph)
      judged = program
      findings = sortedForReport(program.findings(of: Rule.all, settings), sources: sources)
      return
    }
    var all = texts
    for source in inputs.sources.rows[inputs.texts.endIndex...] { all.append(source) }
    var found = inputs.findings
    if !texts.isEmpty {
      let compilation = Compilation(texts)
      judged = compilation.program
      found += compilation.diagnostics.compactMap { settings.adjusted($0) }
      if let program = judged { found += program.findings(of: Rule.all, settings) }
    }
    found += Self.findings(inputs, code, settings, &all)
    sources = all
    var silencer = Silencer(
      texts, settings, configuration,
      isJudged: texts.isEmpty ? !inputs.storyboards.isEmpty : judged != nil)
    findings = sortedForReport(
      silencer.remaining(found, sources), sources: sources)
  }

  /// What is to be said of storyboards. Their texts become what places count in, and those of their code follow.
  private static func findings(
    _ inputs: Inputs, _ code: CodeFolder?, _ settings: RuleSettings,
    _ sources: inout Table<SourceText>
  ) -> [Diagnostic] {
    guard !inputs.storyboards.isEmpty else { return [] }
    let first = inputs.storyboards.startIndex
    let compilation = StoryboardCompilation(Project.documents(inputs), settings)
    for (own, file) in zip(inputs.storyboards, compilation.sources.ids) {
      sources[own] = compilation.sources[file]
    }
    var findings = compilation.diagnostics.compactMap { settings.adjusted($0) }
    findings += compilation.program?.findings(of: Rule.all, settings) ?? []
    if let code {
      findings += compilation.findings(
        in: code.code, firstFile: sources.count - first, settings)
      for file in code.files.rows { sources.append(file) }
      for problem in code.problems {
        let file = sources.append(SourceText(path: problem.path, bytes: []))
        let place = Location(ID(Int(file.index) - first), SourceRange(0, 0))
        findings.append(problem.diagnostic(at: place))
      }
    }
    return findings.map { finding in
      let place = finding.primary.location
      let subject =
        Int(place.file.index) < compilation.documents.count ? compilation.subject(at: place) : nil
      return (subject.map { finding.about($0) } ?? finding).moved(by: first)
    }
  }

  /// A graph keeps where lines start and not what stands in them: blank texts show lines and columns.
  private static func blankTexts(of program: Program, _ graph: SourceText) -> Table<SourceText> {
    var texts: Table<SourceText> = Table()
    for source in program.sources.rows {
      var bytes: [UInt8] = []
      for line in 1...source.lines.lineCount {
        let start = Int(source.lines.start(ofLine: line))
        if start > 0 {
          bytes += [UInt8](repeating: UInt8(ascii: " "), count: max(0, start - 1 - bytes.count))
          bytes.append(UInt8(ascii: "\n"))
        }
      }
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: 200)
      texts.append(SourceText(path: source.path, bytes: bytes))
    }
    if texts.isEmpty { texts.append(SourceText(path: graph.path, bytes: [])) }
    return texts
  }
}

/// Takes out what comments and the configuration silence, and tells what they silence in vain.
private struct Silencer {
  private var comments: [Suppressions]
  private var suppressions: [Configuration.Suppression]
  private let configuration: Configuration?
  private let settings: RuleSettings
  private let isJudged: Bool

  init(
    _ texts: Table<SourceText>, _ settings: RuleSettings, _ configuration: Configuration?,
    isJudged: Bool
  ) {
    comments = texts.ids.map { Suppressions(texts[$0], $0) }
    self.settings = settings
    self.configuration = configuration
    self.isJudged = isJudged
    suppressions = configuration?.suppressions ?? []
  }

  mutating func remaining(
    _ findings: [Diagnostic], _ sources: Table<SourceText>
  ) -> [Diagnostic] {
    var remaining: [Diagnostic] = []
    for finding in findings where !isSilenced(finding, sources) { remaining.append(finding) }
    for finding in superfluous(sources) where !isSilenced(finding, sources) {
      if let finding = settings.adjusted(finding) { remaining.append(finding) }
    }
    return remaining
  }

  private mutating func isSilenced(
    _ finding: Diagnostic, _ sources: Table<SourceText>
  ) -> Bool {
    // Without a program there is nothing to get along with.
    guard RuleCatalogue.codes.contains(finding.code) else { return false }
    let file = finding.primary.location.file
    var isSilenced = false
    if Int(file.index) < comments.count {
      isSilenced = comments[Int(file.index)].silences(finding)
    }
    guard let configuration else { return isSilenced }
    for index in suppressions.indices {
      let suppression = suppressions[index]
      guard suppression.code == finding.code,
        suppression.object == nil || suppression.object == finding.subject?.objectID,
        configuration.path(of: sources[file].path) == suppression.path
      else { continue }
      suppressions[index].isUsed = true
      isSilenced = true
    }
    return isSilenced
  }

  private mutating func superfluous(_ sources: Table<SourceText>) -> [Diagnostic] {
    // After errors the rules were not asked.
    guard isJudged else { return [] }
    let known = RuleCatalogue.codes
    var findings = comments.flatMap { comment in
      comment.superfluous(known: known) { code in isTold(code, .text) }
    }
    guard let configuration else { return findings }
    for suppression in suppressions where !suppression.isUsed {
      let file = sources.ids.first { configuration.path(of: sources[$0].path) == suppression.path }
      guard let file else { continue }
      let format: SourceFormat =
        sources[file].path.hasSuffix(".storyboard") ? .storyboard : .text
      guard isTold(suppression.code, format) else { continue }
      let what = suppression.object.map { " of the object '\($0)'" } ?? ""
      findings.append(
        Diagnostic(
          Suppressions.facts.code, .warning, at: Location(file, SourceRange(0, 0)),
          "the configuration silences '\(suppression.code)'\(what) here, and nothing would tell it",
          help: ["take it out of \"suppressions\" in .navscene.json"]))
    }
    return findings
  }

  private func isTold(_ code: String, _ format: SourceFormat) -> Bool {
    guard let rule = RuleCatalogue.rule(code), !(rule.isOfLanguage && format == .text) else {
      return true
    }
    return settings.level(of: rule, in: format) != nil
  }
}

extension Diagnostic {
  /// The same, when so many files stand before those that its places count.
  fileprivate func moved(by files: Int) -> Diagnostic {
    func moved(_ location: Location) -> Location {
      Location(ID(Int(location.file.index) + files), location.range)
    }
    let fix = fix.map { fix in
      Fix(
        fix.description,
        fix.edits.map { TextEdit(moved($0.location), $0.replacement) }, isSafe: fix.isSafe)
    }
    return Diagnostic(
      code, severity, at: moved(primary.location), message, label: primary.text,
      related: related.map { Label(moved($0.location), $0.text) }, help: help, fix: fix,
      subject: subject)
  }
}
