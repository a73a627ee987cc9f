import NavText

/// Which bytes and characters XML 1.0 allows, and where.
public enum XMLCharacters {
  /// Space, tab, LF, CR.
  @inline(__always)
  public static func isSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (0x1_0000_2600 as UInt64) &>> UInt64(byte) & 1 == 1
  }

  /// Whether an ASCII byte may be in a name: letters, digits, `-` `.` `:` `_`.
  @inline(__always)
  private static func isInName(_ byte: UInt8) -> Bool {
    let mask: UInt64 = byte < 64 ? 0x07FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return mask &>> UInt64(byte & 63) & 1 == 1
  }

  /// The same for eight bytes: the top bit of each that may not, or is not ASCII.
  @inline(__always)
  private static func notInName(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops = ones &* 0x80
    // Seven bits and a limit's distance from 128 carry into the top bit, and no further.
    let bytes = word & ~tops
    let letters = bytes | ones &* 0x20
    let isLetter = (letters &+ ones &* (0x80 - 0x61)) & ~(letters &+ ones &* (0x80 - 0x7B))
    let isSign = (bytes &+ ones &* (0x80 - 0x2D)) & ~(bytes &+ ones &* (0x80 - 0x3B))
    // Adding 127 carries unless all bits are zero.
    let isOther =
      ((bytes ^ ones &* 0x2F) &+ ones &* 0x7F) & isSign
      | ~((bytes ^ ones &* 0x5F) &+ ones &* 0x7F)
    return (~(isLetter | isOther) | word) & tops
  }

  /// Whether a byte after a name is no part of it, whatever follows.
  @inline(__always)
  static func endsName(_ byte: UInt8) -> Bool { byte < 0x80 && !isInName(byte) }

  /// The offset after the name at `start`, or `start` if there is no name.
  static func endOfName(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var isWide = false
    return endOfName(bytes, start, isWide: &isWide)
  }

  /// The same, which notes a name that may hold other letters than ASCII's.
  @inline(__always)
  static func endOfName(_ bytes: Span<UInt8>, _ start: Int, isWide: inout Bool) -> Int {
    var cursor = start
    while cursor &+ 8 <= bytes.count {
      let marks = notInName(bytes.word(at: cursor))
      cursor &+= marks.trailingZeroBitCount / 8
      if marks != 0 { break }
    }
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte >= 0x80 {
        isWide = true
        return endOfWideName(bytes, start, cursor)
      }
      if !isInName(byte) { break }
      cursor &+= 1
    }
    // `-`, `.` and digits start no name.
    if cursor > start, bytes[start] < UInt8(ascii: ":") { return start }
    return cursor
  }

  /// Whether the same `count` bytes are at two offsets, of which the second is the greater one. Near the end of a
  /// text nothing is checked.
  @inline(__always)
  static func agree(_ bytes: Span<UInt8>, _ first: Int, _ second: Int, _ count: Int) -> Bool {
    guard second &+ count &+ 8 <= bytes.count else { return false }
    var offset = 0
    while offset &+ 8 <= count {
      if bytes.word(at: first &+ offset) != bytes.word(at: second &+ offset) { return false }
      offset &+= 8
    }
    let rest = UInt64(truncatingIfNeeded: count &- offset)
    let difference = bytes.word(at: first &+ offset) ^ bytes.word(at: second &+ offset)
    // The first byte is the lowest.
    return rest == 0 || difference &<< (64 &- rest &* 8) == 0
  }

  /// The offset of the first byte that is no plain part of a value in these quotes: the quote itself, a control
  /// character, `<` or `&`, or a byte that is not ASCII. The end where there is none.
  @inline(__always)
  static func endOfPlainValue(_ bytes: Span<UInt8>, _ start: Int, _ quote: UInt8) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var cursor = start
    while cursor &+ 8 <= bytes.count {
      let word = bytes.word(at: cursor)
      let quotes = word ^ (ones &* UInt64(quote))
      let openings = word ^ (ones &* 0x3C)
      let references = word ^ (ones &* 0x26)
      // The lowest top bit that is set is right: what is above it may be a borrow.
      let marks =
        ((quotes &- ones) & ~quotes | (openings &- ones) & ~openings
          | (references &- ones) & ~references | (word &- ones &* 0x20) | word)
        & (ones &* 0x80)
      if marks != 0 { return cursor &+ marks.trailingZeroBitCount / 8 }
      cursor &+= 8
    }
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == quote || !(0x20..<0x80 ~= byte) || byte == 0x3C || byte == 0x26 { break }
      cursor &+= 1
    }
    return cursor
  }

  /// `endOfName` for a name with other letters than ASCII's.
  @inline(never)
  private static func endOfWideName(_ bytes: Span<UInt8>, _ start: Int, _ reached: Int) -> Int {
    if reached > start, bytes[start] < UInt8(ascii: ":") { return start }
    var cursor = reached
    while cursor < bytes.count {
      if bytes[cursor] < 0x80 {
        if !isInName(bytes[cursor]) { break }
        cursor += 1
      } else {
        guard let (scalar, length) = bytes.scalar(at: cursor),
          isLetter(scalar) || (cursor > start && isMark(scalar))
        else { break }
        cursor += length
      }
    }
    return cursor
  }

  /// NameStartChar above ASCII.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// What else NameChar allows.
  private static func isMark(_ scalar: UInt32) -> Bool {
    scalar == 0xB7 || 0x300...0x36F ~= scalar || 0x203F...0x2040 ~= scalar
  }

  /// Char: what may be in a text at all.
  static func isLegal(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Where lines start, and the first byte that is no UTF-8 or character that XML forbids.
  ///
  /// Eight bytes at a time: nearly all of every storyboard is plain, or ends a line.
  static func lines(of bytes: Span<UInt8>) -> (lines: LineIndex, problem: XMLFinding?) {
    var lines = LineIndex.Builder()
    lines.reserveCapacity(bytes.count / 32)
    var problem: XMLFinding?
    var offset = 0
    while offset < bytes.count {
      offset = endOfPlainLines(bytes, offset, &lines)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      if byte == 10 || byte == 13 {
        offset &+= 1
        // LF ends the line in CR LF.
        let isFirstOfTwo = byte == 13 && offset < bytes.count && bytes[offset] == 10
        if !isFirstOfTwo { lines.startLine(at: offset) }
      } else if isSpace(byte) {
        offset &+= 1
      } else if let (value, length) = bytes.scalar(at: offset) {
        if problem == nil, !isLegal(value) {
          problem = XMLFinding(.forbiddenCharacter(value), offset, offset + length)
        }
        offset &+= length
      } else {
        problem = problem ?? XMLFinding(.invalidUTF8, offset, offset + 1)
        offset &+= 1
      }
    }
    return (LineIndex(lines), problem)
  }

  /// The first byte that is a control character other than LF, or not ASCII. Takes note of the lines before it. Near
  /// the end of a text nothing is checked.
  @inline(__always)
  private static func endOfPlainLines(
    _ bytes: Span<UInt8>, _ start: Int, _ lines: inout LineIndex.Builder
  ) -> Int {
    var cursor = start
    while cursor &+ 16 <= bytes.count {
      var marks = notPlain(bytes.word(at: cursor))
      let others = notPlain(bytes.word(at: cursor &+ 8))
      if marks | others == 0 {
        cursor &+= 16
        continue
      }
      // One word after the other: a line that ends in one is rarely followed by a second.
      if marks == 0 {
        cursor &+= 8
        marks = others
      }
      repeat {
        let offset = cursor &+ marks.trailingZeroBitCount / 8
        guard bytes[offset] == 10 else { return offset }
        if !lines.startShortLine(at: offset &+ 1) { lines.startLine(at: offset &+ 1) }
        marks &= marks &- 1
      } while marks != 0
      cursor &+= 8
    }
    return cursor
  }

  /// The top bit of each of eight bytes that is a control character or not ASCII.
  @inline(__always)
  private static func notPlain(_ word: UInt64) -> UInt64 {
    // Seven bits and 32's distance from 128 carry into the top bit, and no further.
    let isVisible = (word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x6060_6060_6060_6060
    return (~isVisible | word) & 0x8080_8080_8080_8080
  }
}
