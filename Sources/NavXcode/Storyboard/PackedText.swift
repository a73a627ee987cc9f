import NavText

/// Parts of a text, one after the other: what stays of a file that is let go.
public struct PackedText: Sendable {
  /// With room after what is there.
  private var bytes: [UInt8]
  public private(set) var count = 0

  public init(room: Int) {
    bytes = [UInt8](repeating: 0, count: room)
  }

  /// Puts a range of a text after what is there.
  public mutating func append(_ range: SourceRange, of text: Span<UInt8>) {
    let (start, added, end) = (Int(range.start), range.count, count)
    if end &+ added &+ 8 > bytes.count { makeRoom(for: added) }
    var out = bytes.mutableSpan
    if start &+ added &+ 8 <= text.count {
      // Whole groups of eight: what the last one writes beyond the end is written over, or never read.
      var offset = 0
      while offset < added {
        out.setWord(text.word(at: start &+ offset), at: end &+ offset)
        offset &+= 8
      }
    } else {
      for offset in 0..<added { out[end + offset] = text[start + offset] }
    }
    count = end &+ added
  }

  /// Gives back the room after what is there: nothing follows.
  mutating func trim() {
    bytes = Array(bytes[..<count])
  }

  @inline(never)
  private mutating func makeRoom(for added: Int) {
    bytes += repeatElement(0, count: max(bytes.count, added + 8))
  }

  /// The text of a range, in which references stand for what they mean.
  public func value(_ range: Range<Int>) -> String {
    let written = bytes[range]
    // Most stand for themselves.
    if written.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "&") }) {
      return String(decoding: written, as: UTF8.self)
    }
    return String(
      decoding: XMLReference.resolved(
        SourceRange(range.lowerBound, range.upperBound), in: bytes.span, isAttribute: true),
      as: UTF8.self)
  }
}
