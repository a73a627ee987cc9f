import NavText

/// Writes a graph and hands it out in pieces. Numbers are LEB128: seven bits a byte, the lowest first, the top bit where
/// more follow.
struct GraphWriter: GraphStream {
  static var verifies: Bool { false }

  var state = GraphState()
  private(set) var checksum = GraphChecksum()
  private let receive: (RawSpan) -> Void
  /// Eight bytes each, the lowest first. They live in the writer itself: a piece costs no memory of its own.
  private var words = InlineArray<2048, UInt64>(repeating: 0)
  private var wordCount = 0
  /// Up to seven bytes that wait for their word to be full.
  private var pending: UInt64 = 0
  private var pendingBits: UInt64 = 0

  init(_ receive: @escaping (RawSpan) -> Void) {
    self.receive = receive
  }

  /// Hands out what is left.
  mutating func finish() {
    let rest = Int(pendingBits / 8)
    let count = wordCount * 8 + rest
    if rest > 0 { store(pending) }
    checksum.add(pending, byteCount: rest)
    handOut(count)
    wordCount = 0
    pending = 0
    pendingBits = 0
  }

  // Every field passes here: a fifth faster than by a call.
  @inline(__always)
  mutating func pass(_ number: inout UInt32) {
    if number < 0x80 {
      put(UInt64(number), bits: 8)
    } else {
      putLong(number)
    }
  }

  private mutating func putLong(_ number: UInt32) {
    let wide = UInt64(number)
    let two = wide & 0x7F | (wide &<< 1) & 0x7F00 | 0x80
    if number < 1 << 14 { return put(two, bits: 16) }
    let three = two | (wide &<< 2) & 0x7F_0000 | 0x8000
    if number < 1 << 21 { return put(three, bits: 24) }
    let four = three | (wide &<< 3) & 0x7F00_0000 | 0x80_0000
    if number < 1 << 28 { return put(four, bits: 32) }
    put(four | (wide &<< 4) & 0x0F_0000_0000 | 0x8000_0000, bits: 40)
  }

  /// `word` has no bits beyond `bits`.
  @inline(__always)
  private mutating func put(_ word: UInt64, bits: UInt64) {
    pending |= word &<< pendingBits
    let filled = pendingBits &+ bits
    if filled < 64 {
      pendingBits = filled
    } else {
      spill(word, filled: filled)
    }
  }

  /// Stores the full word; what of `word` had no room in it waits for the next.
  private mutating func spill(_ word: UInt64, filled: UInt64) {
    let room = 64 &- pendingBits
    store(pending)
    checksum.add(pending)
    if wordCount == words.count {
      handOut(wordCount * 8)
      wordCount = 0
    }
    pendingBits = filled &- 64
    pending = word >> room
  }

  @inline(__always)
  private mutating func store(_ word: UInt64) {
    words[wordCount] = word.littleEndian
    wordCount &+= 1
  }

  private func handOut(_ byteCount: Int) {
    // Integers have no bytes that hold nothing.
    unsafe receive(words.span.bytes.extracting(first: byteCount))
  }

  mutating func pass(count: inout UInt32) {
    pass(&count)
  }

  mutating func pass(_ names: inout NameTable) {
    for name in names.names.dropFirst() {
      names.withUTF8(of: name) { utf8 in
        var count = UInt32(utf8.count)
        pass(&count)
        put(utf8)
      }
    }
  }

  private mutating func put(_ bytes: Span<UInt8>) {
    var offset = 0
    while offset &+ 8 <= bytes.count {
      put(bytes.word(at: offset), bits: 64)
      offset &+= 8
    }
    while offset < bytes.count {
      put(UInt64(bytes[offset]), bits: 8)
      offset &+= 1
    }
  }

  /// The lengths of lines are most of the numbers in a graph after the rows, and nothing is to be checked in them.
  mutating func pass(_ lines: inout LineIndex) {
    let starts = lines.starts
    var count = UInt32(starts.count - 1)
    pass(&count)
    for index in 1..<starts.count {
      var length = starts[index] &- starts[index - 1]
      pass(&length)
    }
  }

  mutating func pass<Row: GraphRow>(rowsOf table: inout Table<Row>) {
    passCopies(of: table)
  }

  /// The bytes of a row without anything in it: no row takes fewer.
  static func leastBytes<Row: GraphRow>(of row: Row) -> Int {
    var writer = GraphWriter { _ in }
    var row = row
    row.pass(through: &writer)
    writer.finish()
    return Int(writer.checksum.count)
  }
}
