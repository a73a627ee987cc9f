import Foundation
import Testing

struct LayoutTests {
  private let app = """
    storyboard Main {
        initial -> Stack
        navigation Stack { root -> Home }
        scene Home {
            title: "Home"
            button Open "Open" -> show Detail
        }
        scene Detail { title: "Detail" }
    }
    """

  @Test func eachLineIsOneThingWithAFrame() throws {
    let workplace = try Workplace(["Main.navscene": app])
    let outcome = try workplace.navscene("layout", "--device", "iPhone 8", "--era", "flat")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        iPhone 8, portrait, iOS 7 to 12
        window 0, 0, 375, 667 | safe area 20, 0, 0, 0
          container Stack 0, 0, 375, 667 | safe area 20, 0, 0, 0
            content Home 0, 0, 375, 667 | safe area 64, 0, 0, 0
              element Open "Open" 16, 72, 343, 30 | leads on
            navigationBar 0, 20, 375, 44 | translucent
              title "Home" 164, 20, 47.5, 44
          statusBar 0, 0, 375, 20

        """)
  }

  @Test func severalDevicesAreSeveralTrees() throws {
    let workplace = try Workplace(["Main.navscene": app])
    let outcome = try workplace.navscene(
      "layout", "--device", "iPhone 8", "--device=iPad Air 2", "--orientation", "landscape")
    #expect(outcome.code == 0)
    let titles = outcome.output.split(separator: "\n").filter { $0.contains("landscape") }
    #expect(
      titles == [
        "iPhone 8, landscapeLeft, iOS 18", "iPad Air 2, landscapeLeft, iOS 18",
      ])
    #expect(outcome.output.contains("\n\niPad Air 2"))
  }

  @Test func commandsLeadToTheState() throws {
    let workplace = try Workplace(["Main.navscene": app, "way.txt": "# down\ntap Open\n"])
    for arguments in [["--state", "way.txt"], ["--state", "-"]] {
      let outcome = try workplace.navscene(
        "layout", "Main.navscene", arguments[0], arguments[1], input: "tap Open\n")
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("content Detail "))
      #expect(outcome.output.contains("backButton \"Home\""))
    }
  }

  @Test func aRefusedCommandFails() throws {
    let workplace = try Workplace(["Main.navscene": app])
    let refused = try workplace.navscene("layout", "Main.navscene", "--state", "-", input: "back\n")
    #expect(refused.code == 1)
    #expect(refused.output == "")
    #expect(refused.errors.hasPrefix("error: 'back' was refused: "))
    #expect(refused.errors.hasSuffix("\n  --> <stdin>:1\n"))
    try workplace.write("# down\n\ntap Shut\n", to: "way.txt")
    let helped = try workplace.navscene("layout", "Main.navscene", "--state", "way.txt")
    #expect(
      helped.errors == """
        error: 'tap Shut' was refused: 'Shut' is not on the screen
          --> way.txt:3
        help: you can tap Open

        """)
    let unknown = try workplace.navscene("layout", "Main.navscene", "--state", "-", input: "fly\n")
    #expect(unknown.code == 1)
    let missing = try workplace.navscene("layout", "Main.navscene", "--state", "nowhere.txt")
    #expect(missing.code == 1)
    #expect(missing.errors.contains("nowhere.txt"))
  }

  @Test func objectsNestAsViewsDo() throws {
    let workplace = try Workplace(["Main.navscene": app])
    let outcome = try workplace.navscene(
      "layout", "Main.navscene", "--json", "--device", "iPhone X", "--device", "iPhone 8",
      "--era", "flat")
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    #expect(object["device"] as? String == "iPhone X")
    #expect(object["orientation"] as? String == "portrait")
    #expect(object["era"] as? String == "flat")
    #expect(object["scale"] as? Int == 3)
    #expect(object["problems"] is [Any])
    let window = try #require(object["window"] as? [String: Any])
    #expect(window["kind"] as? String == "window")
    let stack = try #require((window["children"] as? [[String: Any]])?.first)
    let content = try #require((stack["children"] as? [[String: Any]])?.first)
    #expect(content["name"] as? String == "Home")
    #expect(
      content["safeArea"] as? [String: Int] == ["top": 88, "left": 0, "bottom": 34, "right": 0])
    let button = try #require((content["children"] as? [[String: Any]])?.first)
    #expect(button["frame"] as? [String: Int] == ["x": 16, "y": 96, "width": 343, "height": 30])
    #expect(button["touchable"] as? Bool == true)
  }

  @Test(arguments: [
    (["layout", "--device", "iPhone 51"], "did you mean"),
    (["layout", "--era", "moderm"], "did you mean 'modern'?"),
    (["layout", "-", "--state", "-"], "standard input cannot hold both"),
    (["layout", "--stat", "x"], "did you mean '--state'?"),
  ])
  func aSlipIsExplained(_ words: [String], _ answer: String) throws {
    let workplace = try Workplace(["Main.navscene": app])
    let outcome = try workplace.shell("$NAVSCENE " + words.map { "'\($0)'" }.joined(separator: " "))
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(answer))
  }

  @Test func errorsComeFirst() throws {
    let workplace = try Workplace(["Main.navscene": "storyboard Main { initial -> Nowhere }\n"])
    let outcome = try workplace.navscene("layout")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("error[unknown-scene]"))
  }

  @Test func whatNobodyCanReachIsOffScreen() throws {
    let app = """
      storyboard Main {
          initial -> Home
          scene Home {
              button Far "Far" { frame: [1000, 10, 100, 40] }
              button Near "Near" { frame: [10, 100, 100, 40] }
              scroll Page {
                  frame: [0, 200, 320, 100]
                  button Below "Below" { frame: [10, 2000, 100, 40] }
              }
          }
      }
      """
    let workplace = try Workplace(["Main.navscene": app])
    let tree = try workplace.navscene("layout", "--device", "iPhone 8").output
    let lines = tree.split(separator: "\n")
    #expect(lines.contains { $0.contains("Far") && $0.hasSuffix("| off screen") })
    #expect(lines.contains { $0.contains("Near") && !$0.contains("off screen") })
    #expect(lines.contains { $0.contains("Below") && !$0.contains("off screen") })
    let json = try workplace.navscene("layout", "--device", "iPhone 8", "--json").output
    #expect(json.contains(#""flags":["off screen"],"touchable":false"#))
  }

  /// Nothing is chosen in silence: neither another model of the same screen, nor a system that it never ran.
  @Test func aModelThatStandsForAnotherIsNamed() throws {
    let workplace = try Workplace(["Main.navscene": app])
    let plus = try workplace.navscene("layout", "--device", "iphone 16 plus")
    #expect(
      plus.errors
        == "note: 'iphone 16 plus' is shown as 'iPhone 15 Pro Max', which has the same screen\n")
    let first = try workplace.navscene("layout", "--device", "iPad")
    #expect(first.errors.contains("note: 'iPad' is shown as 'iPad 2'"))
    #expect(first.errors.contains("warning: no iPad 2 ever ran iOS 18,"))
    #expect(try workplace.navscene("layout", "--device", "iphone 15").errors == "")
  }

  @Test func devicesThatNeverRanAnEraAreWarnedOf() throws {
    let workplace = try Workplace(["Main.navscene": app])
    let outcome = try workplace.navscene(
      "layout", "--device", "iPhone SE (1st generation)", "--era", "modern")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("no iPhone SE (1st generation) ever ran iOS 18,"))
    #expect(outcome.errors.contains("its eras are flat (iOS 7 to 12), sheet (iOS 13 to 17)"))
    let known = try workplace.navscene("layout", "--device", "iPhone XS", "--era", "modern")
    #expect(known.errors == "note: 'iPhone XS' is shown as 'iPhone X', which has the same screen\n")
  }

  /// Models of the same screen did not all run the same.
  @Test func aModelIsJudgedByItsOwnSystems() throws {
    let workplace = try Workplace(["Main.navscene": app])
    for (device, isKnown) in [("iPhone XS", false), ("iPhone 11 Pro", true), ("iPhone XR", false)] {
      let outcome = try workplace.navscene("layout", "--device", device, "--era", "glass")
      #expect(outcome.errors.contains("no \(device) ever ran iOS 26 and later") != isKnown)
    }
    let newest = try workplace.navscene("layout", "--device", "iPhone 17")
    #expect(newest.errors == "")
    let named = try workplace.navscene("layout", "--device", "iPad Pro 11-inch (M5)")
    #expect(!named.errors.contains("ever ran"))
    let older = try workplace.navscene("layout", "--device", "iPhone 17", "--era", "modern")
    #expect(older.errors.contains("no iPhone 17 ever ran iOS 18,"))
  }

  /// A text that names both says what it wants as well as a command does.
  @Test func aTextThatNamesBothIsWarnedOf() throws {
    let said = app.replacing(
      "    initial", with: "    device: \"iPhone XS\"\n    era: glass\n    initial")
    let workplace = try Workplace(["Main.navscene": said])
    let outcome = try workplace.navscene("layout")
    #expect(outcome.errors.contains("no iPhone XS ever ran iOS 26 and later"))
    let other = try workplace.navscene("layout", "--device", "iPhone 11 Pro")
    #expect(!other.errors.contains("ever ran"))
  }

  @Test func namesThatAreNearlyRightAreFound() throws {
    let workplace = try Workplace(["Main.navscene": app])
    func help(_ device: String) throws -> String {
      let outcome = try workplace.navscene("layout", "--device", device)
      #expect(outcome.code == 2)
      return outcome.errors
    }
    #expect(try help("iPhone SE (1st)").contains("did you mean 'iPhone SE (1st generation)'?"))
    #expect(try help("iPhone 99").contains("did you mean 'iPhone 17' or 'iPhone 16'"))
    #expect(try help("iPad Air (5th)").contains("did you mean 'iPad Air (5th generation)'?"))
    #expect(try help("iPhon 15").contains("did you mean 'iPhone 15'"))
    #expect(try help("Newton").contains("there is iPhone 3GS, "))
  }
}
