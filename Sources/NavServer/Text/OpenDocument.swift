import NavText

/// A file as an editor has it, saved or not.
struct OpenDocument {
  let path: String
  let uri: String
  private(set) var version: Int?
  private(set) var source: SourceText

  init(path: String, uri: String, version: Int?, text: String) {
    self.path = path
    self.uri = uri
    self.version = version
    source = Self.source(path, Array(text.utf8))
  }

  /// Replaces what is between two positions, or all of it.
  mutating func replace(
    _ range: (start: TextPosition, end: TextPosition)?, with text: String,
    _ encoding: PositionEncoding
  ) {
    guard let range else {
      source = Self.source(path, Array(text.utf8))
      return
    }
    let map = PositionMap(source, encoding)
    let start = Int(map.offset(at: min(range.start, range.end)))
    let end = Int(map.offset(at: max(range.start, range.end)))
    var bytes = source.bytes
    bytes.replaceSubrange(start..<end, with: text.utf8)
    source = Self.source(path, bytes)
  }

  mutating func set(version: Int?) { self.version = version }

  private static func source(_ path: String, _ bytes: [UInt8]) -> SourceText {
    SourceText(path: path, bytes: bytes, lines: LineIndex(bytes))
  }
}
