import NavText

// Lines with their parts in another order, or with the `self` of Swift. Like the slips, these are looked for only where
// something cannot be on its line.

extension Parser {
  /// `self.isOpen = true`, `self.count += 1`, `self.push(Detail)`, `self.isOpen.toggle()`, and `Cart.count = 1`
  mutating func recoverFromQualifiedStatement() -> Bool {
    guard case .item(let id) = openMembers.last, let name = tree.items[id].systemItem,
      tree.items[id].parts == .systemItem, name.range.end == previousEnd
    else { return false }
    let keyword = tree.items[id].keyword
    let range = SourceRange(from: keyword.range, to: name.range)
    let spelling = names[name.name]
    guard names[keyword.name] == "self" else {
      guard at(.assign) else { return false }
      let attribute = Self.attributes[spelling]
      let line = "\(spelling) \(withoutSelf(restOfLine(from: token.range.start)))"
      report(
        .qualifiedAssignment(attribute ?? spelling, line: attribute == nil ? line : nil), range)
      openMembers.removeLast()
      recover()
      return true
    }
    let line: String
    switch token.kind {
    case .assign:
      line = "\(spelling) \(withoutSelf(restOfLine(from: token.range.start)))"
    case .plus, .minus:
      guard ahead.kind == .assign else { return false }
      let value = withoutSelf(restOfLine(from: ahead.range.end))
      line = "\(spelling) = \(spelling) \(at(.plus) ? "+" : "-")\(value)"
    case .dot:
      guard text(of: ahead) == "toggle" else { return false }
      line = "\(spelling) = not \(spelling)"
    default:
      let isStatement = Self.statements.contains(spelling)
      guard isStatement || SwiftCall.words[spelling] != nil else { return false }
      let hasLabel = lexer.bytes[Int(ahead.range.end)...].first == UInt8(ascii: ":")
      line =
        ahead.kind == .name && !hasLabel
        ? "\(spelling) \(text(of: ahead))" : SwiftCall.words[spelling] ?? spelling
    }
    report(.qualifiedBySelf(spelling, line: line), range)
    openMembers.removeLast()
    recover()
    return true
  }

  /// Statements that Swift has no method for.
  private static let statements: Set<String> = ["push", "pop", "popTo", "popToRoot", "select"]

  /// What Swift sets of a view or a controller, and here follows a variable.
  private static let attributes = [
    "isHidden": "hidden", "hidden": "hidden", "isEnabled": "enabled", "enabled": "enabled",
    "text": "text", "title": "title", "prompt": "prompt",
  ]

  private func withoutSelf(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: "self.".utf8), bytes.last.map({ !Lexer.isNameByte($0) }) ?? true {
        rest = rest.dropFirst(5)
      } else {
        // After a comma is another member.
        if byte == UInt8(ascii: ",") { break }
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `label "Total: " + count`
  mutating func recoverFromJoinedTexts() -> Bool {
    guard ahead.kind == .string || lexer.bytes[Int(previousEnd) - 1] == UInt8(ascii: "\"") else {
      return false
    }
    report(.joinedTexts, token.range)
    recover()
    return true
  }

  /// `button "Pay" Pay -> present Receipt` and `right .add Add`
  mutating func recoverFromLateName() -> Bool {
    guard case .item(let id) = openMembers.last, tree.items[id].name == nil, !isBroken,
      Self.named.contains(names[tree.items[id].keyword.name])
    else { return false }
    let keyword = tree.items[id].keyword
    var start = Int(keyword.range.end)
    while lexer.bytes[start] == UInt8(ascii: " ") { start += 1 }
    let end = Int(token.range.end)
    // One word alone, and none of those that begin something else.
    let endsHere =
      ahead.startsLine || ahead.kind == .arrow || ahead.kind == .leftBrace
      || ahead.kind == .rightBrace || ahead.kind == .comma || ahead.kind == .endOfFile
    let parts = tree.items[id].parts
    guard endsHere, parts == .text || parts == .systemItem || parts == [.text, .systemItem],
      start < Int(previousEnd), !Self.verbs.contains(text(of: token))
    else { return false }
    let first = String(decoding: lexer.bytes[start..<Int(previousEnd)], as: UTF8.self)
    let turned = "\(text(of: token)) \(first)"
    report(
      .nameBehindText(turned, line: "\(names[keyword.name]) \(turned)\(shownRest)"),
      SourceRange(start, end))
    tree.items[id].name = takeWord()
    tree.items[id].parts.insert(.name)
    readRest(of: id)
    return true
  }

  /// What is after the parts that are out of order is read all the same.
  private mutating func readRest(of id: ID<ItemSyntax>) {
    if at(.arrow) && continuesLine {
      let connection = parseConnection()
      tree.items[id].connection = connection
      tree.items[id].parts.insert(.connection)
    } else if at(.leftBrace) && continuesLine {
      let block = parseBlock()
      tree.items[id].block = block
      tree.items[id].parts.insert(.block)
    } else {
      recover()
    }
  }

  /// What messages show of what is after `token`.
  private var shownRest: String {
    guard !ahead.startsLine else { return "" }
    switch ahead.kind {
    case .arrow: return " " + restOfLine(from: ahead.range.start)
    case .leftBrace: return " { … }"
    default: return ""
    }
  }

  /// Words with a name before the text or the system item.
  private static let named: Set<String> = [
    "left", "right", "item", "label", "button", "textField", "textView", "cell", "prototype",
    "segmented", "case", "switch", "image", "searchBar",
  ]

  /// Words that people write without an arrow, and those that begin a condition.
  private static let verbs: Set<String> = [
    "show", "showDetail", "present", "push", "popover", "embed", "unwind", "custom", "action", "if",
    "animated",
  ]

  /// `button Pay "Pay": PayButton` and `scene Cart as "cart": CartController`
  mutating func recoverFromLateClass() -> Bool {
    guard case .item(let id) = openMembers.last, let name = tree.items[id].name,
      tree.items[id].className == nil, tree.items[id].connection == nil,
      !tree.items[id].parts.contains(.block), name.range.end < previousEnd,
      ahead.kind == .name, !ahead.startsLine, previousEnd - name.range.end < 60
    else { return false }
    let keyword = names[tree.items[id].keyword.name]
    let between = String(
      decoding: lexer.bytes[Int(name.range.end)..<Int(previousEnd)], as: UTF8.self)
    let start = token.range
    advance()
    let line = "\(keyword) \(names[name.name]): \(text(of: token))\(between)\(shownRest)"
    let problem = SyntaxProblem.classBehindText(line)
    report(problem, SourceRange(from: start, to: token.range))
    advance()
    readRest(of: id)
    return true
  }

  /// `-> show Detail { animated: false } when isOpen`
  mutating func recoverFromLateClause() -> Bool {
    guard previousEnd > 0, lexer.bytes[Int(previousEnd) - 1] == UInt8(ascii: "}"),
      tokenName == clauseWords.when || tokenName == clauseWords.with || tokenName == clauseWords.as,
      ahead.kind == .name || ahead.kind == .string || ahead.kind == .leftParenthesis
    else { return false }
    switch openMembers.last {
    case .connection: break
    case .item(let id) where tree.items[id].connection != nil: break
    default: return false
    }
    report(.clauseBehindBlock(text(of: token)), token.range)
    recover()
    return true
  }
}
