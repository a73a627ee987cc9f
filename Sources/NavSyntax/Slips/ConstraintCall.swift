import NavText

/// A constraint as Swift makes it, and how its line should read:
/// `a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)` is `constraint a.top == b.top + 8`.
struct ConstraintCall: Slip {
  /// As it should read.
  let line: String

  var sentence: Sentence {
    Sentence(
      "a constraint is written as a comparison, not as a call", help: "write \(line)")
  }

  /// Longer lines are not looked at.
  private static let longest = 300

  init?(_ bytes: [UInt8], in offset: UInt32) {
    let newline = UInt8(ascii: "\n")
    let earliest = max(0, Int(offset) - Self.longest)
    let start = bytes[earliest..<Int(offset)].lastIndex(of: newline).map { $0 + 1 } ?? earliest
    let last = min(bytes.count, Int(offset) + Self.longest)
    let end = bytes[Int(offset)..<last].firstIndex(of: newline) ?? last
    // Without blanks there is less to tell apart.
    var call = bytes[start..<end].filter { $0 > 0x20 }
    if call.starts(with: "constraint".utf8) { call.removeFirst(10) }
    guard let open = call.firstIndex(of: UInt8(ascii: "(")),
      let close = call[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    var path = call[..<open].split(separator: UInt8(ascii: ".")).map {
      String(decoding: $0, as: UTF8.self)
    }
    var arguments = call[(open + 1)..<close].split(separator: UInt8(ascii: ",")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard path.count > 2, let method = path.popLast(), !arguments.isEmpty else { return nil }
    var first = arguments.removeFirst()
    var relation = Self.relations[method]
    if method == "constraint" {
      let parts = first.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let isNumber = parts[0].hasSuffix("Constant")
      relation = Self.relations[isNumber ? String(parts[0].dropLast(8)) : String(parts[0])]
      first = String(parts[1])
    }
    guard let relation, let left = Self.side(path.joined(separator: ".")) else { return nil }
    var right = Self.side(first) ?? first
    for argument in arguments {
      let parts = argument.split(separator: ":")
      guard parts.count == 2 else { continue }
      if parts[0] == "multiplier" { right = "\(parts[1]) * \(right)" }
      if parts[0] == "constant" {
        right += parts[1].hasPrefix("-") ? " - \(parts[1].dropFirst())" : " + \(parts[1])"
      }
    }
    line = "constraint \(left) \(relation) \(right)"
  }

  private static func side(_ path: String) -> String? {
    let parts = path.split(separator: ".").map { String($0) }
    let ours = AnchorSpelling.translated(parts) { name in
      notElements.contains(name) ? nil : name
    }
    return ours?.joined(separator: ".")
  }

  private static let relations = [
    "equalTo": "==", "lessThanOrEqualTo": "<=", "greaterThanOrEqualTo": ">=",
  ]

  /// Names that stand for the root view and its guides, not for an element.
  private static let notElements: Set<String> = [
    "view", "superview", "super", "parent", "contentView", "safeArea", "margins",
    "safeAreaLayoutGuide", "layoutMarginsGuide", "topLayoutGuide", "bottomLayoutGuide",
  ]
}

extension Parser {
  mutating func recoverFromConstraintCall() -> Bool {
    guard at(.leftParenthesis) || at(.dot),
      let call = ConstraintCall(lexer.bytes, in: token.range.start)
    else { return false }
    report(call, token.range)
    return recoveredWithoutValue()
  }
}
