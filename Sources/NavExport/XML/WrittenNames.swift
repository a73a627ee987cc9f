import NavText
import NavXcode

/// The names of a table as they are in attributes, each made so once however often it is written, with as many bytes after
/// the last as are copied at once.
struct WrittenNames: Sendable {
  let bytes: [UInt8]
  private let rows: [Row]

  private struct Row {
    let start: UInt32
    /// Shifted by the number of flags.
    let lengthAndFlags: UInt32

    static var flagCount: UInt32 { 3 }
    /// It has several lines.
    static var lines: UInt32 { 1 }
    /// It has letters, digits and underscores of ASCII only.
    static var identifier: UInt32 { 2 }
    /// It is as in the table.
    static var plain: UInt32 { 4 }
  }

  /// Values that Interface Builder has words for, to the end of their attributes.
  static let values = WrittenNames(Word.names, and: "\"")
  /// Attributes up to their values.
  static let attributes = WrittenNames(Word.names, between: " ", and: "=\"")
  /// How elements begin and end.
  static let startTags = WrittenNames(Word.names, between: "<", and: "")
  static let endTags = WrittenNames(Word.names, between: "</", and: ">")

  /// - Parameters:
  ///   - opening: what comes before each name.
  ///   - closing: what comes after it.
  init(_ names: NameTable, between opening: String = "", and closing: String = "") {
    var text = XMLBytes()
    var rows: [Row] = []
    rows.reserveCapacity(names.count)
    let kinds = SignKind.ofBytes
    for id in names.names {
      let start = text.count
      if !opening.isEmpty { text.append(opening.utf8.span) }
      let flags = names.withUTF8(of: Name(Int(id.index))) { name in
        let flags = Self.flags(of: name, kinds.span)
        if flags & Row.plain != 0 { text.append(name) } else { text.append(escaped: name) }
        return flags
      }
      if !closing.isEmpty { text.append(closing.utf8.span) }
      let length = UInt32(text.count - start)
      rows.append(Row(start: UInt32(start), lengthAndFlags: length << Row.flagCount | flags))
    }
    bytes = text.table()
    self.rows = rows
  }

  @inline(__always)
  func place(of name: Name) -> Range<Int> {
    let row = rows[Int(name.index)]
    let start = Int(row.start)
    return start..<start &+ Int(row.lengthAndFlags >> Row.flagCount)
  }

  /// What is to be known of a name.
  private static func flags(of name: Span<UInt8>, _ kinds: Span<SignKind>) -> UInt32 {
    var met: SignKind = []
    for index in name.indices { met.formUnion(kinds[Int(name[index])]) }
    return (met.isEmpty ? Row.identifier : 0) | (met.contains(.escaped) ? 0 : Row.plain)
      | (met.contains(.line) ? Row.lines : 0)
  }

  /// Whether no attribute can hold a text as it is.
  func hasSeveralLines(_ name: Name) -> Bool {
    rows[Int(name.index)].lengthAndFlags & Row.lines != 0
  }

  /// Whether a name has letters, digits and underscores of ASCII only, as most names have: no other name is equal to it, and
  /// it is the same everywhere.
  func isIdentifier(_ name: Name) -> Bool {
    rows[Int(name.index)].lengthAndFlags & Row.identifier != 0
  }

  /// Lends the bytes of a name of the table that these were made of. Most are here as they are there.
  @inline(__always)
  func withBytes<Result>(
    of name: Name, in names: NameTable, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    if rows[Int(name.index)].lengthAndFlags & Row.plain == 0 {
      return names.withUTF8(of: name, body)
    }
    return body(bytes.span.extracting(place(of: name)))
  }

  /// Whether identifiers are in order, by their bytes.
  func areInOrder(_ first: Name, _ second: Name) -> Bool {
    let bytes = bytes.span
    let (one, other) = (place(of: first), place(of: second))
    for offset in 0..<min(one.count, other.count) {
      let (left, right) = (bytes[one.lowerBound + offset], bytes[other.lowerBound + offset])
      if left != right { return left < right }
    }
    return one.count <= other.count
  }
}

/// What bytes are that are no letters, digits and underscores of ASCII.
private struct SignKind: OptionSet {
  let rawValue: UInt8

  static let other = Self(rawValue: 1)
  /// In XML it is spelled otherwise.
  static let escaped = Self(rawValue: 2)
  /// It ends a line, or is between columns.
  static let line = Self(rawValue: 4)

  static let ofBytes = (0...UInt8.max).map { byte -> SignKind in
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: []
    case 0x09, 0x0A, 0x0D: [.other, .escaped, .line]
    default: XMLBytes.isPlain(byte) ? .other : [.other, .escaped]
    }
  }
}
