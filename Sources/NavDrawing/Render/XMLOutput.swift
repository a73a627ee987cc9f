import NavLayout

/// XML in the making.
struct XMLOutput {
  private(set) var bytes: [UInt8] = []

  /// Markup, or text that needs no escaping.
  mutating func write(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  mutating func write(_ point: Point) {
    write(point.x)
    write(" ")
    write(point.y)
  }

  /// A coordinate, to a hundredth of a point, which nobody sees.
  mutating func write(_ number: Double) {
    write(whole(number * 10) * 10, units: 1000)
  }

  /// A factor, to three decimals.
  mutating func write(thousandths number: Double) {
    write(whole(number * 100), units: 1000)
  }

  mutating func attribute(_ name: String, _ number: Double) {
    write(" ")
    write(name)
    write("=\"")
    write(number)
    write("\"")
  }

  mutating func attribute(_ name: String, _ value: String) {
    write(" ")
    write(name)
    write("=\"")
    write(escaped: value)
    write("\"")
  }

  mutating func element(_ name: String, _ text: String) {
    write("<")
    write(name)
    write(">")
    write(escaped: text)
    write("</")
    write(name)
    write(">\n")
  }

  /// Text and attribute values. What XML cannot hold at all becomes the replacement character.
  mutating func write(escaped text: String) {
    var iterator = text.utf8.makeIterator()
    var (first, second): (UInt8, UInt8) = (0, 0)
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): write(" ")
      case 0..<32: write("\u{FFFD}")
      default: bytes.append(byte)
      }
      // U+FFFE and U+FFFF are no characters of XML.
      if first == 0xEF && second == 0xBF && byte >= 0xBE {
        bytes[bytes.count - 1] = 0xBD
      }
      (first, second) = (second, byte)
    }
  }

  /// Ten times `number`, rounded. In WebAssembly an Int has 32 bits, which a far place needs more of.
  private func whole(_ number: Double) -> Int64 {
    // Nobody draws farther than this, and what is no number is nowhere.
    guard number > -1e12 && number < 1e12 else { return 0 }
    return Int64(number < 0 ? number * 10 - 0.5 : number * 10 + 0.5)
  }

  /// `number` units as a decimal, without zeros at its end.
  private mutating func write(_ number: Int64, units: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = number < 0 ? -number : number
    digits(of: magnitude / units)
    var rest = magnitude % units
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit = units / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private mutating func digits(of number: Int64) {
    guard number >= 10 else {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
      return
    }
    digits(of: number / 10)
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
