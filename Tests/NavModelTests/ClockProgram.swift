import NavModel
import NavText

/// A program that has a bit of everything, as OutlineTests tells it.
func clockProgram() -> Program {
  var builder = ProgramBuilder()
  func name(_ text: String) -> Name { builder.program.names.intern(text) }
  func attribute(_ rows: Attribute...) -> IDRange<Attribute> {
    builder.program.attributes.append(contentsOf: rows)
  }
  func expression(_ row: Expression) -> ID<Expression> { builder.program.expressions.append(row) }
  func word(_ set: WordSet, _ word: String) -> AttributeValue {
    .word(UInt8(set.words.firstIndex(of: word) ?? 0))
  }
  func row<Row>(_ range: IDRange<Row>) -> ID<Row> { ID(range.startIndex) }

  let source = SourceText(path: "Clock.navscene", "storyboard Clock {\n  tabs Main {}\n}\n")
  builder.program.sources.append(
    ProgramSource(path: source.path, lines: LineIndex(source.bytes)))
  let place = Place(ID(0), SourceRange(21, 25))
  let (main, world, cities, add) = (ID<Scene>(0), ID<Scene>(1), ID<Scene>(2), ID<Scene>(3))

  let city = ID<Enumeration>(0)
  var enumeration = Enumeration(name: name("City"), place: place)
  enumeration.cases = builder.program.cases.append(contentsOf: [
    EnumerationCase(name: name("berlin"), text: name("Berlin"), of: city, place: place),
    EnumerationCase(name: name("tokyo"), text: name("tokyo"), of: city, place: place),
  ])
  builder.program.enumerations.append(enumeration)
  let tokyo = ID<EnumerationCase>(1)

  let hasTimer = builder.program.variables.append(
    Variable(name: name("hasTimer"), owner: .app, domain: .boolean, initial: 0, place: place))
  builder.program.appVariables = IDRange(0, 1)
  let count = builder.program.variables.append(
    Variable(
      name: name("count"), owner: .instance, domain: .integer(0, 9), initial: 3, place: place))
  let chosen = builder.program.variables.append(
    Variable(
      name: name("city"), owner: .instance, domain: .enumeration(city), initial: 1, place: place))
  let touched = builder.program.variables.append(
    Variable(name: name("row"), owner: .row, domain: .enumeration(city), initial: 0, place: place))

  var grow = Statement(
    .assign(
      count, expression(.binary(.add, expression(.variable(count)), expression(.integer(1))))),
    place: place)
  grow.attributes = .empty
  let then = builder.program.statements.append(contentsOf: [grow])
  let argument = Argument(chosen, expression(.enumerationCase(tokyo)))
  var push = Statement(
    .call(.push, .newScene(add, builder.program.arguments.append(contentsOf: [argument]))),
    place: place)
  push.attributes = attribute(Attribute(.animated, .boolean(false)))
  let otherwise = builder.program.statements.append(contentsOf: [push])
  let condition = expression(
    .binary(.less, expression(.variable(count)), expression(.integer(9))))
  let branch = Statement(.branch(condition, then: then, otherwise: otherwise), place: place)
  var reload = Method(.action, name: name("reload"), place: place)
  reload.body = builder.program.statements.append(contentsOf: [branch])

  var type = Class(
    name: name("CitiesViewController"), uikitClass: .tableViewController, place: place)
  type.properties = builder.program.properties.append(contentsOf: [
    Property(
      name: name("titleLabel"), typeName: name("UILabel"), uikitClass: .label, isCollection: false,
      place: place)
  ])
  type.variables = IDRange(1, 2)
  type.variableCount = 1
  type.methods = builder.program.methods.append(contentsOf: [reload])
  builder.program.classes.append(type)

  var storyboard = Storyboard(name: name("Clock"), place: place)
  storyboard.initial = main
  storyboard.scenes = IDRange(0, 4)
  storyboard.attributes = attribute(Attribute(.tint, .text(name("#FF9500"))))
  let clock = builder.program.storyboards.append(storyboard)
  builder.program.mainStoryboard = clock

  let tabs = Scene(name: name("Main"), kind: .tabBar, in: clock, place: place)
  var guarded = Relationship(.tab, from: main, to: cities, place: place)
  guarded.condition = expression(.variable(hasTimer))
  let tabsID = builder.program.scenes.append(tabs)
  builder.program.scenes[cold: tabsID].relationships = builder.program.relationships.append(
    contentsOf: [
      Relationship(.tab, from: main, to: world, place: place), guarded,
    ])

  let stack = Scene(name: name("World"), kind: .navigation, in: clock, place: place)
  var rareOfStack = Scene.Cold()
  rareOfStack.bar = attribute(Attribute(.translucent, .boolean(true)))
  var item = TabItem(name: .none, place: place)
  item.text = name("World Clock")
  item.systemItem = .search
  item.attributes = attribute(Attribute(.badge, .text(name("2"))))
  rareOfStack.tabItem = builder.program.tabItems.append(item)
  rareOfStack.relationships = builder.program.relationships.append(contentsOf: [
    Relationship(.root, from: world, to: cities, place: place)
  ])
  builder.program.scenes.append(stack, rareOfStack)

  var table = Scene(name: name("Cities"), kind: .table, in: clock, place: place)
  table.className = name("CitiesViewController")
  table.customClass = ID(0)
  var rareOfTable = Scene.Cold()
  rareOfTable.variableCount = 1
  rareOfTable.identifier = name("Cities")
  rareOfTable.documentation = name("The list of cities")
  table.attributes = attribute(Attribute(.title, .text(name("World Clock"))))
  var left = BarItem(.left, name: .none, place: place)
  left.systemItem = .editButton
  var right = BarItem(.right, name: name("Add"), place: place)
  right.systemItem = .add
  table.barItems = IDRange(from: builder.program.barItems.append(left), to: ID(2))
  builder.program.barItems.append(right)
  var cell = Element(.prototype, name: name("CityCell"), parent: nil, place: place)
  var rareOfCell = Element.Cold()
  rareOfCell.identifier = name("City")
  rareOfCell.rowVariable = touched
  let frame = builder.program.values.append(
    contentsOf: [.number(0), .number(0), .number(320_000), .number(44_500)])
  cell.attributes = attribute(Attribute(.frame, .list(frame)))
  let cellID = builder.program.elements.append(cell, rareOfCell)
  var label = Element(.label, name: .none, parent: cellID, place: place)
  label.text = name("City")
  let labelID = builder.program.elements.append(label)
  table.elements = IDRange(0, 2)
  table.outlets = builder.program.outlets.append(contentsOf: [
    Outlet(
      name("titleLabel"), owner: nil, to: .element(labelID), isCollection: false, place: place),
    Outlet(name("delegate"), owner: cellID, to: .controller, isCollection: false, place: place),
  ])
  var present = Segue(
    .present, from: cities, trigger: .barItem(ID(table.barItems.startIndex + 1)), place: place)
  present.destination = add
  present.identifier = name("ShowAdd")
  var rareOfPresent = Segue.Cold()
  rareOfPresent.condition = expression(
    .binary(.and, expression(.variable(hasTimer)), expression(.not(expression(.boolean(false))))))
  present.attributes = attribute(
    Attribute(.presentationStyle, word(.presentationStyle, "formSheet")))
  var show = Segue(.show, from: cities, trigger: .element(cellID), place: place)
  show.destination = add
  var rareOfShow = Segue.Cold()
  rareOfShow.arguments = builder.program.arguments.append(
    contentsOf: [Argument(chosen, expression(.variable(touched)))])
  table.segues = IDRange(from: builder.program.segues.append(present, rareOfPresent), to: ID(2))
  builder.program.segues.append(show, rareOfShow)
  var call = ActionConnection(.element(cellID), name("reload"), place: place)
  call.event = .touchUpInside
  call.method = ID(0)
  rareOfTable.actionConnections = builder.program.actionConnections.append(contentsOf: [call])
  builder.program.scenes.append(table, rareOfTable)

  var form = Scene(name: name("AddCity"), kind: .view, in: clock, place: place)
  var rareOfForm = Scene.Cold()
  rareOfForm.variables = IDRange(2, 3)
  rareOfForm.variableCount = 1
  let done = builder.program.elements.append(
    Element(.button, name: name("Done"), parent: nil, place: place))
  form.elements = IDRange(2, 3)
  var constraint = Constraint(
    name: .none, Constraint.Side(.element(done), .leading), .equal,
    Constraint.Side(.superview, .leading), multiplier: 2000, constant: 8000, place: place)
  constraint.attributes = attribute(Attribute(.priority, .integer(750)))
  rareOfForm.constraints = builder.program.constraints.append(contentsOf: [constraint])
  let unwind = Segue(.unwind, from: add, trigger: .scene, place: place)
  var rareOfUnwind = Segue.Cold()
  rareOfUnwind.unwindAction = name("citiesUnwind")
  form.segues = IDRange(from: builder.program.segues.append(unwind, rareOfUnwind), to: ID(3))
  builder.program.scenes.append(form, rareOfForm)

  var scenario = Scenario(title: name("a city is added"), storyboard: clock, place: place)
  scenario.device = .iPhone15
  var tap = Command(.tap)
  tap.operand = name("World Clock")
  tap.isQuoted = true
  var expectation = Expectation(.stack)
  expectation.subject = name("World")
  expectation.subjectScene = world
  expectation.expected = builder.program.values.append(contentsOf: [.scene(cities), .scene(add)])
  scenario.steps = builder.program.steps.append(contentsOf: [
    Step(.command(Command(.launch)), place: place), Step(.command(tap), place: place),
    Step(.expect(expectation), place: place),
  ])
  builder.program.scenarios.append(scenario)
  return builder.finish()
}
