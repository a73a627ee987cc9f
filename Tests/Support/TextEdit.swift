/// A change that a person could make in the text of a storyboard, as import writes it.
public enum TextEdit: CaseIterable {
  case text
  case number
  case flag
  case color
  case title
  case identifier
  case newElement
  case newInnerElement
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
  case subtreeParent
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
    // A literal is read again wherever it stands, so it does not stand in what each line is asked.
    func pick(matching pattern: some RegexComponent) -> Int? { pick { $0.contains(pattern) } }
    func remove(_ pattern: some RegexComponent) -> Bool {
      guard let line = pick(matching: pattern) else { return false }
      lines.all.remove(at: line)
      return true
    }
    /// Replaces what matches in a line that has it.
    func replace(
      _ pattern: Regex<(Substring, Substring, Substring)>,
      with replacement: (Regex<(Substring, Substring, Substring)>.Match) -> String
    ) -> Bool {
      guard let line = pick(matching: pattern) else { return false }
      lines.all[line] = lines.all[line].replacing(pattern, maxReplacements: 1, with: replacement)
      return true
    }
    /// Renames what classes declare, wherever it is said.
    func rename(_ word: String) -> Bool {
      guard
        let line = pick({ $0.hasPrefix("    \(word) ") }),
        let name = lines.all[line].firstMatch(of: /^    [a-z]+ (\w+)/)
      else { return false }
      let old = name.1
      let pattern = /(outlet|action) (\w+)/
      for index in lines.all.indices {
        lines.all[index] = lines.all[index].replacing(pattern) { match in
          match.1 == word && match.2 == old ? "\(word) edited" : String(match.0)
        }
      }
      return true
    }
    let number = random.below(90) + 10
    switch self {
    case .text:
      return replace(/(^ +(?:label|button|left|right|textField|section) [^"]*)("[A-Za-z ]+")/) {
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
      guard let start = pick(matching: /^    scene .*\{$/) else { return false }
      lines.all.insert("        label \"Added\"", at: start + 1)
      return true
    case .newInnerElement:
      let element = random.pick(["label \"Added\"", "button Added \"Added\"", "view", "image"])
      guard let start = pick(matching: EditedLines.holder) else { return false }
      let indent = lines.all[start].prefix { $0 == " " }
      lines.all.insert(indent + "    " + element, at: start + 1)
      return true
    case .newItem:
      return lines.insert("right Added \"Added\"", inSceneAt: pick(matching: /^    scene .*\{$/))
    case .newRow:
      let table = pick(matching: /^    table .*\{$/)
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
      return lines.insert(
        "-> present \(target.name) as \"added\"", inSceneAt: pick(matching: /^    scene .*\{$/))
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
      guard let line = pick(matching: EditedLines.leaf), line + 1 < lines.all.count,
        lines.all[line + 1].contains(EditedLines.leaf)
      else { return false }
      lines.all.swapAt(line, line + 1)
      return true
    case .parent:
      guard let line = pick(matching: EditedLines.leaf) else { return false }
      let moved = lines.all.remove(at: line)
      guard let other = pick(matching: EditedLines.holder) else { return false }
      lines.all.insert(moved, at: other + 1)
      return true
    case .subtreeParent:
      guard let line = pick(matching: EditedLines.holder),
        let block = lines.takeBlock(at: line),
        let other = pick(matching: EditedLines.holder)
      else { return false }
      lines.all.insert(contentsOf: block, at: other + 1)
      return true
    case .removal:
      guard let line = pick(matching: EditedLines.leaf) else { return false }
      let name = lines.all[line].firstMatch(of: /^ +\w+ (\w+)/)?.1
      lines.all.remove(at: line)
      if let name { lines.removeConnections(of: String(name)) }
      return true
    case .constraintRemoval: return remove(/^ +constraint .*[^{]$/)
    case .outletRemoval: return remove(/^        outlets? .*->/)
    case .segueRemoval: return remove(/^ +-> .*[^{]$/)
    case .itemRemoval: return remove(/^        (?:left|right|toolbar|tab) .*[^{]$/)
    case .subtreeRemoval:
      guard let line = pick(matching: /^        \w+.*\{$/) else { return false }
      return lines.removeBlock(at: line)
    case .sceneRemoval:
      guard let line = pick(matching: /^    (?:scene|table|collection) .*\{$/)
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

  /// An element that holds others.
  static var holder: Regex<Substring> { /^ +(?:view|stack|scroll) .*\{$/ }

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
    let behind = /^        ([a-zA-Z]+Gesture|outlets?|constraint|->)/
    let end = all[start...].firstIndex { $0 == "    }" || $0.contains(behind) } ?? start
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
    let connection = /^ +(?:constraint|outlets?) .*[^{]$/
    all.removeAll { line in
      line.contains(connection)
        && line.split(separator: /[^A-Za-z0-9_]/).contains { $0 == name }
    }
  }

  /// Removes the lines that only lead to a scene.
  mutating func removeArrows(to name: String) {
    let arrow = /^ +(?:tab|initial|root)? ?-> .*[^{]$/
    all.removeAll {
      $0.contains(arrow)
        && $0.split(separator: " ").contains { $0 == name }
    }
  }

  /// Removes a line and all up to the brace that ends it.
  mutating func removeBlock(at start: Int) -> Bool { takeBlock(at: start) != nil }

  /// The same, to put the lines elsewhere.
  mutating func takeBlock(at start: Int) -> [String]? {
    let indent = all[start].prefix { $0 == " " }
    guard let end = all[start...].firstIndex(of: indent + "}") else { return nil }
    let block = Array(all[start...end])
    all.removeSubrange(start...end)
    return block
  }
}
