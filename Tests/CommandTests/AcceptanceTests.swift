import Foundation
import Testing

/// What a project can make its peace with, and what it cannot.
struct AcceptanceTests {
  /// The outlet has no property: the app would crash, and there is no program.
  private static let broken = """
    class CartController: UIViewController {
    }
    storyboard Shop {
        initial -> Cart
        scene Cart: CartController {
            title: "Cart"
            label Total "0"
            // navscene:disable:next missing-outlet -- later
            outlet total -> Total
        }
        scene Help
    }

    """

  private static let sound = broken.replacingOccurrences(
    of: "        outlet total -> Total\n", with: ""
  ).replacingOccurrences(
    of: "        // navscene:disable:next missing-outlet -- later\n", with: "")

  @Test func anErrorOfTheLanguageIsToldWhateverIsSaidOfIt() throws {
    let silent = #"{"suppressions": [{"path": "Shop.navscene", "code": "missing-outlet"}]}"#
    let workplace = try Workplace(["Shop.navscene": Self.broken, ".navscene.json": silent])
    let outcome = try workplace.navscene("lint", "--reporter", "oneline")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[missing-outlet]"))
  }

  @Test func aBaselineTakesNoErrorOfTheLanguageAndNoFileThatCannotBeRead() throws {
    let workplace = try Workplace(["Shop.navscene": Self.broken])
    let written = try workplace.navscene(
      "lint", "Shop.navscene", "Gone.navscene", "--write-baseline", "known.json", "--reporter",
      "oneline")
    #expect(written.code == 1)
    #expect(written.output.contains("[missing-outlet]"))
    #expect(written.output.contains("[unreadable-file]"))
    let known = try workplace.navscene(
      "lint", "Shop.navscene", "Gone.navscene", "--baseline", "known.json", "--reporter", "oneline")
    #expect(known.code == 1)
    #expect(known.output == written.output)
  }

  @Test func aSuppressionOfWhatIsNotThereIsTold() throws {
    let old = #"{"suppressions": [{"path": "Old.navscene", "code": "unreachable-scene"}]}"#
    let workplace = try Workplace(["Shop.navscene": Self.sound, ".navscene.json": old])
    let outcome = try workplace.navscene("lint", "--reporter", "oneline")
    #expect(outcome.output.contains("'Old.navscene', which is not there [superfluous-disable]"))
    let number = #"{"suppressions": [{"path": "A", "code": "unreachable-scene", "reason": 3}]}"#
    try workplace.write(number, to: ".navscene.json")
    #expect(try workplace.navscene("lint").code == 2)
  }

  // MARK: Graphs

  @Test func aGraphIsSilencedAsItsTextIs() throws {
    let silent = #"{"suppressions": [{"path": "Shop.navscene", "code": "unreachable-scene"}]}"#
    let workplace = try Workplace(["Shop.navscene": Self.sound])
    #expect(try workplace.navscene("compile", "Shop.navscene").code == 0)
    let loud = try workplace.navscene("lint", "Shop.navgraph", "--reporter", "oneline")
    #expect(loud.output.contains("[unreachable-scene]"))
    try workplace.write(silent, to: ".navscene.json")
    let quiet = try workplace.navscene("lint", "Shop.navgraph", "--reporter", "oneline")
    #expect(!quiet.output.contains("[unreachable-scene]"))
  }

  @Test func whatStandsBesideAGraphIsToldToo() throws {
    let workplace = try Workplace(["Shop.navscene": Self.sound])
    #expect(try workplace.navscene("compile", "Shop.navscene").code == 0)
    let outcome = try workplace.navscene(
      "lint", "Shop.navgraph", "Gone.navscene", "--reporter", "oneline")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Gone.navscene:1:1: error: this cannot be read"))
    #expect(try workplace.navscene("layout", "Shop.navscene", "Gone.navscene").code == 1)
    try workplace.write(#"{"sources": ["nowhere"]}"#, to: ".navscene.json")
    #expect(try workplace.navscene("lint", "Shop.navgraph").code == 1)
  }

  // MARK: Outputs

  @Test func nothingThatWasReadIsWrittenOver() throws {
    let code = "class A: UIViewController {}\n"
    let workplace = try Workplace([
      "Shop.navscene": Self.sound, "App/A.swift": code, ".navscene.json": "{}",
      "script.txt": "save script.txt\n",
    ])
    #expect(try workplace.navscene("lint", "--write-baseline", "known.json").code == 0)
    let report = ["lint", "Shop.navscene", "--reporter", "json"]
    for outputs in [
      ["--baseline", "known.json", "--output", "known.json"],
      ["--sources", "App", "--output", "App/A.swift"],
      ["--output", ".navscene.json"],
      ["--output", "a.json", "--reporter", "sarif", "--output", "./a.json"],
    ] {
      #expect(try workplace.navscene(report + outputs).code == 2, "\(outputs)")
    }
    #expect(try workplace.read("App/A.swift") == Data(code.utf8))
    #expect(try workplace.read(".navscene.json") == Data("{}".utf8))
    #expect(
      try workplace.navscene("run", "Shop.navscene", "--script", "script.txt").code == 1)
  }

  @Test func aLinkToWhatIsNotThereYetStays() throws {
    let workplace = try Workplace(["Shop.navscene": Self.sound])
    let link = workplace.folder.appendingPathComponent("link.svg").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "picture.svg")
    #expect(try workplace.navscene("draw", "Shop.navscene", "-o", "link.svg").code == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "picture.svg")
    #expect(try workplace.read("picture.svg").count > 1000)
  }

  @Test func aScriptThatCannotBeReadToItsEndIsNone() throws {
    let workplace = try Workplace(["Shop.navscene": Self.sound])
    let outcome = try workplace.shell("$NAVSCENE run Shop.navscene --script - < .")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("standard input cannot be read: it is a folder"))
  }

  @Test(arguments: [
    ["lint", "--fix", "--dry-run", "--write-baseline", "x.json"],
    ["lint", "--fix", "--dry-run", "--reporter", "json"],
    ["lint", "--write-baseline", "x.json", "--baseline", "y.json"],
    ["lint", "--write-baseline", "x.json", "--strict-baseline"],
    ["draw", "--format", "dot", "--appearance", "dark"],
    ["run", "Shop.navscene", "--json", "--trace"],
  ])
  func flagsOfWhichOneWouldBeIgnoredAreRefused(_ words: [String]) throws {
    let workplace = try Workplace(["Shop.navscene": Self.sound])
    #expect(try workplace.navscene(words).code == 2)
  }
}
