/// Where each line of a file starts, to turn an offset into a line and a column.
///
/// A line ends with LF, CRLF or a lone CR.
public struct LineIndex: Sendable, Equatable {
  /// Line and column, both from 1.
  public struct Position: Hashable, Sendable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The length of each line but the last in LEB128: seven bits a byte, the lowest first, the top bit where more
  /// follow. Most take one byte, a fourth of a start.
  public let lengths: [UInt8]
  public let lineCount: Int
  /// Every 64th line, the first among them.
  private let landmarks: [Landmark]

  fileprivate struct Landmark: Equatable {
    let start: UInt32
    /// Where the length of the line is.
    let position: UInt32
  }

  private static let linesFromLandmarkToLandmark = 64

  public init(_ bytes: [UInt8]) {
    let span = bytes.span
    var builder = Builder()
    builder.reserveCapacity(span.count / 32)
    var offset = 0
    while offset < span.count {
      offset = Self.nextLineEnd(in: span, from: offset)
      guard offset < span.count else { break }
      let byte = span[offset]
      offset += 1
      if byte == UInt8(ascii: "\r") && offset < span.count && span[offset] == UInt8(ascii: "\n") {
        offset += 1
      }
      builder.startLine(at: offset)
    }
    self.init(builder)
  }

  /// Where the next LF or CR is, eight bytes at a time; the end where there is none.
  private static func nextLineEnd(in bytes: Span<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while bytes.count - offset >= 8 {
      let word = bytes.word(at: offset)
      let feed = word ^ (ones &* 0x0A)
      let returned = word ^ (ones &* 0x0D)
      // The lowest top bit that is set is that of the first zero byte: what is above it may be a borrow.
      let zeros = ((feed &- ones) & ~feed) | ((returned &- ones) & ~returned)
      let marks = zeros & (ones &* 0x80)
      if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") { break }
      offset += 1
    }
    return offset
  }

  /// From the offsets of the first bytes of the lines, which must begin with 0 and rise.
  public init(starts: [UInt32]) {
    var builder = Builder()
    builder.reserveCapacity(starts.count)
    for start in starts.dropFirst() { builder.startLine(at: Int(start)) }
    self.init(builder)
  }

  public init(_ builder: Builder) {
    var finished = builder
    finished.flush()
    lengths = finished.lengths
    landmarks = finished.landmarks
    lineCount =
      landmarks.count * Self.linesFromLandmarkToLandmark - finished.linesUntilLandmark + 1
  }

  /// Takes note of line after line as they are met.
  public struct Builder: Sendable {
    fileprivate var lengths: [UInt8] = []
    fileprivate var landmarks = [Landmark(start: 0, position: 0)]
    /// After all of `lengths`.
    @usableFromInline var linesUntilLandmark = linesFromLandmarkToLandmark
    /// Lengths of one byte that are still to be appended: all at once, which costs a tenth of one by one.
    @usableFromInline var waiting = InlineArray<64, UInt8>(repeating: 0)
    @usableFromInline var waitingCount = 0
    /// The start of the last line.
    @usableFromInline var last: UInt32 = 0

    public init() {}

    /// Makes room for so many lines.
    public mutating func reserveCapacity(_ lineCount: Int) {
      lengths.reserveCapacity(lineCount)
      landmarks.reserveCapacity(lineCount / linesFromLandmarkToLandmark + 1)
    }

    /// Each line starts after the one before it, the first one at 0, which need not be said.
    public mutating func startLine(at offset: Int) {
      if startShortLine(at: offset) { return }
      flush()
      if startShortLine(at: offset) { return }
      var length = UInt32(truncatingIfNeeded: offset) &- last
      while length >= 0x80 {
        lengths.append(UInt8(truncatingIfNeeded: length) | 0x80)
        length >>= 7
      }
      lengths.append(UInt8(truncatingIfNeeded: length))
      last = UInt32(truncatingIfNeeded: offset)
      appended(1)
    }

    /// The same where it takes no call, as mostly. Otherwise it does nothing and says so.
    @inlinable
    @inline(__always)
    public mutating func startShortLine(at offset: Int) -> Bool {
      let length = UInt32(truncatingIfNeeded: offset) &- last
      guard length < 0x80 && waitingCount < linesUntilLandmark else { return false }
      waiting[waitingCount] = UInt8(truncatingIfNeeded: length)
      waitingCount &+= 1
      last = UInt32(truncatingIfNeeded: offset)
      return true
    }

    fileprivate mutating func flush() {
      lengths.append(contentsOf: waiting.span.extracting(first: waitingCount))
      appended(waitingCount)
      waitingCount = 0
    }

    private mutating func appended(_ count: Int) {
      linesUntilLandmark -= count
      if linesUntilLandmark == 0 {
        landmarks.append(Landmark(start: last, position: UInt32(lengths.count)))
        linesUntilLandmark = linesFromLandmarkToLandmark
      }
    }
  }

  /// The offset of the first byte of each line; the first is 0.
  public var starts: [UInt32] {
    var walk = Walk(self, from: 0)
    var starts: [UInt32] = [0]
    starts.reserveCapacity(lineCount)
    while let next = walk.nextStart {
      starts.append(next)
      walk.advance(to: next)
    }
    return starts
  }

  /// The offset of the first byte of a line, counted from 1.
  public func start(ofLine line: Int) -> UInt32 {
    var walk = Walk(self, from: (line - 1) / Self.linesFromLandmarkToLandmark)
    while walk.line < line, let next = walk.nextStart {
      walk.advance(to: next)
    }
    return walk.start
  }

  /// The line, from 1, that holds the byte at `offset`.
  public func line(at offset: UInt32) -> Int {
    walk(to: offset).line
  }

  /// Goes from line to line, for offsets that mostly rise: from one to the next it takes the lines between them.
  public struct Cursor {
    private let index: LineIndex
    private var walk: Walk

    /// At the first line.
    public init(_ index: LineIndex) {
      self.index = index
      walk = Walk(index, from: 0)
    }

    /// The line, from 1, that holds the byte at `offset`, and the offset of the first byte of that line.
    public mutating func line(at offset: UInt32) -> (number: Int, start: UInt32) {
      // From afar a landmark is nearer.
      if offset < walk.start || offset - walk.start > 1024 { walk = index.walk(to: offset) }
      while let next = walk.nextStart, next <= offset { walk.advance(to: next) }
      return (walk.line, walk.start)
    }
  }

  /// The line, from 1, that holds the byte at `offset`, and its bytes without its line end.
  func line(around offset: UInt32, in bytes: [UInt8]) -> (number: Int, range: SourceRange) {
    let walk = walk(to: offset)
    return (walk.line, Self.withoutEnd(walk.start, walk.nextStart, bytes))
  }

  private func walk(to offset: UInt32) -> Walk {
    var low = 0
    var high = landmarks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if landmarks[middle].start <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    var walk = Walk(self, from: low)
    while let next = walk.nextStart, next <= offset {
      walk.advance(to: next)
    }
    return walk
  }

  /// Goes from line to line.
  private struct Walk {
    let lengths: [UInt8]
    /// Counted from 1.
    var line: Int
    var start: UInt32
    /// The start of the next line, if there is one.
    var nextStart: UInt32?
    private var position: Int

    init(_ index: LineIndex, from landmark: Int) {
      lengths = index.lengths
      line = landmark * linesFromLandmarkToLandmark + 1
      start = index.landmarks[landmark].start
      position = Int(index.landmarks[landmark].position)
      readLength()
    }

    mutating func advance(to next: UInt32) {
      line += 1
      start = next
      readLength()
    }

    private mutating func readLength() {
      guard position < lengths.count else {
        nextStart = nil
        return
      }
      var length: UInt32 = 0
      var shift: UInt32 = 0
      while lengths[position] >= 0x80 {
        length |= UInt32(lengths[position] & 0x7F) << shift
        shift += 7
        position += 1
      }
      length |= UInt32(lengths[position]) << shift
      position += 1
      nextStart = start &+ length
    }
  }

  /// The column counts UTF-8 bytes.
  public func positionUTF8(at offset: UInt32) -> Position {
    let walk = walk(to: offset)
    return Position(line: walk.line, column: Int(offset - walk.start) + 1)
  }

  /// The column counts Unicode scalars, which is what a person takes for characters in most sources.
  public func position(at offset: UInt32, in bytes: [UInt8]) -> Position {
    let walk = walk(to: offset)
    var column = 1
    var cursor = Int(walk.start)
    while cursor < Int(offset) && cursor < bytes.count {
      if bytes[cursor] & 0xC0 != 0x80 {
        column += 1
      }
      cursor += 1
    }
    return Position(line: walk.line, column: column)
  }

  /// The bytes of line `line` (from 1) without its line end.
  public func range(ofLine line: Int, in bytes: [UInt8]) -> SourceRange {
    let start = self.start(ofLine: line)
    return Self.withoutEnd(start, line < lineCount ? self.start(ofLine: line + 1) : nil, bytes)
  }

  private static func withoutEnd(
    _ start: UInt32, _ nextStart: UInt32?, _ bytes: [UInt8]
  ) -> SourceRange {
    var end = nextStart.map { Int($0) } ?? max(bytes.count, Int(start))
    // What was let go has no bytes any more.
    while end > start && end <= bytes.count && (bytes[end - 1] == 10 || bytes[end - 1] == 13) {
      end -= 1
    }
    return SourceRange(Int(start), end)
  }
}
