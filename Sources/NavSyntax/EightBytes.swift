import NavText

/// Eight bytes of a source as one number, so that the lexer looks at eight in the time of one.
///
/// Each test sets the top bit of every byte that has the property; no sum leaves its byte, since the top bits are
/// cleared before. The first byte is the lowest.
struct EightBytes {
  private let word: UInt64

  /// Nil where fewer than eight bytes are left.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at offset: Int) {
    guard offset &+ 8 <= bytes.count else { return nil }
    word = bytes.word(at: offset)
  }

  private static let tops = every(0x80)

  @inline(__always)
  private static func every(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// How many bytes stand before the first whose top bit is set.
  @inline(__always)
  private static func countBefore(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  private var low: UInt64 { word & ~Self.tops }

  /// Marks the bytes that are `byte`, which is ASCII.
  @inline(__always)
  private func isNot(_ byte: UInt64) -> UInt64 { (low ^ Self.every(byte)) &+ Self.every(0x7F) }

  /// Marks the bytes whose lower seven bits are at least `least`.
  @inline(__always)
  private static func isAtLeast(_ least: UInt64, _ low: UInt64) -> UInt64 {
    low &+ every(0x80 &- least)
  }

  var leadingSpaces: Int { Self.countBefore((isNot(0x20) | word) & Self.tops) }

  /// Letters, digits and underscores of ASCII.
  var leadingNameBytes: Int {
    let lowercase = low | Self.every(0x20)
    let letters = Self.isAtLeast(0x61, lowercase) & ~Self.isAtLeast(0x7B, lowercase)
    let digits = Self.isAtLeast(0x30, low) & ~Self.isAtLeast(0x3A, low)
    let names = (letters | digits | ~isNot(0x5F)) & ~word
    return Self.countBefore(~names & Self.tops)
  }

  /// Printable ASCII but the quote and the backslash.
  var leadingPlainText: Int {
    let plain = Self.isAtLeast(0x20, low) & ~Self.isAtLeast(0x7F, low) & isNot(0x22) & isNot(0x5C)
    return Self.countBefore((~plain | word) & Self.tops)
  }
}
