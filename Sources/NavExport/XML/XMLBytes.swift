import NavText

/// Bytes in the making, in a buffer that no one else can hold: an array would check before each change whether it is shared.
///
/// Nearly all pieces of a storyboard are short, so each is copied in steps of 32 bytes, of which most need one. The next piece
/// overwrites what was copied too much, and room for a line's start is kept after the last.
///
/// Besides `UniqueArray`, this is the only type of the module that handles memory by address. Every append reserves room
/// first. It has one owner at a time, so it may move between threads.
@safe
struct XMLBytes: ~Copyable, @unchecked Sendable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0

  /// How many bytes are copied at once.
  static var step: Int { 32 }
  private typealias Step = SIMD32<UInt8>
  /// How much of a new line is written at once: as deep as nearly all are.
  private typealias LineStart = SIMD64<UInt8>
  private static var margin: Int { 64 }

  /// With room for so many bytes.
  init(room: Int = 0) {
    capacity = room + Self.margin
    unsafe memory = .allocate(byteCount: capacity, alignment: Self.step)
  }

  deinit { unsafe memory.deallocate() }

  /// Makes room for so many more bytes, and for what is copied too much.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count &+ more &+ Self.margin > capacity { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more + 4096)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: Self.step)
    unsafe larger.copyMemory(from: memory, byteCount: count)
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  // MARK: Pieces

  /// Appends the lowest bytes of a number, which has no others.
  @inline(__always)
  mutating func append(_ word: UInt64, count length: Int) {
    reserve(8)
    unsafe memory.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= length
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) { append(UInt64(byte), count: 1) }

  /// Appends a piece of a table. At least a step of bytes comes after each piece there.
  @inline(__always)
  mutating func append(_ piece: Range<Int>, of table: Span<UInt8>) {
    let length = piece.upperBound &- piece.lowerBound
    reserve(length)
    var offset = 0
    repeat {
      let step = unsafe table.bytes.unsafeLoadUnaligned(
        fromByteOffset: piece.lowerBound &+ offset, as: Step.self)
      unsafe memory.storeBytes(of: step, toByteOffset: count &+ offset, as: Step.self)
      offset &+= Self.step
    } while offset < length
    count &+= length
  }

  /// Appends a whole attribute.
  @inline(__always)
  mutating func append(_ setting: UsualSettings.Setting, of settings: UsualSettings) {
    append(setting.place, of: settings.bytes.span)
  }

  /// Appends a name as it is in an attribute.
  @inline(__always)
  mutating func append(_ name: Name, of names: WrittenNames) {
    append(names.place(of: name), of: names.bytes.span)
  }

  mutating func append(_ text: Span<UInt8>) {
    unsafe text.withUnsafeBytes { unsafe append(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Appends what the code says.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    unsafe append(
      bytes: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  private mutating func append(bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe (memory + count).copyMemory(from: start, byteCount: bytes.count)
    count &+= bytes.count
  }

  /// Indents a new line, by four spaces a level.
  @inline(__always)
  mutating func startLine(depth: Int) {
    let length = 1 &+ 4 &* depth
    reserve(length)
    var offset = 0
    repeat {
      unsafe memory.storeBytes(
        of: LineStart(repeating: UInt8(ascii: " ")), toByteOffset: count &+ offset,
        as: LineStart.self)
      offset &+= Self.margin
    } while offset < length
    unsafe memory.storeBytes(of: UInt8(ascii: "\n"), toByteOffset: count, as: UInt8.self)
    count &+= length
  }

  // MARK: Texts

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
    for index in text.indices where !isPlain(text[index]) { return false }
    return true
  }

  /// Whether a byte means itself wherever it is.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""):
      false
    default: true
    }
  }

  @inline(__always)
  mutating func append(_ id: MadeID) {
    let bytes = id.bytes
    append(bytes.head, count: 8)
    append(UInt64(bytes.tail), count: 2)
  }

  // MARK: Numbers

  /// Appends a number in decimal digits.
  mutating func append(number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  private mutating func append(digitsOf number: UInt) {
    if number >= 1000 { return append(digitsOfLarge: number) }
    // As nearly all are: three digits, the first one lowest, of which no zeros are written at the start.
    let (hundreds, tens, ones) = (number / 100, number / 10 % 10, number % 10)
    let digits = 0x30_3030 | UInt64(hundreds | tens << 8 | ones << 16)
    let length = number >= 100 ? 3 : number >= 10 ? 2 : 1
    append(digits >> UInt64(8 &* (3 &- length)), count: length)
  }

  private mutating func append(digitsOfLarge number: UInt) {
    append(digitsOf: number / 1000)
    let rest = number % 1000
    append(0x30_3030 | UInt64(rest / 100 | (rest / 10 % 10) << 8 | (rest % 10) << 16), count: 3)
  }

  /// Appends thousandths as Interface Builder writes them: `12.5`, `-1`.
  mutating func append(decimal thousandths: Int32) {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    if thousandths < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: UInt(whole))
    if rest == 0 { return }
    let (tenths, hundredths, last) = (rest / 100, rest / 10 % 10, rest % 10)
    // The point and three digits, the first one lowest, of which no zeros are written at the end.
    let digits = 0x3030_302E | UInt64(tenths) << 8 | UInt64(hundredths) << 16 | UInt64(last) << 24
    append(digits, count: last > 0 ? 4 : hundredths > 0 ? 3 : 2)
  }

  // MARK: Moving what was written

  /// Takes what was written since an offset over from another text.
  mutating func take(from offset: Int, of other: inout XMLBytes) {
    count = 0
    append(offset..<other.count, of: other)
    other.count = offset
  }

  /// Appends what was written elsewhere.
  @inline(__always)
  mutating func append(_ range: Range<Int>, of other: borrowing XMLBytes) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count)
    reserve(range.count)
    var offset = 0
    // There is room for a step after every text.
    while offset < range.count {
      let step = unsafe other.memory.loadUnaligned(
        fromByteOffset: range.lowerBound &+ offset, as: Step.self)
      unsafe memory.storeBytes(of: step, toByteOffset: count &+ offset, as: Step.self)
      offset &+= Self.step
    }
    count &+= range.count
  }

  // MARK: What was written

  /// Lends a part of it.
  func withBytes(in range: Range<Int>, _ body: (RawSpan) -> Void) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    unsafe body(
      UnsafeRawBufferPointer(start: memory + range.lowerBound, count: range.count).bytes)
  }

  /// All of it.
  var text: String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: memory, count: count), as: UTF8.self)
  }

  /// A table of pieces, with a step of bytes after the last.
  consuming func table() -> [UInt8] {
    unsafe memory.storeBytes(of: Step(repeating: 0), toByteOffset: count, as: Step.self)
    return unsafe [UInt8](UnsafeRawBufferPointer(start: memory, count: count + Self.step))
  }
}
