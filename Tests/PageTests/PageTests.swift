import Foundation
import NavPage
import NavTesting
import Testing

/// The page in a real browser.
@Suite("Page", .serialized, .enabled(if: Browser.path != nil, "NAVSCENE_BROWSER names no browser"))
struct PageTests {
  /// Touches one thing after another as a finger would, and compares the whole state with that of the simulator of this
  /// process after each.
  private func tapThrough(_ sample: String, _ labels: [String]) throws {
    let browser = try Browser()
    try browser.resize(1440, 900)
    try browser.open(page(of: "Samples/\(sample).navscene").html)
    var player = TestPlayer()
    _ = player.ask(TestPlayer.opening(["Samples/\(sample).navscene"]))
    try browser.screenshot("\(sample)-0")
    for (step, label) in labels.enumerated() {
      let selector = "#screen [data-touch][aria-label^=\(quoted(label))]:not([aria-disabled])"
      let node = try #require(
        try browser.evaluate("document.querySelector(\(quoted(selector)))?.dataset.touch")
          as? String, "\(sample): nothing says \(label) after \(labels.prefix(step))")
      try browser.click(selector)
      _ = player.ask(["ask": "touch", "node": Int(node) ?? -1])
      let state = ["ask": "perform", "line": "state"]
      let seen = try browser.evaluate(
        "navscene.page.player.answer({ ask: 'perform', line: 'state' })")
      if let difference = difference(seen as? String ?? "", player.answer(state)) {
        Issue.record("\(sample) after \(label): \(difference)")
        return
      }
      try browser.screenshot("\(sample)-\(step + 1)")
    }
    #expect(browser.complaints == [])
  }

  @Test func homepwner() throws {
    try tapThrough(
      "Homepwner",
      [
        "Edit", "Done", "Add", "Shiny Mac", "Back to Homepwner", "Rusty Bear", "Change Date",
        "Done",
        "Camera", "Take Photo", "Back to Homepwner",
      ])
  }

  @Test func clock() throws {
    try tapThrough(
      "Clock",
      [
        "Add", "Tokyo", "Done", "Alarm", "Stopwatch", "Start", "Lap", "Stop", "Timer",
        "When Timer Ends", "Chimes", "World Clock",
      ])
  }

  @Test func historyGoesBothWays() throws {
    let browser = try Browser()
    try browser.open(page(of: "Samples/Homepwner.navscene").html)
    try browser.click("#screen [data-touch][aria-label^='Rusty Bear']")
    #expect(try browser.evaluate("navscene.page.look.visible") as? String == "Detail")
    try browser.click("#back")
    #expect(try browser.evaluate("navscene.page.look.visible") as? String == "Items")
    try browser.click("#forward")
    #expect(try browser.evaluate("navscene.page.look.visible") as? String == "Detail")
    #expect(
      try browser.evaluate("document.querySelectorAll('#moments > li').length") as? Int == 2)
    #expect(browser.complaints == [])
  }

  @Test func aLinkLeadsToTheSameState() throws {
    let browser = try Browser()
    let html = page(of: "Samples/Homepwner.navscene").html
    try browser.open(html)
    try browser.click("#screen [data-touch][aria-label^='Rusty Bear']")
    try browser.click("#rotate")
    try browser.evaluate(
      """
      (() => {
        const device = document.getElementById("device");
        device.value = "iPhone 15";
        device.dispatchEvent(new Event("change"));
      })()
      """)
    try browser.wait("location.hash.includes('iPhone')")
    let fragment = try #require(try browser.evaluate("location.hash") as? String)
    let look = "JSON.stringify({ ...navscene.page.look, log: navscene.page.log })"
    let before = try browser.evaluate(look) as? String
    try browser.open(html, fragment: fragment)
    #expect(try browser.evaluate(look) as? String == before)
    #expect(before?.contains("landscape") == true)
    #expect(browser.complaints == [])
  }

  @Test func theTextIsCompiledAsItIsWritten() throws {
    let browser = try Browser()
    try browser.resize(1440, 900)
    let html = page(of: "Samples/Homepwner.navscene").html
    try browser.open(html)
    try browser.click("#screen [data-touch][aria-label^='Rusty Bear']")
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
    try replace("present ImagePicker", "present ImagePiker")
    try browser.wait("document.querySelectorAll('#findings li').length === 1")
    let finding = try browser.evaluate("document.querySelector('#findings').textContent")
    #expect((finding as? String)?.contains("there is no scene called 'ImagePiker'") == true)
    #expect(try browser.evaluate("navscene.page.look.visible") as? String == "Detail")
    try browser.screenshot("mistake")
    try replace("present ImagePiker", "present ImagePicker")
    try replace("\"Change Date\"", "\"Pick a Date\"")
    try browser.wait("document.querySelector('#screen [aria-label^=\"Pick a Date\"]')")
    #expect(try browser.evaluate("navscene.page.look.position") as? Int == 1)
    // What was written is part of the link.
    try browser.wait("location.hash.includes('source=')")
    let fragment = try #require(try browser.evaluate("location.hash") as? String)
    try browser.open(html, fragment: fragment)
    try browser.wait("document.querySelector('#screen [aria-label^=\"Pick a Date\"]')")
    #expect(browser.complaints == [])
  }

  @Test func theKeyboardIsEnough() throws {
    let browser = try Browser()
    try browser.open(page(of: "Samples/Homepwner.navscene").html)
    try browser.evaluate("document.querySelector('#screen [aria-label^=\"Rusty Bear\"]').focus()")
    try browser.press("Enter")
    #expect(try browser.evaluate("navscene.page.look.visible") as? String == "Detail")
    // The focus stays on the screen, where the next key finds something to do.
    #expect(
      try browser.evaluate("document.getElementById('screen').contains(document.activeElement)")
        as? Bool == true)
    // Everything that answers has a role, a name and a place in the order.
    let nameless = try browser.evaluate(
      """
      [...document.querySelectorAll("button, select, input, textarea, [data-touch]")]
        .filter((node) => !node.getAttribute("aria-label") && !node.textContent.trim()
          && !(node.labels?.length) && !node.closest("[hidden]"))
        .map((node) => node.outerHTML.slice(0, 100))
      """)
    #expect(nameless as? [String] == [])
    #expect(browser.complaints == [])
  }

  /// Nothing is loaded: the policy of the page forbids it, and the browser says so if anything tries.
  @Test func nothingIsLoaded() throws {
    let browser = try Browser()
    try browser.open(page(of: "Samples/Clock.navscene").html)
    let others = try browser.evaluate(
      "performance.getEntriesByType('resource').map((entry) => entry.name)")
    #expect(others as? [String] == [])
    #expect(browser.complaints == [])
  }

  @Test("looks well in every window")
  func windows() throws {
    let browser = try Browser()
    let html = page(of: "Samples/Clock.navscene").html
    for (width, height) in [(1600, 1000), (1000, 800), (420, 900)] {
      for isDark in [false, true] {
        try browser.resize(width, height, isDark: isDark)
        try browser.open(html)
        try browser.screenshot("window-\(width)-\(isDark ? "dark" : "light")")
        // No window needs to be scrolled sideways.
        let overflow = try browser.evaluate(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth")
        #expect(overflow as? Int == 0, "\(width)")
      }
    }
    #expect(browser.complaints == [])
  }
}
