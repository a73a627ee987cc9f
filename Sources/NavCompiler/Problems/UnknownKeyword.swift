import NavModel
import NavSyntax
import NavText

/// A word that means nothing where a line begins.
enum UnknownKeyword: LanguageProblem {
  case unknown(String, in: Site, near: [String])
  /// `save()` in an action.
  case calledAction(String)

  var sentence: Sentence {
    switch self {
    case .unknown(let word, let site, let near):
      Sentence(
        "'\(word)' is not \(Self.meaning(in: site))",
        help: didYouMean(
          near,
          otherwise: site == .enumeration
            ? "write each value on a line of its own, as in case \(word)"
            : Alias.advice(on: word) ?? Self.adviceOnName(word, site)
              ?? "Grammar.md lists what is allowed in \(site.words)"),
        replacement: near.first)
    case .calledAction(let name):
      Sentence(
        "actions cannot call each other", label: "'\(name)' is an action",
        help: "write the statements of '\(name)' here too")
    }
  }

  /// What a word at the beginning of a line has to be.
  private static func meaning(in site: Site) -> String {
    switch site {
    case .hookName: "a lifecycle callback"
    case .callbacks: "a callback"
    default: "a keyword in \(site.words)"
    }
  }

  /// What begins with a capital is a name, and a line begins with what it names.
  private static func adviceOnName(_ word: String, _ site: Site) -> String? {
    guard let first = word.utf8.first, 0x41...0x5A ~= first, !word.hasPrefix("UI") else {
      return nil
    }
    switch site {
    case .scene(.tabBar): return "a tab has an arrow, as in tab -> \(word)"
    case .scene(.navigation): return "the first screen has an arrow, as in root -> \(word)"
    case .test: return "a line starts with what is done, as in tap \(word)"
    case .action: return "a line starts with what is done, as in push \(word)"
    case .storyboard: return "a line starts with what it is, as in scene \(word)"
    case .scene(.view), .scene(.table):
      return "a line starts with what it is, as in button \(word)"
    default: return nil
    }
  }

  var cascade: Cascade { [.isMisread, .mayDeclare, .explainsSurplus, .mayBeListed] }

  static var explanation: Explanation {
    Explanation(
      "unknown-keyword", .error, "A line starts with a word that means nothing there.",
      why: """
        Each line says with its first word what it declares or does. A word that is not known \
        would be left out of the app in silence, with everything in its braces.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            lable Greeting "Good morning"
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            label Greeting "Good morning"
          }
        }
        """)
  }
}
