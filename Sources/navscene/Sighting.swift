import NavText

/// What is reported where.
private struct Sighting: Hashable {
  let code: String
  let file: ID<SourceText>
  let start: UInt32

  init(_ finding: Diagnostic) {
    code = finding.code
    file = finding.location.file
    start = finding.location.range.start
  }
}

extension [Diagnostic] {
  /// Adds findings that know the sources. They take the place of those that say the same of a storyboard alone.
  mutating func supplement(withSourceAware findings: [Diagnostic]) {
    let places = Set(findings.map { Sighting($0) })
    removeAll { places.contains(Sighting($0)) }
    self += findings
  }
}
