import NavSyntax
import NavText

/// A case that its enum does not have.
struct UnknownCase: LanguageProblem {
  let name: String
  let enumeration: String
  let near: [String]

  var sentence: Sentence {
    Sentence(
      "'\(enumeration)' has no case '\(name)'",
      help: near.first.map { "did you mean '.\($0)'?" }
        ?? "add it to the enum, as in case \(name)")
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-case", .error, "An enum has no case of this name.",
      why: """
        A point and a name stand for a case of the enum that is needed there. Swift would not \
        compile it either.
        """,
      bad: """
        enum City {
          case london "London"
          case paris "Paris"
        }

        var city: City = .pari
        """,
      good: """
        enum City {
          case london "London"
          case paris "Paris"
        }

        var city: City = .paris
        """)
  }
}
