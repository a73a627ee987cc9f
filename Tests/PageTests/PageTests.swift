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

  /// Fonts and their edges differ from machine to machine; what is where does not.
  @Test("README shows the page as it is")
  func picture() throws {
    let path = "Tests/Golden/Homepwner-page.png"
    let browser = try Browser()
    try browser.resize(1200, 760)
    try browser.open(page(of: "Samples/Homepwner.navscene").html)
    try browser.click("#screen [data-touch][aria-label^='Rusty Bear']")
    try browser.evaluate("document.activeElement?.blur()")
    // The pointer would light up what it is on.
    try browser.call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 1, "y": 1])
    let picture = try browser.picture()
    let file = URL(fileURLWithPath: Project.fullPath(path))
    if Project.isUpdating { return try picture.write(to: file) }
    let difference = try browser.difference(picture, try Data(contentsOf: file))
    #expect(difference < 0.04, "NAVSCENE_UPDATE=1 takes \(path) anew; README shows it")
    #expect(Project.text(of: "README.md").contains(path))
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

  @Test("a page follows the texts of a script beside it, and the place being edited")
  func liveSources() throws {
    let browser = try Browser()
    try browser.resize(1440, 900)
    let path = "Samples/Homepwner.navscene"
    let text = Project.text(of: path)
    var page = page(of: path)
    page.live = "app.live.js"
    func write(_ sources: LiveSources) throws {
      try Data(sources.script).write(to: browser.folder.appendingPathComponent("app.live.js"))
    }
    try write(LiveSources([(path: path, text: text)]))
    try browser.open(page.html)
    try browser.click("#screen [data-touch][aria-label^='Rusty Bear']")
    let new = text.replacing("title: \"Homepwner\"", with: "title: \"My Things\"")
    #expect(new != text)
    let detail = try #require(text.firstRange(of: "scene Detail")).lowerBound
    let line = 1 + text[..<detail].count { $0.isNewline }
    try write(LiveSources([(path: path, text: new)], here: (path: path, line: line)))
    try browser.wait("document.querySelector('#screen').textContent.includes('My Things')")
    // It stays where it was.
    #expect(try browser.evaluate("navscene.page.look.visible") as? String == "Detail")
    try browser.wait("document.querySelector('#canvas .pointed') !== null")
    #expect(
      try browser.evaluate("document.querySelector('#canvas .pointed').getAttribute('aria-label')")
        as? String == "Detail: show in the source")
    // What does not compile is said, and the page goes on showing what did.
    try write(LiveSources([(path: path, text: new + "}")]))
    try browser.wait("document.body.classList.contains('stale')")
    #expect(try browser.evaluate("navscene.page.look.visible") as? String == "Detail")
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
    // Nothing that answers is in anything else that does.
    let nested = try browser.evaluate(
      """
      [...document.querySelectorAll("button, a, select, input, textarea, [role=button], [role=switch]")]
        .filter((node) => node.parentElement.closest("button, a, [role=button], [role=switch], [role=img]"))
        .map((node) => node.outerHTML.slice(0, 100))
      """)
    #expect(nested as? [String] == [])
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

  @Test func keysAreTypedIntoTheFieldThatHasTheKeyboard() throws {
    let browser = try Browser()
    try browser.open(page(of: "Samples/Homepwner.navscene").html)
    for label in ["Rusty Bear", "Serial number"] {
      try browser.evaluate("document.querySelector('#screen [aria-label^=\"\(label)\"]').focus()")
      try browser.press("Enter")
    }
    for key in ["A", " ", "7"] { try browser.press(key) }
    let text = try browser.evaluate("navscene.page.look.text") as? String
    #expect(text?.contains("[A 7_") == true, "\(text ?? "")")
    #expect(browser.complaints == [])
  }

  /// Texts that HTML, JavaScript and JSON would each read as something else.
  @Test func anyTextTravelsInAPage() throws {
    let odd = "</script><!-- \u{2028}\u{2029} 'x' &amp; \u{1F600} {{payload}} \\\\ \\\"y\\\""
    let first =
      "// \(odd)\nstoryboard One {\n  initial -> A\n  scene A {\n    title: \"\(odd)\"\n"
      + "    button Go \"Go\" -> present Two.B\n  }\n}\n"
    let second = "storyboard Two {\n  initial -> B\n  scene B { title: \"Second\" }\n}\n"
    let files = [(path: "One.navscene", text: first), (path: "Two.navscene", text: second)]
    let browser = try Browser()
    try browser.resize(1440, 900)
    try browser.open(Page(files, title: "</title>\"<b>&").html)
    #expect(
      try browser.evaluate("document.getElementById('name').textContent") as? String
        == "</title>\"<b>&")
    let texts = try browser.evaluate("navscene.page.files.map((file) => file.text)")
    #expect(texts as? [String] == [first, second])
    #expect(try browser.evaluate("document.querySelectorAll('script').length") as? Int == 3)
    // Both files can be chosen, and so can both storyboards.
    #expect(try browser.evaluate("document.getElementById('file').hidden") as? Bool == false)
    #expect(try browser.evaluate("document.getElementById('storyboard').length") as? Int == 2)
    try browser.click("#screen [data-touch][aria-label='Go']")
    #expect(try browser.evaluate("navscene.page.look.visible") as? String == "B")
    try browser.evaluate(
      """
      (() => {
        for (const [id, value] of [["file", 1], ["storyboard", "Two"]]) {
          document.getElementById(id).value = value;
          document.getElementById(id).dispatchEvent(new Event("change"));
        }
      })()
      """)
    #expect(try browser.evaluate("document.getElementById('text').value") as? String == second)
    #expect(try browser.evaluate("navscene.page.look.name") as? String == "Two")
    // A scene of the canvas leads to its text, in whatever file that is.
    try browser.evaluate(
      "document.getElementById('canvas-scene-One.A').dispatchEvent(new Event('click'))")
    #expect(try browser.evaluate("document.getElementById('text').value") as? String == first)
    #expect(browser.complaints == [])
  }

  /// A core that stops is a mistake of ours; the page goes on, and says from where.
  @Test(arguments: [
    (1, "the app is where it was", "Detail"), (2, "as it was delivered", "Items"),
    (3, "cannot run this app", "Detail"),
  ])
  func aCoreThatStopsIsSurvived(_ stops: Int, _ sentence: String, _ visible: String) throws {
    let browser = try Browser()
    try browser.open(page(of: "Samples/Homepwner.navscene").html)
    try browser.click("#screen [data-touch][aria-label^='Rusty Bear']")
    try browser.evaluate(
      """
      (() => {
        const answer = navscene.Player.prototype.answer;
        let left = \(stops);
        navscene.Player.prototype.answer = function (request) {
          if (left-- > 0) throw new WebAssembly.RuntimeError("unreachable");
          return answer.call(this, request);
        };
      })()
      """)
    try browser.click("#rotate")
    let notice = "document.getElementById('notice')"
    let said = try browser.evaluate("\(notice).textContent") as? String ?? ""
    #expect(said.contains("navscene itself has stopped") && said.contains(sentence), "\(said)")
    #expect(try browser.evaluate("\(notice).className") as? String == "problem")
    #expect(try browser.evaluate("navscene.page.look.visible") as? String == visible)
    // What is said in the console is that, and nothing else.
    #expect(
      browser.complaints.count == stops
        && browser.complaints.allSatisfy { $0.contains("unreachable") })
    guard stops < 3 else { return }
    try browser.click("#rotate")
    #expect(
      (try browser.evaluate("navscene.page.look.orientation") as? String)?.hasPrefix("landscape")
        == true)
    #expect(try browser.evaluate("navscene.page.log.length") as? Int == (stops == 1 ? 3 : 2))
  }

  @Test func theEditorSaysWhatLintSays() throws {
    let browser = try Browser()
    let text =
      "storyboard Shop {\n  initial -> Cart\n  scene Cart { title: \"Cart\" }\n  scene Offer { title: \"Offer\" }\n}\n"
    try browser.open(Page([(path: "Shop.navscene", text: text)], title: "Shop").html)
    #expect(
      try browser.evaluate("document.getElementById('verdict').textContent") as? String
        == "1 warning")
    let finding = try browser.evaluate("document.querySelector('#findings').textContent")
    #expect((finding as? String)?.contains("'Offer'") == true)
    #expect(
      try browser.evaluate("document.querySelectorAll('#marks u.warning').length") as? Int == 1)
    #expect(browser.complaints == [])
  }

  @Test func aLargeCanvasIsLegible() throws {
    var text = "storyboard Way {\n  initial -> S0\n"
    for number in 0..<20 {
      let next = number < 19 ? "button Go \"Go\" -> present S\(number + 1)" : ""
      text += "  scene S\(number) { title: \"S\(number)\"\n \(next) }\n"
    }
    let browser = try Browser()
    try browser.resize(1000, 800)
    try browser.open(Page([(path: "Way.navscene", text: text + "}\n")], title: "Way").html)
    for _ in 0..<6 { try browser.click("#screen [data-touch][aria-label='Go']") }
    // What is on the screen is seen on the canvas, large enough to be known.
    try browser.wait(
      """
      (() => {
        const spot = document.querySelector("#canvas .spot")?.getBoundingClientRect();
        const room = document.getElementById("canvas").getBoundingClientRect();
        return spot && spot.width > 50 && spot.left >= room.left && spot.right <= room.right;
      })()
      """)
    try browser.click("#fit")
    #expect(
      try browser.evaluate("document.querySelector('#canvas svg').style.width") as? String == "100%"
    )
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
