import NavCompiler
import NavModel

/// The catalogues by spelling. A text asks for the same few words in the same few blocks again and again, so each answer
/// is found once.
struct LineWords {
  private var words: [BlockKind: [String: LineWord]] = [:]
  private var inner: [BlockKind: [String: BlockKind?]] = [:]
  private var attributes: [String: [AttributeKey]] = [:]

  /// What may begin a line so; the first of several words counts.
  mutating func word(_ word: String, in kind: BlockKind) -> LineWord? {
    if let known = words[kind] { return known[word] }
    var found: [String: LineWord] = [:]
    for line in kind.words {
      let first = String(decoding: line.keyword.utf8.prefix { $0 != 0x20 }, as: UTF8.self)
      if found[first] == nil { found[first] = line }
    }
    words[kind] = found
    return found[word]
  }

  /// What the braces are about of a line that begins so.
  mutating func inside(_ word: String, of kind: BlockKind) -> BlockKind? {
    if let known = inner[kind]?[word] { return known }
    let found = kind.inside(word)
    inner[kind, default: [:]][word] = .some(found)
    return found
  }

  /// The attribute of this name that something of these kinds may have.
  mutating func attribute(_ word: String, in hosts: AttributeKey.Hosts) -> AttributeKey? {
    if attributes.isEmpty {
      for key in AttributeKey.allCases { attributes[key.facts.keyword, default: []].append(key) }
    }
    return attributes[word]?.first { $0.facts.hosts.intersects(hosts) }
  }
}

extension AttributeKey {
  /// The attribute of this name that something of these kinds may have.
  init?(called word: String, in hosts: Hosts) {
    let key = Self.allCases.first {
      $0.facts.keyword == word && $0.facts.hosts.intersects(hosts)
    }
    guard let key else { return nil }
    self = key
  }
}
