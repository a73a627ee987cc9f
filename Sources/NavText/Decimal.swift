extension Double {
  /// The double nearest to a decimal such as `-12.5e3`, or nil if `text` is not one.
  ///
  /// Ties go to the even neighbour and too large a number is infinite, as with the C library's
  /// `strtod`, which Embedded Swift does not have.
  public init?(decimal text: ArraySlice<UInt8>) {
    guard let decimal = Decimal(text) else { return nil }
    self = decimal.isNegative ? -decimal.magnitude : decimal.magnitude
  }
}

/// The number `0.digits × 10^point`, as it was written.
private struct Decimal {
  /// More than the 767 digits that can decide between two doubles.
  static let mostDigits = 800

  var isNegative = false
  /// Each 0 to 9; the first is not 0.
  var digits: [UInt8] = []
  var point = 0

  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative {
      rest.removeFirst()
    }
    var isFraction = false
    var isCut = false
    var hasDigit = false
    while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
      rest.removeFirst()
      if byte == UInt8(ascii: ".") && !isFraction {
        isFraction = true
        continue
      }
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let digit = byte - UInt8(ascii: "0")
      hasDigit = true
      let isLeadingZero = digits.isEmpty && digit == 0
      if isFraction == isLeadingZero {
        point += isFraction ? -1 : 1
      }
      if digits.count == Self.mostDigits {
        isCut = isCut || digit != 0
      } else if !isLeadingZero {
        digits.append(digit)
      }
    }
    guard hasDigit else { return nil }
    if isCut {
      digits.append(1)
    }
    if !rest.isEmpty {
      guard let exponent = Self.exponent(rest.dropFirst()) else { return nil }
      point += exponent
    }
  }

  private static func exponent(_ text: ArraySlice<UInt8>) -> Int? {
    let isSigned = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
    let digits = text.dropFirst(isSigned ? 1 : 0)
    guard !digits.isEmpty else { return nil }
    var exponent = 0
    for byte in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      // Far beyond any double, and small enough to go on adding to.
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 1 << 26)
    }
    return text.first == UInt8(ascii: "-") ? -exponent : exponent
  }

  var magnitude: Double {
    guard !digits.isEmpty && point > -324 else { return 0 }
    guard point < 310 else { return .infinity }
    let exponent = point - digits.count
    if digits.count <= 15 && -22...22 ~= exponent {
      return exactMagnitude(exponent)
    }
    var numerator = Natural(digits: digits)
    var denominator = Natural(digits: [1])
    for _ in 0..<max(exponent, 0) {
      numerator.multiply(by: 10, adding: 0)
    }
    for _ in 0..<max(-exponent, 0) {
      denominator.multiply(by: 10, adding: 0)
    }
    return quotient(numerator, denominator)
  }

  /// Digits and power are whole doubles here, so that only the last operation rounds.
  private func exactMagnitude(_ exponent: Int) -> Double {
    let whole = Double(digits.reduce(0) { $0 * 10 + UInt64($1) })
    var power = 1.0
    for _ in 0..<abs(exponent) {
      power *= 10
    }
    return exponent < 0 ? whole / power : whole * power
  }

  /// Long division in binary: one bit of the significand at a time, then a decision by the rest.
  private func quotient(_ numerator: Natural, _ denominator: Natural) -> Double {
    var rest = numerator
    var divisor = denominator
    // From here on `rest / divisor` is from 1 to 2, to be multiplied by 2^exponent.
    var exponent = rest.bitWidth - divisor.bitWidth
    rest.shiftLeft(max(-exponent, 0))
    divisor.shiftLeft(max(exponent, 0))
    if rest < divisor {
      rest.shiftLeft(1)
      exponent -= 1
    }
    guard exponent < 1024 else { return .infinity }
    let bitCount = min(53, exponent + 1075)
    guard bitCount >= 0 else { return 0 }
    var significand: UInt64 = 0
    for _ in 0..<bitCount {
      significand <<= 1
      if !(rest < divisor) {
        rest.subtract(divisor)
        significand |= 1
      }
      rest.shiftLeft(1)
    }
    if divisor < rest || rest == divisor && significand & 1 == 1 {
      significand += 1
    }
    // The leading bit and a carry from rounding both count up the exponent, as they should.
    return Double(bitPattern: UInt64(max(exponent + 1022, 0)) << 52 + significand)
  }
}

/// A natural number of any size, in limbs of 32 bits, the lowest first and the highest not zero.
private struct Natural: Equatable {
  private var limbs: [UInt32] = []

  init(digits: [UInt8]) {
    for digit in digits {
      multiply(by: 10, adding: UInt32(digit))
    }
  }

  var bitWidth: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * 32 - last.leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding summand: UInt32) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 {
      limbs.append(UInt32(carry))
    }
  }

  mutating func shiftLeft(_ count: Int) {
    for _ in 0..<count % 32 {
      multiply(by: 2, adding: 0)
    }
    if !limbs.isEmpty {
      limbs.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
    }
  }

  /// Takes away `other`, which must not be larger.
  mutating func subtract(_ other: Natural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      borrow += Int64(limbs[index]) - (index < other.limbs.count ? Int64(other.limbs[index]) : 0)
      limbs[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    while limbs.last == 0 {
      limbs.removeLast()
    }
  }

  static func < (left: Natural, right: Natural) -> Bool {
    guard left.limbs.count == right.limbs.count else {
      return left.limbs.count < right.limbs.count
    }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }
}
