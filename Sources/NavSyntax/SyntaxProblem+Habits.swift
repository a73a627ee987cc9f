import NavText

/// What is said about parts in another order, and about expressions of Swift that have no counterpart.
extension SyntaxProblem {
  func diagnosticOfHabit(at location: Location) -> Diagnostic {
    switch self {
    case .qualifiedBySelf(let name, let line):
      Diagnostic(
        code, at: location, "there is no 'self': each scene speaks of its own things",
        help: ["write \(line)"], fix: Fix("write '\(name)'", [TextEdit(location, name)]))
    case .qualifiedAssignment(let name, let line):
      Diagnostic(
        code, at: location, "a statement sets a variable, which goes by its own name",
        help: [
          line.map { "write \($0)" }
            ?? (name == "hidden" || name == "enabled"
              ? "let the attribute follow a variable, as in label Hint { \(name): isOpen }, and set that, as in isOpen = true"
              : "let the attribute follow a variable of an enum, which says its texts, and set that, as in city = .paris")
        ])
    case .choice(let statement):
      Diagnostic(
        code, at: location, "there is no choice with '?' and ':'",
        help: [
          statement.map { "write \($0)" }
            ?? "let it follow a variable that an action sets with if and else; the cases of an enum say texts"
        ])
    case .joinedTexts:
      Diagnostic(code, at: location, "texts cannot be joined", help: [Self.adviceOnJoinedTexts])
    case .nameBehindText(let turned, let line):
      Diagnostic(
        code, at: location,
        turned.utf8.contains(UInt8(ascii: "\""))
          ? "a name goes before the text" : "a name goes before the system item",
        help: ["write \(line)"],
        fix: Fix("write '\(turned)'", [TextEdit(location, turned)]))
    case .systemItemWithoutDot(let line):
      Diagnostic(
        code, at: location, "a system item has a dot before it", help: ["write \(line)"])
    case .classBehindText(let line):
      Diagnostic(
        code, at: location, "the class goes right after the name", help: ["write \(line)"])
    case .clauseBehindBlock(let word):
      Diagnostic(
        code, at: location, "'\(word)' goes before the braces, not after them",
        help: [
          word == "as"
            ? "write it as in -> show Detail as \"ShowDetail\" { animated: false }"
            : "write it as in -> show Detail \(word) \(word == "when" ? "isSignedIn" : "item") { animated: false }"
        ])
    default: Diagnostic(code, at: location, "this is not allowed here")
    }
  }

  /// What to write instead of a text with the value of a variable in it.
  public static var adviceOnJoinedTexts: String {
    "give each part a label of its own, as in label Count { text: count }, or let the whole text "
      + "follow an enum, which says its texts"
  }
}
