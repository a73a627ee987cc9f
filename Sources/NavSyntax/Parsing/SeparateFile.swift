import NavText

/// A file that is parsed by itself, so that several can be parsed at once. It has a table of names of its own.
public struct SeparateFile: Sendable {
  private let source: SourceText
  private let byteCount: Int
  private let words: WordCatalogue
  private var parser: FileParser?
  private var names = NameTable()
  /// How many of the names came with the pieces so far.
  private var givenCount = 0

  /// A piece has so many bytes and goes on to the end of the last declaration.
  public init(
    _ source: SourceText, words: WordCatalogue, pieces byteCount: Int = FileParser.usualByteCount
  ) {
    self.source = source
    self.words = words
    self.byteCount = byteCount
  }

  /// The next piece, if there is one, in the memory of a tree that is no longer needed.
  public mutating func next(reusing old: consuming SyntaxTree = SyntaxTree()) -> SeparatePiece? {
    if parser == nil {
      parser = FileParser(source, names: &names, words: words, pieces: byteCount)
    }
    guard let piece = parser?.next(names: &names, reusing: consume old) else { return nil }
    let new = names.names(behind: givenCount)
    givenCount = names.count
    return SeparatePiece(source: source, piece: piece, names: new)
  }
}

/// A piece of such a file, whose names are numbered as in its file until it is joined to others.
public struct SeparatePiece: Sendable {
  /// What it is a piece of.
  public let source: SourceText
  /// What the piece holds.
  public fileprivate(set) var piece: FilePiece
  /// Whether its file ends with it.
  public var isLast: Bool { piece.end != nil }
  /// Those that no piece before it has.
  fileprivate let names: NameTable.Extract
}

/// Makes pieces what they would be if they had been parsed with the names of all before them. Names come in the order in
/// which they are met there, so that the result is the same.
public struct PieceJoiner: Sendable {
  /// What the names of the file at hand are called among those of all files.
  private var joined: [Name] = []

  public init() {}

  /// Takes the pieces of a file in their order, and files one after the other.
  public mutating func join(_ separate: inout SeparatePiece, to shared: inout NameTable) {
    shared.join(separate.names, to: &joined)
    separate.piece.tree.rename(joined.span)
    if separate.isLast { joined.removeAll(keepingCapacity: true) }
  }
}

extension SyntaxTree {
  /// Puts for each name the one at its index.
  fileprivate mutating func rename(_ names: Span<Name>) {
    for id in items.ids { items[id].rename(names) }
    for id in words.ids { words[id].rename(names) }
    for id in connections.ids { connections[id].rename(names) }
    for id in attributes.ids { attributes[id].name.rename(names) }
    for id in clauses.ids { clauses[id].rename(names) }
    for id in arguments.ids { arguments[id].name.rename(names) }
    for id in variables.ids { variables[id].name.rename(names) }
    for id in assignments.ids { assignments[id].name.rename(names) }
    for id in assertions.ids {
      assertions[id].keyword.rename(names)
      assertions[id].name?.rename(names)
    }
    for id in phrases.ids { phrases[id].count?.unit?.rename(names) }
    for id in expressions.ids { expressions[id].rename(names) }
  }
}

extension Name {
  fileprivate func renamed(_ names: Span<Name>) -> Name { names[Int(index)] }
}

extension Word {
  fileprivate mutating func rename(_ names: Span<Name>) { name = name.renamed(names) }

  fileprivate func renamed(_ names: Span<Name>) -> Word {
    Word(name: name.renamed(names), range: range)
  }
}

extension TextSyntax {
  fileprivate func renamed(_ names: Span<Name>) -> TextSyntax {
    TextSyntax(value: value.renamed(names), range: range)
  }
}

extension ItemSyntax {
  fileprivate mutating func rename(_ names: Span<Name>) {
    keyword.rename(names)
    // Got and set, for a part that may be missing is lent by a call.
    if parts.contains(.name) { name = name?.renamed(names) }
    if parts.contains(.text) { text = text?.renamed(names) }
    if parts.contains(.systemItem) { systemItem = systemItem?.renamed(names) }
  }
}

extension ConnectionSyntax {
  fileprivate mutating func rename(_ names: Span<Name>) { verb = verb?.renamed(names) }
}

extension ClauseSyntax {
  fileprivate mutating func rename(_ names: Span<Name>) {
    switch value {
    case .identifier(let text): value = .identifier(text.renamed(names))
    case .device(let text): value = .device(text.renamed(names))
    case .place(let word): value = .place(word.renamed(names))
    case .target(let word): value = .target(word.renamed(names))
    case .stack(let word): value = .stack(word.renamed(names))
    case .condition, .data: break
    }
  }
}

extension ExpressionSyntax {
  fileprivate mutating func rename(_ names: Span<Name>) {
    switch kind {
    case .text(let name): kind = .text(name.renamed(names))
    case .word(let name): kind = .word(name.renamed(names))
    case .integer, .decimal, .path, .query, .list, .joined, .group, .not, .negative, .binary,
      .missing:
      break
    }
  }
}
