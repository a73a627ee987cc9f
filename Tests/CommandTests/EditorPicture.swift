import Foundation
import NavServer
import NavText

@testable import navscene

/// What an editor shows of a text that `navscene lsp` speaks about, as SVG: nothing is drawn that the server did not
/// answer.
struct EditorPicture {
  private let lines: [String]
  private var server: Server
  private var lastID = 0
  private var legend: [String] = []
  private var findings: [JSON] = []
  private var out = TextWriter()

  private static let columnWidth = 7.8
  private static let lineHeight = 20.0
  private static let left = 52.0
  private static let width = 860.0

  /// The text is a file of its own. `completingAt` and `hoveringAt` are words of it: what is shown right before the one,
  /// and at the other.
  init(of text: String, at path: String, completingAt: String, hoveringAt: String) throws {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    server = Server(ServedFiles.host)
    let answer = try ask(
      "initialize", .object([JSON.Member("capabilities", .object([]))]))
    legend =
      answer["capabilities"]?["semanticTokensProvider"]?["legend"]?["tokenTypes"]?.array?
      .compactMap { $0.string } ?? []
    send(
      "textDocument/didOpen", nil,
      .object([
        JSON.Member(
          "textDocument",
          .object([
            JSON.Member("uri", .string("file://" + path)), JSON.Member("version", .integer(1)),
            JSON.Member("languageId", .string("navscene")), JSON.Member("text", .string(text)),
          ]))
      ]))
    settle()
    draw(path, completingAt, hoveringAt)
  }

  var svg: String { out.string }

  // MARK: Asking

  private mutating func send(_ method: String, _ id: Int?, _ params: JSON) {
    var writer = JSONWriter()
    var members = [JSON.Member("method", .string(method)), JSON.Member("params", params)]
    if let id { members.append(JSON.Member("id", .integer(id))) }
    writer.value(JSON.object(members))
    server.receive(writer.bytes)
  }

  private mutating func settle() {
    while !server.isIdle { server.work() }
    while server.hasUnjudged { server.judge() }
  }

  private mutating func ask(_ method: String, _ params: JSON) throws -> JSON {
    lastID += 1
    send(method, lastID, params)
    settle()
    var result = JSON.null
    for bytes in server.takeOutgoing() {
      let message = try JSON.parse(bytes)
      if message["id"] == .integer(lastID), message["method"] == nil {
        result = message["result"] ?? .null
      }
      if message["method"]?.string == "textDocument/publishDiagnostics" {
        findings = message["params"]?["diagnostics"]?.array ?? []
      }
    }
    return result
  }

  private mutating func answer(
    _ method: String, _ path: String, _ more: [JSON.Member] = []
  ) -> JSON {
    let document = JSON.object([JSON.Member("uri", .string("file://" + path))])
    return
      (try? ask("textDocument/" + method, .object([JSON.Member("textDocument", document)] + more)))
      ?? .null
  }

  private func position(_ line: Int, _ column: Int) -> JSON {
    .object([JSON.Member("line", .integer(line)), JSON.Member("character", .integer(column))])
  }

  /// Where a word is first.
  private func place(of word: String) -> (line: Int, column: Int) {
    let text = lines.joined(separator: "\n")
    guard let range = text.firstRange(of: word) else { return (0, 0) }
    let before = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    return (before.count - 1, before.last?.utf16.count ?? 0)
  }

  // MARK: Drawing

  private mutating func draw(_ path: String, _ completingAt: String, _ hoveringAt: String) {
    let colors = colors(path)
    let hints =
      answer(
        "inlayHint", path,
        [
          JSON.Member(
            "range",
            .object([
              JSON.Member("start", position(0, 0)), JSON.Member("end", position(lines.count, 0)),
            ]))
        ]
      ).array ?? []
    var lenses: [Int: String] = [:]
    for lens in answer("codeLens", path).array ?? [] {
      let resolved = lens["command"] == nil ? (try? ask("codeLens/resolve", lens)) ?? lens : lens
      guard let line = lens["data"]?["position"]?["line"]?.int,
        let title = resolved["command"]?["title"]?.string
      else { continue }
      lenses[line] = lenses[line].map { $0 + "  |  " + title } ?? title
    }
    // A lens takes a row above its line.
    var rows: [Double] = []
    var y = 34.0
    for number in lines.indices {
      if lenses[number] != nil { y += Self.lineHeight * 0.85 }
      rows.append(y)
      y += Self.lineHeight
    }
    let popups = 14.0
    begin(height: y + popups)
    for (number, line) in lines.enumerated() {
      text(String(number + 1), x: 34, y: rows[number], style: "number-of-line", end: true)
      if let lens = lenses[number] {
        let indent = line.prefix { $0 == " " }.count
        text(lens, x: x(indent), y: rows[number] - Self.lineHeight, style: "lens", isCode: false)
      }
      draw(line, colors[number] ?? [], y: rows[number])
    }
    for hint in hints {
      guard let line = hint["position"]?["line"]?.int, let label = hint["label"]?.string,
        let column = hint["position"]?["character"]?.int
      else { continue }
      let end = lines[line].utf16.count
      text(label, x: x(max(column, end)) + 10, y: rows[line], style: "hint", isCode: false)
    }
    for finding in findings { draw(finding, rows) }
    popUp(completingAt, path, rows)
    hover(hoveringAt, path, rows)
    out.line("</svg>")
  }

  /// The tokens of each line: where they begin, how long they are, what they are.
  private mutating func colors(_ path: String) -> [Int: [(start: Int, count: Int, style: String)]] {
    let data = (answer("semanticTokens/full", path)["data"]?.array ?? []).compactMap { $0.int }
    var colors: [Int: [(start: Int, count: Int, style: String)]] = [:]
    var (line, column) = (0, 0)
    for index in stride(from: 0, to: data.count, by: 5) {
      column = data[index] == 0 ? column + data[index + 1] : data[index + 1]
      line += data[index]
      colors[line, default: []].append((column, data[index + 2], legend[data[index + 3]]))
    }
    return colors
  }

  private func x(_ column: Int) -> Double { Self.left + Double(column) * Self.columnWidth }

  private mutating func draw(
    _ line: String, _ tokens: [(start: Int, count: Int, style: String)], y: Double
  ) {
    let letters = Array(line.utf16)
    var column = 0
    func piece(_ end: Int) -> String { String(decoding: letters[column..<end], as: UTF16.self) }
    for token in tokens where token.start >= column {
      text(piece(token.start), x: x(column), y: y, style: "plain")
      column = token.start
      text(piece(token.start + token.count), x: x(column), y: y, style: token.style)
      column = token.start + token.count
    }
    text(piece(letters.count), x: x(column), y: y, style: "plain")
  }

  /// A wave below what a finding is about, and what it says at the end of the line.
  private mutating func draw(_ finding: JSON, _ rows: [Double]) {
    guard let line = finding["range"]?["start"]?["line"]?.int,
      let start = finding["range"]?["start"]?["character"]?.int,
      let end = finding["range"]?["end"]?["character"]?.int,
      let message = finding["message"]?.string
    else { return }
    let style = finding["severity"]?.int == 1 ? "error" : "warning"
    let y = rows[line] + 4
    var path = "M\(number(x(start))) \(number(y))"
    for step in 0..<max(2, (end - start) * 2) {
      path += "l\(number(Self.columnWidth / 2)) \(step % 2 == 0 ? "-2.5" : "2.5")"
    }
    out.line("<path class=\"wave \(style)\" d=\"\(path)\"/>")
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    text(
      "■ " + first, x: x(lines[line].utf16.count) + 24, y: rows[line], style: style, isCode: false)
  }

  /// The list of completions before a word.
  private mutating func popUp(_ word: String, _ path: String, _ rows: [Double]) {
    let place = place(of: word)
    let answer = answer(
      "completion", path, [JSON.Member("position", position(place.line, place.column))])
    let items = (answer["items"]?.array ?? []).sorted {
      ($0["sortText"]?.string ?? "") < ($1["sortText"]?.string ?? "")
    }.prefix(5)
    let left = x(place.column) - 8
    let top = rows[place.line] + 8
    box(left, top, 300, Double(items.count) * Self.lineHeight + 8)
    for (index, item) in items.enumerated() {
      let y = top + 4 + Double(index) * Self.lineHeight + 14
      if index == 0 {
        out.line(
          "<rect class=\"chosen\" x=\"\(number(left + 3))\" y=\"\(number(y - 14))\" width=\"294\" height=\"20\" rx=\"3\"/>"
        )
      }
      let label = item["label"]?.string ?? ""
      text(label, x: left + 10, y: y, style: "plain")
      text(
        item["detail"]?.string ?? "", x: left + 290, y: y, style: "quiet", isCode: false, end: true)
    }
  }

  /// What is said at a word, without the marks of Markdown.
  private mutating func hover(_ word: String, _ path: String, _ rows: [Double]) {
    let place = place(of: word)
    let answer = answer(
      "hover", path, [JSON.Member("position", position(place.line, place.column))])
    let markdown = answer["contents"]?["value"]?.string ?? ""
    let said = markdown.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("```") }
    let (left, width) = (500.0, 330.0)
    let top = rows[place.line] - 14
    box(left, top, width, Double(said.count) * Self.lineHeight + 8)
    for (index, line) in said.enumerated() {
      let y = top + 4 + Double(index) * Self.lineHeight + 14
      let isCode = index == 0
      text(
        String(line.filter { $0 != "`" && $0 != "*" }), x: left + 10, y: y, style: "plain",
        isCode: isCode)
    }
  }

  private mutating func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    out.line(
      "<rect class=\"box\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\" rx=\"5\"/>"
    )
  }

  /// Code keeps its columns whatever font there is.
  private mutating func text(
    _ text: String, x: Double, y: Double, style: String, isCode: Bool = true, end: Bool = false
  ) {
    let blanks = text.prefix { $0 == " " }.count
    let rest = String(text.dropFirst(blanks).reversed().drop { $0 == " " }.reversed())
    if rest.isEmpty { return }
    let start = end ? x : x + Double(blanks) * Self.columnWidth
    let length = Double(rest.utf16.count) * Self.columnWidth
    let keeps =
      isCode && !end ? " textLength=\"\(number(length))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    out.line(
      "<text class=\"\(style)\(isCode ? " code" : "")\" x=\"\(number(start))\" y=\"\(number(y))\"\(end ? " text-anchor=\"end\"" : "")\(keeps)>\(xmlEscaped(rest))</text>"
    )
  }

  private func number(_ value: Double) -> String { String(format: "%.1f", value) }

  private mutating func begin(height: Double) {
    out.line(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(Self.width)) \(number(height))\" role=\"img\" aria-label=\"A text of navscene in an editor\">"
    )
    out.line(
      """
      <style>
      svg { background: #fff }
      text { font: 12.5px -apple-system, "Segoe UI", "Helvetica Neue", sans-serif; fill: #24292f }
      .code { font: 13px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre }
      .page, .box { fill: #fff; stroke: #d0d7de }
      .box { fill: #f6f8fa }
      .chosen { fill: #dbe9ff }
      .number-of-line, .quiet { fill: #6e7781 }
      .lens, .hint { font-size: 11.5px; fill: #6e7781 }
      .comment { fill: #57606a }
      .keyword { fill: #8250df }
      .string { fill: #9a3b12 }
      .number, .enumMember { fill: #0550ae }
      .operator { fill: #bf3989 }
      .struct, .namespace { fill: #0550ae }
      .class, .enum { fill: #0a6b6b }
      .property, .method, .function, .event { fill: #116329 }
      .parameter { fill: #7a4a00 }
      .wave { fill: none; stroke-width: 1.2 }
      .wave.warning { stroke: #9a6700 }
      .wave.error { stroke: #cf222e }
      text.warning { fill: #9a6700 }
      text.error { fill: #cf222e }
      @media (prefers-color-scheme: dark) {
        svg { background: #0d1117 }
        text { fill: #e6edf3 }
        .page { fill: #0d1117; stroke: #30363d }
        .box { fill: #161b22; stroke: #30363d }
        .chosen { fill: #1f3a66 }
        .number-of-line, .quiet, .lens, .hint { fill: #8b949e }
        .comment { fill: #8b949e }
        .keyword { fill: #d2a8ff }
        .string { fill: #ffa57a }
        .number, .enumMember, .struct, .namespace { fill: #79c0ff }
        .operator { fill: #ff9bce }
        .class, .enum { fill: #76d9d9 }
        .property, .method, .function, .event { fill: #7ee787 }
        .parameter { fill: #e3b341 }
        .wave.warning { stroke: #d29922 }
        text.warning { fill: #d29922 }
      }
      </style>
      """)
    out.line(
      "<rect class=\"page\" x=\"0.5\" y=\"0.5\" width=\"\(number(Self.width - 1))\" height=\"\(number(height - 1))\" rx=\"8\"/>"
    )
  }
}
