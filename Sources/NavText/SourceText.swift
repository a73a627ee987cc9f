/// One input: the path that a person knows it by, and its bytes.
public struct SourceText: Sendable {
  /// Offsets are 32 bits wide, so a longer input is refused before it is read.
  public static var largestCount: Int { Int(clamping: UInt32.max - 64) }

  public let path: String
  public let bytes: [UInt8]
  /// Where its lines start, if they have been counted already.
  public let lines: LineIndex?

  public init(path: String, bytes: [UInt8], lines: LineIndex? = nil) {
    self.path = path
    self.bytes = bytes
    self.lines = lines
  }

  public init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range, repaired where it is not UTF-8.
  public subscript(range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}
