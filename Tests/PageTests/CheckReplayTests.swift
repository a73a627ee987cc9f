import Foundation
import NavPage
import NavTesting
import Testing

/// The answers that a page gets about the checks in its text, without a browser.
@Suite("Retraced runs")
struct CheckReplayTests {
  static let text = """
    storyboard Shop {
        initial -> Stack
        navigation Stack { root -> Cart }
        scene Cart { title: "Cart", button Pay "Pay" -> show Ask }
        scene Ask { title: "Ask", button Yes "Yes" -> present Done { style: fullScreen } }
        scene Done { button Stay "Stay" }
    }
    check "stacks stay shallow" { always depth of Stack <= 3 }
    check "nobody gets stuck" on "iPhone 8" {
        can reach Done
        always can reach Cart
    }
    check "bounded" {
        states: 2
        never Done
    }
    """

  private func opened() -> TestPlayer {
    var player = TestPlayer()
    _ = player.ask(["ask": "open", "files": [["path": "Shop.navscene", "text": Self.text]]])
    return player
  }

  private func decided(_ player: inout TestPlayer, _ states: Int) throws -> [[String: Any]] {
    try #require(
      player.ask(["ask": "decide", "states": states])["checks"] as? [[String: Any]])
  }

  private func claims(_ check: [String: Any]) -> [[String: Any]] {
    check["claims"] as? [[String: Any]] ?? []
  }

  @Test func checksAreListed() throws {
    var player = opened()
    let checks = try #require(player.ask(["ask": "checks"])["checks"] as? [[String: Any]])
    #expect(
      checks.map { $0["title"] as? String } == [
        "stacks stay shallow", "nobody gets stuck", "bounded", "no run-time error is reachable",
        "from every screen there is a way back to the first", "no presentation is refused",
      ])
    #expect(checks.map { $0["isBuiltIn"] as? Bool } == [false, false, false, true, true, true])
    #expect(checks.map { $0["line"] as? Int } == [8, 9, 13, nil, nil, nil])
    #expect(claims(checks[1]).map { $0["line"] as? Int } == [10, 11])
    #expect(
      claims(checks[1]).map { $0["claim"] as? String } == [
        "can reach Done", "always can reach Cart",
      ])
  }

  @Test func verdictsSayHowManyStatesTheyTook() throws {
    var player = opened()
    player.perform("tap Pay")
    let checks = try decided(&player, 1_000)
    #expect(
      checks.map { $0["verdict"] as? String } == [
        "proven", "refuted", "undecided", "proven", "refuted", "proven",
      ])
    #expect(
      claims(checks[1]).map { $0["explanation"] as? String } == [
        "proven: it is 2 moves away", "refuted: after 2 moves there is no way there any more",
      ])
    #expect(
      claims(checks[2])[0]["explanation"] as? String
        == "not decided: there are more than 2 states")
    #expect(claims(checks[0])[0]["moves"] is NSNull)
    // The app that is open is where it was.
    #expect(player.visible == "Ask")
    // What a check allows is no reason to take longer than a page does.
    let few = try decided(&player, 1)
    #expect(few.allSatisfy { $0["verdict"] as? String == "undecided" })
  }

  @Test func aRunIsRetracedAsTheCheckStartsIt() throws {
    var player = opened()
    let checks = try decided(&player, 1_000)
    let moves = try #require(claims(checks[1])[1]["moves"] as? [Int])
    let answer = player.ask(["ask": "retrace", "number": 1, "moves": moves])
    let start = try #require(answer["start"] as? [String: Any])
    #expect(start["device"] as? String == "iPhone 8")
    let steps = try #require(answer["steps"] as? [[String: Any]])
    #expect(steps.map { $0["text"] as? String } == ["launch", "tap Pay", "tap Yes"])
    #expect(steps.map { $0["position"] as? Int } == [0, 1, 2])
    #expect(
      steps.map { $0["changes"] as? [String] } == [
        ["visible Cart"], ["visible Cart -> Ask", "stack Stack + Ask"],
        ["visible Ask -> Done", "presented + Done"],
      ])
    #expect(player.visible == "Done")
    #expect(player.look()["device"] as? String == "iPhone 8")
    // What nobody wrote starts as the page does, whatever was replayed before.
    let way = try #require(claims(checks[4])[0]["moves"] as? [Int])
    let other = player.ask([
      "ask": "retrace", "number": 4, "moves": way, "device": "iPhone 15 Pro Max",
    ])
    #expect((other["start"] as? [String: Any])?["device"] as? String == "iPhone 15 Pro Max")
    #expect(player.look()["device"] as? String == "iPhone 15 Pro Max")
    for (number, moves) in [(-1, []), (6, []), (1, [99])] {
      #expect(player.ask(["ask": "retrace", "number": number, "moves": moves])["error"] != nil)
    }
  }

  /// Being killed in the background and restored is one move, and two lines; both can be done again.
  @Test func aRestoredAppIsRetraced() throws {
    let text = """
      storyboard Main {
          initial -> Home
          scene Home { button Go -> present Other }
          scene Other { button Close -> action close, action close { dismiss } }
      }
      check "restored" {
          only restoration, taps
          never Other
      }
      """
    var player = TestPlayer()
    _ = player.ask(["ask": "open", "files": [["path": "Main.navscene", "text": text]]])
    let moves = try #require(claims(try decided(&player, 100)[0])[0]["moves"] as? [Int])
    #expect(moves.count == 1)
    // The last kind of move is being restored.
    let answer = player.ask(["ask": "retrace", "number": 0, "moves": [1] + moves])
    let steps = try #require(answer["steps"] as? [[String: Any]])
    #expect(steps.last?["text"] as? String == "tap Go")
    #expect(steps[1]["text"] as? String == "save background, restore background")
    #expect(steps.map { $0["position"] as? Int } == [0, 2, 3])
    let log = try #require(player.look()["log"] as? [[String: Any]])
    let commands = log.dropFirst().compactMap { $0["command"] as? String }
    #expect(player.perform(["restart"] + commands).allSatisfy { $0 })
    #expect(player.visible == "Other")
  }

  /// What the history of a run says can be done again gives the same state: it is a link.
  @Test(arguments: Project.files(under: "Samples", ".navscene").filter { !$0.contains("Broken") })
  func runsAreLinks(_ sample: String) throws {
    var player = TestPlayer()
    _ = player.ask(TestPlayer.opening([sample]))
    for (number, check) in try decided(&player, 300).enumerated() {
      guard let moves = claims(check)[0]["moves"] as? [Int] else { continue }
      let answer = player.ask(["ask": "retrace", "number": number, "moves": moves])
      let start = (answer["start"] as? [String: Any] ?? [:]).filter { !($0.value is NSNull) }
      let log = try #require(player.look()["log"] as? [[String: Any]])
      let commands = log.dropFirst().compactMap { $0["command"] as? String }
      #expect(commands.count == moves.count)
      let state = player.answer(["ask": "perform", "line": "state"])
      var other = TestPlayer()
      let opening = start.merging(["commands": commands]) { first, _ in first }
      let opened = other.ask(TestPlayer.opening([sample], opening))
      #expect(opened["stopped"] is NSNull, "\(sample), check \(number): \(opened)")
      #expect(other.answer(["ask": "perform", "line": "state"]) == state)
    }
  }
}
