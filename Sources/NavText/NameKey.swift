/// What a name is looked up by.
public struct NameKey {
  public let hash: UInt32
  /// The first eight bytes as a number.
  public let head: UInt64
  /// The last eight of more than eight bytes.
  @usableFromInline let last: UInt64
  @usableFromInline let count: Int

  @inlinable
  @inline(__always)
  init(hash: UInt32, head: UInt64, last: UInt64, count: Int) {
    self.hash = hash
    self.head = head
    self.last = last
    self.count = count
  }

  /// For a name from `start` to `end`, of which hash and head are known.
  @inline(__always)
  init(hash: UInt32, head: UInt64, _ source: Span<UInt8>, _ start: Int, _ end: Int) {
    self.hash = hash
    self.head = head
    count = end &- start
    last = count > 8 ? source.word(at: end &- 8) : head
  }
}

/// The key of a name of more than eight bytes, made while they go by.
///
/// Eight bytes at a time, the last eight wherever they begin: a byte-wise hash costs twice as much on names of usual
/// length.
public struct NameReading {
  @usableFromInline let head: UInt64
  /// The hash of all before the last eight bytes.
  @usableFromInline var hash: UInt64
  @usableFromInline var last: UInt64
  @usableFromInline var count: Int

  @inlinable
  @inline(__always)
  init(head: UInt64, seed: UInt64) {
    self.head = head
    hash = seed
    last = head
    count = 8
  }

  /// Eight more bytes.
  @inlinable
  @inline(__always)
  public mutating func append(_ word: UInt64) { append(last: word, count: 8) }

  /// The last bytes as a number, fewer than eight, the first one lowest.
  @inlinable
  @inline(__always)
  public mutating func append(_ rest: UInt64, count restCount: Int) {
    if restCount == 0 { return }
    let bits = UInt64(truncatingIfNeeded: restCount &* 8)
    append(last: last &>> bits | rest &<< (64 &- bits), count: restCount)
  }

  /// The last eight bytes, of which so many are new.
  @inlinable
  @inline(__always)
  mutating func append(last newLast: UInt64, count newCount: Int) {
    let product = (hash ^ last) &* Self.factor
    hash = product ^ product &>> 32
    last = newLast
    count &+= newCount
  }

  @inlinable
  @inline(__always)
  public var key: NameKey {
    let hash = Self.finished(hash ^ UInt64(truncatingIfNeeded: count), last)
    return NameKey(hash: hash, head: head, last: last, count: count)
  }

  /// The hash of what a hash and the last word are the hash of.
  @inlinable
  @inline(__always)
  static func finished(_ hash: UInt64, _ last: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: ((hash ^ last) &* factor) &>> 32)
  }

  @inlinable
  static var factor: UInt64 { 0xFF51_AFD7_ED55_8CCD }
}
