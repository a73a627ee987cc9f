import NavText

/// What stays of a file when its document is let go: findings in it are shown, silenced and told apart by this.
struct StoryboardFile: Sendable {
  /// As its places count: what was UTF-16 is UTF-8 here.
  let source: SourceText
  let outline: StoryboardOutline
  let sceneCount: Int
  let isRead: Bool

  init(_ document: StoryboardDocument) {
    source = SourceText(path: document.path, bytes: document.xml.bytes, lines: document.lines)
    outline = StoryboardOutline(document)
    sceneCount = document.scenes.count
    isRead = document.xml.problem == nil
  }
}

extension [StoryboardFile] {
  /// The object that a finding in one of the files is about.
  func subject(at location: Location) -> Subject? {
    let file = self[Int(location.file.index)]
    return file.outline.subject(at: location.range.start, in: file.source.bytes)
  }
}
