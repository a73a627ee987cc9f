import NavModel
import NavText
import Testing

@testable import NavServer

/// Findings that are worked out while the server answers.
@Suite("Judging")
struct JudgingTests {
  /// A server with a text open, and a request for its findings, which are not worked out yet.
  private func waitingServer(
    capabilities: String = "{}",
    lint: @escaping ServerHost.Lint = { _, open, _, _ in ServerFindings(Table(open), []) }
  ) -> Server {
    var server = Server(
      ServerHost(
        version: "0", projectFolder: { path, _ in path }, texts: { _ in [] },
        lint: lint, explanation: { _ in nil }, canSilence: { _ in true }))
    server.receive(
      Array(#"{"id":1,"method":"initialize","params":{"capabilities":\#(capabilities)}}"#.utf8))
    let document = #"{"uri":"untitled:a","languageId":"navscene","version":1,"text":""}"#
    server.receive(
      Array(#"{"method":"textDocument/didOpen","params":{"textDocument":\#(document)}}"#.utf8))
    server.receive(Array(Self.pull(2).utf8))
    while !server.isIdle { server.work() }
    _ = server.takeOutgoing()
    return server
  }

  private static func pull(_ id: Int) -> String {
    #"{"id":\#(id),"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"untitled:a"}}}"#
  }

  private func answers(_ server: inout Server) -> [JSON] {
    while !server.isIdle { server.work() }
    return server.takeOutgoing().compactMap { try? JSON.parse($0) }.filter { $0["id"] != nil }
  }

  @Test(
    "a request for findings waits for those of the text as it is, and nothing else waits for it")
  func findingsThatWait() throws {
    var server = waitingServer()
    #expect(server.hasDeferred)
    let next = server.nextJudgement()
    let stale = try #require(next)
    #expect(server.nextJudgement() == nil)
    let change =
      #"{"textDocument":{"uri":"untitled:a","version":2},"contentChanges":[{"text":"x"}]}"#
    server.receive(Array(#"{"method":"textDocument/didChange","params":\#(change)}"#.utf8))
    server.receive(Array(#"{"id":3,"method":"workspace/symbol","params":{"query":""}}"#.utf8))
    #expect(answers(&server).map { $0["id"]?.int } == [3])
    // A new judgement takes the place of the stale one, and only one is given up at a time.
    let second = server.nextJudgement()
    let present = try #require(second)
    server.receive(Array(#"{"method":"textDocument/didChange","params":\#(change)}"#.utf8))
    #expect(answers(&server).isEmpty)
    #expect(server.nextJudgement() == nil)
    server.take(stale.findings(.whole), of: stale)
    let third = server.nextJudgement()
    let last = try #require(third)
    server.take(present.findings(.whole), of: present)
    #expect(answers(&server).isEmpty)
    server.take(last.findings(.whole), of: last)
    #expect(answers(&server).map { $0["id"]?.int } == [2])
    server.receive(Array(Self.pull(4).utf8))
    #expect(answers(&server).map { $0["id"]?.int } == [4])
  }

  @Test("a judgement that takes long shows its progress, once the editor has made room for it")
  func progress() throws {
    func messages(_ server: inout Server) -> [JSON] {
      while !server.isIdle { server.work() }
      return server.takeOutgoing().compactMap { try? JSON.parse($0) }
    }
    func kind(_ message: JSON) -> String? { message["params"]?["value"]?["kind"]?.string }
    var server = waitingServer(capabilities: #"{"window":{"workDoneProgress":true}}"#)
    let next = server.nextJudgement()
    let judgement = try #require(next)
    server.showProgress()
    server.showProgress()
    let asked = messages(&server)
    #expect(asked.map { $0["method"]?.string } == ["window/workDoneProgress/create"])
    let id = try #require(asked[0]["id"]?.string)
    server.receive(Array(#"{"id":"\#(id)","result":null}"#.utf8))
    #expect(messages(&server).compactMap(kind) == ["begin"])
    server.take(judgement.findings(.whole), of: judgement)
    #expect(messages(&server).compactMap(kind) == ["end"])
    // An editor that has no room for it is not asked.
    var silent = waitingServer()
    _ = silent.nextJudgement()
    silent.showProgress()
    #expect(messages(&silent).isEmpty)
  }

  @Test("who waits for findings is answered when it is taken back, or when the server shuts down")
  func findingsNobodyWaitsFor() {
    for end in [
      #"{"method":"$/cancelRequest","params":{"id":2}}"#, #"{"id":3,"method":"shutdown"}"#,
    ] {
      var server = waitingServer()
      let judgement = server.nextJudgement()
      server.receive(Array(end.utf8))
      let answer = answers(&server).first { $0["id"] == .integer(2) }
      #expect(answer?["error"]?["code"] == .integer(-32800))
      #expect(!server.hasDeferred)
      if let judgement { server.take(judgement.findings(.whole), of: judgement) }
      #expect(answers(&server).allSatisfy { $0["id"] != .integer(2) })
    }
  }

  // MARK: Explorations

  /// The text `error` has one, any other has a finding of an exploration beside another one.
  private static let exploring: ServerHost.Lint = { _, open, _, depth in
    let sources = Table(open)
    func finding(_ code: String) -> Diagnostic {
      Diagnostic(code, .warning, at: Location(ID(0), SourceRange(0, 0)), code)
    }
    if open.contains(where: { $0.bytes == Array("error".utf8) }) {
      return ServerFindings(sources, [finding("error")], extent: .errors)
    }
    switch depth {
    case .unexplored: return ServerFindings(sources, [finding("plain")], extent: .unexplored)
    case .explored: return ServerFindings(sources, [finding("plain"), finding("explored")])
    }
  }

  /// The codes of each report that was published.
  private func published(_ server: inout Server) -> [[String]] {
    while !server.isIdle { server.work() }
    return server.takeOutgoing().compactMap { try? JSON.parse($0) }
      .filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
      .map { ($0["params"]?["diagnostics"]?.array ?? []).compactMap { $0["code"]?.string } }
  }

  private func change(_ server: inout Server, to text: String, version: Int) {
    let params =
      #"{"textDocument":{"uri":"untitled:a","version":\#(version)},"contentChanges":[{"text":"\#(text)"}]}"#
    server.receive(Array(#"{"method":"textDocument/didChange","params":\#(params)}"#.utf8))
    while !server.isIdle { server.work() }
  }

  @Test("after an error, findings of a slow exploration come after the others")
  func slowExploration() throws {
    var server = waitingServer(lint: Self.exploring)
    change(&server, to: "error", version: 2)
    server.judge()
    #expect(published(&server) == [["error"]])
    change(&server, to: "", version: 3)
    let next = server.nextJudgement(explorationIsSlow: true)
    let judgement = try #require(next)
    #expect(judgement.beginsUnexplored)
    server.receive(Array(Self.pull(5).utf8))
    server.take(judgement.findings(.unexplored), of: judgement)
    #expect(published(&server) == [["plain"]])
    // Who cannot be told to ask again waits for all of them.
    #expect(server.hasDeferred && server.isJudging)
    server.take(judgement.findings(.whole), of: judgement)
    #expect(!server.hasDeferred && !server.isJudging)
    #expect(published(&server) == [["plain", "explored"]])
    // They do not vanish at the next letter.
    change(&server, to: "x", version: 4)
    let after = server.nextJudgement(explorationIsSlow: true)
    #expect(after?.beginsUnexplored == false)
  }

  @Test(
    "an editor that asks for findings is answered before a slow exploration ends, if it can be told to ask again"
  )
  func slowExplorationAsked() throws {
    let refreshing =
      #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#
    for (capabilities, comesFirst) in [
      (refreshing, true), (#"{"textDocument":{"diagnostic":{}}}"#, false),
    ] {
      var server = waitingServer(capabilities: capabilities, lint: Self.exploring)
      let next = server.nextJudgement(explorationIsSlow: true)
      let judgement = try #require(next)
      #expect(judgement.beginsUnexplored == comesFirst)
      if comesFirst {
        server.take(judgement.findings(.unexplored), of: judgement)
        let answer = answers(&server).first { $0["id"] == .integer(2) }
        #expect(answer?["result"]?["items"]?.array?.count == 1)
      }
      server.take(judgement.findings(.whole), of: judgement)
      let told = answers(&server)
      #expect(
        told.contains { $0["method"]?.string == "workspace/diagnostic/refresh" } == comesFirst)
      if comesFirst { server.receive(Array(Self.pull(3).utf8)) }
      let answer = (told + answers(&server)).last { $0["result"] != nil }
      #expect(answer?["result"]?["items"]?.array?.count == 2)
    }
  }

  @Test("an exploration is no longer wanted once its text has changed")
  func unwanted() throws {
    var server = waitingServer(lint: Self.exploring)
    #expect(!server.isJudgementWanted)
    let next = server.nextJudgement()
    let judgement = try #require(next)
    #expect(server.isJudgementWanted)
    change(&server, to: "x", version: 2)
    #expect(!server.isJudgementWanted)
    server.take(judgement.findings(.whole), of: judgement)
    #expect(published(&server).isEmpty)
  }

  @Test("a report is published again only if it is another, or of another version")
  func sameReport() {
    var server = waitingServer(lint: Self.exploring)
    server.judge()
    #expect(published(&server) == [["plain", "explored"]])
    server.receive(
      Array(
        #"{"method":"textDocument/didSave","params":{"textDocument":{"uri":"untitled:a"}}}"#.utf8))
    while !server.isIdle { server.work() }
    while server.hasUnjudged { server.judge() }
    #expect(published(&server).isEmpty)
    change(&server, to: "x", version: 2)
    server.judge()
    #expect(published(&server) == [["plain", "explored"]])
  }
}

extension Judgement.Depth {
  /// All of it.
  static var whole: Judgement.Depth { .explored { true } }
}
