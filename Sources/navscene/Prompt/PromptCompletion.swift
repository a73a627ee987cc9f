import NavConsole
import NavModel
import NavSimulator
import NavText

extension Session {
  /// What the words before the cursor may become, in the app as it is now.
  func completion(of before: String) -> LineCompletion {
    let line = before.drop { $0 == " " }
    guard let blank = line.firstIndex(of: " ") else { return firstCompletion(String(line)) }
    let first = String(line[..<blank])
    let rest = String(line[blank...].drop { $0 == " " })
    if rest.hasPrefix("=") {
      let value = String(rest.dropFirst().drop { $0 == " " })
      return LineCompletion(value, among: program.values(ofVariable: first, in: state))
    }
    switch FirstWord(first) {
    case .command(let kind): return completion(of: kind, rest)
    case .session(.help): return LineCompletion(rest, among: FirstWord.all)
    case .prompt(.expect): return completion(ofExpectation: rest)
    case .session, .prompt(.record), nil: return .none
    }
  }

  /// Commands as the prompt writes them; as tests do, if they begin like that; and variables, for assignments.
  private func firstCompletion(_ word: String) -> LineCompletion {
    let known = LineCompletion(word, among: FirstWord.all)
    if !known.candidates.isEmpty { return known }
    let others =
      CommandKind.allCases.map { $0.facts.keyword } + program.variableNames(in: state)
    return LineCompletion(word, among: others)
  }

  private func completion(of kind: CommandKind, _ rest: String) -> LineCompletion {
    let offered = program.operands(of: kind, in: state)
    let words = OpenWords(rest)
    switch kind.facts.operand {
    case .none, .index, .file, .textInto: return .none
    case .directionOn: return LineCompletion(rest, among: offered)
    // A text of several words needs no quotes.
    case .target, .tab, .device: return LineCompletion(rest, among: offered)
    case .scenes:
      let fragment = rest.reversed().prefix { ![",", " ", "["].contains($0) }.reversed()
      return LineCompletion(String(fragment), among: offered)
    case .assignment:
      guard let variable = words.whole.first else {
        return LineCompletion(words.open, among: offered)
      }
      let isValue = words.whole.dropFirst().allSatisfy { $0 == "=" }
      return isValue
        ? LineCompletion(
          words.open, among: program.values(ofVariable: variable, in: state)) : .none
    case .scene, .sceneOrNothing, .identifier, .subject, .action, .word, .wordOrNothing,
      .nameAndIndex,
      .tabAndText:
      return words.whole.isEmpty ? LineCompletion(words.open, among: offered) : .none
    }
  }

  private func completion(ofExpectation rest: String) -> LineCompletion {
    let words = OpenWords(rest)
    let asked = words.whole.filter { $0 != "not" }
    let queries = Query.allCases.filter { $0 != .variable }
    guard let question = asked.first else {
      let known = queries.map { $0.facts.keyword } + program.variableNames(in: state)
      return LineCompletion(words.open, among: known + (words.whole.isEmpty ? ["not"] : []))
    }
    let query = queries.first { $0.facts.keyword == question }
    let scenes = program.operands(of: .push, in: state)
    switch asked.last {
    case "of":
      switch query?.facts.subject {
      case .element, .placed:
        let elements = program.operands(of: .tap, in: state).filter { !$0.hasPrefix("\"") }
        let parts =
          query?.facts.subject == .placed ? ScreenPart.allCases.map(\.keyword) + scenes : []
        return LineCompletion(words.open, among: elements + parts)
      case .none?, .containerOrNothing, .scene, .sceneOrNothing, nil:
        return LineCompletion(words.open, among: scenes)
      }
    case "==", "!=", "contains":
      switch query?.facts.answer {
      case .scene, .scenes:
        let isList = query?.facts.answer == .scenes
        return LineCompletion(words.open, among: isList ? scenes.map { "[" + $0 } : scenes)
      case .boolean: return LineCompletion(words.open, among: ["true", "false"])
      case .word: return LineCompletion(words.open, among: query?.words ?? [])
      case nil:
        return LineCompletion(
          words.open, among: program.values(ofVariable: question, in: state))
      case .text, .texts, .callbacks, .value, .numbers: return .none
      }
    default:
      let operators = ["==", "!=", "contains"]
      return LineCompletion(words.open, among: asked.count == 1 ? ["of"] + operators : operators)
    }
  }
}

/// The words of a line up to the cursor: those that are whole, and the one that is being typed. Quotes keep blanks.
private struct OpenWords {
  private(set) var whole: [String] = []
  private(set) var open = ""

  init(_ text: String) {
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == " " && !isQuoted {
        if !open.isEmpty { whole.append(open) }
        open = ""
      } else {
        open.append(character)
      }
    }
  }
}
