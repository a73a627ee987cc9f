import NavModel
import NavSimulator
import NavText
import Testing

@Suite struct HookTests {
  @Test func whatACallbackAsksForWaits() {
    let program = Sketch.program { app in
      app.stack("Nav", root: "A")
      app.scene("A") { $0.button("Go", Arrow(.show, "B")) }
      app.scene("B") { $0.on(.viewWillAppear, .push("C")) }
      app.scene("C")
    }
    var app = Player(program)
    app("tap Go")
    #expect(app.stack == ["A", "B", "C"])
    // Both are reported (LIFE-40): B comes, then goes.
    let own = app.lines.filter { $0.hasPrefix("B.view") }
    #expect(
      own == [
        "B.viewDidLoad", "B.viewWillAppear(animated)", "B.viewIsAppearing(animated)",
        "B.viewDidAppear(animated)", "B.viewWillDisappear(animated)",
        "B.viewDidDisappear(animated)",
      ])
  }

  @Test func aRootMayPushBeforeItIsSeen() {
    let program = Sketch.program { app in
      app.stack("Nav", root: "A")
      app.scene("A") { $0.on(.viewDidLoad, .push("B")) }
      app.scene("B")
    }
    let app = Player(program)
    #expect(app.stack == ["A", "B"])
    #expect(!app.lines.contains("A.viewWillAppear"))
    #expect(app.lines.contains("Nav: didShow B"))
    #expect(app.program.checkInvariants(of: app.state) == nil)
  }

  @Test func presentingTooEarlyIsLogged() {
    let program = Sketch.program { app in
      app.scene("A") {
        $0.on(.viewDidLoad, .present("B"))
        $0.on(.viewDidAppear, .present("B"))
      }
      app.scene("B")
    }
    let app = Player(program)
    #expect(app.errors == ["ERR-22"])
    #expect(app.presented == ["B pageSheet"])
  }

  @Test func callbacksWithoutEndStopTheApp() {
    let program = Sketch.program { app in
      app.stack("Nav", root: "A")
      app.scene("A") { $0.button("Go", Arrow(.show, "B")) }
      app.scene("B") { $0.on(.viewDidAppear, .push("B")) }
    }
    var app = Player(program)
    app("tap Go")
    #expect(app.errors == ["endless"])
  }

  /// Each push is a call inside the one before: the stack of the thread would not last.
  @Test func callbacksInsideCallbacksStopTheApp() {
    let program = Sketch.program { app in
      app.stack("Nav", root: "A")
      app.scene("A") { $0.on(.willMoveToParent, .push("A")) }
    }
    #expect(Player(program).state.crash?.error == .endless)
  }

  @Test func conditionsChoose() {
    let program = Sketch.program { app in
      app.app("seen", .boolean)
      app.stack("Nav", root: "A")
      app.scene("A") {
        $0.on(
          .viewDidAppear,
          .when(
            .variable("seen"), [.hideBar],
            [.set("seen", .flag(true)), .showToolbar]))
        $0.button("Go", Arrow(.show, "B"))
      }
      app.scene("B")
    }
    var app = Player(program)
    #expect(!app.bar.isHidden)
    #expect(!app.bar.isToolbarHidden)
    app("tap Go")
    app("back")
    #expect(app.bar.isHidden)
  }

  @Test func embeddedScenesLoadFirst() {
    let program = Sketch.program { app in
      app.scene("Owner") {
        $0.things.append(
          SceneSketch.Thing(
            kind: .container, name: "Box", text: nil, arrows: [Arrow(.embed, "Inner").named("in")]))
      }
      app.scene("Inner") { $0.button("Press", Arrow(.present, "Sheet")) }
      app.scene("Sheet")
    }
    var app = Player(program)
    #expect(
      app.lines == [
        "Owner: prepare for in", "Inner.willMoveToParent(Owner)", "Inner.didMoveToParent(Owner)",
        "Inner.viewDidLoad", "Owner.viewDidLoad", "Owner.viewWillAppear", "Inner.viewWillAppear",
        "Owner.viewIsAppearing", "Inner.viewIsAppearing", "Owner.viewDidAppear",
        "Inner.viewDidAppear",
      ])
    #expect(app.visible == "Owner")
    app("tap Press")
    #expect(app.presented == ["Sheet pageSheet"])
  }
}

extension HookTests {
  @Test func whatHoldsItselfStopsTheApp() {
    let embeds = Sketch.program { app in
      app.scene("A") {
        $0.things.append(
          SceneSketch.Thing(
            kind: .container, name: "One", text: nil,
            arrows: [Arrow(.embed, "A"), Arrow(.embed, "A")]))
      }
    }
    #expect(Player(embeds).state.crash?.error == .tooDeep)
    let tabs = Sketch.program { app in
      app.scene("T", .tabBar) {
        $0.child(.tab, "T")
        $0.child(.tab, "T")
      }
    }
    #expect(Player(tabs).state.crash?.error == .tooDeep)
    var tower = Player(Sketch.program { $0.scene("A") })
    for _ in 0..<300 where !tower.state.isCrashed { tower("present A") }
    #expect(tower.state.crash?.error == .tooDeep)
  }

  /// What one writes down once is no endless loop, however much it is.
  @Test func anAppMayBeAsLargeAsItsText() {
    let tabs = Sketch.program { app in
      app.scene("T", .tabBar) { scene in
        for tab in 0..<4_500 { scene.child(.tab, "S\(tab)") }
      }
      for tab in 0..<4_500 { app.scene("S\(tab)") }
    }
    let player = Player(tabs)
    #expect(player.state.crash == nil)
    #expect(player.state.controllers.count == 4_501)
  }
}
