import NavText

/// A source in its canonical form, or as it was when it has syntax errors.
public struct FormattedFile: Sendable {
  public let bytes: [UInt8]
  /// What kept the file from being formatted.
  public let problems: [UnplacedProblem]
}

/// Lays a source out as everyone's is: same tokens, same comments, other blanks.
///
/// Commas between lines and braces around nothing are left out. Formatting twice changes nothing more.
///
/// `words` are those of the language, for what is said where a line fails.
public func format(_ source: SourceText, words: WordCatalogue = .empty) -> FormattedFile {
  var names = NameTable()
  let file = parse(source, names: &names, words: words)
  guard file.problems.isEmpty else {
    return FormattedFile(bytes: source.bytes, problems: file.problems)
  }
  // The parser leaves some lines to the compiler, which knows the words, and has no nodes for all of their tokens.
  if let left = file.leftToCompiler {
    return refused(source, at: tokens(of: source).last { $0.range.start <= left.start })
  }
  if let token = unpairedBracket(in: tokens(of: source)) {
    return refused(source, at: token)
  }
  var formatter = SourceFormatter(source, file.tree)
  let formatted = formatter.formatFile()
  if let lost = firstLostByte(of: source.bytes, in: formatted) {
    return refused(source, at: tokens(of: source).last { Int($0.range.start) <= lost })
  }
  return FormattedFile(bytes: formatted, problems: [])
}

/// The file as it is, and where it cannot be formatted.
private func refused(_ source: SourceText, at token: Token?) -> FormattedFile {
  let range = token?.range ?? SourceRange(0, 0)
  let stray = StrayToken(kind: token?.kind ?? .unknown, text: source[range])
  return FormattedFile(
    bytes: source.bytes,
    problems: [UnplacedProblem(UnexpectedToken.afterMember(stray, []), range)])
}

/// A bracket that closes nothing, or is never closed.
private func unpairedBracket(in tokens: [Token]) -> Token? {
  var open: [Token] = []
  for token in tokens {
    let opener: TokenKind
    switch token.kind {
    case .leftBrace, .leftBracket, .leftParenthesis:
      open.append(token)
      continue
    case .rightBrace: opener = .leftBrace
    case .rightBracket: opener = .leftBracket
    case .rightParenthesis: opener = .leftParenthesis
    default: continue
    }
    guard let last = open.last, last.kind == opener else {
      return open.last.flatMap { $0.kind == .leftBrace ? nil : $0 } ?? token
    }
    open.removeLast()
  }
  return open.last
}

/// Where a text has something that its formatted form has not, but for blanks, commas, braces and a byte order mark.
private func firstLostByte(of source: [UInt8], in formatted: [UInt8]) -> Int? {
  func isOptional(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09...0x0D, 0x20, UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }
  func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
  var (index, other) = (start(of: source), start(of: formatted))
  while true {
    while index < source.count, isOptional(source[index]) { index += 1 }
    while other < formatted.count, isOptional(formatted[other]) { other += 1 }
    if index == source.count { return other == formatted.count ? nil : max(0, source.count - 1) }
    guard other < formatted.count, source[index] == formatted[other] else { return index }
    index += 1
    other += 1
  }
}

/// Walks the tree and prints the tokens as it passes them, so that none can get lost.
struct SourceFormatter {
  static let lineLength = 100
  /// So many attributes may share a line.
  static let membersOnALine = 3

  let tree: SyntaxTree
  let tokens: TokenLayout
  /// The token to print next.
  var cursor = 0
  var lines: LineWriter

  init(_ source: SourceText, _ tree: SyntaxTree) {
    self.tree = tree
    tokens = TokenLayout(source, tree)
    lines = LineWriter(source.bytes, tree.comments)
  }

  mutating func formatFile() -> [UInt8] {
    var previous: MemberSyntax?
    for member in tree[tree.file] {
      if let previous, areDeclarations(previous, member) {
        lines.ensureBlankLine(before: tree.range(of: member).start)
      }
      printOnLine(member)
      previous = member
    }
    lines.startLine(.member)
    return lines.finish()
  }

  // MARK: Members

  private mutating func printMembers(_ members: IDRange<MemberSyntax>) {
    for member in tree[members] {
      printOnLine(member)
    }
  }

  private mutating func printOnLine(_ member: MemberSyntax) {
    lines.startLine(.member)
    printMember(member)
    guard tokens[cursor].kind == .comma else { return }
    if isCommaNeeded(behind: member) {
      printToken()
    } else {
      skipToken()
    }
  }

  /// Without the comma, `else` would belong to the `if` above, or a comment would document what it did not.
  private func isCommaNeeded(behind member: MemberSyntax) -> Bool {
    let comma = tokens[cursor].range
    let next = tokens[cursor + 1].range
    if case .branch = member, lines.spells("else", next) { return true }
    return lines.hasDocumentation(around: comma, before: next)
  }

  private mutating func printMember(_ member: MemberSyntax) {
    let end = tokens.index(at: tree.range(of: member).end)
    if fitsOnOneLine(member) {
      printRun(upTo: end)
      return
    }
    switch member {
    case .item(let id): printHead(with: block(of: tree[id]), upTo: end)
    case .connection(let id): printHead(with: tree[id].block, upTo: end)
    case .assertion(let id): printHead(with: tree[id].block, upTo: end)
    case .branch(let id): printBranch(tree[id])
    case .attribute, .variable, .assignment, .claim: printRun(upTo: end)
    }
  }

  func block(of item: ItemSyntax) -> BlockSyntax? {
    if let connection = item.connection { return tree[connection].block }
    return item.block
  }

  private mutating func printHead(with block: BlockSyntax?, upTo end: Int) {
    guard let block, !isDropped(block) else {
      printRun(upTo: end)
      return
    }
    printRun(upTo: tokens.index(at: block.range.start), followedBy: 2)
    printBlock(block)
  }

  func isDropped(_ block: BlockSyntax) -> Bool {
    tokens.isDropped(tokens.index(at: block.range.start))
  }

  private mutating func printBranch(_ branch: BranchSyntax) {
    printRun(upTo: tokens.index(at: branch.then.range.start), followedBy: 2)
    printBlock(branch.then)
    guard let otherwise = branch.otherwise else { return }
    // After a comment `else` needs a line of its own.
    if lines.hasComment(before: tokens[cursor].range.start) { lines.startLine(.element) }
    printToken()
    guard branch.isElseIf, case .branch(let next)? = tree.members(of: otherwise).first else {
      printBlock(otherwise)
      return
    }
    printBranch(tree[next])
  }

  private mutating func printBlock(_ block: BlockSyntax) {
    printToken()
    lines.depth += 1
    lines.isBehindOpener = true
    printMembers(block.members)
    let closer = tokens[cursor].range.start
    let isEmpty = block.members.isEmpty && !lines.hasComment(before: closer)
    if !isEmpty { lines.startLine(.member) }
    lines.printComments(before: closer)
    lines.depth -= 1
    lines.isBehindOpener = false
    if !isEmpty { lines.startLine(.element) }
    printToken()
  }

  // MARK: Tokens

  mutating func printToken() {
    if tokens.isDropped(cursor) {
      skipToken()
      return
    }
    lines.printComments(before: tokens[cursor].range.start)
    lines.print(tokens[cursor].range, hasSpaceBefore: tokens.hasSpaceBefore(cursor))
    cursor += 1
  }

  mutating func printComma() {
    if tokens.isDropped(cursor) {
      skipToken()
      return
    }
    lines.print(tokens[cursor].range, hasSpaceBefore: false)
    cursor += 1
  }

  mutating func skipToken() {
    lines.skip(tokens[cursor].range)
    cursor += 1
  }
}
