import NavText

/// `switch count {`, with `case 0: pop` and `default: pop` in its braces.
struct SwitchStatement: Slip {
  var sentence: Sentence {
    Sentence(
      "'switch' is not a statement here",
      help: "write if and else if, as in if count == 0 { … } else if count == 1 { … }")
  }
}

extension Parser {
  /// `case 0: pop` and `default: pop`
  mutating func recoverFromSwitchStatement() -> Bool {
    switch openMembers.last {
    case .attribute(let id): spells(tree.attributes[id].name, "default") && reportSwitch()
    case .item(let id):
      at(.colon) && spells(tree.items[id].keyword, "case") && reportSwitch()
    default: false
    }
  }

  /// Skips a line inside a `switch` and reports the `switch` the first time; false outside of one.
  mutating func reportSwitch() -> Bool {
    guard let keyword = enclosingSwitch() else { return false }
    if reportedSwitches.insert(keyword.start).inserted { report(SwitchStatement(), keyword) }
    isBroken = true
    return recovered()
  }

  /// The word, if it begins the line of the innermost brace that is open.
  private func enclosingSwitch() -> SourceRange? {
    let bytes = lexer.bytes
    var offset = Int(previousEnd)
    let earliest = max(0, offset - 4000)
    var closed = 0
    while offset > earliest {
      offset -= 1
      if bytes[offset] == UInt8(ascii: "}") { closed += 1 }
      guard bytes[offset] == UInt8(ascii: "{") else { continue }
      if closed == 0 { break }
      closed -= 1
    }
    guard offset > earliest else { return nil }
    while offset > earliest, bytes[offset - 1] != UInt8(ascii: "\n"),
      bytes[offset - 1] != UInt8(ascii: "{")
    {
      offset -= 1
    }
    while bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset += 1 }
    guard bytes[offset...].starts(with: "switch ".utf8) else { return nil }
    return SourceRange(offset, offset + 6)
  }
}
