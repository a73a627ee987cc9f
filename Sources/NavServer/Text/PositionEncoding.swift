import NavText

/// What the character of a position counts (LSP 3.17, `PositionEncodingKind`).
public enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place between two characters, both numbers from 0.
public struct TextPosition: Hashable, Comparable, Sendable {
  public let line: Int
  public let character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  public static func < (one: TextPosition, other: TextPosition) -> Bool {
    one.line != other.line ? one.line < other.line : one.character < other.character
  }
}

/// Offsets of one text as positions and back.
struct PositionMap {
  let bytes: [UInt8]
  let lines: LineIndex
  let encoding: PositionEncoding

  init(_ source: SourceText, _ encoding: PositionEncoding) {
    bytes = source.bytes
    lines = source.lines ?? LineIndex(source.bytes)
    self.encoding = encoding
  }

  func position(at offset: UInt32) -> TextPosition {
    var cursor = LineIndex.Cursor(lines)
    return position(at: offset, &cursor)
  }

  /// The same for one of many offsets that rise: lines are looked for where the last one was found.
  func position(at offset: UInt32, _ lines: inout LineIndex.Cursor) -> TextPosition {
    let offset = min(Int(offset), bytes.count)
    let line = lines.line(at: UInt32(offset))
    let start = Int(line.start)
    let character = encoding == .utf16 ? utf16Count(from: start, to: offset) : offset - start
    return TextPosition(line: line.number - 1, character: character)
  }

  /// The number of UTF-16 code units between two offsets.
  func utf16Count(from start: Int, to end: Int) -> Int {
    var count = 0
    let span = bytes.span
    for index in start..<max(start, end) { count += Self.utf16Count(startingWith: span[index]) }
    return count
  }

  /// A position beyond the end of its line is that end, and one beyond the last line the end of the text.
  func offset(at position: TextPosition) -> UInt32 {
    if position.line >= lines.lineCount { return UInt32(bytes.count) }
    if position.line < 0 { return 0 }
    let range = lines.range(ofLine: position.line + 1, in: bytes)
    guard encoding == .utf16 else {
      let offset = Int(range.start) + min(max(0, position.character), range.count)
      return UInt32(startOfScalar(at: offset, from: Int(range.start)))
    }
    var cursor = Int(range.start)
    var character = 0
    while cursor < Int(range.end) {
      let next = character + Self.utf16Count(startingWith: bytes[cursor])
      // Between the halves of a pair is before it.
      if next > position.character && bytes[cursor] & 0xC0 != 0x80 { break }
      character = next
      cursor += 1
    }
    return UInt32(cursor)
  }

  /// The number of code units that a scalar with this first byte takes; none for a byte in the middle of one.
  private static func utf16Count(startingWith byte: UInt8) -> Int {
    if byte & 0xC0 == 0x80 { return 0 }
    return byte >= 0xF0 ? 2 : 1
  }

  private func startOfScalar(at offset: Int, from start: Int) -> Int {
    var offset = offset
    while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
