import Foundation
import Testing

struct RunTests {
  private func answers(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func aDeviceHoldsNoSavedState() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene(
      "run", "Clock.navscene", "--json", input: "restore /dev/zero\nrestore .\n")
    let problems = try answers(outcome.output).map { $0["problem"] as? [String: Any] }
    #expect(
      problems.map { $0?["message"] as? String } == [
        "cannot read '/dev/zero': it is not a saved state", "cannot read '.': it is a folder",
      ])
  }

  @Test func everyCommandHasOneAnswer() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let input =
      "tap Paris\n\n# a comment\n  back  \r\nfly\nundo\nlog\nscreen\nstate\nhelp\nquit\nback\n"
    let outcome = try workplace.navscene("run", "Clock.navscene", "--json", input: input)
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    let answers = try answers(outcome.output)
    #expect(
      answers.map { $0["command"] as? String } == [
        "tap Paris", "back", "fly", "undo", "log", "screen", "state", "help", "quit",
      ])
    #expect(
      answers.map { $0["ok"] as? Bool } == [
        true, true, false, true, true, true, true, true, true,
      ])
    for answer in answers {
      #expect(answer["schema"] as? Int == 1)
      #expect(answer["effects"] is [Any])
      #expect(answer["state"] is [String: Any])
      #expect((answer["ok"] as? Bool == true) == (answer["problem"] is NSNull))
    }
    let visible = answers.map { ($0["state"] as? [String: Any])?["visible"] as? String }
    #expect(visible.prefix(4) == ["City", "Cities", "Cities", "City"])
    let problem = try #require(answers[2]["problem"] as? [String: Any])
    #expect(problem["code"] as? String == "unknown-command")
    #expect(problem["message"] is String)
    #expect((answers[4]["log"] as? [Any])?.count == 2)
  }

  @Test func aStateForPeopleIsADocumentToo() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let lines = try workplace.navscene("run", input: "state\n").output.split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "> state"))
    let text = lines[(start + 1)...].joined(separator: "\n")
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(json?["schema"] as? Int == 1)
    #expect(json?["visible"] is String)
  }

  @Test func theKeysHaveAnOrder() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene("run", "--json", input: "back")
    #expect(
      outcome.output.hasPrefix(
        "{\"schema\":1,\"command\":\"back\",\"ok\":false,\"problem\":{\"code\":"))
    #expect(outcome.output.contains("},\"effects\":["))
    #expect(outcome.output.contains("],\"state\":{"))
    #expect(outcome.output.hasSuffix("}}\n"))
  }

  @Test func anAnswerComesBeforeTheNextCommand() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = Workplace.executable
    process.arguments = ["run", workplace.path("Clock.navscene"), "--json"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for command in ["tap Paris", "back", "tap Paris"] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
      var answer = Data()
      while answer.last != UInt8(ascii: "\n") {
        let more = output.fileHandleForReading.availableData
        try #require(!more.isEmpty)
        answer += more
      }
      #expect(try answers(String(decoding: answer, as: UTF8.self)).count == 1)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func onlyAScriptFails() throws {
    let workplace = try Workplace([
      "Clock.navscene": clock, "good.txt": "tap Paris\nback\n", "bad.txt": "back\ntap Paris\n",
    ])
    #expect(try workplace.navscene("run", "Clock.navscene", "--script", "good.txt").code == 0)
    let bad = try workplace.navscene("run", "Clock.navscene", "--script", "bad.txt", "--json")
    #expect(bad.code == 1)
    #expect(try answers(bad.output).map { $0["ok"] as? Bool } == [false, true])
    #expect(try workplace.navscene("run", "Clock.navscene", input: "back\n").code == 0)
    #expect(try workplace.navscene("run", "Clock.navscene", "--script", "gone.txt").code == 1)
  }

  @Test func scriptsUnderstandTheWordsOfTests() throws {
    let app = """
      storyboard Shop {
          initial -> Home
          scene Home {
              var isOpen: Bool
              button Go "Go" -> present Cart when isOpen
          }
          scene Cart
      }

      """
    let script = """
      tap Go
      expect visible == Home
      isOpen = true
      tap Go
      back
      expect refused
      expect visible == Cart

      """
    let workplace = try Workplace([
      "Shop.navscene": app, "good.txt": script + "record Walk.txt\n",
      "bad.txt": script + "expect visible == Home\nexpect visbile == Home\n",
      "state.txt": "isOpen = true\ntap Go\nexpect visible == Cart\n",
      "wrong.txt": "tap Go\nexpect visible == Cart\n",
    ])
    // A refusal that is expected is none to complain of, as in a test.
    let good = try workplace.navscene("run", "Shop.navscene", "--trace", "--script", "good.txt")
    #expect(good.code == 0, "\(good)")
    #expect(good.output.contains("> expect visible == Home\n  passed\n"))
    #expect(good.output.hasSuffix("  wrote a test of 7 steps to 'Walk.txt'\n"))
    let walk = String(decoding: try workplace.read("Walk.txt"), as: UTF8.self)
    try workplace.write(app + walk, to: "Recorded.navscene")
    #expect(try workplace.navscene("test", "Recorded.navscene").code == 0)

    let bad = try workplace.navscene("run", "Shop.navscene", "--json", "--script", "bad.txt")
    #expect(bad.code == 1)
    let problems = try answers(bad.output).map {
      ($0["problem"] as? [String: Any])?["code"] as? String
    }
    #expect(
      problems == [nil, nil, nil, nil, "refused", nil, nil, "failed-expectation", "unknown-query"])
    // A pipe is asked too; only what is refused there is let pass.
    let input = String(decoding: try workplace.read("wrong.txt"), as: UTF8.self)
    let piped = try workplace.navscene("run", "Shop.navscene", "--trace", input: input)
    #expect(piped.code == 1)
    #expect(
      piped.output.hasSuffix(
        "> expect visible == Cart\n  failed: expected visible == Cart, but it is Home\n"))

    for arguments in [
      ["layout", "--state"], ["draw", "--screen", "--state"], ["draw", "--script"],
    ] {
      #expect(try workplace.navscene(arguments + ["state.txt", "Shop.navscene"]).code == 0)
      let failed = try workplace.navscene(arguments + ["wrong.txt", "Shop.navscene"])
      #expect(failed.code == 1)
      #expect(
        failed.errors == """
          error: 'expect visible == Cart' failed: expected visible == Cart, but it is Home
            --> wrong.txt:2

          """)
    }
  }

  @Test func aScriptFailsWhereTheAppStops() throws {
    let workplace = try Workplace([
      "Clock.navscene": clock, "stop.txt": "# back\npop-to City\nrestart\n",
    ])
    for form in [[], ["--json"], ["--trace"]] {
      let outcome = try workplace.navscene(
        ["run", "Clock.navscene", "--script", "stop.txt"] + form)
      #expect(outcome.code == 1)
      #expect(outcome.output.contains("ERR-6"))
    }
    for arguments in [
      ["layout", "--state"], ["draw", "--script"], ["draw", "--screen", "--state"],
    ] {
      let outcome = try workplace.navscene(arguments + ["stop.txt", "Clock.navscene"])
      #expect(outcome.code == 1)
      #expect(outcome.output == "")
      #expect(
        outcome.errors == """
          error: the app has stopped: ERR-6, tried to pop to City, which is not in the stack
            --> stop.txt:2

          """)
    }
    #expect(try workplace.navscene("run", "Clock.navscene", input: "pop-to City\n").code == 0)
  }

  @Test func nothingAnswersOnceTheAppHasStopped() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene(
      "run", "--json", input: "pop-to City\ntap Nothing\ntouch 0\ndo x\ntab 1\nundo\ntap Paris\n")
    let answers = try answers(outcome.output)
    let messages = answers.map { ($0["problem"] as? [String: Any])?["message"] as? String }
    let stopped = "the app has stopped (ERR-6): restart or undo"
    let raised =
      "NSInternalInconsistencyException: tried to pop to City, which is not in the stack"
    #expect(messages == [raised, stopped, stopped, stopped, stopped, nil, nil])
  }

  /// A terminal echoes what is typed.
  @Test(arguments: [["--trace"], ["--verbose"], []])
  func aPersonGetsAPrompt(_ form: [String]) throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let answer = try workplace.atTerminal(
      ["run", "Clock.navscene"] + form, typing: "tap Paris\nquit\n")
    #expect(answer.components(separatedBy: "tap Paris").count == 2, "\(answer)")
    #expect(answer.contains("'help' lists the commands, Ctrl-D leaves."))
    #expect(answer.hasSuffix("> "))
    #expect(answer.contains("City.viewWillAppear(animated)") == !form.isEmpty)
    #expect(answer.contains("launch") == false)
  }

  private let shop = """
    enum Kind {
        case windows
        case mac
    }
    var item: Kind = .windows
    var bearValue: 0...99 = 1
    storyboard Shop {
        initial -> Main
        tabs Main {
            tab -> Home
            tab -> Cart
        }
        scene Home
        scene Cart
    }

    """

  private func messages(_ input: String) throws -> [String?] {
    let workplace = try Workplace(["Shop.navscene": shop])
    return try answers(workplace.navscene("run", "--json", input: input).output).map {
      ($0["problem"] as? [String: Any])?["message"] as? String
    }
  }

  @Test func valuesAreSpeltAsInTheLanguage() throws {
    #expect(
      try messages(
        "set item .mac\nset item=.windows\nset item = mac\nset bearValue=45\nset bearValue=\nset item .amc\n"
      ) == [
        nil, nil, nil, nil, "'set' wants a variable and its new value",
        "'item' holds windows, mac, not '.amc'; did you mean 'mac'?",
      ])
  }

  @Test func tabsGoByTheirPositionToo() throws {
    #expect(
      try messages("badge 1 \"3\"\nbadge 1 none\nbadge 2 \"3\"\nbadge 1\ntab\ntap\n") == [
        nil, nil, "the tab bar shows no tab 2",
        "'badge' wants a tab, by name or by position, and a text or none",
        "'tab' wants a name, a position from 0, or what it says in quotes",
        "'tap' wants a name, or what it says in quotes",
      ])
  }

  @Test func numbersOfThingsAreTold() throws {
    #expect(
      try messages("touch\ntouch 7\ntouch x\n") == [
        "'touch' wants a number from 0 to 1; 0 is Home, 1 is Cart",
        "'touch' wants a number from 0 to 1, not 7; 0 is Home, 1 is Cart",
        "'touch' wants a number from 0 to 1; 0 is Home, 1 is Cart",
      ])
  }

  @Test func aDeviceIsGuessedAsOnTheCommandLine() throws {
    let workplace = try Workplace(["Shop.navscene": shop])
    let flag = try workplace.navscene("run", "--device", "iPhone SE").errors
    let guess = try #require(flag.split(separator: "\n").first { $0.contains("did you mean") })
    #expect(
      try messages("resize iPhone SE\nresize 2/4\n") == [
        "there is no device called 'iPhone SE'; \(guess.dropFirst("help: ".count))",
        "there is no device called '2/4'; did you mean '2/3'?",
      ])
  }

  @Test func aTranscriptShowsBarsAndRefusals() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene("run", input: "tap Paris\ntap Nothing\nundo\n")
    #expect(outcome.code == 0)
    let steps = outcome.output.components(separatedBy: "> ")
    #expect(steps.count == 5)
    #expect(steps[1].hasPrefix("launch\n"))
    #expect(steps[1].contains("Cities"))
    #expect(steps[2].contains("City"))
    #expect(steps[2].contains("viewWillAppear"))
    #expect(steps[3].contains("Nothing"))
  }

  @Test func anyBytesAreAnswered() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    var bytes = Data((0...255).filter { $0 != 10 }.map { UInt8($0) }) + Data([10])
    bytes += Data(repeating: UInt8(ascii: "x"), count: 3_000_000) + Data([10])
    bytes += Data("tap \"".utf8) + Data(repeating: 0, count: 70_000)
    try bytes.write(to: workplace.folder.appendingPathComponent("bytes.txt"))
    let outcome = try workplace.navscene("run", "--json", "--script", "bytes.txt", ".")
    #expect(outcome.code == 1)
    #expect(try answers(outcome.output).map { $0["ok"] as? Bool } == [false, false, false])
  }

  @Test func theLastLineNeedsNoEnd() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene("run", "--json", input: "tap Paris\nexit")
    #expect(try answers(outcome.output).map { $0["ok"] as? Bool } == [true, false])
    #expect(outcome.output.contains("did you mean 'quit'? 'help' lists the commands"))
  }

  @Test func tenThousandCommandsAreAnswered() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let commands = String(repeating: "tap Paris\nback\n", count: 5_000)
    let outcome = try workplace.navscene("run", "--json", input: commands)
    #expect(outcome.output.count { $0 == "\n" } == 10_000)
  }

  @Test func undoAndRestartGoBack() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene(
      "run", "--json", input: "undo\ntap Paris\nrestart\nundo\nundo\nundo\nundo now\n")
    let answers = try answers(outcome.output)
    #expect(answers.map { $0["ok"] as? Bool } == [false, true, true, true, true, false, false])
    let visible = answers.map { ($0["state"] as? [String: Any])?["visible"] as? String }
    #expect(visible == ["Cities", "City", "Cities", "City", "Cities", "Cities", "Cities"])
  }

  @Test func whatWasTakenBackIsDoneAgain() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene(
      "run", "--json",
      input:
        "redo\ntap Paris\nundo\nredo\nredo\nundo\ntouch 0\nundo\ntap Paris\nredo\ntouch 99\ntouch\n"
    )
    let answers = try answers(outcome.output)
    #expect(
      answers.map { $0["ok"] as? Bool } == [
        false, true, true, true, false, true, true, true, true, false, false, false,
      ])
    let visible = answers.map { ($0["state"] as? [String: Any])?["visible"] as? String }
    #expect(
      visible == [
        "Cities", "City", "Cities", "City", "City", "Cities", "City", "Cities", "City", "City",
        "City", "City",
      ])
  }

  @Test func theStartCanBeChosen() throws {
    let workplace = try Workplace(["Clock.navscene": clock])
    let outcome = try workplace.navscene(
      "run", "--json", "--device", "ipad air 2", "--orientation", "landscape", "--storyboard",
      "Clock", input: "state\n")
    #expect(outcome.code == 0)
    let state = try #require(try answers(outcome.output)[0]["state"] as? [String: Any])
    #expect(state["device"] as? String == "iPad Air 2")
    #expect((state["orientation"] as? String)?.hasPrefix("landscape") == true)
    let slip = try workplace.navscene("run", "--storyboard", "Clok")
    #expect(slip.code == 2)
    #expect(slip.errors.contains("did you mean 'Clock'?"))
  }

  @Test func standardInputIsProgramOrCommands() throws {
    let workplace = try Workplace(["go.txt": "tap Paris\n"])
    #expect(try workplace.navscene("run", "-", input: clock).code == 2)
    #expect(try workplace.navscene("run", "-", "--script", "go.txt", input: clock).code == 0)
    let slip = try workplace.navscene(
      "run", "-", "--stdin-filename", "Mine.navscene", "--script", "go.txt", input: broken)
    #expect(slip.code == 1 && slip.output.contains("--> Mine.navscene:2:"))
  }

  @Test func aBrokenProgramDoesNotRun() throws {
    let workplace = try Workplace(["Clock.navscene": broken])
    let text = try workplace.navscene("run", input: "back\n")
    #expect(text.code == 1)
    #expect(text.output.hasPrefix("error["))
    let json = try workplace.navscene("run", "--json", input: "back\n")
    #expect(json.code == 1)
    #expect(json.output == "")
  }

  /// A button with a misspelt selector, and a list controller on a plain view.
  private static let app = [
    "App/Main.storyboard": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes>
    <scene sceneID="s1"><objects>
    <viewController id="home" customClass="HomeController" sceneMemberID="viewController">
    <view key="view" id="v1"><subviews>
    <button id="b1"><state key="normal" title="Pay"/><connections>
    <action selector="payy:" destination="home" eventType="touchUpInside" id="a1"/>
    </connections></button>
    <button id="b2"><state key="normal" title="Form"/><connections>
    <segue destination="form" kind="show" id="g1"/></connections></button>
    <button id="b3"><state key="normal" title="Lost"/><connections>
    <segue destination="lost" kind="show" id="g2"/></connections></button>
    </subviews></view></viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="form" customClass="FormController" sceneMemberID="viewController">
    <view key="view" id="v2"/></viewController></objects></scene>
    <scene sceneID="s3"><objects>
    <viewController id="lost" customClass="LostController" sceneMemberID="viewController">
    <view key="view" id="v3"><subviews><label id="l1" text="Sum"/></subviews></view>
    <connections><outlet property="sum" destination="l1" id="o1"/></connections>
    </viewController></objects></scene>
    </scenes></document>
    """,
    "App/Code.swift": """
    import UIKit
    class HomeController: UIViewController { @IBAction func pay(_ sender: Any) {} }
    class FormController: UITableViewController {}
    """,
  ]

  @Test func programsAreToldTheException() throws {
    let workplace = try Workplace(Self.app)
    for (touch, code) in [("Pay", "ERR-34"), ("Form", "wrong-root-view"), ("Lost", "ERR-32")] {
      let outcome = try workplace.navscene("run", "App", "--json", input: "tap \(touch)\nback\n")
      #expect(outcome.code == 1)
      let answers = try answers(outcome.output)
      let problem = answers[0]["problem"] as? [String: Any]
      #expect(answers[0]["ok"] as? Bool == false && problem?["code"] as? String == code)
      let state = answers[0]["state"] as? [String: Any]
      #expect(state?["crash"] as? String == code)
      #expect((answers[1]["problem"] as? [String: Any])?["code"] as? String == "refused")
      let script = try workplace.navscene(
        "run", "App", "--trace", "--script", "-", input: "tap \(touch)\n")
      #expect(script.code == 1 && script.output.contains("\(code) raised"))
    }
  }

  /// A page has nothing but its text, so that has to say what the code lacks.
  @Test func aPageStopsWhereTheAppDoes() throws {
    let workplace = try Workplace(Self.app)
    #expect(try workplace.navscene("draw", "App", "-o", "App.html").code == 1)
    let page = String(decoding: try workplace.read("App.html"), as: UTF8.self)
    let mark = "<script type=\"application/json\" id=\"app\">"
    let start = try #require(page.range(of: mark)).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    let app = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    let files = try #require((app as? [String: Any])?["files"] as? [[String: Any]])
    try workplace.write(try #require(files[0]["text"] as? String), to: "Page.navscene")
    for (touch, code) in [("Pay", "ERR-34"), ("Form", "wrong-root-view"), ("Lost", "ERR-32")] {
      let outcome = try workplace.navscene(
        "run", "Page.navscene", "--anyway", "--trace", input: "tap \(touch)\n")
      #expect(outcome.output.contains("\(code) raised"), "\(touch) \(outcome)")
    }
  }

  /// What is done in spite of errors fails, unless that was asked for; without errors nothing fails.
  @Test func errorsFailEveryCommandThatRuns() throws {
    var files = Self.app
    files["Good.navscene"] = clock
    let workplace = try Workplace(files)
    for command in [["run"], ["test"], ["draw", "--format", "html"]] {
      #expect(try workplace.navscene(command + ["App"]).code == 1, "\(command)")
      #expect(try workplace.navscene(command + ["App", "--anyway"]).code == 0, "\(command)")
      #expect(try workplace.navscene(command + ["App", "--no-sources"]).code == 0, "\(command)")
    }
    #expect(try workplace.navscene("run", "Good.navscene").code == 0)
  }

  /// A layout and a picture of a screen are of the app that runs, with its code.
  @Test func screensAreThoseOfTheAppWithItsCode() throws {
    var files = Self.app
    files["go.txt"] = "tap Lost\n"
    let workplace = try Workplace(files)
    for command in [["layout"], ["draw", "--screen"]] {
      let state = command + ["App", "--state", "go.txt"]
      let stopped = try workplace.navscene(state)
      #expect(stopped.code == 1 && stopped.errors.contains("ERR-32"), "\(stopped)")
      #expect(try workplace.navscene(state + ["--no-sources"]).code == 0)
      #expect(try workplace.navscene(command + ["App"]).code == 1)
      #expect(try workplace.navscene(command + ["App", "--anyway"]).code == 0)
      let target = try workplace.navscene(command + ["App", "--target", "Shop"])
      #expect(target.code == 2 && target.errors.contains("there is no app 'Shop'"))
    }
  }

  @Test func testsRunInSpiteOfErrorsThatXcodeLetsPass() throws {
    let workplace = try Workplace([
      "Shop.navscene": """
      storyboard Shop {
          initial -> Home
          scene Home { button Go -> show Cart }
          scene Cart: CratController
      }
      test "UIKit makes a plain controller" {
          tap Go
          expect effects == ["ERR-40"]
      }

      """
    ])
    #expect(try workplace.navscene("test", "Shop.navscene").code == 1)
    let outcome = try workplace.navscene("test", "Shop.navscene", "--anyway")
    #expect(outcome.code == 0 && outcome.output.contains("1 passed"), "\(outcome)")
  }

  @Test func flagsOfStoryboardsAreNotIgnored() throws {
    var files = Self.app
    files["Clock.navscene"] = clock
    let workplace = try Workplace(files)
    let sources = try workplace.navscene("run", "Clock.navscene", "--sources", "App")
    #expect(sources.code == 2 && sources.errors.contains("--sources is about storyboards"))
    let target = try workplace.navscene("run", "App", "--no-sources", "--target", "Shop")
    #expect(target.code == 2 && target.errors.contains("no project was read"))
    let unknown = try workplace.navscene("run", "App", "--target", "Shop")
    #expect(unknown.code == 2 && unknown.errors.contains("there is no app 'Shop'"))
    let picture = try workplace.navscene("draw", "App", "--anyway", "-o", "App.svg")
    #expect(picture.code == 2 && picture.errors.contains("--anyway belongs to screens and pages"))
  }
}
