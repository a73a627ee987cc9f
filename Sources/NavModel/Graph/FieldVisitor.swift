import NavText

/// What visits every field of a program in one fixed order: to write them, to read them, or to check them.
///
/// Each row names its fields once, in `visitFields` beside its declaration, and all three walk that list. An id that
/// is outside its table fails the visit; a failed visit goes on with values that must not be used.
protocol FieldVisitor {
  /// Whether it gives the fields their values.
  static var reads: Bool { get }
  /// Whether a field may break a promise. What is written has been checked before.
  static var verifies: Bool { get }
  var state: VisitorState { get set }
  mutating func visit(_ number: inout UInt32)
  /// A number of things that follow, each of a byte at least.
  mutating func visit(count: inout UInt32)
  mutating func visit(_ names: inout NameTable)
  mutating func visit(_ lines: inout LineIndex)
  mutating func visit<Row: FieldRow>(rowsOf table: inout Table<Row>)
  mutating func visit<Row: SplitFieldRow>(rowsOf table: inout SplitTable<Row>)
  /// Notes that the row at hand owns these. False where another does already; only verifying visitors look.
  mutating func claim(_ rows: Range<UInt32>, of table: GraphTable) -> Bool
}

/// What ids of one of the program's tables point at.
protocol TableEntry {
  static var table: GraphTable { get }
}

/// A row of one of the program's tables: its fields, and the row that reading fills in.
///
/// A new field is one line in `visitFields` and a new `graphVersion`. Tests of NavModel notice a missing line.
protocol FieldRow: TableEntry {
  static var blank: Self { get }
  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor)
}

/// The cold fields of a row, visited after its others. One bit stands for them where all of them are missing.
protocol ColdFieldRow: ColdFields {
  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor)
}

/// A row whose cold fields lie apart.
protocol SplitFieldRow: FieldRow, HasColdFields where Cold: ColdFieldRow {}

/// An enum whose cases carry values: the number of the case, then the values.
protocol FieldChoice {
  /// Each case with any values, by its number.
  static var cases: [Self] { get }
  /// Visits the number of the case, then its values.
  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor)
}

extension NameTable.Entry: TableEntry {
  static var table: GraphTable { .names }
}

extension Place {
  /// Before it is read.
  static var blank: Place { Place(ID(0), SourceRange(0, 0)) }
}

/// The tables, in the order in which they are in a graph.
enum GraphTable: UInt8, CaseIterable {
  case names, sources, storyboards, scenes, relationships, segues, actionConnections, outlets
  case barItems, tabItems, elements, constraints, attributes, values, arguments, classes
  case properties, methods, enumerations, cases, variables, expressions, statements, sceneLists
  case scenarios, steps, checks, assumptions, claims, conditions

  var name: String {
    switch self {
    case .names: "names"
    case .sources: "sources"
    case .storyboards: "storyboards"
    case .scenes: "scenes"
    case .relationships: "relationships"
    case .segues: "segues"
    case .actionConnections: "actionConnections"
    case .outlets: "outlets"
    case .barItems: "barItems"
    case .tabItems: "tabItems"
    case .elements: "elements"
    case .constraints: "constraints"
    case .attributes: "attributes"
    case .values: "values"
    case .arguments: "arguments"
    case .classes: "classes"
    case .properties: "properties"
    case .methods: "methods"
    case .enumerations: "enumerations"
    case .cases: "cases"
    case .variables: "variables"
    case .expressions: "expressions"
    case .statements: "statements"
    case .sceneLists: "sceneLists"
    case .scenarios: "scenarios"
    case .steps: "steps"
    case .checks: "checks"
    case .assumptions: "assumptions"
    case .claims: "claims"
    case .conditions: "conditions"
    }
  }
}

/// Where a stream is.
struct VisitorState {
  /// How many rows each table has; all are known before the first row passes.
  var counts = InlineArray<30, UInt32>(repeating: 0)
  /// The last id of each table that passed.
  var lastIDs = InlineArray<30, UInt32>(repeating: 0)
  /// Where the last range into each table ended: the next one mostly starts there.
  var rangeEnds = InlineArray<30, UInt32>(repeating: 0)
  /// Where the last place was: the next one is mostly near.
  var lastSource = ID<ProgramSource>(0)
  var lastStart: UInt32 = 0
  var isCounting = true
  var table = GraphTable.names
  var row = 0
  var hasFailed = false

  /// What passes from here on can be read without what passed before.
  mutating func forgetLast() {
    lastIDs = InlineArray(repeating: 0)
    rangeEnds = InlineArray(repeating: 0)
    lastSource = ID(0)
    lastStart = 0
  }

  /// Marks the row that is passing as the first that is wrong.
  mutating func fail() {
    hasFailed = true
  }

  /// The table of a row that belongs to two.
  var sharedTable: GraphTable?

  /// Which row failed, and why where that is known.
  var failure: String {
    "row \(row) of \(table.name)" + (sharedTable.map { " shares a row of \($0.name)" } ?? "")
  }
}

extension FieldVisitor {
  var hasFailed: Bool { state.hasFailed }

  mutating func claim(_ rows: Range<UInt32>, of table: GraphTable) -> Bool { true }

  mutating func visit<Row: FieldRow>(_ table: inout Table<Row>) {
    guard !hasFailed else { return }
    state.table = Row.table
    if state.isCounting {
      visit(countOf: Row.self, table.count)
    } else {
      visit(rowsOf: &table)
    }
  }

  mutating func visit<Row: SplitFieldRow>(_ table: inout SplitTable<Row>) {
    guard !hasFailed else { return }
    state.table = Row.table
    if state.isCounting {
      visit(countOf: Row.self, table.count)
    } else {
      visit(rowsOf: &table)
    }
  }

  private mutating func visit<Row: FieldRow>(countOf: Row.Type, _ number: Int) {
    var count = UInt32(number)
    visit(count: &count)
    state.counts[Int(Row.table.rawValue)] = count
  }

  /// What writing and checking do: the rows are there already.
  mutating func visitCopies<Row: FieldRow>(of table: Table<Row>) {
    for index in 0..<table.count {
      state.row = index
      var row = table.rows[index]
      row.visitFields(&self)
      guard !hasFailed else { return }
    }
  }

  mutating func visitCopies<Row: SplitFieldRow>(of table: SplitTable<Row>) {
    for index in 0..<table.count {
      state.row = index
      var row = table.rows[index]
      row.visitFields(&self)
      var hasCold = row.cold != .blank && !table.cold(of: row).isBlank
      visit(&hasCold)
      if hasCold {
        var fields = table.cold(of: row)
        fields.visitFields(&self)
      }
      guard !hasFailed else { return }
    }
  }

  // MARK: Ids

  /// As the distance from the last id of its table, which is mostly near.
  mutating func visit<Element: TableEntry>(_ id: inout ID<Element>) {
    let table = Int(Element.table.rawValue)
    var distance = Int32(bitPattern: id.index &- state.lastIDs[table])
    visit(&distance)
    let index = state.lastIDs[table] &+ UInt32(bitPattern: distance)
    state.lastIDs[table] = index
    guard Self.verifies else { return }
    if index >= state.counts[table] {
      state.fail()
    }
    id = ID(Int(index))
  }

  /// As its number: what is named often was named early.
  mutating func visit(_ name: inout Name) {
    var index = name.index
    visit(&index)
    guard Self.verifies else { return }
    if index >= state.counts[Int(GraphTable.names.rawValue)] {
      state.fail()
    }
    name = Name(Int(index))
  }

  mutating func visit<Element: TableEntry>(_ id: inout ID<Element>?) {
    var successor = id.map { $0.index &+ 1 } ?? 0
    visit(&successor)
    guard Self.verifies else { return }
    if successor > state.counts[Int(Element.table.rawValue)] {
      state.fail()
    }
    id = successor == 0 ? nil : ID(Int(successor) - 1)
  }

  /// An id of the same table that is before this row, which excludes circles.
  mutating func visit<Element: TableEntry>(earlier id: inout ID<Element>) {
    visit(&id)
    if Self.verifies && Int(id.index) >= state.row {
      state.fail()
    }
  }

  mutating func visit<Element: TableEntry>(earlier id: inout ID<Element>?) {
    visit(&id)
    if Self.verifies, let id, Int(id.index) >= state.row {
      state.fail()
    }
  }

  /// The number of rows, and in the lowest bit whether the range starts elsewhere than at the end of the last one. No
  /// range is too long for that: each of its rows takes two bytes of a source at least. Every empty range passes as
  /// the same one.
  mutating func visit<Element: TableEntry>(_ range: inout IDRange<Element>) {
    guard !Self.verifies || range.lower <= range.upper else { return state.fail() }
    let table = Int(Element.table.rawValue)
    var number: UInt32 = 0
    var distance: Int32 = 0
    if range.lower < range.upper {
      distance = Int32(bitPattern: range.lower &- state.rangeEnds[table])
      number = (range.upper &- range.lower) &<< 1 | (distance == 0 ? 0 : 1)
    }
    visit(&number)
    guard number > 0 else {
      if Self.verifies { range = .empty }
      return
    }
    if number & 1 != 0 { visit(&distance) }
    guard Self.verifies else {
      state.rangeEnds[table] = range.upper
      return
    }
    let count = number &>> 1
    let lower = state.rangeEnds[table] &+ UInt32(bitPattern: distance)
    let (upper, overflow) = lower.addingReportingOverflow(count)
    let hasOneSpelling = count > 0 && (number & 1 != 0) == (distance != 0)
    guard hasOneSpelling && !overflow && upper <= state.counts[table] else { return state.fail() }
    state.rangeEnds[table] = upper
    range = IDRange(Int(lower), Int(upper))
    own(lower..<upper, Element.table)
  }

  /// A single row that belongs to this one.
  mutating func visit<Element: TableEntry>(owned id: inout ID<Element>?) {
    visit(&id)
    guard Self.verifies, !hasFailed, let id else { return }
    own(id.index..<id.index + 1, Element.table)
  }

  private mutating func own(_ rows: Range<UInt32>, _ table: GraphTable) {
    if !claim(rows, of: table) {
      state.sharedTable = table
      state.fail()
    }
  }

  /// Rows of the same table that all are before this one, which excludes circles.
  mutating func visit<Element: TableEntry>(earlier range: inout IDRange<Element>) {
    visit(&range)
    if Self.verifies && range.endIndex > state.row {
      state.fail()
    }
  }

  // MARK: Words, numbers and texts

  mutating func visit<Word: RawRepresentable<UInt8>>(_ word: inout Word) {
    var raw = UInt32(word.rawValue)
    visit(&raw)
    guard Self.verifies else { return }
    guard let found = UInt8(exactly: raw).flatMap({ Word(rawValue: $0) }) else {
      return state.fail()
    }
    word = found
  }

  mutating func visit<Word: RawRepresentable<UInt8>>(_ word: inout Word?) {
    var successor = word.map { UInt32($0.rawValue) &+ 1 } ?? 0
    visit(&successor)
    guard Self.verifies else { return }
    guard successor > 0 else {
      word = nil
      return
    }
    guard let found = UInt8(exactly: successor - 1).flatMap({ Word(rawValue: $0) }) else {
      return state.fail()
    }
    word = found
  }

  mutating func visit<Choice: FieldChoice>(_ choice: inout Choice) {
    if Self.reads {
      var number: UInt32 = 0
      visit(&number)
      let cases = Choice.cases
      guard number < cases.count else { return state.fail() }
      choice = cases[Int(number)]
    }
    choice.visitCase(&self)
  }

  /// What is read was chosen by the number already.
  mutating func visit(case number: UInt32) {
    guard !Self.reads else { return }
    var number = number
    visit(&number)
  }

  mutating func visit(_ flag: inout Bool) {
    var bit: UInt32 = flag ? 1 : 0
    visit(&bit)
    guard Self.verifies else { return }
    if bit > 1 {
      state.fail()
    }
    flag = bit == 1
  }

  mutating func visit(_ number: inout UInt8) {
    var wide = UInt32(number)
    visit(&wide)
    guard Self.verifies else { return }
    guard let narrow = UInt8(exactly: wide) else { return state.fail() }
    number = narrow
  }

  mutating func visit(_ number: inout UInt16) {
    var wide = UInt32(number)
    visit(&wide)
    guard Self.verifies else { return }
    guard let narrow = UInt16(exactly: wide) else { return state.fail() }
    number = narrow
  }

  /// The sign goes to the lowest bit, so that numbers near zero are short whatever their sign.
  mutating func visit(_ number: inout Int32) {
    var folded = UInt32(bitPattern: number << 1 ^ number >> 31)
    visit(&folded)
    guard Self.verifies else { return }
    number = Int32(bitPattern: folded >> 1) ^ -Int32(bitPattern: folded & 1)
  }

  mutating func visit(_ text: inout String) {
    var utf8 = Array(text.utf8)
    var count = UInt32(utf8.count)
    visit(count: &count)
    utf8.reserveCapacity(Int(count))
    for index in 0..<Int(count) where !hasFailed {
      var byte = index < utf8.count ? utf8[index] : 0
      visit(&byte)
      if index == utf8.count {
        utf8.append(byte)
      }
    }
    guard Self.verifies else { return }
    guard let valid = String(validating: utf8, as: UTF8.self) else { return state.fail() }
    text = valid
  }

  // MARK: Places

  /// The successor of the length; zero instead of it, and then the source, where that is another than the last.
  mutating func visit(_ place: inout Place) {
    guard !Self.verifies || place.range.start <= place.range.end else { return state.fail() }
    let count = place.range.end &- place.range.start
    var successor = place.source == state.lastSource ? count &+ 1 : 0
    visit(&successor)
    if successor == 0 {
      visitNext(place.source)
      successor = count &+ 1
      visit(&successor)
    }
    var distance = Int32(bitPattern: place.range.start &- state.lastStart)
    visit(&distance)
    let start = state.lastStart &+ UInt32(bitPattern: distance)
    state.lastStart = start
    guard Self.verifies else { return }
    let (end, overflow) = start.addingReportingOverflow(successor &- 1)
    guard successor > 0 && !overflow && successor &- 1 <= Place.longest else {
      return state.fail()
    }
    place = Place(state.lastSource, SourceRange(Int(start), Int(end)))
  }

  /// Apart, as most places are in the same source as the last.
  @inline(never)
  private mutating func visitNext(_ source: ID<ProgramSource>) {
    var source = source
    visit(&source)
    if Self.verifies && source == state.lastSource {
      state.fail()
    }
    state.lastSource = source
  }
}
