import NavText

/// What an id is made from: the hash of the names on the way to its object (FNV-1a).
struct Seed: Hashable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  private static var prime: UInt64 { 0x100_0000_01B3 }

  init(_ name: Name, of program: WrittenProgram) { self = Seed().adding(name, of: program) }

  private init() {}

  @inline(__always)
  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* Self.prime }

  @inline(__always)
  private func adding(_ word: Span<UInt8>) -> Seed {
    var seed = self
    for index in word.indices { seed.add(word[index]) }
    // A name and the next one are not a longer name.
    seed.add(0xFF)
    return seed
  }

  func adding(_ word: String) -> Seed { adding(word.utf8.span) }

  func adding(_ name: Name, of program: WrittenProgram) -> Seed {
    program.withBytes(of: name) { adding($0) }
  }

  func adding(_ number: Int) -> Seed {
    var seed = self
    var rest = UInt64(truncatingIfNeeded: number)
    for _ in 0..<8 {
      seed.add(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    return seed
  }

  func adding(_ id: ObjectID) -> Seed { adding(id.text) }

  func adding(_ other: Seed) -> Seed { adding(Int(truncatingIfNeeded: other.hash)) }

  /// One of 62 letters and digits: small ones, capitals, digits.
  @inline(__always)
  private static func digit(_ value: UInt64) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    if value < 26 { return UInt8(ascii: "a") &+ value }
    return value < 52
      ? UInt8(ascii: "A") &+ (value &- 26) : UInt8(ascii: "0") &+ (value &- 52)
  }

  /// Three, two and three letters or digits.
  var id: MadeID {
    // The low bits of such a hash are not as well mixed as the high ones.
    var rest = hash ^ hash >> 29
    rest = rest &* 0x9E37_79B9_7F4A_7C15
    rest ^= rest >> 32
    var (head, tail): (UInt64, UInt16) = (0, 0)
    for position in 0..<MadeID.length {
      var byte = UInt8(ascii: "-")
      if position != 3 && position != 6 {
        byte = Self.digit(rest % 62)
        rest /= 62
      }
      if position < 8 {
        head |= UInt64(byte) << UInt64(position * 8)
      } else {
        tail |= UInt16(byte) << UInt16((position - 8) * 8)
      }
    }
    return MadeID(head: head, tail: tail)
  }
}
