import NavText

/// A character that only looks like the one that was meant.
enum LookAlikeCharacter: SyntaxProblem {
  /// One character, and what it was meant to be, if that is clear.
  case character(UInt32, meant: String?)
  /// `=>` or `-->`
  case arrow
  /// A text in quotes of another kind, and how many bytes they take.
  case quotes(opening: Int, closing: Int)

  var sentence: Sentence {
    switch self {
    case .character(let scalar, let meant):
      let help =
        switch meant {
        case nil: "take it out, or put it into a text in quotes"
        case " ": "write an ordinary space"
        case let meant?: "write \(meant) here"
        }
      return Sentence("the character \(scalar.codePoint) has no meaning here", help: help)
    case .arrow: return Sentence("an arrow is written ->", help: "write -> here")
    case .quotes:
      return Sentence(
        "text goes in straight double quotes", help: "write \" on both sides, as in \"Home\"")
    }
  }

  func fix(at location: Location) -> Fix? {
    switch self {
    case .character(_, let meant):
      return meant.map {
        Fix("replace it with '\($0)'", [TextEdit(location, $0)], isSafe: true)
      }
    case .arrow: return Fix("replace it with '->'", [TextEdit(location, "->")], isSafe: true)
    case .quotes(let opening, let closing):
      let (start, end) = (Int(location.range.start), Int(location.range.end))
      let first = Location(location.file, SourceRange(start, start + opening))
      let last = Location(location.file, SourceRange(end - closing, end))
      return Fix(
        "replace the quotes", [TextEdit(first, "\""), TextEdit(last, "\"")], isSafe: true)
    }
  }

  static var explanation: Explanation {
    Explanation(
      "look-alike-character", .error, "A character only looks like the one that was meant.",
      why: """
        Word processors, chats and web pages turn -> into an arrow sign, straight quotes into \
        curly ones and blanks into blanks that do not break; other languages write => and single \
        quotes. They look alike but are other characters, and only the plain ones have a meaning.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" → show Detail
          }
          scene Detail
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            button Next "Next" -> show Detail
          }
          scene Detail
        }
        """)
  }
}

extension UInt32 {
  /// `U+00A0`
  var codePoint: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
  }
}
