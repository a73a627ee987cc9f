import NavCompiler
import NavModel
import NavSyntax
import NavTesting
import NavText
import Testing

@testable import NavServer

/// A client and a server in one process: what is sent, and what comes back.
struct Conversation {
  private var server: Server
  private(set) var received: [JSON] = []
  private var lastID = 0

  init(
    capabilities: String = "{}",
    findings: @escaping @Sendable ([SourceText]) -> [Diagnostic] = { _ in [] }
  ) {
    server = Server(
      ServerHost(
        version: "0", projectFolder: { path, _ in path }, texts: { _ in [] },
        lint: { _, open, _, _ in ServerFindings(Table(open), findings(open)) },
        explanation: { _ in nil }, canSilence: { _ in true }))
    _ = request("initialize", #"{"capabilities": \#(capabilities)}"#)
    notify("initialized", "{}")
  }

  /// Answers everything that was sent, and judges what has changed.
  private mutating func settle() {
    while !server.isIdle { server.work() }
    while server.hasUnjudged { server.judge() }
    for message in server.takeOutgoing() {
      if let json = try? JSON.parse(message) { received.append(json) }
    }
  }

  mutating func send(_ bytes: [UInt8]) {
    server.receive(bytes)
    settle()
  }

  mutating func notify(_ method: String, _ params: String) {
    send(Array(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#.utf8))
  }

  /// The answer, whatever it is.
  mutating func request(_ method: String, _ params: String) -> JSON? {
    lastID += 1
    send(
      Array(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#.utf8))
    let id = JSON.integer(lastID)
    return received.last { $0["id"] == id && $0["method"] == nil }
  }

  mutating func open(_ uri: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"navscene","version":1,"text":\#(Self.quoted(text))}}"#
    )
  }

  static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.string
  }

  /// What the server believes a document to be.
  func text(_ uri: String) -> String? {
    server.documents[uri].map { String(decoding: $0.source.bytes, as: UTF8.self) }
  }
}

/// Documents that change under the server.
@Suite("Editing")
struct EditingTests {
  @Test(
    "after any edits the server has the text of the client, and says of it what it would say of a new one",
    arguments: SeededRandom.cases(8))
  func edits(random: SeededRandom) throws {
    var random = random
    let seeds = SampleTexts.all
    let source = seeds[random.below(seeds.count)]
    let usesUTF8 = random.below(2) == 0
    let capabilities =
      usesUTF8 ? #"{"general":{"positionEncodings":["utf-8"]}}"# : "{}"
    var conversation = Conversation(capabilities: capabilities)
    let uri = "untitled:a"
    var text = String(decoding: source.bytes, as: UTF8.self)
    conversation.open(uri, text)
    for step in 0..<40 {
      let map = PositionMap(
        SourceText(path: uri, bytes: Array(text.utf8)), usesUTF8 ? .utf8 : .utf16)
      let count = text.utf8.count
      let first = random.below(count + 1)
      let one = map.position(at: UInt32(first))
      let other = map.position(at: UInt32(min(count, first + random.below(30))))
      let piece = Self.pieces[random.below(Self.pieces.count)]
      let (start, end) = (Int(map.offset(at: one)), Int(map.offset(at: other)))
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(start..<end, with: piece.utf8)
      text = String(decoding: bytes, as: UTF8.self)
      conversation.notify(
        "textDocument/didChange",
        """
        {"textDocument":{"uri":"\(uri)","version":\(step + 2)},"contentChanges":[{"range":\
        {"start":{"line":\(one.line),"character":\(one.character)},\
        "end":{"line":\(other.line),"character":\(other.character)}},"text":\(Conversation.quoted(piece))}]}
        """)
      #expect(conversation.text(uri) == text, "\(random)")
      guard step % 8 == 0 else { continue }
      var fresh = Conversation(capabilities: capabilities)
      fresh.open(uri, text)
      let ask =
        #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(one.line),"character":\#(one.character)}}"#
      for method in [
        "completion", "hover", "definition", "documentHighlight", "documentSymbol", "foldingRange",
      ] {
        let expected = fresh.request("textDocument/" + method, ask)?["result"]
        let answer = conversation.request("textDocument/" + method, ask)?["result"]
        // What a new server cannot answer the old one may know from a version before the last error.
        let isOlder = expected == .null && (method == "hover" || method == "definition")
        #expect(answer == expected || isOlder, "\(method) \(random)")
      }
    }
  }

  private static let pieces = [
    "", "x", "{", "}", "\"", "\n", "scene Other { title: \"Ö😀\" }\n", "-> show Detail", "😀", "\r\n",
    ".", " ",
    "// words", "check \"a\" { always ", "`", "\\(", ", ", "é",
  ]

  @Test(
    "positions and offsets are each other's inverse", arguments: [PositionEncoding.utf8, .utf16])
  func positions(encoding: PositionEncoding) {
    let text = "a é\r\n😀 b\n\nlast 👩‍👩‍👧"
    let map = PositionMap(SourceText(path: "", bytes: Array(text.utf8)), encoding)
    var offset = 0
    for scalar in text.unicodeScalars {
      // Between the two characters of a line end is no position.
      if scalar != "\n" || offset == 0 || Array(text.utf8)[offset - 1] != 13 {
        let position = map.position(at: UInt32(offset))
        #expect(Int(map.offset(at: position)) == offset)
      }
      offset += UTF8.width(scalar)
    }
    #expect(map.offset(at: TextPosition(line: 0, character: 999)) == 4)
    #expect(map.offset(at: TextPosition(line: 999, character: 0)) == UInt32(text.utf8.count))
    #expect(map.offset(at: TextPosition(line: -1, character: -1)) == 0)
  }

  @Test("formatting gives what fmt gives", arguments: SampleTexts.all.map { $0.path })
  func formatting(path: String) throws {
    let source = try #require(SampleTexts.all.first { $0.path == path })
    // Everything is at the margin.
    let flat = String(decoding: source.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.drop { $0 == " " } }.joined(separator: "\n")
    var conversation = Conversation()
    conversation.open("untitled:a", flat)
    let answer = conversation.request(
      "textDocument/formatting", #"{"textDocument":{"uri":"untitled:a"},"options":{}}"#)
    let edits = try #require(answer?["result"]?.array)
    let flatSource = SourceText(path: "a", bytes: Array(flat.utf8))
    let map = PositionMap(flatSource, .utf16)
    var bytes = flatSource.bytes
    for edit in edits.reversed() {
      let range = try #require(edit["range"]?.positions)
      bytes.replaceSubrange(
        Int(map.offset(at: range.start))..<Int(map.offset(at: range.end)),
        with: (edit["newText"]?.string ?? "").utf8)
    }
    let formatted = NavSyntax.format(flatSource)
    #expect(bytes == formatted.bytes)
  }

  @Test("what is no message, or asks too much, is answered in words")
  func badMessages() throws {
    var conversation = Conversation()
    conversation.open("untitled:a", "storyboard A { initial -> B\n scene B }")
    conversation.send(Array("{".utf8))
    #expect(conversation.received.last?["error"]?["code"] == .integer(-32700))
    conversation.send(Array(#"{"id":7}"#.utf8))
    #expect(conversation.received.last?["error"]?["code"] == .integer(-32600))
    #expect(
      conversation.request("textDocument/nothing", "{}")?["error"]?["code"] == .integer(-32601))
    #expect(conversation.request("textDocument/hover", "{}")?["error"]?["code"] == .integer(-32602))
    let far = #"{"textDocument":{"uri":"untitled:a"},"position":{"line":99999999,"character":-5}}"#
    for method in ["hover", "completion", "definition", "references", "prepareRename"] {
      #expect(conversation.request("textDocument/" + method, far) != nil)
    }
    let other =
      #"{"textDocument":{"uri":"file:///nowhere/b.navscene"},"position":{"line":0,"character":0}}"#
    #expect(
      conversation.request("textDocument/hover", other)?["error"]?["code"] == .integer(-32803))
    #expect(conversation.request("shutdown", "null")?["result"] == .null)
    #expect(conversation.request("textDocument/hover", far)?["error"]?["code"] == .integer(-32600))
  }

  @Test("a request that is taken back before its turn is not answered with a result")
  func cancelling() {
    var server = Server(
      ServerHost(
        version: "0", projectFolder: { path, _ in path }, texts: { _ in [] },
        lint: { _, open, _, _ in ServerFindings(Table(open), []) }, explanation: { _ in nil },
        canSilence: { _ in true }))
    server.receive(Array(#"{"id":1,"method":"initialize","params":{}}"#.utf8))
    server.receive(Array(#"{"id":2,"method":"workspace/symbol","params":{"query":""}}"#.utf8))
    server.receive(Array(#"{"method":"$/cancelRequest","params":{"id":2}}"#.utf8))
    while !server.isIdle { server.work() }
    let answers = server.takeOutgoing().compactMap { try? JSON.parse($0) }
    #expect(answers.count == 2)
    #expect(answers.last?["error"]?["code"] == .integer(-32800))
  }

  @Test("documents of other languages are left alone")
  func otherLanguages() {
    var conversation = Conversation()
    conversation.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"file:///a/pom.xml","languageId":"xml","version":1,"text":"<a/>"}}"#)
    #expect(conversation.text("/a/pom.xml") == nil)
    let place = #"{"textDocument":{"uri":"file:///a/pom.xml"},"position":{"line":0,"character":1}}"#
    #expect(conversation.request("textDocument/hover", place)?["result"] == .null)
    #expect(
      !conversation.received.contains { $0["method"]?.string == "textDocument/publishDiagnostics" })
  }

  @Test("messages are found in any stream, cut anywhere", arguments: SeededRandom.cases(50))
  func streams(random: SeededRandom) {
    var random = random
    let messages = (0..<5).map { index in Array("{\"id\":\(index)}".utf8) }
    var bytes: [UInt8] = []
    for message in messages {
      if random.below(3) == 0 { bytes += Array("Noise: 1\r\n\r\n".utf8) }
      if random.below(3) == 0 {
        bytes += Array("content-LENGTH:\(message.count)\n\n".utf8) + message
      } else {
        bytes += MessageStream.framed(message)
      }
    }
    var stream = MessageStream()
    var found: [[UInt8]] = []
    while !bytes.isEmpty {
      let count = min(bytes.count, 1 + random.below(9))
      stream.append(Array(bytes.prefix(count)))
      bytes.removeFirst(count)
      while let message = stream.next() { found.append(message) }
    }
    #expect(found.count >= messages.count, "\(random)")
    #expect(found.suffix(1) == messages.suffix(1))
  }
}
