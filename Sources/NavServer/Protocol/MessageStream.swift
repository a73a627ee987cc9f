/// Takes the messages out of a stream of bytes, each after a header with its length (LSP 3.17, base protocol).
public struct MessageStream {
  /// The longest message that is accepted, in bytes.
  private static let mostBytes = 1 << 28

  private var buffer: [UInt8] = []
  private var start = 0

  public init() {}

  public mutating func append(_ bytes: [UInt8]) {
    buffer.removeFirst(start)
    start = 0
    buffer += bytes
  }

  /// The next message that is there as a whole. Anything that is not a header is skipped.
  public mutating func next() -> [UInt8]? {
    while let end = headerEnd {
      let length = Self.contentLength(buffer[start..<end])
      guard let length, length <= Self.mostBytes else {
        start = end
        continue
      }
      guard buffer.count - end >= length else { return nil }
      start = end + length
      return Array(buffer[end..<start])
    }
    return nil
  }

  /// A message as it is sent.
  public static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }

  /// Where the content begins: after the first empty line.
  private var headerEnd: Int? {
    var index = start
    while index + 1 < buffer.count {
      if buffer[index] == 10 {
        if buffer[index + 1] == 10 { return index + 2 }
        if buffer[index + 1] == 13, index + 2 < buffer.count, buffer[index + 2] == 10 {
          return index + 3
        }
      }
      index += 1
    }
    return nil
  }

  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    let name = Array("content-length:".utf8)
    for line in header.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      // What was no header may end with the beginning of one.
      guard line.count > name.count else { continue }
      for offset in line.indices.dropLast(name.count) {
        let isName = line[offset..<(offset + name.count)].elementsEqual(name) {
          ($0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0) == $1
        }
        guard isName else { continue }
        let digits = line[(offset + name.count)...].drop { $0 == 0x20 }.prefix { 48...57 ~= $0 }
        guard !digits.isEmpty, digits.count < 12 else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
      }
    }
    return nil
  }
}
