import NavModel
import NavText

/// All that a program says, as lines that do not depend on where it was written, nor on what is before what where
/// that means nothing: two programs with the same facts are the same to everybody after the waist.
///
/// Every field of every row is there, found by reflection, but for places and sources. A row is called by the way to
/// it, as in `Shop.Cart/button[0]`, so that it is the same row in a table of another order; what has an order of its
/// own, such as rows of a list or segues of one trigger, counts in the name.
public struct ProgramFacts {
  public private(set) var lines: [String] = []
  private let program: Program
  private var elements: [String]
  private var barItems: [String]
  private var variables: [String]
  private var methods: [String]

  private let isAsInStoryboards: Bool

  /// - Parameter isAsInStoryboards: whether to leave out orders that storyboards do not keep: that of attributes, of a
  ///   class's outlets and of constraints, and where hidden views are among those that are shown. They may be beside
  ///   their controller there.
  public init(_ program: Program, asInStoryboards isAsInStoryboards: Bool = false) {
    self.program = program
    self.isAsInStoryboards = isAsInStoryboards
    elements = [String](repeating: "?", count: program.elements.count)
    barItems = [String](repeating: "?", count: program.barItems.count)
    variables = [String](repeating: "?", count: program.variables.count)
    methods = [String](repeating: "?", count: program.methods.count)
    for scene in program.scenes.ids { nameParts(of: scene) }
    nameMembers()
    lines.append("main: \(program.mainStoryboard.map { path($0) } ?? "none")")
    lines.append("app: \(describe(program.appVariables))")
    collect()
    lines.sort()
  }

  // MARK: Names of rows

  private mutating func nameParts(of id: ID<Scene>) {
    let scene = program[id]
    var counts: [String: Int] = [:]
    func numbered(_ path: String) -> String {
      counts[path, default: 0] += 1
      return "\(path)[\(counts[path, default: 1] - 1)]"
    }
    for item in scene.barItems {
      barItems[Int(item.index)] = numbered(path(id) + "/" + program[item].slot.facts.keyword)
    }
    for element in scene.elements {
      var owner = path(id)
      if let parent = program[element].parent {
        owner = elements[Int(parent.index)]
      } else if let item = scene.barItems.first(where: { program[cold: $0].customView == element })
      {
        owner = barItems[Int(item.index)]
      } else if program.scenes.cold(of: scene).titleView == element {
        owner += "/titleView"
      } else if program.scenes.cold(of: scene).bottomAccessory == element {
        owner += "/bottomAccessory"
      }
      let row = program[element]
      let isHidden = isAsInStoryboards && row.parent == nil && program[row.attributes, .hidden]
      elements[Int(element.index)] = numbered(owner + (isHidden ? "/hidden" : "/element"))
    }
  }

  private mutating func nameMembers() {
    for id in program.appVariables { variables[Int(id.index)] = program[program[id].name] }
    for owner in program.classes.ids {
      name(program[owner].variables, program[owner].methods, path(owner))
    }
    for owner in program.scenes.ids {
      name(program[cold: owner].variables, program[cold: owner].methods, path(owner))
    }
    for element in program.elements.ids {
      guard let id = program[cold: element].rowVariable else { continue }
      variables[Int(id.index)] = elements[Int(element.index)] + "." + program[program[id].name]
    }
  }

  private mutating func name(
    _ variables: IDRange<Variable>, _ methods: IDRange<Method>, _ owner: String
  ) {
    for id in variables {
      self.variables[Int(id.index)] = owner + "." + program[program[id].name]
    }
    for id in methods {
      self.methods[Int(id.index)] = owner + ".\(program[id].kind)." + program[program[id].name]
    }
  }

  func path(_ id: ID<Storyboard>) -> String { program[program[id].name] }
  func path(_ id: ID<Scene>) -> String { program.qualifiedName(of: id) }
  func path(_ id: ID<Class>) -> String { "class " + program[program[id].name] }

  private func path(_ trigger: Trigger) -> String {
    switch trigger {
    case .scene: "scene"
    case .element(let id): elements[Int(id.index)]
    case .barItem(let id): barItems[Int(id.index)]
    }
  }

  // MARK: Rows

  private mutating func collect() {
    for id in program.storyboards.ids { add("storyboard \(id.index) " + path(id), program[id]) }
    for id in program.enumerations.ids { add("enum \(id.index)", program[id]) }
    for id in program.classes.ids { add("\(id.index) " + path(id), program[id]) }
    for id in program.scenarios.ids { add("test \(id.index)", program[id]) }
    for id in program.checks.ids { add("check \(id.index)", program[id]) }
    for id in program.variables.ids { add("var " + variables[Int(id.index)], program[id]) }
    for id in program.methods.ids { add("method " + methods[Int(id.index)], program[id]) }
    for id in program.elements.ids {
      add(elements[Int(id.index)], (program[id], program[cold: id]))
    }
    for id in program.barItems.ids {
      add(barItems[Int(id.index)], (program[id], program[cold: id]))
    }
    for id in program.scenes.ids {
      add("scene \(id.index) " + path(id), (program[id], program[cold: id]))
      addConnections(of: id)
    }
  }

  private mutating func addConnections(of id: ID<Scene>) {
    let scene = program[id]
    var counts: [String: Int] = [:]
    func numbered(_ name: String) -> String {
      counts[name, default: 0] += 1
      return path(id) + " \(name)[\(counts[name, default: 1] - 1)]"
    }
    for segue in scene.segues {
      let name = numbered("segue of " + path(program[segue].trigger))
      add(name, (program[segue], program[cold: segue]))
    }
    for row in program.actionConnections[program[cold: id].actionConnections] {
      add(numbered("action of " + path(row.trigger)), row)
    }
    for row in program.outlets[scene.outlets] {
      let owner = row.owner.map { elements[Int($0.index)] } ?? ""
      add(numbered("outlet \(owner).\(program[row.name])"), row)
    }
  }

  private mutating func add(_ name: String, _ row: Any) {
    lines.append(name + ": " + describe(row))
  }

  // MARK: Fields

  fileprivate func describe(_ value: Any) -> String {
    if let fact = value as? any Fact { return fact.fact(in: self) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .struct, .tuple:
      let fields = mirror.children.compactMap { child in
        child.value is Place ? nil : (child.label ?? "") + ": " + describe(child.value)
      }
      return "(" + fields.joined(separator: ", ") + ")"
    case .enum:
      guard let content = mirror.children.first else { return "\(value)" }
      return (content.label ?? "") + describe(content.value)
    default: return "\(value)"
    }
  }

  fileprivate func describe<Row>(id: ID<Row>) -> String {
    switch id {
    case let id as Name: "\"" + program[id] + "\""
    case let id as ID<Storyboard>: path(id)
    case let id as ID<Scene>: path(id)
    case let id as ID<Class>: path(id)
    case let id as ID<Element>: elements[Int(id.index)]
    case let id as ID<BarItem>: barItems[Int(id.index)]
    case let id as ID<Variable>: variables[Int(id.index)]
    case let id as ID<Method>: methods[Int(id.index)]
    case let id as ID<Constraint>: name(of: id)
    case let id as ID<TabItem>: describe(program[id])
    case let id as ID<Expression>: describe(program[id])
    case let id as ID<AttributeValue>: describe(program[id])
    case let id as ID<Attribute>: describe(program[id])
    case let id as ID<Argument>: describe(program[id])
    case let id as ID<Statement>: describe(program[id])
    case let id as ID<SceneReference>: describe(program[id])
    case let id as ID<Enumeration>: program[program[id].name]
    case let id as ID<EnumerationCase>: describe(program[id])
    case let id as ID<Property>: describe(program[id])
    case let id as ID<Relationship>: describe(program[id])
    case let id as ID<Step>: describe(program[id])
    case let id as ID<Assumption>: describe(program[id])
    case let id as ID<Claim>: describe(program[id])
    case let id as ID<Condition>: describe(program[id])
    // Told beside their row, wherever they are.
    case is ID<Scene.Cold>, is ID<Segue.Cold>, is ID<Element.Cold>, is ID<BarItem.Cold>: "apart"
    default: "?\(Row.self)"
    }
  }

  private func name(of id: ID<Constraint>) -> String {
    if isAsInStoryboards { return "constraint " + describe(program[id]) }
    for scene in program.scenes.ids where program[cold: scene].constraints.contains(id) {
      return "constraint \(Int(id.index) - program[cold: scene].constraints.startIndex)"
    }
    return "?"
  }

  fileprivate func describe<Row>(range: IDRange<Row>) -> String {
    // Rows that are described on their own, in any order.
    if Row.self == Element.self || Row.self == BarItem.self || Row.self == Segue.self
      || Row.self == ActionConnection.self || Row.self == Outlet.self || Row.self == Scene.self
    {
      return "\(range.count)"
    }
    if let constraints = range as? IDRange<Constraint> {
      let parts = constraints.map { describe(program[$0]) }
      return "[" + (isAsInStoryboards ? parts.sorted() : parts).joined(separator: ", ") + "]"
    }
    var parts = range.map { describe(id: $0) }
    if isAsInStoryboards && (Row.self == Attribute.self || Row.self == Property.self) {
      parts.sort()
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}

/// A field that refers to other rows.
private protocol Fact {
  func fact(in facts: ProgramFacts) -> String
}

extension ID: Fact {
  func fact(in facts: ProgramFacts) -> String { facts.describe(id: self) }
}

extension IDRange: Fact {
  func fact(in facts: ProgramFacts) -> String { facts.describe(range: self) }
}

extension Compact: Fact {
  func fact(in facts: ProgramFacts) -> String {
    wrappedValue.map { facts.describe(id: $0) } ?? "nil"
  }
}
