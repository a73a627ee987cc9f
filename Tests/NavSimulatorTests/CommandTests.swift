import NavModel
import NavSimulator
import NavText
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

  @Test func namesAreLookedUpOnTheScreen() {
    var app = Player(StackTests.program)
    app("push Lst")
    #expect(app.refusal == "there is no scene called 'Lst'; did you mean 'List'?")
    app("push Main.List")
    #expect(app.visible == "List")
    app("set-stack Home,Detail")
    #expect(app.stack == ["Home", "Detail"])
    app("do hme")
    #expect(app.refusal == "no scene in front has an action 'hme'; did you mean 'home'?")
    app("resize iPhone 81")
    #expect(app.refusal?.hasPrefix("there is no device called 'iPhone 81'; did you mean") == true)
    app("animate off")
    app("pop")
    #expect(!app.lines.contains { $0.contains("animated") })
    app("finish")
    #expect(app.refusal == "no transition is in flight")
    app("restore there")
    #expect(app.refusal == "no state was saved as 'there'")
    app("tab 1")
    #expect(app.refusal == "there is no tab bar in front")
    app("edit")
    #expect(app.refusal == "there is no edit button on the screen")
  }

  @Test func anEmptyProgramIsABlackScreen() {
    var app = Player(Sketch.program { _ in })
    #expect(app.errors == ["ERR-37"])
    for command in [
      "tap A", "back", "swipe-back", "tab 0", "more A", "dismiss", "swipe-down", "pop",
      "select 0", "edit", "bar hide", "rotate landscape", "push A", "set a 1", "badge A 1",
    ] {
      app(command)
    }
    #expect(app.visible == "")
  }
}
