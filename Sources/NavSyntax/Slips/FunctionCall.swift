import NavText

/// A line that calls a function, as Swift has them.
enum FunctionCall: Slip {
  /// `XCTAssertEqual(visible, Detail)`: the function, and the line as it should read.
  case assertion(String, line: String)
  /// `performSegue(withIdentifier: "ShowDetail", sender: nil)`: the function, and the statement for it.
  case statement(String, line: String)

  var sentence: Sentence {
    switch self {
    case .assertion(let function, let line):
      Sentence("a test asks with 'expect', not with '\(function)'", help: "write \(line)")
    case .statement(let function, let line):
      Sentence(
        "'\(function)' is written as a statement here",
        help: "write \(line), in the braces of an action or of 'on viewDidAppear'")
    }
  }
}

extension Parser {
  /// A call of something that is no word of the language is skipped as a whole: what is between its parentheses is no
  /// member, whatever it is called.
  mutating func recoverFromFunctionCall() -> Bool {
    guard at(.leftParenthesis), token.range.start == previousEnd, let id = itemAtHand,
      tree.items[id].parts.isEmpty
    else { return false }
    let keyword = tree.items[id].keyword
    let function = names[keyword.name]
    let word = lexer.words(function)
    guard word.roles.isEmpty else { return false }
    let call = SourceRange(from: keyword.range, to: token.range)
    let arguments = skipParentheses()
    if let line = Self.expectation(function, arguments) {
      report(FunctionCall.assertion(function, line: line), call)
      return recoveredWithoutMember()
    }
    if let counterpart = word.counterpart {
      report(FunctionCall.statement(function, line: counterpart), call)
      return recoveredWithoutMember()
    }
    return recovered(leavingToCompiler: SourceRange(Int(call.end) - 1, Int(call.end)))
  }

  /// Skips to behind the parenthesis that closes the one at hand, on the same line, and gives what commas part between
  /// them.
  private mutating func skipParentheses() -> [String] {
    var arguments: [String] = []
    var open = 0
    var start = token.range.end
    repeat {
      switch token.kind {
      case .leftParenthesis, .leftBracket: open += 1
      case .rightParenthesis, .rightBracket: open -= 1
      default: break
      }
      if open == 0 || open == 1 && at(.comma) {
        arguments.append(trimmed(SourceRange(Int(start), Int(token.range.start))))
        start = token.range.end
      }
      advance()
    } while open > 0 && continuesLine && !at(.endOfFile)
    return arguments
  }

  private func trimmed(_ range: SourceRange) -> String {
    var text = line(range).utf8[...]
    while text.first == UInt8(ascii: " ") { text = text.dropFirst() }
    while text.last == UInt8(ascii: " ") { text = text.dropLast() }
    return String(Substring(text))
  }

  /// What `expect` says for a function of XCTest.
  private static func expectation(_ function: String, _ arguments: [String]) -> String? {
    guard function.utf8.starts(with: "XCT".utf8), let first = arguments.first, !first.isEmpty else {
      return nil
    }
    let second = arguments.count > 1 ? arguments[1] : ""
    switch function {
    case "XCTAssert", "XCTAssertTrue": return "expect \(first)"
    case "XCTAssertFalse": return "expect not \(first)"
    case "XCTAssertNil": return "expect \(first) == none"
    case "XCTAssertEqual" where !second.isEmpty: return "expect \(first) == \(second)"
    case "XCTAssertNotEqual" where !second.isEmpty: return "expect \(first) != \(second)"
    default: return nil
    }
  }
}
