/// Lines and columns of the locations in a project, counted once a file.
struct Places {
  let sources: Table<SourceText>
  private var indexes: [LineIndex?] = []
  /// The last place asked for in each file: the next one on its line is counted from there, or many problems on one
  /// long line would cost their number times its length.
  private var cursors: [Cursor] = []

  private struct Cursor {
    var offset: UInt32 = 0
    var position = LineIndex.Position(line: 1, column: 1)
  }

  init(_ sources: Table<SourceText>) {
    self.sources = sources
  }

  mutating func lines(of file: ID<SourceText>) -> LineIndex {
    if indexes.isEmpty {
      indexes = [LineIndex?](repeating: nil, count: sources.count)
      cursors = [Cursor](repeating: Cursor(), count: sources.count)
    }
    let slot = Int(file.index)
    if let index = indexes[slot] { return index }
    let index = sources[file].lines ?? LineIndex(sources[file].bytes)
    indexes[slot] = index
    return index
  }

  mutating func start(of location: Location) -> LineIndex.Position {
    position(at: location.range.start, in: location.file)
  }

  /// The position behind the last character.
  mutating func end(of location: Location) -> LineIndex.Position {
    position(at: location.range.end, in: location.file)
  }

  private mutating func position(at offset: UInt32, in file: ID<SourceText>) -> LineIndex.Position {
    let lines = lines(of: file)
    let bytes = sources[file].bytes
    let slot = Int(file.index)
    let cursor = cursors[slot]
    guard cursor.offset <= offset, lines.line(at: offset) == cursor.position.line else {
      let position = lines.position(at: offset, in: bytes)
      cursors[slot] = Cursor(offset: offset, position: position)
      return position
    }
    var column = cursor.position.column
    for index in Int(cursor.offset)..<min(Int(offset), bytes.count)
    where bytes[index] & 0xC0 != 0x80 {
      column += 1
    }
    let position = LineIndex.Position(line: cursor.position.line, column: column)
    cursors[slot] = Cursor(offset: offset, position: position)
    return position
  }

  /// `path:line:column`.
  mutating func text(of location: Location) -> String {
    let start = start(of: location)
    return "\(sources[location.file].path):\(start.line):\(start.column)"
  }
}
