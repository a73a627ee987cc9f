import NavText

/// What every compiled graph begins with. Like PNG's, it holds a byte that no text holds, and line ends that a
/// transfer as text would change.
private let magic: [UInt8] = [0x89, 0x4E, 0x41, 0x56, 0x0D, 0x0A, 0x1A, 0x0A]

/// Raised with every change of the tables or their rows.
private let graphVersion: UInt64 = 20

/// Five words of eight bytes, lowest byte first: the magic, the version, the length of the whole, that of the first
/// half, and the checksum of all that follows.
private let headerCount = 40

/// Whether these bytes are meant to be a compiled graph, intact or not.
public func isGraph(_ bytes: [UInt8]) -> Bool {
  bytes.count >= 4 && bytes[..<4] == magic[..<4]
}

extension Program {
  /// The compiled graph: the same program always gives the same bytes, and `init(graph:)` reads them without parsing.
  public func graph() -> [UInt8] {
    var bytes: [UInt8] = []
    let header = writeGraph { bytes.append(contentsOf: $0) }
    bytes.replaceSubrange(..<header.count, with: header)
    return bytes
  }

  /// Hands the compiled graph out in pieces, so that it is never in memory as a whole, and returns what belongs over
  /// its first bytes: only at the end are lengths and checksum known.
  ///
  /// Behind the header come the numbers of rows, then the rows of every table, in the order of `visitFields`. The second half is
  /// asked for when the first has been handed out, where another thread makes it meanwhile.
  public func writeGraph(
    secondHalf: (() -> SecondHalfOfGraph)? = nil, _ receive: @escaping (RawSpan) -> Void
  ) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: headerCount)
    // Any byte may be read as a raw one.
    unsafe receive(header.span.bytes)
    var writer = GraphWriter(receive)
    var copy = self
    copy.visitFirstHalf(&writer)
    writer.finish()
    let first = writer.checksum
    let second: GraphChecksum
    if let half = secondHalf?() {
      // Any byte may be read as a raw one.
      for piece in half.pieces { unsafe receive(piece.span.bytes) }
      second = half.checksum
    } else {
      writer = GraphWriter(receive)
      copy.visitSecondHalf(&writer)
      writer.finish()
      second = writer.checksum
    }
    header.replaceSubrange(..<magic.count, with: magic)
    header.setWord(graphVersion, at: 8)
    header.setWord(UInt64(headerCount) + first.count + second.count, at: 16)
    header.setWord(first.count, at: 24)
    header.setWord(GraphChecksum(of: first, second).value, at: 32)
    return header
  }

  /// The second half of the compiled graph, for `writeGraph`. It knows nothing of the first.
  public func secondHalfOfGraph() -> SecondHalfOfGraph {
    let pieces = GraphPieces()
    var writer = GraphWriter { pieces.append($0) }
    var copy = self
    copy.visitSecondHalf(&writer)
    writer.finish()
    return SecondHalfOfGraph(pieces: pieces.all, checksum: writer.checksum)
  }

  /// The program of a compiled graph. Whatever the bytes are, this ends, and gives a program that keeps every promise
  /// of `firstViolation` or none at all.
  public init(graph bytes: [UInt8]) throws(GraphProblem) {
    guard isGraph(bytes) else { throw .notAGraph }
    guard bytes.count >= headerCount else {
      throw .truncated(expected: headerCount, found: bytes.count)
    }
    guard bytes[..<8] == magic[...] else { throw .changedLineEnds }
    let version = bytes.word(at: 8)
    guard version == graphVersion else {
      throw .version(found: version, supported: graphVersion)
    }
    let count = bytes.word(at: 16)
    guard count <= UInt64(bytes.count) else {
      throw .truncated(expected: Int(clamping: count), found: bytes.count)
    }
    guard count == UInt64(bytes.count) else { throw .trailingBytes }
    let firstCount = bytes.word(at: 24)
    guard firstCount <= count - UInt64(headerCount) else { throw .checksum }
    let middle = headerCount + Int(firstCount)
    let checksum = GraphChecksum(
      of: GraphChecksum(of: bytes.span.extracting(headerCount..<middle)),
      GraphChecksum(of: bytes.span.extracting(middle..<bytes.count)))
    guard bytes.word(at: 32) == checksum.value else { throw .checksum }

    self.init(names: NameTable())
    var reader = GraphReader(bytes, from: headerCount)
    visitFirstHalf(&reader)
    guard reader.hasFailed || reader.offset == middle else {
      throw .damaged("its first half ends elsewhere")
    }
    visitSecondHalf(&reader)
    guard !reader.hasFailed else { throw .damaged(reader.state.failure) }
    guard reader.isAtEnd else { throw .damaged("bytes follow its last table") }
    if let violation = firstBrokenPromise() {
      throw .damaged(violation)
    }
  }

  /// Passes the number of rows of every table, then the rows.
  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitFirstHalf(&visitor)
    visitSecondHalf(&visitor)
  }

  mutating func visitCounts<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.state.isCounting = true
    visitFirstTables(&visitor)
    visitOtherTables(&visitor)
  }

  private mutating func visitFirstHalf<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitCounts(&visitor)
    visitor.state.isCounting = false
    visitFirstTables(&visitor)
  }

  /// It begins anew, for it may be written before the first.
  private mutating func visitSecondHalf<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    guard !visitor.hasFailed else { return }
    visitor.state.isCounting = false
    visitor.state.forgetLast()
    visitOtherTables(&visitor)
    guard !visitor.hasFailed else { return }
    visitor.visit(&appVariables)
    visitor.visit(&mainStoryboard)
  }

  /// Those of the first half: the smaller one, for a program is checked before it is written.
  private mutating func visitFirstTables<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitNames(&visitor)
    visitor.visit(&sources)
    visitor.visit(&storyboards)
    visitor.visit(&scenes)
    visitor.visit(&relationships)
  }

  private mutating func visitOtherTables<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&segues)
    visitor.visit(&actionConnections)
    visitor.visit(&outlets)
    visitor.visit(&barItems)
    visitor.visit(&tabItems)
    visitor.visit(&elements)
    visitor.visit(&constraints)
    visitor.visit(&attributes)
    visitor.visit(&values)
    visitor.visit(&arguments)
    visitor.visit(&classes)
    visitor.visit(&properties)
    visitor.visit(&methods)
    visitor.visit(&enumerations)
    visitor.visit(&cases)
    visitor.visit(&variables)
    visitor.visit(&expressions)
    visitor.visit(&statements)
    visitor.visit(&sceneLists)
    visitor.visit(&scenarios)
    visitor.visit(&steps)
    visitor.visit(&checks)
    visitor.visit(&assumptions)
    visitor.visit(&claims)
    visitor.visit(&conditions)
  }

  /// The empty name is in every table and needs no byte.
  private mutating func visitNames<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    guard visitor.state.isCounting else { return visitor.visit(&names) }
    var count = UInt32(names.count - 1)
    visitor.visit(count: &count)
    visitor.state.counts[Int(GraphTable.names.rawValue)] = count + 1
  }
}

/// What `writeGraph` hands out last, made before.
public struct SecondHalfOfGraph: Sendable {
  fileprivate let pieces: [[UInt8]]
  fileprivate let checksum: GraphChecksum
}

/// What is handed out, put together to pieces that a file system likes: it takes a graph in pieces of 16 KB twice as
/// long to write as in pieces of this size. In one it would be copied while it grows.
private final class GraphPieces {
  private(set) var all: [[UInt8]] = []

  func append(_ bytes: RawSpan) {
    let size = 1 << 18
    if all.isEmpty || all[all.count - 1].count + bytes.byteCount > size {
      all.append([])
      all[all.count - 1].reserveCapacity(size)
    }
    all[all.count - 1].append(contentsOf: bytes)
  }
}
