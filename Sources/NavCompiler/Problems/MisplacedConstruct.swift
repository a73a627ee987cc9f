import NavModel
import NavSyntax
import NavText

/// Something that is known, in braces that cannot hold it.
enum MisplacedConstruct: LanguageProblem {
  /// A word, and where it belongs.
  case word(String, in: Site, home: Home)
  /// A line of a shape that has no meaning there: how it begins, and what to write instead.
  case member(String, in: Site, Advice)

  /// What to do about a line in the wrong braces.
  enum Advice: Hashable {
    case removal
    /// `expect` in a check.
    case claim
    /// A choice in a test.
    case testForEachWay
    case belongs(Home)
    /// `title: "Home"` after `present Detail`.
    case bracesOfStatement(StatementKind, attribute: String)
    /// `count = 3`
    case assignment(String)
    /// An attribute of these, the first of which are named.
    case attributeOf([AttributeKey.Host])
    /// `title: Bool` in a class.
    case variableOfClass(String)
    /// A variable in an action: what it could be, and its value.
    case variableOfScene(String, UnknownVariable.Use, value: String)
    case statements(ofAction: String)
    /// `push Detail`
    case statement(String)
    /// An arrow in an action.
    case performedSegue
    case touch
    case arrow(String)
  }

  var sentence: Sentence {
    switch self {
    case .word(let word, let site, let home):
      Sentence("'\(word)' is not allowed in \(site.words)", help: "it belongs in \(home.words)")
    case .member(let start, let site, let advice):
      Sentence("'\(start)' is not allowed in \(site.words)", help: advice.words)
    }
  }

  var cascade: Cascade { [.isMisread, .mayDeclare] }

  static var explanation: Explanation {
    Explanation(
      "misplaced-construct", .error, "A construct is in braces where it is not allowed.",
      why: """
        The place of a thing says what it belongs to. Scenes lie side by side in a \
        storyboard, not inside each other: a container points at its scenes with an arrow, as a \
        relationship does in Interface Builder (SEG-37).
        """,
      bad: """
        storyboard Main {
          initial -> Root
          tabs Root {
            tab -> Clock
            scene Clock
          }
        }
        """,
      good: """
        storyboard Main {
          initial -> Root
          tabs Root {
            tab -> Clock
          }
          scene Clock
        }
        """)
  }
}

extension MisplacedConstruct.Advice {
  fileprivate var words: String {
    switch self {
    case .removal: "take it out"
    case .claim:
      "a check has claims: write what holds in every state, as in always visible == Home"
    case .testForEachWay:
      "a test takes one way: write each step on a line of its own, and a test for each way"
    case .belongs(let home): "it belongs in \(home.words)"
    case .bracesOfStatement(let kind, let attribute):
      "write it in braces after the statement, as in \(kind.facts.keyword) Detail { \(attribute) }"
    case .assignment(let line): "a variable gets its value with =, as in \(line)"
    case .attributeOf(let hosts):
      "it belongs in " + hosts.prefix(3).map { $0.name }.joined(separator: " or ")
    case .variableOfClass(let name): "a variable starts with var, as in var \(name): Bool"
    case .variableOfScene(let name, let use, let value):
      "declare it in the scene, as in var \(name): \(use.type), and write \(name) = \(value) here"
    case .statements(let action): "write the statements of '\(action)' here"
    case .statement(let line): "an action has statements and no arrows: write \(line)"
    case .performedSegue:
      "write it in the scene, with as \"Go\" after it, and perform \"Go\" here"
    case .touch: "a test touches what it starts at, as in tap Open"
    case .arrow(let arrow): "it belongs in a scene, as in button Open -> \(arrow)"
    }
  }
}
