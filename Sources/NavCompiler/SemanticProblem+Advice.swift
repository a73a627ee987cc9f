import NavModel
import NavText

/// What to write instead of what stands in the wrong place.
extension SemanticProblem {
  /// What is written on something stands behind its name, and in no attribute that is called so.
  func captionAdvice(_ name: String, of host: String) -> String? {
    if host == "a section" {
      switch name {
      case "header", "headerTitle", "title", "text", "name":
        return "its header stands behind the word, as in section \"Fruit\""
      case "footerTitle": return "write footer: and the text"
      default: return nil
      }
    }
    if name == "header", host == "a table scene" || host == "a tableView" || host == "a scene" {
      return "lists have a header for each section, as in section \"Fruit\""
    }
    guard ["title", "label", "caption"].contains(name) else { return nil }
    switch host {
    case "a button": return "the text stands behind the name, as in button Pay \"Pay\""
    case "a bar item": return "the text stands behind the name, as in right Pay \"Pay\""
    case "a cell": return "the text stands behind the name, as in cell Pay \"Pay\""
    default: return nil
    }
  }

  func example(ofTargetBehind verb: String) -> String {
    switch verb {
    case "action": "save"
    case "unwind": "orderPlaced"
    default: "Detail"
    }
  }

  func adviceOnNesting(of child: String, in host: String) -> String {
    if child == ControllerKind.split.words {
      return "make it the initial controller, or lead to the scenes in its columns"
    }
    return host == ControllerHost.stack.words
      ? "present it instead, or put its scenes there directly" : "put its scenes there directly"
  }

  func advice(on part: Part, of owner: String) -> String {
    switch part {
    case .text where owner.hasSuffix("scene"):
      "take it out; the text that people read is an attribute, as in title: \"Home\""
    case .text where owner == "an enum":
      "take it out; what people read stands behind a case, as in case red \"Red\""
    case .severalTargets: "write a line for each, with an arrow of its own"
    case .qualifier: "take it out, with the dot"
    case .condition:
      "move it behind the target of a segue or a tab, as in -> show Detail when isSignedIn, or take it out"
    case .identifier:
      "move it behind the target of a segue, as in -> show Detail as \"ShowDetail\", or take it out"
    case .data:
      "move it behind the target of a segue, as in -> show Detail with item, or take it out"
    case .device: "only a test takes one, as in test \"starts\" on \"iPhone 15\""
    default: "take it out"
    }
  }

  func adviceOnArrow(of owner: String) -> String {
    switch owner {
    case "a navigation scene": "write it in braces, as in navigation Browse { root -> Home }"
    case "a tabs scene": "write it in braces, as in tabs Main { tab -> Home }"
    case "a hook": "write what it does in braces, as in on viewDidLoad { pop }"
    case "an action": "write what it does in braces, as in action save { pop }"
    default: "take it out"
    }
  }

  /// What begins with a capital is a name, and a line begins with what it names.
  func adviceOnName(_ word: String, _ place: String) -> String? {
    guard let first = word.utf8.first, 0x41...0x5A ~= first, !word.hasPrefix("UI") else {
      return nil
    }
    switch place {
    case "a tabs scene": return "a tab has an arrow, as in tab -> \(word)"
    case "a navigation scene": return "the first screen has an arrow, as in root -> \(word)"
    case "a test": return "a line starts with what is done, as in tap \(word)"
    case "an action": return "a line starts with what is done, as in push \(word)"
    case "a storyboard": return "a line starts with what it is, as in scene \(word)"
    case "a scene", "a table scene": return "a line starts with what it is, as in button \(word)"
    default: return nil
    }
  }
}

extension SemanticProblem {
  func didYouMean(_ near: [String], otherwise: String?) -> [String] {
    if let name = near.first { return ["did you mean '\(name)'?"] }
    return otherwise.map { [$0] } ?? []
  }

  /// What to write where a scene follows the colon: the line with an arrow, if the word before the colon begins one.
  static func arrow(_ word: String, to scene: String) -> String? {
    let isLine =
      word == "initial" || RelationshipKind.allCases.contains { $0.facts.keyword == word }
    return isLine ? "write it with an arrow, as in \(word) -> \(scene)" : nil
  }
}
