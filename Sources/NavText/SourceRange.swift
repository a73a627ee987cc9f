/// Bytes `start..<end` of one file.
public struct SourceRange: Hashable, Sendable {
  public let start: UInt32
  public let end: UInt32

  public init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  public init(from first: SourceRange, to last: SourceRange) {
    self.start = first.start
    self.end = max(first.start, last.end)
  }

  public var isEmpty: Bool { start == end }
  public var count: Int { Int(end) - Int(start) }
}

/// A place in a project: a file and bytes in it.
public struct Location: Hashable, Sendable {
  public let file: ID<SourceText>
  public let range: SourceRange

  public init(_ file: ID<SourceText>, _ range: SourceRange) {
    self.file = file
    self.range = range
  }
}
