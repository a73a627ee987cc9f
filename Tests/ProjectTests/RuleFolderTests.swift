import NavCheck
import NavTesting
import Testing

/// A rule is one file and one line.
@Suite("Rules")
struct RuleFolderTests {
  @Test("the files of Rules/ are the rules of `Rule.all`")
  func folder() {
    let files = Project.files(under: "Sources/NavCheck/Rules", ".swift").map { path in
      String(path.split(separator: "/").last!.dropLast(".swift".count))
    }
    let names = NavCheck.Rule.all.map { rule in
      rule.facts.code.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
    }
    #expect(files == names.sorted())
  }
}
