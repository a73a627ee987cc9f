import NavLayout
import NavModel
import NavSimulator
import NavStoryboard
import NavText
import Testing

@testable import NavDrawing

@Suite("SVG")
struct SVGTests {
  private var drawing: Drawing {
    var drawing = Drawing(size: Size(100, 50.1234), title: "A & B", summary: "<\u{1}>")
    var group = Drawing.Group(id: "item-Add", title: "Add \"it\"", role: "item")
    group.touch = 3
    drawing.open(group)
    drawing.fill(Rect(0, 0.3333, 10, 20), radius: 2, .tint)
    drawing.text("1 < 2", at: Point(-0.004, 1e20), size: 17, .text, weight: .semibold)
    drawing.close()
    return drawing
  }

  @Test("numbers have few decimals, text is escaped, the title comes first")
  func bytes() {
    let text = String(decoding: drawing.svg(), as: UTF8.self)
    #expect(text.contains("viewBox=\"0 0 100 50.12\" width=\"100\" height=\"50.12\" role=\"img\">"))
    #expect(text.contains("<title>A &amp; B</title>\n<desc>&lt;\u{FFFD}&gt;</desc>"))
    #expect(text.contains("y=\"0.33\""))
    #expect(text.contains("x=\"0\" y=\"0\" font-size=\"17\" font-weight=\"600\""))
    #expect(text.contains("1 &lt; 2</text>"))
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(text.contains("data-touch=\"3\"") && !text.contains("role=\"button\""))
  }

  @Test("what answers a touch is a button where it is asked for")
  func interactive() {
    var options = SVGOptions()
    options.isInteractive = true
    let text = String(decoding: drawing.svg(options), as: UTF8.self)
    #expect(
      text.contains(
        "data-touch=\"3\" role=\"button\" aria-label=\"Add &quot;it&quot;\" tabindex=\"0\">"))
  }

  @Test("an appearance can be fixed")
  func appearance() {
    var options = SVGOptions()
    options.appearance = .dark
    let text = String(decoding: drawing.svg(options), as: UTF8.self)
    #expect(!text.contains("prefers-color-scheme"))
    #expect(text.contains("fill: \(Ink.tint.facts.dark)"))
  }

  @Test("a colour of the app goes before the ink, by light and by dark")
  func colors() throws {
    var drawing = Drawing(size: Size(100, 50), title: "Prices")
    let red = try #require(ColorValue("systemRed"))
    drawing.text("Sold", at: Point(0, 20), size: 17, .secondary, color: red)
    drawing.text("Old", at: Point(0, 40), size: 17, .secondary, color: ColorValue("#00FF0080"))
    #expect(ColorValue("Brand") == nil && ColorValue("#00FF") == nil)
    var text = String(decoding: drawing.svg(), as: UTF8.self)
    #expect(text.contains(".navscene .f-ff3b30-ff453a { fill: #ff3b30 }"))
    #expect(text.contains("dark) {\n.navscene .f-ff3b30-ff453a { fill: #ff453a }\n}"))
    #expect(text.contains("class=\"f-ff3b30-ff453a\">Sold</text>"))
    #expect(text.contains(".navscene .f-00ff0080 { fill: #00ff0080 }"))
    #expect(!text.contains("f-secondary"))
    var options = SVGOptions()
    options.appearance = .dark
    text = String(decoding: drawing.svg(options), as: UTF8.self)
    #expect(text.contains(".navscene .f-ff3b30-ff453a { fill: #ff453a }"))
    #expect(!text.contains("@media"))
  }

  @Test("a picture with links is a group: what stands in an image cannot be followed")
  func links() {
    var linked = drawing
    var group = Drawing.Group(title: "there")
    group.link = "item-Add"
    linked.open(group)
    linked.close()
    let text = String(decoding: linked.svg(), as: UTF8.self)
    #expect(text.contains("height=\"50.12\" role=\"group\">"))
    #expect(text.contains("<a href=\"#item-Add\">"))
  }

  @Test("what would turn the text around it, and what a terminal obeys, is replaced")
  func controls() {
    var drawing = Drawing(size: Size(10, 10), title: "a\u{202E}b\u{9B}c\u{7F}d\u{2066}e\u{2028}f")
    drawing.text("\u{5D0}\u{200F}\u{FFFE}\u{1F600}", at: Point(0, 0), size: 10, .text)
    let text = String(decoding: drawing.svg(), as: UTF8.self)
    #expect(text.contains("<title>a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f</title>"))
    // Marks of direction belong to texts in Hebrew and Arabic.
    #expect(text.contains(">\u{5D0}\u{200F}\u{FFFD}\u{1F600}</text>"))
  }

  @Test("numbers are written as short as they can be")
  func numbers() {
    var drawing = Drawing(size: Size(1, 1), title: "")
    let numbers = [
      0, 9, 10, 99.5, 100.25, 999.999, 1000, 12_345.67, 999_999.99, 1_000_000.5, -0.004, -0.5,
      -1234.06,
      .nan, .infinity,
    ]
    for number in numbers { drawing.fill(Rect(number, 0, 0, 0), .text) }
    let text = String(decoding: drawing.svg(), as: UTF8.self)
    let written = text.matches(of: /<rect x="([^"]*)"/).map { String($0.1) }
    #expect(
      written == [
        "0", "9", "10", "99.5", "100.25", "1000", "1000", "12345.67", "999999.99", "1000000.5", "0",
        "-0.5", "-1234.06", "0", "0",
      ])
  }

  /// What is touched is in nothing else that is, has a name, and what the finger finds the keyboard does too.
  @Test("no button stands in a button", arguments: Pictures.samples.indices)
  func nesting(_ index: Int) {
    let program = Pictures.samples[index].program
    var options = SVGOptions()
    options.isInteractive = true
    for scenario in program.scenarios.ids {
      for still in program.stills(of: scenario) {
        let picture = program.picture(of: program.layout(of: still.state))
        check(String(decoding: picture.svg(options), as: UTF8.self), still.caption)
      }
    }
  }

  private func check(_ svg: String, _ caption: String) {
    var open: [Bool] = []
    for tag in svg.matches(of: /<g[^>]*>|<\/g>/) {
      if tag.0 == "</g>" {
        open.removeLast()
        continue
      }
      let isTouched = tag.0.contains("role=\"button\"") || tag.0.contains("role=\"switch\"")
      if isTouched {
        #expect(!open.contains(true), "\(caption): \(tag.0)")
        #expect(tag.0.contains(/aria-label="[^"]+"/), "\(caption): \(tag.0)")
        #expect(
          tag.0.contains("tabindex=\"0\"") || tag.0.contains("aria-disabled"),
          "\(caption): \(tag.0)")
      }
      open.append(isTouched)
    }
  }

  @Test("a row that leads on has a chevron, clear of a notch and of what stands in it")
  func chevrons() throws {
    let program = Pictures.program(
      """
      storyboard Main {
        initial -> List
        table List {
          cell Plain "Plain"
          cell Leads "Leads" { -> show Next }
          cell Bare "Bare" { accessory: none, -> show Next }
          cell Detail "Detail" { style: rightDetail, detail: "12", -> show Next }
          cell Switch "Switch" { switch Loud "Loud", -> show Next }
        }
        scene Next
      }
      """)
    func chevrons(_ orientation: Orientation) -> [Double] {
      let state = program.launch(device: .iPhone15, orientation: orientation).0
      let picture = program.picture(of: program.layout(of: state))
      return picture.marks.compactMap { mark in
        guard case .path(let path, let origin, let scale, _) = mark, path == Glyph.forward.path
        else { return nil }
        return origin.x + 12 * scale
      }
    }
    // UIKit's mark takes 33 points; in the margin there are 16.
    #expect(chevrons(.portrait) == [376.5, 376.5, 385])
    let turned = chevrons(.landscapeLeft)
    #expect(turned == [776.5, 776.5, 785])
  }

  @Test("a tab without an item of its own has the sign of the bottom of its stack (NAV-43)")
  func tabOfAStack() {
    let program = Pictures.program(
      """
      storyboard Main {
        initial -> Tabs
        tabs Tabs {
          tab -> Stack
          tab -> Other
        }
        navigation Stack { root -> Find }
        scene Find { tabItem .search }
        scene Other
      }
      """)
    let picture = program.picture(of: program.layout(of: program.launch().0))
    let hasSign = picture.marks.contains { mark in
      guard case .path(let path, _, _, _) = mark else { return false }
      return path == Symbol(named: "magnifyingglass")?.picture.shape
    }
    #expect(hasSign)
  }

  @Test("a switch says whether it is on, a tab whether it is the one")
  func states() {
    var options = SVGOptions()
    options.isInteractive = true
    func screen(_ text: String) -> String {
      let program = Pictures.program(text)
      let picture = program.picture(of: program.layout(of: program.launch().0))
      return String(decoding: picture.svg(options), as: UTF8.self)
    }
    let form = screen(
      """
      storyboard Main {
        initial -> Form
        table Form {
          cell Sound "Sound" {
            switch Loud "Loud" { on: true }
            -> show Next
          }
        }
        scene Next
      }
      """)
    #expect(form.contains("role=\"switch\" aria-label=\"Loud\" aria-checked=\"true\""))
    #expect(form.contains("role=\"button\" aria-label=\"Sound\""))
    let tabs = screen(
      """
      storyboard Main {
        initial -> Tabs
        tabs Tabs { tab -> One, tab -> Two }
        scene One
        scene Two
      }
      """)
    #expect(tabs.matches(of: /aria-current="true"/).count == 1)
  }
}
