import NavCompiler
import NavModel
import NavTesting
import NavText
import Testing

/// What is typed at a prompt in the words of tests.
@Suite("Added test")
struct AddedTestTests {
  private let shop = """
    enum Kind { case paper, case film }
    var kind: Kind
    storyboard Shop {
        initial -> Books
        scene Books { button Open "Open" -> present Detail }
        scene Detail { var count: 0...9 }
    }
    """

  private func program() throws -> Program {
    let file = SourceText(path: "Shop.navscene", bytes: Array(shop.utf8))
    return try #require(Compilation(Table([file])).program)
  }

  private let walk = """
    test "walk" {
        tap Open
        count = 3
        kind = .film
        expect visible == Detail
    }
    """

  @Test("it stands behind the program's own, whatever that was read from")
  func added() throws {
    let program = try program()
    for program in [program, try Program(graph: program.graph())] {
      let added = AddedTest(walk, to: program)
      #expect(added.diagnostics.map(\.message) == [])
      let larger = try #require(added.program)
      let test = try #require(added.test)
      #expect(larger[larger[test].title] == "walk")
      #expect(larger[test].steps.count == 4)
    }
  }

  @Test("every row and every name keeps its id")
  func ids() throws {
    for random in SeededRandom.cases(20) {
      var generator = SourceGenerator(random)
      let compilation = Compilation(Table(generator.project()))
      let program = try #require(compilation.program, "\(random)")
      guard program.mainStoryboard != nil else { continue }
      let larger = try #require(AddedTest("test \"one\" { back }", to: program).program)
      // The outline ends in tests.
      #expect(larger.outline().hasPrefix(program.outline()), "\(random)")
      for name in program.names.names {
        #expect(larger[name] == program[name], "\(random)")
      }
    }
  }

  @Test("what is wrong with it is said as of any test")
  func problems() throws {
    let added = AddedTest("test \"one\" {\n    tap Opne\n}\n", to: try program())
    #expect(added.program == nil)
    #expect(added.diagnostics.map(\.code) == ["unknown-element"])
  }

  @Test(
    "it is one test and nothing else",
    arguments: [
      "", "test \"one\" {}\ntest \"two\" {}", "test \"one\" {}\nstoryboard More { scene A }",
      "test \"one\" {}\nvar count: Bool", "var count: Bool", "test \"one\" {}\nclass A: UIView",
    ])
  func others(_ text: String) throws {
    #expect(AddedTest(text, to: try program()).program == nil)
  }
}
