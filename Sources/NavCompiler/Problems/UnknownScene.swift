import NavSyntax
import NavText

/// A scene that is not declared.
enum UnknownScene: LanguageProblem {
  /// The storyboard in which it was looked for, nil for the whole project, and where scenes of nearly that name are.
  case undeclared(String, in: String?, near: [String], places: [Location])
  /// A storyboard in place of a scene, which none of its scenes stands for.
  case storyboardWithoutInitial(String, declared: Location)

  var sentence: Sentence {
    switch self {
    case .undeclared(let name, let storyboard, let near, let places):
      Sentence(
        "there is no scene called '\(name)'",
        label: storyboard.map { "not declared in storyboard '\($0)'" } ?? "not declared",
        related: places.first.map { [Label($0, "a scene of this name is here")] } ?? [],
        help: didYouMean(
          near,
          otherwise: name == "elsewhere"
            ? "say which storyboard that is not here has it, as in elsewhere { storyboard: \"Help\" }"
            : "declare it, as in scene \(name)"),
        // A path is corrected as a whole only when its last part is what is wrong.
        replacement: name.utf8.contains(UInt8(ascii: ".")) ? nil : near.first)
    case .storyboardWithoutInitial(let name, let declared):
      Sentence(
        "storyboard '\(name)' has no initial controller",
        related: [Label(declared, "the storyboard is here")],
        help: "add a line such as initial -> Home to it, or name a scene, as in \(name).Home")
    }
  }

  var cascade: Cascade { .needsDeclaration }

  static var explanation: Explanation {
    Explanation(
      "unknown-scene", .error, "An arrow or a test names a scene that is not declared.",
      why: """
        A segue needs a destination: without one the app has nothing to instantiate. In code it \
        would be an exception, since the storyboard contains no such controller (ERR-36).
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> show Chekout
          }
          scene Checkout
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> show Checkout
          }
          scene Checkout
        }
        """)
  }
}
