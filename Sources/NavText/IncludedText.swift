extension String {
  /// Whether a text is part of this one, byte by byte: Embedded Swift has no `contains` of a text.
  public func includes(_ part: String) -> Bool {
    let part = Array(part.utf8)
    let bytes = Array(utf8)
    guard let first = part.first else { return true }
    guard bytes.count >= part.count else { return false }
    return (0...bytes.count - part.count).contains { start in
      bytes[start] == first && bytes[start..<start + part.count].elementsEqual(part)
    }
  }
}
