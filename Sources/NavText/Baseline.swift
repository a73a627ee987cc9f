/// The findings that a project has made its peace with: only new ones are reported.
///
///     {
///       "schema": 1,
///       "findings": [ENTRY…]
///     }
///
/// - ENTRY: `path` from the root of the repository, `code`, `message` for people, and `fingerprint`, which does not
///   change when lines above it come and go.
public struct Baseline {
  /// One finding that is not reported any more.
  public struct Entry: Hashable, Sendable {
    public let path: String
    public let code: String
    public let message: String
    public let fingerprint: String
  }

  public static let facts = RuleFacts(
    "stale-baseline", text: .error, storyboard: .error,
    "A finding of the baseline does not occur any more.",
    why: """
      It was fixed, which is good, or its line was rewritten. While the entry stays, the same mistake could come \
      back without a word. Write the baseline anew with --write-baseline.
      """, bad: "", good: "")

  public let entries: [Entry]

  /// What was found, in the order of a report.
  public init(
    _ findings: [Diagnostic], _ sources: Table<SourceText>, from folder: WorkingFolder
  ) {
    entries = Self.entries(findings, sources, folder)
  }

  /// A baseline as it was written; the problem says what it is instead.
  public init(_ bytes: [UInt8]) throws(BaselineProblem) {
    let json: JSON
    do {
      json = try JSON.parse(bytes)
    } catch {
      throw BaselineProblem(error.message)
    }
    guard json["schema"]?.int == 1, let findings = json["findings"]?.array else {
      throw BaselineProblem("it is not a baseline of this version of navscene")
    }
    var entries: [Entry] = []
    for finding in findings {
      guard let path = finding["path"]?.string, let code = finding["code"]?.string,
        let message = finding["message"]?.string,
        let fingerprint = finding["fingerprint"]?.string
      else { throw BaselineProblem("one of its findings lacks something") }
      entries.append(Entry(path: path, code: code, message: message, fingerprint: fingerprint))
    }
    self.entries = entries
  }

  /// The findings that are not in it, and the entries that are not among them.
  public func compare(
    _ findings: [Diagnostic], _ sources: Table<SourceText>, from folder: WorkingFolder
  ) -> (new: [Diagnostic], gone: [Entry]) {
    var open: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { open[entry.fingerprint] = index }
    var new: [Diagnostic] = []
    let found = Self.entries(findings, sources, folder)
    for (finding, entry) in zip(findings, found)
    where open.removeValue(forKey: entry.fingerprint) == nil {
      new.append(finding)
    }
    return (new, open.values.sorted().map { entries[$0] })
  }

  /// The document, the same whatever the order of the findings was.
  public var json: [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("schema", 1)
    writer.key("findings")
    writer.beginArray()
    for entry in entries.sorted(by: Self.precedes) {
      writer.beginObject()
      writer.member("path", entry.path)
      writer.member("code", entry.code)
      writer.member("message", entry.message)
      writer.member("fingerprint", entry.fingerprint)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The paths of files as entries have them.
  public static func paths(
    _ sources: Table<SourceText>, from folder: WorkingFolder
  ) -> [String] {
    sources.rows.map { folder.repositoryPath(of: $0.path) }
  }

  private static func entries(
    _ findings: [Diagnostic], _ sources: Table<SourceText>, _ folder: WorkingFolder
  ) -> [Entry] {
    var fingerprints = Fingerprints(sources, from: folder)
    return findings.map { finding in
      Entry(
        path: folder.repositoryPath(of: sources[finding.location.file].path),
        code: finding.code, message: finding.message, fingerprint: fingerprints.next(finding))
    }
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    let leftKey = [left.path, left.code, left.message, left.fingerprint]
    let rightKey = [right.path, right.code, right.message, right.fingerprint]
    for (one, other) in zip(leftKey, rightKey) where !one.utf8.elementsEqual(other.utf8) {
      return one.precedes(other)
    }
    return false
  }
}

/// Why some bytes are no baseline, as the end of a sentence.
public struct BaselineProblem: Error, Hashable, Sendable {
  public let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
