/// What is written out of habit, and what is read and would mean nothing.
extension SemanticProblem {
  var sentenceOfSlip: Sentence {
    switch self {
    case .attributeBehindComma(let name, let host, let line):
      return Sentence(
        message: "\(host) has no attribute '\(name)'",
        label: "the comma begins a new line of it",
        help: ["what belongs to an arrow stands in braces: write \(line)"])
    case .idleAttribute(let name, let owner, let advice):
      return Sentence(message: "\(owner) has no use for '\(name)'", help: [advice])
    case .arrowOfEditButton(let line):
      return Sentence(
        message: "an edit button takes no arrow",
        label: "a touch turns editing on and off, and this is never followed (BAR-52)",
        help: ["take the arrow out, or write \(line): that one only says Edit"])
    case .textBesideSystemItem(let text):
      return Sentence(
        message: "a system item brings its own title along",
        label: "nobody would see this text (TAB-9)",
        help: ["take the text out, or the system item: write tabItem \"\(text)\""])
    case .idleText(let text, let owner, let isGesture):
      return Sentence(
        message: "\(owner) shows no text",
        help: [
          isGesture ? "take it out" : "take it out, or write a label beside it: label \"\(text)\""
        ])
    case .takenName(let name, let isType):
      return Sentence(
        message: isType
          ? "'\(name)' is a type of the language already"
          : "'\(name)' is a class of UIKit already",
        help: [
          "give it another name, as in My\(name.hasPrefix("UI") ? String(name.dropFirst(2)) : name)"
        ])
    case .outletLeavesScene(let name, let scene, let own):
      return Sentence(
        message: name == scene
          ? "an outlet of '\(scene)' points at what stands in it, not at the scene itself"
          : "an outlet of '\(scene)' points at what stands in it, and '\(name)' does not",
        help: [
          own.map { "write \($0), without a scene before it" }
            ?? "name an element, a bar item or a constraint of '\(scene)', or take the line out"
        ])
    case .assignedAttribute(let name, let value):
      return Sentence(
        message: "an action sets state variables, and '\(name)' is an attribute",
        help: [
          "write \(name): \"\(value)\" in the scene; what changes follows a variable, as in "
            + "\(name): city"
        ])
    case .variableInTest(let name, let value):
      return Sentence(
        message: "a test writes its values out, and '\(name)' is a variable",
        help: ["write the value itself, as in \(value)"])
    case .nameInQuotes(let name, let word):
      return Sentence(
        message: "'\(word)' takes a name, not a text", help: ["write \(word) \(name)"])
    case .unquotedBadge(_, let line):
      return Sentence(
        message: "a badge says a text in quotes, not a number", help: ["write \(line)"])
    default: return Sentence(message: "this cannot stand here", help: ["take it out"])
    }
  }
}
