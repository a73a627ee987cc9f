import NavText

/// A problem that reading a file finds: the line at hand cannot be trusted.
protocol SyntaxProblem: LanguageProblem {}

extension SyntaxProblem {
  var cascade: Cascade { .ofSyntax }
}

/// What is where something else belongs.
struct StrayToken: Hashable {
  let kind: TokenKind
  /// As it is written, cut short.
  let text: String

  /// How messages call it.
  var phrase: String {
    switch kind {
    case .name, .quotedName: "'\(text)'"
    case .integer, .decimal: "the number \(text)"
    case .string: "the text \(text)"
    default: kind.description
    }
  }

  /// Continues a message about something missing; empty at the end of the file.
  var butFound: String { kind == .endOfFile ? "" : ", but there is \(phrase)" }
}
