import NavText

/// A file that is parsed by itself, so that several can be parsed at once. Each piece has a table of names of its own.
public struct SeparateFile: Sendable {
  private let source: SourceText
  private let byteCount: Int
  private var parser: FileParser?

  /// A piece has so many bytes and goes on to the end of the last declaration.
  public init(_ source: SourceText, pieces byteCount: Int = FileParser.usualByteCount) {
    self.source = source
    self.byteCount = byteCount
  }

  /// The next piece, if there is one.
  public mutating func next() -> SeparatePiece? {
    var names = NameTable()
    // As many as a piece has, so that they are not copied while they grow.
    names.reserveCapacity(names: 500, bytes: 1 << 13)
    if parser == nil { parser = FileParser(source, names: &names, pieces: byteCount) }
    return parser?.next(names: &names).map { SeparatePiece($0, names) }
  }
}

/// A piece of such a file, whose names are numbered by its own table until it is joined to others.
public struct SeparatePiece: Sendable {
  /// What the piece holds.
  public private(set) var piece: FilePiece
  private let names: NameTable

  fileprivate init(_ piece: FilePiece, _ names: NameTable) {
    self.piece = piece
    self.names = names
  }

  /// Makes the piece what it would be if it had been parsed with the names of all before it. Names come in the order in
  /// which they are met there, so that nobody can tell the difference.
  public mutating func join(to shared: inout NameTable) {
    piece.tree.rename(shared.join(names))
  }
}

extension SyntaxTree {
  /// Puts for each name the one at its index.
  fileprivate mutating func rename(_ names: [Name]) {
    let names = names.span
    for id in items.ids { items[id].rename(names) }
    for id in words.ids { words[id].rename(names) }
    for id in connections.ids { connections[id].verb?.rename(names) }
    for id in attributes.ids { attributes[id].name.rename(names) }
    for id in clauses.ids { clauses[id].rename(names) }
    for id in arguments.ids { arguments[id].name.rename(names) }
    for id in variables.ids { variables[id].name.rename(names) }
    for id in assignments.ids { assignments[id].name.rename(names) }
    for id in assertions.ids {
      assertions[id].keyword.rename(names)
      assertions[id].name?.rename(names)
    }
    for id in expressions.ids { expressions[id].rename(names) }
  }
}

extension Name {
  fileprivate func renamed(_ names: Span<Name>) -> Name { names[Int(index)] }
}

extension Word {
  fileprivate mutating func rename(_ names: Span<Name>) { name = name.renamed(names) }
}

extension TextSyntax {
  fileprivate mutating func rename(_ names: Span<Name>) { value = value.renamed(names) }
}

extension ItemSyntax {
  fileprivate mutating func rename(_ names: Span<Name>) {
    keyword.rename(names)
    if parts.contains(.name) { name?.rename(names) }
    if parts.contains(.text) { text?.rename(names) }
    if parts.contains(.systemItem) { systemItem?.rename(names) }
  }
}

extension ClauseSyntax {
  fileprivate mutating func rename(_ names: Span<Name>) {
    switch value {
    case .identifier(var text):
      text.rename(names)
      value = .identifier(text)
    case .device(var text):
      text.rename(names)
      value = .device(text)
    case .condition, .data: break
    }
  }
}

extension ExpressionSyntax {
  fileprivate mutating func rename(_ names: Span<Name>) {
    switch kind {
    case .text(let name): kind = .text(name.renamed(names))
    case .word(let name): kind = .word(name.renamed(names))
    case .integer, .decimal, .path, .query, .list, .group, .not, .negative, .binary, .missing: break
    }
  }
}
