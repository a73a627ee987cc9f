import NavModel
import NavSyntax
import NavText

/// A phase that reads trees: declaring, and the lowering of bodies.
///
/// Both read attributes. What these name is known at once to the one, and waits with the other.
protocol SyntaxPhase: CompilerPhase, ~Copyable {
  var program: Program { get set }
  var sources: Table<SourceText> { get }
  /// The tree at hand and the file that it is of.
  var tree: SyntaxTree { get }
  var file: ID<SourceText> { get }
  /// Colours that were looked at and are some.
  var knownColors: Set<Name> { get set }

  /// Appends an attribute that names a scene, several scenes, or an element.
  mutating func lowerReference(_ syntax: AttributeSyntax, _ key: AttributeKey, _ scope: Scope)
  /// Appends an attribute whose value depends on variables.
  mutating func lowerBinding(_ syntax: AttributeSyntax, _ key: AttributeKey, _ scope: Scope)
}

extension SyntaxPhase where Self: ~Copyable {
  @inline(never)
  mutating func report<Problem: LanguageProblem>(_ problem: Problem, _ range: SourceRange) {
    report(problem, at: Location(file, range))
  }

  /// Records that a name is used here, when a semantic model is made.
  @inline(__always)
  mutating func recordUse(
    _ symbol: Symbol, _ range: SourceRange, as role: NameUse.Role = .plain
  ) {
    uses.record(symbol, at: Location(file, range), as: role)
  }

  mutating func place(_ range: SourceRange) -> Place { Place(ID(Int(file.index)), range) }

  // MARK: What can go wrong with any item

  /// Reports every part that an item has and its kind has no use for.
  @inline(__always)
  mutating func allow(_ parts: Parts, of item: ItemSyntax, in site: Site) {
    let extra = item.parts.subtracting(parts)
    if !extra.isEmpty { reportExtra(extra, of: item, in: site) }
    checkClauses(item.clauses)
  }

  /// No clause says anything more when it is written again.
  @inline(__always)
  mutating func checkClauses(_ clauses: IDRange<ClauseSyntax>) {
    if clauses.count > 1 { reportRepeated(clauses) }
  }

  private mutating func reportRepeated(_ clauses: IDRange<ClauseSyntax>) {
    for id in clauses {
      let clause = tree.clauses[id]
      for other in clauses {
        if other == id { break }
        if tree.clauses[other].part == clause.part {
          report(
            DuplicatePart(
              word: clause.keyword, first: Location(file, tree.clauses[other].range)),
            clause.range)
          break
        }
      }
    }
  }

  /// Reports a word that may be written once and has been before; else remembers where it is.
  mutating func checkSecond(_ word: Word, _ first: inout SourceRange?) {
    if let first {
      report(DuplicatePart(word: text(word.name), first: Location(file, first)), word.range)
    } else {
      first = word.range
    }
  }

  private mutating func reportExtra(_ extra: Parts, of item: ItemSyntax, in site: Site) {
    var found: [(Part, SourceRange)] = []
    if let name = item.name { found.append((.name, name.range)) }
    if let className = item.className { found.append((.className, className.range)) }
    if let text = item.text { found.append((.text, text.range)) }
    if let word = item.systemItem { found.append((.systemItem, word.range)) }
    if let operand = item.operand { found.append((.operand, tree[operand].range)) }
    for clause in tree[item.clauses] { found.append((clause.part, clause.range)) }
    if let connection = item.connection { found.append((.connection, tree[connection].range)) }
    if let block = item.block { found.append((.block, block.opener)) }
    for (part, range) in found where extra.contains(Parts(part)) {
      report(UnexpectedPart.part(part, of: site), range)
    }
  }

  // By id, not as slices: most items have no clauses, and a slice counts references to its table.

  @inline(__always)
  mutating func identifier(of item: ItemSyntax) -> TextSyntax? {
    for id in item.clauses {
      if case .identifier(let text) = tree.clauses[id].value { return text }
    }
    return nil
  }

  @inline(__always)
  mutating func condition(of clauses: IDRange<ClauseSyntax>) -> ID<ExpressionSyntax>? {
    for id in clauses {
      if case .condition(let expression) = tree.clauses[id].value { return expression }
    }
    return nil
  }

  @inline(__always)
  mutating func data(of clauses: IDRange<ClauseSyntax>) -> IDRange<ArgumentSyntax>? {
    for id in clauses {
      if case .data(let arguments) = tree.clauses[id].value { return arguments }
    }
    return nil
  }

  // MARK: Words and numbers

  /// The single name of a path expression.
  @inline(__always)
  mutating func singleWord(_ id: ID<ExpressionSyntax>) -> Word? {
    guard case .path(let path) = tree[id].kind, path.parts.count == 1 else { return nil }
    return tree[path.parts].first
  }

  mutating func integer(_ value: ExpressionSyntax) -> Int32? {
    switch value.kind {
    case .integer(let number): return number
    case .negative(let inner): return integer(tree[inner]).map { -$0 }
    default: return nil
    }
  }

  mutating func thousandths(_ value: ExpressionSyntax) -> Int32? {
    switch value.kind {
    case .integer(let number):
      let (product, overflow) = number.multipliedReportingOverflow(by: 1000)
      return overflow ? nil : product
    case .decimal(let number): return number
    case .negative(let inner): return thousandths(tree[inner]).map { -$0 }
    default: return nil
    }
  }

  mutating func spell(_ path: PathSyntax) -> String {
    var spelling = ""
    for part in path.parts {
      if !spelling.isEmpty { spelling += "." }
      spelling += text(tree[part].name)
    }
    return spelling
  }
}

extension BlockSyntax? {
  /// None where there is no block.
  var members: IDRange<MemberSyntax> { self?.members ?? .empty }
}

extension ClauseSyntax {
  var keyword: String {
    switch value {
    case .identifier: "as"
    case .device, .place: "on"
    case .target: "into"
    case .stack: "of"
    case .condition: "when"
    case .data: "with"
    }
  }

  var part: Part {
    switch value {
    case .identifier: .identifier
    case .device: .device
    case .target: .target
    case .stack: .stack
    case .place: .place
    case .condition: .condition
    case .data: .data
    }
  }
}
