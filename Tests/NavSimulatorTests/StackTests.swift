import NavModel
import NavSimulator
import NavText
import Testing

@Suite struct StackTests {
  /// Home › List › Detail, with every way to move.
  static let program = Sketch.program { app in
    app.scene("Nav", .navigation) {
      $0.child(.root, "Home")
      $0.toolbar = [Attribute(.barHidden, .boolean(false))]
    }
    app.scene("Home", title: "Home") {
      $0.button("Open", Arrow(.show, "List").named("open"))
      $0.action("jump", .setStack(["Home", "Detail", "List"]))
      $0.action("twice", .push("List"), .push("Detail"))
      $0.action("lost", .popTo("Detail"))
      $0.action("nested", .push("Nav"))
      $0.item(.back, "Clocks")
      $0.item(.right, "Add", system: .add, Arrow(.present, "Detail"))
      $0.item(.right, "Share")
      $0.item(.toolbar, "Refresh", system: .refresh)
    }
    app.scene("List", title: "Cities") {
      $0.button("Open", Arrow(.show, "Detail"))
      $0.flag(.hidesBottomBarWhenPushed)
    }
    app.scene("Detail") {
      $0.action("home", .popToRoot)
      $0.action("list", .popTo("List"))
      $0.action("empty", .setStack([]))
      $0.action("again", .setStack(["List", "Detail"]))
      $0.action("gone", .pop, .push("List"))
      $0.action("hide", .hideBar)
    }
  }

  @Test func launchTellsInOrder() {
    let app = Player(Self.program)
    #expect(
      app.lines == [
        "Home.willMoveToParent(Nav)", "Nav.viewDidLoad", "Home.viewDidLoad",
        "Nav.viewWillAppear", "Home.viewWillAppear", "Nav: willShow Home",
        "Nav.viewIsAppearing", "Home.viewIsAppearing", "Nav.viewDidAppear",
        "Home.viewDidAppear", "Home.didMoveToParent(Nav)", "Nav: didShow Home",
      ])
    #expect(app.visible == "Home")
  }

  @Test func pushTellsInOrder() {
    var app = Player(Self.program)
    app("tap Open")
    #expect(
      app.lines == [
        "Home: shouldPerformSegue open? yes", "Home: prepare for open",
        "List.willMoveToParent(Nav)", "List.viewDidLoad", "Home.viewWillDisappear(animated)",
        "List.viewWillAppear(animated)", "Nav: willShow List (animated)",
        "List.viewIsAppearing(animated)", "Home.viewDidDisappear(animated)",
        "List.viewDidAppear(animated)", "List.didMoveToParent(Nav)",
        "Nav: didShow List (animated)",
      ])
    #expect(app.stack == ["Home", "List"])
  }

  @Test func popTellsInOrder() {
    var app = Player(Self.program)
    app("tap Open")
    app("back")
    #expect(
      app.lines == [
        "List.willMoveToParent(nil)", "List.viewWillDisappear(animated)",
        "Home.viewWillAppear(animated)", "Nav: willShow Home (animated)",
        "Home.viewIsAppearing(animated)", "List.viewDidDisappear(animated)",
        "Home.viewDidAppear(animated)", "List.didMoveToParent(nil)",
        "Nav: didShow Home (animated)",
      ])
    #expect(app.state == Player(Self.program).state)
  }

  @Test func poppingSeveralTellsOnlyTwo() {
    var app = Player(Self.program)
    app("tap Open")
    app("tap Open")
    #expect(app.stack == ["Home", "List", "Detail"])
    app("tap tap_home")
    #expect(app.lines.filter { $0.contains("Appear") || $0.contains("Disappear") }.count == 5)
    #expect(
      app.lines.filter { $0.hasPrefix("List.") } == [
        "List.willMoveToParent(nil)", "List.didMoveToParent(nil)",
      ])
    #expect(app.stack == ["Home"])
  }

  @Test func setStackKeepsInstances() {
    var app = Player(Self.program)
    app("tap tap_jump")
    #expect(app.stack == ["Home", "Detail", "List"])
    #expect(app.lines.contains("List.viewWillAppear(animated)"))
    #expect(!app.lines.contains("Detail.viewDidLoad"))
    app("back")
    // Detail comes up for the first time now.
    #expect(app.lines.contains("Detail.viewDidLoad"))
  }

  @Test func setStackMayReplaceTheRoot() {
    var app = Player(Self.program)
    app("push Detail")
    app("tap tap_again")
    #expect(app.stack == ["List", "Detail"])
    // The same top: nobody appears (LIFE-43).
    #expect(!app.lines.contains { $0.contains("Appear") })
    app("tap tap_empty")
    #expect(app.stack == [])
    #expect(app.visible == "")
  }

  @Test func operationsOfOneActionRunInOrder() {
    var app = Player(Self.program)
    app("tap tap_twice")
    #expect(app.stack == ["Home", "List", "Detail"])
    #expect(app.errors == [])
    var old = Player(Self.program, device: .iPhone4S, era: .legacy)
    old("tap tap_twice")
    #expect(old.errors == ["ERR-14"])
  }

  @Test func aPoppedControllerHasNoStack() {
    var app = Player(Self.program)
    app("push Detail")
    app("tap tap_gone")
    #expect(app.stack == ["Home"])
  }

  @Test func exceptionsStopTheApp() {
    var app = Player(Self.program)
    app("tap tap_lost")
    #expect(app.errors == ["ERR-6"])
    #expect(app.state.isCrashed)
    app("tap Open")
    #expect(app.refusal == "the app has stopped (ERR-6): restart or undo")
    app("launch")
    app("tap tap_nested")
    #expect(app.errors == ["ERR-1"])
  }

  @Test func barFollowsTheTop() {
    var app = Player(Self.program)
    #expect(app.left == [])
    #expect(app.right == ["Add", "Share"])
    #expect(app.bar.title == "Home")
    app("push List")
    #expect(app.left == ["Clocks"])
    #expect(app.right == [])
    app("push Detail")
    #expect(app.left == ["Cities"])
    #expect(app.bar.title == "")
    app("push Home")
    #expect(app.left == ["Back"])
    app("tap back")
    #expect(app.visible == "Detail")
    app("tap \"Cities\"")
    #expect(app.visible == "List")
  }

  @Test func toolbarLeavesWhilePushed() {
    var app = Player(Self.program)
    #expect(!app.bar.isToolbarHidden)
    #expect(app.bar.toolbar.map { $0.text } == ["Refresh"])
    app("push List")
    app("push Detail")
    #expect(app.bar.isToolbarHidden)
    app("pop-to-root")
    #expect(!app.bar.isToolbarHidden)
    app("toolbar hide")
    #expect(app.bar.isToolbarHidden)
    app("tap Refresh")
    #expect(app.refusal == "the toolbar below 'Home' is hidden")
  }

  @Test func aHiddenBarStaysHidden() {
    var app = Player(Self.program)
    app("push Detail")
    app("tap tap_hide")
    app("back")
    #expect(app.refusal == "the navigation bar above 'Detail' is hidden")
    app("pop")
    #expect(app.bar.isHidden)
    app("bar show")
    #expect(!app.bar.isHidden)
  }

  @Test func thereIsNoWayBackFromTheRoot() {
    var app = Player(Self.program)
    app("back")
    #expect(app.refusal == "there is no back button: 'Home' is the root of its stack")
    app("swipe-back")
    #expect(app.refusal == "there is no back button: 'Home' is the root of its stack")
    app("pop")
    #expect(app.refusal == nil)
    #expect(app.lines == ["Nav: pop returns nil"])
  }

  @Test func aCancelledSwipeChangesNothing() {
    var app = Player(Self.program)
    app("tap Open")
    let before = app.state
    app("swipe-back cancel")
    #expect(app.state == before)
    #expect(
      app.lines == [
        "List.willMoveToParent(nil)", "List.viewWillDisappear(animated)",
        "Home.viewWillAppear(animated)",
        "Nav: willShow Home (animated)", "Home.viewIsAppearing(animated)",
        "List.viewWillAppear(animated)", "Home.viewWillDisappear(animated)",
        "List.viewDidAppear(animated)", "Home.viewDidDisappear(animated)",
      ])
    app("swipe-back")
    #expect(app.stack == ["Home"])
  }
}
