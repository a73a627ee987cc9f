import NavDrawing
import NavLayout
import NavStoryboard
import NavText
import Testing

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
}
