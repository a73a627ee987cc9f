import NavTesting
import Synchronization
import Testing

@Suite("Specifications")
struct SpecTests {
  static let sections = SpecFile.all.flatMap { $0.sections }

  @Test("says what is so", arguments: sections)
  func section(_ section: SpecSection) throws {
    var spec = Spec(section)
    spec.run()
    if Project.isUpdating && !spec.edits.isEmpty {
      try Updates.add(spec.edits, to: section.path)
    }
    for failure in spec.failures where !(Project.isUpdating && failure.isFixed) {
      Issue.record(
        "\(failure.message)",
        sourceLocation: SourceLocation(
          fileID: "SpecTests/\(section.path)", filePath: Project.fullPath(section.path),
          line: failure.line, column: 1))
    }
  }

  @Test("every heading of a file is a test of its own")
  func headingsAreDistinct() {
    var seen: Set<String> = []
    for section in Self.sections where !seen.insert(section.description).inserted {
      Issue.record("two headings '\(section)', the second at \(section.path):\(section.line)")
    }
    #expect(!Self.sections.isEmpty)
  }
}

/// Rewrites specifications. Sections run at the same time and each knows only its own lines as they were, so a file is
/// written anew from its original lines after every one of them.
private enum Updates {
  private static let edits = Mutex<[String: [Spec.Edit]]>([:])

  static func add(_ new: [Spec.Edit], to path: String) throws {
    try edits.withLock { edits in
      edits[path, default: []] += new
      var lines = SpecFile.all.first { $0.path == path }?.lines ?? []
      for edit in edits[path, default: []].sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound })
      {
        lines.replaceSubrange(edit.lines, with: edit.replacement)
      }
      try Project.write(lines.map { $0 + "\n" }.joined(), to: path)
    }
  }
}
