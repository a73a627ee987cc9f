import NavText

/// The tables of one file's nodes. Only the parser fills them.
public struct SyntaxTree: Sendable {
  public internal(set) var file: IDRange<MemberSyntax> = .empty
  public internal(set) var comments: [Comment] = []

  /// The tree of an empty file.
  public init() {}

  public internal(set) var members = Table<MemberSyntax>()
  public internal(set) var items = Table<ItemSyntax>()
  public internal(set) var clauses = Table<ClauseSyntax>()
  public internal(set) var arguments = Table<ArgumentSyntax>()
  public internal(set) var connections = Table<ConnectionSyntax>()
  public internal(set) var paths = Table<PathSyntax>()
  public internal(set) var words = Table<Word>()
  public internal(set) var attributes = Table<AttributeSyntax>()
  public internal(set) var variables = Table<VariableSyntax>()
  public internal(set) var branches = Table<BranchSyntax>()
  public internal(set) var assertions = Table<AssertionSyntax>()
  public internal(set) var assignments = Table<AssignmentSyntax>()
  public internal(set) var expressions = Table<ExpressionSyntax>()
  public internal(set) var expressionItems = Table<ExpressionItem>()
  public internal(set) var queries = Table<QuerySyntax>()
  public internal(set) var claims = Table<ClaimSyntax>()
  public internal(set) var phrases = Table<PhraseSyntax>()

  /// Empties the tables and keeps their memory for the next file.
  mutating func removeAll() {
    file = .empty
    comments.removeAll(keepingCapacity: true)
    members.truncate(to: ID(0))
    items.truncate(to: ID(0))
    clauses.truncate(to: ID(0))
    arguments.truncate(to: ID(0))
    connections.truncate(to: ID(0))
    paths.truncate(to: ID(0))
    words.truncate(to: ID(0))
    attributes.truncate(to: ID(0))
    variables.truncate(to: ID(0))
    branches.truncate(to: ID(0))
    assertions.truncate(to: ID(0))
    assignments.truncate(to: ID(0))
    expressions.truncate(to: ID(0))
    expressionItems.truncate(to: ID(0))
    queries.truncate(to: ID(0))
    claims.truncate(to: ID(0))
    phrases.truncate(to: ID(0))
  }

  /// Room for what a text of this size usually holds: growing tables cost a fifth of the parse.
  mutating func reserveCapacity(for byteCount: Int) {
    members.reserveCapacity(byteCount / 24)
    items.reserveCapacity(byteCount / 36)
    connections.reserveCapacity(byteCount / 48)
    paths.reserveCapacity(byteCount / 48)
    words.reserveCapacity(byteCount / 48)
    clauses.reserveCapacity(byteCount / 150)
    attributes.reserveCapacity(byteCount / 150)
    expressions.reserveCapacity(byteCount / 150)
  }

  @inlinable
  public subscript(id: ID<MemberSyntax>) -> MemberSyntax {
    _read { yield members[id] }
  }
  @inlinable
  public subscript(id: ID<ItemSyntax>) -> ItemSyntax {
    _read { yield items[id] }
  }
  @inlinable
  public subscript(id: ID<ClauseSyntax>) -> ClauseSyntax {
    _read { yield clauses[id] }
  }
  @inlinable
  public subscript(id: ID<ArgumentSyntax>) -> ArgumentSyntax {
    _read { yield arguments[id] }
  }
  @inlinable
  public subscript(id: ID<ConnectionSyntax>) -> ConnectionSyntax {
    _read { yield connections[id] }
  }
  @inlinable
  public subscript(id: ID<PathSyntax>) -> PathSyntax {
    _read { yield paths[id] }
  }
  @inlinable
  public subscript(id: ID<Word>) -> Word {
    _read { yield words[id] }
  }
  @inlinable
  public subscript(id: ID<AttributeSyntax>) -> AttributeSyntax {
    _read { yield attributes[id] }
  }
  @inlinable
  public subscript(id: ID<VariableSyntax>) -> VariableSyntax {
    _read { yield variables[id] }
  }
  @inlinable
  public subscript(id: ID<BranchSyntax>) -> BranchSyntax {
    _read { yield branches[id] }
  }
  @inlinable
  public subscript(id: ID<AssertionSyntax>) -> AssertionSyntax {
    _read { yield assertions[id] }
  }
  @inlinable
  public subscript(id: ID<AssignmentSyntax>) -> AssignmentSyntax {
    _read { yield assignments[id] }
  }
  @inlinable
  public subscript(id: ID<ExpressionSyntax>) -> ExpressionSyntax {
    _read { yield expressions[id] }
  }
  @inlinable
  public subscript(id: ID<ExpressionItem>) -> ExpressionItem {
    _read { yield expressionItems[id] }
  }

  @inlinable
  public subscript(id: ID<QuerySyntax>) -> QuerySyntax {
    _read { yield queries[id] }
  }

  @inlinable
  public subscript(id: ID<ClaimSyntax>) -> ClaimSyntax {
    _read { yield claims[id] }
  }

  @inlinable
  public subscript(id: ID<PhraseSyntax>) -> PhraseSyntax {
    _read { yield phrases[id] }
  }

  @inlinable
  public subscript(range: IDRange<PhraseSyntax>) -> ArraySlice<PhraseSyntax> { phrases[range] }
  @inlinable
  public subscript(range: IDRange<MemberSyntax>) -> ArraySlice<MemberSyntax> { members[range] }
  @inlinable
  public subscript(range: IDRange<ClauseSyntax>) -> ArraySlice<ClauseSyntax> { clauses[range] }
  @inlinable
  public subscript(range: IDRange<ArgumentSyntax>) -> ArraySlice<ArgumentSyntax> {
    arguments[range]
  }
  @inlinable
  public subscript(range: IDRange<PathSyntax>) -> ArraySlice<PathSyntax> { paths[range] }
  @inlinable
  public subscript(range: IDRange<Word>) -> ArraySlice<Word> { words[range] }
  @inlinable
  public subscript(range: IDRange<ExpressionItem>) -> ArraySlice<ExpressionItem> {
    expressionItems[range]
  }

  /// The place of a member, whatever it is.
  public func range(of member: MemberSyntax) -> SourceRange {
    switch member {
    case .attribute(let id): attributes[id].range
    case .variable(let id): variables[id].range
    case .branch(let id): branches[id].range
    case .assertion(let id): assertions[id].range
    case .claim(let id): claims[id].range
    case .assignment(let id): assignments[id].range
    case .connection(let id): connections[id].range
    case .item(let id): items[id].range
    }
  }

  /// The members of a block; none where there is no block.
  @inlinable
  public func members(of block: BlockSyntax?) -> ArraySlice<MemberSyntax> {
    members[block?.members ?? .empty]
  }
}

/// A parsed file: a usable tree for any bytes, and what was wrong with them.
public struct ParsedFile: Sendable {
  public let tree: SyntaxTree
  public let problems: [UnplacedProblem]
  /// See `FileEnd`.
  let leftToCompiler: SourceRange?
  public let lines: LineIndex

  init(_ tree: SyntaxTree, _ end: FileEnd) {
    self.tree = tree
    leftToCompiler = end.leftToCompiler
    problems = end.problems
    lines = end.lines
  }
}
