import NavCompiler
import NavModel
import NavSyntax
import NavText

/// Why a name cannot be changed, in a person's words.
public struct RenameProblem: Error {
  public let message: String
}

extension CompiledTexts {
  /// The name at an offset that can be changed, and what it is now.
  func renameable(at offset: UInt32, in file: ID<SourceText>) throws(RenameProblem) -> (
    range: SourceRange, name: String
  ) {
    guard let occurrence = occurrence(at: offset, in: file) else {
      throw RenameProblem(message: "this is no name that the app declares")
    }
    let symbol = try theSymbol(of: occurrence)
    return (occurrence.location.range, draft[symbol.name(in: draft)])
  }

  /// What gives a symbol another name everywhere.
  func rename(at offset: UInt32, in file: ID<SourceText>, to name: String) throws(RenameProblem)
    -> [TextEdit]
  {
    guard let occurrence = occurrence(at: offset, in: file) else {
      throw RenameProblem(message: "this is no name that the app declares")
    }
    let symbol = try theSymbol(of: occurrence)
    let written = try spelling(of: name, for: symbol)
    try checkFree(name, for: symbol)
    return edits(of: symbol, written)
  }

  /// Where a name stands for two variables, the other one keeps it: `with item` becomes `with thing: item`.
  private func edits(of symbol: Symbol, _ written: String) -> [TextEdit] {
    var edits: [TextEdit] = []
    for found in index.occurrences(of: symbol, in: draft) {
      if edits.last?.location == found.location {
        // Both are the same.
        edits[edits.count - 1] = TextEdit(found.location, written)
        continue
      }
      let old = source(found.location.file)[found.location.range]
      switch found.role {
      case .declaration, .use: edits.append(TextEdit(found.location, written))
      case .argument: edits.append(TextEdit(found.location, "\(written): \(old)"))
      case .value: edits.append(TextEdit(found.location, "\(old): \(written)"))
      }
    }
    return edits
  }

  /// The one thing that a name stands for. A test may touch whatever is called so, which may be several.
  private func theSymbol(of occurrence: Occurrence) throws(RenameProblem) -> Symbol {
    let declared = index.declared(occurrence.symbol, in: draft)
    guard declared.count == 1 else {
      throw RenameProblem(
        message: "\(declared.count) things are called so: rename each where it is declared")
    }
    let symbol = declared[0]
    guard case .segueIdentifier = symbol else {
      let name = symbol.name(in: draft)
      let tested = index.occurrences(of: .shown(name), in: draft).contains {
        $0.symbol == .shown(name)
      }
      if tested, index.declared(.shown(name), in: draft).count > 1 {
        throw RenameProblem(
          message:
            "a test touches '\(draft[name])', and several things are called so: give them names of their own first"
        )
      }
      return symbol
    }
    return symbol
  }

  /// A name as it is written: in backquotes where it would be taken for a word of the grammar.
  private func spelling(of name: String, for symbol: Symbol) throws(RenameProblem) -> String {
    if case .segueIdentifier = symbol {
      let isPlain = name.utf8.allSatisfy {
        $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      if isPlain && !name.isEmpty { return name }
      throw RenameProblem(message: "an identifier here has no quotes and no line ends in it")
    }
    var lexer = Lexer(Array(name.utf8))
    let token = lexer.next()
    guard token.kind == .name, Int(token.range.end) == name.utf8.count else {
      throw RenameProblem(
        message: "'\(name)' is no name: letters, digits and _ are, beginning with a letter or _")
    }
    return Self.clauseWords.contains(name) ? "`\(name)`" : name
  }

  private static let clauseWords: Set<String> = [
    "as", "on", "into", "of", "when", "with", "and", "or", "not", "if", "else", "contains", "var",
    "expect", "constraint",
  ]

  private func checkFree(_ name: String, for symbol: Symbol) throws(RenameProblem) {
    guard let taken = draft.names.find(name) else { return }
    let other: String? =
      switch symbol {
      case .scene(let id):
        draft.storyboards[draft[id].storyboard].scenes.contains { draft[$0].name == taken }
          ? "a scene of this storyboard" : nil
      case .storyboard:
        draft.storyboards.rows.contains { $0.name == taken } ? "a storyboard" : nil
      case .class: draft.classes.rows.contains { $0.name == taken } ? "a class" : nil
      case .enumeration: draft.enumerations.rows.contains { $0.name == taken } ? "an enum" : nil
      case .element(let id): sibling(of: { $0.elements.contains(id) }, called: taken)
      case .barItem(let id): sibling(of: { $0.barItems.contains(id) }, called: taken)
      default: nil
      }
    if let other { throw RenameProblem(message: "there is \(other) called '\(name)' already") }
  }

  private func sibling(of isIn: (Scene) -> Bool, called name: Name) -> String? {
    guard let scene = draft.scenes.ids.first(where: { isIn(draft[$0]) }) else { return nil }
    let isTaken =
      draft[scene].elements.contains { draft[$0].name == name }
      || draft[scene].barItems.contains { draft[$0].name == name }
    return isTaken ? "an element of this scene" : nil
  }
}
