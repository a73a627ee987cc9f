import NavConsole
import NavModel
import Testing

@Suite struct CommandTests {
  @Test func linesBecomeCommands() throws {
    func command(_ line: String) throws -> ConsoleCommand { try parseCommand(line).get() }
    #expect(try command("tap Open") == ConsoleCommand(.tap, ["Open"]))
    #expect(
      try command("  tap \"World \\\"Clock\\\"\" ")
        == ConsoleCommand(.tap, ["World \"Clock\""], isQuoted: true))
    #expect(try command("tap World Clock") == ConsoleCommand(.tap, ["World Clock"], isQuoted: true))
    #expect(try command("tab 2") == ConsoleCommand(.tab, ["2"]))
    #expect(try command("set-stack A,B, C") == ConsoleCommand(.setStack, ["A", "B", "C"]))
    #expect(try command("setStack [A, B]") == ConsoleCommand(.setStack, ["A", "B"]))
    #expect(try command("set count 3") == ConsoleCommand(.set, ["count", "3"]))
    #expect(try command("set count = 3") == ConsoleCommand(.set, ["count", "3"]))
    #expect(try command("badge A none") == ConsoleCommand(.badge, ["A"]))
    #expect(try command("badge A \"none\"") == ConsoleCommand(.badge, ["A", "none"]))
    #expect(try command("swipe-back") == ConsoleCommand(.swipeBack))
    #expect(try command("swipe-back cancel") == ConsoleCommand(.swipeBack, ["cancel"]))
    #expect(try command("resize iPhone 8 Plus") == ConsoleCommand(.resize, ["iPhone 8 Plus"]))
  }

  @Test func mistakesAreExplained() {
    func problem(_ line: String) -> String {
      switch parseCommand(line) {
      case .success: return ""
      case .failure(let problem):
        return [problem.code, problem.message, problem.help ?? ""].joined(separator: " | ")
      }
    }
    #expect(
      problem("tpa Open")
        == "unknown-command | there is no command called 'tpa' | did you mean 'tap'?")
    #expect(problem("tap") == "missing-operand | 'tap' wants a name, or what it says in quotes | ")
    #expect(problem("back now") == "unexpected-operand | 'now' is one word too many | ")
    #expect(problem("tap \"Open").hasPrefix("unterminated-text"))
    #expect(
      problem("rotate landscap").hasSuffix("| did you mean 'landscape'?"))
    #expect(
      problem("customize A two")
        == "missing-operand | 'customize' wants a position from 0, not 'two' | ")
    #expect(problem("").hasPrefix("missing-command"))
  }

  @Test(arguments: [
    "tap Open", "tap \"World \\\"Clock\\\"\"", "tap World Clock", "tab 2", "badge A none",
    "badge A \"none\"", "badge \"Two words\" \"3\"", "swipe-back cancel", "resize iPhone 8 Plus",
    "customize A 1", "set count = 3", "save My state",
  ])
  func commandsAreSpelledAsTheyAreRead(_ line: String) throws {
    let command = try parseCommand(line).get()
    let spelled = try #require(command.line)
    #expect(try parseCommand(spelled).get() == command)
  }

  @Test func aNameThatIsNotOneWordHasNoLine() {
    #expect(ConsoleCommand(.tap, ["Two words"]).line == nil)
    #expect(ConsoleCommand(.tap, [""]).line == nil)
    #expect(ConsoleCommand(.tap, ["Two words"], isQuoted: true).line == "tap \"Two words\"")
  }
}
