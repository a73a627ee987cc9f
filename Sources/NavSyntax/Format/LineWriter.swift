import NavText

/// Puts tokens and comments onto lines: indentation, blank lines, and a place for every comment.
///
/// A comment ends its line, so where one lies between two tokens of the source, a new line is allowed in the output
/// too. Therefore a comment never needs to move past a token.
struct LineWriter {
  /// What the next line is for.
  enum LineStart {
    /// The line goes on.
    case none
    /// A member of a block or of the file: the author's blank lines stay.
    case member
    /// An element of a list, or what closes a list or block.
    case element
    /// The rest of a line that got too long.
    case continuation
  }

  static let indentationWidth = 4
  /// Deeper than a block, so that the two are not taken for each other.
  static let continuationWidth = 8

  var depth = 0
  /// Whether an opening brace was the last: no blank line follows it.
  var isBehindOpener = false

  private let source: [UInt8]
  private let comments: [Comment]
  private var nextComment = 0
  private var output: [UInt8] = []
  private var columnBehind = 0
  private var pending = LineStart.none
  private var isBehindComment = false
  private var needsBlankLine = false
  /// Where in the source the last token or comment ended.
  private var sourceEnd: UInt32 = 0

  init(_ source: [UInt8], _ comments: [Comment]) {
    self.source = source
    self.comments = comments
    output.reserveCapacity(source.count + source.count / 4)
  }

  var indentation: Int { depth * Self.indentationWidth }

  /// Whether the next token starts a line.
  var isAtStart: Bool { pending != .none || isBehindComment }

  /// Where the next token would start, before its space.
  var column: Int { isAtStart ? startColumn : columnBehind }

  private var startColumn: Int {
    switch pending {
    case .none, .continuation: indentation + Self.continuationWidth
    case .member, .element: indentation
    }
  }

  func hasComment(before offset: UInt32) -> Bool {
    nextComment < comments.count && comments[nextComment].range.start < offset
  }

  /// Whether comments are before this comma, and one with three slashes might document `next` without it.
  func hasDocumentation(around comma: SourceRange, before next: SourceRange) -> Bool {
    hasComment(before: comma.start)
      && comments[nextComment...].prefix { $0.range.start < next.start }
        .contains { $0.isDocumentation }
  }

  func spells(_ word: String, _ range: SourceRange) -> Bool {
    source[Int(range.start)..<Int(range.end)].elementsEqual(word.utf8)
  }

  // MARK: Writing

  mutating func startLine(_ start: LineStart) {
    pending = start
  }

  mutating func print(_ range: SourceRange, hasSpaceBefore: Bool) {
    if isAtStart {
      breakLine(before: range.start)
    } else if hasSpaceBefore {
      output.append(UInt8(ascii: " "))
      columnBehind += 1
    }
    output.append(contentsOf: source[Int(range.start)..<Int(range.end)])
    columnBehind += Column.count(source, range)
    pending = .none
    isBehindComment = false
    sourceEnd = range.end
  }

  /// Passes a token that is left out.
  mutating func skip(_ range: SourceRange) {
    sourceEnd = range.end
  }

  /// The comments between the last token and the one at `offset`.
  mutating func printComments(before offset: UInt32) {
    while hasComment(before: offset) {
      let comment = comments[nextComment]
      nextComment += 1
      if comment.isFirstOnLine || isBehindComment || output.isEmpty {
        breakLine(before: comment.range.start)
      } else {
        output.append(contentsOf: [UInt8(ascii: " "), UInt8(ascii: " ")])
      }
      output.append(contentsOf: source[Int(comment.range.start)..<comment.textEnd(in: source)])
      isBehindComment = true
      // A comma that was after the comment is printed or skipped by now.
      sourceEnd = max(sourceEnd, comment.range.end)
    }
  }

  mutating func finish() -> [UInt8] {
    printComments(before: UInt32.max)
    if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
    return output
  }

  // MARK: Lines

  private mutating func breakLine(before offset: UInt32) {
    if !output.isEmpty {
      output.append(UInt8(ascii: "\n"))
      let isBlank = pending == .member && !isBehindOpener && hasBlankLine(sourceEnd, offset)
      if isBlank || needsBlankLine { output.append(UInt8(ascii: "\n")) }
    }
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: startColumn))
    columnBehind = startColumn
    isBehindOpener = false
    needsBlankLine = false
  }

  /// Puts one blank line between two declarations whose author put none.
  mutating func ensureBlankLine(before declaration: UInt32) {
    var end = sourceEnd
    var index = nextComment
    while index < comments.count && comments[index].range.start < declaration {
      if hasBlankLine(end, comments[index].range.start) { return }
      end = max(end, comments[index].range.end)
      index += 1
    }
    needsBlankLine = !hasBlankLine(end, declaration)
  }

  private func hasBlankLine(_ start: UInt32, _ end: UInt32) -> Bool {
    var lineEnds = 0
    for offset in Int(start)..<Int(max(start, end)) {
      switch source[offset] {
      case UInt8(ascii: "\n"): lineEnds += 1
      case UInt8(ascii: "\r") where source[offset + 1] != UInt8(ascii: "\n"): lineEnds += 1
      default: break
      }
    }
    return lineEnds > 1
  }
}
