import NavCompiler
import NavModel
import NavSyntax
import NavText

/// What is before a cursor: the open braces, the line so far, and the beginning of the word that is being written.
struct CompletionContext {
  enum Place { case code, text, comment }

  private(set) var scan: LineScan
  /// The word up to the cursor; empty where none is begun. In a text literal, what is after the quote.
  private(set) var fragment: SourceRange
  private(set) var place = Place.code

  init(_ bytes: [UInt8], at offset: UInt32) {
    scan = LineScan(bytes)
    fragment = SourceRange(Int(offset), Int(offset))
    var lexer = Lexer(bytes)
    var end: UInt32 = 0
    while true {
      let token = lexer.next()
      guard token.kind != .endOfFile, token.range.start < offset else { break }
      if token.kind == .string, offset < token.range.end || Self.isOpen(token, bytes) {
        scan.begin(token)
        fragment = SourceRange(Int(token.range.start) + 1, Int(offset))
        place = .text
        return
      }
      if token.range.end >= offset, token.kind == .name || token.kind == .integer {
        scan.begin(token)
        fragment = SourceRange(Int(token.range.start), Int(offset))
        return
      }
      scan.take(token)
      end = token.range.end
    }
    readGap(from: Int(end), to: Int(offset), bytes)
  }

  /// Whether a text literal lacks its second quote.
  private static func isOpen(_ token: Token, _ bytes: [UInt8]) -> Bool {
    token.range.count < 2 || bytes[Int(token.range.end) - 1] != UInt8(ascii: "\"")
  }

  /// A line end between the last token and the cursor ends the member, and two slashes begin a comment.
  private mutating func readGap(from start: Int, to end: Int, _ bytes: [UInt8]) {
    for index in start..<max(start, end) {
      if bytes[index] == 10 || bytes[index] == 13 {
        scan.endLine()
        place = .code
      } else if bytes[index] == UInt8(ascii: "/"), place == .code {
        place = .comment
        fragment = SourceRange(index, end)
      }
    }
    if place == .code { fragment = SourceRange(end, end) }
  }

  var kind: BlockKind? { scan.kind }
  var line: [Token] { scan.line }
  var last: Token? { line.last }

  func word(_ index: Int) -> String? {
    line.indices.contains(index) ? scan.name(line[index]) : nil
  }

  /// The tokens after the line's last arrow, or nil if it has no arrow.
  var afterArrow: ArraySlice<Token>? {
    line.lastIndex { $0.kind == .arrow }.map { line[($0 + 1)...] }
  }

  /// The tokens after the last of these words.
  func after(_ words: String...) -> ArraySlice<Token>? {
    let index = line.lastIndex { token in
      token.kind == .name && words.contains { $0 == scan.text(token) }
    }
    return index.map { line[($0 + 1)...] }
  }
}

extension LineScan {
  /// Takes note that a token begins that is not taken in yet.
  mutating func begin(_ token: Token) {
    if token.startsLine { endLine() }
  }
}
