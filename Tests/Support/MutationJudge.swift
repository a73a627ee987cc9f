import NavText
import NavXcode

/// Breaks sound storyboards in one place each, and compares what is said of them with what should be.
///
/// A good linter says one thing more than before: with the right code, at the right line.
public struct MutationJudge {
  public struct Tally: Sendable {
    public var mutants = 0
    /// Told at the right line.
    public var found = 0
    /// Told elsewhere in the file.
    public var misplaced = 0
    /// Told besides.
    public var extra = 0

    init(mutants: Int = 0, extra: Int = 0) {
      self.mutants = mutants
      self.extra = extra
    }

    public var recall: Double { mutants == 0 ? 1 : Double(found) / Double(mutants) }
    public var precision: Double {
      let all = found + misplaced + extra
      return all == 0 ? 1 : Double(found) / Double(all)
    }

    public static func += (sum: inout Tally, other: Tally) {
      sum.mutants += other.mutants
      sum.found += other.found
      sum.misplaced += other.misplaced
      sum.extra += other.extra
    }
  }

  /// A mutant of which something else is said than should be.
  public struct Surprise: Sendable, CustomStringConvertible {
    public let seed: UInt64
    public let mutator: String
    public let path: String
    public let expected: String
    public let findings: [String]

    public var description: String {
      "seed \(seed), \(mutator), \(path): expected \(expected), got "
        + (findings.isEmpty ? "nothing" : findings.joined(separator: "; "))
    }
  }

  public let samples: [StoryboardSample]
  public private(set) var tallies: [Tally]
  public private(set) var surprises: [Surprise] = []
  /// The rules that something was broken for.
  public private(set) var codes: Set<String> = []
  private let mutators: [StoryboardMutator]
  /// How often a mutator found nothing to break in any sample.
  private var failures: [Int]
  /// What is said of the sound storyboards: without code, then with it in either language.
  private var sound: [Situation: [Key: Int]] = [:]

  private struct Situation: Hashable {
    let sample: Int
    let language: SourceLanguage?
    /// The rule that is asked for, if it says nothing unasked.
    let asked: String?
  }

  public init(
    _ samples: [StoryboardSample], _ mutators: [StoryboardMutator] = StoryboardMutator.all
  ) {
    self.samples = samples
    self.mutators = mutators
    tallies = mutators.map { _ in Tally() }
    failures = mutators.map { _ in 0 }
  }

  public var total: Tally { tallies.reduce(into: Tally()) { $0 += $1 } }

  /// The kinds of defects that no sample has a place for.
  public var unused: [String] {
    zip(mutators, tallies).filter { $0.1.mutants == 0 }.map { $0.0.name }
  }

  /// Breaks as many storyboards, each kind of defect in turn.
  public mutating func judge(_ count: Int, seed: UInt64) {
    var seed = seed
    while total.mutants < count, failures.contains(where: { $0 < 3 }) {
      judge(seed: seed)
      seed &+= 1
    }
  }

  /// One mutant, made from its seed alone.
  public mutating func judge(seed: UInt64) {
    let kind = Int(seed % UInt64(mutators.count))
    var random = SeededRandom(seed: seed)
    var pool = Array(samples.indices)
    if failures[kind] >= 3 && tallies[kind].mutants == 0 { return }
    while !pool.isEmpty {
      let place = random.below(pool.count)
      let index = pool[place]
      pool[place] = pool[pool.count - 1]
      pool.removeLast()
      // Every kind of defect meets both languages in turn.
      let isSwift = seed / UInt64(mutators.count) % 2 == 0
      let sample = samples[index].written(in: isSwift ? .swift : .objectiveC)
      if let mutation = mutators[kind].mutate(sample, &random) {
        judge(mutation, of: sample, index, kind, seed)
        return
      }
    }
    failures[kind] += 1
  }

  private mutating func judge(
    _ mutation: StoryboardMutation, of sample: StoryboardSample, _ index: Int, _ kind: Int,
    _ seed: UInt64
  ) {
    let source = SourceText(
      path: sample.path, bytes: mutation.apply(to: sample.document.xml.bytes))
    var documents = sample.documents
    documents[sample.file] = StoryboardDocument(source)
    let asked = Self.rulesToBeAsked.contains(mutation.findingCode) ? mutation.findingCode : nil
    let settings =
      asked.flatMap { code in RuleList.all.first { $0.code == code } }
      .map { RuleSettings(forExamplesOf: $0) } ?? RuleSettings()
    let situation = Situation(
      sample: index, language: mutation.code == nil ? nil : sample.language, asked: asked)
    var left = soundFindings(of: sample, situation, settings)
      .reduce(into: [Key: Int]()) { left, entry in
        if let key = entry.key.moved(by: mutation, in: sample.file) {
          left[key, default: 0] += entry.value
        }
      }
    var new: [Diagnostic] = []
    for finding in StoryboardLint.findings(
      in: documents, code: mutation.code, sample.language, settings)
    {
      let key = Key(finding)
      if let count = left[key], count > 0 {
        left[key] = count - 1
      } else {
        new.append(finding)
      }
    }
    let code = mutation.code.map { LineIndex(Array($0.utf8)) }
    func line(_ file: Int, _ offset: UInt32) -> Int {
      if file < documents.count { return documents[file].lines.line(at: offset) }
      return code?.line(at: offset) ?? 0
    }
    let wanted = mutation.marks.map { mark -> String in
      let file = mark.isInCode ? documents.count : sample.file
      return "\(file):\(line(file, mutation.offset(of: mark)))"
    }
    func place(_ finding: Diagnostic) -> String {
      let location = finding.location
      return "\(location.file.index):\(line(Int(location.file.index), location.range.start))"
    }
    codes.insert(mutation.findingCode)
    var tally = Tally(mutants: 1, extra: new.count)
    if new.contains(where: { $0.code == mutation.findingCode && wanted.contains(place($0)) }) {
      tally.found = 1
      tally.extra -= 1
    } else if new.contains(where: { $0.code == mutation.findingCode }) {
      tally.misplaced = 1
      tally.extra -= 1
    }
    tallies[kind] += tally
    if tally.found == 0 || tally.extra > 0 {
      surprises.append(
        Surprise(
          seed: seed, mutator: mutators[kind].name, path: sample.path,
          expected: "\(mutation.findingCode) at \(wanted.joined(separator: " or "))",
          findings: new.map {
            "\($0.severity.word) \($0.code) at \(place($0)): \($0.message)"
          }))
    }
  }

  private mutating func soundFindings(
    of sample: StoryboardSample, _ situation: Situation, _ settings: RuleSettings
  ) -> [Key: Int] {
    if let known = sound[situation] { return known }
    let code = situation.language == nil ? nil : sample.classes.text
    let findings = StoryboardLint.findings(
      in: sample.documents, code: code, sample.language, settings)
    let keys = findings.reduce(into: [Key: Int]()) { $0[Key($1), default: 0] += 1 }
    sound[situation] = keys
    return keys
  }

  /// The rules that say nothing of storyboards unless they are asked.
  private static let rulesToBeAsked = Set(
    RuleList.all.filter { $0.levels[.storyboard] == nil }.map(\.code))

  /// What tells a finding from others, so that it is known again in the mutant.
  private struct Key: Hashable {
    let code: String
    let file: Int
    let offset: UInt32

    init(_ finding: Diagnostic) {
      let location = finding.location
      // These count things in a file, and are at the first of them.
      let isSummary = ["not-followed", "unknown-element-kind", "deprecated-segue"]
        .contains(finding.code)
      code = finding.code
      file = Int(location.file.index)
      offset = isSummary ? 0 : location.range.start
    }

    private init(code: String, file: Int, offset: UInt32) {
      self.code = code
      self.file = file
      self.offset = offset
    }

    func moved(by mutation: StoryboardMutation, in file: Int) -> Key? {
      guard self.file == file, offset > 0 else { return self }
      return mutation.moved(offset).map { Key(code: code, file: file, offset: $0) }
    }
  }
}

extension MutationJudge {
  /// A row for each kind of defect, as a table of Markdown.
  public var table: String {
    Self.table(zip(mutators.map(\.name), tallies).map { ($0, $1) }, "defect")
  }

  static func table(_ rows: [(String, Tally)], _ what: String) -> String {
    var text =
      "| \(what) | mutants | found at the line | elsewhere | extra | recall | precision |\n"
    text += "|---|---:|---:|---:|---:|---:|---:|\n"
    for (name, tally) in rows { text += row(name, tally) }
    return text + row("all", rows.reduce(into: Tally()) { $0 += $1.1 })
  }

  private static func row(_ name: String, _ tally: Tally) -> String {
    "| \(name) | \(tally.mutants) | \(tally.found) | \(tally.misplaced) | \(tally.extra) "
      + "| \(percent(tally.recall)) | \(percent(tally.precision)) |\n"
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
