import NavTesting

/// One rule of the grammar, as a doc comment of the parser states it.
struct Production {
  let name: String
  let definition: String

  /// In the order of the sources: what the parser reads, then what the lexer reads.
  static let all: [Production] =
    ["Sources/NavSyntax/Tree/SyntaxNodes.swift", "Sources/NavSyntax/Lexing/Token.swift"].flatMap {
      path in
      Project.text(of: path).split(separator: "\n").compactMap { Production($0) }
    }

  /// A line of a doc comment that is one production in backquotes.
  private init?(_ line: Substring) {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("/// `"), text.hasSuffix("`"), let equals = text.firstRange(of: " = ")
    else { return nil }
    name = String(text[..<equals.lowerBound].dropFirst(5))
    definition = String(text[equals.upperBound...].dropLast())
    guard name.allSatisfy({ $0.isLetter }) else { return nil }
  }

  /// The lines of Grammar.md.
  static var block: [String] {
    let width = all.map { $0.name.count }.max() ?? 0
    let lines = all.map { production in
      production.name + String(repeating: " ", count: width - production.name.count) + " = "
        + production.definition
    }
    return ["", "```ebnf"] + lines + ["```", ""]
  }

  /// The productions that it refers to: what is neither in quotes nor between question marks.
  var references: [String] {
    var names: [String] = []
    var name = ""
    var quote: Character?
    for character in definition + " " {
      if let open = quote {
        if character == open { quote = nil }
      } else if character.isLetter {
        name.append(character)
      } else {
        if !name.isEmpty { names.append(name) }
        name = ""
        if character == "\"" || character == "'" || character == "?" { quote = character }
      }
    }
    return names
  }
}
