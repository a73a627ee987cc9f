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

/// A state variable of finite domain. Its value is an integer: 0 or 1, a number, or the position of a case.
public struct Variable: Sendable {
  /// What a variable belongs to, and so how long it lives.
  public enum Owner: Hashable, Sendable {
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
  }

  public var name: Name
  public var owner: Owner
  public var domain: Domain
  public var initial: Int32
  /// Its position among the app's or the instance's values; superclasses' come first.
  public var slot: UInt16 = 0
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

/// A value that depends on the state. Types were checked; booleans are 0 and 1.
public enum Expression: Hashable, Sendable {
  /// How two values are compared; only whole numbers have an order.
  public enum Comparison: UInt8, Hashable, Sendable, CaseIterable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual

    /// What a person writes.
    public var keyword: String {
      switch self {
      case .equal: "=="
      case .notEqual: "!="
      case .less: "<"
      case .lessOrEqual: "<="
      case .greater: ">"
      case .greaterOrEqual: ">="
      }
    }
  }

  case boolean(Bool)
  case integer(Int32)
  case enumerationCase(ID<EnumerationCase>)
  /// Text is only shown, never computed with.
  case text(Name)
  case variable(ID<Variable>)
  case not(ID<Expression>)
  case and(ID<Expression>, ID<Expression>)
  case or(ID<Expression>, ID<Expression>)
  case compare(Comparison, ID<Expression>, ID<Expression>)
  case add(ID<Expression>, ID<Expression>)
  case subtract(ID<Expression>, ID<Expression>)
}

/// A scene in a list.
public struct SceneReference: Hashable, Sendable {
  public var scene: ID<Scene>

  public init(_ scene: ID<Scene>) {
    self.scene = scene
  }
}

/// One statement of an action or a hook.
public struct Statement: Sendable {
  /// What a statement does: UIKit's call under UIKit's name, an assignment or a choice.
  public enum Operation: Hashable, Sendable {
    case push(ID<Scene>, IDRange<Argument>)
    case pop
    case popTo(ID<Scene>)
    case popToRoot
    case setStack(IDRange<SceneReference>)
    case show(ID<Scene>, IDRange<Argument>)
    case showDetail(ID<Scene>, IDRange<Argument>)
    case present(ID<Scene>, IDRange<Argument>)
    case dismiss
    case perform(Name)
    case select(ID<Scene>)
    case setTabs(IDRange<SceneReference>)
    case badge(ID<Scene>, Name?)
    case showBar
    case hideBar
    case toggleBar
    case showToolbar
    case hideToolbar
    case toggleToolbar
    case beginEditing
    case endEditing
    case toggleEditing
    case assign(ID<Variable>, ID<Expression>)
    /// Those to run when it holds, and those to run otherwise: both stand before it in the table.
    case branch(ID<Expression>, then: IDRange<Statement>, otherwise: IDRange<Statement>)
  }

  public var operation: Operation
  public var attributes: IDRange<Attribute> = .empty
  /// Where it is written, for messages.
  public var place: Place

  public init(_ operation: Operation, place: Place) {
    self.operation = operation
    self.place = place
  }
}
