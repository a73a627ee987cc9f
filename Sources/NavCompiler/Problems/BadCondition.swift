import NavModel
import NavSyntax
import NavText

/// A condition that a state cannot answer.
enum BadCondition: LanguageProblem {
  /// `always 3`
  case nothing
  /// `never effects contains "ERR-20"`
  case lastStep(Query)
  /// `always depth of World`
  case numberAlone(Query)
  /// `always quantity > 0`: a variable of each instance, and a scene that has it.
  case variableOfNoScene(String, scene: String)
  /// `always Home == visible`
  case comparedScene(String)
  case questionOnRight
  /// `depth of World contains 3`
  case notANumberComparison(String)
  /// `depth of Home`
  case noStack(String)

  var sentence: Sentence {
    switch self {
    case .nothing:
      Sentence(
        "this does not hold in some states and fail in others",
        help: "write a condition, as in visible == Home, signedIn or count of presented > 1")
    case .lastStep(let query):
      Sentence(
        "'\(query.facts.keyword)' is about the last step, and a claim is about states",
        help: Self.advice(on: query))
    case .numberAlone(let query):
      Sentence(
        "a number alone is no condition",
        help: query == .presented
          ? "compare it, as in count of presented > 1"
          : "compare it, as in depth of World <= 4")
    case .variableOfNoScene(let name, let scene):
      Sentence(
        "'\(name)' has a value in each instance of a scene",
        help: "say of which scene, as in \(name) of \(scene)")
    case .comparedScene(let name):
      Sentence(
        "'\(name)' by itself says that it is visible",
        help: "write \(name) alone, or the question first, as in visible == \(name)")
    case .questionOnRight:
      Sentence(
        "the question comes first, then its answer",
        help: "exchange the two sides, as in visible == Home")
    case .notANumberComparison(let spelling):
      Sentence(
        "'\(spelling)' does not compare numbers", help: "compare with ==, !=, <, <=, > or >=")
    case .noStack(let name):
      Sentence(
        "'\(name)' has no stack",
        help: "name the navigation controller that holds it, as in depth of World")
    }
  }

  private static func advice(on query: Query) -> String {
    switch query {
    case .effects: "write never raises, or never raises \"ERR-20\" for one of the errors"
    case .inFlight: "in every state that a claim is about, transitions have ended; take it out"
    default: "put it into a test, where each step is followed by what is expected of it"
    }
  }

  static var explanation: Explanation {
    Explanation(
      "bad-condition", .error, "A condition of a claim is nothing that a state can answer.",
      why: """
        A claim is about states, whichever way led to them: what is visible, what is on a \
        stack, what a variable of the app says. What the last step did is known in a test alone, \
        and a variable of a scene has a value in each of its instances.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        check "nothing goes wrong" {
          never effects contains ["ERR-20"]
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home
        }

        check "nothing goes wrong" {
          never raises "ERR-20"
        }
        """)
  }
}
