import Foundation
import Testing

struct FormatTests {
  private static let untidy = "storyboard   Clock{\ninitial->Cities\n   scene Cities\n}\n"

  @Test func filesAreFormattedInPlaceOnce() throws {
    let workplace = try Workplace(["Clock.navscene": Self.untidy])
    let first = try workplace.navscene("fmt", "Clock.navscene")
    #expect(first.code == 0)
    #expect(first.output == "")
    let formatted = try workplace.read("Clock.navscene")
    #expect(formatted != Data(Self.untidy.utf8))
    let node = try workplace.shell("ls -i Clock.navscene").output
    #expect(try workplace.navscene("fmt").code == 0)
    #expect(try workplace.read("Clock.navscene") == formatted)
    #expect(try workplace.shell("ls -i Clock.navscene").output == node)
    #expect(try workplace.names() == ["Clock.navscene"])
  }

  @Test func checkListsAndChangesNothing() throws {
    let workplace = try Workplace(["Clock.navscene": Self.untidy])
    let outcome = try workplace.navscene("fmt", "--check", ".")
    #expect(outcome.code == 1)
    #expect(outcome.output == "Clock.navscene\n")
    #expect(try workplace.read("Clock.navscene") == Data(Self.untidy.utf8))
    #expect(try workplace.navscene("fmt", ".").code == 0)
    let again = try workplace.navscene("fmt", "--check", ".")
    #expect(again.code == 0)
    #expect(again.output == "")
  }

  @Test func aDiffCanBeApplied() throws {
    let workplace = try Workplace(["Clock.navscene": Self.untidy])
    let expected = try workplace.navscene("fmt", "--stdout", "Clock.navscene").output
    let outcome = try workplace.navscene("fmt", "--diff", "Clock.navscene")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("--- "))
    try workplace.write(outcome.output, to: "diff")
    if try workplace.shell("command -v patch").code == 0 {
      #expect(try workplace.shell("patch Clock.navscene diff").code == 0)
      #expect(try workplace.read("Clock.navscene") == Data(expected.utf8))
    }
    #expect(try workplace.navscene("fmt", "--stdout", ".").code == 0)
  }

  @Test func aDiffHasColoursOnATerminal() throws {
    let workplace = try Workplace(["Clock.navscene": Self.untidy])
    let plain = try workplace.navscene("fmt", "--diff", "Clock.navscene").output
    let colored = try workplace.navscene("fmt", "--diff", "--color", "always", "Clock.navscene")
    #expect(colored.code == 1)
    #expect(colored.output.contains("\u{1B}[31m-storyboard   Clock{\u{1B}[0m\n"))
    #expect(colored.output.contains("\u{1B}[32m+storyboard Clock {\u{1B}[0m\n"))
    #expect(colored.output.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let workplace = try Workplace(["Clock.navscene": Self.untidy])
    let expected = try workplace.navscene("fmt", "--stdout", "Clock.navscene").output
    let outcome = try workplace.navscene("fmt", "-", input: Self.untidy)
    #expect(outcome.code == 0)
    #expect(outcome.output == expected)
    #expect(outcome.errors == "")
    #expect(try workplace.navscene("fmt", "-", input: expected).output == expected)
  }

  @Test func aSyntaxErrorLeavesTheFileAlone() throws {
    let workplace = try Workplace(["Broken.navscene": broken, "Clock.navscene": Self.untidy])
    let outcome = try workplace.navscene("fmt", ".")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Broken.navscene:2:"))
    #expect(try workplace.read("Broken.navscene") == Data(broken.utf8))
    #expect(try workplace.read("Clock.navscene") != Data(Self.untidy.utf8))
    #expect(outcome.errors.hasSuffix("\nformatted 1 of 1 file\n"))
    #expect(try workplace.navscene("fmt", ".").errors.hasSuffix("\n1 file is formatted already\n"))
    let input = try workplace.navscene("fmt", "-", input: broken)
    #expect(input.output == "")
    #expect(input.errors.hasSuffix("\n1 error\n"))
  }
}
