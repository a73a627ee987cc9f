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

  /// The offset of the first byte of each line; the first is 0.
  public let starts: [UInt32]

  public init(_ bytes: [UInt8]) {
    let span = bytes.span
    var starts: [UInt32] = [0]
    starts.reserveCapacity(span.count / 32)
    var offset = 0
    while offset < span.count {
      let byte = span[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(offset))
      } else if byte == UInt8(ascii: "\r") {
        if offset < span.count && span[offset] == UInt8(ascii: "\n") {
          offset += 1
        }
        starts.append(UInt32(offset))
      }
    }
    self.starts = starts
  }

  /// From starts kept elsewhere, which must begin with 0 and rise.
  public init(starts: [UInt32]) {
    self.starts = starts
  }

  public var lineCount: Int { starts.count }

  /// The line, from 1, that holds the byte at `offset`.
  public func line(at offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return low + 1
  }

  /// The column counts UTF-8 bytes.
  public func positionUTF8(at offset: UInt32) -> Position {
    let line = line(at: offset)
    return Position(line: line, column: Int(offset - starts[line - 1]) + 1)
  }

  /// The column counts Unicode scalars, which is what a person takes for characters in most sources.
  public func position(at offset: UInt32, in bytes: [UInt8]) -> Position {
    let line = line(at: offset)
    var column = 1
    var cursor = Int(starts[line - 1])
    while cursor < Int(offset) && cursor < bytes.count {
      if bytes[cursor] & 0xC0 != 0x80 {
        column += 1
      }
      cursor += 1
    }
    return Position(line: line, column: column)
  }

  /// The column counts UTF-16 units, as editors do.
  public func positionUTF16(at offset: UInt32, in bytes: [UInt8]) -> Position {
    let line = line(at: offset)
    var column = 1
    var cursor = Int(starts[line - 1])
    while cursor < Int(offset) && cursor < bytes.count {
      if bytes[cursor] & 0xC0 != 0x80 {
        column += bytes[cursor] >= 0xF0 ? 2 : 1
      }
      cursor += 1
    }
    return Position(line: line, column: column)
  }

  /// The bytes of line `line` (from 1) without its line end.
  public func range(ofLine line: Int, in bytes: [UInt8]) -> SourceRange {
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start && (bytes[end - 1] == 10 || bytes[end - 1] == 13) {
      end -= 1
    }
    return SourceRange(start, end)
  }
}
