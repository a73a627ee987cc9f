import NavText

/// Reads a graph. Numbers have one spelling only, so that a graph that can be read is written again byte for byte.
struct GraphReader: FieldVisitor {
  static var reads: Bool { true }
  static var verifies: Bool { true }

  var state = VisitorState()
  private var ownership = Ownership()
  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset == bytes.count }

  // Every field passes here: a fifth faster than by a call.
  @inline(__always)
  mutating func visit(_ number: inout UInt32) {
    guard offset < bytes.count, bytes[offset] < 0x80 else { return readLong(&number) }
    number = UInt32(bytes[offset])
    offset += 1
  }

  private mutating func readLong(_ number: inout UInt32) {
    var position = offset
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while position < bytes.count {
      let byte = UInt32(bytes[position])
      position &+= 1
      value |= (byte & 0x7F) &<< shift
      if byte < 0x80 {
        if byte == 0 || shift == 28 && byte > 0x0F { break }
        number = value
        offset = position
        return
      }
      guard shift < 28 else { break }
      shift &+= 7
    }
    state.fail()
    number = 0
  }

  mutating func visit(count: inout UInt32) {
    visit(&count)
    if Int(count) > bytes.count - offset {
      state.fail()
      count = 0
    }
  }

  mutating func visit(_ names: inout NameTable) {
    let count = Int(state.counts[Int(GraphTable.names.rawValue)])
    names = NameTable()
    names.reserveCapacity(names: count, bytes: count * 8)
    for index in 1..<max(count, 1) {
      state.row = index
      var length: UInt32 = 0
      visit(count: &length)
      let start = offset
      offset += Int(length)
      guard !hasFailed && isUTF8(start, offset) else { return state.fail() }
      let name = names.intern(bytes.span, start, offset)
      guard Int(name.index) == index else { return state.fail() }
    }
  }

  mutating func visit<Row: FieldRow>(rowsOf table: inout Table<Row>) {
    let count = Int(state.counts[Int(Row.table.rawValue)])
    state.row = 0
    guard count <= (bytes.count - offset) / GraphWriter.leastBytes(of: Row.blank) else {
      return state.fail()
    }
    let blank = Row.blank
    var rows: [Row] = []
    rows.reserveCapacity(count)
    for index in 0..<count {
      state.row = index
      var row = blank
      row.visitFields(&self)
      guard !hasFailed else { return }
      rows.append(row)
    }
    table = Table(rows)
  }

  mutating func visit<Row: SplitFieldRow>(rowsOf table: inout SplitTable<Row>) {
    let count = Int(state.counts[Int(Row.table.rawValue)])
    state.row = 0
    // A byte tells whether there are cold fields.
    let leastBytes = GraphWriter.leastBytes(of: Row.blank) + 1
    guard count <= (bytes.count - offset) / leastBytes else { return state.fail() }
    let blank = Row.blank
    table = SplitTable()
    table.reserveCapacity(count)
    for index in 0..<count {
      state.row = index
      var row = blank
      row.visitFields(&self)
      var hasCold = false
      visit(&hasCold)
      var fields = Row.Cold()
      if hasCold {
        fields.visitFields(&self)
        if fields.isBlank { state.fail() }
      }
      guard !hasFailed else { return }
      table.append(row, fields)
    }
  }

  /// Most names are ASCII, which eight bytes at a time tell.
  private func isUTF8(_ start: Int, _ end: Int) -> Bool {
    let span = bytes.span
    var offset = start
    while offset &+ 8 <= end, span.word(at: offset) & 0x8080_8080_8080_8080 == 0 {
      offset &+= 8
    }
    for index in offset..<end where span[index] >= 0x80 {
      return String(validating: bytes[start..<end], as: UTF8.self) != nil
    }
    return true
  }

  /// No line but the last is empty: its end belongs to it.
  mutating func visit(_ lines: inout LineIndex) {
    var count: UInt32 = 0
    visit(count: &count)
    var starts: [UInt32] = [0]
    starts.reserveCapacity(Int(count) + 1)
    var start: UInt32 = 0
    for _ in 0..<count {
      var length: UInt32 = 0
      visit(&length)
      let (next, overflow) = start.addingReportingOverflow(length)
      guard !hasFailed && length > 0 && !overflow else { return state.fail() }
      starts.append(next)
      start = next
    }
    lines = LineIndex(starts: starts)
  }

  mutating func claim(_ rows: Range<UInt32>, of table: GraphTable) -> Bool {
    ownership.claim(rows, of: table, count: state.counts[Int(table.rawValue)])
  }
}
