import Foundation
import NavModel
import NavTesting
import Testing

/// What a page is answered, here without a page.
@Suite("Player")
struct PlayerTests {
  private let homepwner = TestPlayer.opening(["Samples/Homepwner.navscene"])

  @Test func opensAndLooks() throws {
    var player = TestPlayer()
    let opened = player.ask(homepwner)
    #expect(opened["runs"] as? Bool == true)
    #expect((opened["diagnostics"] as? [Any])?.isEmpty == true)
    #expect(opened["storyboards"] as? [String] == ["Homepwner"])
    let look = player.look()
    #expect(look["name"] as? String == "Homepwner")
    #expect(look["visible"] as? String == "Items")
    #expect(look["device"] as? String == "iPhone 5s")
    #expect(look["era"] as? String == "flat")
    #expect(look["position"] as? Int == 0)
    #expect(look["crash"] is NSNull)
    let log = try #require(look["log"] as? [[String: Any]])
    #expect(log.map { $0["command"] as? String } == ["launch"])
    let lines = try #require(log[0]["lines"] as? [[String: Any]])
    #expect(lines.contains { $0["text"] as? String == "Items.viewDidLoad" })
    let screen = try #require(look["screen"] as? String)
    #expect(screen.hasPrefix("<svg") && screen.contains("data-touch"))
  }

  @Test func touchesSayWhatTheyDo() throws {
    var player = TestPlayer()
    _ = player.ask(homepwner)
    let answer = try touch("Rusty Bear", &player)
    #expect(answer["command"] as? String == "tap \"Rusty Bear\"")
    #expect(player.visible == "Detail")
    #expect(player.ask(["ask": "touch", "node": 9999])["error"] != nil)
    #expect(player.ask(["ask": "touch"])["error"] != nil)
  }

  /// Touches what is labelled so on the screen.
  private func touch(_ label: String, _ player: inout TestPlayer) throws -> [String: Any] {
    let screen = try #require(player.look()["screen"] as? String)
    let group = try #require(
      screen.split(separator: "<").first {
        $0.contains("data-touch") && $0.contains("aria-label=\"\(label)")
      }, "nothing says \(label)")
    let number = try #require(group.firstMatch(of: /data-touch="(\d+)"/))
    return player.ask(["ask": "touch", "node": Int(number.1) ?? -1])
  }

  @Test func goesBackAndForward() {
    var player = TestPlayer()
    _ = player.ask(homepwner)
    #expect(player.perform(["tap \"Rusty Bear\"", "tap ChangeDate"]) == [true, true])
    let first = player.ask(["ask": "go", "position": 0])
    #expect(player.visible == "Items")
    #expect(first["length"] as? Int == 2)
    // How it looks is a question of its own, which costs more.
    #expect(Set(first.keys) == ["position", "length"])
    _ = player.ask(["ask": "go", "position": 2])
    #expect(player.visible == "DatePicker")
    #expect(player.ask(["ask": "go", "position": 99])["position"] as? Int == 2)
    #expect(player.ask(["ask": "go", "position": -5])["position"] as? Int == 0)
    #expect(player.perform(["tap \"Rusty Bear\""]) == [true])
    #expect(player.look()["length"] as? Int == 1)
  }

  @Test func keepsTheStateWhenTheTextChanges() throws {
    var player = TestPlayer()
    let commands = ["tap \"Rusty Bear\"", "tap ChangeDate"]
    let opening = ["commands": commands, "position": 1] as [String: Any]
    let opened = player.ask(TestPlayer.opening(["Samples/Homepwner.navscene"], opening))
    #expect(opened["done"] as? Int == 2)
    #expect(opened["stopped"] is NSNull)
    #expect(player.visible == "Detail")
    #expect(player.look()["length"] as? Int == 2)
    // What no longer exists cannot be done again.
    let stopped = player.ask(
      TestPlayer.opening(["Samples/Homepwner.navscene"], ["commands": ["tap Nobody", "back"]]))
    #expect((stopped["stopped"] as? [String: Any])?["command"] as? String == "tap Nobody")
    #expect(player.visible == "Items")
  }

  @Test func mistakesAreToldAndTheOldAppGoesOn() throws {
    var player = TestPlayer()
    _ = player.ask(homepwner)
    player.perform("tap \"Rusty Bear\"")
    let opened = player.ask([
      "ask": "open",
      "files": [["path": "Shop.navscene", "text": "storyboard Shop { initial -> Cart }"]],
    ])
    #expect(opened["runs"] as? Bool == false)
    let findings = try #require(opened["diagnostics"] as? [[String: Any]])
    #expect(findings.first?["code"] as? String == "unknown-scene")
    #expect(findings.first?["line"] as? Int == 1)
    #expect(player.visible == "Detail")
  }

  @Test func theRulesOfLintAreTold() throws {
    func codes(_ text: String) -> [String] {
      var player = TestPlayer()
      let opened = player.ask([
        "ask": "open", "files": [["path": "Shop.navscene", "text": text]],
      ])
      #expect(opened["runs"] as? Bool == true)
      let findings = opened["diagnostics"] as? [[String: Any]] ?? []
      return findings.compactMap { $0["code"] as? String }
    }
    let cart = "storyboard Shop {\n  initial -> Cart\n  scene Cart { title: \"Cart\" }\n"
    let offer = "  scene Offer { title: \"Offer\" }\n}\n"
    let comment = "  // navscene:disable:next unreachable-scene -- shown by a push notification\n"
    #expect(codes(cart + offer) == ["unreachable-scene"])
    #expect(codes(cart + comment + offer) == [])
    #expect(codes(cart + comment + "}\n") == ["superfluous-disable"])
  }

  @Test func statesAreSavedWithoutFiles() {
    var player = TestPlayer()
    _ = player.ask(TestPlayer.opening(["Samples/Phone.navscene"]))
    #expect(player.perform(["save here", "restore here", "restore there"]) == [true, true, false])
  }

  @Test func devicesAndErasAreListed() {
    var player = TestPlayer()
    let choices = player.ask(["ask": "choices"])
    #expect((choices["devices"] as? [Any])?.count ?? 0 > 20)
    #expect((choices["eras"] as? [Any])?.count == SystemEra.allCases.count)
    #expect((choices["commands"] as? [Any])?.count ?? 0 > 30)
    _ = player.ask(
      TestPlayer.opening(
        ["Samples/Clock.navscene"],
        ["device": "iPad Air 2", "era": "sheet", "orientation": "landscapeLeft"]))
    let look = player.look()
    #expect(look["device"] as? String == "iPad Air 2")
    #expect(look["era"] as? String == "sheet")
    #expect(look["orientation"] as? String == "landscapeLeft")
  }

  @Test func coloursOfCatalogsAreThoseOfThePage() {
    let text = "storyboard S { initial -> A, scene A { backgroundColor: \"Sea\" } }"
    func screen(_ colors: [[String: String]]) -> String {
      var player = TestPlayer()
      let files = [["path": "S.navscene", "text": text]]
      let opened = player.ask(["ask": "open", "files": files, "colors": colors])
      #expect(opened["runs"] as? Bool == true)
      return "\(player.look())"
    }
    #expect(screen([["name": "Sea", "light": "123456", "dark": "65432180"]]).contains("#123456"))
    for unknown in [[:], ["name": "Sea"], ["name": "Sea", "light": "blue", "dark": "123456"]] {
      #expect(!screen([unknown]).contains("#123456"))
    }
  }

  @Test func nonsenseIsAnsweredToo() {
    var player = TestPlayer()
    for request in [[:], ["ask": "fly"], ["ask": "look"], ["ask": "perform", "line": "back"]] {
      #expect(player.ask(request)["error"] != nil)
    }
    #expect(player.ask(["ask": "open"])["runs"] as? Bool == false)
    #expect(player.ask(["ask": "open", "files": [["path": 1]]])["runs"] as? Bool == false)
  }

  /// Two rows that say the same are told apart by their numbers.
  @Test func twinsAreTouchedByNumber() throws {
    var player = TestPlayer()
    let text = """
      storyboard Twins {
          initial -> Rows
          table Rows {
              prototype Row {
                  var number: 1...2
                  text: "Row"
                  -> show Detail with number
              }
          }
          navigation Unused { root -> Detail }
          scene Detail {
              var number: 1...2
              label Shown { text: number }
          }
      }
      """
    let opened = player.ask([
      "ask": "open", "files": [["path": "Twins.navscene", "text": text]],
    ])
    #expect(opened["runs"] as? Bool == true, "\(opened)")
    let screen = try #require(player.look()["screen"] as? String)
    let rows = screen.matches(of: /data-touch="(\d+)"[^>]*aria-label="Row/).map { $0.1 }
    #expect(rows.count == 2)
    let lines = rows.map { row -> String? in
      let answer = player.ask(["ask": "touch", "node": Int(row) ?? -1])
      player.perform("undo")
      return answer["command"] as? String
    }
    #expect(Set(lines).count == 2, "\(lines)")
  }
}
