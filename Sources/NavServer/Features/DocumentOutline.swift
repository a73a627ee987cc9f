import NavCompiler
import NavModel
import NavSyntax
import NavText

/// A declaration of a file, for outlines and breadcrumbs.
public struct DocumentSymbol: Sendable {
  /// LSP's `SymbolKind`.
  public enum Kind: Int, Sendable {
    case namespace = 3
    case `class` = 5
    case method = 6
    case property = 7
    case field = 8
    case `enum` = 10
    case function = 12
    case variable = 13
    case object = 19
    case enumMember = 22
    case `struct` = 23
    case event = 24
  }

  public let name: String
  /// Its class, its text, its type.
  public let detail: String
  public let kind: Kind
  /// All of it.
  public let range: SourceRange
  /// The range of the name, or of the keyword if the declaration has no name.
  public let selection: SourceRange
  public var children: [DocumentSymbol]
}

/// The tree of a file, also of one that does not parse as a whole.
struct FileOutline {
  private let source: SourceText
  private let tree: SyntaxTree
  private let names: NameTable

  init(_ source: SourceText) {
    var names = NameTable()
    tree = parse(source, names: &names, words: .empty).tree
    self.names = names
    self.source = source
  }

  // MARK: Symbols

  /// What the file declares.
  var symbols: [DocumentSymbol] {
    var words = LineWords()
    return symbols(of: tree.file, in: .file, &words)
  }

  private func symbols(
    of members: IDRange<MemberSyntax>, in block: BlockKind, _ words: inout LineWords
  ) -> [DocumentSymbol] {
    var symbols: [DocumentSymbol] = []
    for member in tree[members] {
      switch member {
      case .item(let id):
        if let symbol = symbol(of: tree[id], in: block, &words) { symbols.append(symbol) }
      case .variable(let id):
        let syntax = tree[id]
        symbols.append(
          DocumentSymbol(
            name: names[syntax.name.name], detail: source[syntax.typeRange], kind: .variable,
            range: syntax.range, selection: syntax.name.range, children: []))
      case .attribute, .branch, .assertion, .claim, .assignment, .connection: break
      }
    }
    return symbols
  }

  private func symbol(
    of item: ItemSyntax, in block: BlockKind, _ words: inout LineWords
  ) -> DocumentSymbol? {
    let keyword = names[item.keyword.name]
    let inner = words.inside(keyword, of: block)
    guard let kind = Self.kind(of: keyword, in: block, inner) else { return nil }
    let isDescribed = inner == .code || inner == .test || inner == .check
    let text = item.text.map { names[$0.value] }
    let name = item.name.map { names[$0.name] } ?? text ?? keyword
    var detail = item.name == nil && text == nil ? "" : keyword
    if let path = item.className { detail += ": " + source[path.range] }
    return DocumentSymbol(
      name: name.isEmpty ? keyword : name, detail: detail, kind: kind, range: item.range,
      selection: item.name?.range ?? item.text?.range ?? item.keyword.range,
      children: isDescribed
        ? [] : inner.map { symbols(of: item.block?.members ?? .empty, in: $0, &words) } ?? [])
  }

  /// Nil for what an outline leaves out: relationships, statements, steps.
  private static func kind(
    of keyword: String, in block: BlockKind, _ inner: BlockKind?
  ) -> DocumentSymbol.Kind? {
    switch (block, StructureWord(rawValue: keyword)) {
    case (.file, .storyboard): .namespace
    case (.file, .class): .class
    case (.file, .enum): .enum
    case (.file, .test), (.file, .check): .function
    case (.enumeration, .case): .enumMember
    case (_, .outlet), (_, .outlets): block == .class ? .property : nil
    case (.class, .on), (.scene, .on): .event
    case (.class, _), (.scene, .action), (.scene, .unwind): .method
    default:
      switch inner {
      case .scene: .struct
      case .element, .barItem, .alertField: .field
      case .tabItem, .toolbar, .bar, .view: .object
      default: nil
      }
    }
  }

  // MARK: Folding

  /// What can be folded away: braces over several lines, and comments and documentation of several lines.
  var foldings: [(range: SourceRange, isComment: Bool)] {
    let lines = source.lines ?? LineIndex(source.bytes)
    var foldings: [(range: SourceRange, isComment: Bool)] = []
    for item in tree.items.rows {
      if let block = item.block { foldings.append((block.range, false)) }
    }
    for connection in tree.connections.rows {
      if let block = connection.block { foldings.append((block.range, false)) }
    }
    for branch in tree.branches.rows {
      foldings.append((branch.then.range, false))
      if let block = branch.otherwise, !branch.isElseIf { foldings.append((block.range, false)) }
    }
    var run: SourceRange?
    for comment in tree.comments where comment.isFirstOnLine {
      if let open = run, lines.line(at: open.end) + 1 == lines.line(at: comment.range.start) {
        run = SourceRange(from: open, to: comment.range)
      } else {
        if let run { foldings.append((run, true)) }
        run = comment.range
      }
    }
    if let run { foldings.append((run, true)) }
    return foldings.filter { lines.line(at: $0.range.start) < lines.line(at: $0.range.end) }
      .sorted { $0.range.start < $1.range.start }
  }

  // MARK: Selection

  /// What holds an offset, the smallest first.
  func selections(at offset: UInt32) -> [SourceRange] {
    var ranges: Set<SourceRange> = [SourceRange(0, source.bytes.count)]
    func add(_ range: SourceRange) {
      if range.start <= offset && offset <= range.end && !range.isEmpty { ranges.insert(range) }
    }
    for item in tree.items.rows {
      add(item.range)
      add(item.keyword.range)
      if let name = item.name { add(name.range) }
      if let path = item.className { add(path.range) }
      if let text = item.text { add(text.range) }
      if let block = item.block {
        add(block.range)
        add(
          SourceRange(
            Int(block.range.start) + 1, max(Int(block.range.start) + 1, Int(block.range.end) - 1)))
      }
    }
    for row in tree.connections.rows { add(row.range) }
    for row in tree.paths.rows { add(row.range) }
    for row in tree.words.rows { add(row.range) }
    for row in tree.attributes.rows {
      add(row.range)
      add(row.name.range)
    }
    for row in tree.variables.rows { add(row.range) }
    for row in tree.branches.rows {
      add(row.range)
      add(row.then.range)
    }
    for row in tree.assertions.rows { add(row.range) }
    for row in tree.claims.rows { add(row.range) }
    for row in tree.phrases.rows { add(row.range) }
    for row in tree.assignments.rows { add(row.range) }
    for row in tree.expressions.rows { add(row.range) }
    // Each holds the one before it: those that only overlap are left out.
    var chain: [SourceRange] = []
    for range in ranges.sorted(by: { $0.count < $1.count }) {
      guard let inner = chain.last else {
        chain.append(range)
        continue
      }
      if range.start <= inner.start && inner.end <= range.end { chain.append(range) }
    }
    return chain
  }
}
