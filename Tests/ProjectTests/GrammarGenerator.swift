import NavTesting

/// Writes sources from the productions alone, as somebody would who knows nothing but Grammar.md.
struct GrammarGenerator {
  private indirect enum Rule {
    case literal(String)
    case reference(String)
    case sequence([Rule])
    case choice([Rule])
    case optional(Rule)
    case repetition(Rule)
  }

  private let rules: [String: Rule]
  private var random: SeededRandom
  private var depth = 0

  init(_ random: SeededRandom) {
    self.random = random
    var rules: [String: Rule] = [:]
    for production in Production.all {
      var reader = RuleReader(production.definition)
      rules[production.name] = reader.choice()
    }
    self.rules = rules
  }

  mutating func source() -> String {
    depth = 0
    return text(of: "file")
  }

  private mutating func text(of name: String) -> String {
    switch name {
    // What the lexer reads has no blanks inside.
    case "word": return random.pick(["a", "Cart", "é1", "scene", "title", "on2"])
    case "integer": return random.pick(["0", "12", "007"])
    case "decimal": return random.pick(["0.5", "12.125"])
    // Its backquotes touch it.
    case "name": return random.pick(["a", "Cart", "`when`", "`a`"])
    case "string": return random.pick(["\"\"", "\"a // b\"", "\"\\u{1F600}\\n\\\"\""])
    default: break
    }
    depth += 1
    defer { depth -= 1 }
    let text = rules[name].map { self.text(of: $0) } ?? ""
    switch name {
    // Members end with their line.
    case "member": return text + "\n"
    // A dot after a blank begins something else.
    case "path": return text.replacing(" . ", with: ".").replacing(". ", with: ".")
    default: return text
    }
  }

  private mutating func text(of rule: Rule) -> String {
    switch rule {
    case .literal(let text): return text
    case .reference(let name): return text(of: name)
    case .sequence(let parts):
      var text = ""
      for part in parts {
        let next = self.text(of: part)
        text += next.isEmpty || text.isEmpty || text.hasSuffix("\n") ? next : " " + next
      }
      return text
    case .choice(let choices): return text(of: choices[random.below(choices.count)])
    case .optional(.literal(",")): return ""
    case .optional(let inner):
      return random.chance(depth > 12 ? 5 : 40) ? text(of: inner) : ""
    case .repetition(let inner):
      let count = depth > 12 ? 0 : random.below(depth < 3 ? 5 : 3)
      return text(of: .sequence(Array(repeating: inner, count: count)))
    }
  }

  /// Reads the right side of a production.
  private struct RuleReader {
    private var rest: Substring

    init(_ definition: String) {
      rest = definition[...]
    }

    mutating func choice() -> Rule {
      var choices = [sequence()]
      while take("|") { choices.append(sequence()) }
      return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func sequence() -> Rule {
      var parts: [Rule] = []
      while let part = part() { parts.append(part) }
      return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func part() -> Rule? {
      skipBlanks()
      guard let first = rest.first else { return nil }
      switch first {
      case "[", "{", "(":
        rest.removeFirst()
        let inner = choice()
        _ = take(first == "[" ? "]" : first == "{" ? "}" : ")")
        return first == "[" ? .optional(inner) : first == "{" ? .repetition(inner) : inner
      case "\"", "'", "?":
        rest.removeFirst()
        let text = rest.prefix { $0 != first }
        rest = rest.dropFirst(text.count + 1)
        return .literal(String(text))
      case _ where first.isLetter:
        let name = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(name.count)
        return .reference(String(name))
      default: return nil
      }
    }

    private mutating func take(_ character: Character) -> Bool {
      skipBlanks()
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }
  }
}
