import NavText

// The fields of every row, in the order in which they pass. Whoever adds a field to a row adds it here and raises
// `graphVersion`; the round trip in NavModelTests notices when somebody does not.

extension NameTable.Entry: GraphEntry {
  static var graphTable: GraphTable { .names }
}

extension Place {
  fileprivate static var blank: Place { Place(ID(0), SourceRange(0, 0)) }
}

extension ProgramSource: GraphRow {
  static var graphTable: GraphTable { .sources }
  static var blank: Self { ProgramSource(path: "", lines: LineIndex(starts: [0])) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    var path = path
    var lines = lines
    stream.pass(&path)
    stream.pass(&lines)
    stream.pass(&format)
    self = ProgramSource(path: path, lines: lines, format: format)
  }
}

extension Storyboard: GraphRow {
  static var graphTable: GraphTable { .storyboards }
  static var blank: Self { Storyboard(name: .none, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&name)
    stream.pass(&initial)
    stream.pass(&scenes)
    stream.pass(&attributes)
    stream.pass(&documentation)
    stream.pass(&place)
  }
}

extension Scene: GraphSplitRow {
  static var graphTable: GraphTable { .scenes }
  static var blank: Self { Scene(name: .none, kind: .view, in: ID(0), place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&storyboard)
    stream.pass(&name)
    stream.pass(&kind)
    stream.pass(&className)
    stream.pass(&customClass)
    stream.pass(&attributes)
    stream.pass(&barItems)
    stream.pass(&elements)
    stream.pass(&outlets)
    stream.pass(&segues)
    stream.pass(&place)
  }
}

extension Scene.Rare: GraphRareFields {
  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&moduleName)
    stream.pass(&identifier)
    stream.pass(&documentation)
    stream.pass(&relationships)
    stream.pass(&tabItem)
    stream.pass(&bar)
    stream.pass(&toolbar)
    stream.pass(&titleView)
    stream.pass(&constraints)
    stream.pass(&actionConnections)
    stream.pass(&variables)
    stream.pass(&methods)
    stream.pass(&variableCount)
  }
}

extension Relationship: GraphRow {
  static var graphTable: GraphTable { .relationships }
  static var blank: Self { Relationship(.root, from: ID(0), to: ID(0), place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&kind)
    stream.pass(&source)
    stream.pass(&destination)
    stream.pass(&condition)
    stream.pass(&place)
  }
}

extension Segue: GraphSplitRow {
  static var graphTable: GraphTable { .segues }
  static var blank: Self { Segue(.show, from: ID(0), trigger: .scene, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&kind)
    operation = kind.operation
    stream.pass(&source)
    stream.pass(&trigger)
    stream.pass(&destination)
    stream.pass(&identifier)
    stream.pass(&attributes)
    stream.pass(&place)
  }
}

extension Segue.Rare: GraphRareFields {
  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&unwindAction)
    stream.pass(&condition)
    stream.pass(&arguments)
  }
}

extension Trigger: GraphChoice {
  static func blank(_ number: UInt32) -> Trigger? {
    switch number {
    case 0: .scene
    case 1: .element(ID(0))
    case 2: .barItem(ID(0))
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .scene: 0
    case .element: 1
    case .barItem: 2
    }
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {
    switch self {
    case .scene: break
    case .element(var element):
      stream.pass(&element)
      self = .element(element)
    case .barItem(var item):
      stream.pass(&item)
      self = .barItem(item)
    }
  }
}

extension Argument: GraphRow {
  static var graphTable: GraphTable { .arguments }
  static var blank: Self { Argument(ID(0), ID(0)) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&variable)
    stream.pass(&value)
  }
}

extension ActionConnection: GraphRow {
  static var graphTable: GraphTable { .actionConnections }
  static var blank: Self { ActionConnection(.scene, .none, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&trigger)
    stream.pass(&name)
    stream.pass(&method)
    stream.pass(&event)
    stream.pass(&place)
  }
}

extension Outlet: GraphRow {
  static var graphTable: GraphTable { .outlets }
  static var blank: Self {
    Outlet(.none, owner: nil, to: .rootView, isCollection: false, place: .blank)
  }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&name)
    stream.pass(&target)
    stream.pass(&place)
    var isRare = isRare
    stream.pass(&isRare)
    guard isRare else { return }
    stream.pass(&owner)
    stream.pass(&isCollection)
    if Stream.verifies && !self.isRare { stream.state.fail() }
  }

  /// Whether it has more than most outlets: where it has not, one bit tells that.
  private var isRare: Bool { owner != nil || isCollection }
}

extension Outlet.Target: GraphChoice {
  static func blank(_ number: UInt32) -> Self? {
    switch number {
    case 0: .element(ID(0))
    case 1: .barItem(ID(0))
    case 2: .constraint(ID(0))
    case 3: .rootView
    case 4: .controller
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .element: 0
    case .barItem: 1
    case .constraint: 2
    case .rootView: 3
    case .controller: 4
    }
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {
    switch self {
    case .element(var element):
      stream.pass(&element)
      self = .element(element)
    case .barItem(var item):
      stream.pass(&item)
      self = .barItem(item)
    case .constraint(var constraint):
      stream.pass(&constraint)
      self = .constraint(constraint)
    case .rootView, .controller: break
    }
  }
}

extension BarItem: GraphSplitRow {
  static var graphTable: GraphTable { .barItems }
  static var blank: Self { BarItem(.left, name: .none, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&slot)
    stream.pass(&name)
    stream.pass(&text)
    stream.pass(&systemItem)
    stream.pass(&place)
  }
}

extension BarItem.Rare: GraphRareFields {
  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&className)
    stream.pass(&attributes)
    stream.pass(&customView)
  }
}

extension TabItem: GraphRow {
  static var graphTable: GraphTable { .tabItems }
  static var blank: Self { TabItem(name: .none, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&name)
    stream.pass(&text)
    stream.pass(&systemItem)
    stream.pass(&attributes)
    stream.pass(&place)
  }
}

extension Element: GraphSplitRow {
  static var graphTable: GraphTable { .elements }
  static var blank: Self { Element(.label, name: .none, parent: nil, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&kind)
    stream.pass(&name)
    stream.pass(earlier: &parent)
    stream.pass(&text)
    stream.pass(&attributes)
    stream.pass(&place)
  }
}

extension Element.Rare: GraphRareFields {
  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&className)
    stream.pass(&moduleName)
    stream.pass(&customClass)
    stream.pass(&identifier)
    stream.pass(&rowVariable)
  }
}

extension Constraint: GraphRow {
  static var graphTable: GraphTable { .constraints }
  static var blank: Self {
    Constraint(
      name: .none, Side(.superview, .leading), .equal, nil, multiplier: 0, constant: 0,
      place: .blank)
  }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&name)
    first.pass(through: &stream)
    stream.pass(&relation)
    var hasSecond = second != nil
    stream.pass(&hasSecond)
    if hasSecond {
      var side = second ?? Side(.superview, .leading)
      side.pass(through: &stream)
      second = side
    }
    stream.pass(&multiplier)
    stream.pass(&constant)
    stream.pass(&attributes)
    stream.pass(&place)
  }
}

extension Constraint.Side {
  fileprivate mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&item)
    stream.pass(&anchor)
  }
}

extension Constraint.Item: GraphChoice {
  static func blank(_ number: UInt32) -> Self? {
    switch number {
    case 0: .element(ID(0))
    case 1: .superview
    case 2: .safeArea
    case 3: .margins
    case 4: .marginsOf(ID(0))
    case 5: .safeAreaOf(ID(0))
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .element: 0
    case .superview: 1
    case .safeArea: 2
    case .margins: 3
    case .marginsOf: 4
    case .safeAreaOf: 5
    }
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {
    switch self {
    case .element(var element):
      stream.pass(&element)
      self = .element(element)
    case .marginsOf(var element):
      stream.pass(&element)
      self = .marginsOf(element)
    case .safeAreaOf(var element):
      stream.pass(&element)
      self = .safeAreaOf(element)
    case .superview, .safeArea, .margins: break
    }
  }
}

extension Attribute: GraphRow {
  static var graphTable: GraphTable { .attributes }
  static var blank: Self { Attribute(.tint, .boolean(false)) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&key)
    stream.pass(&value)
  }
}

extension AttributeValue: GraphRow, GraphChoice {
  static var graphTable: GraphTable { .values }
  static var blank: Self { .boolean(false) }

  static func blank(_ number: UInt32) -> Self? {
    switch number {
    case 0: .boolean(false)
    case 1: .integer(0)
    case 2: .number(0)
    case 3: .text(.none)
    case 4: .word(0)
    case 5: .scene(ID(0))
    case 6: .element(ID(0))
    case 7: .barItem(ID(0))
    case 8: .list(.empty)
    case 9: .bound(ID(0))
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .boolean: 0
    case .integer: 1
    case .number: 2
    case .text: 3
    case .word: 4
    case .scene: 5
    case .element: 6
    case .barItem: 7
    case .list: 8
    case .bound: 9
    }
  }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&self)
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {
    switch self {
    case .boolean(var flag):
      stream.pass(&flag)
      self = .boolean(flag)
    case .integer(var integer):
      stream.pass(&integer)
      self = .integer(integer)
    case .number(var thousandths):
      stream.pass(&thousandths)
      self = .number(thousandths)
    case .text(var text):
      stream.pass(&text)
      self = .text(text)
    case .word(var position):
      stream.pass(&position)
      self = .word(position)
    case .scene(var scene):
      stream.pass(&scene)
      self = .scene(scene)
    case .element(var element):
      stream.pass(&element)
      self = .element(element)
    case .barItem(var item):
      stream.pass(&item)
      self = .barItem(item)
    case .list(var values):
      stream.pass(&values)
      self = .list(values)
    case .bound(var expression):
      stream.pass(&expression)
      self = .bound(expression)
    }
  }
}

extension Class: GraphRow {
  static var graphTable: GraphTable { .classes }
  static var blank: Self { Class(name: .none, kitClass: .object, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&name)
    stream.pass(&moduleName)
    stream.pass(&superclass)
    stream.pass(&kitClass)
    stream.pass(&properties)
    stream.pass(&variables)
    stream.pass(&methods)
    stream.pass(&variableCount)
    stream.pass(&documentation)
    stream.pass(&place)
  }
}

extension Property: GraphRow {
  static var graphTable: GraphTable { .properties }
  static var blank: Self {
    Property(
      name: .none, typeName: .none, kitClass: .object, isCollection: false, place: .blank)
  }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&name)
    stream.pass(&typeName)
    stream.pass(&kitClass)
    stream.pass(&customClass)
    stream.pass(&isCollection)
    stream.pass(&place)
  }
}

extension Method: GraphRow {
  static var graphTable: GraphTable { .methods }
  static var blank: Self { Method(.action, name: .none, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&kind)
    stream.pass(&name)
    stream.pass(&condition)
    stream.pass(&body)
    stream.pass(&documentation)
    stream.pass(&place)
  }
}

extension Method.Kind: GraphChoice {
  static func blank(_ number: UInt32) -> Self? {
    switch number {
    case 0: .action
    case 1: .unwind
    case 2: .hook(.viewDidLoad)
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .action: 0
    case .unwind: 1
    case .hook: 2
    }
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {
    switch self {
    case .action, .unwind: break
    case .hook(var hook):
      stream.pass(&hook)
      self = .hook(hook)
    }
  }
}

extension Enumeration: GraphRow {
  static var graphTable: GraphTable { .enumerations }
  static var blank: Self { Enumeration(name: .none, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&name)
    stream.pass(&cases)
    stream.pass(&documentation)
    stream.pass(&place)
  }
}

extension EnumerationCase: GraphRow {
  static var graphTable: GraphTable { .cases }
  static var blank: Self { EnumerationCase(name: .none, text: .none, of: ID(0), place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&name)
    stream.pass(&text)
    stream.pass(&enumeration)
    stream.pass(&place)
  }
}

extension Variable: GraphRow {
  static var graphTable: GraphTable { .variables }
  static var blank: Self {
    Variable(name: .none, owner: .app, domain: .boolean, initial: 0, place: .blank)
  }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&name)
    stream.pass(&owner)
    stream.pass(&domain)
    stream.pass(&initial)
    stream.pass(&slot)
    stream.pass(&place)
  }
}

extension Variable.Owner: GraphChoice {
  static func blank(_ number: UInt32) -> Self? {
    switch number {
    case 0: .app
    case 1: .instance
    case 2: .row
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .app: 0
    case .instance: 1
    case .row: 2
    }
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {}
}

extension Variable.Domain: GraphChoice {
  static func blank(_ number: UInt32) -> Self? {
    switch number {
    case 0: .boolean
    case 1: .integer(0, 0)
    case 2: .enumeration(ID(0))
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .boolean: 0
    case .integer: 1
    case .enumeration: 2
    }
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {
    switch self {
    case .boolean: break
    case .integer(var least, var greatest):
      stream.pass(&least)
      stream.pass(&greatest)
      self = .integer(least, greatest)
    case .enumeration(var enumeration):
      stream.pass(&enumeration)
      self = .enumeration(enumeration)
    }
  }
}

extension Expression: GraphRow, GraphChoice {
  static var graphTable: GraphTable { .expressions }
  static var blank: Self { .boolean(false) }

  static func blank(_ number: UInt32) -> Self? {
    switch number {
    case 0: .boolean(false)
    case 1: .integer(0)
    case 2: .enumerationCase(ID(0))
    case 3: .text(.none)
    case 4: .variable(ID(0))
    case 5: .not(ID(0))
    case 6: .and(ID(0), ID(0))
    case 7: .or(ID(0), ID(0))
    case 8: .compare(.equal, ID(0), ID(0))
    case 9: .add(ID(0), ID(0))
    case 10: .subtract(ID(0), ID(0))
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .boolean: 0
    case .integer: 1
    case .enumerationCase: 2
    case .text: 3
    case .variable: 4
    case .not: 5
    case .and: 6
    case .or: 7
    case .compare: 8
    case .add: 9
    case .subtract: 10
    }
  }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&self)
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {
    switch self {
    case .boolean(var flag):
      stream.pass(&flag)
      self = .boolean(flag)
    case .integer(var integer):
      stream.pass(&integer)
      self = .integer(integer)
    case .enumerationCase(var value):
      stream.pass(&value)
      self = .enumerationCase(value)
    case .text(var text):
      stream.pass(&text)
      self = .text(text)
    case .variable(var variable):
      stream.pass(&variable)
      self = .variable(variable)
    case .not(var operand):
      stream.pass(earlier: &operand)
      self = .not(operand)
    case .and(var left, var right):
      stream.pass(earlier: &left)
      stream.pass(earlier: &right)
      self = .and(left, right)
    case .or(var left, var right):
      stream.pass(earlier: &left)
      stream.pass(earlier: &right)
      self = .or(left, right)
    case .compare(var comparison, var left, var right):
      stream.pass(&comparison)
      stream.pass(earlier: &left)
      stream.pass(earlier: &right)
      self = .compare(comparison, left, right)
    case .add(var left, var right):
      stream.pass(earlier: &left)
      stream.pass(earlier: &right)
      self = .add(left, right)
    case .subtract(var left, var right):
      stream.pass(earlier: &left)
      stream.pass(earlier: &right)
      self = .subtract(left, right)
    }
  }
}

extension SceneReference: GraphRow {
  static var graphTable: GraphTable { .sceneLists }
  static var blank: Self { SceneReference(ID(0)) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&scene)
  }
}

extension Statement: GraphRow {
  static var graphTable: GraphTable { .statements }
  static var blank: Self { Statement(.pop, place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&operation)
    stream.pass(&attributes)
    stream.pass(&place)
  }
}

extension Statement.Operation: GraphChoice {
  static func blank(_ number: UInt32) -> Self? {
    switch number {
    case 0: .push(ID(0), .empty)
    case 1: .pop
    case 2: .popTo(ID(0))
    case 3: .popToRoot
    case 4: .setStack(.empty)
    case 5: .show(ID(0), .empty)
    case 6: .showDetail(ID(0), .empty)
    case 7: .present(ID(0), .empty)
    case 8: .dismiss
    case 9: .perform(.none)
    case 10: .select(ID(0))
    case 11: .setTabs(.empty)
    case 12: .badge(ID(0), nil)
    case 13: .showBar
    case 14: .hideBar
    case 15: .toggleBar
    case 16: .showToolbar
    case 17: .hideToolbar
    case 18: .toggleToolbar
    case 19: .beginEditing
    case 20: .endEditing
    case 21: .toggleEditing
    case 22: .assign(ID(0), ID(0))
    case 23: .branch(ID(0), then: .empty, otherwise: .empty)
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .push: 0
    case .pop: 1
    case .popTo: 2
    case .popToRoot: 3
    case .setStack: 4
    case .show: 5
    case .showDetail: 6
    case .present: 7
    case .dismiss: 8
    case .perform: 9
    case .select: 10
    case .setTabs: 11
    case .badge: 12
    case .showBar: 13
    case .hideBar: 14
    case .toggleBar: 15
    case .showToolbar: 16
    case .hideToolbar: 17
    case .toggleToolbar: 18
    case .beginEditing: 19
    case .endEditing: 20
    case .toggleEditing: 21
    case .assign: 22
    case .branch: 23
    }
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {
    switch self {
    case .push(var scene, var arguments):
      stream.pass(&scene)
      stream.pass(&arguments)
      self = .push(scene, arguments)
    case .show(var scene, var arguments):
      stream.pass(&scene)
      stream.pass(&arguments)
      self = .show(scene, arguments)
    case .showDetail(var scene, var arguments):
      stream.pass(&scene)
      stream.pass(&arguments)
      self = .showDetail(scene, arguments)
    case .present(var scene, var arguments):
      stream.pass(&scene)
      stream.pass(&arguments)
      self = .present(scene, arguments)
    case .popTo(var scene):
      stream.pass(&scene)
      self = .popTo(scene)
    case .select(var scene):
      stream.pass(&scene)
      self = .select(scene)
    case .setStack(var scenes):
      stream.pass(&scenes)
      self = .setStack(scenes)
    case .setTabs(var scenes):
      stream.pass(&scenes)
      self = .setTabs(scenes)
    case .perform(var identifier):
      stream.pass(&identifier)
      self = .perform(identifier)
    case .badge(var scene, var text):
      stream.pass(&scene)
      stream.pass(&text)
      self = .badge(scene, text)
    case .assign(var variable, var value):
      stream.pass(&variable)
      stream.pass(&value)
      self = .assign(variable, value)
    case .branch(var condition, var then, var otherwise):
      stream.pass(&condition)
      stream.pass(earlier: &then)
      stream.pass(earlier: &otherwise)
      self = .branch(condition, then: then, otherwise: otherwise)
    case .pop, .popToRoot, .dismiss, .showBar, .hideBar, .toggleBar, .showToolbar, .hideToolbar,
      .toggleToolbar, .beginEditing, .endEditing, .toggleEditing:
      break
    }
  }
}

extension Scenario: GraphRow {
  static var graphTable: GraphTable { .scenarios }
  static var blank: Self { Scenario(title: .none, storyboard: ID(0), place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&title)
    stream.pass(&device)
    stream.pass(&orientation)
    stream.pass(&era)
    stream.pass(&storyboard)
    stream.pass(&steps)
    stream.pass(&place)
  }
}

extension Step: GraphRow {
  static var graphTable: GraphTable { .steps }
  static var blank: Self { Step(.expect(Expectation(.visible)), place: .blank) }

  mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&action)
    stream.pass(&place)
  }
}

extension Step.Action: GraphChoice {
  static func blank(_ number: UInt32) -> Self? {
    switch number {
    case 0: .command(Command(.launch))
    case 1: .expect(Expectation(.visible))
    default: nil
    }
  }

  var number: UInt32 {
    switch self {
    case .command: 0
    case .expect: 1
    }
  }

  mutating func passValues<Stream: GraphStream>(through stream: inout Stream) {
    switch self {
    case .command(var command):
      command.pass(through: &stream)
      self = .command(command)
    case .expect(var expectation):
      expectation.pass(through: &stream)
      self = .expect(expectation)
    }
  }
}

extension Command {
  fileprivate mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&kind)
    stream.pass(&operand)
    stream.pass(&isQuoted)
    stream.pass(&value)
    stream.pass(&index)
    stream.pass(&scenes)
    stream.pass(&variable)
    stream.pass(&expression)
  }
}

extension Expectation {
  fileprivate mutating func pass<Stream: GraphStream>(through stream: inout Stream) {
    stream.pass(&query)
    stream.pass(&subject)
    stream.pass(&subjectScene)
    stream.pass(&variable)
    stream.pass(&comparison)
    stream.pass(&expected)
  }
}
