import NavText

/// Finds the end of a string of Swift or Objective-C.
struct CodeString {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  /// At the opening quotation mark, then after the closing one.
  private(set) var offset: Int
  /// What is between the quotation marks of a string on one line.
  private(set) var content: Range<Int>?

  /// A string that is open: strings are in the interpolations of strings.
  private struct Open {
    let hashes: Int
    let isMultiline: Bool
    /// How many parentheses of an interpolation are open; none in the string itself.
    var depth = 0
  }

  init(_ bytes: [UInt8], _ offset: Int, _ language: SourceLanguage) {
    self.bytes = bytes
    self.offset = offset
    self.language = language
  }

  /// Says whether the string has neither escapes nor interpolations.
  ///
  /// A string on one line ends there at the latest, so that one missing mark does not hide the rest of a file.
  mutating func skip(hashes: Int) -> Bool {
    var isPlain = true
    var open: [Open] = []
    begin(hashes, &open)
    let start = offset
    while offset < bytes.count, let current = open.last {
      let last = open.count - 1
      let byte = bytes[offset]
      if (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")) && !current.isMultiline {
        isPlain = false
        open.removeLast()
      } else if current.depth > 0 {
        interpolation(byte, &open)
      } else if byte == UInt8(ascii: "\\") {
        if escapes(current.hashes) {
          isPlain = false
          offset += 1 + current.hashes
          if language == .swift && offset < bytes.count && bytes[offset] == UInt8(ascii: "(") {
            open[last].depth = 1
          }
        }
        offset += 1
      } else if byte == UInt8(ascii: "\""), closes(current) {
        if last == 0 && isPlain && !current.isMultiline { content = start..<offset }
        offset += (current.isMultiline ? 3 : 1) + current.hashes
        open.removeLast()
      } else {
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
    return isPlain
  }

  private mutating func begin(_ hashes: Int, _ open: inout [Open]) {
    let isMultiline = language == .swift && isQuote(offset + 1) && isQuote(offset + 2)
    offset += isMultiline ? 3 : 1
    open.append(Open(hashes: hashes, isMultiline: isMultiline))
  }

  private mutating func interpolation(_ byte: UInt8, _ open: inout [Open]) {
    let last = open.count - 1
    switch byte {
    case UInt8(ascii: "("): open[last].depth += 1
    case UInt8(ascii: ")"): open[last].depth -= 1
    case UInt8(ascii: "\""): return begin(0, &open)
    case UInt8(ascii: "#"):
      let start = offset
      while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
      if isQuote(offset) {
        begin(offset - start, &open)
      } else if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
        offset = CodeRegex.end(in: bytes, slash: offset, hashes: offset - start) ?? offset
      }
      return
    default: break
    }
    offset += 1
  }

  private func isQuote(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: "\"")
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    for hash in index..<index + count where bytes[hash] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Whether the backslash here is one: in a raw string it takes as many hashes as the string.
  private func escapes(_ hashes: Int) -> Bool { hasHashes(hashes, at: offset + 1) }

  private func closes(_ open: Open) -> Bool {
    guard !open.isMultiline || isQuote(offset + 1) && isQuote(offset + 2) else { return false }
    return hasHashes(open.hashes, at: offset + (open.isMultiline ? 3 : 1))
  }
}
