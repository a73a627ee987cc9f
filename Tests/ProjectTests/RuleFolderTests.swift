import NavCheck
import NavStoryboard
import NavTesting
import Testing

/// A rule is one file and one line.
@Suite("Rules")
struct RuleFolderTests {
  @Test("the files of Rules/ are the rules of `ProgramRules.all`")
  func folder() {
    let files = Project.files(under: "Sources/NavCheck/Rules", ".swift").map { path in
      String(path.split(separator: "/").last!.dropLast(".swift".count))
    }
    let names = ProgramRules.all.map { rule in
      rule.facts.code.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
    }
    #expect(files == names.sorted())
  }

  /// Codes of documents and code are shorter than what the rules are called by, so the declarations are compared.
  @Test("the files of storyboards' Rules/ declare the rules of both lists, one each")
  func foldersOfStoryboards() {
    let files = Project.files(under: "Sources/NavStoryboard/Rules", ".swift")
    var names: [String] = []
    for path in files {
      let file = path.split(separator: "/").last!.dropLast(".swift".count)
      // The two kinds of rules, and what examples share.
      if file.hasPrefix("StoryboardRule") || file.hasPrefix("SourceRule") { continue }
      let declared = Project.text(of: path).matches(of: /static let (\w+) = \w+Rule\(/)
      let name = file.prefix(1).lowercased() + file.dropFirst()
      #expect(declared.map { String($0.1) } == [name], "\(path)")
      names.append(name)
    }
    #expect(names.count == StoryboardRules.all.count + SourceRules.all.count)
    for list in ["StoryboardRules", "SourceRules"] {
      let text = Project.text(of: "Sources/NavStoryboard/Rules/\(list).swift")
      let all = text.firstMatch(of: /static var all: [^{]*\{\s*\[([^\]]*)\]/)?.1 ?? ""
      let listed = all.matches(of: /(\w+)/).map { String($0.1) }
      #expect(!listed.isEmpty)
      names.removeAll { listed.contains($0) }
    }
    #expect(names == [])
  }
}
