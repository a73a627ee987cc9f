import NavModel
import NavSimulator
import NavText
import Testing

@Suite struct TabTests {
  static let program = Sketch.program { app in
    app.app("signedIn", .boolean)
    app.app("news", .integer(0, 9), 2)
    app.scene("Main", .tabBar) {
      $0.child(.tab, "World")
      $0.child(.tab, "Alarms")
      $0.child(.tab, "Account", when: .variable("signedIn"))
    }
    app.scene("World", .navigation) {
      $0.child(.root, "Cities")
      $0.tab = ("World Clock", .variable("news"))
    }
    app.scene("Cities", title: "Cities") {
      $0.button("Open", Arrow(.show, "City"))
      $0.action("less", .setTabs(["Alarms", "World"]))
      $0.action("more", .setTabs(["World", "Alarms", "City"]))
      $0.action("mark", .badge("Alarms", "!"), .badge("World", nil))
    }
    app.scene("City") {
      $0.flag(.hidesBottomBarWhenPushed)
      $0.action("gone", .setTabs(["Alarms"]))
    }
    app.scene("Alarms", title: "Alarms") {
      $0.button("Show", Arrow(.show, "City"))
      $0.action("account", .select("Account"))
      $0.action("stranger", .select("City"))
    }
    app.scene("Account", title: "Account") { $0.action("sign", .set("signedIn", .flag(true))) }
  }

  @Test func switchingTellsInOrder() {
    var app = Player(Self.program)
    app("tab Alarms")
    #expect(
      app.lines == [
        "Main: shouldSelect Alarms? yes", "Alarms.viewDidLoad", "Alarms.viewWillAppear",
        "World.viewWillDisappear", "Cities.viewWillDisappear", "Alarms.viewIsAppearing",
        "World.viewDidDisappear", "Cities.viewDidDisappear", "Main: didSelect Alarms",
        "Alarms.viewDidAppear",
      ])
  }

  @Test func everyTabKeepsItsStack() {
    var app = Player(Self.program)
    app("push Alarms")
    app("tab 1")
    #expect(app.visible == "Alarms")
    #expect(app.stack(of: "World") == ["Cities", "Alarms"])
    app("tap World")
    #expect(app.stack == ["Cities", "Alarms"])
    // Once more goes back to the root (TAB-24).
    app("tap \"World Clock\"")
    #expect(app.stack == ["Cities"])
    #expect(app.lines.contains("Main: didSelect World"))
  }

  @Test func aGuardRefusesQuietly() {
    var app = Player(Self.program)
    app("tab Account")
    #expect(app.lines == ["Main: shouldSelect Account? no"])
    #expect(app.visible == "Cities")
    app("set signedIn true")
    app("tab Account")
    #expect(app.visible == "Account")
  }

  @Test func codeSelectsWithoutAsking() {
    var app = Player(Self.program)
    app("tab Alarms")
    app("do account")
    #expect(app.visible == "Account")
    #expect(!app.lines.contains { $0.contains("shouldSelect") || $0.contains("didSelect") })
    app("select 7")
    #expect(app.visible == "Account")
    app("select 1")
    app("do stranger")
    #expect(app.errors == ["ERR-12"])
  }

  @Test func showFromATabPresents() {
    var app = Player(Self.program)
    app("tab Alarms")
    app("tap Show")
    #expect(app.presented == ["City pageSheet"])
  }

  @Test func badgesFollowStateAndStatements() {
    var app = Player(Self.program)
    func badges(_ app: Player) -> [String?] {
      app.program.screen(of: app.state).tabBars[0].items.map { $0.badge }
    }
    #expect(badges(app) == ["2", nil, nil])
    app("set news 5")
    #expect(badges(app) == ["5", nil, nil])
    app("do mark")
    #expect(badges(app) == [nil, "!", nil])
    app("badge Alarms none")
    app("badge Account \"none\"")
    #expect(badges(app) == [nil, nil, "none"])
  }

  @Test func theTabBarLeavesWhileAMemberWantsIt() {
    var app = Player(Self.program)
    app("tap Open")
    #expect(app.program.screen(of: app.state).tabBars[0].isHidden)
    app("tab Alarms")
    #expect(app.refusal == "the tab bar of 'Main' is hidden")
    app("back")
    #expect(!app.program.screen(of: app.state).tabBars[0].isHidden)
  }

  @Test func setTabsKeepsWhatStays() {
    var app = Player(Self.program)
    app("do less")
    #expect(app.tabs == ["Alarms", "World Clock"])
    #expect(app.visible == "Cities")
    #expect(!app.lines.contains { $0.contains("Appear") })
    #expect(app.lines.contains("Account.didMoveToParent(nil)"))
    app("do more")
    #expect(app.tabs == ["World Clock", "Alarms", ""])
    #expect(app.visible == "Cities")
    app("push City")
    app("do gone")
    #expect(app.visible == "Alarms")
    #expect(app.lines.contains("City.viewDidDisappear"))
  }

  // MARK: More

  static let seven = Sketch.program { app in
    app.scene("Main", .tabBar) { scene in
      for name in ["A", "B", "C", "D", "E", "F", "G"] { scene.child(.tab, name) }
    }
    for name in ["A", "B", "C", "D", "E"] {
      app.scene(name, title: name) { $0.button("Go", Arrow(.show, "X")) }
    }
    app.scene("F", .navigation) { $0.child(.root, "Root") }
    app.scene("G", title: "G")
    app.scene("Root", title: "Root") { $0.button("Deeper", Arrow(.show, "X")) }
    app.scene("X", title: "X")
  }

  @Test func fiveSlotsHaveMore() {
    var app = Player(Self.seven)
    #expect(app.tabs == ["A", "B", "C", "D", "More"])
    app("tab 4")
    #expect(app.visible == "More")
    #expect(
      app.program.screen(of: app.state).tabBars[0].moreRows?.map { $0.text } == ["E", "Root", "G"])
    app("tap E")
    #expect(app.visible == "E")
    #expect(app.left == ["More"])
    #expect(!app.lines.contains { $0.contains("Select") })
    app("tap Go")
    #expect(app.visible == "X")
    #expect(app.left == ["E"])
    app("tab A")
    app("tab more")
    #expect(app.visible == "X")
    app("tap More")
    #expect(app.visible == "More")
    app("back")
    #expect(app.refusal == "there is no back button: the More list is the root of its stack")
  }

  @Test func aStackUnderMoreGoesBackToTheList() {
    var app = Player(Self.seven)
    app("more F")
    #expect(app.visible == "Root")
    app("tap Deeper")
    #expect(app.left == ["Root"])
    app("back")
    #expect(app.left == ["More"])
    app("back")
    #expect(app.visible == "More")
    app("tab F")
    #expect(app.refusal == "'F' is in the More list; write 'more F'")
  }

  @Test func codeSelectsUnderMore() {
    var app = Player(Self.seven)
    app("select 6")
    #expect(app.visible == "G")
    #expect(app.state.selectedIndex(of: 0) == 6)
    app("back")
    #expect(app.state.selectedIndex(of: 0) == nil)
  }

  @Test func aWideBarHasNoMore() {
    let app = Player(Self.seven, device: .iPadPro11)
    #expect(app.tabs.count == 7)
  }

  @Test func aTabIsDraggedToTheBar() {
    var app = Player(Self.seven)
    app("customize G 1")
    #expect(app.tabs == ["A", "G", "C", "D", "More"])
    #expect(
      app.lines == [
        "Main: willBeginCustomizing [A, B, C, D, E, F, G]",
        "Main: willEndCustomizing [A, G, C, D, E, F, B], changed",
        "Main: didEndCustomizing [A, G, C, D, E, F, B], changed",
      ])
    #expect(app.visible == "A")
    app("customize A 2")
    #expect(app.tabs == ["G", "C", "A", "D", "More"])
    #expect(app.state.selectedIndex(of: 0) == 2)
    app("more B")
    app("tap Go")
    app("customize B 0")
    #expect(app.visible == "B")
    #expect(app.state.selectedIndex(of: 0) == 0)
  }
}
