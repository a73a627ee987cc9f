import Foundation
import NavTesting
import Testing

@Suite("Sources")
struct SourceTests {
  /// One table each, of which every row is a few lines; and what no person reads.
  private let tables = [
    "AttributeKey.swift", "GraphRows.swift", "Program+JSON.swift", "Payload.swift",
    "UIKitRule+Catalogue.swift",
  ]

  @Test("nothing lies at the top but what belongs there")
  func top() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Project.fullPath(""))
    let visible = names.filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
    #expect(
      visible.sorted() == [
        "Grammar.md", "LICENSE", "Package.swift", "README.md", "Samples", "Sources", "Tests",
      ])
  }

  @Test("no file is too long to be read in one go")
  func lengths() {
    for path in Project.files(under: "Sources", ".swift")
    where !tables.contains(where: { path.hasSuffix("/" + $0) }) {
      let count = Project.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
        .count
      if count > 620 { Issue.record("\(path) has \(count) lines: is there a second idea in it?") }
    }
  }

  @Test("every command that a document names exists", arguments: Project.documents)
  func commands(in document: String) {
    let known = Set(
      Project.text(of: "Sources/navscene/Subcommand.swift").split(separator: "\n")
        .prefix { !$0.contains("enum Operands") }.compactMap { name(in: $0) })
    let text = Project.text(of: document).split(separator: "\n")
      .filter { !$0.hasPrefix("```") }.joined(separator: "\n")
    for mention in ["`navscene ", "$ navscene "].flatMap({ text.ranges(of: $0) }) {
      let word = text[mention.upperBound...].prefix { $0.isLetter }
      if word.first?.isLowercase == true && !known.contains(String(word)) {
        Issue.record("\(document): there is no navscene \(word)")
      }
    }
    #expect(known.count > 1)
  }

  /// `case compile`
  private func name(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    return words.count == 2 && words[0] == "case" ? words[1].filter { $0 != "`" } : nil
  }
}
