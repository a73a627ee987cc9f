import Foundation
import NavPage
import NavTesting
import Testing

/// The core as WebAssembly says byte for byte what the same core says natively.
@Suite(
  "Traces", .serialized, .enabled(if: Browser.path != nil, "NAVSCENE_BROWSER names no browser"))
struct TraceTests {
  private static let samples = Project.files(under: "Samples", ".navscene")
    .filter { !$0.contains("Broken") }

  @Test("every sample behaves alike")
  func samples() throws {
    let browser = try Browser()
    try browser.open(page(of: "Samples/Clock.navscene").html)
    for sample in Self.samples {
      let requests = walk(sample, steps: 250)
      var player = TestPlayer()
      let expected = requests.map { player.answer($0) }
      let data = try JSONSerialization.data(withJSONObject: requests)
      let seen = try browser.evaluate(
        """
        (() => {
          const player = new navscene.Player(navscene.page.module);
          return \(String(decoding: data, as: UTF8.self)).map((request) => player.answer(request));
        })()
        """)
      let answers = try #require(seen as? [String])
      #expect(answers.count == expected.count)
      for (index, pair) in zip(answers, expected).enumerated() {
        guard let difference = difference(pair.0, pair.1) else { continue }
        Issue.record("\(sample), request \(index), \(requests[index]): \(difference)")
        break
      }
    }
    #expect(browser.complaints == [])
  }

  /// What somebody might do who touches everything: made from a seed, so that each run is like the other.
  private func walk(_ sample: String, steps: Int) -> [[String: Any]] {
    var random = SeededRandom(seed: 5)
    var player = TestPlayer()
    var requests = [TestPlayer.opening([sample])]
    _ = player.ask(requests[0])
    requests.append(["ask": "choices"])
    requests.append(["ask": "canvas"])
    requests.append(["ask": "tests"])
    requests.append(["ask": "test", "number": 0])
    for step in 0..<steps {
      let look = player.look(since: step)
      if step.isMultiple(of: 10) || step < 5 { requests.append(["ask": "look", "since": step]) }
      let request = self.step(look, &random)
      requests.append(request)
      _ = player.ask(request)
      if look["crash"] is [String: Any] {
        requests.append(["ask": "perform", "line": "restart"])
        player.perform("restart")
      }
    }
    requests.append(["ask": "replay", "number": 0])
    requests.append(["ask": "look"])
    return requests
  }

  private func step(_ look: [String: Any], _ random: inout SeededRandom) -> [String: Any] {
    let screen = look["screen"] as? String ?? ""
    let nodes = screen.matches(of: /data-touch="(\d+)"/).compactMap { Int($0.1) }
    let gestures = look["gestures"] as? [String] ?? []
    if !nodes.isEmpty && random.chance(60) { return ["ask": "touch", "node": random.pick(nodes)] }
    if !gestures.isEmpty && random.chance(30) {
      return ["ask": "perform", "line": random.pick(gestures)]
    }
    let scene = look["visible"] as? String ?? ""
    let lines = [
      "back", "pop", "dismiss", "rotate landscape", "rotate portrait", "resize iPad Air 2",
      "resize iPhone 15", "resize iPhone 5s", "push \(scene)", "present \(scene)", "pop-to-root",
      "animate step", "animate on", "finish", "undo", "redo", "tab 1", "select 0", "save a",
      "restore a", "swipe-down", "tap Nobody", "state", "screen", "log", "help", "touch 2",
    ]
    return ["ask": "perform", "line": random.pick(lines)]
  }
}
