/// Finds the end of a regular expression of Swift between extended delimiters: `#/…/#`, `##/…/##`.
///
/// Quotation marks, braces and what looks like a comment mean nothing in it, so all of it is passed over.
enum CodeRegex {
  /// No literal is longer, in bytes: what looks like the start of one is not looked for an end through a whole file.
  private static let longest = 1 << 12

  /// The offset after the literal whose first slash is at `slash`, behind so many hashes; nil where none is closed.
  ///
  /// It ends on its line, unless its line ends after the opening slash: then it goes on to a line that closes it.
  static func end(in bytes: [UInt8], slash: Int, hashes: Int) -> Int? {
    var cursor = slash + 1
    let last = min(bytes.count, slash + longest)
    let isMultiline = isRestOfLineBlank(bytes, cursor)
    while cursor < last {
      let byte = bytes[cursor]
      if !isMultiline, isLineEnd(byte) { return nil }
      if byte == UInt8(ascii: "/"), hasHashes(bytes, hashes, at: cursor + 1) {
        return cursor + 1 + hashes
      }
      // What is escaped closes nothing; the end of a line is still one.
      let isEscape = byte == UInt8(ascii: "\\")
      cursor += isEscape && cursor + 1 < bytes.count && !isLineEnd(bytes[cursor + 1]) ? 2 : 1
    }
    return nil
  }

  private static func isRestOfLineBlank(_ bytes: [UInt8], _ start: Int) -> Bool {
    var cursor = start
    while cursor < bytes.count, bytes[cursor] == 0x20 || bytes[cursor] == 9 { cursor += 1 }
    return cursor < bytes.count && isLineEnd(bytes[cursor])
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func hasHashes(_ bytes: [UInt8], _ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
