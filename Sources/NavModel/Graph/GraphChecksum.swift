import NavText

/// A checksum that notices any change of neighbouring bytes for certain, as long as they are in one group of eight:
/// every step can be undone, so two different words never lead to the same sum. It is no protection against intent.
struct GraphChecksum {
  private var sum: UInt64 = 0
  /// How many bytes it knows.
  private(set) var count: UInt64 = 0

  init() {}

  init(of bytes: Span<UInt8>) {
    add(bytes)
  }

  /// That of two halves, each of which may be known before the other.
  init(of first: GraphChecksum, _ second: GraphChecksum) {
    add(first.value)
    add(second.value)
  }

  @inline(__always)
  private mutating func add(_ word: UInt64) {
    sum = Self.mixed(sum ^ word)
    count &+= 8
  }

  /// Goes on with bytes. Where more follow, they are whole groups of eight.
  mutating func add(_ bytes: Span<UInt8>) {
    var offset = 0
    while bytes.count &- offset >= 8 {
      add(bytes.word(at: offset))
      offset &+= 8
    }
    guard offset < bytes.count else { return }
    var rest: UInt64 = 0
    for index in offset..<bytes.count {
      rest |= UInt64(bytes[index]) << UInt64((index - offset) * 8)
    }
    add(rest)
    count = count &- 8 &+ UInt64(bytes.count - offset)
  }

  var value: UInt64 { Self.mixed(Self.mixed(sum ^ count)) }

  @inline(__always)
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word &* 0x9E37_79B9_7F4A_7C15
    return product << 29 | product >> 35
  }
}
