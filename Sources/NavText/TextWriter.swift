/// Text in the making: lines, indented by how deep they are.
///
/// Indentation is written with the first text of a line, so an empty line has no trailing blanks.
/// Line ends inside a written text are copied as they are, which keeps a comment's own layout.
public struct TextWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  private let indentUnit: String
  private var depth = 0

  /// An empty text; every level of depth indents by one `indentUnit`.
  public init(indentUnit: String = "    ") {
    self.indentUnit = indentUnit
  }

  /// All that was written.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Goes on with the line.
  public mutating func write(_ text: String) {
    write(utf8: text.utf8)
  }

  /// Goes on with a name, without making it a String.
  public mutating func write(_ name: Name, _ names: NameTable) {
    names.withUTF8(of: name) { write($0) }
  }

  /// Goes on with a number in decimal digits.
  public mutating func write(_ number: Int) {
    write(String(number))
  }

  /// Goes on with text that is UTF-8 already.
  public mutating func write(utf8 text: some Collection<UInt8>) {
    if !text.isEmpty { indentLine() }
    bytes.append(contentsOf: text)
  }

  /// Where a line starts: what is before its first text.
  private mutating func indentLine() {
    guard depth > 0 && isAtLineStart else { return }
    for _ in 0..<depth { bytes.append(contentsOf: indentUnit.utf8) }
  }

  /// Goes on with text that is lent, and is UTF-8.
  mutating func write(_ text: Span<UInt8>) {
    if !text.isEmpty { indentLine() }
    bytes.append(contentsOf: text)
  }

  /// Ends the line.
  public mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes `text` and ends the line.
  public mutating func line(_ text: String = "") {
    write(text)
    newline()
  }

  /// Puts the lines that begin from here on one level deeper.
  public mutating func indent() {
    depth += 1
  }

  /// Takes back one `indent`.
  public mutating func outdent() {
    depth -= 1
  }

  private var isAtLineStart: Bool {
    bytes.last == nil || bytes.last == UInt8(ascii: "\n")
  }
}
