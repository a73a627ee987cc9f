import Foundation
import NavPage
import NavTesting
import Testing

/// The answers that a page gets about the tests in its text, without a browser.
@Suite("Replays")
struct TestReplayTests {
  private static let text = """
    storyboard Shop {
        initial -> Stack
        navigation Stack { root -> Cart }
        scene Cart { title: "Cart", button Pay "Pay" -> show Done }
        scene Done { title: "Done", button Nothing }
    }
    test "pays" on "iPhone 8" {
        expect visible == Cart
        tap Pay
        expect visible == Done
        back
    }
    test "is wrong" {
        tap Nothing
        expect refused
        tap Pay
        expect visible == Cart
    }
    """

  private func opened() -> TestPlayer {
    var player = TestPlayer()
    _ = player.ask(["ask": "open", "files": [["path": "Shop.navscene", "text": Self.text]]])
    return player
  }

  @Test func testsAreListedAndPlayed() throws {
    var player = opened()
    let tests = try #require(player.ask(["ask": "tests"])["tests"] as? [[String: Any]])
    #expect(tests.map { $0["title"] as? String } == ["pays", "is wrong"])
    #expect(tests.map { $0["line"] as? Int } == [7, 13])
    #expect(player.ask(["ask": "test", "number": 0])["passed"] as? Bool == true)
    let wrong = player.ask(["ask": "test", "number": 1])
    #expect(wrong["passed"] as? Bool == false)
    let failures = try #require(wrong["failures"] as? [[String: Any]])
    #expect(
      failures.map { $0["message"] as? String } == ["expected visible == Cart, but it is Done"])
    #expect(failures.map { $0["line"] as? Int } == [17])
    // Nothing of this has touched the app that is open.
    #expect(player.look()["position"] as? Int == 0)
    for number in [-1, 2] {
      #expect(player.ask(["ask": "test", "number": number])["error"] != nil)
      #expect(player.ask(["ask": "replay", "number": number])["error"] != nil)
    }
  }

  @Test func aReplayIsTheHistoryOfItsTest() throws {
    var player = opened()
    player.perform("rotate landscape")
    let answer = player.ask(["ask": "replay", "number": 0])
    let start = try #require(answer["start"] as? [String: Any])
    #expect(start["device"] as? String == "iPhone 8")
    #expect(start["storyboard"] as? String == "Shop")
    #expect(start["era"] is NSNull)
    let steps = try #require(answer["steps"] as? [[String: Any]])
    #expect(steps.map { $0["position"] as? Int } == [0, 1, 1, 2])
    #expect(steps.map { $0["isExpectation"] as? Bool } == [true, false, true, false])
    let look = player.look()
    #expect(look["device"] as? String == "iPhone 8")
    #expect(look["length"] as? Int == 2)
    let log = try #require(look["log"] as? [[String: Any]])
    #expect(log.map { $0["command"] as? String } == ["launch", "tap Pay", "back"])
    // As it is written, by its bytes.
    let bytes = Array(Self.text.utf8)
    let second = steps[1]
    let (offset, end) = (second["offset"] as? Int ?? 0, second["end"] as? Int ?? 0)
    #expect(String(decoding: bytes[offset..<end], as: UTF8.self) == "tap Pay")
  }

  /// A step that is refused leaves no moment behind, and the history can be done again.
  @Test func refusedStepsLeaveTheAppAsItIs() throws {
    var player = opened()
    let answer = player.ask(["ask": "replay", "number": 1])
    let steps = try #require(answer["steps"] as? [[String: Any]])
    #expect(steps.map { $0["position"] as? Int } == [0, 0, 1, 1])
    #expect(
      steps.map { $0["failures"] as? [String] } == [
        [], [], [], ["expected visible == Cart, but it is Done"],
      ])
  }

  /// Every test of the samples: what the history of its replay says can be done again gives the same state.
  @Test(arguments: Project.files(under: "Samples", ".navscene").filter { !$0.contains("Broken") })
  func replaysAreLinks(_ sample: String) throws {
    var player = TestPlayer()
    _ = player.ask(TestPlayer.opening([sample]))
    let count = (player.ask(["ask": "tests"])["tests"] as? [Any])?.count ?? 0
    for number in 0..<count {
      _ = player.ask(TestPlayer.opening([sample]))
      let answer = player.ask(["ask": "replay", "number": number])
      let start = (answer["start"] as? [String: Any] ?? [:]).filter { !($0.value is NSNull) }
      let log = try #require(player.look()["log"] as? [[String: Any]])
      let commands = log.dropFirst().compactMap { $0["command"] as? String }
      let state = player.answer(["ask": "perform", "line": "state"])
      var other = TestPlayer()
      let opening = start.merging(["commands": commands]) { first, _ in first }
      let opened = other.ask(TestPlayer.opening([sample], opening))
      #expect(opened["stopped"] is NSNull, "\(sample), test \(number): \(opened)")
      #expect(other.answer(["ask": "perform", "line": "state"]) == state)
    }
  }
}
