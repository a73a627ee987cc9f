import NavText

/// `12.5` as 12500; nil for what is no number, or too large for one.
func thousandths(_ text: Span<UInt8>) -> Int32? {
  var value: Int64 = 0
  var isBehindPoint = false
  var isNegative = false
  var hasDigits = false
  /// How many places the point moves to the right.
  var shift = 3
  for index in text.indices {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "-") where index == 0: isNegative = true
    case UInt8(ascii: "+") where index == 0: break
    case UInt8(ascii: ".") where !isBehindPoint: isBehindPoint = true
    case 0x30...0x39:
      hasDigits = true
      // More digits than these say nothing but how large the number is, which an exponent may take back.
      if value > 1 << 50 {
        if !isBehindPoint { shift += 1 }
        continue
      }
      value = value * 10 + Int64(byte - 0x30)
      if isBehindPoint { shift -= 1 }
    // `1e-05`, as old versions wrote next to nothing.
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      guard hasDigits, let exponent = exponent(text, from: index + 1) else { return nil }
      return rounded(value, shift: shift + exponent, isNegative)
    default: return nil
    }
  }
  return hasDigits ? rounded(value, shift: shift, isNegative) : nil
}

/// What is after an `e`; no more than decides whether a number is huge or nothing.
private func exponent(_ text: Span<UInt8>, from start: Int) -> Int? {
  var value = 0
  var isNegative = false
  var hasDigits = false
  for index in start..<max(start, text.count) {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "-") where index == start: isNegative = true
    case UInt8(ascii: "+") where index == start: break
    case 0x30...0x39:
      hasDigits = true
      value = min(1_000_000, value * 10 + Int(byte - 0x30))
    default: return nil
    }
  }
  return hasDigits ? isNegative ? -value : value : nil
}

/// A value whose point is moved; what falls after it rounds. Nil for what is too large.
private func rounded(_ value: Int64, shift: Int, _ isNegative: Bool) -> Int32? {
  var value = value
  var shift = shift
  while shift > 0 && value != 0 {
    value *= 10
    shift -= 1
    if value > 1 << 40 { return nil }
  }
  while shift < -1 && value != 0 {
    value /= 10
    shift += 1
  }
  if shift == -1 { value = (value + 5) / 10 }
  return Int32(exactly: isNegative ? -value : value)
}

/// `1:2`, `2/3` or `0.5` in thousandths. What is not quite nothing is a thousandth: a constraint with no multiplier at
/// all would be another one.
public func ratio(_ written: String) -> Int32? {
  // `1: 1` was accepted, too.
  let text = String(decoding: written.utf8.filter { $0 != 0x20 }, as: UTF8.self)
  for separator in [UInt8(ascii: ":"), UInt8(ascii: "/")] {
    let parts = text.utf8.split(separator: separator)
    guard parts.count == 2, let first = String(parts[0]), let second = String(parts[1]),
      let above = thousandths(first.utf8.span), let below = thousandths(second.utf8.span),
      below != 0
    else { continue }
    let ratio = Int64(above) * 1000 / Int64(below)
    return ratio == 0 ? above.signum() * below.signum() : Int32(exactly: ratio)
  }
  guard let value = thousandths(text.utf8.span) else { return nil }
  if value != 0 { return value }
  let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
  guard digits.contains(where: { 0x31...0x39 ~= $0 }) else { return 0 }
  return text.utf8.first == UInt8(ascii: "-") ? -1 : 1
}

extension StoryboardDocument {
  /// What a value says as a number.
  public func thousandths(_ value: Name) -> Int32? {
    xml.names.withUTF8(of: value) { NavXcode.thousandths($0) }
  }

  /// The same for the value of an attribute.
  public func thousandths(_ word: Word, of element: ID<XMLElement>) -> Int32? {
    name(word, of: element).flatMap { thousandths($0) }
  }
}
