import NavText

/// What every compiled graph begins with. Like PNG's, it holds a byte that no text holds, and line ends that a
/// transfer as text would change.
private let magic: [UInt8] = [0x89, 0x4E, 0x41, 0x56, 0x0D, 0x0A, 0x1A, 0x0A]

/// Raised with every change of the tables or their rows.
private let graphVersion: UInt64 = 1

/// Four words of eight bytes, lowest byte first: the magic, the version, the length of the whole, and the checksum of
/// all that follows.
private let headerCount = 32

/// Whether these bytes are meant to be a compiled graph, intact or not.
public func isGraph(_ bytes: [UInt8]) -> Bool {
  bytes.count >= 4 && bytes[..<4] == magic[..<4]
}

extension Program {
  /// The compiled graph: the same program always gives the same bytes, and `init(graph:)` reads them without parsing.
  ///
  /// Behind the header come the numbers of rows, then the rows of every table, as `pass` has them.
  public func graph() -> [UInt8] {
    // About what the rows of usual programs take: a wrong guess costs a copy.
    var writer = GraphWriter(expecting: 4096 + names.count * 12 + scenes.count * 256)
    writer.write(repeatElement(0, count: headerCount))
    var copy = self
    copy.pass(through: &writer)
    var bytes = writer.take()
    for (index, byte) in magic.enumerated() {
      bytes[index] = byte
    }
    bytes.setWord(graphVersion, at: 8)
    bytes.setWord(UInt64(bytes.count), at: 16)
    bytes.setWord(checksum(bytes, from: headerCount), at: 24)
    return bytes
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
    guard count == UInt64(bytes.count) else { throw .damaged("bytes follow its end") }
    guard bytes.word(at: 24) == checksum(bytes, from: headerCount) else { throw .checksum }

    self.init(names: NameTable())
    var reader = GraphReader(bytes, from: headerCount)
    pass(through: &reader)
    guard !reader.hasFailed else { throw .damaged(reader.state.failure) }
    guard reader.isAtEnd else { throw .damaged("bytes follow its last table") }
    if let violation = firstBrokenPromise() {
      throw .damaged(violation)
    }
  }

  /// Passes the number of rows of every table, then the rows.
  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    passCounts(through: &stream)
    stream.state.isCounting = false
    passTables(through: &stream)
    guard !stream.hasFailed else { return }
    stream.pass(&appVariables)
    stream.pass(&mainStoryboard)
  }

  mutating func passCounts<Stream: GraphStream>(through stream: inout Stream) {
    stream.state.isCounting = true
    passTables(through: &stream)
  }

  private mutating func passTables<Stream: GraphStream>(through stream: inout Stream) {
    passNames(through: &stream)
    stream.pass(&sources)
    stream.pass(&storyboards)
    stream.pass(&scenes)
    stream.pass(&relationships)
    stream.pass(&segues)
    stream.pass(&actionConnections)
    stream.pass(&outlets)
    stream.pass(&barItems)
    stream.pass(&tabItems)
    stream.pass(&elements)
    stream.pass(&constraints)
    stream.pass(&attributes)
    stream.pass(&values)
    stream.pass(&arguments)
    stream.pass(&classes)
    stream.pass(&properties)
    stream.pass(&methods)
    stream.pass(&enumerations)
    stream.pass(&cases)
    stream.pass(&variables)
    stream.pass(&expressions)
    stream.pass(&statements)
    stream.pass(&sceneLists)
    stream.pass(&scenarios)
    stream.pass(&steps)
  }

  /// The empty name is in every table and needs no byte.
  private mutating func passNames<Stream: GraphStream>(through stream: inout Stream) {
    guard stream.state.isCounting else { return stream.pass(&names) }
    var count = UInt32(names.count - 1)
    stream.pass(count: &count)
    stream.state.counts[Int(GraphTable.names.rawValue)] = count + 1
  }
}

/// A checksum that notices any change of neighbouring bytes for certain, as long as they are in one group of eight:
/// every step can be undone, so two different words never lead to the same sum. It is no protection against intent.
private func checksum(_ bytes: [UInt8], from start: Int) -> UInt64 {
  let span = bytes.span
  var sum = UInt64(span.count)
  var offset = start
  while span.count - offset >= 8 {
    sum = mixed(sum ^ word(span, offset))
    offset += 8
  }
  var rest: UInt64 = 0
  while offset < span.count {
    rest = rest << 8 | UInt64(span[offset])
    offset += 1
  }
  return mixed(mixed(sum ^ rest))
}

private func mixed(_ word: UInt64) -> UInt64 {
  let product = word &* 0x9E37_79B9_7F4A_7C15
  return product << 29 | product >> 35
}

private func word(_ span: Span<UInt8>, _ offset: Int) -> UInt64 {
  let eight = span.extracting(offset..<offset + 8)
  var word: UInt64 = 0
  for index in 0..<8 {
    word |= UInt64(eight[index]) &<< UInt64(index * 8)
  }
  return word
}

extension [UInt8] {
  fileprivate func word(at offset: Int) -> UInt64 {
    NavModel.word(span, offset)
  }

  fileprivate mutating func setWord(_ word: UInt64, at offset: Int) {
    for index in 0..<8 {
      self[offset + index] = UInt8(truncatingIfNeeded: word >> UInt64(index * 8))
    }
  }
}
