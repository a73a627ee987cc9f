import NavText

/// Bytes in the making. Zeros wait after them, so that eight can be written at once and the next ones go over what was too
/// much: nearly all that a storyboard is made of is shorter than that, or little longer.
struct XMLBytes {
  private var storage: [UInt8] = []
  private(set) var count = 0
  /// Kept for the next time that parts change places.
  private var moving: [UInt8] = []

  /// With room for so many bytes.
  init(room: Int = 0) { storage = [UInt8](repeating: 0, count: room) }

  /// What was written, handed over without a copy.
  mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&storage, &taken)
    taken.removeLast(taken.count - count)
    count = 0
    return taken
  }

  /// Indents a new line, by four spaces a level.
  @inline(__always)
  mutating func startLine(depth: Int) {
    reserve(4 &* depth &+ 8)
    var end = count
    var span = storage.mutableSpan
    span.setWord(UInt64(UInt8(ascii: "\n")), at: end)
    end &+= 1
    for _ in 0..<(depth &+ 1) / 2 {
      span.setWord(0x2020_2020_2020_2020, at: end)
      end &+= 8
    }
    count &+= 1 &+ 4 &* depth
  }

  /// Makes room for so many more bytes and the zeros after them.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count &+ more &+ 8 > storage.count { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    var larger = [UInt8](repeating: 0, count: max(storage.count * 2, count + more + 4096))
    larger.replaceSubrange(0..<count, with: storage[..<count])
    storage = larger
  }

  /// Appends the lowest bytes of a number, which has no others.
  @inline(__always)
  mutating func append(_ word: UInt64, count length: Int) {
    reserve(8)
    let end = count
    count &+= length
    var span = storage.mutableSpan
    span.setWord(word, at: end)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) { append(UInt64(byte), count: 1) }

  mutating func append(_ text: Span<UInt8>) {
    reserve(text.count)
    let end = count
    count &+= text.count
    var span = storage.mutableSpan
    var offset = 0
    while offset &+ 8 <= text.count {
      span.setWord(text.word(at: offset), at: end &+ offset)
      offset &+= 8
    }
    while offset < text.count {
      span[end &+ offset] = text[offset]
      offset &+= 1
    }
  }

  mutating func append(_ text: String) { append(text.utf8.span) }

  /// Appends a name as it is in an attribute.
  @inline(__always)
  mutating func append(_ name: Name, of names: WrittenNames) {
    let (start, length) = names.place(of: name)
    let bytes = names.bytes.span
    reserve(length)
    let end = count
    count &+= length
    var span = storage.mutableSpan
    var offset = 0
    while offset < length {
      span.setWord(bytes.word(at: start &+ offset), at: end &+ offset)
      offset &+= 8
    }
  }

  /// Appends a text with those signs in other words that mean something in XML, where lines may end.
  mutating func append(escaped text: Span<UInt8>, inAttribute: Bool = true) {
    // Nearly all go as they are.
    if Self.isPlain(text) { return append(text) }
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      // What XML cannot hold at all.
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F: append("\u{FFFD}")
      case 0x0D: append("&#13;")
      case 0x0A where inAttribute: append("&#10;")
      case 0x09 where inAttribute: append("&#9;")
      default: append(text[index])
      }
    }
  }

  /// Whether all bytes mean themselves wherever they are.
  private static func isPlain(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      switch text[index] {
      case 0x00..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""):
        return false
      default: continue
      }
    }
    return true
  }

  /// Appends what was written apart, which may be long.
  mutating func append(_ other: XMLBytes) {
    reserve(other.count)
    let end = count + other.count
    storage.replaceSubrange(count..<end, with: other.storage[..<other.count])
    count = end
  }

  mutating func append(_ id: MadeID) {
    append(id.head, count: 8)
    append(UInt64(id.tail), count: 2)
  }

  /// Appends a number in decimal digits.
  mutating func append(number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  private mutating func append(digitsOf number: UInt) {
    var (rest, digits, length) = (number, UInt64(0), 0)
    repeat {
      // The last digit is the first to be found, and ends up highest.
      digits = digits &<< 8 | UInt64(UInt8(ascii: "0")) &+ UInt64(rest % 10)
      rest /= 10
      length &+= 1
    } while rest > 0 && length < 8
    if rest > 0 { append(digitsOf: rest) }
    append(digits, count: length)
  }

  /// Appends thousandths as Interface Builder writes them: `12.5`, `-1`.
  mutating func append(decimal thousandths: Int32) {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    if thousandths < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: UInt(whole))
    if rest == 0 { return }
    append(UInt8(ascii: "."))
    var (digits, place) = (rest, UInt32(100))
    while digits > 0 {
      append(UInt8(ascii: "0") + UInt8(digits / place))
      (digits, place) = (digits % place, place / 10)
    }
  }

  /// Puts what was written since an offset into the order of its parts.
  mutating func arrange(_ parts: [AttributePart], from start: Int) {
    var old: [UInt8] = []
    swap(&old, &moving)
    old.removeAll(keepingCapacity: true)
    old.append(contentsOf: storage.span.extracting(start..<count))
    count = start
    for part in parts { append(old.span.extracting(part.start - start..<part.end - start)) }
    swap(&old, &moving)
  }
}
