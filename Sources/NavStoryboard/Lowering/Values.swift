import NavText

/// `12.5` as 12500; nil for what is no number, or too large for one.
func thousandths(_ text: Span<UInt8>) -> Int32? {
  var value: Int64 = 0
  var decimals: Int?
  var isNegative = false
  var isFirst = true
  for index in text.indices {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "-") where isFirst: isNegative = true
    case UInt8(ascii: "+") where isFirst: break
    case UInt8(ascii: ".") where decimals == nil: decimals = 0
    case 0x30...0x39:
      if let count = decimals {
        decimals = count + 1
        // The fourth place rounds; those behind it say nothing.
        if count == 3, byte >= 0x35 { value += 1 }
        if count >= 3 { continue }
      }
      value = value * 10 + Int64(byte - 0x30)
      if value > 1 << 40 { return nil }
    // `1e-05`, as old versions wrote next to nothing.
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return 0
    default: return nil
    }
    isFirst = false
  }
  guard !isFirst else { return nil }
  for _ in min(decimals ?? 0, 3)..<3 { value *= 10 }
  return Int32(exactly: isNegative ? -value : value)
}

/// `1:2`, `2/3` or `0.5` in thousandths.
func ratio(_ text: String) -> Int32? {
  for separator in [UInt8(ascii: ":"), UInt8(ascii: "/")] {
    let parts = text.utf8.split(separator: separator)
    guard parts.count == 2, let first = String(parts[0]), let second = String(parts[1]),
      let above = thousandths(first.utf8.span), let below = thousandths(second.utf8.span),
      below != 0
    else { continue }
    return Int32(exactly: Int64(above) * 1000 / Int64(below))
  }
  return thousandths(text.utf8.span)
}

extension StoryboardDocument {
  /// What a value says as a number.
  func thousandths(_ value: Name) -> Int32? {
    xml.names.withUTF8(of: value) { NavStoryboard.thousandths($0) }
  }

  /// The same for the value of an attribute.
  func thousandths(_ word: Word, of element: ID<XMLElement>) -> Int32? {
    name(word, of: element).flatMap { thousandths($0) }
  }
}

extension StoryboardLowering {
  /// `#FF9500` or a name of UIColor; nil for colours of a catalogue, whose names may have spaces.
  func color(_ element: ID<XMLElement>) -> String? {
    for word in [Word.systemColor, .cocoaTouchSystemColor, .colorName] {
      if let name = document.value(word, of: element) { return plainName(name) }
    }
    let alpha = document.thousandths(.alpha, of: element) ?? 1000
    let isGrey = document.attribute(.white, of: element) != nil
    var text = "#"
    for part in isGrey ? [Word.white, .white, .white] : [.red, .green, .blue] {
      guard let value = document.thousandths(part, of: element) else { return nil }
      text += hexadecimal(value)
    }
    return alpha == 1000 ? text : text + hexadecimal(alpha)
  }

  /// `systemBackgroundColor` is `systemBackground` in Swift.
  private func plainName(_ name: String) -> String? {
    let isPlain = name.utf8.allSatisfy {
      0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0
    }
    guard isPlain, !name.isEmpty else { return nil }
    let isColor = name.utf8.suffix(5).elementsEqual("Color".utf8) && name.utf8.count > 5
    return isColor ? String(decoding: Array(name.utf8.dropLast(5)), as: UTF8.self) : name
  }

  /// A component in thousandths as a byte.
  private func hexadecimal(_ thousandths: Int32) -> String {
    let byte = (max(0, min(1000, Int(thousandths))) * 255 + 500) / 1000
    let digits = Array("0123456789ABCDEF".utf8)
    return String(decoding: [digits[byte / 16], digits[byte % 16]], as: UTF8.self)
  }
}
