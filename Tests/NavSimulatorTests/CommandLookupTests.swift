import NavConsole
import NavModel
import NavSimulator
import NavText
import Testing

@Suite struct CommandLookupTests {
  @Test func namesAreLookedUpOnTheScreen() {
    var app = Player(StackTests.program)
    app("push Lst")
    #expect(app.refusal == "there is no scene called 'Lst'; did you mean 'List'?")
    app("push Main.List")
    #expect(app.visible == "List")
    app("set-stack Home,Detail")
    #expect(app.stack == ["Home", "Detail"])
    app("do hme")
    #expect(app.refusal == "no scene in front has an action 'hme'; did you mean 'home'?")
    app("resize iPhone 81")
    #expect(app.refusal?.hasPrefix("there is no device called 'iPhone 81'; did you mean") == true)
    app("animate off")
    app("pop")
    #expect(!app.lines.contains { $0.contains("animated") })
    app("finish")
    #expect(app.refusal == "no transition is in flight")
    app("restore there")
    #expect(app.refusal == "no state was saved as 'there'")
    app("tab 1")
    #expect(app.refusal == "there is no tab bar in front")
    app("edit")
    #expect(app.refusal == "there is no edit button on the screen")
  }

  @Test func anEmptyProgramIsABlackScreen() {
    var app = Player(Sketch.program { _ in })
    #expect(app.errors == ["ERR-37"])
    for command in [
      "tap A", "back", "swipe-back", "tab 0", "more A", "dismiss", "swipe-down", "pop",
      "select 0", "edit", "bar hide", "rotate landscape", "push A", "set a 1", "badge A 1",
    ] {
      app(command)
    }
    #expect(app.visible == "")
  }
}
