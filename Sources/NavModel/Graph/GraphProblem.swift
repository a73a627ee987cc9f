import NavText

/// Why bytes are not a compiled graph that this navscene can use.
public enum GraphProblem: Error, Hashable, Sendable {
  case notAGraph
  case truncated(expected: Int, found: Int)
  /// A transfer as text replaced CR LF or added to it.
  case changedLineEnds
  case checksum
  case version(found: UInt64, supported: UInt64)
  /// Bytes follow its end.
  case trailingBytes
  /// The checksum fits, but this does not make sense: a bug in the writer.
  case damaged(String)

  public static let explanations = [
    Explanation(
      "graph-truncated", .error, "A compiled graph ends too early.",
      why: """
        A compiled graph begins with its own length. The file is shorter than that: the disk was full, or \
        a copy or a download was interrupted. Compile the sources again, or copy the file again.
        """, bad: "", good: ""),
    Explanation(
      "graph-corrupted", .error, "A compiled graph is not what was written.",
      why: """
        A compiled graph holds a checksum of its contents, and every reference in it is looked at before it is used. \
        One of them does not fit: the file was edited, damaged, or transferred as text. Compile the sources again.
        """, bad: "", good: ""),
    Explanation(
      "graph-version", .error, "A compiled graph has another format.",
      why: """
        The format of compiled graphs changes with the language, and a graph holds the number of its own. It is a \
        product of the sources, so nothing is lost: compile them again with the navscene that is to read it.
        """, bad: "", good: ""),
  ]

  /// The problem as a finding, at the graph itself: a graph has no lines.
  public func diagnostic(at location: Location) -> Diagnostic {
    let compileAgain = "compile the sources again: navscene compile PATH... -o OUT"
    switch self {
    case .notAGraph:
      return Diagnostic(
        "graph-corrupted", at: location, "this is not a compiled graph", help: [compileAgain])
    case .truncated(let expected, let found):
      return Diagnostic(
        "graph-truncated", at: location,
        "the compiled graph ends too early: \(found) of \(expected) bytes are here",
        help: [compileAgain])
    case .changedLineEnds:
      return Diagnostic(
        "graph-corrupted", at: location,
        "the line ends in the compiled graph were changed, as a transfer as text does",
        help: ["transfer it as a binary file", compileAgain])
    case .checksum:
      return Diagnostic(
        "graph-corrupted", at: location,
        "the compiled graph was changed after it was written: its checksum does not fit",
        help: [compileAgain])
    case .version(let found, let supported):
      return Diagnostic(
        "graph-version", at: location,
        "the compiled graph has format \(found), and this navscene reads format \(supported)",
        help: [compileAgain])
    case .trailingBytes:
      return Diagnostic(
        "graph-corrupted", at: location, "bytes follow the end of the compiled graph",
        help: [compileAgain])
    case .damaged(let what):
      return Diagnostic(
        "graph-corrupted", at: location, "the compiled graph contradicts itself: \(what)",
        help: [compileAgain])
    }
  }
}
