import NavText

/// How the characters of a file are written as bytes.
public enum XMLEncoding {
  /// The text in UTF-8. Only UTF-16 is converted, and places then count in what it was converted to.
  static func text(of bytes: [UInt8]) -> (bytes: [UInt8], finding: XMLFinding?) {
    guard let (isLittleEndian, start) = wideOrder(bytes) else { return (bytes, nil) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    var index = start
    func unit(_ index: Int) -> UInt32? {
      guard index + 1 < bytes.count else { return nil }
      let (low, high) = isLittleEndian ? (index, index + 1) : (index + 1, index)
      return UInt32(bytes[low]) | UInt32(bytes[high]) << 8
    }
    while index < bytes.count {
      guard var value = unit(index) else {
        return (text, XMLFinding(.invalidUTF16, text.count, text.count))
      }
      index += 2
      if 0xD800..<0xDC00 ~= value, let low = unit(index), 0xDC00..<0xE000 ~= low {
        value = 0x1_0000 + (value - 0xD800) << 10 + (low - 0xDC00)
        index += 2
      }
      guard let scalar = Unicode.Scalar(value) else {
        return (text, XMLFinding(.invalidUTF16, text.count, text.count))
      }
      if value < 0x80 {
        text.append(UInt8(truncatingIfNeeded: value))
      } else {
        text.append(contentsOf: Array(String(scalar).utf8))
      }
    }
    return (text, nil)
  }

  /// Whether the text of a file is the file byte for byte.
  public static func isNarrow(_ bytes: [UInt8]) -> Bool { wideOrder(bytes) == nil }

  /// The order of the bytes of UTF-16 and where the text starts: by its mark, or by how `<?` or `<d` looks without one.
  private static func wideOrder(_ bytes: [UInt8]) -> (isLittleEndian: Bool, start: Int)? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0xFF, 0xFE, _, _): return (true, 2)
    case (0xFE, 0xFF, _, _): return (false, 2)
    case (0x3C, 0, let next, 0) where next != 0: return (true, 0)
    case (0, 0x3C, 0, let next) where next != 0: return (false, 0)
    default: return nil
    }
  }

  /// How many bytes the mark of UTF-8 takes at the start.
  static func markLength(_ bytes: Span<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// Whether a declared encoding is what the bytes are read as.
  static func isKnown(_ name: String) -> Bool {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be": true
    default: false
    }
  }
}
