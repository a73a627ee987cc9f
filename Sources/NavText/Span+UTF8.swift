extension Span<UInt8> {
  /// The scalar that starts at `offset` and its length, if a well-formed one does.
  ///
  /// Strict UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing above U+10FFFF.
  @inlinable
  public func scalar(at offset: Int) -> (value: UInt32, length: Int)? {
    let first = UInt32(self[offset])
    let length: Int
    let least: UInt32
    switch first {
    case 0..<0x80: return (first, 1)
    case 0xC2..<0xE0: (length, least) = (2, 0x80)
    case 0xE0..<0xF0: (length, least) = (3, 0x800)
    case 0xF0..<0xF5: (length, least) = (4, 0x1_0000)
    default: return nil
    }
    guard offset + length <= count else { return nil }
    var value = first & (0xFF >> UInt32(length + 1))
    for next in offset + 1..<offset + length {
      guard self[next] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(self[next] & 0x3F)
    }
    return value >= least && Unicode.Scalar(value) != nil ? (value, length) : nil
  }
}
