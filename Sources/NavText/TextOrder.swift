extension String {
  /// Whether it comes before another by the bytes of both, which is the same on every machine.
  public func precedes(_ other: String) -> Bool {
    let (ones, others) = (utf8.span, other.utf8.span)
    let shared = min(ones.count, others.count)
    var offset = 0
    // Paths begin alike for long.
    while offset &+ 8 <= shared {
      let (first, second) = (ones.word(at: offset), others.word(at: offset))
      // The first byte is the lowest, and counts most.
      if first != second { return first.byteSwapped < second.byteSwapped }
      offset &+= 8
    }
    while offset < shared {
      if ones[offset] != others[offset] { return ones[offset] < others[offset] }
      offset &+= 1
    }
    return ones.count < others.count
  }
}
