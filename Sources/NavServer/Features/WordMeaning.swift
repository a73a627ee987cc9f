import NavCompiler
import NavModel
import NavSyntax
import NavText

/// What a word of the language means where it is.
struct WordMeaning {
  /// As a person writes it, with what else it takes.
  let title: String
  /// One sentence; empty where the word speaks for itself.
  let summary: String
  let role: Role

  enum Role { case keyword, attribute, verb, callback, question, move, systemItem }

  /// The meaning of the last token that a scan has taken; nil for a name of the app's own.
  init?(ofLastTokenIn scan: LineScan, isFollowedByColon: Bool, _ words: inout LineWords) {
    guard let kind = scan.kind, let token = scan.line.last, token.kind == .name else { return nil }
    let word = scan.text(token)
    let before = scan.line.dropLast()
    if isFollowedByColon, before.isEmpty, let key = words.attribute(word, in: kind.hosts) {
      self.init(
        title: "\(word): \(key.facts.type.name)", summary: key.facts.summary, role: .attribute)
      return
    }
    if before.isEmpty {
      self.init(firstWord: word, in: kind, &words)
      return
    }
    let previous = before.last
    let first = before.first.map { scan.text($0) }
    if previous?.kind == .arrow {
      if let segue = SegueKind.allCases.first(where: { $0.facts.keyword == word }) {
        self.init(title: "-> \(word)", summary: segue.facts.summary, role: .verb)
        return
      }
      guard word == StructureWord.action.rawValue else { return nil }
      self.init(
        title: "-> action", summary: "Calls an action of the scene's controller (OUT-11).",
        role: .verb)
      return
    }
    if previous?.kind == .dot, first == StructureWord.tabItem.rawValue,
      let item = SystemTabItem.allCases.first(where: { $0.facts.keyword == word })
    {
      self.init(
        title: ".\(word)", summary: "The system's tab item \"\(item.facts.title)\".",
        role: .systemItem)
      return
    }
    if previous?.kind == .dot,
      let item = SystemItem.allCases.first(where: { $0.facts.keyword == word }),
      BarSlot.allCases.contains(where: { $0.facts.keyword == first })
    {
      self.init(
        title: ".\(word)", summary: "The system's bar item \"\(item.facts.title)\".",
        role: .systemItem)
      return
    }
    if first == StructureWord.on.rawValue, before.count == 1 {
      self.init(callback: word)
      return
    }
    if kind == .check {
      self.init(wordOfCheck: word, first: first ?? "")
    } else if kind == .test, first == StructureWord.expect.rawValue {
      self.init(question: word)
    } else {
      self.init(clause: word)
    }
  }

  private init(title: String, summary: String, role: Role) {
    self.title = title
    self.summary = summary
    self.role = role
  }

  private init?(firstWord word: String, in kind: BlockKind, _ words: inout LineWords) {
    if let meant = words.word(word, in: kind) {
      self.init(title: meant.keyword, summary: meant.summary, role: .keyword)
      return
    }
    // Written beside the words of the block: `else`, and settings of arrows.
    self.init(clause: word)
  }

  private init?(callback word: String) {
    if let hook = LifecycleHook.allCases.first(where: { $0.facts.keyword == word }) {
      self.init(title: word, summary: hook.facts.summary, role: .callback)
    } else if let message = DelegateMessage.allCases.first(where: { $0.facts.keyword == word }) {
      self.init(
        title: message.facts.method, summary: message.facts.summary, role: .callback)
    } else {
      return nil
    }
  }

  private init?(question word: String) {
    if let query = Query.allCases.first(where: { $0 != .variable && $0.facts.keyword == word }) {
      self.init(title: word, summary: query.facts.summary, role: .question)
    } else {
      self.init(clause: word)
    }
  }

  private init?(wordOfCheck word: String, first: String) {
    let setting = CheckSetting.allCases.first { $0.facts.keyword == first }
    if setting?.facts.operand == .moves {
      guard let move = MoveKind.allCases.first(where: { $0.facts.keyword == word }) else {
        return nil
      }
      self.init(title: word, summary: move.facts.summary, role: .move)
      return
    }
    if Self.wordsOfClaims.contains(word) {
      let claim = ClaimKind.allCases.first { kind in
        kind.facts.keyword == word || kind.facts.hasStart && word == ClaimKind.startKeyword
      }
      self.init(
        title: claim?.facts.example ?? word, summary: claim?.facts.summary ?? "", role: .keyword)
    } else if word == ClaimKind.anyKeyword {
      self.init(title: word, summary: "All states that the app can reach.", role: .keyword)
    } else if word == ClaimKind.initialKeyword {
      self.init(
        title: word, summary: "What is visible after the launch is visible.", role: .keyword)
    } else {
      self.init(question: word)
    }
  }

  static let wordsOfClaims: Set<String> = {
    var words: Set<String> = [ClaimKind.startKeyword, ClaimKind.unit(of: 1), ClaimKind.unit(of: 2)]
    for kind in ClaimKind.allCases {
      for word in kind.facts.keyword.split(separator: " ") { words.insert(String(word)) }
    }
    return words
  }()

  /// Words of the grammar, wherever they are.
  private init?(clause word: String) {
    guard let summary = Self.clauses.first(where: { $0.word == word })?.summary else { return nil }
    self.init(title: word, summary: summary, role: .keyword)
  }

  static let clauses: [(word: String, summary: String)] = [
    ("as", "The identifier that code knows it by."),
    ("when", "Only then it may be used; otherwise UIKit is told no."),
    ("with", "What is handed to the destination."),
    ("of", "Whose it is."),
    ("into", "Where it goes."),
    ("on", "What it is done on."),
    ("and", "Both hold."),
    ("or", "At least one holds."),
    ("not", "It does not hold."),
    ("contains", "The list holds these, in this order."),
    ("count", "How many there are."),
    ("depth", "How many scenes are on a stack."),
    ("hasText", "Whether something is written in the field."),
    ("true", ""),
    ("false", ""),
    ("none", "Nothing at all."),
    ("if", "Does what is in the braces when the condition holds."),
    ("else", "Does what is in the braces when the condition does not hold."),
  ]
}
