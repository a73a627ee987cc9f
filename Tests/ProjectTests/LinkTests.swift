import NavTesting
import Testing

/// Documents point into the project, and must not fall after it.
@Suite("Links of documents")
struct LinkTests {
  static let documents = Project.documents + ["Tests/README.md"]

  @Test("every file that a document links to exists", arguments: documents)
  func targets(document: String) {
    for target in Self.links(in: Project.text(of: document)) {
      let path = Self.resolve(target, from: document)
      #expect(Project.exists(path), "\(document) links to \(target)")
    }
  }

  @Test("a link is resolved from where its document is")
  func resolution() {
    #expect(Self.links(in: "See [a](b.md#c), [d](https://e.f) and [g](#h).") == ["b.md"])
    #expect(Self.resolve("../Tests/Specs", from: "Sources/README.md") == "Tests/Specs")
  }

  /// The targets of links in Markdown, without anchors and without what is outside of the project.
  private static func links(in text: String) -> [String] {
    text.split(separator: "](").dropFirst().compactMap { rest in
      guard let end = rest.firstIndex(of: ")") else { return nil }
      let target = rest[..<end].prefix { $0 != "#" }
      return target.isEmpty || target.contains(":") ? nil : String(target)
    }
  }

  private static func resolve(_ target: String, from document: String) -> String {
    var folders = document.split(separator: "/").dropLast()
    for part in target.split(separator: "/") {
      if part == ".." { folders.removeLast() } else { folders.append(part) }
    }
    return folders.joined(separator: "/")
  }
}
