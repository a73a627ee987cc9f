/// An interned string: equal names have equal ids, so comparing names compares two integers.
public typealias Name = ID<NameTable.Entry>

extension Name {
  /// The empty string, which every table holds first. A construct without a name has this one.
  public static var none: Name { Name(0) }
  public var isNone: Bool { index == 0 }
}

/// Every distinct string of a project, once: identifiers, keywords and visible texts alike.
public struct NameTable: Sendable {
  /// Where the bytes of a name are, and what tells it from others at once.
  public struct Entry: Hashable, Sendable {
    @usableFromInline let start: UInt32
    @usableFromInline let count: UInt32
    let hash: UInt32
    /// The first eight bytes as a number: all there is to most names.
    @usableFromInline let head: UInt64

    /// Whether it is as long as a name and starts like it. Up to eight bytes that makes it the name.
    @inlinable
    @inline(__always)
    func startsAs(_ other: UInt64, count otherCount: Int) -> Bool {
      head == other && Int(truncatingIfNeeded: count) == otherCount
    }

    /// Where its bytes are.
    fileprivate var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// The bytes of all names, one after the other, and at least eight zeros after them: names are read and written by
  /// whole words.
  @usableFromInline var bytes: [UInt8] = []
  /// Where the last name ends in `bytes`.
  private var end = 0
  @usableFromInline var entries: [Entry] = []
  /// Open addressing over a power of two: an entry's index, or zero where the slot is free. The first entry, which is the
  /// empty name, has none.
  @usableFromInline var slots: [UInt32]
  /// How far to shift a hash for the slot it wants.
  @usableFromInline var shift: UInt32 = 0
  /// Changed when names collide too often, so that no input can be made to collide throughout.
  @usableFromInline var seed: UInt64 = 0

  public init() {
    slots = []
    // Many tables hold few names or none.
    rebuild(slotCount: 64)
    entries.append(Entry(start: 0, count: 0, hash: 0, head: 0))
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
  /// What the table takes in memory, in bytes.
  public var byteCount: Int {
    end + entries.count * MemoryLayout<Entry>.stride
      + slots.count * MemoryLayout<UInt32>.stride
  }
  public var names: IDRange<Entry> { IDRange(0, entries.count) }

  /// Makes room for so many names and bytes altogether.
  public mutating func reserveCapacity(names: Int, bytes byteCount: Int) {
    entries.reserveCapacity(names)
    bytes.reserveCapacity(byteCount + Self.step)
    var count = slots.count
    while count < names * 2 { count *= 2 }
    if count > slots.count { rebuild(slotCount: count) }
  }

  /// The name spelled by `source[range]`, which must be valid UTF-8.
  public mutating func intern(_ source: [UInt8], _ range: SourceRange) -> Name {
    intern(source.span, Int(range.start), Int(range.end))
  }

  /// The name spelled by the bytes from `start` to `end`, which must be valid UTF-8.
  @inline(__always)
  public mutating func intern(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> Name {
    let count = end &- start
    guard 1...8 ~= count, start &+ 8 <= source.count else { return internLong(source, start, end) }
    return internShort(source.word(at: start) & Self.mask(count), source, start, end)
  }

  /// The name that the number `head` is all of, if it is known and where its hash wants it, as most are.
  ///
  /// It has one to eight bytes, the first one lowest, above them zeros.
  @inlinable
  @inline(__always)
  public func knownName(_ head: UInt64, count: Int) -> Name? {
    let index = Int(truncatingIfNeeded: slots[home(of: hash(head, count))])
    return entries[index].startsAs(head, count: count) ? Name(index) : nil
  }

  /// The name of a key of more than eight bytes, which start at `start`, if it is known and where its hash wants it.
  @inlinable
  @inline(__always)
  public func knownName(_ key: NameKey, _ source: Span<UInt8>, _ start: Int) -> Name? {
    let index = Int(truncatingIfNeeded: slots[home(of: key.hash)])
    return isLong(entries[index], key, source, start) ? Name(index) : nil
  }

  /// Most names fit into eight bytes, are known, and are where their hash wants them.
  @inline(__always)
  private mutating func internShort(
    _ head: UInt64, _ source: Span<UInt8>, _ start: Int, _ end: Int
  ) -> Name {
    let count = end &- start
    if let name = knownName(head, count: count) { return name }
    return internElsewhere(hash(head, count), head, source, start, end)
  }

  /// The same for names that are longer, empty, or at the end of the source.
  @inline(never)
  private mutating func internLong(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> Name {
    intern(key(source, start, end), source, start)
  }

  /// The name spelled by `source[range]`, of which hash and head are known, and that its hash does not lead to at once.
  public mutating func intern(
    _ source: [UInt8], _ range: SourceRange, hash: UInt32, head: UInt64
  ) -> Name {
    internElsewhere(hash, head, source.span, Int(range.start), Int(range.end))
  }

  /// Takes no more than registers hold, so that a function that calls it last needs no frame.
  @inline(never)
  private mutating func internElsewhere(
    _ hash: UInt32, _ head: UInt64, _ source: Span<UInt8>, _ start: Int, _ end: Int
  ) -> Name {
    intern(NameKey(hash: hash, head: head, source, start, end), source, start)
  }

  /// The name of a key whose bytes are at `start`.
  @inline(__always)
  private mutating func intern(_ key: NameKey, _ source: Span<UInt8>, _ start: Int) -> Name {
    let slot = slot(of: key, source, start)
    if slots[slot] != 0 || key.count == 0 { return Name(Int(slots[slot])) }
    return add(key, source, start, in: slot)
  }

  /// Enters a new name. Apart, so that finding one that is known needs few registers.
  @inline(never)
  private mutating func add(
    _ key: NameKey, _ source: Span<UInt8>, _ start: Int, in slot: Int
  ) -> Name {
    let index = entries.count
    entries.append(
      Entry(
        start: UInt32(truncatingIfNeeded: end), count: UInt32(truncatingIfNeeded: key.count),
        hash: key.hash, head: key.head))
    slots[slot] = UInt32(truncatingIfNeeded: index)
    write(key, source, start)
    if index * 2 >= slots.count {
      rebuild(slotCount: slots.count * 4)
    } else if isCrowded(slot, key.hash) {
      rehash()
    }
    return Name(index)
  }

  /// How many zeros are made at once.
  private static let step = 1024

  /// Writes the bytes of a key after those of the last entry. The last eight of a long one go wherever they begin.
  @inline(__always)
  private mutating func write(_ key: NameKey, _ source: Span<UInt8>, _ start: Int) {
    let first = end
    end &+= key.count
    if end &+ 8 > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: key.count + Self.step))
    }
    var span = bytes.mutableSpan
    span.setWord(key.head, at: first)
    if key.count > 8 {
      let last = key.count &- 8
      var offset = 8
      while offset < last {
        span.setWord(source.word(at: start &+ offset), at: first &+ offset)
        offset &+= 8
      }
      span.setWord(key.last, at: first &+ last)
    }
  }

  /// The id of a text, which is added if it is new.
  public mutating func intern(_ text: String) -> Name {
    let utf8 = text.utf8.span
    return intern(utf8, 0, utf8.count)
  }

  /// The name that is spelled as one of another table.
  public mutating func intern(_ name: Name, of other: NameTable) -> Name {
    let entry = other.entries[Int(name.index)]
    return intern(entry, other.bytes.span, Int(entry.start), isHashed: seed == other.seed)
  }

  /// The name of another table's entry, whose bytes are at `start`. Hashed by another seed it says nothing here.
  @inline(__always)
  private mutating func intern(
    _ entry: Entry, _ bytes: Span<UInt8>, _ start: Int, isHashed: Bool
  ) -> Name {
    let end = start &+ Int(entry.count)
    let key =
      isHashed
      ? NameKey(hash: entry.hash, head: entry.head, bytes, start, end) : key(bytes, start, end)
    let index = Int(truncatingIfNeeded: slots[home(of: key.hash)])
    return isEntry(index, key, bytes, start)
      ? Name(index) : internElsewhere(key.hash, key.head, bytes, start, end)
  }

  /// Names of a table, apart from it.
  public struct Extract: Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let entries: [Entry]
    fileprivate let seed: UInt64
  }

  /// The names after the first `count`, for another table to join.
  public func names(behind count: Int) -> Extract {
    let new = entries[count...]
    let start = new.first.map { Int($0.start) } ?? end
    return Extract(bytes: Array(bytes[start..<end]), entries: Array(new), seed: seed)
  }

  /// Takes names of another table over in their order, and appends to `joined` what each of them is called here.
  public mutating func join(_ other: Extract, to joined: inout [Name]) {
    let bytes = other.bytes.span
    var start = 0
    let isHashed = seed == other.seed
    for entry in other.entries {
      joined.append(intern(entry, bytes, start, isHashed: isHashed))
      start = start &+ Int(entry.count)
    }
  }

  /// The name of `text` if the table holds it.
  public func find(_ text: String) -> Name? {
    let utf8 = text.utf8.span
    return find(utf8, 0, utf8.count)
  }

  /// The same for the bytes of a text.
  public func find(_ utf8: [UInt8]) -> Name? {
    find(utf8.span, 0, utf8.count)
  }

  /// The same for the bytes from `start` to `end`.
  public func find(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> Name? {
    let slot = slot(of: key(source, start, end), source, start)
    return slots[slot] == 0 && end > start ? nil : Name(Int(slots[slot]))
  }

  /// The slot that holds the bytes at `start`, or the free one where they belong.
  @inline(__always)
  private func slot(of key: NameKey, _ source: Span<UInt8>, _ start: Int) -> Int {
    let mask = slots.count &- 1
    var slot = home(of: key.hash)
    while true {
      let index = Int(truncatingIfNeeded: slots[slot])
      if index == 0 || isEntry(index, key, source, start) { return slot }
      slot = (slot &+ 1) & mask
    }
  }

  /// Whether an entry is the name of `key`, whose bytes are at `start`.
  @inline(__always)
  private func isEntry(_ index: Int, _ key: NameKey, _ source: Span<UInt8>, _ start: Int) -> Bool {
    let entry = entries[index]
    return key.count > 8
      ? isLong(entry, key, source, start)
      : entry.startsAs(key.head, count: key.count)
  }

  /// Whether an entry is the name of a key with more than eight bytes. The last eight are compared wherever they begin.
  @inlinable
  @inline(__always)
  func isLong(_ entry: Entry, _ key: NameKey, _ source: Span<UInt8>, _ start: Int) -> Bool {
    guard entry.startsAs(key.head, count: key.count) else { return false }
    let own = bytes.span
    let first = Int(truncatingIfNeeded: entry.start)
    let last = key.count &- 8
    if own.word(at: first &+ last) != key.last { return false }
    var offset = 8
    while offset < last {
      if own.word(at: first &+ offset) != source.word(at: start &+ offset) { return false }
      offset &+= 8
    }
    return true
  }

  /// The text of a name.
  public subscript(name: Name) -> String {
    let entry = entries[Int(name.index)]
    return String(decoding: bytes[entry.range], as: UTF8.self)
  }

  /// The bytes of a name, for writers that copy text without making a String.
  public func utf8(of name: Name) -> ArraySlice<UInt8> {
    let entry = entries[Int(name.index)]
    return bytes[entry.range]
  }

  /// Lends the bytes of a name.
  public func withUTF8<Result>(of name: Name, _ body: (Span<UInt8>) -> Result) -> Result {
    let entry = entries[Int(name.index)]
    return body(bytes.span.extracting(entry.range))
  }

  /// Lends the bytes of all names, one after the other, and at least eight more after the last.
  public func withUTF8<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(bytes.span) }

  /// How many bytes a name has.
  @inlinable
  public func byteCount(of name: Name) -> Int {
    Int(truncatingIfNeeded: entries[Int(name.index)].count)
  }

  /// The offset after a name where it is what is at `start`; nil where something else does, or too little.
  ///
  /// Whether the name ends there is for the caller to say.
  @inline(__always)
  public func end(of name: Name, in source: Span<UInt8>, at start: Int) -> Int? {
    let entry = entries[Int(name.index)]
    let count = Int(truncatingIfNeeded: entry.count)
    guard start &+ max(8, count) <= source.count else { return nil }
    let word = source.word(at: start)
    if count > 8 {
      let key = NameKey(hash: entry.hash, head: word, source, start, start &+ count)
      return isLong(entry, key, source, start) ? start &+ count : nil
    }
    return count > 0 && word & Self.mask(count) == entry.head ? start &+ count : nil
  }

  /// Whether the name ended up far from where its hash wanted it.
  private func isCrowded(_ slot: Int, _ hash: UInt32) -> Bool {
    let mask = slots.count - 1
    return (slot - home(of: hash)) & mask > 256
  }

  /// Where a hash wants to be. Its upper bits know all bytes of the name.
  @inlinable
  @inline(__always)
  func home(of hash: UInt32) -> Int {
    Int(truncatingIfNeeded: hash &>> shift)
  }

  /// Names with one hash are not told apart by growing: a long way to a free slot wants another seed.
  private mutating func rehash() {
    seed = (seed &+ 0x9E37_79B9_7F4A_7C15) &* UInt64(truncatingIfNeeded: entries.count | 1)
    entries = entries.map { entry in
      let hash = key(bytes.span, entry.range.lowerBound, entry.range.upperBound).hash
      return Entry(start: entry.start, count: entry.count, hash: hash, head: entry.head)
    }
    rebuild(slotCount: slots.count)
  }

  private mutating func rebuild(slotCount count: Int) {
    slots = [UInt32](repeating: 0, count: count)
    shift = UInt32(truncatingIfNeeded: 32 - count.trailingZeroBitCount)
    for index in entries.indices.dropFirst() {
      var slot = home(of: entries[index].hash)
      while slots[slot] != 0 {
        slot = (slot + 1) & (count - 1)
      }
      slots[slot] = UInt32(index)
    }
  }

  @inline(__always)
  private func key(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> NameKey {
    let count = end &- start
    guard count > 8 else {
      let head = Self.word(source, start, end)
      return NameKey(hash: hash(head, count), head: head, last: head, count: count)
    }
    var reading = NameReading(head: source.word(at: start), seed: seed)
    while reading.count &+ 8 <= count {
      reading.append(source.word(at: start &+ reading.count))
    }
    if reading.count < count {
      reading.append(last: source.word(at: end &- 8), count: count &- reading.count)
    }
    return reading.key
  }

  /// Starts to read a name of more than eight bytes by its first ones.
  @inlinable
  @inline(__always)
  public func reading(_ head: UInt64) -> NameReading { NameReading(head: head, seed: seed) }

  /// The hash of a name that its head is all of.
  @inlinable
  @inline(__always)
  public func hash(_ head: UInt64, _ count: Int) -> UInt32 {
    NameReading.finished(seed ^ UInt64(truncatingIfNeeded: count), head)
  }

  /// The bits of the first `count` bytes of a word, of which there are one to eight.
  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 {
    ~0 &>> UInt64(truncatingIfNeeded: 64 &- count &* 8)
  }

  /// Up to eight bytes, which may be the last of a source: loaded with what follows them, or with what precedes them.
  @inline(__always)
  private static func word(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    let count = end &- start
    guard count > 0 else { return 0 }
    if start &+ 8 <= source.count { return source.word(at: start) & mask(count) }
    if end >= 8 {
      return source.word(at: end &- 8) &>> UInt64(truncatingIfNeeded: 64 &- count &* 8)
    }
    var word: UInt64 = 0
    var index = end
    while index > start {
      index &-= 1
      word = word &<< 8 | UInt64(source[index])
    }
    return word
  }
}
