import Foundation
import NavPage
import NavTesting
import Testing

/// The checks below the tests, in a real browser.
@Suite(
  "Checks", .serialized, .enabled(if: Browser.path != nil, "NAVSCENE_BROWSER names no browser"))
struct ChecksPanelTests {
  private let decided =
    "navscene.checks.all.length > 0 && navscene.checks.all.every((check) => check.verdict !== undefined)"

  private func opened(_ text: String = CheckReplayTests.text) throws -> Browser {
    let browser = try Browser()
    try browser.resize(1440, 900)
    try browser.open(Page([(path: "Shop.navscene", text: text)], title: "Shop").html)
    try browser.wait(decided)
    try browser.click("#tests-tab")
    return browser
  }

  private func text(_ selector: String, _ browser: Browser) throws -> String {
    let found = try browser.evaluate(
      "document.querySelector(\(quoted(selector)))?.textContent ?? ''")
    return found as? String ?? ""
  }

  private func visible(_ browser: Browser) throws -> String? {
    try browser.evaluate("navscene.page.look.visible") as? String
  }

  private func replace(_ old: String, _ new: String, _ browser: Browser) throws {
    try browser.evaluate(
      """
      (() => {
        const field = document.getElementById("text");
        field.value = field.value.replace(\(quoted(old)), \(quoted(new)));
        field.dispatchEvent(new Event("input"));
      })()
      """)
  }

  @Test func aClickPlaysTheRunThatRefutesAClaim() throws {
    let browser = try opened()
    try browser.wait(
      "document.getElementById('checks-verdict').textContent === '4 proven, 2 refuted, 1 not decided'"
    )
    // What is claimed of every app is no reason to be alarmed.
    #expect(try text("#tests-badge", browser) == "1")
    #expect(
      try text("#checks > li:nth-child(1) .explanation", browser).hasPrefix("proven in "))
    #expect(
      try text("#checks > li:nth-child(3) .explanation", browser)
        == "not decided: there are more than 2 states")
    #expect(try browser.evaluate("navscene.checks.decider.isHere") as? Bool == false)
    try browser.click("#screen [data-touch][aria-label='Pay']")
    try browser.click("#checks > li:nth-child(2) > .check-title")
    #expect(try visible(browser) == "Cart")
    #expect(try browser.evaluate("navscene.page.look.device") as? String == "iPhone 8")
    try browser.click("#replay-play")
    for (name, count) in [("Cart", 1), ("Ask", 2), ("Done", 3)] {
      try browser.click("#replay-step")
      #expect(try visible(browser) == name)
      #expect(try browser.evaluate("navscene.tests.replay.done") as? Int == count)
    }
    let steps = ".test-steps > li:nth-child(3)"
    #expect(try text("\(steps) .change", browser) == "visible Ask -> Done")
    let sentence = "refuted: after 2 moves there is no way there any more"
    #expect(try text("\(steps) .difference", browser) == sentence)
    #expect(try text("#notice", browser) == sentence)
    #expect(
      try browser.evaluate("document.querySelector('\(steps)').className") as? String == "failed")
    try browser.screenshot("checks")
    try browser.click("#replay-end")
    #expect(try visible(browser) == "Ask")
    #expect(try browser.evaluate("navscene.page.look.device") as? String == "iPhone 15")
    #expect(try browser.evaluate("navscene.tests.replay") is NSNull)
    #expect(
      try browser.evaluate("document.activeElement.title") as? String == "Replay on the device")
    // A test and a claim are not replayed at the same time; what nobody wrote is played as well.
    try browser.click("#checks > li:nth-child(5) > .check-title")
    try browser.wait("navscene.tests.replay.done === navscene.tests.replay.steps.length")
    #expect(try visible(browser) == "Done")
    try browser.click("#checks > li:nth-child(2) > .check-title")
    #expect(try browser.evaluate("document.querySelectorAll('.test-steps').length") as? Int == 1)
    #expect(browser.complaints == [])
  }

  @Test func theKeyboardIsEnough() throws {
    let browser = try opened()
    try browser.evaluate("document.querySelector('#checks > li:nth-child(2) > button').focus()")
    try browser.press("Enter")
    #expect(try browser.evaluate("document.activeElement.id") as? String == "replay-play")
    #expect(
      try browser.evaluate(
        "document.querySelector('#checks > li:nth-child(2) > button').ariaExpanded") as? String
        == "true")
    try browser.press("Enter")
    // There is no step back from the first.
    try browser.press("Tab")
    for _ in 0..<2 { try browser.press("Enter") }
    #expect(try visible(browser) == "Ask")
    // A claim that is so leads to where it is written.
    try browser.evaluate("document.querySelector('#checks > li:nth-child(1) > button').focus()")
    try browser.press("Enter")
    #expect(
      try browser.evaluate("getSelection().toString() || document.activeElement.id") as? String
        != "")
    #expect(try browser.evaluate("document.activeElement.id") as? String == "text")
    #expect(browser.complaints == [])
  }

  @Test func verdictsFollowTheText() throws {
    let browser = try opened()
    try browser.click("#checks > li:nth-child(2) > .check-title")
    try browser.click("#replay-play")
    // Another run refutes the claim that is replayed: the replay goes on with it.
    try replace("-> show Ask", "-> present Done { style: fullScreen }", browser)
    try browser.wait("navscene.tests.replay?.steps.length === 2")
    try replace(
      "button Stay \"Stay\"", "button Stay \"Stay\" -> action stay, action stay { dismiss }",
      browser)
    try browser.wait(
      "document.getElementById('checks-verdict').textContent === '6 proven, 1 refuted' && !navscene.tests.replay"
    )
    #expect(
      try text("#checks > li:nth-child(3) .explanation", browser) == "refuted in 1 move")
    try replace("    never Done", "    never Cart", browser)
    try browser.wait(
      "document.querySelector('#checks > li:nth-child(3) .explanation')?.textContent === 'refuted right after the launch'"
    )
    try browser.click("#checks > li:nth-child(3) > .check-title")
    try browser.wait("navscene.tests.replay.done === 1")
    #expect(try text(".difference", browser) == "refuted right after the launch")
    #expect(browser.complaints == [])
  }

  @Test("every text has a contrast of 4.5:1", arguments: [false, true])
  func contrast(_ isDark: Bool) throws {
    let browser = try opened()
    try browser.resize(1440, 900, isDark: isDark)
    try browser.wait("document.getElementById('checks-verdict').textContent.startsWith('4')")
    try browser.evaluate("document.getElementById('checks-title').scrollIntoView()")
    try browser.screenshot(isDark ? "checks-list-dark" : "checks-list")
    #expect(try browser.evaluate(Contrast.script) as? [String] == [])
    try browser.click("#checks > li:nth-child(2) > .check-title")
    try browser.click("#replay-play")
    try browser.click(".test-steps > li:last-child > button")
    #expect(try browser.evaluate(Contrast.script) as? [String] == [], "replay")
    #expect(browser.complaints == [])
  }

  /// An app whose states are many is left undecided after some of them, and the page answers meanwhile.
  @Test func thePageAnswersWhileItDecides() throws {
    let text = """
      var a: 0...99
      var b: 0...99
      var c: 0...99
      storyboard Main {
          initial -> Home
          scene Home {
              button A -> action more, action more { a = a + 1 }
              button B -> action other, action other { b = b + 1 }
              button C -> action third, action third { c = c + 1 }
          }
      }
      check "few" { never a > 98 }
      """
    let browser = try Browser()
    try browser.resize(1440, 900)
    try browser.open(Page([(path: "Main.navscene", text: text)], title: "Main").html)
    try browser.evaluate(
      """
      globalThis.longest = 0;
      globalThis.last = performance.now();
      setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 5);
      0
      """)
    try browser.wait(
      "document.querySelector('#checks .explanation')?.textContent.startsWith('not decided: there are more than 2')"
    )
    let explanation = try browser.evaluate(
      "document.querySelector('#checks .explanation').textContent")
    #expect(explanation as? String == "not decided: there are more than 20000 states")
    #expect((try browser.evaluate("longest") as? Double ?? 9_999) < 400)
    #expect(browser.complaints == [])
  }

  @Test("the core as WebAssembly decides as the same core does natively")
  func sameVerdicts() throws {
    let browser = try Browser()
    try browser.open(page(of: "Samples/Clock.navscene").html)
    for sample in Project.files(under: "Samples", ".navscene") where !sample.contains("Broken") {
      let requests = [
        TestPlayer.opening([sample]), ["ask": "checks"], ["ask": "decide", "states": 200],
        ["ask": "retrace", "number": 1, "moves": [0, 0]],
      ]
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
      for (page, own) in zip(try #require(seen as? [String]), expected) {
        #expect(difference(page, own) == nil, "\(sample)")
      }
    }
    #expect(browser.complaints == [])
  }
}
