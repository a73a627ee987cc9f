import Foundation
import Testing

/// The prompt of `run` at a terminal on which lines can be edited.
struct PromptTests {
  private let shop = """
    var count: 0...9
    storyboard Shop {
        initial -> Stack
        navigation Stack {
            root -> Books
        }
        scene Books {
            title: "Books"
            button Open "Open" -> show Detail
            button Order "Order now" -> present Basket
        }
        scene Detail {
            title: "Detail"
            var isSold: Bool
            label Price "12"
        }
        scene Basket
    }

    """

  private func start(
    _ workplace: borrowing Workplace, _ flags: String..., width: UInt16 = 80,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ["run", "Shop.navscene", "--trace"] + flags, in: workplace.folder, width: width,
      environment: environment)
    terminal.wait(for: ">")
    return terminal
  }

  @Test func aLineIsEdited() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    try terminal.type("tap Oen\u{1B}[D\u{1B}[D")
    terminal.wait(for: "> tap Oen")
    #expect(terminal.screen.column == "> tap O".count)
    try terminal.type("p")
    terminal.wait(for: "> tap Open")
    try terminal.type("\r")
    terminal.wait(for: "shows Detail", fromEnd: 1)
    // The terminal itself shows nothing that is typed.
    #expect(terminal.screen.lines.count { $0.contains("tap Open") } == 1)
    try terminal.type("quit\r")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func wideCharactersKeepTheLineWhole() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace, width: 20)
    try terminal.type("tap 日本👍e\u{301}\u{1B}[D\u{7F}")
    terminal.wait(for: "> tap 日本é")
    try terminal.type("\u{15}\u{B}\(String(repeating: "ab", count: 30))")
    terminal.wait(for: "> babababababababab")
    try terminal.type("\u{4}\u{3}")
    terminal.wait(for: ">")
  }

  @Test func interruptClearsAndEndOfInputLeaves() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    try terminal.type("tap Open\u{3}")
    terminal.wait(for: "> tap Open^C", fromEnd: 1)
    terminal.wait(for: ">")
    #expect(!terminal.screen.lines.contains("shows Detail"))
    #expect(!terminal.echoes)
    try terminal.type("\u{3}")
    terminal.wait(for: "Ctrl-D or 'quit' leaves", fromEnd: 1)
    try terminal.type("\u{4}")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.echoes)
  }

  @Test func theTerminalIsGivenBackWhileTheRunIsSuspended() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    // A key suspends the whole job, of which the tests must not be part.
    try #require(terminal.isJobOfItsOwn)
    try terminal.type("tap Op\u{1A}")
    terminal.wait(for: "> tap Op^Z", fromEnd: 1)
    terminal.waitUntil { terminal.echoes }
    terminal.goOn()
    terminal.wait(for: "> tap Op")
    // A signal comes from a shell, or while a command is at work.
    terminal.send(SIGTSTP)
    terminal.waitUntil { terminal.echoes }
    terminal.goOn()
    try terminal.type("en\r")
    terminal.wait(for: "shows Detail", fromEnd: 1)
    try terminal.type("quit\r")
    #expect(terminal.waitForEnd() == 0)
  }

  /// Its answer is longer than what a terminal takes that nobody reads: the command is still at work.
  @Test func anInterruptEndsACommandAtWork() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    for _ in 0..<40 { try terminal.type("tap Open\rback\r") }
    terminal.wait(for: "shows Books", fromEnd: 1)
    try terminal.type("log\r")
    Thread.sleep(forTimeInterval: 1)
    terminal.send(SIGINT)
    #expect(terminal.waitForEnd() == SIGINT)
    #expect(terminal.echoes)
  }

  @Test func earlierLinesAreSearched() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    try terminal.type("tap Open\rback\rdraft\u{12}pe")
    terminal.wait(for: "search 'pe': tap Open")
    try terminal.type("\r")
    terminal.wait(for: "shows Detail", fromEnd: 1)
    try terminal.type("draft\u{12}xyz")
    terminal.wait(for: "no match 'xyz': draft")
    try terminal.type("\u{7}")
    terminal.wait(for: "> draft")
  }

  @Test func whatChangedNothingIsExplained() throws {
    let workplace = try Workplace([
      "Shop.navscene": """
      storyboard Shop {
          initial -> Cart
          scene Cart {
              var isSignedIn: Bool
              button Pay "Pay" -> present Done when isSignedIn
              button Save "Save" -> action save
              action save
          }
          scene Done
      }

      """
    ])
    let terminal = try PseudoTerminal(["run", "Shop.navscene"], in: workplace.folder)
    terminal.wait(for: ">")
    try terminal.type("tap Pay\rtap Save\risSignedIn = true\rtap Pay\rexit\r")
    terminal.waitForEnd()
    let answers = terminal.screen.lines.split { $0.hasPrefix("> ") }.dropFirst()
    #expect(
      answers.map { $0.first?.hasPrefix("╭") == true ? "" : $0.first ?? "" } == [
        "Cart: shouldPerformSegue present Done? no", "Cart: save", "", "", "",
      ])
  }

  @Test(arguments: [SIGTERM, SIGSEGV])
  func theTerminalComesBackWhenTheProcessIsEnded(_ signal: Int32) throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    #expect(!terminal.echoes)
    terminal.send(signal)
    terminal.waitForEnd()
    #expect(terminal.echoes)
  }

  @Test func linesAreKeptBetweenRuns() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let first = try start(workplace)
    try first.type("tap Open\r")
    first.wait(for: "shows Detail", fromEnd: 1)
    try first.type("exit\r")
    first.waitForEnd()
    #expect(
      String(decoding: try workplace.read("state/navscene/history"), as: UTF8.self)
        == "tap Open\nexit\n")
    let second = try start(workplace)
    try second.type("dra")
    second.wait(for: "> dra")
    try second.type("\u{1B}[A\u{1B}[A")
    second.wait(for: "> tap Open")
    try second.type("\u{1B}[B\u{1B}[B")
    second.wait(for: "> dra")
  }

  /// A home that cannot be written to is nobody's mistake.
  @Test func withoutAHomeThereIsNoHistory() throws {
    let workplace = try Workplace(["Shop.navscene": shop, "file": ""])
    let terminal = try start(
      workplace, environment: ["XDG_STATE_HOME": workplace.path("file/state")])
    try terminal.type("tap Open\r")
    terminal.wait(for: "shows Detail", fromEnd: 1)
    try terminal.type("\u{1B}[A")
    terminal.wait(for: "> tap Open")
    #expect(try workplace.names() == ["Shop.navscene", "file"])
  }

  @Test func tabCompletesWhatCanBeTappedNow() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    try terminal.type("ta\t\t")
    terminal.wait(for: "tap               tap-outside       tap-notification", fromEnd: 2)
    try terminal.type("p O\t\t")
    terminal.wait(for: "Open   Order", fromEnd: 1)
    terminal.wait(for: "> tap O")
    try terminal.type("p\t")
    terminal.wait(for: "> tap Open")
    try terminal.type("\r")
    terminal.wait(for: "shows Detail", fromEnd: 1)
    try terminal.type("tap O\t")
    terminal.wait(for: "> tap O")
    try terminal.type("\u{15}push Ba\t")
    terminal.wait(for: "> push Basket")
    try terminal.type("\u{15}isS\t= t\t")
    terminal.wait(for: "> isSold = true")
    try terminal.type("\u{15}expect vis\t== De\t")
    terminal.wait(for: "> expect visible == Detail")
    try terminal.type("\u{15}help undo\t\r")
    terminal.wait(for: "  Undoes the last command.", fromEnd: 1)
  }

  @Test func everyPastedLineRuns() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    try terminal.type("\u{1B}[200~tap Open\r\nback\ntap\tOrder\u{1B}[201~")
    terminal.wait(for: "> tap Order")
    #expect(
      terminal.screen.lines.filter { $0.hasPrefix("shows") } == [
        "shows Books", "shows Detail", "shows Books",
      ])
    try terminal.type("\r")
    terminal.wait(for: "shows Basket", fromEnd: 1)
  }

  @Test func helpStandsInGroups() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    try terminal.type("?\r")
    terminal.wait(
      for: "'help tap' explains one. Words may also be written as in tests: swipeBack, popTo.",
      fromEnd: 1)
    #expect(terminal.screen.lines.contains("User actions"))
    try terminal.type("help tap\r")
    terminal.wait(for: "  Such as: tap Open", fromEnd: 1)
    try terminal.type("help swipe-back\r")
    terminal.wait(for: "  In a test, and here too: swipeBack", fromEnd: 2)
    try terminal.type("help tpa\r")
    terminal.wait(for: "help: did you mean 'tap'?", fromEnd: 1)
  }

  @Test func theWordsOfTestsAreUnderstood() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    let talk = [
      ("expect visible == Books", "passed"),
      ("expect visible == Detail", "failed: expected visible == Detail, but it is Books"),
      ("expect visibel == Books", "help: did you mean 'visible'?"),
      ("back", "refused: there is no back button: 'Books' is the root of its stack"),
      ("expect refused", "passed"),
      ("tap Open", "shows Detail"),
      ("expect callbacks contains [Detail.viewDidAppear]", "passed"),
      ("expect not refused", "passed"),
      ("isSold = true", "shows Detail"),
      ("expect isSold", "passed"),
      ("count=7", "shows Detail"),
      ("expect count == 7", "passed"),
      ("count = 12", "help: write a value of 0...9, or widen it"),
      (
        "expect visible == Books }",
        "help: take it out, or look above for a block that was closed too early"
      ),
      ("popTo Books", "shows Books"),
      ("set-stack Books,Detail", "shows Detail"),
      ("setStack [Books]", "shows Books"),
    ]
    for (line, _) in talk { try terminal.type(line + "\r") }
    try terminal.type("exit\r")
    terminal.waitForEnd()
    let answers = terminal.screen.lines.split { $0.hasPrefix("> ") }.map { $0.last ?? "" }
    #expect(Array(answers.dropFirst().prefix(talk.count)) == talk.map(\.1))
    #expect(
      terminal.screen.lines.filter { $0.hasPrefix("> ") } == talk.map { "> \($0.0)" } + ["> exit"])
  }

  @Test func whatWasDoneIsRecorded() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace, "--orientation", "landscape", "--device", "iPad Air 2")
    try terminal.type(
      "tap Open\rexpect visible == Detail\rexpect visible == Books\rset isSold true\rpush Basket\r"
        + "expect visible == Basket\rundo\rswipe-back cancel\rback\rback\rexpect refused\rtouch 1\r"
    )
    terminal.wait(for: "shows Basket", fromEnd: 1)
    try terminal.type("record Walk.txt\r")
    terminal.wait(for: "wrote a test of 9 steps to 'Walk.txt'", fromEnd: 1)
    let walk = String(decoding: try workplace.read("Walk.txt"), as: UTF8.self)
    #expect(
      walk == """
        test "Walk" on "iPad Air 2" {
            orientation: landscapeLeft
            tap Open
            expect visible == Detail
            isSold = true
            swipeBack cancel
            back
            back
            expect refused
            tap Order
            expect visible == Basket
        }

        """)
    try workplace.write(shop + walk, to: "Shop.navscene")
    let played = try workplace.navscene("test", "Shop.navscene")
    #expect(played.code == 0 && played.output.contains("1 passed"), "\(played)")
    try workplace.write("kept", to: "Mine.txt")
    try terminal.type("record Mine.txt\r")
    terminal.wait(for: "refused: 'Mine.txt' exists already", fromEnd: 2)
    #expect(terminal.screen.lines.suffix(2).first?.contains("delete it first") == true)
    // What it recorded itself may be recorded anew.
    try terminal.type("undo\rrecord Walk.txt\r")
    terminal.wait(for: "wrote a test of 7 steps to 'Walk.txt'", fromEnd: 1)
    try terminal.type("record gone/Walk.txt\r")
    terminal.wait(
      for: "refused: cannot write 'gone/Walk.txt': there is no folder 'gone'", fromEnd: 2)
    try terminal.type("record\r")
    terminal.wait(for: "refused: 'record' needs a file", fromEnd: 2)
  }

  @Test func anAppThatStopsIsRecorded() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let terminal = try start(workplace)
    try terminal.type("pop-to Detail\rrecord Stop.txt\r")
    terminal.wait(for: "wrote a test of 2 steps to 'Stop.txt'", fromEnd: 1)
    try workplace.write(
      shop + String(decoding: try workplace.read("Stop.txt"), as: UTF8.self), to: "Shop.navscene")
    #expect(try workplace.navscene("test", "Shop.navscene").code == 0)
  }

  @Test func coloursAreOnlyWhereTheyAreWanted() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    for (flags, environment, isColoured) in [
      ([], [:], true), (["--color", "never"], [:], false), ([], ["NO_COLOR": "1"], false),
    ] as [([String], [String: String], Bool)] {
      let terminal = try PseudoTerminal(
        ["run", "Shop.navscene"] + flags, in: workplace.folder,
        environment: ["NO_COLOR": "", "CLICOLOR_FORCE": ""].merging(environment) { $1 })
      terminal.wait(for: ">")
      try terminal.type("fly\r")
      terminal.wait(for: "refused: there is no command called 'fly'", fromEnd: 2)
      try terminal.type("\u{4}")
      terminal.waitForEnd()
      let text = String(decoding: terminal.shown, as: UTF8.self)
      #expect(text.contains("\u{1B}[1;31m") == isColoured)
    }
  }

  /// A terminal that cannot move its cursor shows what is typed itself, and understands the same words.
  @Test func aPlainTerminalIsAskedPlainly() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let shown = try workplace.atTerminal(
      ["run", "Shop.navscene", "--trace"], typing: "expect visible == Books\nexit\n")
    #expect(!shown.contains("\u{1B}"))
    #expect(shown.contains("passed\n> "))
    #expect(try workplace.names() == ["Shop.navscene"])
  }

  /// A slip in an expectation must not make a run succeed.
  @Test(arguments: ["expect visible == Boks", "expect", "expect visible = Books and"])
  func anExpectationThatMeansNothingFails(line: String) throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    #expect(try workplace.navscene("run", "Shop.navscene", input: line + "\n").code == 1)
    #expect(try workplace.navscene("run", "--json", input: line + "\n").code == 1)
    #expect(try workplace.navscene("run", input: "tap Boks\n").code == 0)
  }

  @Test func aPipeUnderstandsWhatItDid() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let outcome = try workplace.navscene(
      "run", "--json", input: "expect visible == Books\ncount = 3\nrecord Walk.txt\n?\nexit\n")
    #expect(outcome.output.split(separator: "\n").count { $0.contains("unknown-command") } == 2)
    #expect(try workplace.names() == ["Shop.navscene", "Walk.txt"])
  }
}
