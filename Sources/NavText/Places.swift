/// Lines and columns of the locations in a project, counted once a file.
struct Places {
  let sources: Table<SourceText>
  /// Texts that were let go, and are there again for a while.
  var returned: [ReturnedText] = []
  private var indexes: [LineIndex?] = []
  /// For the files with long lines. Many problems on one long line would cost their number times its length otherwise.
  private var characters: [CharacterCount?] = []

  init(_ sources: Table<SourceText>) {
    self.sources = sources
  }

  mutating func lines(of file: ID<SourceText>) -> LineIndex {
    if indexes.isEmpty {
      indexes = [LineIndex?](repeating: nil, count: sources.count)
      characters = [CharacterCount?](repeating: nil, count: sources.count)
    }
    let slot = Int(file.index)
    if let index = indexes[slot] { return index }
    let index = sources[file].lines ?? LineIndex(sources[file].bytes)
    indexes[slot] = index
    return index
  }

  /// What is in a file, as far as it is there.
  func bytes(of file: ID<SourceText>) -> [UInt8] {
    let bytes = sources[file].bytes
    guard bytes.isEmpty, let text = returned.first(where: { $0.file == file }) else { return bytes }
    return text.bytes
  }

  mutating func start(of location: Location) -> LineIndex.Position {
    position(at: location.range.start, in: location.file)
  }

  /// The position after the last character.
  mutating func end(of location: Location) -> LineIndex.Position {
    position(at: location.range.end, in: location.file)
  }

  private mutating func position(at offset: UInt32, in file: ID<SourceText>) -> LineIndex.Position {
    let place = lines(of: file).positionUTF8(at: offset)
    return LineIndex.Position(
      line: place.line,
      column: column(at: offset, in: file, lineStart: Int(offset) - place.column + 1))
  }

  /// The column, from 1, of a place in a line that starts there.
  mutating func column(at offset: UInt32, in file: ID<SourceText>, lineStart start: Int) -> Int {
    let bytes = bytes(of: file)
    if bytes.isEmpty { return max(1, Int(offset) - start + 1) }
    if Int(offset) - start < 4 * CharacterCount.step {
      var column = 1
      for byte in bytes[min(start, bytes.count)..<min(Int(offset), bytes.count)]
      where byte & 0xC0 != 0x80 { column += 1 }
      return column
    }
    let slot = Int(file.index)
    let count = characters[slot] ?? CharacterCount(bytes)
    characters[slot] = count
    return count.characters(before: Int(offset), in: bytes)
      - count.characters(before: start, in: bytes) + 1
  }

  /// `path:line:column`.
  mutating func text(of location: Location) -> String {
    let start = start(of: location)
    return "\(sources[location.file].path):\(start.line):\(start.column)"
  }
}

/// A text that was let go when it was judged, read once more to be shown.
public struct ReturnedText: Sendable {
  let file: ID<SourceText>
  let bytes: [UInt8]

  public init(_ file: ID<SourceText>, _ bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}

/// How many characters of a text come before any byte, without counting from its start.
private struct CharacterCount {
  static let step = 1024

  /// Those before every `step`th byte.
  private let landmarks: [Int]

  init(_ bytes: [UInt8]) {
    var landmarks: [Int] = [0]
    landmarks.reserveCapacity(bytes.count / Self.step + 1)
    var count = 0
    for index in bytes.indices {
      if index > 0 && index % Self.step == 0 { landmarks.append(count) }
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
    }
    self.landmarks = landmarks
  }

  func characters(before offset: Int, in bytes: [UInt8]) -> Int {
    let end = min(offset, bytes.count)
    let landmark = min(end / Self.step, landmarks.count - 1)
    var count = landmarks[landmark]
    for index in landmark * Self.step..<max(landmark * Self.step, end)
    where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
