import NavText

/// The tokens of a file without syntax errors, and what the formatter must know of each beside its bytes.
///
/// Spaces follow from the kinds of two neighbours. Where kinds do not tell, the tree does: whether a dot or a minus
/// is before its word or between two, which braces say nothing, and where a long line may go on below.
struct TokenLayout {
  /// The last is `endOfFile`.
  let tokens: [Token]
  private var roles: [Role]
  /// For each opening bracket the index of the one that closes it.
  private var partners: [UInt32]
  /// The columns of all tokens before this one, were they on one line, each with the space before it.
  private var columns: [Int] = []

  private struct Role: OptionSet {
    let rawValue: UInt8
    /// A dot or minus that belongs to what follows.
    static let prefix = Role(rawValue: 1)
    /// Says nothing, and is left out.
    static let dropped = Role(rawValue: 2)
    static let spaceBefore = Role(rawValue: 4)
    /// A long line may be continued below, starting with this token.
    static let mayStartLine = Role(rawValue: 8)
  }

  init(_ source: SourceText, _ tree: SyntaxTree) {
    tokens = NavSyntax.tokens(of: source)
    roles = [Role](repeating: [], count: tokens.count)
    partners = [UInt32](repeating: 0, count: tokens.count)
    markPrefixes(tree)
    markEmptyBlocks(tree)
    markContinuations(tree)
    matchBrackets()
    measure(source.bytes)
  }

  subscript(index: Int) -> Token { tokens[index] }

  func isDropped(_ index: Int) -> Bool { roles[index].contains(.dropped) }
  func hasSpaceBefore(_ index: Int) -> Bool { roles[index].contains(.spaceBefore) }
  func mayStartLine(_ index: Int) -> Bool { roles[index].contains(.mayStartLine) }
  func partner(of opener: Int) -> Int { Int(partners[opener]) }

  /// The columns of `start..<end` on one line, with the space before the first.
  func width(_ start: Int, _ end: Int) -> Int { columns[end] - columns[start] }

  /// The first token that starts at `offset` or after it.
  func index(at offset: UInt32) -> Int {
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.start < offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  // MARK: From the tree

  private mutating func markPrefixes(_ tree: SyntaxTree) {
    for expression in tree.expressions.rows {
      switch expression.kind {
      case .negative, .word: roles[index(at: expression.range.start)].insert(.prefix)
      default: break
      }
    }
    for item in tree.items.rows {
      guard let systemItem = item.systemItem else { continue }
      roles[index(at: systemItem.range.start) - 1].insert(.prefix)
    }
    for variable in tree.variables.rows {
      for index in index(at: variable.typeRange.start)..<index(at: variable.typeRange.end)
      where tokens[index].kind == .minus {
        roles[index].insert(.prefix)
      }
    }
  }

  /// Braces around nothing say no more than no braces, but for those that `if` and `else` ask for.
  private mutating func markEmptyBlocks(_ tree: SyntaxTree) {
    for item in tree.items.rows { markIfEmpty(item.block, tree) }
    for connection in tree.connections.rows { markIfEmpty(connection.block, tree) }
    for assertion in tree.assertions.rows { markIfEmpty(assertion.block, tree) }
  }

  private mutating func markIfEmpty(_ block: BlockSyntax?, _ tree: SyntaxTree) {
    guard let block, block.members.isEmpty, !tree.hasComment(in: block.range) else { return }
    let opener = index(at: block.range.start)
    roles[opener].insert(.dropped)
    roles[opener + 1].insert(.dropped)
  }

  /// The parser takes a new line after `and` and `or`.
  private mutating func markContinuations(_ tree: SyntaxTree) {
    for expression in tree.expressions.rows {
      switch expression.kind {
      case .binary(.and, _, let right), .binary(.or, _, let right):
        roles[index(at: tree[right].range.start)].insert(.mayStartLine)
      default: break
      }
    }
  }

  // MARK: From the tokens

  private mutating func matchBrackets() {
    var open: [Int] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftBrace, .leftBracket, .leftParenthesis:
        open.append(index)
      case .rightBrace, .rightBracket, .rightParenthesis:
        partners[open.removeLast()] = UInt32(index)
        if tokens[index - 1].kind == .comma { roles[index - 1].insert(.dropped) }
      default: break
      }
    }
  }

  private mutating func measure(_ bytes: [UInt8]) {
    columns.reserveCapacity(tokens.count + 1)
    columns.append(0)
    var previous: Int?
    for index in tokens.indices {
      var width = 0
      if !isDropped(index) && tokens[index].kind != .endOfFile {
        if let previous, isSpaced(previous, index) {
          roles[index].insert(.spaceBefore)
          width = 1
        }
        width += Column.count(bytes, tokens[index].range)
        previous = index
      }
      columns.append(columns[index] + width)
    }
  }

  private func isSpaced(_ left: Int, _ right: Int) -> Bool {
    switch (tokens[left].kind, tokens[right].kind) {
    case (_, .comma), (_, .colon), (_, .ellipsis), (_, .rightBracket), (_, .rightParenthesis):
      false
    case (.leftBracket, _), (.leftParenthesis, _), (.ellipsis, _), (.dot, _),
      (.leftBrace, .rightBrace):
      false
    case (.minus, _) where roles[left].contains(.prefix): false
    case (_, .dot): roles[right].contains(.prefix)
    default: true
    }
  }
}

/// What one place on a line holds.
enum Column {
  /// How many columns these bytes take: one for each Unicode scalar.
  static func count(_ bytes: [UInt8], _ range: SourceRange) -> Int {
    var count = 0
    for offset in Int(range.start)..<Int(range.end) where bytes[offset] & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }
}

extension SyntaxTree {
  /// The comments that start in `range`.
  func comments(in range: SourceRange) -> ArraySlice<Comment> {
    let start = firstComment(at: range.start)
    return comments[start..<max(start, firstComment(at: range.end))]
  }

  func hasComment(in range: SourceRange) -> Bool {
    !comments(in: range).isEmpty
  }

  private func firstComment(at offset: UInt32) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].range.start < offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension Comment {
  /// Where its text ends: before trailing blanks.
  func textEnd(in source: [UInt8]) -> Int {
    var end = Int(range.end)
    while source[end - 1] == UInt8(ascii: " ") || source[end - 1] == UInt8(ascii: "\t") {
      end -= 1
    }
    return end
  }
}
