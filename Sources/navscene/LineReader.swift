/// The lines of a stream of bytes, whatever they hold and however long they are.
struct LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// Why there is no other line, where that is not the end.
  private(set) var problem: FileProblem?

  /// Reads standard input as it comes.
  static var standardInput: LineReader { LineReader(descriptor: 0, buffer: []) }

  private init(descriptor: Int32, buffer: [UInt8]) {
    self.descriptor = descriptor
    self.buffer = buffer
  }

  /// Reads what was read already.
  init(_ bytes: [UInt8]) {
    self.init(descriptor: -1, buffer: bytes)
    isAtEnd = true
  }

  /// The next line without its end (LF or CRLF), repaired where it is not UTF-8; nil after the last.
  mutating func next() -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return line(start, end)
      }
      guard !isAtEnd else { break }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      fill()
    }
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    return line(start, buffer.count)
  }

  private func line(_ start: Int, _ end: Int) -> String {
    let hasReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
    return String(decoding: buffer[start..<(hasReturn ? end - 1 : end)], as: UTF8.self)
  }

  private mutating func fill() {
    let chunk = readChunk(descriptor, 1 << 16)
    if chunk == nil { problem = FileProblem("standard input") }
    guard let chunk, !chunk.isEmpty else {
      isAtEnd = true
      return
    }
    buffer += chunk
  }
}

/// What `read` gives at once; empty at the end, nil with `errno` when it fails.
func readChunk(_ descriptor: Int32, _ most: Int) -> [UInt8]? {
  var failed = false
  // `read` writes no more than it is allowed, and its answer says how much that was.
  let chunk = unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
    var got = 0
    repeat {
      got = unsafe read(descriptor, buffer.baseAddress, most)
    } while got < 0 && errno == EINTR
    failed = got < 0
    count = max(got, 0)
  }
  return failed ? nil : chunk
}
