import NavSyntax
import NavText

/// A type without a single value.
enum BadDomain: LanguageProblem {
  case emptyRange(Int32, Int32)
  case noCases(of: String)
  case listOfBools
  /// A list of which no two items have room.
  case tooManyValues

  var sentence: Sentence {
    switch self {
    case .emptyRange(let low, let high):
      Sentence(
        "the range \(low)...\(high) is empty", help: "write the lower end first, as in 0...5")
    case .noCases(let enumeration):
      Sentence(
        "the enum '\(enumeration)' has no cases",
        help: "add what it can be, each on a line of its own, as in case red")
    case .listOfBools:
      Sentence(
        "there are no lists of Bool", help: "write a list of an enum's cases, as in [City]")
    case .tooManyValues:
      Sentence(
        "an item of a list can have 46,000 values at most",
        help: "write a smaller range, as in [0...99]")
    }
  }

  var cascade: Cascade {
    switch self {
    case .emptyRange, .listOfBools, .tooManyValues: []
    case .noCases: .lacksMember
    }
  }

  static var explanation: Explanation {
    Explanation(
      "bad-domain", .error, "A range or an enum has no values.",
      why: """
        A variable always has one of its values. A range whose end lies below its start has \
        none, and neither has an enum without cases. In Swift such a range stops the app.
        """,
      bad: """
        var count: 5...0
        """,
      good: """
        var count: 0...5
        """)
  }
}
