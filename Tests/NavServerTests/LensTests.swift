import NavText
import Testing

@testable import NavServer

/// What is said above declarations, and what is offered about findings.
@Suite("Lenses and actions")
struct LensTests {
  private static let text = """
    storyboard Shop {
      initial -> Browse
      navigation Browse { root -> Cart }
      scene Cart {
        title: "Your Cart"
        button Pay "Pay" -> show Thanks
        action save { }
        button Keep "Keep" -> action save
      }
      scene Thanks { title: "Thanks" }
    }

    test "paying thanks" {
      tap Pay
      expect visible == Thanks
    }

    test "paying stays" {
      tap Pay
      expect visible == Cart
    }

    check "one can go back" { always can reach Cart }
    check "nobody pays" { never Thanks }

    """

  private static func titles(_ conversation: inout Conversation) throws -> [String] {
    let answer = conversation.request(
      "textDocument/codeLens", #"{"textDocument":{"uri":"untitled:a"}}"#)
    return try #require(answer?["result"]?.array).map { lens in
      if let title = lens["command"]?["title"]?.string { return title }
      var writer = JSONWriter()
      writer.value(lens)
      let resolved = conversation.request("codeLens/resolve", writer.string)
      return resolved?["result"]?["command"]?["title"]?.string ?? "nothing"
    }
  }

  @Test("lenses say what leads to a scene, how a test ends, and what is proven")
  func lenses() throws {
    var conversation = Conversation()
    conversation.open("untitled:a", Self.text)
    let titles = try Self.titles(&conversation)
    #expect(
      titles == [
        "tap through", "reached from 1 place", "reached from 1 place", "reached from 1 place",
        "✓ passes",
        "✗ line 20: expected visible == Cart, but it is Thanks", "✓ proven in 2 states",
        "✗ refuted in 1 move",
      ])
  }

  @Test("a text with errors has no lenses for tests and checks")
  func brokenText() throws {
    var conversation = Conversation()
    conversation.open("untitled:a", Self.text.replacing("show Thanks", with: "show Thank"))
    #expect(
      try Self.titles(&conversation) == [
        "tap through", "reached from 1 place", "reached from 1 place", "no arrow leads here",
      ])
  }

  @Test("a hint names a stack only where no other can be meant")
  func stacks() throws {
    func labels(_ more: String) throws -> [String] {
      var conversation = Conversation()
      conversation.open(
        "untitled:a",
        """
        storyboard S {
            initial -> Stack
            navigation Stack { root -> A }
            scene A { button Go "Go" -> show B }
            scene B { button On "On" -> show C }
            scene C
            \(more)
        }
        """)
      let answer = conversation.request(
        "textDocument/inlayHint",
        #"{"textDocument":{"uri":"untitled:a"},"range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}}"#
      )
      return try #require(answer?["result"]?.array).map { $0["label"]?.string ?? "" }
    }
    #expect(try labels("") == ["on Stack", "on Stack"])
    // B can be presented as well: then it presents C.
    #expect(try labels("scene D { button P \"P\" -> present B }") == ["on Stack"])
    #expect(try labels("tabs T { tab -> B }") == ["on Stack"])
    #expect(try labels("navigation N { root -> B }") == ["on Stack"])
    // What no stack takes is presented.
    #expect(try labels("scene D { button P \"P\" -> show Stack }") == ["on Stack", "on Stack"])
  }

  @Test("hints say which title an arrow leads to, and what an action is in Swift")
  func hints() throws {
    var conversation = Conversation()
    conversation.open("untitled:a", Self.text)
    let answer = conversation.request(
      "textDocument/inlayHint",
      #"{"textDocument":{"uri":"untitled:a"},"range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}}"#
    )
    let labels = try #require(answer?["result"]?.array).map { $0["label"]?.string ?? "" }
    #expect(labels == ["\"Your Cart\"", "on Browse", "(_:)"])
  }

  @Test("the call hierarchy goes both ways")
  func hierarchy() throws {
    var conversation = Conversation()
    conversation.open("untitled:a", Self.text)
    let place = #"{"textDocument":{"uri":"untitled:a"},"position":{"line":5,"character":32}}"#
    let prepared = conversation.request("textDocument/prepareCallHierarchy", place)
    let item = try #require(prepared?["result"]?[0])
    #expect(item["name"]?.string == "Thanks")
    var writer = JSONWriter()
    writer.value(JSON.object(("item", item)))
    let incoming = conversation.request("callHierarchy/incomingCalls", writer.string)
    #expect(incoming?["result"]?.array?.map { $0["from"]?["name"]?.string } == ["Cart"])
    let outgoing = conversation.request("callHierarchy/outgoingCalls", writer.string)
    #expect(outgoing?["result"]?.array?.isEmpty == true)
  }

  @Test("a finding can be fixed, fixed everywhere, or silenced with a reason")
  func actions() throws {
    @Sendable func findings(_ open: [SourceText]) -> [Diagnostic] {
      guard let source = open.first else { return [] }
      let places = source.bytes.indices.filter { source.bytes[$0...].starts(with: "Pay".utf8) }
      return places.map { start in
        let location = Location(ID(0), SourceRange(start, start + 3))
        return Diagnostic(
          "some-rule", .warning, at: location, "this is called Pay",
          fix: Fix("call it Buy", [NavText.TextEdit(location, "Buy")], isSafe: true))
      }
    }
    var conversation = Conversation(findings: findings)
    conversation.open("untitled:a", Self.text)
    let shown = conversation.received.last {
      $0["method"]?.string == "textDocument/publishDiagnostics"
    }
    #expect(shown?["params"]?["diagnostics"]?.array?.count == 4)
    let answer = conversation.request(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"untitled:a"},"range":{"start":{"line":5,"character":12},"end":{"line":5,"character":12}},"context":{"diagnostics":[]}}"#
    )
    let titles = try #require(answer?["result"]?.array).map { $0["title"]?.string ?? "" }
    #expect(
      titles == [
        "call it Buy", "Fix all 4 of 'some-rule'", "Silence 'some-rule' here, with a reason",
        "Apply all safe fixes",
      ])
    let only = conversation.request(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"untitled:a"},"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"context":{"diagnostics":[],"only":["source"]}}"#
    )
    let fixed = try #require(only?["result"]?[0]?["edit"]?["changes"]?["untitled:a"]?.array)
    #expect(fixed.count == 3)
  }
}
