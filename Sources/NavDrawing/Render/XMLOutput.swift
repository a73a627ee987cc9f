import NavLayout
import NavText

// XML in the making. Every function writes no more than what its caller has made room for.

extension OutputSpan<UInt8> {
  /// Markup, or text that needs no escaping.
  mutating func write(_ markup: String) {
    let markup = markup.utf8.span
    precondition(markup.count <= freeCapacity)
    // At once: a third of the time that a picture takes to write goes into this.
    unsafe withUnsafeMutableBufferPointer { room, count in
      unsafe markup.withUnsafeBufferPointer {
        _ = unsafe room.extracting(count...).initialize(fromContentsOf: $0)
      }
      count += markup.count
    }
  }

  mutating func write(_ point: Point) {
    write(point.x)
    append(UInt8(ascii: " "))
    write(point.y)
  }

  /// A coordinate, to a hundredth of a point, which is invisible; at most `longestNumber` bytes.
  mutating func write(_ number: Double) {
    // Few are as far out as this.
    guard number > -1e6 && number < 1e6 else {
      write(whole(number * 10) * 10, units: 1000)
      return
    }
    let scaled = number * 10 * 10
    let hundredths = Int32(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    let magnitude = UInt32(hundredths.magnitude)
    append(digitsOf: magnitude / 100)
    let rest = magnitude % 100
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    append(digit: rest / 10)
    if rest % 10 > 0 { append(digit: rest % 10) }
  }

  /// A sign, thirteen digits, a point and three more.
  static var longestNumber: Int { 18 }

  /// A factor, to three decimals.
  mutating func write(thousandths number: Double) {
    write(whole(number * 100), units: 1000)
  }

  /// `start` is the attribute as far as its value: ` x="`.
  mutating func attribute(_ start: String, _ number: Double) {
    write(start)
    write(number)
    append(UInt8(ascii: "\""))
  }

  /// The same, with a text.
  mutating func attribute(_ start: String, _ value: String) {
    write(start)
    write(escaped: value)
    append(UInt8(ascii: "\""))
  }

  mutating func element(_ name: String, _ text: String) {
    append(UInt8(ascii: "<"))
    write(name)
    append(UInt8(ascii: ">"))
    write(escaped: text)
    write("</")
    write(name)
    write(">\n")
  }

  /// Text and attribute values. What XML cannot hold at all becomes the replacement character, and so does what would
  /// turn around the text that follows it: people who read the file must see what a machine does. At most
  /// `longestEscape` bytes for each byte.
  mutating func write(escaped text: String) {
    if isPlain(text) {
      write(text)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\n", "\t", "\r": write(" ")
      case "\u{FFFE}"..."\u{FFFF}": write("\u{FFFD}")
      case _ where scalar.isObeyed: write("\u{FFFD}")
      default:
        for unit in Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter {
          append(unit)
        }
      }
    }
  }

  static var longestEscape: Int { 6 }

  /// Whether it is ASCII that needs no escaping, as most of what is written.
  private func isPlain(_ text: String) -> Bool {
    let text = text.utf8.span
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): return false
      case 0..<0x20, 0x7F...: return false
      default: break
      }
    }
    return true
  }

  /// Ten times `number`, rounded. In WebAssembly an Int has 32 bits, which a far place needs more of.
  private func whole(_ number: Double) -> Int64 {
    // Nothing is drawn farther out than this, and NaN is nowhere.
    guard number > -1e12 && number < 1e12 else { return 0 }
    return Int64(number < 0 ? number * 10 - 0.5 : number * 10 + 0.5)
  }

  /// `number` units as a decimal, without zeros at its end.
  private mutating func write(_ number: Int64, units: Int64) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let magnitude = number < 0 ? -number : number
    digits(of: magnitude / units)
    var rest = magnitude % units
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    var unit = units / 10
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private mutating func digits(of number: Int64) {
    guard number >= 10 else {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
      return
    }
    digits(of: number / 10)
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  private mutating func append(digit: UInt32) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// Up to six digits.
  private mutating func append(digitsOf number: UInt32) {
    if number >= 1_000 {
      if number >= 10_000 {
        if number >= 100_000 { append(digit: number / 100_000) }
        append(digit: number / 10_000 % 10)
      }
      append(digit: number / 1_000 % 10)
    }
    if number >= 10 {
      if number >= 100 { append(digit: number / 100 % 10) }
      append(digit: number / 10 % 10)
    }
    append(digit: number % 10)
  }
}
