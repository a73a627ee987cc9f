import NavText

/// A block that lacks one of its braces.
enum MissingBrace: SyntaxProblem {
  /// It is opened and never closed, and where it probably ends.
  case closing(likelyBefore: SourceRange?)
  /// A line that lacks its `{`, and the brace that closes the block which it would begin.
  case opening(header: String, closer: SourceRange)

  var sentence: Sentence {
    switch self {
    case .closing:
      Sentence(
        "this '{' is never closed", label: "opened here",
        help: "write the missing } where the block ends")
    case .opening(let header, _):
      Sentence(
        "'{' is missing at the end of this line", label: "'{' belongs here",
        help: "write \(header) {")
    }
  }

  func related(at location: Location) -> [Label] {
    switch self {
    case .closing(nil): []
    case .closing(let likely?):
      [Label(Location(location.file, likely), "it should probably be closed before this")]
    case .opening(_, let closer):
      [Label(Location(location.file, closer), "this '}' would close its block")]
    }
  }

  func fix(at location: Location) -> Fix? {
    guard case .opening = self else { return nil }
    return Fix("write '{' here", [TextEdit(location, " {")])
  }

  var cascade: Cascade { [.isSyntax, .isCause, .hidesShape, .lacksBrace] }

  static var explanation: Explanation {
    Explanation(
      "missing-brace", .error, "A block lacks its '{' or its '}'.",
      why: """
        Braces come in pairs: '{' at the end of the line that begins a block, '}' on a line of its \
        own where it ends. Where the indentation tells which block was meant, that one is shown; \
        the rest of the file is judged when the braces are right.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home"
          scene Detail {
            title: "Detail"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            title: "Home"
          }
          scene Detail {
            title: "Detail"
          }
        }
        """)
  }
}
