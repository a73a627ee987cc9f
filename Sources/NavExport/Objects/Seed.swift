import NavText

/// What an id is made from: the hash of the names on the way to its object (FNV-1a).
struct Seed: Hashable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  private static var prime: UInt64 { 0x100_0000_01B3 }

  private static var primeToTheSeventh: UInt64 {
    prime &* prime &* prime &* prime &* prime &* prime &* prime
  }

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

  func adding(text: String) -> Seed { adding(text.utf8.span) }

  /// What the code says.
  @inline(__always)
  func adding(_ word: StaticString) -> Seed {
    word.withUTF8Buffer { unsafe adding(Span(_unsafeElements: $0)) }
  }

  func adding(_ name: Name, of program: WrittenProgram) -> Seed {
    program.withBytes(of: name) { adding($0) }
  }

  func adding(_ number: Int) -> Seed {
    var seed = self
    var rest = UInt64(truncatingIfNeeded: number)
    seed.add(UInt8(truncatingIfNeeded: rest))
    if rest < 256 {
      // Seven bytes more that are zero.
      seed.hash = seed.hash &* Self.primeToTheSeventh
      return seed
    }
    for _ in 1..<8 {
      rest >>= 8
      seed.add(UInt8(truncatingIfNeeded: rest))
    }
    return seed
  }

  func adding(_ id: ObjectID) -> Seed { adding(text: id.text) }

  func adding(_ other: Seed) -> Seed { adding(Int(truncatingIfNeeded: other.hash)) }

  var id: MadeID {
    // The low bits of such a hash are not as well mixed as the high ones.
    var mixed = hash ^ hash >> 29
    mixed = mixed &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 32
    return MadeID(of: mixed)
  }
}
