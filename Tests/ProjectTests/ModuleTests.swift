import NavTesting
import Testing

/// Who may know whom.
@Suite("Modules")
struct ModuleTests {
  /// What the files of each module import of the others. A plugin is none: it is compiled by whoever uses it, and only
  /// starts the command.
  static let imports: [String: Set<String>] = {
    var imports: [String: Set<String>] = [:]
    for path in Project.files(under: "Sources", ".swift") {
      let module = String(path.split(separator: "/")[1])
      if module.hasSuffix("Plugin") { continue }
      imports[module, default: []].formUnion(ModuleTests.imports(of: path))
    }
    return imports
  }()

  private static func imports(of path: String) -> [String] {
    Project.text(of: path).split(separator: "\n").filter { $0.contains("import ") }
      .compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
          words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
        else { return nil }
        return String(words[index + 1])
      }
  }

  @Test("the table of Sources/README.md says what each module imports")
  func table() throws {
    let lines = try #require(
      MarkedText("Sources/README.md")["modules"], "Sources/README.md has no <!-- modules -->")
    let rows = lines.filter { $0.hasPrefix("|") }.map { cells($0) }
    let head = try #require(rows.first)
    let column = try #require(head.firstIndex { $0.contains("import") }, "no column 'may import'")
    var seen: [String: Set<String>] = [:]
    for row in rows.dropFirst(2) where row.count > column {
      let all = Set(seen.keys)
      let module = String(row[0].filter { $0 != "`" })
      let text = row[column].filter { $0 != "`" }
      let names = text.split { !$0.isLetter }.map { String($0) }
      seen[module] =
        text == "all"
        ? all
        : Set(
          names.map { $0.hasPrefix("Nav") ? $0 : "Nav" + $0 }.filter { Self.imports[$0] != nil })
    }
    for (module, imported) in Self.imports.sorted(by: { $0.key < $1.key }) {
      let own = imported.filter { Self.imports[$0] != nil }
      #expect(seen[module] == own, "\(module)")
    }
    #expect(Set(seen.keys) == Set(Self.imports.keys))
  }

  private func cells(_ line: String) -> [Substring] {
    line.split(separator: "|").map { cell in
      let start = cell.drop { $0 == " " }
      return start.prefix(start.count - start.reversed().prefix { $0 == " " }.count)
    }
  }

  @Test("Package.swift says the same")
  func package() {
    let lines = Project.text(of: "Package.swift").split(separator: "\n")
    for line in lines where line.contains("    module(\"") {
      let names = line.split(separator: "\"").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      let imported = Self.imports[names[0], default: []].filter { Self.imports[$0] != nil }
      #expect(imported == Set(names.dropFirst()), "\(names[0])")
    }
  }

  @Test("only the outermost module knows the machine it runs on")
  func core() {
    let outside: Set = [
      "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Musl", "Darwin",
      "Synchronization",
    ]
    for (module, imported) in Self.imports where module != "navscene" {
      #expect(imported.intersection(outside) == [], "\(module)")
    }
  }
}
