/// An interned string: equal names have equal ids, so comparing names compares two integers.
public typealias Name = ID<NameTable.Entry>

extension Name {
  /// The empty string, which every table holds first. A construct without a name has this one.
  public static var none: Name { Name(0) }
  public var isNone: Bool { index == 0 }
}

/// Every distinct string of a project, once: identifiers, keywords and visible texts alike.
public struct NameTable: Sendable {
  public struct Entry: Hashable, Sendable {
    let start: UInt32
    let end: UInt32
    let hash: UInt32
    /// The first eight bytes as a number: all there is to most names.
    let head: UInt64
  }

  /// What a name is looked up by.
  private struct Key {
    let hash: UInt32
    let head: UInt64
    let count: Int
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Open addressing over a power of two: an entry's index plus one, or zero where the slot is free.
  private var slots: [UInt32]
  /// Changed when names collide too often, so that no input can be made to collide throughout.
  private var seed: UInt64 = 0

  public init() {
    slots = [UInt32](repeating: 0, count: 1024)
    _ = intern("")
  }

  private init(slots: [UInt32]) {
    self.slots = slots
  }

  /// Hands the table over and leaves an unusable one behind, so that growing it copies nothing.
  public mutating func take() -> NameTable {
    var taken = NameTable(slots: [])
    swap(&self, &taken)
    return taken
  }

  public var count: Int { entries.count }
  public var names: IDRange<Entry> { IDRange(0, entries.count) }

  public mutating func reserveCapacity(names: Int, bytes byteCount: Int) {
    entries.reserveCapacity(names)
    bytes.reserveCapacity(byteCount)
    var count = slots.count
    while count < names * 2 { count *= 2 }
    if count > slots.count { rebuild(slotCount: count) }
  }

  /// The name spelled by `source[range]`, which must be valid UTF-8.
  public mutating func intern(_ source: [UInt8], _ range: SourceRange) -> Name {
    let start = Int(range.start)
    let end = Int(range.end)
    let key = key(source.span, start, end)
    let slot = slot(of: key, source.span, start)
    if slots[slot] != 0 { return Name(Int(slots[slot]) &- 1) }
    bytes.append(contentsOf: source[start..<end])
    return add(key, in: slot)
  }

  /// The name spelled by the bytes from `start` to `end`, which must be valid UTF-8.
  public mutating func intern(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> Name {
    let key = key(source, start, end)
    let slot = slot(of: key, source, start)
    if slots[slot] != 0 { return Name(Int(slots[slot]) &- 1) }
    for offset in start..<end {
      bytes.append(source[offset])
    }
    return add(key, in: slot)
  }

  /// Enters the bytes behind the last entry as a new one.
  private mutating func add(_ key: Key, in slot: Int) -> Name {
    entries.append(
      Entry(
        start: entries.last?.end ?? 0, end: UInt32(truncatingIfNeeded: bytes.count),
        hash: key.hash, head: key.head))
    slots[slot] = UInt32(truncatingIfNeeded: entries.count)
    if entries.count * 2 > slots.count {
      rebuild(slotCount: slots.count * 4)
    } else if isCrowded(slot, key.hash) {
      rehash()
    }
    return Name(entries.count - 1)
  }

  public mutating func intern(_ text: String) -> Name {
    let utf8 = Array(text.utf8)
    return intern(utf8, SourceRange(0, utf8.count))
  }

  /// The name of `text` if the table holds it.
  public func find(_ text: String) -> Name? {
    let utf8 = Array(text.utf8)
    let slot = slot(of: key(utf8.span, 0, utf8.count), utf8.span, 0)
    return slots[slot] == 0 ? nil : Name(Int(slots[slot]) - 1)
  }

  /// The slot that holds the bytes at `start`, or the free one where they belong.
  private func slot(of key: Key, _ source: Span<UInt8>, _ start: Int) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: key.hash) & mask
    while true {
      let index = Int(truncatingIfNeeded: slots[slot])
      if index == 0 { return slot }
      let entry = entries[index &- 1]
      if entry.hash == key.hash && entry.head == key.head
        && Int(truncatingIfNeeded: entry.end &- entry.start) == key.count
        && (key.count <= 8 || hasTail(entry, source, start, key.count))
      {
        return slot
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Whether an entry goes on as the source does behind the first eight bytes.
  private func hasTail(_ entry: Entry, _ source: Span<UInt8>, _ start: Int, _ count: Int) -> Bool {
    let own = bytes.span
    let first = Int(truncatingIfNeeded: entry.start)
    var offset = 8
    while offset < count {
      let rest = count &- offset
      if Self.word(own, first &+ offset, rest) != Self.word(source, start &+ offset, rest) {
        return false
      }
      offset &+= 8
    }
    return true
  }

  public subscript(name: Name) -> String {
    let entry = entries[Int(name.index)]
    return String(decoding: bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
  }

  /// The bytes of a name, for writers that copy text without making a String.
  public func utf8(of name: Name) -> ArraySlice<UInt8> {
    let entry = entries[Int(name.index)]
    return bytes[Int(entry.start)..<Int(entry.end)]
  }

  /// Whether the name ended up far from where its hash wanted it.
  private func isCrowded(_ slot: Int, _ hash: UInt32) -> Bool {
    let mask = slots.count - 1
    return (slot - Int(truncatingIfNeeded: hash) & mask) & mask > 256
  }

  /// Names with one hash are not told apart by growing: a long way to a free slot wants another seed.
  private mutating func rehash() {
    seed = (seed &+ 0x9E37_79B9_7F4A_7C15) &* UInt64(truncatingIfNeeded: entries.count | 1)
    entries = entries.map { entry in
      let hash = key(bytes.span, Int(entry.start), Int(entry.end)).hash
      return Entry(start: entry.start, end: entry.end, hash: hash, head: entry.head)
    }
    rebuild(slotCount: slots.count)
  }

  private mutating func rebuild(slotCount count: Int) {
    slots = [UInt32](repeating: 0, count: count)
    for index in entries.indices {
      var slot = Int(truncatingIfNeeded: entries[index].hash) & (count - 1)
      while slots[slot] != 0 {
        slot = (slot + 1) & (count - 1)
      }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// Eight bytes at a time: a byte-wise hash costs twice as much on names of usual length.
  private func key(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> Key {
    let count = end &- start
    let head = Self.word(source, start, count)
    var hash = (seed ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ head) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 32
    var offset = start &+ 8
    while offset < end {
      hash = (hash ^ Self.word(source, offset, end &- offset)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      offset &+= 8
    }
    return Key(
      hash: UInt32(truncatingIfNeeded: hash ^ hash >> 29), head: head, count: count)
  }

  /// Up to eight of the `count` bytes at `offset` as one number.
  ///
  /// The load is checked against the span's bounds; it is called unsafe for reading bytes as an integer, which any
  /// bytes are. It is worth a tenth of the whole compile.
  private static func word(_ source: Span<UInt8>, _ offset: Int, _ count: Int) -> UInt64 {
    if offset &+ 8 <= source.count {
      let word = unsafe source.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      return count >= 8 ? word : word & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for index in offset..<min(offset + 8, offset + count) {
      word |= UInt64(source[index]) << shift
      shift += 8
    }
    return word
  }
}
