import NavText

/// Looks at every id of a program without writing anything.
struct GraphChecker: FieldVisitor {
  static var reads: Bool { false }
  static var verifies: Bool { true }

  var state = VisitorState()
  private var ownership = Ownership()

  mutating func visit(_ number: inout UInt32) {}
  mutating func visit(count: inout UInt32) {}
  mutating func visit(_ names: inout NameTable) {}

  mutating func visit(_ lines: inout LineIndex) {
    let starts = lines.starts
    if !zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }) {
      state.fail()
    }
  }

  mutating func visit<Row: FieldRow>(rowsOf table: inout Table<Row>) {
    visitCopies(of: table)
  }

  mutating func visit<Row: SplitFieldRow>(rowsOf table: inout SplitTable<Row>) {
    visitCopies(of: table)
  }

  mutating func claim(_ rows: Range<UInt32>, of table: GraphTable) -> Bool {
    ownership.claim(rows, of: table, count: state.counts[Int(table.rawValue)])
  }
}
