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

  /// After what is missing. At the end of a line nothing was found.
  var butFound: String { kind == .endOfFile ? "" : ", but there is \(phrase)" }
}
