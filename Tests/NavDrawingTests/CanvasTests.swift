import NavLayout
import NavModel
import NavStoryboard
import NavTesting
import NavText
import Testing

@testable import NavDrawing

@Suite("Canvas")
struct CanvasTests {
  static let programs: [(name: String, program: Program)] =
    Pictures.samples.map { ($0.name, $0.program) }
    + [
      (
        "a circle",
        Pictures.program(
          """
          storyboard Main {
            initial -> A
            navigation A { root -> B }
            scene B { button Go -> show C }
            scene C { button Go -> show D, button Back -> show B }
            scene D { button First -> present B, button Self -> show D, button All -> present A }
          }
          """)
      ),
      ("a hub", Pictures.program(hub(count: 40))),
    ]

  private static func hub(count: Int) -> String {
    var text = "storyboard Main {\n  initial -> Hub\n  scene Hub {\n"
    for number in 0..<count { text += "    button B\(number) -> present S\(number)\n" }
    text += "  }\n"
    for number in 0..<count {
      text += "  scene S\(number) { button Next -> present S\((number * 7 + 3) % count) }\n"
    }
    return text + "}\n"
  }

  @Test("no scene stands on another", arguments: programs.indices)
  func overlaps(_ index: Int) {
    let canvas = Self.programs[index].program.canvas()
    for (number, scene) in canvas.scenes.enumerated() {
      for other in canvas.scenes[(number + 1)...] {
        #expect(!scene.frame.overlaps(other.frame), "\(Self.programs[index].name)")
      }
      let area = canvas.areas.first { $0.frame.contains(scene.frame.origin) }
      #expect(area != nil && scene.frame.maxX <= area!.frame.maxX)
      #expect(scene.frame.maxY <= area!.frame.maxY)
    }
  }

  @Test("no arrow crosses a scene", arguments: programs.indices)
  func arrows(_ index: Int) {
    let program = Self.programs[index].program
    let canvas = program.canvas()
    for placed in canvas.arrows {
      for point in placed.route.points {
        for scene in canvas.scenes where scene.frame.shrunk.contains(point) {
          let (from, to) = (
            program[placed.arrow.source].name,
            placed.arrow.destination.scene.map { program[$0].name } ?? .none
          )
          Issue.record(
            "\(program[from]) to \(program[to]) crosses \(program[program[scene.scene].name])")
        }
      }
    }
  }

  @Test("every scene and every arrow is there")
  func complete() {
    for (_, program) in Self.programs {
      let canvas = program.canvas()
      #expect(canvas.scenes.count == program.scenes.count)
      #expect(canvas.arrows.count == program.canvasGraph().arrows.count)
    }
  }

  @Test("marks on one side of a scene do not cover each other", arguments: programs.indices)
  func marks(_ index: Int) {
    let canvas = Self.programs[index].program.canvas()
    for (number, arrow) in canvas.arrows.enumerated() {
      for other in canvas.arrows[(number + 1)...] {
        let (x, y) = (
          arrow.route.mark.x - other.route.mark.x, arrow.route.mark.y - other.route.mark.y
        )
        #expect(
          x * x + y * y >= 16 * 16, "\(Self.programs[index].name): \(arrow.label) \(other.label)")
      }
    }
  }

  @Test("a scene more moves no scene into another column")
  func stable() {
    let program = Pictures.sample("Homepwner")
    let text = Project.text(of: "Samples/Homepwner.navscene")
      .replacing("    scene ImagePicker {", with: "    scene Extra { }\n    scene ImagePicker {")
    let other = Pictures.program(text)
    func places(_ program: Program) -> [String: Double] {
      var places: [String: Double] = [:]
      for scene in program.canvas().scenes {
        places[program[program[scene.scene].name]] = scene.frame.x
      }
      return places
    }
    let (before, after) = (places(program), places(other))
    for (name, x) in before { #expect(after[name] == x, "\(name)") }
  }

  @Test("a storyboard's scene in another storyboard is a reference")
  func references() {
    let program = Pictures.program(
      """
      storyboard One {
        initial -> A
        scene A { button Go -> present Two.B, button Too -> present Two.B as "again" }
      }
      storyboard Two {
        initial -> B
        scene B
      }
      """)
    let canvas = program.canvas()
    #expect(canvas.areas.count == 2)
    #expect(canvas.references.count == 1)
    #expect(canvas.arrows.count == 1)
    #expect(canvas.arrows.first?.label == "Go +1")
  }

  @Test("arrows begin at their rows: a table is as long as that takes, within reason")
  func longTables() throws {
    func canvas(_ rows: Int) -> Canvas {
      var text = "storyboard Main {\n  initial -> List\n  table List {\n"
      for row in 0..<rows {
        text += "    cell Row\(row) \"Row \(row)\" { -> show Next as \"way\(row)\" }\n"
      }
      text += "  }\n"
      for row in 0..<rows { text += "  scene Next\(row)\n" }
      for row in 0..<rows {
        text = text.replacing("show Next as \"way\(row)\"", with: "show Next\(row)")
      }
      return Pictures.program(text + "}\n").canvas()
    }
    let short = try #require(canvas(3).scenes.first)
    let long = canvas(18)
    let list = try #require(long.scenes.first)
    #expect(list.frame.height > short.frame.height)
    let heights = long.arrows.map { $0.route.mark.y - list.frame.y }
    // As far from each other as rows are, and none of them at the edge.
    for (one, next) in zip(heights, heights.dropFirst()) {
      #expect(abs(next - one - (heights[1] - heights[0])) < 0.1 && next - one > 10, "\(heights)")
    }
    #expect((heights.last ?? 0) < list.frame.height - 5)
    let endless = try #require(canvas(60).scenes.first)
    #expect(endless.frame.height / endless.frame.width < 2.1 * 568 / 320)
  }

  @Test("texts have the colour that they say, and labels that nobody can use are grey")
  func textColors() {
    let program = Pictures.program(
      """
      storyboard Shop {
          initial -> Home
          scene Home {
              label "Sold" { textColor: "#FF3300" }
              label "Gone" { textColor: "#FF3300", enabled: false }
              textView { text: "Terms", textColor: "#003300" }
              label "Brand" { textColor: "Brand" }
          }
      }
      """)
    let text = String(decoding: program.picture(of: program.canvas()).svg(), as: UTF8.self)
    #expect(text.contains("class=\"f-ff3300\">Sold</text>"))
    #expect(text.contains("class=\"f-tertiary\">Gone</text>"))
    #expect(text.contains("class=\"f-003300\">Terms</text>"))
    #expect(text.contains("class=\"f-text\">Brand</text>"))
  }

  @Test("lines of a text are where their alignment puts them")
  func textAlignment() {
    let program = Pictures.program(
      """
      storyboard Shop {
          initial -> Home
          scene Home {
              label "Left" { frame: [20, 100, 200, 20], textAlignment: left }
              label "Middle" { frame: [20, 130, 200, 20], textAlignment: center }
              textField { text: "Right", frame: [20, 160, 200, 34], textAlignment: right }
              textView { text: "Centre", frame: [20, 210, 200, 90], textAlignment: center }
          }
      }
      """)
    let text = String(decoding: program.picture(of: program.canvas()).svg(), as: UTF8.self)
    #expect(text.contains(/text-anchor="middle"[^>]*>Middle</))
    #expect(text.contains(/text-anchor="end"[^>]*>Right</))
    #expect(text.contains(/text-anchor="middle"[^>]*>Centre</))
    #expect(!text.contains(/text-anchor="[a-z]*"[^>]*>Left</))
  }

  @Test("a text that may shrink is smaller where it is too wide, and cut at its least size")
  func minimumScaleFactor() {
    let program = Pictures.program(
      """
      storyboard Shop {
          initial -> Home
          scene Home {
              label "Two letters too wide" { frame: [20, 100, 120, 20], minimumScaleFactor: 0.5 }
              label "Many letters too wide" { frame: [20, 130, 60, 20], minimumScaleFactor: 0.9 }
              label "Some letters too wide" { frame: [20, 160, 60, 20] }
              label "Short" { frame: [20, 190, 60, 20], minimumScaleFactor: 0.5 }
          }
      }
      """)
    let text = String(decoding: program.picture(of: program.canvas()).svg(), as: UTF8.self)
    #expect(text.contains(">Two letters too wide</text>"))
    #expect(text.contains(/font-size="15.3"[^>]*>Many l\u{2026}</))
    #expect(text.contains(/font-size="16.4"[^>]*>Some\u{2026}</))
    #expect(text.contains(">Short</text>"))
  }

  @Test("what is in a view that clips ends at its edges")
  func clipsToBounds() {
    func picture(_ clips: String) -> String {
      let program = Pictures.program(
        """
        storyboard Shop {
            initial -> Home
            scene Home {
                view { frame: [20, 100, 80, 20], \(clips)
                    label "Wider than its view" { frame: [0, 0, 300, 20] }
                }
            }
        }
        """)
      return String(decoding: program.picture(of: program.canvas()).svg(), as: UTF8.self)
    }
    let clip = /<clipPath [^>]*><rect x="20" y="100" width="80" height="20"/
    #expect(picture("clipsToBounds: true").contains(clip))
    #expect(!picture("").contains(clip))
  }

  @Test("a bar that prefers large titles has one below it, unless a screen says never (BAR-45)")
  func largeTitles() {
    let program = Pictures.program(
      """
      storyboard Main {
        initial -> Stack
        navigation Stack { bar { prefersLargeTitles: true }, root -> List }
        table List { title: "Items", cell One "One" { -> show Small } }
        scene Small {
          title: "Small"
          largeTitleDisplayMode: never
          button Next "Next" -> show Inherits
        }
        scene Inherits { title: "Inherits", button Next "Next" -> show Large }
        scene Large { title: "Large", largeTitleDisplayMode: always }
      }
      """)
    let text = String(decoding: program.picture(of: program.canvas()).svg(), as: UTF8.self)
    let large = text.matches(of: /font-size="34" font-weight="700" class="f-text">(\w+)</)
    #expect(large.map { $0.1 } == ["Items", "Large"])
    let usual = text.matches(of: /font-size="17" font-weight="600" [^>]*>(\w+)</)
    #expect(usual.map { $0.1 } == ["Small", "Inherits"])
  }

  @Test(
    "what is empty below the last thing of a screen is left off, unless something is laid out to be there"
  )
  func emptyScreens() throws {
    let canvas = Pictures.program(
      """
      storyboard Main {
        initial -> Short
        scene Short { label One "One", button Next "Next" -> show Full }
        scene Full { web Page, button Next "Next" -> show Laid }
        scene Laid {
          toolbar { item Top "Top" }
          label One "One"
          button Next "Next" -> show Tabs
          constraint One.top == safeArea.top + 8
          constraint One.leading == safeArea.leading + 8
        }
        tabs Tabs { tab -> Tab }
        scene Tab { label One "One" }
      }
      """
    ).canvas()
    func height(_ index: Int) -> Double { canvas.scenes[index].frame.height }
    #expect(height(0) < height(1) / 2)
    // Bars keep a screen upright.
    #expect(height(4) < height(1) * 0.6)
  }

  @Test("a popover is as large as it wants to be, a screen may lie on its side")
  func aspects() throws {
    let canvas = Pictures.program(
      """
      storyboard Main {
        initial -> Tabs
        tabs Tabs { tab -> Home, tab -> Wide }
        scene Home { button Share "Share" -> popover Share, button Edit "Edit" -> popover Edit }
        scene Wide { size: [568, 320], label Text "Text", button Edit "Edit" -> show Edit }
        scene Share { preferredContentSize: [300, 150] }
        scene Edit { preferredContentSize: [300, 150], web Page }
      }
      """
    ).canvas()
    func ratio(_ index: Int) -> Double {
      canvas.scenes[index].frame.width / canvas.scenes[index].frame.height
    }
    #expect(abs(ratio(2) - 568.0 / 320) < 0.01)
    #expect(abs(ratio(3) - 2) < 0.01)
    // What is also shown elsewhere fills a screen.
    #expect(ratio(4) < 1)
    let share = canvas.scenes[3].frame
    #expect(share.width < 200)
  }

  @Test("a scene is drawn in its place: under the tab, with the way back to what pushes it")
  func place() {
    let program = Pictures.program(
      """
      storyboard Main {
        initial -> Tabs
        tabs Tabs {
          tab -> Clocks
          tab -> Help
        }
        navigation Clocks { root -> List }
        scene List {
          title: "World"
          button Add "Add" -> show City
        }
        scene City { hidesBottomBarWhenPushed: true }
        scene Help { tabItem "Help" { badge: "3" } }
      }
      """)
    let places = CanvasPlaces(program, program.canvasGraph())
    func nodes(_ name: String) -> [LayoutNode] {
      program.scenes.ids.first { program.qualifiedName(of: $0) == "Main." + name }
        .flatMap { RestingScreen($0, program, places) }?.layout.nodes ?? []
    }
    let list = nodes("List")
    #expect(list.filter { $0.kind == .tabItem }.map(\.text) == ["World", "Help"])
    #expect(list.first { $0.flags.contains(.selected) }?.text == "World")
    #expect(list.contains { $0.kind == .badge && $0.text == "3" })
    #expect(!list.contains { $0.kind == .backButton })
    let city = nodes("City")
    #expect(city.first { $0.kind == .backButton }?.text == "World")
    #expect(!city.contains { $0.kind == .tabBar })
    #expect(city.allSatisfy { $0.touch == nil })
  }

  @Test("what scrolls is seen as far as the view around it reaches")
  func scrolling() {
    let program = Pictures.program(
      """
      storyboard Main {
        initial -> A
        scene A {
          scroll Page {
            frame: [0, 0, 320, 200]
            label Near "Near" { frame: [10, 10, 100, 20] }
            label Cut "Cut" { frame: [10, 170, 100, 20] }
            label Far "Far away" { frame: [10, 400, 100, 20] }
          }
        }
      }
      """)
    let text = String(decoding: program.picture(of: program.canvas()).svg(), as: UTF8.self)
    #expect(text.contains(">Near<") && text.contains(">Cut<") && !text.contains(">Far away<"))
    #expect(text.contains("width=\"320\" height=\"200\"/></clipPath>"))
  }

  @Test("a header and a footer say what each says")
  func footers() {
    let program = Pictures.program(
      """
      storyboard Main {
        initial -> A
        table A {
          section Top "Above" {
            footer: "Below the rows"
            cell One "One"
          }
        }
      }
      """)
    let text = String(decoding: program.picture(of: program.canvas()).svg(), as: UTF8.self)
    #expect(text.matches(of: />Above</).count == 1)
    #expect(text.matches(of: />Below the rows</).count == 1)
  }

  /// Tests/Storyboards/Mail refers to none that is missing; without one of its files it does.
  @Test("what leads to a storyboard that is not here ends at a box that says so")
  func missing() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes>
      <scene sceneID="1"><objects><viewController storyboardIdentifier="Home" id="a" sceneMemberID="viewController">
      <view key="view" id="v"><subviews>
      <button id="b" buttonType="system"><state key="normal" title="Go"/>
      <connections><segue destination="r" kind="show" identifier="help" id="s"/></connections></button>
      <button id="c" buttonType="system"><state key="normal" title="Inbox"/>
      <connections><segue destination="i" kind="presentation" id="t"/></connections></button>
      </subviews></view></viewController></objects></scene>
      <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="Help" id="r"
      sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="3"><objects><viewControllerPlaceholder storyboardName="Mail" referencedIdentifier="Inbox" id="i"
      sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let compilation = StoryboardCompilation(
      Table([SourceText(path: "Main.storyboard", bytes: Array(xml.utf8))]))
    let program = try #require(compilation.program)
    let unresolved = compilation.unresolvedReferences
    let canvas = program.canvas(unresolved)
    #expect(canvas.references.count == 2 && canvas.arrows.count == 2)
    let picture = program.picture(of: canvas)
    let text = String(decoding: picture.svg(), as: UTF8.self)
    #expect(text.contains(">storyboard not given<") && text.contains(">in Mail, not given<"))
    #expect(Pictures.isWellFormed(picture.svg()))
    let tree = String(decoding: program.canvasText(unresolved), as: UTF8.self)
    #expect(tree.contains("show help \u{2192} Help (storyboard not given)"))
    #expect(tree.contains("\u{2192} Inbox (in Mail, not given)"))
    let chart = String(decoding: program.mermaid(unresolved), as: UTF8.self)
    #expect(try MermaidChart(chart).nodes["missing1"] == "Inbox, in Mail, not given")
    if let dot = Judge.dot {
      let answer = try dot.ask(["-Tsvg"], program.dot(unresolved))
      #expect(answer.accepts && answer.complaint.isEmpty, "\(answer.complaint)")
    }
    // A compiled graph knows where its segues lead.
    #expect(program.canvas().references.count == 2)
  }

  @Test("Mermaid's grammar takes it", arguments: programs.indices)
  func mermaid(_ index: Int) throws {
    let program = Self.programs[index].program
    let chart = try MermaidChart(String(decoding: program.mermaid(), as: UTF8.self))
    #expect(chart.nodes.count >= program.scenes.count)
    #expect(chart.edges.count >= program.canvasGraph().arrows.count)
    for scene in program.scenes.ids {
      #expect(chart.nodes["scene\(scene.index)"] == program[program[scene].name])
    }
  }

  @Test("Mermaid reads any text as what it says")
  func mermaidTexts() throws {
    let texts = [
      "end", "say \\\"hi\\\"", "#35; &amp; #quot;", "[x] {y} (z) |w|", "%%{init: {}}%%",
      "`code` **bold** _it_",
      "turn direction LR", "style: #5; x", "1. first", "- item", "12) third", "style a fill:red;",
      "<b>", "a --> b", "graph TD",
      "\u{202E}rtl",
      "\u{1F600} \u{6587}", "click me \"", "1", "-", "@{ shape: x }", "a:::b", "http://x.y/#z",
    ]
    var text = "storyboard Main {\n  initial -> A\n  scene A {\n"
    for (index, label) in texts.enumerated() {
      text +=
        "    button B\(index) -> show S\(index) as \"\(label.replacing("me \"", with: "me \\\""))\"\n"
    }
    text += "  }\n"
    for index in texts.indices { text += "  scene S\(index)\n" }
    let program = Pictures.program(text + "}\n")
    let chart = try MermaidChart(String(decoding: program.mermaid(), as: UTF8.self))
    let arrows = program.canvasGraph().arrows
    #expect(arrows.count == texts.count)
    #expect(
      chart.edges.dropFirst().map { $0.label } == arrows.map { printable("show \($0.label)") })
  }

  @Test("an empty program is an empty picture")
  func empty() {
    let program = Pictures.program("storyboard Main { initial -> A, scene A }")
    #expect(Pictures.isWellFormed(program.picture(of: program.canvas()).svg()))
  }

  @Test("Graphviz takes it", .enabled(if: Judge.dot != nil), arguments: programs.indices)
  func dot(_ index: Int) throws {
    let answer = try Judge.dot!.ask(["-Tsvg"], Self.programs[index].program.dot())
    #expect(answer.accepts && answer.complaint.isEmpty, "\(answer.complaint)")
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  fileprivate var shrunk: Rect {
    inset(by: EdgeInsets(top: 1.5, left: 1.5, bottom: 1.5, right: 1.5))
  }
}

extension Route {
  /// Points along it, so near each other that no screen fits between.
  fileprivate var points: [Point] {
    path.points.map { Point(origin.x + $0.x, origin.y + $0.y) }
  }
}

extension Path {
  fileprivate var points: [Point] {
    var points: [Point] = []
    var here = Point(0, 0)
    for step in steps {
      switch step {
      case .move(let point): here = point
      case .line(let point):
        let start = here
        for part in 0...40 {
          let t = Double(part) / 40
          points.append(Point(start.x + (point.x - start.x) * t, start.y + (point.y - start.y) * t))
        }
        here = point
      case .curve(let one, let two, let end):
        let start = here
        for part in 0...80 {
          let t = Double(part) / 80
          let u = 1 - t
          func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          points.append(
            Point(at(start.x, one.x, two.x, end.x), at(start.y, one.y, two.y, end.y)))
        }
        here = end
      case .close: break
      }
    }
    return points
  }
}
