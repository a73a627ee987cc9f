import NavText
import NavXcode

/// The names of a table as they are in attributes, each made so once however often it is written, with as many bytes after
/// the last as are copied at once.
struct WrittenNames: Sendable {
  let bytes: [UInt8]
  /// The table itself, for texts between tags.
  private let names: NameTable
  private let rows: [Row]

  private struct Row {
    let start: UInt32
    /// Shifted, with the lowest bit for texts of several lines.
    let lengthAndLines: UInt32
  }

  /// Values that Interface Builder has words for.
  static let values = WrittenNames(Word.names)
  /// Attributes up to their values.
  static let attributes = WrittenNames(Word.names, between: " ", and: "=\"")
  /// How elements begin and end.
  static let startTags = WrittenNames(Word.names, between: "<", and: "")
  static let endTags = WrittenNames(Word.names, between: "</", and: ">")

  /// - Parameters:
  ///   - opening: what comes before each name.
  ///   - closing: what comes after it.
  init(_ names: NameTable, between opening: String = "", and closing: String = "") {
    self.names = names
    var text = XMLBytes()
    var rows: [Row] = []
    rows.reserveCapacity(names.count)
    for id in names.names {
      let start = text.count
      let name = names.utf8(of: Name(Int(id.index)))
      text.append(opening.utf8.span)
      text.append(escaped: name.span)
      text.append(closing.utf8.span)
      let hasLines = name.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      rows.append(
        Row(
          start: UInt32(start),
          lengthAndLines: UInt32(text.count - start) << 1 | (hasLines ? 1 : 0)))
    }
    for _ in 0..<XMLBytes.step { text.append(0) }
    bytes = text.bytes
    self.rows = rows
  }

  @inline(__always)
  func place(of name: Name) -> Range<Int> {
    let row = rows[Int(name.index)]
    let start = Int(row.start)
    return start..<start &+ Int(row.lengthAndLines >> 1)
  }

  /// Whether no attribute can hold a text as it is.
  func hasSeveralLines(_ name: Name) -> Bool { rows[Int(name.index)].lengthAndLines & 1 == 1 }

  /// A name as it is in the table.
  func original(of name: Name) -> ArraySlice<UInt8> { names.utf8(of: name) }
}
