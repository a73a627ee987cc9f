import NavText

extension SyntheticProject {
  /// What is said of a project, with files as people read them.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    public let severity: Severity
    public let code: String
    public let path: String
    public let line: Int
    public let message: String

    public var description: String { "\(path):\(line): \(severity.word) \(code): \(message)" }
  }

  /// What the linter says of it in memory. Links are not followed there.
  public func findings(_ settings: RuleSettings = RuleSettings()) -> [Finding] {
    let lint = ProjectLint(files.map { SourceText(path: $0.path, bytes: $0.bytes) }, settings)
    var lines: [ID<SourceText>: LineIndex] = [:]
    return lint.findings.map { finding in
      let file = finding.location.file
      let index = lines[file] ?? LineIndex(lint.sources[file].bytes)
      lines[file] = index
      return Finding(
        severity: finding.severity, code: finding.code, path: lint.sources[file].path,
        line: index.line(at: finding.location.range.start), message: finding.message)
    }
  }

  /// Every error and every warning is a false one.
  public func falseAlarms() -> [Finding] { findings().filter { $0.severity != .info } }
}
