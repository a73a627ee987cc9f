import NavText

/// What a line of carets claims: a problem of this kind in this place.
///
///     scene Cart { button Pay -> show Chekout }
///     //                              ^^^^^^^ error[unknown-scene]: there is no scene called
///
/// Where the slashes would stand in the way, the place begins above them: `//<---- error[…]: …`.
struct Caret: Hashable, Sendable {
  /// Of the source, from 1.
  let line: Int
  /// In Unicode scalars, from 1.
  let column: Int
  let length: Int
  /// `error[unknown-scene]`
  let kind: String
  /// The message, or how it begins.
  let message: String

  init(_ diagnostic: Diagnostic, in source: SourceText, _ lines: LineIndex) {
    let range = diagnostic.location.range
    let start = lines.position(at: range.start, in: source.bytes)
    line = start.line
    column = start.column
    let lineEnd = lines.range(ofLine: start.line, in: source.bytes).end
    let end = lines.position(at: max(range.start, min(range.end, lineEnd)), in: source.bytes)
    length = max(1, end.column - start.column)
    kind = "\(diagnostic.severity.word)[\(diagnostic.code)]"
    message = diagnostic.message
  }

  /// The claim that a line of a block makes about the line of source above it, if it makes one.
  init?(_ text: String, below line: Int) {
    let scalars = Array(text.unicodeScalars)
    guard let slashes = scalars.firstIndex(where: { $0 != " " }), line > 0 else { return nil }
    guard scalars[slashes...].starts(with: "//".unicodeScalars) else { return nil }
    var cursor = slashes + 2
    func skip(_ scalar: Unicode.Scalar) {
      while cursor < scalars.count && scalars[cursor] == scalar { cursor += 1 }
    }
    if cursor < scalars.count && scalars[cursor] == "<" {
      column = slashes + 1
      cursor += 1
      skip("-")
      length = cursor - slashes - 2
    } else {
      skip(" ")
      column = cursor + 1
      skip("^")
      length = cursor + 1 - column
      if length == 0 { return nil }
    }
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: scalars[cursor...])
    let claim = String(rest)
    guard claim.hasPrefix(" "), let bracket = claim.firstIndex(of: "]"),
      Severity.allCases.contains(where: { claim.hasPrefix(" \($0.word)[") })
    else { return nil }
    self.line = line
    kind = String(claim[...bracket].dropFirst())
    message = String(claim[claim.index(after: bracket)...].drop { $0 == ":" || $0 == " " })
  }

  func agrees(with found: Caret) -> Bool {
    line == found.line && column == found.column && length == found.length && kind == found.kind
      && found.message.hasPrefix(message)
  }

  /// The line that makes this claim below `source`.
  func text(below source: String) -> String {
    let indentation = source.unicodeScalars.prefix { $0 == " " }.count
    let claim = " \(kind)" + (message.isEmpty ? "" : ": " + message)
    func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
    for start in [indentation, 0] where column > start + 2 {
      let carets = String(repeating: "^", count: length)
      return blanks(start) + "//" + blanks(column - start - 3) + carets + claim
    }
    return blanks(column - 1) + "//<" + String(repeating: "-", count: length - 1) + claim
  }
}
