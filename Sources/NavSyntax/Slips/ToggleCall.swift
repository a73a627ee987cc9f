import NavText

/// `isOpen.toggle()`
struct ToggleCall: Slip {
  let variable: String

  private var line: String { "\(variable) = not \(variable)" }

  var sentence: Sentence {
    Sentence("a variable has nothing that can be called", help: "write \(line)")
  }

  func fix(at location: Location) -> Fix? {
    Fix("write '\(line)'", [TextEdit(location, line)], isSafe: true)
  }
}

extension Parser {
  mutating func recoverFromToggleCall() -> Bool {
    guard at(.leftParenthesis), ahead.kind == .rightParenthesis, let id = itemAtHand,
      let name = tree.items[id].systemItem, tree.items[id].name == nil, spells(name, "toggle")
    else { return false }
    let keyword = tree.items[id].keyword
    report(
      ToggleCall(variable: names[keyword.name]),
      SourceRange(from: keyword.range, to: ahead.range))
    return recoveredWithoutMember()
  }
}
