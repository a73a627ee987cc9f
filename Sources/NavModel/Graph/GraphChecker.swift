import NavText

/// Looks at every id of a program without writing anything.
struct GraphChecker: GraphStream {
  static var verifies: Bool { true }

  var state = GraphState()

  mutating func pass(_ number: inout UInt32) {}
  mutating func pass(count: inout UInt32) {}
  mutating func pass(_ names: inout NameTable) {}

  mutating func pass(_ lines: inout LineIndex) {
    let starts = lines.starts
    if !zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }) {
      state.fail()
    }
  }

  mutating func pass<Row: GraphRow>(rowsOf table: inout Table<Row>) {
    passCopies(of: table)
  }

  mutating func pass<Row: GraphSplitRow>(rowsOf table: inout SplitTable<Row>) {
    passCopies(of: table)
  }
}
