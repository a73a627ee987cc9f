import NavText

/// A type of the author's own with a few values, each of which may have a text that people see.
public struct Enumeration: Sendable {
  public var name: Name
  public var cases: IDRange<EnumerationCase> = .empty
  /// The text of the `///` lines above it, if there are any.
  public var documentation: Name = .none
  /// Where it is written, for messages.
  public var place: Place

  public init(name: Name, place: Place) {
    self.name = name
    self.place = place
  }
}

extension Enumeration: FieldRow {
  static var table: GraphTable { .enumerations }
  static var blank: Self { Enumeration(name: .none, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&name)
    visitor.visit(&cases)
    visitor.visit(&documentation)
    visitor.visit(&place)
  }
}

/// One value of an enum.
public struct EnumerationCase: Sendable {
  public var name: Name
  /// What it says when a title or a row shows it; its name when nothing was written.
  public var text: Name
  public var enumeration: ID<Enumeration>
  /// Where it is written, for messages.
  public var place: Place

  public init(name: Name, text: Name, of enumeration: ID<Enumeration>, place: Place) {
    self.name = name
    self.text = text
    self.enumeration = enumeration
    self.place = place
  }
}

extension EnumerationCase: FieldRow {
  static var table: GraphTable { .cases }
  static var blank: Self { EnumerationCase(name: .none, text: .none, of: ID(0), place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&name)
    visitor.visit(&text)
    visitor.visit(&enumeration)
    visitor.visit(&place)
  }
}

/// A state variable of finite domain. Its value is an integer: 0 or 1, a number, or the position of a case.
public struct Variable: Sendable {
  /// What a variable belongs to, and so how long it lives.
  public enum Owner: UInt8, Hashable, Sendable {
    /// The app: one value as long as it runs.
    case app
    /// A scene or a class: one value in each instance of the controller, gone with it (NAV-9).
    case instance
    /// A prototype cell: the row that was touched.
    case row
  }

  /// Which values a variable can have.
  public enum Domain: Hashable, Sendable {
    case boolean
    /// From the first to the second, both included.
    case integer(Int32, Int32)
    case enumeration(ID<Enumeration>)
    /// A list of whole numbers, or of cases.
    case integers(Int32, Int32)
    case cases(ID<Enumeration>)
  }

  public var name: Name
  public var owner: Owner
  public var domain: Domain
  public var initial: Int32
  /// Its position among the app's or the instance's values; superclasses' come first.
  public var slot: UInt16 = 0
  /// The list that a row's variable is an item of; rows go by their positions then. Without one there is a row for each
  /// value.
  @Compact public var list: ID<Variable>?
  /// Where it is written, for messages.
  public var place: Place

  public init(name: Name, owner: Owner, domain: Domain, initial: Int32, place: Place) {
    self.name = name
    self.owner = owner
    self.domain = domain
    self.initial = initial
    self.place = place
  }
}

extension Variable: FieldRow {
  static var table: GraphTable { .variables }
  static var blank: Self {
    Variable(name: .none, owner: .app, domain: .boolean, initial: 0, place: .blank)
  }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&name)
    visitor.visit(&owner)
    visitor.visit(&domain)
    visitor.visit(&initial)
    visitor.visit(&slot)
    visitor.visit(&list)
    visitor.visit(&place)
  }
}

extension Variable.Domain: FieldChoice {
  static let cases: [Variable.Domain] = [
    .boolean, .integer(0, 0), .enumeration(ID(0)), .integers(0, 0), .cases(ID(0)),
  ]

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .boolean: visitor.visit(case: 0)
    case .integer(var least, var greatest):
      visitor.visit(case: 1)
      visitor.visit(&least)
      visitor.visit(&greatest)
      self = .integer(least, greatest)
    case .enumeration(var enumeration):
      visitor.visit(case: 2)
      visitor.visit(&enumeration)
      self = .enumeration(enumeration)
    case .integers(var least, var greatest):
      visitor.visit(case: 3)
      visitor.visit(&least)
      visitor.visit(&greatest)
      self = .integers(least, greatest)
    case .cases(var enumeration):
      visitor.visit(case: 4)
      visitor.visit(&enumeration)
      self = .cases(enumeration)
    }
  }
}

/// A value that depends on the state. Types were checked; booleans are 0 and 1.
public enum Expression: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int32)
  case enumerationCase(ID<EnumerationCase>)
  /// Text is only shown, never computed with.
  case text(Name)
  case variable(ID<Variable>)
  /// Whether the scene is being edited: `isEditing` of its controller.
  case isEditing
  case not(ID<Expression>)
  case binary(Operator, ID<Expression>, ID<Expression>)
  /// What both say, one behind the other. As a text it is only shown.
  case joined(ID<Expression>, ID<Expression>)
  /// How many items a list has, and whether a value is among them.
  case count(ID<Variable>)
  case contains(ID<Variable>, ID<Expression>)
  /// A list that is written out, as a value of this variable.
  case list(Int32, ID<Variable>)
  /// `hasText` of a field.
  case hasText(ID<Element>)

  /// What combines two values.
  public enum Operator: UInt8, Hashable, Sendable, CaseIterable {
    case or, and
    case equal, notEqual
    /// Only integers have an order.
    case less, lessOrEqual, greater, greaterOrEqual
    case add, subtract

    /// Which values an operator takes.
    public enum Operands: Hashable, Sendable {
      case booleans
      case integers
      /// Two of one type, whichever it is, except texts.
      case alike
    }

    /// The row of an operator.
    public struct Facts: Sendable {
      /// What a person writes.
      public let keyword: String
      let binding: Binding
      public let operands: Operands
    }

    public var facts: Facts {
      switch self {
      case .or: Facts(keyword: "or", binding: .or, operands: .booleans)
      case .and: Facts(keyword: "and", binding: .and, operands: .booleans)
      case .equal: Facts(keyword: "==", binding: .comparison, operands: .alike)
      case .notEqual: Facts(keyword: "!=", binding: .comparison, operands: .alike)
      case .less: Facts(keyword: "<", binding: .comparison, operands: .alike)
      case .lessOrEqual: Facts(keyword: "<=", binding: .comparison, operands: .alike)
      case .greater: Facts(keyword: ">", binding: .comparison, operands: .alike)
      case .greaterOrEqual: Facts(keyword: ">=", binding: .comparison, operands: .alike)
      case .add: Facts(keyword: "+", binding: .sum, operands: .integers)
      case .subtract: Facts(keyword: "-", binding: .sum, operands: .integers)
      }
    }
  }

  /// How tightly the parts of an expression hold together, the loosest first.
  enum Binding: Int {
    case none
    case or
    case and
    case negation
    case comparison
    case sum
    case operand
  }
}

extension Expression: FieldRow, FieldChoice {
  static var table: GraphTable { .expressions }
  static var blank: Self { .boolean(false) }

  static let cases: [Expression] = [
    .boolean(false), .integer(0), .enumerationCase(ID(0)), .text(.none), .variable(ID(0)),
    .not(ID(0)), .binary(.or, ID(0), ID(0)), .isEditing, .joined(ID(0), ID(0)),
    .count(ID(0)), .contains(ID(0), ID(0)), .list(0, ID(0)), .hasText(ID(0)),
  ]

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&self)
  }

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .boolean(var flag):
      visitor.visit(case: 0)
      visitor.visit(&flag)
      self = .boolean(flag)
    case .integer(var integer):
      visitor.visit(case: 1)
      visitor.visit(&integer)
      self = .integer(integer)
    case .enumerationCase(var value):
      visitor.visit(case: 2)
      visitor.visit(&value)
      self = .enumerationCase(value)
    case .text(var text):
      visitor.visit(case: 3)
      visitor.visit(&text)
      self = .text(text)
    case .variable(var variable):
      visitor.visit(case: 4)
      visitor.visit(&variable)
      self = .variable(variable)
    case .not(var operand):
      visitor.visit(case: 5)
      visitor.visit(earlier: &operand)
      self = .not(operand)
    case .binary(var operation, var left, var right):
      visitor.visit(case: 6)
      visitor.visit(&operation)
      visitor.visit(earlier: &left)
      visitor.visit(earlier: &right)
      self = .binary(operation, left, right)
    case .isEditing: visitor.visit(case: 7)
    case .joined(var left, var right):
      visitor.visit(case: 8)
      visitor.visit(earlier: &left)
      visitor.visit(earlier: &right)
      self = .joined(left, right)
    case .count(var list):
      visitor.visit(case: 9)
      visitor.visit(&list)
      self = .count(list)
    case .contains(var list, var item):
      visitor.visit(case: 10)
      visitor.visit(&list)
      visitor.visit(earlier: &item)
      self = .contains(list, item)
    case .list(var value, var variable):
      visitor.visit(case: 11)
      visitor.visit(&value)
      visitor.visit(&variable)
      self = .list(value, variable)
    case .hasText(var field):
      visitor.visit(case: 12)
      visitor.visit(&field)
      self = .hasText(field)
    }
  }
}

/// A scene in a list.
public struct SceneReference: Hashable, Sendable {
  public var scene: ID<Scene>

  public init(_ scene: ID<Scene>) {
    self.scene = scene
  }
}

extension SceneReference: FieldRow {
  static var table: GraphTable { .sceneLists }
  static var blank: Self { SceneReference(ID(0)) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&scene)
  }
}

/// One statement of an action or a hook.
public struct Statement: Sendable {
  /// What a statement does.
  public enum Operation: Hashable, Sendable {
    /// One of UIKit's calls, with the operands that its kind takes.
    case call(StatementKind, Operands = .nothing)
    case assign(ID<Variable>, ID<Expression>)
    /// What runs when the condition holds, and what runs otherwise. Both are earlier rows of the table.
    case branch(ID<Expression>, then: IDRange<Statement>, otherwise: IDRange<Statement>)
  }

  /// What a call is given: a case for each `StatementKind.Operand`.
  public enum Operands: Hashable, Sendable {
    case nothing
    case newScene(ID<Scene>, IDRange<Argument>)
    case scene(ID<Scene>)
    case scenes(IDRange<SceneReference>)
    case identifier(Name)
    case sceneAndText(ID<Scene>, Name?)
    case truth(Bool)
    case element(Name)
    /// A list, and the item that comes or goes.
    case item(ID<Expression>, ID<Variable>)

    public var scene: ID<Scene>? {
      switch self {
      case .newScene(let scene, _), .scene(let scene), .sceneAndText(let scene, _): scene
      case .nothing, .scenes, .identifier, .truth, .element, .item: nil
      }
    }

    /// What a new scene is given; empty for other operands.
    public var arguments: IDRange<Argument> {
      guard case .newScene(_, let arguments) = self else { return .empty }
      return arguments
    }

    /// The scenes of a list; empty for other operands.
    public var scenes: IDRange<SceneReference> {
      guard case .scenes(let scenes) = self else { return .empty }
      return scenes
    }

    public var identifier: Name? {
      guard case .identifier(let name) = self else { return nil }
      return name
    }

    public var truth: Bool { self == .truth(true) }

    public var element: Name? {
      guard case .element(let name) = self else { return nil }
      return name
    }

    public var text: Name? {
      guard case .sceneAndText(_, let text) = self else { return nil }
      return text
    }
  }

  public var operation: Operation
  /// The navigation controller that `of` names; without one it is that of the controller whose code runs.
  @Compact public var stack: ID<Scene>?
  public var attributes: IDRange<Attribute> = .empty
  /// Where it is written, for messages.
  public var place: Place

  public init(_ operation: Operation, place: Place) {
    self.operation = operation
    self.place = place
  }
}

extension Statement: FieldRow {
  static var table: GraphTable { .statements }
  static var blank: Self { Statement(.call(.pop), place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&operation)
    if operation.kind?.isAboutStack == true { visitor.visit(&stack) }
    visitor.visit(&attributes)
    visitor.visit(&place)
  }
}

extension Statement.Operation: FieldChoice {
  static let cases: [Statement.Operation] =
    [.assign(ID(0), ID(0)), .branch(ID(0), then: .empty, otherwise: .empty)]
    + StatementKind.allCases.map { .call($0, .blank($0.facts.operand)) }

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .assign(var variable, var value):
      visitor.visit(case: 0)
      visitor.visit(&variable)
      visitor.visit(&value)
      self = .assign(variable, value)
    case .branch(var condition, var then, var otherwise):
      visitor.visit(case: 1)
      visitor.visit(&condition)
      visitor.visit(earlier: &then)
      visitor.visit(earlier: &otherwise)
      self = .branch(condition, then: then, otherwise: otherwise)
    case .call(let kind, var operands):
      visitor.visit(case: 2 + UInt32(kind.rawValue))
      operands.visitFields(&visitor)
      self = .call(kind, operands)
    }
  }
}

extension Statement.Operands {
  fileprivate static func blank(_ operand: StatementKind.Operand) -> Self {
    switch operand {
    case .none: .nothing
    case .newScene: .newScene(ID(0), .empty)
    case .scene: .scene(ID(0))
    case .scenes: .scenes(.empty)
    case .identifier: .identifier(.none)
    case .sceneAndText: .sceneAndText(ID(0), nil)
    case .truth: .truth(false)
    case .element: .element(.none)
    case .item: .item(ID(0), ID(0))
    }
  }

  /// Without a number for the case, which follows from the call.
  fileprivate mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .nothing: break
    case .newScene(var scene, var arguments):
      visitor.visit(&scene)
      visitor.visit(&arguments)
      self = .newScene(scene, arguments)
    case .scene(var scene):
      visitor.visit(&scene)
      self = .scene(scene)
    case .scenes(var scenes):
      visitor.visit(&scenes)
      self = .scenes(scenes)
    case .identifier(var name):
      visitor.visit(&name)
      self = .identifier(name)
    case .sceneAndText(var scene, var text):
      visitor.visit(&scene)
      visitor.visit(&text)
      self = .sceneAndText(scene, text)
    case .truth(var truth):
      visitor.visit(&truth)
      self = .truth(truth)
    case .element(var name):
      visitor.visit(&name)
      self = .element(name)
    case .item(var item, var list):
      visitor.visit(&item)
      visitor.visit(&list)
      self = .item(item, list)
    }
  }
}
