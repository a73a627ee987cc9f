import NavText

/// A checked navigation graph: the waist between everything that reads and everything that tells.
///
/// Nothing in it refers to syntax or XML, and it is one value: flat tables that copy at no cost. It begins and ends in
/// a `ProgramBuilder`; its user keeps the invariants (`Program+Invariants`), so that every id in a
/// finished one is valid.
public struct Program: Sendable {
  /// Every string of the program.
  public var names: NameTable
  /// The files it came from, for places in messages.
  public var sources: Table<ProgramSource> = Table()
  public var storyboards: Table<Storyboard> = Table()
  public var scenes = SplitTable<Scene>()
  public var relationships: Table<Relationship> = Table()
  public var segues = SplitTable<Segue>()
  public var actionConnections: Table<ActionConnection> = Table()
  public var outlets: Table<Outlet> = Table()
  public var barItems = SplitTable<BarItem>()
  public var tabItems: Table<TabItem> = Table()
  public var elements = SplitTable<Element>()
  public var constraints: Table<Constraint> = Table()
  public var attributes: Table<Attribute> = Table()
  /// The members of list values, referred to by `AttributeValue.list`.
  public var values: Table<AttributeValue> = Table()
  public var arguments: Table<Argument> = Table()
  public var classes: Table<Class> = Table()
  public var properties: Table<Property> = Table()
  public var methods: Table<Method> = Table()
  public var enumerations: Table<Enumeration> = Table()
  public var cases: Table<EnumerationCase> = Table()
  public var variables: Table<Variable> = Table()
  public var expressions: Table<Expression> = Table()
  public var statements: Table<Statement> = Table()
  /// The scenes named by `setStack` and `setTabs`.
  public var sceneLists: Table<SceneReference> = Table()
  public var scenarios: Table<Scenario> = Table()
  public var steps: Table<Step> = Table()
  public var checks: Table<Check> = Table()
  public var assumptions: Table<Assumption> = Table()
  public var claims: Table<Claim> = Table()
  public var conditions: Table<Condition> = Table()
  /// The state of the app itself, declared outside any scene or class.
  public var appVariables: IDRange<Variable> = .empty
  /// Where `run` starts by default.
  public var mainStoryboard: ID<Storyboard>?
  /// Whether connections may name outlets and actions that classes lack, and classes that are not there. A program that
  /// was compiled without an error has none of that, and a graph keeps no other.
  public var hasUncheckedConnections = false
  /// Only pictures need it, so a graph does not keep it.
  public var namedColors = NamedColors()

  init(names: NameTable) {
    self.names = names
  }
}

/// One input file.
public struct ProgramSource: Sendable, Equatable {
  public let path: String
  public let lines: LineIndex
  /// What it was written in. Only the severity of rules depends on it.
  public var format: SourceFormat

  public init(path: String, lines: LineIndex, format: SourceFormat = .text) {
    self.path = path
    self.lines = lines
    self.format = format
  }
}

extension ProgramSource: FieldRow {
  static var table: GraphTable { .sources }
  static var blank: Self { ProgramSource(path: "", lines: LineIndex(starts: [0])) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    var path = path
    var lines = lines
    visitor.visit(&path)
    visitor.visit(&lines)
    visitor.visit(&format)
    self = ProgramSource(path: path, lines: lines, format: format)
  }
}

/// Bytes in one of the program's sources: where a row was declared.
///
/// Nearly every row has one, so it is eight bytes: a place tells of `longest` bytes at most, which is more than anybody
/// marks, in one of `mostSources` sources.
public struct Place: Hashable, Sendable {
  private static let lengthBits: UInt32 = 12
  /// The most bytes that a place tells of; a longer range ends there.
  public static let longest = 1 << Int(lengthBits) - 1
  /// The most sources that places can tell apart.
  public static let mostSources = 1 << (32 - Int(lengthBits))

  private let start: UInt32
  /// The source above the length.
  private let sourceAndLength: UInt32

  @inline(__always)
  public init(_ source: ID<ProgramSource>, _ range: SourceRange) {
    start = range.start
    let length = min(range.end &- range.start, UInt32(Self.longest))
    sourceAndLength = source.index << Self.lengthBits | length
  }

  @inline(__always)
  public init(_ location: Location) {
    self.init(ID(Int(location.file.index)), location.range)
  }

  @inline(__always)
  public var source: ID<ProgramSource> { ID(Int(sourceAndLength >> Self.lengthBits)) }

  @inline(__always)
  public var range: SourceRange {
    let length = sourceAndLength & UInt32(Self.longest)
    return SourceRange(Int(start), Int(start &+ length))
  }
}

/// A storyboard: scenes and the one that is shown first.
public struct Storyboard: Sendable {
  public var name: Name
  public var initial: ID<Scene>?
  public var scenes: IDRange<Scene> = .empty
  public var attributes: IDRange<Attribute> = .empty
  /// The text of the `///` lines above it, if there are any.
  public var documentation: Name = .none
  /// Where it is written, for messages.
  public var place: Place

  public init(name: Name, place: Place) {
    self.name = name
    self.place = place
  }
}

extension Storyboard: FieldRow {
  static var table: GraphTable { .storyboards }
  static var blank: Self { Storyboard(name: .none, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&name)
    visitor.visit(&initial)
    visitor.visit(&scenes)
    visitor.visit(&attributes)
    visitor.visit(&documentation)
    visitor.visit(&place)
  }
}

extension Program {
  public subscript(name: Name) -> String { names[name] }
  public subscript(id: ID<Storyboard>) -> Storyboard { storyboards[id] }
  public subscript(id: ID<Scene>) -> Scene { scenes[id] }
  public subscript(id: ID<Relationship>) -> Relationship { relationships[id] }
  public subscript(id: ID<Segue>) -> Segue { segues[id] }
  public subscript(id: ID<ActionConnection>) -> ActionConnection { actionConnections[id] }
  public subscript(id: ID<Outlet>) -> Outlet { outlets[id] }
  public subscript(id: ID<BarItem>) -> BarItem { barItems[id] }
  public subscript(id: ID<TabItem>) -> TabItem { tabItems[id] }
  public subscript(id: ID<Element>) -> Element { elements[id] }
  public subscript(id: ID<Constraint>) -> Constraint { constraints[id] }
  public subscript(id: ID<Attribute>) -> Attribute { attributes[id] }
  public subscript(id: ID<AttributeValue>) -> AttributeValue { values[id] }
  public subscript(id: ID<Argument>) -> Argument { arguments[id] }
  public subscript(id: ID<Class>) -> Class { classes[id] }
  public subscript(id: ID<Property>) -> Property { properties[id] }
  public subscript(id: ID<Method>) -> Method { methods[id] }
  public subscript(id: ID<Enumeration>) -> Enumeration { enumerations[id] }
  public subscript(id: ID<EnumerationCase>) -> EnumerationCase { cases[id] }
  public subscript(id: ID<Variable>) -> Variable { variables[id] }
  public subscript(id: ID<Expression>) -> Expression { expressions[id] }
  public subscript(id: ID<Statement>) -> Statement { statements[id] }
  public subscript(id: ID<SceneReference>) -> SceneReference { sceneLists[id] }
  public subscript(id: ID<Scenario>) -> Scenario { scenarios[id] }
  public subscript(id: ID<Step>) -> Step { steps[id] }
  public subscript(id: ID<Check>) -> Check { checks[id] }
  public subscript(id: ID<Assumption>) -> Assumption { assumptions[id] }
  public subscript(id: ID<Claim>) -> Claim { claims[id] }
  public subscript(id: ID<Condition>) -> Condition { conditions[id] }

  public subscript(cold id: ID<Scene>) -> Scene.Cold { scenes[cold: id] }
  public subscript(cold id: ID<Segue>) -> Segue.Cold { segues[cold: id] }
  public subscript(cold id: ID<BarItem>) -> BarItem.Cold { barItems[cold: id] }
  public subscript(cold id: ID<Element>) -> Element.Cold { elements[cold: id] }

  /// The value of the first attribute of this key, if it was written.
  ///
  /// Inlined with its kin: what holds a program and asks it something would otherwise copy all of it to the stack.
  @inline(__always)
  public func value(of key: AttributeKey, in range: IDRange<Attribute>) -> AttributeValue? {
    attributes.value(of: key, in: range)
  }

  /// A constant Boolean attribute; a bound one counts as not written.
  @inline(__always)
  public func flag(_ key: AttributeKey, in range: IDRange<Attribute>) -> Bool? {
    guard case .boolean(let flag) = value(of: key, in: range) else { return nil }
    return flag
  }

  /// The position of the word that was chosen.
  @inline(__always)
  public func word(_ key: AttributeKey, in range: IDRange<Attribute>) -> Int? {
    guard case .word(let position) = value(of: key, in: range) else { return nil }
    return Int(position)
  }

  /// The class that a scene says its root view has.
  public func viewClass(of scene: ID<Scene>) -> Name? {
    guard case .text(let name) = value(of: .viewClass, in: scenes[scene].attributes) else {
      return nil
    }
    return name
  }

  /// The relationships of a container in the order of their declaration.
  public func children(of scene: ID<Scene>) -> ArraySlice<Relationship> {
    relationships[scenes[cold: scene].relationships]
  }

  /// Whether anything is done by code: storyboards say nothing of it at all, so looking for it can be spared.
  public var hasCode: Bool { !statements.isEmpty }

  /// Whether something comes from a storyboard, so that code which is not in the program may add to it.
  public func isFromStoryboard(_ place: Place) -> Bool {
    sources[place.source].format == .storyboard
  }

  /// Whether the class of a scene may do what the program does not show.
  public func codeMayDoMore(in scene: ID<Scene>) -> Bool {
    !self[scene].className.isNone && isFromStoryboard(self[scene].place)
  }

  /// What is in an element, however deep: in preorder it comes right behind it.
  public func elements(inside element: ID<Element>) -> IDRange<Element> {
    elements.inside(element)
  }

  /// What an app starts with where no project says it: `Main` as Xcode calls it, else the first storyboard that has an
  /// initial controller and is no launch screen, if there is one.
  public var likelyMainStoryboard: ID<Storyboard>? {
    let started = storyboards.ids.filter { storyboards[$0].initial != nil }
    return started.first { names[storyboards[$0].name] == "Main" }
      ?? started.first { !self[storyboards[$0].attributes, .launchScreen] } ?? started.first
  }

  /// What is at the bottom of a navigation controller's stack at first; any other scene is its own. A tab shows
  /// the item of the bottom (NAV-43).
  public func bottom(of scene: ID<Scene>) -> ID<Scene> {
    guard self[scene].kind == .navigation,
      let root = children(of: scene).first(where: { $0.kind == .root })
    else { return scene }
    return root.destination
  }

  /// The scene's class and its declared superclasses, nearest first.
  public func classChain(of scene: ID<Scene>) -> [ID<Class>] {
    var chain: [ID<Class>] = []
    var next = scenes[scene].customClass
    while let current = next {
      chain.append(current)
      next = classes[current].superclass
    }
    return chain
  }

  /// The action, unwind action or hook that answers a message to this scene: its own before its class's,
  /// a class's before its superclass's.
  public func method(_ kind: Method.Kind, _ name: Name, of scene: ID<Scene>) -> ID<Method>? {
    if let own = method(kind, name, in: scenes[cold: scene].methods) {
      return own
    }
    var next = scenes[scene].customClass
    while let current = next {
      if let found = method(kind, name, in: classes[current].methods) {
        return found
      }
      next = classes[current].superclass
    }
    return nil
  }

  private func method(_ kind: Method.Kind, _ name: Name, in range: IDRange<Method>) -> ID<Method>? {
    for id in range where methods[id].name == name && methods[id].kind == kind {
      return id
    }
    return nil
  }

  /// The state variable that a scene knows by this name: its own, its classes', then the app's.
  public func variable(_ name: Name, of scene: ID<Scene>) -> ID<Variable>? {
    // An alert knows those of the scene that presents it.
    let scene = codeOwner(of: scene)
    if let own = variable(name, in: scenes[cold: scene].variables) {
      return own
    }
    var next = scenes[scene].customClass
    while let current = next {
      if let found = variable(name, in: classes[current].variables) {
        return found
      }
      next = classes[current].superclass
    }
    return variable(name, in: appVariables)
  }

  private func variable(_ name: Name, in range: IDRange<Variable>) -> ID<Variable>? {
    for id in range where variables[id].name == name {
      return id
    }
    return nil
  }
}

extension SplitTable<Element> {
  /// What is in an element, however deep: in preorder it comes right behind it.
  public func inside(_ element: ID<Element>) -> IDRange<Element> {
    let start = Int(element.index) + 1
    var end = start
    while end < count, let parent = self[ID<Element>(end)].parent, parent >= element { end += 1 }
    return IDRange(start, end)
  }
}

extension Table<Attribute> {
  /// The value of the first attribute of this key.
  public func value(of key: AttributeKey, in range: IDRange<Attribute>) -> AttributeValue? {
    for id in range where self[id].key == key {
      return self[id].value
    }
    return nil
  }
}
