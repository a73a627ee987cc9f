import NavCompiler
import NavModel
import NavText

/// A word of the language, as `help` explains it: from the rows of the catalogues, which know all that it can mean.
struct LanguageWord {
  private let keyword: String
  private let meanings: [Meaning]

  /// One thing that a word can mean.
  private struct Meaning {
    let summary: String
    /// Whose attributes may be written at it.
    var hosts: AttributeKey.Hosts = []
  }

  /// Nil for what is no word of the language.
  init?(_ keyword: String) {
    self.keyword = keyword
    meanings =
      Self.things(keyword) + Self.moves(keyword) + Self.checks(keyword) + Self.attributes(keyword)
    if meanings.isEmpty { return nil }
  }

  /// Every word that can be explained.
  static var all: [String] {
    StructureWord.allCases.map(\.rawValue) + ElementKind.allCases.map(\.facts.keyword)
      + ControllerKind.allCases.map(\.facts.keyword)
      + SegueKind.allCases.map(\.facts.keyword) + RelationshipKind.allCases.map(\.facts.keyword)
      + StatementKind.allCases.map(\.facts.keyword) + Query.allCases.map(\.facts.keyword)
      + ClaimKind.allCases.filter { !$0.facts.hasStart }.map(\.facts.keyword)
      + CheckSetting.allCases.map(\.facts.keyword) + MoveKind.allCases.map(\.facts.keyword)
      + AttributeKey.allCases.map(\.facts.keyword)
  }

  /// Ends with a line end.
  var text: String {
    var out = TextWriter(indentUnit: "  ")
    for meaning in meanings {
      for line in wrapped("\(keyword): \(meaning.summary)", width: 112) { out.line(line) }
    }
    for meaning in meanings where !meaning.hosts.isEmpty {
      out.newline()
      out.line("Attributes:")
      out.indent()
      writeColumns(Self.rows(of: meaning.hosts), into: &out)
      out.outdent()
    }
    out.newline()
    out.line("'navscene help language' shows the language in two screens, Grammar.md all of it.")
    return out.string
  }

  private static func rows(of hosts: AttributeKey.Hosts) -> [(left: String, right: String)] {
    AttributeKey.allCases.map(\.facts).filter { $0.hosts.intersects(hosts) }
      .sorted { $0.keyword.precedes($1.keyword) }
      .map { (left: $0.keyword, right: description(of: $0)) }
  }

  private static func description(of facts: AttributeKey.Facts) -> String {
    let binding = facts.isBindable ? ", or a state variable" : ""
    return "\(facts.summary) Takes \(facts.type.name)\(binding)."
  }

  // MARK: Meanings

  /// Elements, scenes, and what containers hold.
  private static func things(_ keyword: String) -> [Meaning] {
    var meanings: [Meaning] = []
    for facts in ElementKind.allCases.map(\.facts) where facts.keyword == keyword {
      let event = facts.event.map { " Its usual event is \($0.keyword)." } ?? ""
      meanings.append(
        Meaning(
          summary: "an element (\(facts.uikitClass.facts.name)). \(facts.summary)\(event)",
          hosts: facts.hosts))
    }
    for kind in ControllerKind.allCases where kind.facts.keyword == keyword {
      meanings.append(
        Meaning(
          summary: "a scene (\(kind.facts.uikitClass.facts.name)). \(kind.facts.summary)",
          hosts: AttributeKey.Hosts(of: kind)))
    }
    for facts in RelationshipKind.allCases.map(\.facts) where facts.keyword == keyword {
      meanings.append(Meaning(summary: "a relationship. \(facts.summary)"))
    }
    if let word = StructureWord(rawValue: keyword) {
      meanings.append(Meaning(summary: "a word of the language. \(word.summary)"))
    }
    return meanings
  }

  /// Segues, statements, and what tests can ask for.
  private static func moves(_ keyword: String) -> [Meaning] {
    var meanings: [Meaning] = []
    for kind in SegueKind.allCases where kind.facts.keyword == keyword {
      let instead = kind.facts.replacement.map {
        " It is deprecated: write '\($0.facts.keyword)' instead."
      }
      meanings.append(
        Meaning(summary: "a segue. \(kind.facts.summary)\(instead ?? "")", hosts: [.segue]))
    }
    for facts in StatementKind.allCases.map(\.facts) where facts.keyword == keyword {
      let operand = facts.operand.example.isEmpty ? "" : " " + facts.operand.example
      meanings.append(
        Meaning(summary: "a statement, as in '\(keyword)\(operand)'. \(facts.summary)"))
    }
    for facts in Query.allCases.map(\.facts) where facts.keyword == keyword {
      meanings.append(Meaning(summary: "what 'expect' can ask for. \(facts.summary)"))
    }
    return meanings
  }

  /// Lines of a check, and what it can count.
  private static func checks(_ keyword: String) -> [Meaning] {
    var meanings: [Meaning] = []
    for facts in ClaimKind.allCases.map(\.facts)
    where (facts.hasStart ? ClaimKind.startKeyword : facts.keyword) == keyword {
      meanings.append(Meaning(summary: "a claim, as in '\(facts.example)'. \(facts.summary)"))
    }
    for facts in CheckSetting.allCases.map(\.facts) where facts.keyword == keyword {
      meanings.append(
        Meaning(summary: "a line of a check, as in '\(facts.example)'. \(facts.summary)"))
    }
    for facts in MoveKind.allCases.map(\.facts) where facts.keyword == keyword {
      meanings.append(Meaning(summary: "moves that a check can count. \(facts.summary)"))
    }
    return meanings
  }

  private static func attributes(_ keyword: String) -> [Meaning] {
    AttributeKey.allCases.map(\.facts).filter { $0.keyword == keyword }.map { facts in
      let hosts = facts.hosts.all.map(\.name).joined(separator: ", ")
      return Meaning(summary: "an attribute of \(hosts). \(description(of: facts))")
    }
  }
}
