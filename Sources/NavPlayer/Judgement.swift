import NavCheck
import NavCompiler
import NavText

extension Compilation {
  /// What `lint` says of the texts: findings of the language and of the rules, without those that comments silence.
  func judged() -> [Diagnostic] {
    var comments = sources.ids.map { Suppressions(sources[$0], $0) }
    let settings = RuleSettings()
    let rules = program == nil ? [] : ProgramRules.all.map { $0.facts }
    var reported: [Diagnostic] = []
    for finding in diagnostics
      + (program?.findings(of: ProgramRules.all, settings, exploring: false) ?? [])
    {
      let file = Int(finding.location.file.index)
      // An error of the language is reported in any case.
      let maySilence = finding.severity != .error || rules.contains { $0.code == finding.code }
      if maySilence && comments[file].silences(finding) { continue }
      reported.append(finding)
    }
    guard program != nil else { return reported }
    for index in comments.indices {
      reported += comments[index].superfluous { code in
        code == "all"
          || rules.contains { $0.code == code && settings.level(of: $0, in: .text) != nil }
      }
    }
    return sortedForReport(reported, sources: sources)
  }
}
