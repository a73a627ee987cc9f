/// A change that a person could make in the text of a storyboard, as import writes it.
public enum TextEdit: CaseIterable {
  case text
  case number
  case flag
  case color
  case title
  case identifier
  case newElement
  case newScene
  case newConstraint
  case newItem
  case newRow
  case newSegue
  case newAction
  case segue
  case constant
  case outletName
  case actionName
  case kind
  case order
  case parent
  case removal
  case constraintRemoval
  case outletRemoval
  case segueRemoval
  case itemRemoval
  case subtreeRemoval
  case sceneRemoval

  /// The text with one change; nil where there is nothing to change.
  public func apply(to text: String, _ random: inout SeededRandom) -> String? {
    var lines = EditedLines(text)
    guard edit(&lines, &random) else { return nil }
    return lines.text
  }

  private func edit(_ lines: inout EditedLines, _ random: inout SeededRandom) -> Bool {
    func pick(_ isWanted: (Substring) -> Bool) -> Int? {
      let found = lines.all.indices.filter { isWanted(lines.all[$0][...]) }
      return found.isEmpty ? nil : random.pick(found)
    }
    func pick<Choice>(among choices: [Choice]) -> Choice? {
      choices.isEmpty ? nil : random.pick(choices)
    }
    /// Replaces what matches in a line that has it.
    func replace(
      _ pattern: Regex<(Substring, Substring, Substring)>,
      with replacement: (Regex<(Substring, Substring, Substring)>.Match) -> String
    ) -> Bool {
      guard let line = pick({ $0.contains(pattern) }) else { return false }
      lines.all[line] = lines.all[line].replacing(pattern, maxReplacements: 1, with: replacement)
      return true
    }
    func remove(_ isWanted: (Substring) -> Bool) -> Bool {
      guard let line = pick(isWanted) else { return false }
      lines.all.remove(at: line)
      return true
    }
    /// Renames what classes declare, wherever it is said.
    func rename(_ word: String) -> Bool {
      guard
        let line = pick({ $0.hasPrefix("    \(word) ") }),
        let name = lines.all[line].firstMatch(of: /^    [a-z]+ (\w+)/)
      else { return false }
      let old = name.1
      for index in lines.all.indices {
        lines.all[index] = lines.all[index].replacing(/(outlet|action) (\w+)/) { match in
          match.1 == word && match.2 == old ? "\(word) edited" : String(match.0)
        }
      }
      return true
    }
    let number = random.below(90) + 10
    let start = pick { $0.contains(/^    scene .*\{$/) }
    switch self {
    case .text:
      return replace(/(^ +(?:label|button|left|right|textField|section) .*)("[A-Za-z ]+")/) {
        "\($0.1)\"Edited\""
      }
    case .number: return replace(/(\w+: )(\d+)(?=,? |$)/) { "\($0.1)\(number)" }
    case .flag:
      return replace(/(\w+: )(true|false)/) { "\($0.1)\($0.2 == "true" ? "false" : "true")" }
    case .color:
      return replace(/(\w*(?:Color|tint): )("[^"]+")/) { "\($0.1)\"#1234\(number)\"" }
    case .title: return replace(/(\w*[tT]itle: )("[^"]+")/) { "\($0.1)\"Edited\"" }
    case .identifier: return replace(/( as )("[^"]+")/) { "\($0.1)\"edited\"" }
    case .constant:
      return replace(/^( +constraint .* (?:\+|-|==|>=|<=) )(\d+)/) { "\($0.1)\(number)" }
    case .outletName: return rename("outlet")
    case .actionName: return rename("action")
    case .kind:
      return replace(/^( +)(label|button|view|image)(?= )/) {
        "\($0.1)\($0.2 == "label" ? "button" : "label")"
      }
    case .newElement:
      // Behind all others would be behind those that are beside the controller, too.
      guard let start else { return false }
      lines.all.insert("        label \"Added\"", at: start + 1)
      return true
    case .newItem: return lines.insert("right Added \"Added\"", inSceneAt: start)
    case .newRow:
      let table = pick { $0.contains(/^    table .*\{$/) }
      return lines.insert("prototype Added \"Added\" as \"added\"", inSceneAt: table)
    case .newScene:
      guard let end = lines.all.firstIndex(of: "}") else { return false }
      lines.all.insert("    scene AddedScene { title: \"Added\" }", at: end)
      return true
    case .newConstraint:
      guard let name = pick(among: lines.names(/^ +(?:label|button|view|image) (\w+)/))
      else { return false }
      lines.all.insert("        constraint \(name.name).width == \(number)", at: name.sceneEnd)
      return true
    case .newSegue:
      guard let target = pick(among: lines.names(/^    (?:scene|table) (\w+)/))
      else { return false }
      return lines.insert("-> present \(target.name) as \"added\"", inSceneAt: start)
    case .newAction:
      return replace(/^( +button \w+ "[^"]*")( *)$/) { "\($0.1) -> action added" }
        && lines.declareAction()
    case .segue:
      guard let target = pick(among: lines.names(/^    (?:scene|table|collection) (\w+)/))
      else { return false }
      return replace(/(-> (?:show|present|push|modal) )([A-Z][A-Za-z0-9.]*)/) {
        "\($0.1)\(target.name)"
      }
    case .order:
      guard let line = pick({ $0.contains(EditedLines.leaf) }), line + 1 < lines.all.count,
        lines.all[line + 1].contains(EditedLines.leaf)
      else { return false }
      lines.all.swapAt(line, line + 1)
      return true
    case .parent:
      guard let line = pick({ $0.contains(EditedLines.leaf) }) else { return false }
      let moved = lines.all.remove(at: line)
      guard let other = pick({ $0.contains(/^ +(?:view|stack|scroll) .*\{$/) })
      else { return false }
      lines.all.insert(moved, at: other + 1)
      return true
    case .removal:
      guard let line = pick({ $0.contains(EditedLines.leaf) }) else { return false }
      let name = lines.all[line].firstMatch(of: /^ +\w+ (\w+)/)?.1
      lines.all.remove(at: line)
      if let name { lines.removeConnections(of: String(name)) }
      return true
    case .constraintRemoval: return remove { $0.contains(/^ +constraint .*[^{]$/) }
    case .outletRemoval: return remove { $0.contains(/^        outlets? .*->/) }
    case .segueRemoval: return remove { $0.contains(/^ +-> .*[^{]$/) }
    case .itemRemoval: return remove { $0.contains(/^        (?:left|right|toolbar|tab) .*[^{]$/) }
    case .subtreeRemoval:
      guard let line = pick({ $0.contains(/^        \w+.*\{$/) }) else { return false }
      return lines.removeBlock(at: line)
    case .sceneRemoval:
      guard let line = pick({ $0.contains(/^    (?:scene|table|collection) .*\{$/) })
      else { return false }
      let name = lines.all[line].firstMatch(of: /^ +\w+ (\w+)/)?.1
      guard lines.removeBlock(at: line) else { return false }
      if let name { lines.removeArrows(to: String(name)) }
      return true
    }
  }
}

/// The lines of a text that import wrote: four spaces a level, and one thing a line.
private struct EditedLines {
  var all: [String]

  /// An element with nothing inside.
  static var leaf: Regex<Substring> { /^ +(?:label|button|image|view) .*[^{]$/ }

  init(_ text: String) {
    all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var text: String { all.joined(separator: "\n") }

  /// What lines declare, and where the scene around each ends.
  func names(_ pattern: Regex<(Substring, Substring)>) -> [(name: Substring, sceneEnd: Int)] {
    all.indices.compactMap { line in
      guard let match = all[line].firstMatch(of: pattern),
        let end = all[line...].firstIndex(of: "    }")
      else { return nil }
      return (match.1, end)
    }
  }

  /// Inserts a line at the end of a scene's elements: gestures and what comes behind them are no views.
  mutating func insert(_ line: String, inSceneAt start: Int?) -> Bool {
    guard let start else { return false }
    let end =
      all[start...].firstIndex {
        $0 == "    }" || $0.contains(/^        ([a-zA-Z]+Gesture|outlets?|constraint|->)/)
      } ?? start
    all.insert("        " + line, at: end)
    return true
  }

  /// Lets every class have the added action.
  mutating func declareAction() -> Bool {
    var found = false
    for line in all.indices.reversed() where all[line].hasPrefix("class ") {
      guard all[line].hasSuffix("{") else { continue }
      all.insert("    action added", at: line + 1)
      found = true
    }
    return found
  }

  /// Removes the lines that connect or place an element of this name.
  mutating func removeConnections(of name: String) {
    all.removeAll { line in
      line.contains(/^ +(?:constraint|outlets?) .*[^{]$/)
        && line.split(separator: /[^A-Za-z0-9_]/).contains { $0 == name }
    }
  }

  /// Removes the lines that only lead to a scene.
  mutating func removeArrows(to name: String) {
    all.removeAll {
      $0.contains(/^ +(?:tab|initial|root)? ?-> .*[^{]$/)
        && $0.split(separator: " ").contains { $0 == name }
    }
  }

  /// Removes a line and all up to the brace that ends it.
  mutating func removeBlock(at start: Int) -> Bool {
    let indent = all[start].prefix { $0 == " " }
    guard let end = all[start...].firstIndex(of: indent + "}") else { return false }
    all.removeSubrange(start...end)
    return true
  }
}
