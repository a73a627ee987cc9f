import NavText

extension JSON {
  /// An object; members without a value are left out.
  static func object(_ members: (String, JSON?)...) -> JSON {
    var present: [JSON.Member] = []
    present.reserveCapacity(members.count)
    for case (let key, let value?) in members { present.append(JSON.Member(key, value)) }
    return .object(present)
  }

  init(_ position: TextPosition) {
    self = .object([
      Member("line", .integer(position.line)), Member("character", .integer(position.character)),
    ])
  }

  init(_ range: SourceRange, _ map: PositionMap) {
    self = .object([
      Member("start", JSON(map.position(at: range.start))),
      Member("end", JSON(map.position(at: range.end))),
    ])
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
