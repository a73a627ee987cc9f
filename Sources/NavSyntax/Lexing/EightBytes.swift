import NavText

/// Eight bytes of a source as one number, so that the lexer looks at eight in the time of one.
///
/// Each test sets the top bit of every byte that has the property. The first byte is the lowest. Only from a byte beyond
/// ASCII does a sum spill into the next; since such a byte ends every run itself, what follows it is never asked for.
struct EightBytes {
  let word: UInt64

  /// Nil where fewer than eight bytes are left.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at offset: Int) {
    // Asked the way the load asks, so that it is asked once.
    guard UInt(bitPattern: offset) <= UInt(bitPattern: bytes.count), bytes.count &- offset >= 8
    else { return nil }
    word = bytes.word(at: offset)
  }

  /// For what a source has there.
  init(_ word: UInt64) {
    self.word = word
  }

  private static let tops = every(0x80)

  @inline(__always)
  private static func every(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// How many bytes are before the first that has a bit set.
  @inline(__always)
  private static func countBefore(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  /// Marks the bytes that are not `byte`, which is ASCII.
  @inline(__always)
  private func isNot(_ byte: UInt64) -> UInt64 { (word ^ Self.every(byte)) &+ Self.every(0x7F) }

  /// Marks the bytes that are at least `least`.
  @inline(__always)
  private static func isAtLeast(_ least: UInt64, _ word: UInt64) -> UInt64 {
    word &+ every(0x80 &- least)
  }

  /// How many bytes are those of a line feed with spaces after it.
  var leadingLineStart: Int { Self.countBefore(word ^ 0x2020_2020_2020_200A) }

  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: index &* 8))
  }

  /// Marks the bytes that are no letters, digits or underscores of ASCII.
  @inline(__always)
  private var namelessBytes: UInt64 {
    let lowercase = word | Self.every(0x20)
    let letters = Self.isAtLeast(0x61, lowercase) & ~Self.isAtLeast(0x7B, lowercase)
    let digits = Self.isAtLeast(0x30, word) & ~Self.isAtLeast(0x3A, word)
    let names = (letters | digits | ~isNot(0x5F)) & ~word
    return ~names & Self.tops
  }

  /// Letters, digits and underscores of ASCII.
  @inline(__always)
  var leadingNameBytes: Int { Self.countBefore(namelessBytes) }

  /// How a name goes on in eight bytes.
  enum NamePart {
    /// It ends in them, behind so many bytes, which are the number `head`.
    case end(head: UInt64, count: Int)
    /// All of them are part of it.
    case whole
    /// There are letters of any script, or something else beyond ASCII.
    case beyondASCII
  }

  @inline(__always)
  var namePart: NamePart {
    let ends = namelessBytes
    if ends == 0 { return .whole }
    if word & Self.tops != 0 { return .beyondASCII }
    // The lowest bit that is set is the top one of the byte after the name.
    let throughEnd = ends ^ (ends &- 1)
    return .end(head: word & throughEnd &>> 8, count: ends.trailingZeroBitCount &>> 3)
  }

  /// Printable ASCII but the quote and the backslash.
  var leadingPlainText: Int {
    let plain =
      Self.isAtLeast(0x20, word) & ~Self.isAtLeast(0x7F, word) & isNot(0x22) & isNot(0x5C)
    return Self.countBefore((~plain | word) & Self.tops)
  }
}
