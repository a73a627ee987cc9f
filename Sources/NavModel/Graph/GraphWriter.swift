import NavText

/// Writes a graph and hands it out in pieces. Numbers are LEB128: seven bits a byte, the lowest first, the top bit where
/// more follow.
struct GraphWriter: FieldVisitor {
  static var reads: Bool { false }
  static var verifies: Bool { false }

  var state = VisitorState()
  private(set) var checksum = GraphChecksum()
  /// A variable, since to read a constant of so large a value copies the value.
  private var receive: (RawSpan) -> Void
  /// The next piece. It lives in the writer itself, costs no memory of its own, and is whole words for the checksum.
  private var bytes = InlineArray<16384, UInt8>(repeating: 0)
  /// How many of `bytes` are written. Unsigned, so that one comparison tells that there is room.
  private var count: UInt32 = 0

  init(_ receive: @escaping (RawSpan) -> Void) {
    self.receive = receive
  }

  /// Hands out what is left.
  mutating func finish() {
    handOut()
  }

  // Every field passes here: a fifth faster than by a call.
  @inline(__always)
  mutating func visit(_ number: inout UInt32) {
    if number < 0x80 {
      put(UInt8(truncatingIfNeeded: number))
    } else {
      putLong(number)
    }
  }

  /// `number` takes two bytes at least, and mostly no more.
  @inline(never)
  private mutating func putLong(_ number: UInt32) {
    guard number < 0x4000, Int(count) &+ 1 < bytes.count else { return putLonger(number) }
    bytes[Int(count)] = UInt8(truncatingIfNeeded: number) | 0x80
    bytes[Int(count &+ 1)] = UInt8(truncatingIfNeeded: number &>> 7)
    count &+= 2
  }

  private mutating func putLonger(_ number: UInt32) {
    var rest = number
    repeat {
      put(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    } while rest >= 0x80
    put(UInt8(truncatingIfNeeded: rest))
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    guard Int(count) < bytes.count else { return putInNextPiece(byte) }
    bytes[Int(count)] = byte
    count &+= 1
  }

  /// Apart, so that `put` is short.
  @inline(never)
  private mutating func putInNextPiece(_ byte: UInt8) {
    handOut()
    bytes[0] = byte
    count = 1
  }

  private mutating func handOut() {
    Self.handOut(&bytes, Int(count), &checksum, receive)
    count = 0
  }

  /// With a span in `self`, the whole writer would be copied.
  private static func handOut(
    _ bytes: inout InlineArray<16384, UInt8>, _ count: Int, _ checksum: inout GraphChecksum,
    _ receive: (RawSpan) -> Void
  ) {
    let all = bytes.mutableSpan
    let piece = all.span.extracting(first: count)
    checksum.add(piece)
    // Any byte may be read as a raw one.
    unsafe receive(piece.bytes)
  }

  mutating func visit(count: inout UInt32) {
    visit(&count)
  }

  /// Behind the length of each its text; the texts lie one behind the other in the table.
  mutating func visit(_ names: inout NameTable) {
    names.withUTF8 { text in
      var start = 0
      for name in names.names.dropFirst() {
        var count = UInt32(names.byteCount(of: name))
        visit(&count)
        put(text, from: start, count: Int(count))
        start &+= Int(count)
      }
    }
  }

  /// The lengths of lines are kept as a graph has them.
  mutating func visit(_ lines: inout LineIndex) {
    var count = UInt32(lines.lineCount - 1)
    visit(&count)
    put(lines.lengths.span, from: 0, count: lines.lengths.count)
  }

  /// Some bytes of a text, eight at a time where neither the text nor the piece ends with them.
  private mutating func put(_ text: Span<UInt8>, from start: Int, count textCount: Int) {
    let end = start &+ textCount
    guard end &+ 8 <= text.count, Int(count) &+ textCount &+ 8 <= bytes.count else {
      for index in start..<end { put(text[index]) }
      return
    }
    Self.copy(text, from: start, to: end, into: &bytes, at: Int(count))
    count &+= UInt32(truncatingIfNeeded: textCount)
  }

  /// Copies whole groups of eight, of which the last may go beyond the end. What that writes is written over.
  private static func copy(
    _ text: Span<UInt8>, from start: Int, to end: Int,
    into bytes: inout InlineArray<16384, UInt8>, at position: Int
  ) {
    var piece = bytes.mutableSpan
    var offset = start
    while offset < end {
      piece.setWord(text.word(at: offset), at: position &+ offset &- start)
      offset &+= 8
    }
  }

  mutating func visit<Row: FieldRow>(rowsOf table: inout Table<Row>) {
    visitCopies(of: table)
  }

  mutating func visit<Row: SplitFieldRow>(rowsOf table: inout SplitTable<Row>) {
    visitCopies(of: table)
  }

  /// The bytes of a row without anything in it: no row takes fewer.
  static func leastBytes<Row: FieldRow>(of row: Row) -> Int {
    var writer = GraphWriter { _ in }
    var row = row
    row.visitFields(&writer)
    writer.finish()
    return Int(writer.checksum.count)
  }
}
