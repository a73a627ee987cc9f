import NavModel
import NavSimulator
import NavText
import Testing

@Suite struct SegueTests {
  static let program = Sketch.program { app in
    let city = app.cases("Place", ["berlin", "paris", "rome"])
    app.app("open", .boolean, 1)
    app.scene("Main", .tabBar) {
      $0.child(.tab, "Nav")
      $0.child(.tab, "Second")
    }
    app.stack("Nav", root: "Cities")
    app.scene("Cities", .table, title: "Cities") { scene in
      scene.variables.append(("place", .row, city, 0))
      scene.things.append(
        SceneSketch.Thing(
          kind: .prototype, name: "CityCell", text: nil,
          arrows: [Arrow(.show, "City").with("place", .variable("place"))], row: "place"))
      scene.button("Locked", Arrow(.show, "City").when(.not(.variable("open"))))
      scene.button("Lost", Arrow(.unwind, "nobodyKnows"))
      scene.things.append(
        SceneSketch.Thing(kind: .label, name: "Hint", text: "Choose a city"))
      scene.things.append(
        SceneSketch.Thing(
          kind: .switch, name: "Open", text: nil, flags: [(.on, .variable("open"))]))
      scene.things.append(
        SceneSketch.Thing(
          kind: .button, name: "Maybe", text: "Maybe", arrows: [Arrow(.present, "Form")],
          flags: [(.enabled, .variable("open"))]))
      scene.variable("visits", .integer(0, 3))
      scene.unwind("toCities", .set("visits", .add(.variable("visits"), .number(1))))
      scene.item(.left, "Edit", system: .editButton)
    }
    app.scene("City") { scene in
      scene.variable("place", city)
      scene.bound = [(.title, .variable("place"))]
      scene.button("Form", Arrow(.present, "FormNav").styled(.fullScreen))
      scene.button("Card", Arrow(.present, "FormNav"))
      scene.unwind("toCity", when: .variable("open"))
    }
    app.stack("FormNav", root: "Form")
    app.scene("Form") { scene in
      scene.button("Done", Arrow(.unwind, "toCities"))
      scene.button("Back", Arrow(.unwind, "toCity"))
      scene.button("Deeper", Arrow(.show, "Deep"))
      scene.button("Other", Arrow(.unwind, "toSecond"))
      scene.button("Push", Arrow(.push, "Deep"))
    }
    app.scene("Deep") { scene in
      scene.button("Done", Arrow(.unwind, "toCities"))
      scene.button("Inner", Arrow(.unwind, "toDeepest"))
    }
    app.scene("Second") { scene in
      scene.unwind("toSecond")
      scene.button("Push", Arrow(.push, "Deep"))
      scene.button("Custom", Arrow(.custom, "Deep"))
    }
  }

  @Test func everyRowHasItsValue() {
    var app = Player(Self.program)
    let content = app.program.screen(of: app.state).contents[0]
    #expect(content.elements[0].rows.map { $0.text } == ["Berlin", "Paris", "Rome"])
    app("tap \"Paris\"")
    #expect(app.bar.title == "Paris")
    app("back")
    app("tap CityCell")
    #expect(app.bar.title == "Berlin")
  }

  @Test func aGuardStopsEverything() {
    var app = Player(Self.program)
    app("tap Locked")
    #expect(app.lines == ["Cities: shouldPerformSegue show City? no"])
    app("tap Open")
    app("tap Locked")
    #expect(app.visible == "City")
  }

  @Test func elementsFollowTheState() {
    var app = Player(Self.program)
    app("tap Hint")
    #expect(app.refusal == "'Hint' does not answer to touches")
    app("set open false")
    app("tap Maybe")
    #expect(app.refusal == "'Maybe' is disabled")
    app("tap Mybe")
    #expect(app.refusal == "'Mybe' is not on the screen; did you mean 'Maybe'?")
    app("tap \"Pariss\"")
    #expect(app.refusal == "nothing on the screen says 'Pariss'; did you mean 'Paris'?")
  }

  @Test func editButtonsToggle() {
    var app = Player(Self.program)
    #expect(app.left == ["Edit"])
    app("edit")
    #expect(app.left == ["Done"])
    #expect(app.lines == ["Cities.setEditing(true)"])
    app("tap \"Done\"")
    #expect(app.left == ["Edit"])
  }

  @Test func unwindingDismissesAndPops() {
    var app = Player(Self.program)
    app("tap \"Rome\"")
    app("tap Form")
    app("tap Deeper")
    app("tap Done")
    #expect(app.visible == "Cities")
    #expect(app.presented == [])
    #expect(app.lines[1] == "Deep: prepare for unwind toCities")
    #expect(app.lines[2] == "Cities: toCities")
    // Under the cover the stack was cut before it was seen.
    #expect(!app.lines.contains { $0.hasPrefix("City.viewWillAppear") })
    #expect(app.lines.contains("Cities.viewWillAppear(animated)"))
  }

  @Test func unwindingFromACardPopsInSight() {
    var app = Player(Self.program)
    app("tap \"Rome\"")
    app("tap Card")
    app("tap Done")
    #expect(app.visible == "Cities")
    #expect(app.lines.contains("City.viewDidDisappear"))
  }

  @Test func theNearestThatAgreesIsTheGoal() {
    var app = Player(Self.program)
    app("tap \"Rome\"")
    app("tap Form")
    app("set open false")
    app("tap Back")
    #expect(app.lines.last == "Form: no one answers toCity")
    app("set open true")
    app("tap Back")
    #expect(app.visible == "City")
  }

  @Test func unwindingSelectsTheTab() {
    var app = Player(Self.program)
    app("tap \"Rome\"")
    app("tap Form")
    app("tap Other")
    #expect(app.visible == "Second")
    #expect(app.stack(of: "Nav") == ["Cities", "City"])
  }

  @Test func anUnwindWithoutAGoalIsSilent() {
    var app = Player(Self.program)
    app("tap Lost")
    #expect(app.refusal == nil)
    #expect(app.visible == "Cities")
    #expect(app.lines.last == "Cities: no one answers nobodyKnows")
  }

  @Test func deprecatedAndCustomSegues() {
    var app = Player(Self.program)
    app("tab Second")
    app("tap Push")
    #expect(app.errors == ["ERR-31"])
    app("launch")
    app("tab Second")
    app("tap Custom")
    #expect(app.errors == ["ERR-33"])
  }

  @Test func variablesStayInTheirDomain() {
    var app = Player(Self.program)
    for _ in 0..<5 {
      app("tap CityCell")
      app("tap Form")
      app("tap Done")
    }
    let variable = app.program.variables.ids.first {
      app.program[app.program[$0].name] == "visits"
    }!
    let owner = app.state.controllers[app.state.visible!].identity
    #expect(app.program.value(of: variable, heldBy: owner, in: app.state) == 3)
    app("set visits 4")
    #expect(app.refusal == "'visits' holds 0 to 3, not '4'")
  }
}
