import NavConsole
import NavModel
import NavSimulator
import NavText
import Testing

/// A transition that is in flight, as programs see it.
@Suite struct FlightTests {
  private func json(_ app: Player) -> String {
    var writer = JSONWriter()
    app.program.writeState(app.state, to: &writer)
    return writer.string
  }

  @Test func theStateSaysWhatIsInFlight() {
    var app = Player(StackTests.program)
    #expect(json(app).contains("\"transition\":null"))
    app("animate step")
    app("push List")
    app("pop")
    #expect(
      json(app).contains(
        "\"transition\":{\"kind\":\"push\",\"phase\":\"running\",\"incoming\":[\"List\"],"
          + "\"outgoing\":[\"Home\"],\"waiting\":1}"))
    #expect(json(app).contains("\"appearance\":\"disappearing\""))
    #expect(app.program.events(in: app.state) == [.finish])
    app("finish")
    app("finish")
    app("push List")
    app("finish")
    app("swipe-back")
    #expect(json(app).contains("\"phase\":\"interactive\""))
    #expect(app.program.events(in: app.state) == [.finish, .cancel])
  }

  @Test func aQueueOutlivesThoseItNames() {
    var app = Player(StackTests.program)
    app("push Detail")
    app("animate step")
    // Detail asks for a push while it is being popped, and is gone when its turn comes.
    app("pop")
    app("push List")
    app("finish")
    #expect(app.stack == ["Home", "List"])
    app("finish")
    #expect(app.refusal == nil)
    app("finish")
    #expect(app.refusal == "no transition is in flight")
  }

  @Test func aCancelledSwipeLeavesTheStateAsItWas() {
    var app = Player(StackTests.program)
    app("push List")
    app("animate step")
    let before = app.state
    app("swipe-back")
    app("cancel")
    #expect(app.state == before)
  }

  @Test func moreMayBeSwipedBackToAndCancelled() {
    var app = Player(TabTests.seven, era: .modern)
    app("tab More")
    app("animate step")
    app("more G")
    #expect(app.state.isInFlight)
    app("finish")
    let before = app.state
    app("swipe-back")
    #expect(app.visible == "More")
    app("cancel")
    #expect(app.state == before)
  }
}
