import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText
import Testing

@Suite struct ScreenTests {
  private func drawing(_ app: Player) -> String {
    app.program.drawing(of: app.program.shownScreen(of: app.state))
  }

  @Test func aScreenIsDrawn() {
    var app = Player(SegueTests.program)
    app("badge Second 3")
    #expect(
      drawing(app) == """
        ╭──────────────────────────────────────────╮
        │ 9:41                           iPhone 15 │
        ├──────────────────────────────────────────┤
        │ Edit             Cities                  │
        ├──────────────────────────────────────────┤
        │ Berlin                                 › │
        │ Paris                                  › │
        │ Rome                                   › │
        │ [ Locked ]                               │
        │ [ Lost ]                                 │
        │ Choose a city                            │
        │ Open                                ( ●) │
        │ [ Maybe ]                                │
        ├──────────────────────────────────────────┤
        │          [Cities]         · (3)          │
        ╰──────────────────────────────────────────╯

        """)
  }

  @Test func columnsStandUnderEachOther() {
    let app = Player(
      SplitTests.program(style: 1), device: .iPadPro11, orientation: .landscapeLeft)
    #expect(
      drawing(app) == """
        ╭──────────────────────────────────────────╮
        │ 9:41    iPad Pro 11-inch · landscapeLeft │
        ├─ primary: List ──────────────────────────┤
        │                   List                   │
        ├──────────────────────────────────────────┤
        │ [ Pick ]                                 │
        │ [ Deeper ]                               │
        ├─ secondary: Detail ──────────────────────┤
        │                  Detail                  │
        ├──────────────────────────────────────────┤
        │                  Detail                  │
        ╰──────────────────────────────────────────╯

        """)
  }

  @Test func moreIsAList() {
    var app = Player(TabTests.seven)
    app("tab more")
    #expect(
      drawing(app) == """
        ╭──────────────────────────────────────────╮
        │ 9:41                           iPhone 15 │
        ├──────────────────────────────────────────┤
        │                   More              Edit │
        ├──────────────────────────────────────────┤
        │ E                                      › │
        │ Root                                   › │
        │ G                                      › │
        ├──────────────────────────────────────────┤
        │      A     B     C     D     [More]      │
        ╰──────────────────────────────────────────╯

        """)
  }

  @Test func aStoppedAppSaysWhy() {
    var app = Player(PresentTests.program)
    app("tap Sheet")
    #expect(drawing(app).contains("├─ Form: pageSheet ────"))
    app("launch")
    app("do curl")
    #expect(drawing(app).contains("ERR-26"))
  }

  @Test func everyLineIsAsWideAsTheOthers() {
    var app = Player(StackTests.program)
    for command in ["push List", "push Detail", "present Home", "bar hide"] {
      app(command)
      let widths = drawing(app).split(separator: "\n").map { $0.unicodeScalars.count }
      #expect(widths.allSatisfy { $0 == 44 })
    }
  }

  @Test func stateIsWrittenAsJSON() throws {
    var app = Player(TabTests.program)
    app("tap Open")
    app("set news 3")
    var writer = JSONWriter()
    app.program.writeState(app.state, to: &writer)
    let json = try JSON.parse(writer.bytes)
    #expect(json["visible"]?.string == "City")
    #expect(json["orientation"]?.string == "portrait")
    #expect(json["device"]?.string == "iPhone 15")
    #expect(json["variables"]?["news"]?.int == 3)
    let window = json["window"]
    #expect(window?["scene"]?.string == "Main")
    #expect(window?["selected"]?.string == "World")
    #expect(window?["selectedIndex"]?.int == 0)
    #expect(window?["tabs"]?.array?.compactMap { $0.string } == ["World", "Alarms", "Account"])
    #expect(
      window?["bar"]?.array?.compactMap { $0.string } == ["World Clock", "Alarms", "Account"])
    let world = window?["children"]?[0]
    #expect(world?["stack"]?.array?.compactMap { $0.string } == ["Cities", "City"])
    #expect(world?["top"]?.string == "City")
    #expect(world?["visible"]?.string == "City")
    #expect(world?["items"]?.array?.count == 2)
    #expect(world?["bar"]?["left"]?[0]?.string == "Cities")
    #expect(world?["bar"]?["largeTitle"]?.bool == false)
    #expect(world?["bar"]?["hidden"]?.bool == false)
    #expect(world?["toolbar"]?["hidden"]?.bool == true)
    app("back")
    app("tab Alarms")
    app("tap Show")
    writer = JSONWriter()
    app.program.writeState(app.state, to: &writer)
    let presented = try JSON.parse(writer.bytes)["presented"]?[0]
    #expect(presented?["scene"]?.string == "City")
    #expect(presented?["style"]?.string == "pageSheet")
  }

  @Test func effectsAreWrittenAsJSON() throws {
    var app = Player(StackTests.program)
    app("push List")
    var writer = JSONWriter()
    app.program.writeEffects(app.effects, to: &writer)
    let json = try JSON.parse(writer.bytes)
    let appearing = json.array?.first { $0["kind"]?.string == "viewWillAppear" }
    #expect(appearing?["scene"]?.string == "List")
    #expect(appearing?["animated"]?.bool == true)
  }
}
