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

  /// Three, two and three letters or digits.
  var id: MadeID {
    // The low bits of such a hash are not as well mixed as the high ones.
    var rest = hash ^ hash >> 29
    rest = rest &* 0x9E37_79B9_7F4A_7C15
    rest ^= rest >> 32
    let (upper, lower) = rest.quotientAndRemainder(dividingBy: Self.fourDigits)
    let digits = Self.digits(lower) | Self.digits(upper % Self.fourDigits) &<< 32
    let letters = Self.letters(digits)
    // `abc-de-fgh`, the first one lowest.
    let hyphens = UInt64(UInt8(ascii: "-")) &* 0x0001_0000_0100_0000
    let head = letters & 0xFF_FFFF | (letters >> 24 & 0xFFFF) << 32 | (letters >> 40 & 0xFF) << 56
    return MadeID(head: head | hyphens, tail: UInt16(truncatingIfNeeded: letters >> 48))
  }

  private static var fourDigits: UInt64 { 62 * 62 * 62 * 62 }

  /// The four digits of a number to the base of 62, a byte each, the last one lowest. Four at a time do not wait for the others.
  @inline(__always)
  private static func digits(_ number: UInt64) -> UInt64 {
    let (upper, lower) = number.quotientAndRemainder(dividingBy: 62 * 62)
    return lower % 62 | (lower / 62) &<< 8 | (upper % 62) &<< 16 | (upper / 62) &<< 24
  }

  /// Eight numbers below 62, a byte each, as small letters, capitals and digits.
  private static func letters(_ numbers: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    /// A one in each byte that is not below a number.
    func reaching(_ least: UInt64) -> UInt64 { (numbers &+ (128 - least) &* ones) >> 7 & ones }
    // No byte gets so large or so small that it changes its neighbour.
    let capitals = UInt64(UInt8(ascii: "a")) + 26 - UInt64(UInt8(ascii: "A"))
    let digits = UInt64(UInt8(ascii: "A")) + 26 - UInt64(UInt8(ascii: "0"))
    return numbers &+ UInt64(UInt8(ascii: "a")) &* ones &- reaching(26) &* capitals
      &- reaching(52) &* digits
  }
}
