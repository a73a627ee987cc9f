import NavText

/// Breaks sound projects in one place each, and compares what is said of them with what should be.
public struct ProjectJudge {
  public let mutators: [ProjectMutator]
  public private(set) var tallies: [MutationJudge.Tally]
  /// What was said otherwise than it should be.
  public private(set) var surprises: [String] = []

  public init(_ mutators: [ProjectMutator] = ProjectMutator.all) {
    self.mutators = mutators
    tallies = mutators.map { _ in .init() }
  }

  public var total: MutationJudge.Tally { tallies.reduce(into: .init()) { $0 += $1 } }

  /// The kinds of defects that no project had a place for.
  public var unused: [String] {
    zip(mutators, tallies).filter { $0.1.mutants == 0 }.map { $0.0.name }
  }

  /// The project of a seed, broken in as many ways as there are mutators, or in some of them.
  public mutating func judge(_ project: SyntheticProject, share: Int = 100) {
    var random = SeededRandom(seed: project.seed)
    let sound = Self.count(project.findings())
    for (index, mutator) in mutators.enumerated() where random.chance(share) {
      guard let mutation = mutator.mutate(project, &random) else { continue }
      judge(project, sound, mutation, index)
    }
  }

  private struct Key: Hashable {
    let code: String
    let path: String
    let line: Int
  }

  private static func count(_ findings: [SyntheticProject.Finding]) -> [Key: Int] {
    findings.reduce(into: [:]) {
      $0[Key(code: $1.code, path: $1.path, line: $1.line), default: 0] += 1
    }
  }

  private mutating func judge(
    _ project: SyntheticProject, _ sound: [Key: Int], _ mutation: ProjectMutation, _ index: Int
  ) {
    let mutator = mutators[index]
    var left = sound
    var new: [SyntheticProject.Finding] = []
    for finding in project.applying(mutation).findings() {
      let key = Key(code: finding.code, path: finding.path, line: finding.line)
      if let count = left[key], count > 0 { left[key] = count - 1 } else { new.append(finding) }
    }
    let wanted = mutation.places.map { project.line(of: $0) }
    var tally = MutationJudge.Tally(mutants: 1)
    // A defect may be reported at each place where it can be seen.
    let found = new.filter { finding in
      finding.code == mutator.code && wanted.contains { $0 == (finding.path, finding.line) }
    }
    let others = new.filter { finding in
      !mutator.consequences.contains(finding.code) && !found.contains(finding)
    }
    if !found.isEmpty {
      tally.found = 1
    } else if others.contains(where: { $0.code == mutator.code }) {
      tally.misplaced = 1
    }
    tally.extra = others.count - tally.misplaced
    tallies[index] += tally
    if tally.found == 0 || tally.extra > 0 {
      let places = wanted.map { "\($0.path):\($0.line)" }.joined(separator: " or ")
      let said = others.map(\.description).joined(separator: "; ")
      surprises.append(
        "seed \(project.seed), \(mutator.name): expected \(mutator.code) at \(places), got \(said.isEmpty ? "nothing" : said); it has \(project.features.joined(separator: ", "))"
      )
    }
  }

  /// A row for each rule, as a table of Markdown.
  public var table: String {
    var codes: [String] = []
    var rows: [String: MutationJudge.Tally] = [:]
    for (mutator, tally) in zip(mutators, tallies) {
      if rows[mutator.code] == nil { codes.append(mutator.code) }
      rows[mutator.code, default: .init()] += tally
    }
    return MutationJudge.table(codes.sorted().map { ($0, rows[$0]!) }, "rule")
  }
}
