import NavText

/// Strings of bytes that were seen, each once, numbered in the order in which they came.
///
/// The bytes lie in pages, so that a growing table never copies them. Slots are open addressing over a power of two;
/// each string's tag is part of its hash and tells nearly all others from it without a look at their bytes.
struct ByteTable: Sendable {
  private var pages: [[UInt8]] = []
  /// Where the bytes of each begin, above how many they are.
  private var extents: [UInt64] = []
  /// A number plus one below its tag; zero where the slot is free. A large table is in no cache, so that each place looked
  /// at costs more than all comparisons.
  private var slots: [UInt64] = []
  private var shift: UInt32 = 32
  private static let pageSize = 1 << 20

  var count: Int { extents.count }
  /// What the strings themselves take.
  private(set) var byteCount = 0
  /// What is kept for each of them beside its bytes, and the slots.
  var overhead: Int { count * 8 + slots.count * 8 }

  /// What a string is found by.
  static func tag(of bytes: Span<UInt8>) -> UInt32 {
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 8 <= bytes.count {
      hash = (hash ^ bytes.word(at: offset)) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    hash = (hash ^ rest) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 32
    return UInt32(truncatingIfNeeded: hash &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }

  func find(_ bytes: Span<UInt8>) -> Int? { find(bytes, tag: Self.tag(of: bytes)) }

  private func find(_ bytes: Span<UInt8>, tag: UInt32) -> Int? {
    if slots.isEmpty { return nil }
    var slot = Int(tag >> shift)
    while true {
      let entry = slots[slot]
      if entry == 0 { return nil }
      if UInt32(truncatingIfNeeded: entry >> 32) == tag {
        let index = Int(entry & 0xFFFF_FFFF) &- 1
        if isSame(bytes, as: index) { return index }
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  /// The number of a string, and whether it is new.
  mutating func insert(_ bytes: Span<UInt8>) -> (number: Int, isNew: Bool) {
    let tag = Self.tag(of: bytes)
    if let known = find(bytes, tag: tag) { return (known, false) }
    if count &* 4 >= slots.count &* 3 { growSlots() }
    let index = count
    append(bytes)
    put(UInt64(tag) << 32 | UInt64(truncatingIfNeeded: index &+ 1))
    return (index, true)
  }

  /// The page in which a string lies, and where in it.
  func place(of number: Int) -> (page: [UInt8], bytes: Range<Int>) {
    let extent = extents[number]
    let start = Self.offset(of: extent)
    return (pages[Self.page(of: extent)], start..<start + Self.length(of: extent))
  }

  private mutating func append(_ bytes: Span<UInt8>) {
    if pages.isEmpty || pages[pages.count - 1].count + bytes.count > Self.pageSize {
      var page: [UInt8] = []
      // The first page of a small table stays small.
      if !pages.isEmpty { page.reserveCapacity(max(Self.pageSize, bytes.count)) }
      pages.append(page)
    }
    let page = pages.count - 1
    let start = pages[page].count
    pages[page].append(contentsOf: bytes)
    extents.append(
      UInt64(truncatingIfNeeded: page) << 44 | UInt64(truncatingIfNeeded: start) << 24
        | UInt64(truncatingIfNeeded: bytes.count))
    byteCount += bytes.count
  }

  private mutating func put(_ entry: UInt64) {
    var slot = Int(entry >> (32 + UInt64(shift)))
    while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    slots[slot] = entry
  }

  private mutating func growSlots() {
    let old = slots
    slots = [UInt64](repeating: 0, count: max(16, old.count * 2))
    shift = UInt32(32 - slots.count.trailingZeroBitCount)
    for entry in old where entry != 0 { put(entry) }
  }

  private func isSame(_ bytes: Span<UInt8>, as index: Int) -> Bool {
    let extent = extents[index]
    guard Self.length(of: extent) == bytes.count else { return false }
    return Self.isSame(bytes, as: pages[Self.page(of: extent)], at: Self.offset(of: extent))
  }

  private static func isSame(_ bytes: Span<UInt8>, as page: [UInt8], at start: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= bytes.count {
      if page.word(at: start &+ offset) != bytes.word(at: offset) { return false }
      offset &+= 8
    }
    while offset < bytes.count {
      if page[start &+ offset] != bytes[offset] { return false }
      offset &+= 1
    }
    return true
  }

  private static func page(of extent: UInt64) -> Int { Int(extent >> 44) }
  private static func offset(of extent: UInt64) -> Int { Int(extent >> 24 & 0xF_FFFF) }
  private static func length(of extent: UInt64) -> Int { Int(extent & 0xFF_FFFF) }
}
