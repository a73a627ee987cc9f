import NavXcode

/// The attributes of a tag that have been written: which they are, where each is in the bytes with the blank before it, and
/// where it comes among the others.
///
/// Every attribute of a document is noted here, in rows that are used again for each tag.
struct WrittenAttributes: ~Copyable {
  /// An attribute; its end is known when the tag ends.
  struct Row {
    let start: UInt32
    var end: UInt32 = 0
    let rank: UInt8
  }

  private var rows = UniqueArray<Row>()
  /// A bit for each word. An `InlineArray` would be read as a whole for each, right after a part of it was written.
  private var words = UniqueArray<UInt64>()
  private var lastRank: UInt8 = 0
  private(set) var areInOrder = true

  var count: Int { rows.count }

  init() { words.refill(0, times: Word.count / 64 + 1) }

  /// Where the first one is.
  var start: Int { count == 0 ? 0 : Int(rows[0].start) }

  /// The place of one.
  subscript(index: Int) -> Range<Int> { Int(rows[index].start)..<Int(rows[index].end) }

  @inline(__always)
  func contains(_ word: Word) -> Bool {
    words[Int(word.rawValue) / 64] & 1 << UInt64(word.rawValue % 64) != 0
  }

  /// Notes one whose bytes come now; false where there is one of this name.
  @inline(__always)
  mutating func add(_ word: Word, rank: UInt8, at start: Int) -> Bool {
    if contains(word) { return false }
    leaveOut(word)
    rows.append(Row(start: UInt32(truncatingIfNeeded: start), rank: rank))
    if rank < lastRank { areInOrder = false }
    lastRank = rank
    return true
  }

  /// Keeps one from being written.
  @inline(__always)
  mutating func leaveOut(_ word: Word) {
    words[Int(word.rawValue) / 64] |= 1 << UInt64(word.rawValue % 64)
  }

  /// Brings them into the order of their ranks; those of one rank stay as they were written.
  mutating func sort(end: Int) {
    let indices = 0..<count
    var next = UInt32(truncatingIfNeeded: end)
    for index in indices.reversed() {
      rows[index].end = next
      next = rows[index].start
    }
    for index in indices {
      let row = rows[index]
      // Few and mostly in order.
      var position = index
      while position > 0, rows[position - 1].rank > row.rank {
        rows[position] = rows[position - 1]
        position -= 1
      }
      rows[position] = row
    }
  }

  mutating func removeAll() {
    // Whatever is left out has something beside it.
    if rows.isEmpty { return }
    rows.removeAll()
    words.refill(0, times: words.count)
    (lastRank, areInOrder) = (0, true)
  }
}
