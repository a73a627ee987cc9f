import NavModel
import NavSyntax
import NavText

/// A word without what it needs.
enum BadOperand: LanguageProblem {
  case statement(StatementKind)
  /// `select` and `badge`, and a tab that the program has.
  case tabStatement(StatementKind, tab: String)
  case command(CommandKind)
  /// `outlet` or `outlets`
  case outlet(keyword: String, isCollection: Bool)
  /// `test { … }`, `check { … }`
  case untitled(keyword: String)
  /// `test Home { … }`
  case titleWithoutQuotes(keyword: String, String)
  /// `root Home` instead of `root -> Home`.
  case missingArrow(String, target: String)

  var sentence: Sentence {
    switch self {
    case .statement(let kind):
      wanted(kind.facts.keyword, kind.facts.operand.wanted, kind.facts.operand.example)
    case .tabStatement(let kind, let tab):
      wanted(
        kind.facts.keyword, kind.facts.operand.wanted,
        kind.facts.operand == .sceneAndText ? tab + " \"3\"" : tab)
    case .command(.set):
      Sentence(
        "a test gives a variable its value without 'set'",
        help: "write the name, = and the value, as in count = 3")
    case .command(let kind):
      wanted(kind.facts.keyword, kind.facts.operand.wanted, kind.facts.operand.example)
    case .outlet(let keyword, let isCollection):
      wanted(
        keyword, "a name, -> and an element",
        isCollection ? "keys -> [One, Two]" : "timeLabel -> Time")
    case .untitled(let keyword):
      wanted(keyword, "a title in quotes", "\"goes back to the list\" { … }")
    case .titleWithoutQuotes(let keyword, let name):
      Sentence("'\(keyword)' needs a title in quotes", help: "write \(keyword) \"\(name)\" { … }")
    case .missingArrow(let keyword, let target):
      Sentence("'\(keyword)' needs -> and a scene", help: "write \(keyword) -> \(target)")
    }
  }

  private func wanted(_ keyword: String, _ wants: String, _ example: String) -> Sentence {
    Sentence("'\(keyword)' needs \(wants)", help: "write it as in \(keyword) \(example)")
  }

  var cascade: Cascade { [.opensWithWord, .explainsSurplus] }

  static var explanation: Explanation {
    Explanation(
      "bad-operand", .error, "A word lacks its operand, or has one of the wrong kind.",
      why: """
        perform takes the identifier of a segue in quotes, tap a name, setStack a list of \
        scenes, initial an arrow. Without its operand the call that the word stands for cannot \
        be made.
        """,
      bad: """
        storyboard Main {
          initial -> Home
          scene Home {
            action open { perform }
            -> show Detail as "ShowDetail"
          }
          scene Detail
        }
        """,
      good: """
        storyboard Main {
          initial -> Home
          scene Home {
            action open { perform "ShowDetail" }
            -> show Detail as "ShowDetail"
          }
          scene Detail
        }
        """)
  }
}

extension StatementKind.Operand {
  fileprivate var wanted: String {
    switch self {
    case .none: "nothing after it"
    case .newScene, .scene, .sceneAndText: "the name of a scene"
    case .scenes: "a list of scenes, as in [One, Two]"
    case .identifier: "the identifier of a segue in quotes"
    case .truth: "true or false"
    case .element: "the name of a field"
    case .item: "a value and the list, as in append .paris into cities or remove city of cities"
    }
  }
}

extension CommandKind.Operand {
  fileprivate var wanted: String {
    switch self {
    case .none, .assignment: "nothing after it"
    case .target, .tab: "a name, or what it says in quotes"
    case .scene, .sceneOrNothing: "the name of a scene"
    case .scenes: "a list of scenes, as in [One, Two]"
    case .identifier: "an identifier in quotes"
    case .subject(let message):
      message == .open ? "a URL in quotes" : "the category of a notification in quotes"
    case .action: "the name of an action"
    case .index: "a position from 0"
    case .nameAndIndex: "a tab and a position, as in customize Timer 0"
    case .tabAndText: "the name of a tab"
    case .textInto: "a text in quotes"
    case .directionOn: "a direction: right, left, up or down"
    case .word(let words), .wordOrNothing(let words): "one of \(words.joined(separator: ", "))"
    case .device: "a device in quotes"
    case .file: "a file in quotes"
    }
  }
}
