import NavModel
import NavSimulator
import NavText
import Testing

@Suite struct SplitTests {
  static func program(style: UInt8, discards: Bool = false, compact: Bool = false) -> Program {
    Sketch.program { app in
      app.scene("Split", .split) {
        $0.attributes = [Attribute(.splitStyle, .word(style))]
        if discards { $0.flag(.collapsesSecondaryOntoPrimary) }
        $0.child(.primary, style == 0 ? "ListNav" : "List")
        $0.child(.secondary, "Detail")
        if compact { $0.child(.compact, "Small") }
      }
      app.stack("ListNav", root: "List")
      app.scene("List", title: "List") {
        $0.button("Pick", Arrow(.showDetail, "Other"))
        $0.button("Deeper", Arrow(.show, "Other"))
      }
      app.scene("Detail", title: "Detail")
      app.scene("Other", title: "Other")
      app.scene("Small")
    }
  }

  /// Three columns, tabs among them, and what is presented over them.
  static let columns = Sketch.program { app in
    app.isPreserved = true
    app.scene("Split", .split) {
      $0.attributes = [Attribute(.splitStyle, .word(2))]
      $0.child(.primary, "List")
      $0.child(.supplementary, "Tabs")
      $0.child(.secondary, "DetailNav")
    }
    app.scene("List") { $0.button("Pick", Arrow(.showDetail, "OtherNav")) }
    app.scene("Tabs", .tabBar) {
      for tab in ["A", "B", "C", "D", "E", "F"] { $0.child(.tab, tab) }
    }
    for tab in ["A", "B", "C", "D", "E"] {
      app.scene(tab) { $0.button("Open", Arrow(.show, "Other")) }
    }
    app.scene("F", .page) {
      $0.child(.page, "Other")
      $0.child(.page, "Detail")
    }
    app.stack("DetailNav", root: "Detail")
    app.stack("OtherNav", root: "Other")
    app.scene("Detail") {
      $0.button("Form", Arrow(.present, "Inner").styled(.formSheet))
      $0.button("Pop", Arrow(.popover, "Tabs"))
    }
    app.scene("Other") { $0.button("Next", Arrow(.show, "Detail")) }
    app.scene("Inner", .split) {
      $0.child(.primary, "OtherNav")
      $0.child(.secondary, "Detail")
    }
  }

  @Test func columnsStandSideBySide() {
    var app = Player(
      Self.program(style: 0), device: .iPadPro11, orientation: .landscapeLeft)
    #expect(app.visible == "Detail")
    app("tap Pick")
    #expect(app.visible == "Other")
    #expect(
      app.lines.dropFirst(2) == [
        "Other.willMoveToParent(Split)", "Detail.willMoveToParent(nil)", "Other.viewDidLoad",
        "Detail.viewWillDisappear(animated)", "Other.viewWillAppear(animated)",
        "Other.viewIsAppearing(animated)", "Detail.viewDidDisappear(animated)",
        "Other.viewDidAppear(animated)", "Other.didMoveToParent(Split)",
        "Detail.didMoveToParent(nil)",
      ])
    app("tap Deeper")
    #expect(app.stack(of: "ListNav") == ["List", "Other"])
  }

  @Test func aPhoneStacksThem() {
    var app = Player(Self.program(style: 0))
    #expect(app.visible == "Detail")
    #expect(app.stack == ["List", "Detail"])
    app("back")
    app("tap Pick")
    #expect(app.stack == ["List", "Other"])
    let other = Player(Self.program(style: 0, discards: true))
    #expect(other.visible == "List")
  }

  @Test func columnStyleWrapsAndCollapses() {
    let wide = Player(Self.program(style: 1), device: .iPadPro11)
    #expect(wide.state.controllers.count { $0.isSynthetic } == 2)
    #expect(wide.bar.title == "Detail")
    let narrow = Player(Self.program(style: 1))
    #expect(narrow.left == ["List"])
    let compact = Player(Self.program(style: 1, compact: true))
    #expect(compact.visible == "Small")
  }

  @Test func turningTwiceLeavesEverythingAsItWas() {
    for style: UInt8 in [0, 1] {
      var app = Player(Self.program(style: style), device: .iPhone15ProMax)
      app("back")
      let before = app.state
      app("rotate landscape")
      #expect(app.state.front.filter { app.state.controllers[$0].kind == .navigation }.count > 0)
      #expect(app.visible == "Detail")
      app("rotate portrait")
      app("back")
      #expect(app.visible == "List")
      #expect(app.state.controllers.map { $0.scene } == before.controllers.map { $0.scene })
    }
  }

  @Test func whoLeavesItsColumnShowsNothingMore() {
    let program = Sketch.program { app in
      app.scene("Split", .split) {
        $0.child(.primary, "List")
        $0.child(.secondary, "Detail")
      }
      app.scene("List")
      app.scene("Detail") {
        $0.action("replace", .show("Other"))
        // The action comes first (OUT-11): it takes Detail away before the segue is performed.
        $0.thing(.button, "Both", "Both") {
          $0.actions = ["replace"]
          $0.arrows = [Arrow(.show, "Late")]
        }
      }
      app.scene("Other")
      app.scene("Late")
    }
    var app = Player(program, device: .iPadPro11, orientation: .landscapeLeft)
    app("animate step")
    app("tap Both")
    #expect(app.state.isInFlight)
    app("finish")
    #expect(app.visible == "Other")
    #expect(!app.state.controllers.contains { app.name($0.scene) == "Late" })
    app("finish")
    #expect(app.refusal == "no transition is in flight")
  }

  @Test func oneTabMayForbidTurning() {
    let program = Sketch.program { app in
      app.scene("Main", .tabBar) {
        $0.child(.tab, "A")
        $0.child(.tab, "B")
      }
      app.scene("A")
      app.scene("B") { $0.button("Free", Arrow(.present, "A").styled(.fullScreen)) }
    }
    var app = Player(program)
    app("rotate landscapeRight")
    #expect(app.state.orientation == .landscapeRight)
    #expect(app.lines.contains("A.viewWillTransition(to: size)"))
    app("rotate portraitUpsideDown")
    #expect(app.lines == ["the interface stays landscapeRight"])
  }
}
