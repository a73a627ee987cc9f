extension Span<UInt8> {
  /// The eight bytes at an offset as one number, the first byte lowest.
  ///
  /// The load is checked against the span's bounds; it is called unsafe for reading bytes as a number, which any bytes
  /// are. Lexer, names and checksums are up to eight times as fast by it.
  @inlinable
  @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return UInt64(littleEndian: word)
  }
}

extension MutableSpan<UInt8> {
  /// Puts a number over the eight bytes at an offset, its lowest byte first. Checked and called unsafe like the load.
  @inlinable
  @inline(__always)
  public mutating func setWord(_ word: UInt64, at offset: Int) {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
  }
}

extension [UInt8] {
  /// The eight bytes at an offset as one number, the first byte lowest.
  public func word(at offset: Int) -> UInt64 { span.word(at: offset) }

  /// Puts a number over the eight bytes at an offset, its lowest byte first.
  public mutating func setWord(_ word: UInt64, at offset: Int) {
    var bytes = mutableSpan
    bytes.setWord(word, at: offset)
  }

  /// Appends what a span holds.
  public mutating func append(contentsOf bytes: Span<UInt8>) {
    // Any byte may be read as a raw one.
    unsafe append(contentsOf: bytes.bytes)
  }

  /// Appends what a span holds.
  public mutating func append(contentsOf bytes: RawSpan) {
    // The buffer does not leave the closure.
    unsafe bytes.withUnsafeBytes { unsafe append(contentsOf: $0) }
  }
}
