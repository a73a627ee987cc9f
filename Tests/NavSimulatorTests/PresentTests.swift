import NavModel
import NavSimulator
import NavText
import Testing

@Suite struct PresentTests {
  static let program = Sketch.program { app in
    app.app("dirty", .boolean)
    app.stack("Nav", root: "Home")
    app.scene("Home", title: "Home") {
      $0.button("Sheet", Arrow(.present, "Form"))
      $0.button("Full", Arrow(.present, "Form").styled(.fullScreen))
      $0.button("Bubble", Arrow(.popover, "Form"))
      $0.button("Here", Arrow(.present, "Form").styled(.currentContext))
      $0.action("both", .present("Form"), .present("Other"))
      $0.action("calm", .presentNow("Form"), .present("Other"))
      $0.action("swap", .dismiss)
      $0.action("curl", .perform("curl"))
      $0.action("unknown", .perform("nobody"))
      var curl = Arrow(.present, "Form").named("curl")
      curl.attributes = [Attribute(.segueTransition, .word(3))]
      $0.arrows = [curl]
    }
    app.scene("Form", title: "Form") {
      $0.bound = [(.isModalInPresentation, .variable("dirty"))]
      $0.button("Next", Arrow(.present, "Other"))
      $0.button("Over", Arrow(.present, "Other").styled(.fullScreen))
      $0.action("close", .dismiss)
      $0.action("swap", .dismiss, .present("Other"))
    }
    app.scene("Other", title: "Other") { $0.action("close", .dismiss) }
  }

  @Test func aSheetTellsOnlyTheNewcomer() {
    var app = Player(Self.program)
    app("tap Sheet")
    #expect(app.presented == ["Form pageSheet"])
    #expect(
      app.lines.dropFirst(2) == [
        "Form.viewDidLoad", "Form.viewWillAppear(animated)", "Form.viewIsAppearing(animated)",
        "Form.viewDidAppear(animated)",
      ])
    app("swipe-down")
    #expect(
      app.lines == [
        "Form: shouldDismiss? yes", "Form: willDismiss", "Form.viewWillDisappear(animated)",
        "Form.viewDidDisappear(animated)", "Form: didDismiss",
      ])
    #expect(app.state == Player(Self.program).state)
  }

  @Test func fullScreenTellsThePresenter() {
    var app = Player(Self.program)
    app("tap Full")
    #expect(
      app.lines.dropFirst(2) == [
        "Form.viewDidLoad", "Nav.viewWillDisappear(animated)", "Home.viewWillDisappear(animated)",
        "Form.viewWillAppear(animated)", "Form.viewIsAppearing(animated)",
        "Form.viewDidAppear(animated)", "Nav.viewDidDisappear(animated)",
        "Home.viewDidDisappear(animated)",
      ])
    app("swipe-down")
    #expect(
      app.refusal == "'Form' is presented as fullScreen, which does not answer to this gesture")
    app("tap tap_close")
    #expect(
      app.lines == [
        "Form: close", "Form.viewWillDisappear(animated)", "Nav.viewWillAppear(animated)",
        "Home.viewWillAppear(animated)", "Nav.viewIsAppearing(animated)",
        "Home.viewIsAppearing(animated)", "Nav.viewDidAppear(animated)",
        "Home.viewDidAppear(animated)", "Form.viewDidDisappear(animated)",
      ])
  }

  @Test func aModalSheetStays() {
    var app = Player(Self.program)
    app("tap Sheet")
    app("set dirty true")
    app("swipe-down")
    #expect(app.lines == ["Form: didAttemptToDismiss"])
    #expect(app.visible == "Form")
    app("dismiss")
    #expect(app.visible == "Home")
  }

  @Test func stylesDependOnEraAndSize() {
    func style(
      _ command: String, _ device: Device, _ era: SystemEra, _ way: Orientation = .portrait
    ) -> [String] {
      var app = Player(Self.program, device: device, era: era, orientation: way)
      app(command)
      return app.presented
    }
    #expect(style("tap Sheet", .iPhone8, .flat) == ["Form fullScreen"])
    #expect(style("tap Sheet", .iPhone15, .modern, .landscapeLeft) == ["Form fullScreen"])
    #expect(style("tap Bubble", .iPhone15, .modern) == ["Form formSheet"])
    #expect(style("tap Bubble", .iPhone8, .flat) == ["Form fullScreen"])
    #expect(style("tap Bubble", .iPadPro11, .modern) == ["Form popover"])
    #expect(style("tap Here", .iPhone15, .modern) == ["Form currentContext"])
  }

  @Test func aPopoverClosesByATouchBesideIt() {
    var app = Player(Self.program, device: .iPadPro11)
    app("tap Bubble")
    app("tap-outside")
    #expect(app.presented == [])
    app("tap-outside")
    #expect(app.refusal == "nothing is presented")
  }

  @Test func dismissingFromTheMiddleTakesAllAbove() {
    var app = Player(Self.program)
    app("tap Sheet")
    app("tap Next")
    #expect(app.presented == ["Form pageSheet", "Other pageSheet"])
    // Form presents something: that goes, Form stays (MODAL-11).
    app("dismiss")
    #expect(app.presented == ["Form pageSheet"])
    app("tap Over")
    app("tap tap_close")
    #expect(app.presented == ["Form pageSheet"])
    #expect(app.lines.contains("Form.viewWillAppear(animated)"))
    #expect(!app.lines.contains { $0.hasPrefix("Home.") })
  }

  @Test func presentingTwiceIsLoggedAndIgnored() {
    var app = Player(Self.program)
    app("tap tap_both")
    #expect(app.errors == ["ERR-21"])
    #expect(app.presented == ["Form pageSheet"])
    var calm = Player(Self.program)
    calm("tap tap_calm")
    #expect(calm.errors == ["ERR-20"])
    app("tap tap_swap")
    #expect(app.errors == ["ERR-21"] || app.presented == [])
  }

  @Test func exceptionsOfPresenting() {
    var app = Player(Self.program)
    app("tap tap_curl")
    #expect(app.errors == ["ERR-26"])
    app("launch")
    app("tap tap_unknown")
    #expect(app.errors == ["ERR-30"])
    app("launch")
    app("perform nobody")
    #expect(app.refusal == "no scene in front has a segue 'nobody'; there is curl")
  }

  @Test func thereIsNothingToDismissAtTheBottom() {
    var app = Player(Self.program)
    app("dismiss")
    #expect(app.refusal == "nothing is presented")
    app("do swap")
    #expect(app.refusal == nil)
  }
}
