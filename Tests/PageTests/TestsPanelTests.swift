import Foundation
import NavPage
import NavTesting
import Testing

/// The panel of tests, and what else people work with beside the device, in a real browser.
@Suite(
  "Panels", .serialized, .enabled(if: Browser.path != nil, "NAVSCENE_BROWSER names no browser"))
struct TestsPanelTests {
  private static let shop = """
    storyboard Shop {
        initial -> Stack
        navigation Stack { root -> Cart }
        scene Cart { title: "Cart", button Pay "Pay" -> show Done }
        scene Done { title: "Done" }
    }
    test "pays" {
        tap Pay
        expect visible == Done
        back
        expect visible == Cart
    }
    test "is wrong" on "iPhone 8" {
        tap Pay
        expect visible == Cart
    }
    """

  private func opened(_ width: Int = 1440, _ height: Int = 900) throws -> Browser {
    let browser = try Browser()
    try browser.resize(width, height)
    try browser.open(Page([(path: "Shop.navscene", text: Self.shop)], title: "Shop").html)
    try browser.wait("navscene.tests.all.every((test) => test.passed !== undefined)")
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

  @Test func aClickReplaysATestStepByStep() throws {
    let browser = try opened()
    #expect(try text("#tests-verdict", browser) == "1 passed, 1 failed")
    #expect(try text("#tests-badge", browser) == "1")
    try browser.click("#tests-tab")
    #expect(
      try text("#tests .failures", browser).contains("expected visible == Cart, but it is Done"))
    // The app is somewhere; a replay begins anew, and is left for where it was.
    try browser.click("#screen [data-touch][aria-label='Pay']")
    #expect(try visible(browser) == "Done")
    try browser.click("#tests > li:nth-child(2) > button")
    #expect(try visible(browser) == "Cart")
    #expect(try browser.evaluate("navscene.page.look.device") as? String == "iPhone 8")
    try browser.click("#replay-play")
    #expect(try text("#replay-play", browser) == "Play")
    try browser.evaluate("document.querySelector('.test-steps > li > button').click()")
    #expect(try visible(browser) == "Done")
    #expect(
      try browser.evaluate("document.querySelectorAll('.test-steps .ahead').length") as? Int == 1)
    try browser.click("#replay-step")
    #expect(try text("#tests .difference", browser) == "expected visible == Cart, but it is Done")
    #expect(try text("#notice", browser) == "expected visible == Cart, but it is Done")
    try browser.screenshot("tests")
    try browser.click("#replay-back")
    #expect(try text("#tests .difference", browser) == "")
    try browser.click("#back")
    #expect(try visible(browser) == "Cart")
    #expect(
      try browser.evaluate("document.querySelectorAll('.test-steps .ahead').length") as? Int == 2)
    try browser.click("#replay-end")
    #expect(try visible(browser) == "Done")
    #expect(try browser.evaluate("navscene.page.look.device") as? String == "iPhone 15")
    #expect(try browser.evaluate("navscene.tests.replay") is NSNull)
    #expect(browser.complaints == [])
  }

  @Test func aReplayPlaysByItselfAndEndsWhenSomebodyTouches() throws {
    let browser = try opened()
    try browser.click("#tests-tab")
    try browser.click("#tests > li > button")
    try browser.wait("navscene.tests.replay.done === navscene.tests.replay.steps.length")
    #expect(try visible(browser) == "Cart")
    #expect(try text("#replay-play", browser) == "Replay")
    try browser.click("#screen [data-touch][aria-label='Pay']")
    #expect(try browser.evaluate("navscene.tests.replay") is NSNull)
    #expect(try visible(browser) == "Done")
    #expect(browser.complaints == [])
  }

  @Test func verdictsFollowTheText() throws {
    let browser = try opened()
    func replace(_ old: String, _ new: String) throws {
      try browser.evaluate(
        """
        (() => {
          const field = document.getElementById("text");
          field.value = field.value.replace(\(quoted(old)), \(quoted(new)));
          field.dispatchEvent(new Event("input"));
        })()
        """)
    }
    try replace("tap Pay\n    expect visible == Cart", "tap Pay\n    expect visible == Done")
    try browser.wait("document.getElementById('tests-verdict').textContent === '2 passed'")
    #expect(try text("#tests-badge", browser) == "")
    try replace("test \"pays\" {", "test \"pays\" {\n    expect title == \"Nothing\"")
    try browser.wait(
      "document.getElementById('tests-verdict').textContent === '1 passed, 1 failed'")
    #expect(try text("#tests .failures", browser).contains("title == \"Nothing\""))
    #expect(browser.complaints == [])
  }

  /// As a shell has them: up and down, and what was begun is not lost.
  @Test func commandsAreRemembered() throws {
    let browser = try opened()
    try browser.evaluate("document.getElementById('command').focus()")
    for line in ["tap Pay", "back"] {
      try browser.call("Input.insertText", ["text": line])
      try browser.press("Enter")
    }
    #expect(try browser.evaluate("navscene.page.log.length") as? Int == 3)
    try browser.call("Input.insertText", ["text": "ro"])
    func field() throws -> String? {
      try browser.evaluate("document.getElementById('command').value") as? String
    }
    for wanted in ["back", "tap Pay", "tap Pay"] {
      try browser.press("ArrowUp")
      #expect(try field() == wanted)
    }
    for wanted in ["back", "ro"] {
      try browser.press("ArrowDown")
      #expect(try field() == wanted)
    }
    #expect(browser.complaints == [])
  }

  @Test func theSourceFollowsTheScreen() throws {
    let browser = try opened()
    let line = "navscene.editor.here.line"
    #expect(try browser.evaluate(line) as? Int == 4)
    #expect(
      try browser.evaluate("document.getElementById('here-band').checkVisibility()") as? Bool
        == true)
    try browser.click("#screen [data-touch][aria-label='Pay']")
    #expect(try browser.evaluate(line) as? Int == 5)
    #expect(browser.complaints == [])
  }

  /// What a launch calls is the same each time; a tap's callbacks are what people look for.
  @Test func callbacksOfALaunchAreFolded() throws {
    let browser = try opened()
    try browser.click("#screen [data-touch][aria-label='Pay']")
    let heights = try browser.evaluate(
      "[...document.querySelectorAll('#moments ul')].map((list) => list.checkVisibility())")
    #expect(heights as? [Bool] == [false, true])
    try browser.click("#moments summary")
    #expect(
      try browser.evaluate("document.querySelector('#moments ul').checkVisibility()") as? Bool
        == true)
    #expect(browser.complaints == [])
  }

  /// On a phone, steps back and forward are in reach whatever is in view.
  @Test func theHistoryIsInReachOnAPhone() throws {
    let browser = try opened(390, 844)
    try browser.click("#screen [data-touch][aria-label='Pay']")
    let reach = """
      (() => {
        const box = document.getElementById("back").getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.width >= 32 && box.bottom <= innerHeight && document.getElementById("back").contains(hit);
      })()
      """
    for place in [0, 300, 2000] {
      try browser.evaluate("scrollTo(0, \(place))")
      #expect(try browser.evaluate(reach) as? Bool == true, "\(place)")
    }
    try browser.click("#back")
    #expect(try visible(browser) == "Cart")
    try browser.screenshot("phone")
    #expect(browser.complaints == [])
  }

  @Test func whatCanBeTouchedShowsIt() throws {
    let browser = try opened()
    let node = "document.querySelector(\"#screen [data-touch][aria-label='Pay']\")"
    let fill = "getComputedStyle(\(node).querySelector('rect')).stroke"
    let before = try browser.evaluate(fill) as? String
    let box = try #require(
      try browser.evaluate(
        "(() => { const b = \(node).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()"
      ) as? [Double])
    try browser.call(
      "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": box[0], "y": box[1]])
    #expect(try browser.evaluate(fill) as? String != before)
    #expect(try browser.evaluate("getComputedStyle(\(node)).cursor") as? String == "pointer")
    #expect(browser.complaints == [])
  }

  @Test("every text has a contrast of 4.5:1", arguments: [false, true])
  func contrast(_ isDark: Bool) throws {
    let browser = try Browser()
    for (width, height) in [(1440, 900), (390, 844)] {
      try browser.resize(width, height, isDark: isDark)
      try browser.open(Page([(path: "Shop.navscene", text: Self.shop)], title: "Shop").html)
      try browser.wait("navscene.tests.all.every((test) => test.passed !== undefined)")
      try browser.click("#screen [data-touch][aria-label='Pay']")
      try browser.click("#back")
      for panel in ["source", "tests", "log", "canvas"] {
        try browser.evaluate("document.getElementById('\(panel)-tab').click()")
        #expect(try browser.evaluate(Contrast.script) as? [String] == [], "\(panel)")
      }
      try browser.evaluate("document.querySelector('#tests > li:nth-child(2) > button').click()")
      try browser.evaluate("document.querySelector('.test-steps > li:last-child > button').click()")
      try browser.evaluate("document.getElementById('tests-tab').click()")
      #expect(try browser.evaluate(Contrast.script) as? [String] == [], "replay")
    }
    // With a mistake in the text.
    try browser.resize(1440, 900, isDark: isDark)
    let text = Self.shop.replacing("show Done", with: "show Dnoe")
    try browser.open(Page([(path: "Shop.navscene", text: text)], title: "Shop").html)
    #expect(try browser.evaluate(Contrast.script) as? [String] == [], "mistake")
    #expect(browser.complaints == [])
  }
}
