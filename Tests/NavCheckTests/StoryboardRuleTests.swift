import NavCheck
import NavCompiler
import NavModel
import NavText
import Testing

/// What rules say of a program that was made from a storyboard, where code may do what is not to be seen.
@Suite("Rules on storyboards")
struct StoryboardRuleTests {
  /// Compiled as text, whatever is wrong with it, then changed and looked at as a storyboard.
  private func codes(
    _ text: String, _ change: (inout Program) -> Void = { _ in }
  ) throws -> [String] {
    var sources = Table<SourceText>()
    sources.append(SourceText(path: "Main.storyboard", text + "\n"))
    let compilation = Compilation(sources)
    var program = try #require(compilation.program ?? compilation.programDespiteErrors)
    for source in program.sources.ids { program.sources[source].format = .storyboard }
    change(&program)
    return program.findings().map { "\($0.severity.word) \($0.code)" }
  }

  @Test("a scene that code can look up is an entry, and all it leads to can be reached")
  func identifiers() throws {
    let text = """
      storyboard Main {
        initial -> Home
        scene Home
        scene Help as "Help" {
          button Terms "Terms" -> present Terms
        }
        scene Terms
      }
      """
    #expect(try codes(text) == [])
    #expect(findings(in: text).map(\.code) == ["unreachable-scene"])
  }

  @Test("a show from a scene that code makes is not told, one from the app's first scene is")
  func shows() throws {
    let known = """
      storyboard Main {
        initial -> Home
        scene Home {
          button Help "Help" -> show Help
        }
        scene Help
      }
      """
    #expect(try codes(known) == ["warning show-outside-navigation"])
    let unknown = """
      storyboard Main {
        initial -> Start
        scene Start
        scene Home as "Home" {
          button Help "Help" -> show Help
        }
        scene Help
      }
      """
    #expect(try codes(unknown) == [])
  }

  @Test("a container without its screens is told, softly when code has a hand on it")
  func emptyContainers() throws {
    let text = """
      storyboard Main {
        initial -> Home
        scene Home {
          button Help "Help" -> present Main
        }
        navigation Main
      }
      """
    #expect(try codes(text) == ["warning missing-root"])
    let found = try codes(text) { program in
      program.scenes[ID(1)].className = program.names.intern("MainController")
    }
    #expect(found == ["info missing-root"])
    let initial = """
      storyboard Main {
        initial -> Main
        navigation Main
      }
      """
    #expect(try codes(initial) == ["info missing-root"])
  }

  @Test("a storyboard that nothing can be made of is one finding")
  func noEntry() throws {
    let text = """
      storyboard Main {
        scene Home {
          button Help "Help" -> present Help
        }
        scene Help
      }
      """
    #expect(try codes(text) == ["warning missing-initial"])
  }

  @Test("what code may do to a modal screen is not told")
  func modals() throws {
    let text = """
      storyboard Main {
        initial -> Home
        scene Home {
          button Help "Help" -> present Help { style: fullScreen }
        }
        scene Help
      }
      """
    #expect(try codes(text) == ["info no-way-out"])
    let found = try codes(text) { program in
      program.scenes[ID(1)].className = program.names.intern("HelpController")
    }
    #expect(found == [])
  }

  @Test("what comes of a container that is shown depends on what it is and where it is shown from")
  func containers() throws {
    func text(_ container: String, children: String) -> String {
      """
      storyboard Main {
        initial -> Main
        navigation Main {
          root -> Home
        }
        scene Home {
          button Add "Add" -> show AddFlow
        }
        \(container) AddFlow {
          \(children)
        }
        scene Add
      }
      """
    }
    #expect(
      try codes(text("split", children: "primary -> Add, secondary -> Add"))
        == ["info wrong-destination"])
    // A stack presents another one (NAV-42).
    #expect(try codes(text("navigation", children: "root -> Add")) == [])
  }

  @Test("two scenes with one identifier")
  func identifiersTwice() throws {
    let text = """
      storyboard Main {
        initial -> Home
        scene Home as "Home"
        scene Help as "Home"
      }
      """
    #expect(try codes(text) == ["warning duplicate-identifier"])
  }

  @Test("a popover that starts at the controller has nothing to point at")
  func popovers() throws {
    let text = """
      storyboard Main {
        initial -> Home
        scene Home {
          -> popover Help as "Help"
        }
        scene Help
      }
      """
    #expect(try codes(text) == ["warning popover-without-anchor"])
  }

  @Test(
    "of the navigation controller around a column only code knows, and a column without code is told"
  )
  func toolbarsOfColumns() throws {
    let text = """
      storyboard Main {
        initial -> Main
        split Main {
          style: doubleColumn
          primary -> Feeds
          secondary -> Article
        }
        scene Feeds {
          toolbar {
            item Add "Add"
          }
        }
        scene Article
      }
      """
    #expect(try codes(text) == ["info hidden-toolbar"])
    let found = try codes(text) { program in
      let feeds = program.scenes.ids.first { program[program[$0].name] == "Feeds" }
      program.scenes[feeds!].className = program.names.intern("FeedsController")
    }
    #expect(found == [])
  }
}
