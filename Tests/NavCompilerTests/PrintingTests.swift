import NavCompiler
import NavModel
import NavSyntax
import NavTesting
import NavText
import Testing

/// Programs as text. That every program of Grammar.md and Tests/Specs survives it is checked where these are compiled.
@Suite("Printing")
struct PrintingTests {
  @Test("a generated project is the same program when it is printed and compiled again")
  func generatedProjects() {
    for random in SeededRandom.cases(40) {
      var generator = SourceGenerator(random)
      // Whether it compiles is another property.
      guard let program = Compilation(Table(generator.project())).program else { continue }
      let printed = PrintedProgram(program)
      guard printed.faults.isEmpty else {
        Issue.record("\(random)\n\(printed.faults.joined(separator: "\n"))\n\(printed.text)")
        return
      }
    }
  }

  @Test("a sample is the same program when it is printed and compiled again", arguments: samples)
  func everySample(_ path: String) throws {
    let source = SourceText(path: path, Project.text(of: path))
    let program = try #require(Compilation(Table([source])).program)
    let printed = PrintedProgram(program)
    #expect(printed.faults.isEmpty, "\(printed.faults.joined(separator: "\n"))\n\(printed.text)")
  }

  @Test(
    "facts tell programs apart",
    arguments: [
      ("title: \"A\"", "title: \"B\""), ("-> action a { event: touchDown }", "-> action a"),
      ("button A, label B", "label B, button A"), ("with x: 1", "with x: 2"),
      ("view V { label A }", "view V, label A"), ("left A", "right A"),
      ("left A, left B", "left B, left A"),
      ("-> show S as \"1\", -> show S as \"2\"", "-> show S as \"2\", -> show S as \"1\""),
      ("action b { pop }", "action b"), ("var y: Bool", "var y: 0...1"), ("/// A", ""),
    ])
  func facts(_ one: String, _ other: String) throws {
    func facts(_ member: String) throws -> [String] {
      let isData = member.hasPrefix("with")
      let text = """
        storyboard M {
          initial -> S
          \(member.hasPrefix("///") ? member : "")
          scene S {
            var x: 0...3
            action a
            \(isData ? "button G -> show S " + member : member.hasPrefix("-> action") ? "button G " + member : member)
          }
        }
        """
      let program = Compilation(Table([SourceText(path: "M.navscene", text)])).program
      return ProgramFacts(try #require(program)).lines
    }
    #expect(try facts(one) != facts(other))
    #expect(try facts(one) == facts(one))
  }

  private static let samples = Project.files(under: "Samples", ".navscene")
    .filter { !$0.contains("/Broken/") }
}
