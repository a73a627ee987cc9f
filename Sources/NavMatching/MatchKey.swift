/// What a pass pairs rows by, in numbers that both sides share: of scenes, names, kinds.
///
/// Every pass makes one for every row, so the numbers are in place: only an enumeration of many cases has more than eight.
struct MatchKey: Hashable, ExpressibleByArrayLiteral {
  private var numbers = SIMD8<UInt32>()
  private var count = 0
  private var rest: [UInt32] = []

  init(arrayLiteral numbers: UInt32...) { self.init(numbers) }

  init(_ numbers: some Sequence<UInt32>) {
    for number in numbers { append(number) }
  }

  private mutating func append(_ number: UInt32) {
    if count < SIMD8<UInt32>.scalarCount {
      numbers[count] = number
      count += 1
    } else {
      rest.append(number)
    }
  }

  static func + (left: MatchKey, right: MatchKey) -> MatchKey {
    var key = left
    for index in 0..<right.count { key.append(right.numbers[index]) }
    for number in right.rest { key.append(number) }
    return key
  }

  /// Mixed into one number, since each that a hasher takes costs as much as all the rest of a row.
  func hash(into hasher: inout Hasher) {
    var mixed = UInt64(count)
    for index in 0..<count {
      mixed = (mixed ^ UInt64(numbers[index])) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 32
    }
    for number in rest { mixed = (mixed ^ UInt64(number)) &* 0x9E37_79B9_7F4A_7C15 }
    hasher.combine(mixed)
  }
}
