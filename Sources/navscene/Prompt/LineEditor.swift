/// A line while it is typed: keys in, and what is to be shown out. It knows no terminal.
struct LineEditor {
  /// What came of a key.
  enum Outcome: Equatable {
    case edited
    /// There was nothing to do.
    case ignored
    /// Tab was pressed again: these are possible.
    case listed([String])
    case clearedScreen
    case entered(String)
    case interrupted
    case suspended
    case ended
  }

  /// What is looked for in earlier lines.
  private struct Search {
    var text = ""
    /// The line that is shown, while there is one that holds the text.
    var position: Int?
    /// The line that was begun before.
    let draft: String
  }

  /// The line, cut at the cursor.
  private(set) var before = ""
  private(set) var after = ""
  private var history: LineHistory
  /// Whether the last key was Tab: the next lists what is possible.
  private var wasTab = false
  private var search: Search?

  init(_ history: LineHistory = LineHistory()) {
    self.history = history
  }

  var line: String { before + after }

  /// What is before the line instead of the prompt's sign, while earlier lines are searched.
  var searchSign: String? {
    search.map {
      $0.position == nil && !$0.text.isEmpty ? "no match '\($0.text)': " : "search '\($0.text)': "
    }
  }

  /// `complete` says what the words before the cursor may become.
  mutating func take(_ key: Key, complete: (_ before: String) -> LineCompletion) -> Outcome {
    let wasTab = wasTab
    self.wasTab = key == .tab
    if let outcome = search(key) { return outcome }
    switch key {
    case .text(let scalar):
      // An accent joins the character before it.
      before.unicodeScalars.append(scalar)
      return .edited
    case .tab: return apply(complete(before), isAgain: wasTab)
    case .left: return move { $0.left() }
    case .right: return move { $0.right() }
    case .wordLeft: return move { $0.wordLeft() }
    case .wordRight: return move { $0.wordRight() }
    case .home: return move { ($0.before, $0.after) = ("", $0.line) }
    case .end: return move { ($0.before, $0.after) = ($0.line, "") }
    case .backspace: return move { _ = $0.before.popLast() }
    case .delete: return move { if !$0.after.isEmpty { $0.after.removeFirst() } }
    case .eraseToStart: return move { $0.before = "" }
    case .eraseToEnd: return move { $0.after = "" }
    case .eraseWord:
      return move { editor in
        let rest = editor.after
        editor.wordLeft()
        editor.after = rest
      }
    case .up: return show(history.previous(insteadOf: line))
    case .down: return show(history.next())
    case .clearScreen: return .clearedScreen
    case .searchHistory:
      search = Search(draft: line)
      return .edited
    case .endSearch: return .ignored
    case .suspend: return .suspended
    case .enter:
      let entered = line
      history.add(entered)
      clear()
      return .entered(entered)
    case .interrupt:
      history.rest()
      clear()
      return .interrupted
    case .endOfInput:
      if line.isEmpty { return .ended }
      return move { if !$0.after.isEmpty { $0.after.removeFirst() } }
    }
  }

  // MARK: Searching

  /// What a key means while earlier lines are searched. Nil where it means what it always does: it ends the search, and
  /// the line that was found stays.
  private mutating func search(_ key: Key) -> Outcome? {
    guard var search else { return nil }
    let found: Int?
    switch key {
    case .text(let scalar):
      search.text.unicodeScalars.append(scalar)
      // The line that is shown may hold more of the text.
      found = history.last(holding: search.text, before: search.position.map { $0 + 1 })
    case .backspace:
      _ = search.text.popLast()
      found = history.last(holding: search.text, before: nil)
    case .searchHistory:
      let older = history.last(holding: search.text, before: search.position)
      guard older != nil || search.position == nil else { return .ignored }
      found = older
    case .endSearch:
      self.search = nil
      (before, after) = (search.draft, "")
      return .edited
    default:
      self.search = nil
      if let position = search.position { history.go(to: position, insteadOf: search.draft) }
      return nil
    }
    search.position = found
    self.search = search
    guard let found else {
      if search.text.isEmpty { (before, after) = (search.draft, "") }
      return .edited
    }
    let line = history.lines[found]
    let start = line.firstRange(of: search.text)?.lowerBound ?? line.endIndex
    (before, after) = (String(line[..<start]), String(line[start...]))
    return .edited
  }

  private mutating func clear() {
    before = ""
    after = ""
  }

  private mutating func move(_ body: (inout LineEditor) -> Void) -> Outcome {
    let (oldBefore, oldAfter) = (before, after)
    body(&self)
    return (before, after) == (oldBefore, oldAfter) ? .ignored : .edited
  }

  private mutating func show(_ line: String?) -> Outcome {
    guard let line else { return .ignored }
    (before, after) = (line, "")
    return .edited
  }

  private mutating func left() {
    if let character = before.popLast() { after = String(character) + after }
  }

  private mutating func right() {
    if !after.isEmpty { before.append(after.removeFirst()) }
  }

  private mutating func wordLeft() {
    while before.last == " " { left() }
    while let last = before.last, last != " " { left() }
  }

  private mutating func wordRight() {
    while after.first == " " { right() }
    while let first = after.first, first != " " { right() }
  }

  private mutating func apply(_ completion: LineCompletion, isAgain: Bool) -> Outcome {
    let candidates = completion.candidates
    guard let first = candidates.first else { return .ignored }
    if candidates.count == 1 {
      replace(completion.fragment, with: first)
      if after.first == " " { right() } else { before += " " }
      return .edited
    }
    let common = completion.commonPrefix
    if common.count > completion.fragment.count {
      replace(completion.fragment, with: common)
      return .edited
    }
    return isAgain ? .listed(candidates) : .ignored
  }

  private mutating func replace(_ fragment: String, with text: String) {
    before = String(before.dropLast(fragment.count)) + text
  }
}

/// What the word at the cursor may become.
struct LineCompletion: Equatable {
  /// What was typed of it: the end of what is before the cursor.
  let fragment: String
  /// Those that begin like it, in whatever case; in quotes where it has none, if there are no others.
  let candidates: [String]

  init(_ fragment: String, among words: [String]) {
    self.fragment = fragment
    var seen: Set<String> = []
    let words = words.filter { seen.insert($0).inserted }
    let folded = fragment.lowercased()
    let tests: [(String) -> Bool] = [
      { $0.hasPrefix(fragment) },
      { $0.lowercased().hasPrefix(folded) },
      { $0.hasPrefix("\"" + fragment) },
      { $0.lowercased().hasPrefix("\"" + folded) },
    ]
    candidates = tests.lazy.map { words.filter($0) }.first { !$0.isEmpty } ?? []
  }

  static var none: LineCompletion { LineCompletion("", among: []) }

  /// How all of them begin.
  var commonPrefix: String {
    guard var common = candidates.first.map({ Substring($0) }) else { return "" }
    for candidate in candidates {
      let count = zip(common, candidate).prefix { $0 == $1 }.count
      common = common.prefix(count)
    }
    return String(common)
  }
}
