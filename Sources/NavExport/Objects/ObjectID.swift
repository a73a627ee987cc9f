import NavText

/// What an object is called in a storyboard.
enum ObjectID: Hashable {
  case made(MadeID)
  /// As a file has it already.
  case known(String)

  var text: String {
    switch self {
    case .made(let id): id.text
    case .known(let text): text
    }
  }
}

/// An id in Interface Builder's form, such as `Tsg-0q-5Xb`: three, two and three letters or digits.
///
/// It is kept as a number to the base of 62, which is there before its letters are.
struct MadeID: Hashable {
  /// The first letter is its lowest digit.
  private let number: UInt64

  /// The letters that stand for digits.
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
  private static var fourDigits: UInt64 { 62 * 62 * 62 * 62 }

  /// The id of a well mixed number.
  init(of number: UInt64) { self.number = number % (Self.fourDigits * Self.fourDigits) }

  /// Nil for a text of another form.
  init?(_ text: String) {
    let bytes = text.utf8.span
    guard bytes.count == 10 else { return nil }
    var number: UInt64 = 0
    for position in [9, 8, 7, 5, 4, 2, 1, 0] {
      guard let digit = Self.letters.firstIndex(of: bytes[position]) else { return nil }
      number = number * 62 + UInt64(digit)
    }
    let hyphen = UInt8(ascii: "-")
    guard bytes[3] == hyphen, bytes[6] == hyphen else { return nil }
    self.number = number
  }

  var text: String {
    var bytes = XMLBytes()
    bytes.append(self)
    return bytes.text
  }

  var hash: UInt64 { number &* 0x9E37_79B9_7F4A_7C15 }

  /// Its ten bytes, the first one lowest.
  @inline(__always)
  var bytes: (head: UInt64, tail: UInt16) {
    let (upper, lower) = number.quotientAndRemainder(dividingBy: Self.fourDigits)
    let (lowerPairs, upperPairs) = (Self.pairs(of: lower), Self.pairs(of: upper))
    let first = Self.digits(ofBoth: lowerPairs.first | upperPairs.first << 32)
    let second = Self.digits(ofBoth: lowerPairs.second | upperPairs.second << 32)
    let letters = Self.letters(of: first | second << 16)
    let hyphens = UInt64(UInt8(ascii: "-")) &* 0x0001_0000_0100_0000
    let head = letters & 0xFF_FFFF | (letters >> 24 & 0xFFFF) << 32 | (letters >> 40 & 0xFF) << 56
    return (head | hyphens, UInt16(truncatingIfNeeded: letters >> 48))
  }

  private static func pairs(of number: UInt64) -> (first: UInt64, second: UInt64) {
    let (second, first) = number.quotientAndRemainder(dividingBy: 62 * 62)
    return (first, second)
  }

  /// The two digits of each of two numbers, which are 32 bits apart, in two bytes, the lower digit first.
  private static func digits(ofBoth numbers: UInt64) -> UInt64 {
    // Exact for numbers of two digits, and none of both reaches into the other.
    let upper = (numbers &* 67_651) >> 22 & 0x3F_0000_003F
    return (numbers &- upper &* 62) | upper << 8
  }

  /// Eight digits, a byte each, as small letters, capitals and digits.
  private static func letters(of numbers: UInt64) -> UInt64 {
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
