import NavText
import NavXcode

/// What stays of a file when its document is let go: findings in it are shown, silenced and told apart by this.
struct StoryboardFile: Sendable {
  /// As its places count: what was UTF-16 is UTF-8 here. Where the file can be read again, maybe without its bytes.
  let source: SourceText
  let outline: StoryboardOutline
  let sceneCount: Int
  let isRead: Bool

  init(_ document: StoryboardDocument, keepsText: Bool) {
    source = SourceText(
      path: document.path, bytes: keepsText ? document.xml.bytes : [], lines: document.lines)
    outline = StoryboardOutline(document)
    sceneCount = document.scenes.count
    isRead = document.xml.problem == nil
  }

  /// The object that a finding at an offset is about.
  func subject(at offset: UInt32) -> Subject? { outline.subject(at: offset) }

  /// Findings in this file, each with the object that it is about.
  func withSubjects(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.map { finding in
      subject(at: finding.location.range.start).map { finding.about($0) } ?? finding
    }
  }
}

extension [StoryboardFile] {
  /// The object that a finding in one of the files is about.
  func subject(at location: Location) -> Subject? {
    self[Int(location.file.index)].subject(at: location.range.start)
  }
}
