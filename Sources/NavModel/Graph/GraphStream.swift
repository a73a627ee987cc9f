import NavText

/// What passes every field of a program in one fixed order: written to a graph, filled from one, or only checked.
///
/// The lists of fields (`GraphRows.swift`) and of tables (`Program.pass`) exist once and serve all three. An id that
/// is outside its table fails the stream; a failed stream goes on with values that nobody may use.
protocol GraphStream {
  /// Whether what passes may break a promise. What is written has been checked before.
  static var verifies: Bool { get }
  var state: GraphState { get set }
  mutating func pass(_ number: inout UInt32)
  /// A number of things that follow, each of a byte at least.
  mutating func pass(count: inout UInt32)
  mutating func pass(_ names: inout NameTable)
  mutating func pass(_ lines: inout LineIndex)
  mutating func pass<Row: GraphRow>(rowsOf table: inout Table<Row>)
  mutating func pass<Row: GraphSplitRow>(rowsOf table: inout SplitTable<Row>)
}

/// What lives in a table that ids can point into.
protocol GraphEntry {
  static var graphTable: GraphTable { get }
}

/// A row of one of the program's tables: its fields, and what to fill them in.
protocol GraphRow: GraphEntry {
  static var blank: Self { get }
  mutating func pass<Stream: GraphStream>(through stream: inout Stream)
}

/// The rare fields of a row, which pass behind its others: where all of them are missing, one bit tells it.
protocol GraphRareFields: RareFields {
  mutating func pass<Stream: GraphStream>(through stream: inout Stream)
}

/// A row whose rare fields lie apart.
protocol GraphSplitRow: GraphRow, HasRareFields where Rare: GraphRareFields {}

/// An enum whose cases carry values: a number for the case, then the values.
protocol GraphChoice {
  /// The case of this number with any values; nil behind the last case.
  static func blank(_ number: UInt32) -> Self?
  var number: UInt32 { get }
  mutating func passValues<Stream: GraphStream>(through stream: inout Stream)
}

/// The tables, in the order in which they stand in a graph.
enum GraphTable: UInt8, CaseIterable {
  case names, sources, storyboards, scenes, relationships, segues, actionConnections, outlets
  case barItems, tabItems, elements, constraints, attributes, values, arguments, classes
  case properties, methods, enumerations, cases, variables, expressions, statements, sceneLists
  case scenarios, steps

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
    }
  }
}

/// Where a stream stands.
struct GraphState {
  /// How many rows each table has; all are known before the first row passes.
  var counts = InlineArray<26, UInt32>(repeating: 0)
  /// The last id of each table that passed.
  var lastIDs = InlineArray<26, UInt32>(repeating: 0)
  /// Where the last range into each table ended: the next one mostly starts there.
  var rangeEnds = InlineArray<26, UInt32>(repeating: 0)
  /// Where the last place was: the next one is mostly near.
  var lastSource = ID<ProgramSource>(0)
  var lastStart: UInt32 = 0
  var isCounting = true
  var table = GraphTable.names
  var row = 0
  var hasFailed = false

  /// What passes from here on can be told without what passed before.
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

  /// Which row failed.
  var failure: String { "row \(row) of \(table.name)" }
}

extension GraphStream {
  var hasFailed: Bool { state.hasFailed }

  mutating func pass<Row: GraphRow>(_ table: inout Table<Row>) {
    guard !hasFailed else { return }
    state.table = Row.graphTable
    if state.isCounting {
      pass(countOf: Row.self, table.count)
    } else {
      pass(rowsOf: &table)
    }
  }

  mutating func pass<Row: GraphSplitRow>(_ table: inout SplitTable<Row>) {
    guard !hasFailed else { return }
    state.table = Row.graphTable
    if state.isCounting {
      pass(countOf: Row.self, table.count)
    } else {
      pass(rowsOf: &table)
    }
  }

  private mutating func pass<Row: GraphRow>(countOf: Row.Type, _ number: Int) {
    var count = UInt32(number)
    pass(count: &count)
    state.counts[Int(Row.graphTable.rawValue)] = count
  }

  /// What writing and checking do: the rows are there already.
  mutating func passCopies<Row: GraphRow>(of table: Table<Row>) {
    for index in 0..<table.count {
      state.row = index
      var row = table.rows[index]
      row.pass(through: &self)
      guard !hasFailed else { return }
    }
  }

  mutating func passCopies<Row: GraphSplitRow>(of table: SplitTable<Row>) {
    for index in 0..<table.count {
      state.row = index
      var row = table.rows[index]
      row.pass(through: &self)
      var areRare = row.rare != .blank && !table.rare(of: row).isBlank
      pass(&areRare)
      if areRare {
        var fields = table.rare(of: row)
        fields.pass(through: &self)
      }
      guard !hasFailed else { return }
    }
  }

  // MARK: Ids

  /// As the distance from the last id of its table, which is mostly near.
  mutating func pass<Element: GraphEntry>(_ id: inout ID<Element>) {
    let table = Int(Element.graphTable.rawValue)
    var distance = Int32(bitPattern: id.index &- state.lastIDs[table])
    pass(&distance)
    let index = state.lastIDs[table] &+ UInt32(bitPattern: distance)
    state.lastIDs[table] = index
    guard Self.verifies else { return }
    if index >= state.counts[table] {
      state.fail()
    }
    id = ID(Int(index))
  }

  /// As its number: what is named often was named early.
  mutating func pass(_ name: inout Name) {
    var index = name.index
    pass(&index)
    guard Self.verifies else { return }
    if index >= state.counts[Int(GraphTable.names.rawValue)] {
      state.fail()
    }
    name = Name(Int(index))
  }

  mutating func pass<Element: GraphEntry>(_ id: inout ID<Element>?) {
    var successor = id.map { $0.index &+ 1 } ?? 0
    pass(&successor)
    guard Self.verifies else { return }
    if successor > state.counts[Int(Element.graphTable.rawValue)] {
      state.fail()
    }
    id = successor == 0 ? nil : ID(Int(successor) - 1)
  }

  /// An id of the same table that stands before this row, which excludes circles.
  mutating func pass<Element: GraphEntry>(earlier id: inout ID<Element>) {
    pass(&id)
    if Self.verifies && Int(id.index) >= state.row {
      state.fail()
    }
  }

  mutating func pass<Element: GraphEntry>(earlier id: inout ID<Element>?) {
    pass(&id)
    if Self.verifies, let id, Int(id.index) >= state.row {
      state.fail()
    }
  }

  /// The number of rows, and in the lowest bit whether the range starts elsewhere than at the end of the last one. No
  /// range is too long for that: each of its rows takes two bytes of a source at least. Every empty range passes as
  /// the same one.
  mutating func pass<Element: GraphEntry>(_ range: inout IDRange<Element>) {
    guard !Self.verifies || range.lower <= range.upper else { return state.fail() }
    let table = Int(Element.graphTable.rawValue)
    var number: UInt32 = 0
    var distance: Int32 = 0
    if range.lower < range.upper {
      distance = Int32(bitPattern: range.lower &- state.rangeEnds[table])
      number = (range.upper &- range.lower) &<< 1 | (distance == 0 ? 0 : 1)
    }
    pass(&number)
    guard number > 0 else {
      if Self.verifies { range = .empty }
      return
    }
    if number & 1 != 0 { pass(&distance) }
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
  }

  /// Rows of the same table that all stand before this one, which excludes circles.
  mutating func pass<Element: GraphEntry>(earlier range: inout IDRange<Element>) {
    pass(&range)
    if Self.verifies && range.endIndex > state.row {
      state.fail()
    }
  }

  // MARK: Words, numbers and texts

  mutating func pass<Word: RawRepresentable<UInt8>>(_ word: inout Word) {
    var raw = UInt32(word.rawValue)
    pass(&raw)
    guard Self.verifies else { return }
    guard let found = UInt8(exactly: raw).flatMap({ Word(rawValue: $0) }) else {
      return state.fail()
    }
    word = found
  }

  mutating func pass<Word: RawRepresentable<UInt8>>(_ word: inout Word?) {
    var successor = word.map { UInt32($0.rawValue) &+ 1 } ?? 0
    pass(&successor)
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

  mutating func pass<Choice: GraphChoice>(_ choice: inout Choice) {
    var number = choice.number
    pass(&number)
    if Self.verifies && number != choice.number {
      guard let blank = Choice.blank(number) else { return state.fail() }
      choice = blank
    }
    choice.passValues(through: &self)
  }

  mutating func pass(_ flag: inout Bool) {
    var bit: UInt32 = flag ? 1 : 0
    pass(&bit)
    guard Self.verifies else { return }
    if bit > 1 {
      state.fail()
    }
    flag = bit == 1
  }

  mutating func pass(_ number: inout UInt8) {
    var wide = UInt32(number)
    pass(&wide)
    guard Self.verifies else { return }
    guard let narrow = UInt8(exactly: wide) else { return state.fail() }
    number = narrow
  }

  mutating func pass(_ number: inout UInt16) {
    var wide = UInt32(number)
    pass(&wide)
    guard Self.verifies else { return }
    guard let narrow = UInt16(exactly: wide) else { return state.fail() }
    number = narrow
  }

  /// The sign goes to the lowest bit, so that numbers near zero are short whatever their sign.
  mutating func pass(_ number: inout Int32) {
    var folded = UInt32(bitPattern: number << 1 ^ number >> 31)
    pass(&folded)
    guard Self.verifies else { return }
    number = Int32(bitPattern: folded >> 1) ^ -Int32(bitPattern: folded & 1)
  }

  mutating func pass(_ text: inout String) {
    var utf8 = Array(text.utf8)
    var count = UInt32(utf8.count)
    pass(count: &count)
    utf8.reserveCapacity(Int(count))
    for index in 0..<Int(count) where !hasFailed {
      var byte = index < utf8.count ? utf8[index] : 0
      pass(&byte)
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
  mutating func pass(_ place: inout Place) {
    guard !Self.verifies || place.range.start <= place.range.end else { return state.fail() }
    let count = place.range.end &- place.range.start
    var successor = place.source == state.lastSource ? count &+ 1 : 0
    pass(&successor)
    if successor == 0 {
      passNext(place.source)
      successor = count &+ 1
      pass(&successor)
    }
    var distance = Int32(bitPattern: place.range.start &- state.lastStart)
    pass(&distance)
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
  private mutating func passNext(_ source: ID<ProgramSource>) {
    var source = source
    pass(&source)
    if Self.verifies && source == state.lastSource {
      state.fail()
    }
    state.lastSource = source
  }
}
