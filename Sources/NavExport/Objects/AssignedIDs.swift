import NavModel
import NavText

/// Ids in Interface Builder's form, such as `Tsg-0q-5Xb`.
///
/// They are made from names, so that the same program has the same ids in every run and what is added changes no
/// other's. Two that come out the same get different ones, in the order in which they are asked for.
struct AssignedIDs {
  private(set) var ids: [ObjectRole: String]
  private var used: Set<String> = []

  /// With the ids that objects have already, and room for those of so many.
  init(_ known: [ObjectRole: String] = [:], room count: Int) {
    ids = known
    ids.reserveCapacity(max(known.count, count))
    used.reserveCapacity(max(known.count, count))
    for id in known.values { used.insert(id) }
  }

  /// Ids that belong to something else.
  mutating func reserve(_ others: Set<String>) { used.formUnion(others) }

  /// The id of an object, made when it is first asked for.
  mutating func id(of role: ObjectRole, _ seed: Seed) -> String {
    if let known = ids[role] { return known }
    var seed = seed
    var id = seed.spelling
    while !used.insert(id).inserted {
      seed = seed.adding(1)
      id = seed.spelling
    }
    ids[role] = id
    return id
  }
}

/// What an id is made from: the hash of the names on the way to its object (FNV-1a).
struct Seed: Hashable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  private static let prime: UInt64 = 0x100_0000_01B3

  init(_ word: String) { self = Seed().adding(word) }

  private init() {}

  func adding(_ word: String) -> Seed {
    var seed = self
    for byte in word.utf8 { seed.hash = (seed.hash ^ UInt64(byte)) &* Self.prime }
    // A name and the next one are not a longer name.
    seed.hash = (seed.hash ^ 0xFF) &* Self.prime
    return seed
  }

  func adding(_ number: Int) -> Seed {
    var seed = self
    var rest = UInt64(truncatingIfNeeded: number)
    for _ in 0..<8 {
      seed.hash = (seed.hash ^ rest & 0xFF) &* Self.prime
      rest >>= 8
    }
    return seed
  }

  func adding(_ other: Seed) -> Seed { adding(Int(truncatingIfNeeded: other.hash)) }

  private static let digits = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

  /// Three, two and three letters or digits.
  var spelling: String {
    // The low bits of such a hash are not as well mixed as the high ones.
    var rest = hash ^ hash >> 29
    rest = rest &* 0x9E37_79B9_7F4A_7C15
    rest ^= rest >> 32
    var text: [UInt8] = []
    text.reserveCapacity(10)
    for position in 0..<10 {
      if position == 3 || position == 6 {
        text.append(UInt8(ascii: "-"))
        continue
      }
      text.append(Self.digits[Int(rest % 62)])
      rest /= 62
    }
    return String(decoding: text, as: UTF8.self)
  }
}
