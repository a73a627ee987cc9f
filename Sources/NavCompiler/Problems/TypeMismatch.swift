import NavSyntax
import NavText

/// A value of another type than the place wants.
enum TypeMismatch: LanguageProblem {
  case value(wants: Value, found: Value)
  /// A variable where a test gives or expects a value, and the line with a value that it could have.
  case variableInTest(String, line: String)
  /// `expect title == Home`
  case answerWithoutQuotes(String, found: Value)
  /// `setStack ["Home"]`
  case sceneInQuotes(String)
  /// `expect stack == Home`
  case listWithoutBrackets(wants: Value, first: String)
  /// `expect presented == none`
  case noneForList(String)
  /// `expect backButton == none`
  case noneForText(String)
  /// `count + " items"`
  case joinedTexts
  /// `launch "Shop"`
  case nameInQuotes(String, behind: String)
  /// `badge Inbox 3`: the number, and the line as it should read.
  case badgeWithoutQuotes(String, line: String)

  /// What a value is, or has to be.
  enum Value: Hashable {
    case boolean, number, wholeNumber, decimal, text, textInQuotes
    case word(example: String)
    case caseOf(enumeration: String)
    /// `.paris`, of no enum that is known.
    case enumerationCase(String)
    case anyCase
    case name
    case scene, scenes
    case texts, fourNumbers
    case list
    case listOf(Int)
    case callback, callbacks
    case query
    case conditionOrSum
    case `operator`(String)
    case any, valueOrCondition, variableOrValue
    case changing
    case textThatCannotBeCompared

    /// What it is, and what it is like.
    fileprivate var words: (what: String, example: String) {
      switch self {
      case .boolean: ("true or false", "")
      case .number: ("a number", "")
      case .wholeNumber: ("a whole number", "")
      case .decimal: ("a number with a point", "")
      case .text: ("a text", "")
      case .textInQuotes: ("a text in quotes", "")
      case .word(let example): ("a word", ", such as \(example)")
      case .caseOf(let enumeration): ("a value of '\(enumeration)'", "")
      case .enumerationCase(let name): ("the case '.\(name)'", "")
      case .anyCase: ("the case of an enum", "")
      case .name: ("a name", "")
      case .scene: ("the name of a scene", "")
      case .scenes: ("a list of scenes", ", as in [One, Two]")
      case .texts: ("a list of texts", ", as in [\"One\"]")
      case .fourNumbers: ("a list of four numbers", ", as in [0, 64, 320, 416]")
      case .list: ("a list", "")
      case .listOf(1): ("a list of one", "")
      case .listOf(let count): ("a list of \(count)", "")
      case .callback: ("a callback", ", as in Detail.viewWillAppear")
      case .callbacks: ("a list", ", as in [Detail.viewWillAppear]")
      case .query: ("a question that only tests ask", "")
      case .conditionOrSum: ("a condition or a sum", "")
      case .operator(let spelling): ("'\(spelling)'", "")
      case .any: ("a value", "")
      case .valueOrCondition: ("a value or a condition", "")
      case .variableOrValue: ("a state variable or a value", "")
      case .changing: ("something that changes", "")
      case .textThatCannotBeCompared: ("a text, which cannot be compared", "")
      }
    }
  }

  var sentence: Sentence {
    switch self {
    case .value(.wholeNumber, let found):
      return mismatch(.wholeNumber, found, "write a whole number without quotes, as in 3")
    case .value(let wants, let found):
      return mismatch(wants, found, "write \(wants.words.what)\(wants.words.example)")
    case .variableInTest(let name, let line):
      return Sentence(
        "a test writes its values out, and '\(name)' is a variable",
        help: "write the value itself, as in \(line)")
    case .answerWithoutQuotes(let answer, let found):
      return mismatch(.textInQuotes, found, "write \"\(answer)\"", replacement: "\"\(answer)\"")
    case .sceneInQuotes(let name):
      return Sentence(
        "the name of a scene is needed here, not a text",
        help: "write \(name), without quotes", replacement: name)
    case .listWithoutBrackets(let wants, let first):
      return mismatch(wants, .name, "put it in brackets, as in [\(first)]")
    case .noneForList(let word):
      return Sentence(
        "a list is needed here, not '\(word)'", help: "write [] for nothing at all",
        replacement: "[]")
    case .noneForText(let word):
      return Sentence(
        "a text is needed here, not '\(word)'",
        help: "write \"\", the answer when there is none", replacement: "\"\"")
    case .joinedTexts:
      return .joinedTexts
    case .nameInQuotes(let name, let word):
      return Sentence(
        "'\(word)' takes a name, not a text", help: "write \(word) \(name)", replacement: name)
    case .badgeWithoutQuotes(let number, let line):
      return Sentence(
        "a badge says a text in quotes, not a number", help: "write \(line)",
        replacement: "\"\(number)\"")
    }
  }

  private func mismatch(
    _ wants: Value, _ found: Value, _ advice: String, replacement: String? = nil
  ) -> Sentence {
    Sentence(
      "\(wants.words.what) is needed here, not \(found.words.what)", help: advice,
      replacement: replacement)
  }

  var cascade: Cascade {
    switch self {
    case .value(.scenes, _), .value(.texts, _), .value(.fourNumbers, _),
      .listWithoutBrackets(.scenes, _), .listWithoutBrackets(.texts, _),
      .listWithoutBrackets(.fourNumbers, _):
      .lacksBrackets
    default: []
    }
  }

  static var explanation: Explanation {
    Explanation(
      "type-mismatch", .error, "A value is of another kind than is needed there.",
      why: """
        Conditions are true or false, counters are whole numbers, and an enum has only its \
        cases. Values of different kinds cannot be compared or assigned, as in Swift.
        """,
      bad: """
        var count: 0...5 = "0"
        """,
      good: """
        var count: 0...5 = 0
        """)
  }
}
