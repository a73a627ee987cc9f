import NavText

extension JSON {
  /// An object; members without a value are left out.
  static func object(_ members: (String, JSON?)...) -> JSON {
    .object(members.compactMap { member in member.1.map { JSON.Member(member.0, $0) } })
  }

  init(_ position: TextPosition) {
    self = .object(("line", .integer(position.line)), ("character", .integer(position.character)))
  }

  init(_ range: SourceRange, _ map: PositionMap) {
    self = .object(
      ("start", JSON(map.position(at: range.start))), ("end", JSON(map.position(at: range.end))))
  }

  static func markdown(_ text: String) -> JSON {
    .object(("kind", .string("markdown")), ("value", .string(text)))
  }

  /// A position among the parameters of a request.
  var position: TextPosition? {
    guard let line = self["line"]?.int, let character = self["character"]?.int else { return nil }
    return TextPosition(line: line, character: character)
  }

  var positions: (start: TextPosition, end: TextPosition)? {
    guard let start = self["start"]?.position, let end = self["end"]?.position else { return nil }
    return (start, end)
  }
}
