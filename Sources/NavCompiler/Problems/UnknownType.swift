import NavSyntax
import NavText

/// The type of a variable that there is not.
enum UnknownType: LanguageProblem {
  case undeclared(String, near: [String])
  /// `Shop.City`
  case qualified(String)

  var sentence: Sentence {
    switch self {
    case .undeclared(let name, let near):
      Sentence(
        "there is no type called '\(name)'", help: Self.help(name, near),
        replacement: Self.adviceOnTypeOfSwift(name) == nil ? near.first : nil)
    case .qualified(let name):
      Sentence(
        "a type belongs to the whole project and has no storyboard before it",
        help: "write \(name)", replacement: name)
    }
  }

  private static func help(_ name: String, _ near: [String]) -> [String] {
    adviceOnTypeOfSwift(name).map { [$0] }
      ?? didYouMean(near, otherwise: "a variable is Bool, a range such as 0...5, or an enum")
  }

  private static func adviceOnTypeOfSwift(_ name: String) -> String? {
    switch name {
    case "String": "texts that change are the cases of an enum, as in case london \"London\""
    case "Int", "UInt", "Integer", "Float", "Double":
      "write the lowest and the highest value, as in 0...9"
    default: nil
    }
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-type", .error, "A variable has a type that does not exist.",
      why: """
        Variables hold what navigation depends on, and have few values so that every state can \
        be visited: Bool, a range such as 0...5, or an enum. String and Int have too many.
        """,
      bad: """
        var count: Int
        """,
      good: """
        var count: 0...5
        """)
  }
}
