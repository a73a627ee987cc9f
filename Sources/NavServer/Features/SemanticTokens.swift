import NavCompiler
import NavModel
import NavSyntax
import NavText

/// What a token is for a reader, in the words that editors have colours for (LSP 3.17, `SemanticTokenTypes`).
public enum SemanticTokenKind: Int, CaseIterable, Sendable {
  case comment, keyword, string, number, `operator`
  case storyboard, scene, element, `class`, property, method, `enum`, enumMember, variable
  case attribute, callback, question

  /// The standard type that is nearest.
  var standardType: String {
    switch self {
    case .comment: "comment"
    case .keyword: "keyword"
    case .string: "string"
    case .number: "number"
    case .operator: "operator"
    case .storyboard: "namespace"
    case .scene: "struct"
    case .element: "property"
    case .class: "class"
    case .property: "property"
    case .method: "method"
    case .enum: "enum"
    case .enumMember: "enumMember"
    case .variable: "variable"
    case .attribute: "parameter"
    case .callback: "event"
    case .question: "function"
    }
  }

  init(_ symbol: Symbol) {
    self =
      switch symbol {
      case .storyboard: .storyboard
      case .scene: .scene
      case .element, .barItem, .constraint, .shown: .element
      case .class: .class
      case .property: .property
      case .method, .unwindAction, .action: .method
      case .enumeration: .enum
      case .enumerationCase: .enumMember
      case .variable: .variable
      case .segueIdentifier: .string
      }
  }

  init(_ role: WordMeaning.Role) {
    self =
      switch role {
      case .keyword, .verb, .move: .keyword
      case .attribute: .attribute
      case .callback: .callback
      case .question: .question
      case .systemItem: .enumMember
      }
  }
}

/// One coloured stretch of a text, within one line.
public struct SemanticToken: Hashable, Sendable {
  public let range: SourceRange
  public let kind: SemanticTokenKind
  public let isDeclaration: Bool
}

extension CompiledTexts {
  /// All that is worth a colour in a file, in order. What could not be understood has the colour of plain text.
  func semanticTokens(in file: ID<SourceText>) -> [SemanticToken] {
    let bytes = source(file).bytes
    var tokens: [SemanticToken] = []
    var occurrences: [UInt32: Occurrence] = [:]
    for occurrence in index.occurrences(in: file) {
      occurrences[occurrence.location.range.start] = occurrence
    }
    var end: UInt32 = 0
    var words = LineWords()
    forEachToken(of: bytes) { token, scan in
      addComments(in: SourceRange(Int(end), Int(token.range.start)), bytes, to: &tokens)
      end = token.range.end
      guard let (kind, isDeclaration) = kind(of: token, scan, occurrences, &words) else { return }
      tokens.append(SemanticToken(range: token.range, kind: kind, isDeclaration: isDeclaration))
    }
    addComments(in: SourceRange(Int(end), bytes.count), bytes, to: &tokens)
    return tokens
  }

  private func kind(
    of token: Token, _ scan: LineScan, _ occurrences: [UInt32: Occurrence],
    _ words: inout LineWords
  ) -> (SemanticTokenKind, isDeclaration: Bool)? {
    switch token.kind {
    case .string: return (.string, false)
    case .integer, .decimal: return (.number, false)
    case .arrow, .assign, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .plus,
      .minus, .star, .slash, .ellipsis:
      return (.operator, false)
    case .name, .quotedName:
      if let found = occurrences[token.range.start] {
        return (SemanticTokenKind(found.symbol), found.isDeclaration)
      }
      let meaning = WordMeaning(
        ofLastTokenIn: scan, isFollowedByColon: scan.isFollowedByColon(token), &words)
      return meaning.map { (SemanticTokenKind($0.role), false) }
    case .leftBrace, .rightBrace, .leftBracket, .rightBracket, .leftParenthesis,
      .rightParenthesis, .colon, .comma, .dot, .unknown, .endOfFile:
      return nil
    }
  }

  /// Comments are all that is between tokens besides blanks.
  private func addComments(
    in gap: SourceRange, _ bytes: [UInt8], to tokens: inout [SemanticToken]
  ) {
    var cursor = Int(gap.start)
    while cursor < Int(gap.end) {
      guard bytes[cursor] == UInt8(ascii: "/") else {
        cursor += 1
        continue
      }
      let start = cursor
      while cursor < Int(gap.end), bytes[cursor] != 10, bytes[cursor] != 13 { cursor += 1 }
      tokens.append(
        SemanticToken(range: SourceRange(start, cursor), kind: .comment, isDeclaration: false))
    }
  }
}

extension LineScan {
  /// Whether a colon comes right after a token.
  func isFollowedByColon(_ token: Token) -> Bool {
    var cursor = Int(token.range.end)
    while cursor < bytes.count, bytes[cursor] == UInt8(ascii: " ") { cursor += 1 }
    return cursor < bytes.count && bytes[cursor] == UInt8(ascii: ":")
  }
}
