import NavCompiler
import NavModel
import NavSyntax
import NavText

/// The line at hand of a text that may be broken anywhere: what it is in, and its tokens so far.
///
/// Editors ask about lines that are being written. Tokens and braces are all that such a line is sure to have, so this
/// reads nothing else: what a block is about follows from the word before its brace.
struct LineScan {
  /// An open brace and the line that opened it.
  struct Block {
    /// Nil where the word before the brace opens none here.
    let kind: BlockKind?
    let head: [Token]
    /// The brace; nil for the file itself.
    let brace: Token?
  }

  let bytes: [UInt8]
  private(set) var blocks = [Block(kind: .file, head: [], brace: nil)]
  private(set) var line: [Token] = []
  /// Open brackets and parentheses.
  private var depth = 0
  /// The line that the last closed brace belongs to, for an `else` after it.
  private var closed: Block?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var kind: BlockKind? { blocks.last?.kind ?? nil }

  func text(_ token: Token) -> String { text(token.range) }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// The name that a token is, without backquotes.
  func name(_ token: Token) -> String? {
    switch token.kind {
    case .name: text(token)
    case .quotedName: String(text(token).dropFirst().dropLast())
    default: nil
    }
  }

  /// Takes the next token in.
  mutating func take(_ token: Token) {
    if token.startsLine && token.kind != .leftBrace { endLine() }
    switch token.kind {
    case .leftBrace:
      blocks.append(Block(kind: kindInside, head: line, brace: token))
      line.removeAll()
      depth = 0
    case .rightBrace:
      closed = blocks.count > 1 ? blocks.removeLast() : nil
      line = []
      depth = 0
    case .leftBracket, .leftParenthesis:
      depth += 1
      line.append(token)
    case .rightBracket, .rightParenthesis:
      depth = max(0, depth - 1)
      line.append(token)
    case .comma where depth == 0 && endsMember: line.removeAll()
    case .endOfFile: break
    default: line.append(token)
    }
  }

  /// A line end is over: the next token begins another member, unless brackets are open.
  mutating func endLine() {
    if depth == 0 { line.removeAll() }
  }

  /// Whether a comma ends a member, and not one of the things that a member lists.
  private var endsMember: Bool {
    kind != .check && !line.contains { $0.kind == .name && text($0) == "with" }
  }

  /// What a brace opens after the line at hand.
  private var kindInside: BlockKind? {
    guard let outer = kind else { return nil }
    if let arrow = line.firstIndex(where: { $0.kind == .arrow }) {
      let verb = line.dropFirst(arrow + 1).first.flatMap { name($0) }
      return verb == "action" ? .actionConnection : .segue
    }
    guard let first = line.first.flatMap({ name($0) }) else { return nil }
    if first == "else" { return closed?.kind ?? outer }
    return outer.inside(first)
  }
}

/// All tokens of a text with the lines that they are in.
func forEachToken(of bytes: [UInt8], _ visit: (Token, LineScan) -> Void) {
  var lexer = Lexer(bytes)
  var scan = LineScan(bytes)
  while true {
    let token = lexer.next()
    if token.kind == .endOfFile { return }
    scan.take(token)
    visit(token, scan)
  }
}
