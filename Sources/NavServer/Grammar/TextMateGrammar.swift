import NavCompiler
import NavModel
import NavText

/// A grammar for editors that colour by patterns (TextMate's format, which VS Code, Sublime Text and GitHub read), made
/// of the catalogues.
///
/// Patterns see one line and no meaning. No word is reserved, so a word counts by where it is: at the beginning of a
/// member, after an arrow, before a colon. The server's own tokens correct the rest.
public enum TextMateGrammar {
  /// The whole file.
  public static var json: String {
    var writer = JSONWriter(.pretty)
    writer.value(
      JSON.object(
        (
          "$schema",
          .string("https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json")
        ),
        ("name", .string("navscene")), ("scopeName", .string("source.navscene")),
        ("fileTypes", .array([.string("navscene")])),
        ("patterns", .array(patterns.map { $0.json }))))
    return writer.string + "\n"
  }

  /// A pattern, the scope of what it matches, and the scopes of its groups.
  private struct Pattern {
    let match: String
    var scope: String?
    var groups: [(Int, String)] = []
    /// Where what it begins ends, and what counts up to there before everything else; empty for a pattern of its own.
    var end = ""
    var inside: [Pattern] = []

    var json: JSON {
      let names = groups.map {
        JSON.Member("\($0.0)", .object(("name", .string($0.1 + ".navscene"))))
      }
      let captures = groups.isEmpty ? nil : JSON.object(names)
      guard !end.isEmpty else {
        return .object(
          ("match", .string(match)), ("name", scope.map { .string($0 + ".navscene") }),
          ("captures", captures))
      }
      let others = JSON.object(("include", .string("$self")))
      return .object(
        ("begin", .string(match)), ("beginCaptures", captures), ("end", .string(end)),
        ("patterns", .array(inside.map { $0.json } + [others])))
    }
  }

  private static let name = #"[A-Za-z_\x{80}-\x{10FFFF}][A-Za-z0-9_\x{80}-\x{10FFFF}]*"#
  /// Where a member begins: a line, or what follows a brace or a comma.
  private static let start = #"(?:^|(?<=[{},]))\s*"#

  private static var patterns: [Pattern] {
    [
      Pattern(match: "///.*$", scope: "comment.line.documentation"),
      Pattern(match: "//.*$", scope: "comment.line.double-slash"),
      Pattern(match: #""(?:[^"\\]|\\.)*"?"#, scope: "string.quoted.double"),
      Pattern(match: "`\(name)`", scope: "variable.other"),
      // `scene Home: HomeViewController`
      Pattern(
        match: "\(start)(\(words(of: types)))\\s+(\(name))(?:\\s*:\\s*(\(name)(?:\\.\(name))*))?",
        groups: [(1, "storage.type"), (2, "entity.name.type"), (3, "entity.other.inherited-class")]),
      // `action save`, `outlet total: UILabel`
      Pattern(
        match: "\(start)(\(words(of: members)))\\s+(\(name))(?:\\s*:\\s*(\(name)))?",
        groups: [(1, "storage.type"), (2, "entity.name.function"), (3, "support.class")]),
      // `on viewDidLoad`
      Pattern(
        match: "\(start)(on)\\s+(\(words(of: callbacks)))\\b",
        groups: [(1, "storage.type"), (2, "support.function")]),
      // `title: "Cart"`
      Pattern(
        match: "\(start)(\(words(of: attributes)))\\s*(?=:)",
        groups: [(1, "support.type.property-name")]),
      // `always can reach Home`, `only taps, typing`
      Pattern(
        match: "\(start)(\(words(of: claims)))\\b", groups: [(1, "keyword.control.claim")],
        end: "$|(?=\\})",
        inside: [
          Pattern(
            match: "\\b(?:\(words(of: wordsOfClaims)))\\b", scope: "keyword.control.claim"),
          Pattern(match: "\\b(?:\(words(of: moves)))\\b", scope: "keyword.other.move"),
        ]),
      // `-> show Detail`
      Pattern(
        match: "(->)\\s*(\(words(of: verbs)))\\s+(?=[A-Za-z_`\\x{80}-\\x{10FFFF}])",
        groups: [(1, "keyword.operator.arrow"), (2, "keyword.control")]),
      Pattern(match: "->", scope: "keyword.operator.arrow"),
      // `button Pay "Pay"`, `push Detail`, `tap Pay`
      Pattern(
        match: "\(start)(\(words(of: beginnings)))\\b(?!\\s*[:=](?!=)|\\.)",
        groups: [(1, "keyword.other")]),
      Pattern(
        match: "(?<![.A-Za-z0-9_])(?:\(words(of: clauses)))\\b(?!\\s*:)", scope: "keyword.control"),
      Pattern(match: "\\b(?:true|false)\\b", scope: "constant.language"),
      Pattern(match: "(?<![A-Za-z0-9_])\\.\(name)", scope: "variable.other.enummember"),
      Pattern(match: #"(?<![A-Za-z0-9_])\d+(?:\.\d+)?\b"#, scope: "constant.numeric"),
      Pattern(match: "==|!=|<=|>=|<|>|\\.\\.\\.|[=+*/-]", scope: "keyword.operator"),
    ]
  }

  // MARK: Words

  /// Longest first, so that no word is shadowed by its own prefix.
  private static func words(of words: [String]) -> String {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
      .sorted { $0.utf8.count != $1.utf8.count ? $0.utf8.count > $1.utf8.count : $0.precedes($1) }
      .map { word in
        var pattern = ""
        for character in word { pattern += character == " " ? "\\s+" : String(character) }
        return pattern
      }.joined(separator: "|")
  }

  private static var types: [String] {
    ["storyboard", "class", "enum"] + ControllerKind.allCases.map { $0.facts.keyword }
  }

  private static var members: [String] {
    [StructureWord.outlets, .outlet, .action, .unwind, .var, .case].map { $0.rawValue }
  }

  private static var callbacks: [String] {
    LifecycleHook.allCases.map { $0.facts.keyword }
      + DelegateMessage.allCases.map { $0.facts.keyword }
  }

  private static var attributes: [String] { AttributeKey.allCases.map { $0.facts.keyword } }

  private static var claims: [String] { BlockKind.check.words.map { $0.keyword } }

  /// After the first word of a claim.
  private static var wordsOfClaims: [String] {
    WordMeaning.wordsOfClaims.sorted { $0.precedes($1) }
      + [ClaimKind.anyKeyword, ClaimKind.initialKeyword]
  }

  private static var moves: [String] { MoveKind.allCases.map { $0.facts.keyword } }

  private static var verbs: [String] {
    SegueKind.allCases.map { $0.facts.keyword } + [StructureWord.action.rawValue]
  }

  /// Everything else that can begin a member.
  private static var beginnings: [String] {
    var blocks: [BlockKind] = [
      .file, .storyboard, .code, .test, .toolbar, .enumeration, .class, .view,
    ]
    blocks += ControllerKind.allCases.map { .scene($0) }
    blocks += ElementKind.allCases.map { .element($0) }
    return blocks.flatMap { $0.words.map { $0.keyword } }
  }

  private static var clauses: [String] {
    WordMeaning.clauses.map { $0.word }.filter { $0 != "true" && $0 != "false" }
  }
}
