import NavSyntax
import NavText

/// A number that is too large or too small for what it is given to.
enum OutOfRange: LanguageProblem {
  /// A value, and the range that a variable has.
  case domain(Int32, low: Int32, high: Int32)
  /// How many items a list is given, and how many it has room for.
  case list(Int, room: Int)
  /// The value of an attribute, and what it may be at least and at most.
  case bounds(String, value: String, low: String?, high: String?)

  var sentence: Sentence {
    switch self {
    case .domain(let value, let low, let high):
      return Sentence(
        "\(value) lies outside \(low)...\(high)",
        help: "write a value of \(low)...\(high), or widen it")
    case .list(let count, let room):
      return Sentence(
        "this list has room for \(room) items, and these are \(count)",
        help: "leave some out: a list is kept short, so that all of its states can be visited")
    case .bounds(let name, let value, let low, let high):
      let (limit, advice) =
        switch (low, high) {
        case (let low?, let high?):
          ("goes from \(low) to \(high)", "a value from \(low) to \(high)")
        case (let low?, nil): ("is at least \(low)", "\(low) or more")
        case (nil, let high): ("is at most \(high ?? "")", "\(high ?? "") or less")
        }
      return Sentence("'\(name)' \(limit), and this is \(value)", help: "write \(advice)")
    }
  }

  static var explanation: Explanation {
    Explanation(
      "out-of-range", .error, "A value lies outside the range of its variable.",
      why: """
        The range is a promise that every state the app can be in is known. A constant outside \
        of it could never be reached; what is computed is kept inside.
        """,
      bad: """
        var count: 0...5 = 6
        """,
      good: """
        var count: 0...5 = 5
        """)
  }
}
