import NavText

/// A statement on `self` or on another object.
enum QualifiedStatement: Slip {
  /// `self.isOpen = true`, `self.count += 1`, `self.push(Detail)`: the name after the dot, and the line as it should read.
  case onSelf(String, line: String)
  /// `Cart.count = 1`, in the same way.
  case assignment(String, line: String)
  /// `tabBarItem.badgeValue = "3"`, and the statement for it.
  case property(String, String)
  /// `Code.becomeFirstResponder()`, `view.endEditing(true)`: the line as it should read.
  case call(line: String)
  /// `Hint.isHidden = true`: the attribute, which has a Bool or a text.
  case attribute(String, isBool: Bool)

  var sentence: Sentence {
    switch self {
    case .onSelf(let name, let line):
      Sentence(
        "there is no 'self': each scene speaks of its own things", help: "write \(line)",
        replacement: name)
    case .assignment(_, let line):
      Sentence(Self.ownName, help: "write \(line)")
    case .property(let name, let statement):
      Sentence("'\(name)' is set by a statement here", help: "write \(statement)")
    case .call(let line):
      Sentence("a statement begins with what is done", help: "write \(line)")
    case .attribute(let name, isBool: true):
      Sentence(
        Self.ownName,
        help:
          "let the attribute follow a variable, as in label Hint { \(name): isOpen }, and set that, as in isOpen = true"
      )
    case .attribute(_, isBool: false):
      Sentence(
        Self.ownName,
        help:
          "let the attribute follow a variable of an enum, which says its texts, and set that, as in city = .paris"
      )
    }
  }

  private static var ownName: String { "a statement sets a variable, which goes by its own name" }
}

extension Parser {
  mutating func recoverFromQualifiedStatement() -> Bool {
    switch token.kind {
    case .leftParenthesis, .assign, .minus, .dot, .plus: break
    default: return false
    }
    guard let id = itemAtHand, let name = tree.items[id].systemItem,
      tree.items[id].parts == .systemItem, name.range.end == previousEnd
    else { return false }
    let keyword = tree.items[id].keyword
    let spelling = names[name.name]
    let problem =
      spells(keyword, "self")
      ? onSelf(spelling) : call(spelling, names[keyword.name]) ?? assignment(to: spelling)
    guard let problem else { return false }
    report(problem, SourceRange(from: keyword.range, to: name.range))
    return recoveredWithoutMember()
  }

  private mutating func call(_ method: String, _ receiver: String) -> QualifiedStatement? {
    let roles = lexer.words(method).roles
    guard at(.leftParenthesis), roles.contains(.statement) else { return nil }
    if !roles.contains(.takesName) { return .call(line: method) }
    return ahead.kind == .rightParenthesis ? .call(line: "\(method) \(receiver)") : nil
  }

  private mutating func assignment(to name: String) -> QualifiedStatement? {
    guard at(.assign) else { return nil }
    let word = lexer.words(name)
    let attribute = word.counterpart ?? name
    if word.roles.contains(.boolAttribute) { return .attribute(attribute, isBool: true) }
    if word.roles.contains(.textAttribute) { return .attribute(attribute, isBool: false) }
    if word.roles.isEmpty, let statement = word.counterpart { return .property(name, statement) }
    return .assignment(
      name, line: "\(name) \(withoutSelf(restOfLine(from: token.range.start)))")
  }

  private mutating func onSelf(_ name: String) -> QualifiedStatement? {
    let line: String
    switch token.kind {
    case .assign:
      line = "\(name) \(withoutSelf(restOfLine(from: token.range.start)))"
    case .plus, .minus:
      guard ahead.kind == .assign else { return nil }
      let value = withoutSelf(restOfLine(from: ahead.range.end))
      line = "\(name) = \(name) \(at(.plus) ? "+" : "-")\(value)"
    case .dot:
      guard text(of: ahead) == "toggle" else { return nil }
      line = "\(name) = not \(name)"
    default:
      let word = lexer.words(name)
      guard word.roles.contains(.statement) || word.counterpart != nil else { return nil }
      let hasLabel = lexer.bytes[Int(ahead.range.end)...].first == UInt8(ascii: ":")
      line =
        ahead.kind == .name && !hasLabel
        ? "\(name) \(text(of: ahead))" : word.counterpart ?? name
    }
    return .onSelf(name, line: line)
  }

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
}
