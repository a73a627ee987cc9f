import NavModel
import NavSimulator
import NavText

extension Program {
  /// What differs from what was expected, in one sentence; nil when nothing does.
  /// `guardNote` says that a touch was done and a guard then said no.
  func difference(
    _ expectation: Expectation, _ answer: Answer, guardNote: String? = nil
  ) -> String? {
    guard !holds(expectation, answer) else { return nil }
    let question = question(of: expectation)
    let wanted = wanted(expectation)
    if case .nothing(let reason) = answer {
      return "expected \(claim(expectation, wanted)), but \(reason)"
    }
    let found =
      expectation.query == .refused
      ? "the step before it was \(answer.text == "true" ? "" : "not ")refused"
        + (guardNote.map { ": \($0)" } ?? "")
      : "\(expectation.query.isPlural ? "they are" : "it is") \(answer.text)"
    let but = "but " + (answer == .none ? absence(expectation) : found)
    switch expectation.comparison {
    case .equal: return "expected \(claim(expectation, wanted)), \(but)"
    case .notEqual where isFlag(expectation): return "expected not \(question), \(but)"
    case .notEqual: return "expected \(question) != \(wanted.text), and it is just that"
    case .contains: return "expected \(question) contains \(wanted.text), \(but)"
    case .lacks: return "expected \(question) without \(wanted.text), \(but)"
    }
  }

  /// Whether the answer is what was expected.
  func holds(_ expectation: Expectation, _ answer: Answer) -> Bool {
    if case .nothing = answer {
      // What is not there differs from everything.
      return expectation.comparison == .notEqual || expectation.comparison == .lacks
    }
    let wanted = wanted(expectation)
    let expected = wanted.words
    let actual = answer.words
    let isList = expectation.query.facts.answer.isList
    let mixed = mixesBareNames(expectation, expected, actual)
    return switch expectation.comparison {
    case .equal: mixed ? matches(expected, actual) : wanted == answer
    case .notEqual: mixed ? !matches(expected, actual) : wanted != answer
    case .contains: isList ? isWithin(expected, actual) : isPart(expected, of: actual)
    case .lacks: isList ? !isWithin(expected, actual) : !isPart(expected, of: actual)
    }
  }

  private func wanted(_ expectation: Expectation) -> Answer {
    let expected = values[expectation.expected].map { spelling(of: $0, for: expectation) }
    if expectation.query.facts.answer.isList { return .list(expected) }
    return expected.first.map { .one($0) } ?? .none
  }

  /// Why there is no answer, as far as the question tells.
  private func absence(_ expectation: Expectation) -> String {
    switch expectation.query {
    case .presentationStyle, .transitionStyle: "nothing is presented"
    case .presenter: expectation.subject.isNone ? "nothing is presented" : "it isn't presented"
    case .detent: "no sheet is in front"
    case .selected: "no tab is selected"
    default: "there is none"
    }
  }

  /// A question of yes or no is expected by itself.
  private func claim(_ expectation: Expectation, _ wanted: Answer) -> String {
    let question = question(of: expectation)
    if isFlag(expectation) && expectation.comparison == .equal { return question }
    return "\(question) \(expectation.comparison.keyword) \(wanted.text)"
  }

  private func isFlag(_ expectation: Expectation) -> Bool {
    values[expectation.expected].first == .boolean(true)
  }

  private func question(of expectation: Expectation) -> String {
    let word =
      expectation.query == .variable
      ? expectation.variable.map { names[self[$0].name] } ?? "" : expectation.query.facts.keyword
    return expectation.subject.isNone ? word : "\(word) of \(names[expectation.subject])"
  }

  private func spelling(of value: AttributeValue, for expectation: Expectation) -> String {
    switch value {
    case .boolean(let flag): return flag ? "true" : "false"
    case .number(let thousandths): return decimal(thousandths: thousandths)
    case .integer(let number):
      guard let variable = expectation.variable else { return String(number) }
      return spelled(number, self[variable].domain)
    case .scene(let scene): return names[self[scene].name]
    case .text(let name):
      switch expectation.query.facts.answer {
      case .text, .texts: return quote(names[name])
      case .scene, .scenes, .boolean, .word, .callbacks, .value, .numbers: return names[name]
      }
    case .word(let position): return String(position)
    case .element(let element): return names[self[element].name]
    case .barItem(let item): return names[self[item].name]
    case .list, .bound: return ""
    }
  }

  // MARK: Lists

  /// Whether a list of callbacks has some with and some without their scene.
  private func mixesBareNames(
    _ expectation: Expectation, _ expected: [String], _ actual: [String]
  ) -> Bool {
    expectation.query == .callbacks && expected.count == actual.count
  }

  private func matches(_ expected: [String], _ actual: [String]) -> Bool {
    expected.count == actual.count && zip(expected, actual).allSatisfy { isMeant($0, by: $1) }
  }

  /// Whether these are in the list in this order, maybe with others between them.
  private func isWithin(_ expected: [String], _ actual: [String]) -> Bool {
    var rest = actual[...]
    for word in expected {
      guard let index = rest.firstIndex(where: { isMeant(word, by: $0) }) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// Whether a text holds another; both are in quotes.
  private func isPart(_ expected: [String], of actual: [String]) -> Bool {
    guard let part = expected.first.map({ Array($0.utf8.dropFirst().dropLast()) }),
      let whole = actual.first.map({ Array($0.utf8) })
    else { return false }
    guard whole.count >= part.count else { return false }
    return (0...whole.count - part.count).contains { whole[$0..<$0 + part.count] == part[...] }
  }

  /// `viewDidLoad` means that of any scene; `Storyboard.Scene.viewDidLoad` does not occur in traces.
  private func isMeant(_ expected: String, by actual: String) -> Bool {
    if expected == actual { return true }
    return actual.utf8.count > expected.utf8.count
      && !expected.utf8.contains(UInt8(ascii: "."))
      && actual.hasSuffix(".\(expected)")
  }
}

extension Answer {
  /// One answer is a list of one.
  fileprivate var words: [String] {
    switch self {
    case .one(let word): [word]
    case .list(let words): words
    case .none, .nothing: []
    }
  }
}

extension Query {
  /// Whether its word stands for several things.
  fileprivate var isPlural: Bool {
    self == .callbacks || self == .effects || self == .tabs || self == .items
  }
}

extension Query.Answer {
  fileprivate var isList: Bool {
    switch self {
    case .scenes, .texts, .callbacks, .numbers: true
    case .scene, .text, .boolean, .word, .value: false
    }
  }
}
