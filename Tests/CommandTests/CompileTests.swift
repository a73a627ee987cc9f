import Foundation
import Testing

struct CompileTests {
  @Test func theGraphIsWrittenBesideTheFile() throws {
    let workplace = try Workplace(["App/Clock.navscene": clock])
    let outcome = try workplace.navscene("compile", "App/Clock.navscene")
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "compiled 1 storyboard, 3 scenes to App/Clock.navgraph\n")
    #expect(try workplace.read("App/Clock.navgraph").starts(with: [0x89, 0x4E, 0x41, 0x56]))
  }

  @Test func theGraphOfAFolderHasItsName() throws {
    let workplace = try Workplace(["App/Clock.navscene": clock])
    #expect(try workplace.navscene("compile", "App/").code == 0)
    #expect(try workplace.names() == ["App", "App.navgraph"])
  }

  @Test func ofSeveralPathsTheFirstGivesTheName() throws {
    let workplace = try Workplace(["Clock.navscene": clock, "More.navscene": "enum E { case a }\n"])
    #expect(try workplace.navscene("compile", "More.navscene", "Clock.navscene").code == 0)
    #expect(try workplace.names() == ["Clock.navscene", "More.navgraph", "More.navscene"])
  }

  @Test func aGraphIsReadLikeItsSource() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let source = try workplace.navscene("compile", "--emit", "json", "Clock.navscene")
    #expect(try workplace.navscene("compile", "Clock.navscene").code == 0)
    let graph = try workplace.navscene("compile", "--emit", "json", "Clock.navgraph")
    #expect(source.code == 0)
    #expect(graph.output == source.output)
    #expect(source.output.contains("\"schema\""))
  }

  @Test(arguments: ["graph", "outline", "json", "tokens", "tree"])
  func everyFormIsTheSameTwice(_ form: String) throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let first = try workplace.navscene("compile", "--emit", form, "-o", "-", "Clock.navscene")
    let second = try workplace.navscene("compile", "--emit", form, "-o", "-", "Clock.navscene")
    #expect(first.code == 0)
    #expect(!first.output.isEmpty)
    #expect(first.output == second.output)
  }

  @Test func standardInputIsReadAndNamed() throws {
    let workplace = try Workplace()
    let good = try workplace.navscene("compile", "-", "-o", "Clock.navgraph", input: clock)
    #expect(good.code == 0)
    #expect(try workplace.names() == ["Clock.navgraph"])
    let bad = try workplace.navscene(
      "compile", "--reporter", "oneline", "-", "--stdin-filename", "Mine.navscene",
      "-o", "x.navgraph", input: broken)
    #expect(bad.code == 1)
    #expect(bad.output.hasPrefix("Mine.navscene:"))
    #expect(try workplace.names() == ["Clock.navgraph"])
    #expect(try workplace.navscene("compile", "--stdin-filename", "A", ".").code == 2)
  }

  @Test func aPipeIsReadToItsEnd() throws {
    let comments = String(repeating: "// nothing to see here\n", count: 20_000)
    let workplace = try Workplace(["Long.navscene": comments + clock])
    _ = try workplace.navscene("compile", "Long.navscene")
    let outcome = try workplace.shell(
      "(cat Long.navscene; sleep 0.1; echo) | \"$NAVSCENE\" compile - --emit tokens | wc -l")
    #expect(outcome.errors == "")
    #expect(Int(outcome.output.filter(\.isNumber)) ?? 0 > 50)
    let pipe = try workplace.shell(
      "mkfifo p; cat Long.navscene > p & \"$NAVSCENE\" compile p -o x.navgraph; cat x.navgraph | wc -c"
    )
    #expect(Int(pipe.output.filter(\.isNumber)) ?? 0 > 100)
  }

  @Test func anErrorLeavesTheOldGraph() throws {
    let workplace = try Workplace(["Clock.navscene": broken, "Clock.navgraph": "old"])
    let outcome = try workplace.navscene("compile", "Clock.navscene")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("error["))
    #expect(outcome.errors.contains("1 error"))
    #expect(try workplace.read("Clock.navgraph") == Data("old".utf8))
    #expect(try workplace.names() == ["Clock.navgraph", "Clock.navscene"])
  }

  @Test func noFailChangesOnlyTheExitCode() throws {
    let workplace = try Workplace(["Clock.navscene": broken])
    let outcome = try workplace.navscene("compile", "--no-fail", "Clock.navscene")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("error["))
    #expect(try workplace.names() == ["Clock.navscene"])
    #expect(try workplace.navscene("compile", "--failure-threshold", "none", ".").code == 0)
  }

  @Test func reportsGoWhereTheyAreSent() throws {
    let workplace = try Workplace(["Clock.navscene": broken])
    let outcome = try workplace.navscene(
      "compile", ".", "--reporter", "oneline", "--reporter", "json", "--output", "report.json")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("Clock.navscene:"))
    let report = try JSONSerialization.jsonObject(with: try workplace.read("report.json"))
    let document = try #require(report as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    #expect((document["diagnostics"] as? [Any])?.count == 1)
  }

  @Test func whileOutputCarriesTheResultReportsGoToErrors() throws {
    let workplace = try Workplace(["Clock.navscene": broken])
    let outcome = try workplace.navscene("compile", "--emit", "tree", ".")
    #expect(outcome.code == 1)
    #expect(!outcome.output.contains("error["))
    #expect(outcome.errors.hasPrefix("error["))
  }

  @Test func aMissingFileIsAFinding() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene(
      "compile", "--reporter", "oneline", "Nowhere.navscene", "Clock.navscene", "-o", "x")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("Nowhere.navscene:1:1: error: "))
    #expect(outcome.output.contains("[unreadable-file]"))
    #expect(try workplace.names() == ["Clock.navscene"])
  }

  @Test(arguments: [
    ("App/Clok.navscene", "did you mean 'App/Clock.navscene'?"),
    ("App/clock.navscene", "did you mean 'App/Clock.navscene'?"),
    ("App/Clock", "did you mean 'App/Clock.navscene'?"),
    ("Ap/Clock.navscene", "did you mean 'App/Clock.navscene'?"),
    ("Apps/Clok.navscene", "did you mean 'App/Clock.navscene'?"),
    ("Apps", "did you mean 'App'?"),
    ("/nowhere/at/all", "more: navscene explain unreadable-file"),
  ])
  func aPathWithASlipIsFound(_ path: String, _ help: String) throws {
    let workplace = try Workplace(["App/Clock.navscene": clock])
    let outcome = try workplace.navscene("compile", path, "-o", "x")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("there is no such file or folder"))
    #expect(outcome.output.contains(help), "\(outcome.output)")
  }

  /// All files of a folder end alike; that alone makes none of them what was meant.
  @Test func anEndingIsNoLikeness() throws {
    let workplace = try Workplace(["ab.navscene": clock, "Menu.navscene": clock])
    let outcome = try workplace.navscene("lint", "Mneu.navscene")
    #expect(outcome.output.contains("did you mean 'Menu.navscene'?"))
    let far = try workplace.navscene("lint", "Xy.navscene")
    #expect(far.output.contains("no such file") && !far.output.contains("did you mean"))
  }

  @Test func aDamagedGraphIsAFinding() throws {
    let workplace = try Workplace(["Clock.navscene": clock, "Text.navgraph": "no graph"])
    #expect(try workplace.navscene("compile", "Clock.navscene").code == 0)
    let whole = try workplace.read("Clock.navgraph")
    try whole.prefix(whole.count - 1).write(
      to: workplace.folder.appendingPathComponent("Short.navgraph"))
    for name in ["Short.navgraph", "Text.navgraph"] {
      let outcome = try workplace.navscene("compile", "--emit", "outline", name)
      #expect(outcome.code == 1)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("error[graph-"))
    }
  }

  @Test func storyboardsAreCompiledAsTextIs() throws {
    let workplace = try Workplace(["Clock.navscene": clock, "Base/Main.storyboard": storyboard])
    let outcome = try workplace.navscene("compile", "Base", "--emit", "outline")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        class StartViewController: UIViewController
        storyboard Main (main, initial Start)
          scene Start: StartViewController

        """)
    #expect(try workplace.navscene("compile", "Base/Main.storyboard").code == 0)
    #expect(try workplace.navscene("run", "Base/Main.navgraph", "--script", "/dev/null").code == 0)
    #expect(try workplace.navscene("fmt", "Base/Main.storyboard").code == 2)
    let mixed = try workplace.navscene("compile", ".")
    #expect(mixed.code == 2)
    #expect(mixed.errors.contains("texts and storyboards cannot be one app"))
  }

  private let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
      initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" customClass="StartViewController" sceneMemberID="viewController"/>
    </objects></scene></scenes></document>
    """

  @Test func foldersOfOthersAreSkipped() throws {
    let skipped = [".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"]
    let workplace = try Workplace(["Clock.navscene": clock, "Deep/er/More.navscene": "enum E {}\n"])
    for folder in skipped {
      try workplace.write(broken, to: "\(folder)/Broken.navscene")
    }
    let outcome = try workplace.navscene("compile", "--emit", "tokens", ".")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines.filter { $0.hasPrefix("//") } == [
        "// Clock.navscene", "// Deep/er/More.navscene",
      ])
    // A folder that is asked for by name is not skipped.
    #expect(try workplace.navscene("compile", "--emit", "tokens", "Pods").code == 1)
  }

  @Test func anEmptyFolderIsWrongUsage() throws {
    let outcome = try Workplace(["README": "x"]).navscene("compile", ".")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("nothing to read"))
  }

  @Test func aFileIsReadOnceWhateverLeadsToIt() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    _ = try workplace.shell("ln -s Clock.navscene Link.navscene; mkdir Loop; ln -s .. Loop/up")
    let outcome = try workplace.navscene(
      "compile", ".", "Clock.navscene", "./Link.navscene", "-o", "x.navgraph")
    #expect(outcome.code == 0)
  }

  @Test func whatOnlyLooksLikeAFileIsAFinding() throws {
    let workplace = try Workplace(["Clock.navscene": clock, "Folder.navscene/Also.navscene": ""])
    _ = try workplace.shell("mkfifo Pipe.navscene; ln -s Nowhere Gone.navscene")
    let outcome = try workplace.navscene("compile", "--reporter", "oneline", ".", "-o", "x")
    #expect(outcome.code == 1)
    #expect(outcome.lines.filter { $0.contains("[unreadable-file]") }.count == 2)
    #expect(outcome.output.contains("Gone.navscene:1:1: "))
    #expect(outcome.output.contains("Pipe.navscene:1:1: "))
  }
}
