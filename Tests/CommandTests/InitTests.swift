import NavTesting
import Testing

struct InitTests {
  @Test func anEmptyFolderGetsAnAppThatPassesItsTest() throws {
    let workplace = try Workplace()
    let outcome = try workplace.shell("\"$NAVSCENE\" init")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == "wrote App.navscene: two screens and a test\nnext: navscene run\n")
    #expect(try workplace.navscene("test", workplace.path("App.navscene")).code == 0)
    let lint = try workplace.navscene("lint", "--strict", workplace.path("App.navscene"))
    #expect(lint.output == "")
    #expect(try workplace.navscene("fmt", "--check", workplace.path("App.navscene")).code == 0)
  }

  @Test func aProjectGetsABaselineOfWhatIsFoundToday() throws {
    let workplace = try Workplace(project)
    let outcome = try workplace.shell(
      "git init -q . && \"$NAVSCENE\" init && \"$NAVSCENE\" lint --strict")
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.lines[0] == "wrote navscene-baseline.json: 1 finding of today")
    #expect(
      outcome.lines[1...3].map { $0.prefix { $0 != ":" } } == [
        "wrote .navscene.json", "wrote .github/workflows/navscene.yml",
        "wrote .pre-commit-config.yaml",
      ])
    #expect(outcome.errors.contains("1 finding suppressed by the baseline"))
  }

  @Test func whatIsThereIsKept() throws {
    let workplace = try Workplace(
      project.merging([".navscene.json": "{\"strict\": true}"]) { $1 })
    let outcome = try workplace.shell(
      "\"$NAVSCENE\" init && cat .navscene.json && ls -A")
    #expect(
      outcome.output.contains(
        "next: write \"baseline\": \"navscene-baseline.json\" into .navscene.json\n"
      ))
    #expect(outcome.output.contains("{\"strict\": true}"))
    // Without a repository nobody knows where a workflow would belong.
    #expect(!outcome.output.contains(".github"))
  }

  @Test func aConfigurationThatCannotBeUsedIsTold() throws {
    let workplace = try Workplace(project.merging([".navscene.json": "{"]) { $1 })
    let outcome = try workplace.shell("\"$NAVSCENE\" init")
    #expect(outcome.code == 2)
    #expect(try workplace.names() == [".navscene.json", "Main.storyboard"])
  }

  @Test func textsNeedNoBaseline() throws {
    let workplace = try Workplace()
    let outcome = try workplace.shell("\"$NAVSCENE\" init && \"$NAVSCENE\" init && ls -A")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines.suffix(4) == [
        "there is nothing to add here", "next: navscene run", "App.navscene", "",
      ])
  }

  @Test func aBaselineThatIsMissingIsWrittenWhereItBelongs() throws {
    let workplace = try Workplace(
      project.merging([".navscene.json": "{\"baseline\": \"old.json\"}"]) { $1 })
    let outcome = try workplace.shell("\"$NAVSCENE\" init && \"$NAVSCENE\" lint --strict")
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.lines[0].hasSuffix("old.json: 1 finding of today"))
  }

  @Test func belowTheRootOfARepositoryItSaysWhyThereIsNoJob() throws {
    let workplace = try Workplace(["App/Main.storyboard": project["Main.storyboard"] ?? ""])
    let outcome = try workplace.shell("git init -q . && cd App && \"$NAVSCENE\" init && ls -A")
    #expect(outcome.code == 0)
    let reason = try #require(outcome.lines.first { $0.hasPrefix("no CI job and no hook") })
    #expect(reason.contains("they belong at the root of the repository, '/"))
    #expect(!outcome.output.contains(".github"))
    let bare = try workplace.shell("rm -rf .git App/*.json App/.n*; cd App && \"$NAVSCENE\" init")
    #expect(bare.output.contains("no CI job and no hook: this folder is not a git repository\n"))
  }

  @Test func aConfigurationAboveIsNotHidden() throws {
    let workplace = try Workplace([
      "App/Main.storyboard": project["Main.storyboard"] ?? "", ".navscene.json": "{}",
    ])
    let outcome = try workplace.shell("cd App && \"$NAVSCENE\" init && ls -A")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines[0].hasSuffix(
        "/.navscene.json counts here, so nothing was written: another one would hide it"))
    #expect(outcome.lines[1].hasPrefix("next: navscene init in /"))
    #expect(outcome.lines.suffix(2) == ["Main.storyboard", ""])
  }

  @Test func aDryRunWritesNothing() throws {
    let workplace = try Workplace()
    let outcome = try workplace.shell("\"$NAVSCENE\" init --dry-run && ls -A")
    #expect(outcome.output == "would write App.navscene: two screens and a test\n")
  }

  @Test func whatItWritesForOthersIsValid() throws {
    let workplace = try Workplace(project)
    _ = try workplace.shell("git init -q . && \"$NAVSCENE\" init")
    for (tool, check) in [
      (
        "check-jsonschema",
        "check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/navscene.yml"
      ),
      ("pre-commit", "pre-commit validate-config .pre-commit-config.yaml"),
    ] {
      guard try workplace.shell("command -v \(tool)").code == 0 else { continue }
      let outcome = try workplace.shell("\(check)")
      #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    }
  }

  private let project = [
    "Main.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
        <scenes>
            <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
                <connections><segue destination="gone" kind="show" identifier="go" id="s"/></connections>
            </viewController></objects></scene>
        </scenes>
    </document>
    """
  ]
}
