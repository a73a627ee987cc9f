import NavConsole
import NavLayout
import NavModel
import NavSimulator
import NavText
import Testing

/// What a person sees of each thing.
@Suite struct DrawingTests {
  /// The lines of the content, without the sides.
  private func lines(_ app: Player) -> [String] {
    let all = app.program.drawing(of: app.program.shownScreen(of: app.state)).split(separator: "\n")
    #expect(all.allSatisfy { $0.unicodeScalars.reduce(0) { $0 + $1.columnCount } == 44 })
    return all.map { line in
      var inner = line.dropFirst(2).dropLast(2)
      while inner.last == " " { inner.removeLast() }
      return String(inner)
    }
  }

  /// Without status, bar and the frame.
  private func content(_ app: Player) -> [String] { Array(lines(app)[5...].dropLast()) }

  private func player(
    device: Device = .iPhone15, _ build: @escaping (inout Sketch, inout SceneSketch) -> Void
  ) -> Player {
    let program = Sketch.program { app in
      var scene = SceneSketch("Root", .table, title: "Root")
      app.stack("Nav", root: "Root")
      build(&app, &scene)
      app.scene("Root", .table, title: "Root") { $0 = scene }
      app.scene("Next", title: "Next")
    }
    return Player(program, device: device)
  }

  @Test func aRowFollowsHiddenWithItsOwnValue() {
    var app = player { app, scene in
      let city = app.cases("Place", ["berlin", "paris", "rome"])
      app.app("all", .boolean)
      app.app("first", city)
      scene.variables.append(("place", .row, city, 0))
      scene.thing(.prototype, "Cell") {
        $0.row = "place"
        $0.arrows = [Arrow(.show, "Next")]
        $0.flags = [(.hidden, .not(.variable("all")))]
      }
      scene.thing(.prototype, "Other") {
        $0.row = "place"
        $0.flags = [(.hidden, .equal(.variable("place"), .variable("first")))]
        $0.texts = [(.detail, "far")]
      }
    }
    #expect(
      content(app) == [
        "Paris                                far", "Rome                                 far",
      ])
    #expect(!app.program.screen(of: app.state).contents[0].elements[1].isHidden)
    app("tap Cell")
    #expect(app.refusal == "'Cell' is hidden")
    app("tap \"Berln\"")
    #expect(app.refusal?.contains("Berlin") == false)
    app("set all true")
    #expect(
      content(app).map { $0.prefix(6) } == ["Berlin", "Paris ", "Rome  ", "Paris ", "Rome  "])
  }

  @Test func aFieldIsANameAndABox() {
    let app = player { app, scene in
      app.app("value", .integer(0, 99), 42)
      scene.thing(.textField, "Value") { $0.flags = [(.text, .variable("value"))] }
      scene.thing(.textField, "Serial") { $0.texts = [(.placeholder, "Serial number")] }
      scene.thing(.textField, "Password", "secret") {
        $0.attributes = [Attribute(.secure, .boolean(true))]
      }
      scene.thing(.textView, "Notes", "A text that is far too long for its field") {
        $0.attributes = [Attribute(.enabled, .boolean(false))]
      }
    }
    #expect(
      content(app) == [
        "Value         [42______________________]", "Serial        [Serial number…__________]",
        "Password      [••••••__________________]", "Notes (disabled) [A text that is far t…]",
      ])
  }

  @Test func whatStandsInARowIsDrawnInIt() {
    var app = player { app, scene in
      app.app("on", .boolean)
      scene.thing(.cell, "Airplane", "Airplane Mode")
      scene.thing(.switch, "Flight", in: "Airplane") { $0.flags = [(.on, .variable("on"))] }
      scene.thing(.cell, "WiFi", "Wi-Fi") {
        $0.texts = [(.detail, "A network with a very long name")]
        $0.flags = [(.enabled, .not(.variable("on")))]
        $0.attributes = [Attribute(.cellAccessory, .word(1))]
      }
      scene.thing(.cell, "Ring", "Ring") { $0.attributes = [Attribute(.cellAccessory, .word(2))] }
      scene.thing(.cell, "Tune", "Tune") { $0.attributes = [Attribute(.cellAccessory, .word(3))] }
    }
    app("tap Flight")
    #expect(
      content(app) == [
        "Airplane Mode                       ( ●)", "Wi-Fi (disabled) A network with a ver… ›",
        "Ring                                 ⓘ ›", "Tune                                   ✓",
      ])
  }

  @Test func everyRowOfAPrototypeHasItsAccessory() {
    let app = player { app, scene in
      let city = app.cases("Place", ["berlin", "paris"])
      scene.variables.append(("place", .row, city, 0))
      scene.thing(.prototype, "Cell") { $0.row = "place" }
      scene.thing(.accessory, "Info", in: "Cell") { $0.arrows = [Arrow(.show, "Next")] }
    }
    #expect(
      content(app) == [
        "Berlin                                 ⓘ", "Paris                                  ⓘ",
      ])
  }

  @Test func viewsInBarsSaySomething() {
    let app = player { app, scene in
      let segments = app.list(["A", "B"])
      scene.thing(.segmented, "Kind") { $0.attributes = [Attribute(.segments, segments)] }
      scene.thing(.view, "Badge")
      scene.titleView = "Kind"
      scene.items.append(SceneSketch.Item(slot: .right, name: "Custom", text: nil, view: "Badge"))
      scene.items.append(SceneSketch.Item(slot: .right, name: "", text: nil, image: "gear"))
    }
    #expect(app.bar.title == "A | B")
    #expect(app.right == ["Badge", "gear"])
  }

  @Test func titlesOfTabsGiveWayToBadges() {
    let names = ["Favorites", "Recents", "Contacts", "Keypad", "Voicemail"]
    let program = Sketch.program { app in
      app.app("missed", .integer(0, 9))
      app.scene("Main", .tabBar) { scene in
        for name in names { scene.child(.tab, name) }
      }
      for name in names {
        app.scene(name) { scene in
          scene.title = name
          if name == "Recents" { scene.tab = (name, .variable("missed")) }
        }
      }
    }
    var app = Player(program)
    #expect(lines(app).contains("[Favori…] Recents Contac… Keypad Voicem…"))
    app("set missed 2")
    app("badge Voicemail 3")
    #expect(lines(app).contains("[Favor…] Rece… (2) Cont… Keyp… Voic… (3)"))
  }

  @Test func theStatusLineSaysHowTheDeviceIsHeld() {
    var app = player(device: .iPadPro129First) { _, _ in }
    #expect(lines(app)[1] == "9:41 iPad Pro 12.9-inch (1st generation)")
    app("rotate landscapeRight")
    #expect(lines(app)[1] == "9:41 iPad Pro 12.9-inc… · landscapeRight")
    app("resize iPhone 5s")
    #expect(lines(app)[1] == "9:41          iPhone 5s · landscapeRight")
  }

  @Test func theButtonOfMoreAnswersEditToo() {
    var app = Player(TabTests.seven)
    app("tab more")
    app("tap Edit")
    let said = app.lines
    #expect(lines(app).contains { $0.contains("Configure") && $0.hasSuffix("Done") })
    app("edit")
    #expect(app.refusal == "there is no edit button on the screen")
    app("tap Done")
    app("edit")
    #expect(app.lines == said)
  }

  @Test func whoErrsIsToldWhatCanBeTapped() {
    var app = player { _, scene in
      for name in ["One", "Two", "Three", "Four", "Five", "Six", "Seven"] { scene.button(name) }
      scene.thing(.button, "Nobody") { $0.attributes = [Attribute(.hidden, .boolean(true))] }
    }
    app("tap Qqqqq")
    #expect(
      app.refusal
        == "'Qqqqq' is not on the screen; you can tap One, Two, Three, Four, Five, Six, …")
    app("tap Nobdy")
    #expect(app.refusal?.contains("Nobody") == false)
  }

  @Test func everyInstanceHasItsVariables() throws {
    let program = Sketch.program { app in
      app.stack("Nav", root: "Page")
      app.scene("Page") { scene in
        scene.variable("number", .integer(0, 9), 1)
        scene.button(
          "More", Arrow(.show, "Page").with("number", .add(.variable("number"), .number(1))))
      }
    }
    var app = Player(program)
    app("tap More")
    var writer = JSONWriter()
    program.writeState(app.state, to: &writer)
    let json = try JSON.parse(writer.bytes)
    let pages = json["window"]?["children"]
    #expect(pages?[0]?["variables"]?["number"]?.int == 1)
    #expect(pages?[1]?["variables"]?["number"]?.int == 2)
    #expect(json["variables"]?["Page.number"]?.int == 2)
  }

  /// What is wide takes two columns, what joins takes none, and nothing is cut in half.
  @Test func wideTextsKeepTheSidesStraight() {
    let app = player { _, scene in
      scene.thing(.label, "Wide", "\u{5929}\u{6C17}\u{4E88}\u{5831} \u{1F600}")
      scene.thing(.label, "Long", String(repeating: "\u{5929}", count: 30))
      scene.thing(.label, "Accents", "Cafe\u{301}")
    }
    let shown = content(app)
    #expect(shown.contains("\u{5929}\u{6C17}\u{4E88}\u{5831} \u{1F600}"), "\(shown)")
    #expect(shown.contains(String(repeating: "\u{5929}", count: 19) + "\u{2026}"), "\(shown)")
  }

  /// A terminal obeys nothing that an app is called.
  @Test func controlsAreShownInsteadOfObeyed() {
    let app = player { _, scene in
      scene.thing(.label, "Odd", "a\u{1B}[31mb\u{202E}c\u{9B}d")
    }
    #expect(content(app).contains(#"a\u{1B}[31mb\u{202E}c\u{9B}d"#), "\(content(app))")
  }
}
