import NavText

/// The tokens of a source, one a line: `1:5-1:12 name "storyboard"`. Columns count characters.
public func dumpTokens(of source: SourceText) -> String {
  var writer = TextWriter()
  var places = PlaceCounter(source.bytes, LineIndex(source.bytes))
  for token in tokens(of: source) {
    writer.write(places.text(of: token.range))
    writer.write(" ")
    writer.write(token.kind.dumpWord)
    if token.kind != .endOfFile {
      writer.write(" ")
      writer.write(StringLiteral.literal(source[token.range]))
    }
    writer.newline()
  }
  return writer.string
}

/// The tree as indented text, a node a line, with the places of the declarations of the file.
///
/// Expressions are in parentheses, and so is every operation inside them: `when=(a and (not b))`.
public func dumpTree(of parsed: ParsedFile, source: SourceText, names: NameTable) -> String {
  var dump = SyntaxDump(parsed.tree, source, names)
  var places = PlaceCounter(source.bytes, parsed.lines)
  for member in parsed.tree[parsed.tree.file] {
    dump.write(member, place: " " + places.text(of: parsed.tree.range(of: member)))
  }
  return dump.writer.string
}

private struct SyntaxDump {
  let tree: SyntaxTree
  let source: SourceText
  let names: NameTable
  var writer = TextWriter(indentUnit: "  ")

  init(_ tree: SyntaxTree, _ source: SourceText, _ names: NameTable) {
    self.tree = tree
    self.source = source
    self.names = names
  }

  // MARK: Members

  mutating func write(_ member: MemberSyntax, place: String = "") {
    switch member {
    case .attribute(let id):
      writer.line("attribute \(name(tree[id].name)) value=\(value(tree[id].value))\(place)")
    case .variable(let id): write(tree[id], place)
    case .branch(let id): write(tree[id], place)
    case .assertion(let id): write(tree[id], place)
    case .claim(let id): write(tree[id], place)
    case .assignment(let id):
      writer.line("assignment \(name(tree[id].name)) value=\(value(tree[id].value))\(place)")
    case .connection(let id): write(tree[id], place)
    case .item(let id): write(tree[id], place)
    }
  }

  private mutating func writeMembers(of block: BlockSyntax?) {
    writer.indent()
    for member in tree.members(of: block) {
      write(member)
    }
    writer.outdent()
  }

  private mutating func write(_ item: ItemSyntax, _ place: String) {
    var line = "item " + name(item.keyword)
    if let word = item.name { line += " name=" + name(word) }
    if let path = item.className { line += " class=" + text(path) }
    if let text = item.text { line += " text=" + literal(text.value) }
    if let word = item.systemItem { line += " system=." + name(word) }
    if let operand = item.operand { line += " operand=" + value(operand) }
    line += clauses(item.clauses) + documentation(item.documentation)
    writer.line(line + (item.isBroken ? " broken" : "") + place)
    if let connection = item.connection {
      writer.indent()
      write(tree[connection], "")
      writer.outdent()
    }
    writeMembers(of: item.block)
  }

  private mutating func write(_ connection: ConnectionSyntax, _ place: String) {
    var line = "connection"
    if let verb = connection.verb { line += " verb=" + name(verb) }
    var targets = ""
    for target in tree[connection.targets] {
      targets += (targets.isEmpty ? "" : ", ") + text(target)
    }
    line += " target=" + (connection.targets.count == 1 ? targets : "[\(targets)]")
    line += clauses(connection.clauses)
    writer.line(line + (connection.isBroken ? " broken" : "") + place)
    writeMembers(of: connection.block)
  }

  private mutating func write(_ variable: VariableSyntax, _ place: String) {
    var line = "variable " + name(variable.name)
    let (opener, closer) = variable.isList ? ("[", "]") : ("", "")
    switch variable.type {
    case .named(let path): line += " type=" + opener + text(path) + closer
    case .range(let low, let high): line += " type=\(opener)\(low)...\(high)\(closer)"
    case nil: break
    }
    if let initial = variable.initial { line += " initial=" + value(initial) }
    writer.line(line + documentation(variable.documentation) + place)
  }

  private mutating func write(_ branch: BranchSyntax, _ place: String) {
    writer.line("branch condition=\(value(branch.condition))\(place)")
    writer.indent()
    writer.line("then")
    writeMembers(of: branch.then)
    if branch.otherwise != nil {
      writer.line("else")
      writeMembers(of: branch.otherwise)
    }
    writer.outdent()
  }

  private mutating func write(_ assertion: AssertionSyntax, _ place: String) {
    var line = "assertion " + name(assertion.keyword)
    if let word = assertion.name { line += " name=" + name(word) }
    writer.line("\(line) condition=\(value(assertion.condition))\(place)")
    writeMembers(of: assertion.block)
  }

  private mutating func write(_ claim: ClaimSyntax, _ place: String) {
    var line = "claim"
    for phrase in tree[claim.phrases] {
      line += " "
      for word in tree[phrase.words] { line += (line.utf8.last == 0x20 ? "" : "-") + name(word) }
      if let count = phrase.count {
        line += " \(count.number)" + (count.unit.map { " " + name($0) } ?? "")
      }
      for item in tree[phrase.operands] { line += " " + value(item.expression) }
    }
    writer.line(line + (claim.isBroken ? " broken" : "") + place)
  }

  // MARK: Parts

  private func clauses(_ clauses: IDRange<ClauseSyntax>) -> String {
    var result = ""
    for clause in tree[clauses] {
      switch clause.value {
      case .identifier(let text): result += " as=" + literal(text.value)
      case .device(let text): result += " on=" + literal(text.value)
      case .place(let word): result += " on=" + name(word)
      case .target(let word): result += " into=" + name(word)
      case .stack(let word): result += " of=" + name(word)
      case .condition(let condition): result += " when=" + value(condition)
      case .data(let arguments): result += " with=(" + text(arguments) + ")"
      }
    }
    return result
  }

  private func text(_ arguments: IDRange<ArgumentSyntax>) -> String {
    var result = ""
    for argument in tree[arguments] {
      result += (result.isEmpty ? "" : ", ") + name(argument.name)
      if let value = argument.value { result += ": " + text(value) }
    }
    return result
  }

  /// The lines without their slashes, as a text literal.
  private func documentation(_ range: SourceRange) -> String {
    guard !range.isEmpty else { return "" }
    var lines = ""
    for comment in tree.comments(in: range) {
      let start = Int(comment.range.start) + 3
      let end = comment.textEnd(in: source.bytes)
      let hasSpace = start < end && source.bytes[start] == UInt8(ascii: " ")
      lines += lines.isEmpty ? "" : "\n"
      lines += source[SourceRange(start + (hasSpace ? 1 : 0), end)]
    }
    return " documentation=" + StringLiteral.literal(lines)
  }

  private func name(_ word: Word) -> String { names[word.name] }

  private func literal(_ text: Name) -> String { StringLiteral.literal(names[text]) }

  private func text(_ path: PathSyntax) -> String {
    var result = ""
    for part in tree[path.parts] {
      result += (result.isEmpty ? "" : ".") + name(part)
    }
    return result
  }

  // MARK: Expressions

  private func value(_ id: ID<ExpressionSyntax>) -> String {
    switch tree[id].kind {
    case .binary, .not, .negative, .query, .group: text(id)
    case .integer, .decimal, .text, .word, .path, .list, .joined, .missing: "(" + text(id) + ")"
    }
  }

  private func text(_ id: ID<ExpressionSyntax>) -> String {
    switch tree[id].kind {
    case .integer(let value): return "\(value)"
    case .decimal(let thousandths): return decimal(thousandths)
    case .text(let name): return literal(name)
    case .word(let name): return "." + names[name]
    case .path(let path): return text(path)
    case .query(let query): return "(\(text(tree[query].path)) of \(text(tree[query].subject)))"
    case .list(let items):
      var result = ""
      for item in tree[items] {
        result += (result.isEmpty ? "" : ", ") + text(item.expression)
      }
      return "[\(result)]"
    case .joined(let items):
      var result = "joined"
      for item in tree[items] { result += " " + text(item.expression) }
      return result
    case .group(let inner): return value(inner)
    case .not(let inner): return "(not \(text(inner)))"
    case .negative(let inner): return "(- \(text(inner)))"
    case .binary(let operation, let left, let right):
      return "(\(text(left)) \(operation.spelling) \(text(right)))"
    case .missing: return "missing"
    }
  }

  private func decimal(_ thousandths: Int32) -> String {
    var digits = String(thousandths % 1000)
    while digits.utf8.count < 3 { digits = "0" + digits }
    return "\(thousandths / 1000).\(digits)"
  }
}

/// Turns offsets that only rise into lines and columns, so that one long line costs its length once.
private struct PlaceCounter {
  private let bytes: [UInt8]
  private let lineStarts: [UInt32]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8], _ lines: LineIndex) {
    self.bytes = bytes
    lineStarts = lines.starts
  }

  mutating func text(of range: SourceRange) -> String {
    let start = text(at: Int(range.start))
    return start + "-" + text(at: Int(range.end))
  }

  private mutating func text(at target: Int) -> String {
    while line < lineStarts.count && Int(lineStarts[line]) <= target {
      offset = Int(lineStarts[line])
      line += 1
      column = 1
    }
    column += Column.count(bytes, SourceRange(offset, target))
    offset = target
    return "\(line):\(column)"
  }
}

extension TokenKind {
  fileprivate var dumpWord: String {
    switch self {
    case .name: "name"
    case .quotedName: "quotedName"
    case .integer: "integer"
    case .decimal: "decimal"
    case .string: "string"
    case .leftBrace: "leftBrace"
    case .rightBrace: "rightBrace"
    case .leftBracket: "leftBracket"
    case .rightBracket: "rightBracket"
    case .leftParenthesis: "leftParenthesis"
    case .rightParenthesis: "rightParenthesis"
    case .colon: "colon"
    case .comma: "comma"
    case .dot: "dot"
    case .ellipsis: "ellipsis"
    case .arrow: "arrow"
    case .assign: "assign"
    case .equal: "equal"
    case .notEqual: "notEqual"
    case .less: "less"
    case .lessOrEqual: "lessOrEqual"
    case .greater: "greater"
    case .greaterOrEqual: "greaterOrEqual"
    case .plus: "plus"
    case .minus: "minus"
    case .star: "star"
    case .slash: "slash"
    case .unknown: "unknown"
    case .endOfFile: "endOfFile"
    }
  }
}
