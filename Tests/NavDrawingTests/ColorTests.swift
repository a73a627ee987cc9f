import NavConsole
import NavDrawing
import NavLayout
import NavModel
import NavSimulator
import NavTesting
import NavText
import Testing

/// Colours that an app says, on its screens and on the canvas.
@Suite("Colours")
struct ColorTests {
  /// The marks of the first screen, those inside others too.
  private func marks(_ text: String, _ era: SystemEra? = nil) -> [Drawing.Mark] {
    let program = Pictures.program("storyboard Main {\n  initial -> Home\n" + text + "\n}")
    let state = program.launch(era: era).0
    return program.picture(of: program.layout(of: state)).marks
  }

  private func color(ofText text: String, in marks: [Drawing.Mark]) -> ColorValue? {
    for case .text(let mark) in marks where mark.string == text { return mark.color }
    return nil
  }

  private func fills(_ marks: [Drawing.Mark]) -> [ColorValue] {
    marks.compactMap { mark in
      guard case .rectangle(_, _, let paint) = mark, paint.fill != nil else { return nil }
      return paint.color
    }
  }

  @Test("a tint is inherited down to the view that says another")
  func tints() {
    let marks = marks(
      """
      tint: "systemRed"
      scene Home {
        button Window "Window"
        view Outer {
          tint: "systemGreen"
          button Box "Box"
          view Middle { tint: "systemPurple", button Inner "Inner" }
          button Own "Own" { tint: "#112233" }
        }
        button After "After"
      }
      """)
    #expect(color(ofText: "Window", in: marks) == ColorValue("systemRed"))
    #expect(color(ofText: "Box", in: marks) == ColorValue("systemGreen"))
    #expect(color(ofText: "Inner", in: marks) == ColorValue("systemPurple"))
    #expect(color(ofText: "Own", in: marks) == ColorValue("#112233"))
    #expect(color(ofText: "After", in: marks) == ColorValue("systemRed"))
  }

  @Test("a scene's tint is for its view, and not for the bar above it (BAR-6)")
  func sceneTint() {
    let marks = marks(
      """
      navigation Home { bar { tint: "systemOrange" }, root -> List }
      scene List {
        tint: "systemTeal"
        left Cancel "Cancel"
        right Send "Send" { tint: "systemPink" }
        button Go "Go"
      }
      """)
    #expect(color(ofText: "Go", in: marks) == ColorValue("systemTeal"))
    #expect(color(ofText: "Cancel", in: marks) == ColorValue("systemOrange"))
    #expect(color(ofText: "Send", in: marks) == ColorValue("systemPink"))
  }

  @Test("a container's tint is for its bars and its children, and not for what is presented")
  func containerTint() {
    let marks = marks(
      """
      tabs Home { tint: "systemOrange", tab -> Stack }
      navigation Stack { root -> List }
      scene List {
        title: "Things"
        left Cancel "Cancel"
        button Go "Go" -> present Card
        on viewDidAppear { present Card { style: overFullScreen } }
      }
      scene Card { button Close "Close" }
      """)
    #expect(color(ofText: "Cancel", in: marks) == ColorValue("systemOrange"))
    #expect(color(ofText: "Go", in: marks) == ColorValue("systemOrange"))
    #expect(color(ofText: "Things", in: marks) == nil)
    #expect(color(ofText: "Close", in: marks) == nil)
  }

  @Test("without a tint it is iOS's blue")
  func blue() {
    #expect(Ink.tint.facts.light == "#007aff")
    #expect(Ink.tint.facts.dark == "#0a84ff")
    #expect(color(ofText: "Go", in: marks("scene Home { button Go \"Go\" }")) == nil)
  }

  @Test("views, controllers, rows and bars have the colours that they say")
  func backgrounds() {
    let marks = marks(
      """
      navigation Home { bar { barTint: "#010203", titleColor: "#040506" }, root -> List }
      table List {
        title: "Things"
        backgroundColor: "#070809"
        cell One "One" { backgroundColor: "#0A0B0C" }
      }
      """)
    for said in ["#010203", "#070809", "#0A0B0C"] {
      #expect(fills(marks).contains(ColorValue(said)!), "\(said)")
    }
    #expect(color(ofText: "Things", in: marks) == ColorValue("#040506"))
  }

  @Test("a clear background is none")
  func clear() {
    let marks = marks(
      "scene Home { backgroundColor: \"clear\", label L \"L\" { backgroundColor: \"clear\" } }")
    #expect(fills(marks).isEmpty)
  }

  @Test("a button is painted as its configuration says", arguments: ButtonConfiguration.allCases)
  func buttons(_ configuration: ButtonConfiguration) {
    let marks = marks(
      """
      tint: "systemGreen"
      scene Home { button Go "Go" { configuration: \(configuration.keyword) } }
      """)
    let green = ColorValue("systemGreen")!
    switch configuration.ground {
    case nil:
      #expect(fills(marks).isEmpty)
      #expect(color(ofText: "Go", in: marks) == green)
    case .grey?: #expect(color(ofText: "Go", in: marks) == green)
    case .softTint?: #expect(fills(marks) == [green.faded(to: 0.18)])
    case .tint?:
      #expect(fills(marks) == [green])
      #expect(color(ofText: "Go", in: marks) == nil)
    }
  }

  @Test("a system colour has another value in the dark")
  func systemColors() {
    let program = Pictures.program(
      "storyboard Main { initial -> Home, scene Home { backgroundColor: \"secondarySystemBackground\" } }"
    )
    let picture = program.picture(of: program.layout(of: program.launch().0))
    let svg = String(decoding: picture.svg(), as: UTF8.self)
    #expect(svg.contains(".f-f2f2f7-1c1c1e { fill: #f2f2f7 }"))
    #expect(svg.contains(".f-f2f2f7-1c1c1e { fill: #1c1c1e }"))
  }

  @Test("a colour of a catalog is drawn where its value is known")
  func namedColors() {
    var program = Pictures.program(
      "storyboard Main { initial -> Home, scene Home { backgroundColor: \"Brand\" } }")
    #expect(fills(program.picture(of: program.layout(of: program.launch().0)).marks).isEmpty)
    program.namedColors.add("Brand", ColorValue("#123456")!)
    let marks = program.picture(of: program.layout(of: program.launch().0)).marks
    #expect(fills(marks) == [ColorValue("#123456")!])
  }

  @Test("the canvas has the same colours")
  func canvas() {
    let program = Pictures.program(
      "storyboard Main { initial -> Home, scene Home { backgroundColor: \"#123456\" } }")
    let svg = String(decoding: program.picture(of: program.canvas()).svg(), as: UTF8.self)
    #expect(svg.contains(".f-123456 { fill: #123456 }"))
  }

  @Test("over a black bar the status bar and the title are white")
  func blackBar() {
    let marks = marks(
      "navigation Home { bar { style: black }, root -> List }\nscene List { title: \"Things\" }")
    #expect(color(ofText: "Things", in: marks) == ColorValue("white"))
    #expect(color(ofText: "9:41", in: marks) == ColorValue("white"))
    let light = self.marks("scene Home { preferredStatusBarStyle: lightContent }")
    #expect(color(ofText: "9:41", in: light) == ColorValue("white"))
  }
}
