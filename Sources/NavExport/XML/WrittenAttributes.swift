import NavXcode

/// The attributes of a tag that have been written: which they are, where each is in the bytes with the blank before it, and
/// where it comes among the others.
///
/// Every attribute of a document is noted here, in rows that are used again for each tag.
struct WrittenAttributes: ~Copyable {
  /// An attribute; its end is known when the tag ends.
  private struct Row {
    var start: UInt32 = 0
    var end: UInt32 = 0
    var rank: UInt8 = 0
  }

  /// Those of this tag come first; what is after them is of earlier ones. As many as there are bits for words, of which none
  /// is said twice.
  private var rows = [Row](repeating: Row(), count: 512)
  private(set) var count = 0
  /// A bit for each word, of which there are fewer.
  private var words = InlineArray<8, UInt64>(repeating: 0)
  private var lastRank: UInt8 = 0
  private(set) var areInOrder = true

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
    words[Int(word.rawValue) / 64] |= 1 << UInt64(word.rawValue % 64)
    rows[count] = Row(start: UInt32(truncatingIfNeeded: start), rank: rank)
    count &+= 1
    if rank < lastRank { areInOrder = false }
    lastRank = rank
    return true
  }

  /// Keeps one from being written.
  mutating func leaveOut(_ word: Word) {
    words[Int(word.rawValue) / 64] |= 1 << UInt64(word.rawValue % 64)
  }

  /// Brings them into the order of their ranks; those of one rank stay as they were written.
  mutating func sort(end: Int) {
    let indices = 0..<count
    var rows = rows.mutableSpan
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
    if count == 0 { return }
    words = InlineArray(repeating: 0)
    (count, lastRank, areInOrder) = (0, 0, true)
  }
}
