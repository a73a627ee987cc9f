import NavText

/// A `check`: what must hold in every state that the app can reach.
public struct Check: Sendable {
  /// What it claims, in words.
  public var title: Name
  public var device: Device?
  public var orientation: Orientation?
  public var era: SystemEra?
  /// Where the app is launched.
  public var storyboard: ID<Storyboard>
  /// How many states may be explored before it is given up, if it says so.
  public var states: Int32?
  /// What counts as a move.
  public var moves: MoveSet = .fingers
  /// Runs in which one of these ever fails are left out.
  public var assumptions: IDRange<Assumption> = .empty
  public var claims: IDRange<Claim> = .empty
  /// Where it is written, for messages.
  public var place: Place

  public init(title: Name, storyboard: ID<Storyboard>, place: Place) {
    self.title = title
    self.storyboard = storyboard
    self.place = place
  }

  /// The most states that a check can ask to have explored.
  public static let mostStates: Int32 = 100_000_000
}

extension Check: FieldRow {
  static var table: GraphTable { .checks }
  static var blank: Self { Check(title: .none, storyboard: ID(0), place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&title)
    visitor.visit(&device)
    visitor.visit(&orientation)
    visitor.visit(&era)
    visitor.visit(&storyboard)
    // No check explores no state at all.
    var bound = states ?? 0
    visitor.visit(&bound)
    states = bound == 0 ? nil : bound
    var bits = moves.rawValue
    visitor.visit(&bits)
    moves = MoveSet(rawValue: bits)
    visitor.visit(&assumptions)
    visitor.visit(&claims)
    visitor.visit(&place)
  }
}

/// What a check takes for granted.
public struct Assumption: Sendable {
  public var condition: ID<Condition>
  /// Where it is written, for messages.
  public var place: Place

  public init(_ condition: ID<Condition>, place: Place) {
    self.condition = condition
    self.place = place
  }
}

extension Assumption: FieldRow {
  static var table: GraphTable { .assumptions }
  static var blank: Self { Assumption(ID(0), place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&condition)
    visitor.visit(&place)
  }
}

/// One line of a check, which is decided for itself.
public struct Claim: Sendable {
  public var kind: ClaimKind
  /// The states that it is about, where its kind has a start; nil for all of them, which is written `any`.
  public var from: ID<Condition>?
  /// How many moves `within` allows; 0 for other kinds.
  public var within: Int32 = 0
  /// What is to hold, or not to hold; nil where the claim is about errors.
  public var goal: ID<Condition>?
  /// The code that is never raised; none where it is about all of them, and for other kinds.
  public var code: Name = .none
  /// Where it is written, for messages.
  public var place: Place

  public init(_ kind: ClaimKind, place: Place) {
    self.kind = kind
    self.place = place
  }
}

extension Claim: FieldRow {
  static var table: GraphTable { .claims }
  static var blank: Self { Claim(.neverRaises, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&kind)
    visitor.visit(&from)
    visitor.visit(&within)
    visitor.visit(&goal)
    visitor.visit(&code)
    visitor.visit(&place)
  }
}

/// What holds in a state or does not, whatever happened before. Operands come before what combines them.
public enum Condition: Hashable, Sendable {
  case not(ID<Condition>)
  case and(ID<Condition>, ID<Condition>)
  case or(ID<Condition>, ID<Condition>)
  /// A Boolean of variables of the app.
  case expression(ID<Expression>)
  /// A question with its answer, as in `expect`.
  case expectation(Expectation)
  /// How many scenes `stack` or `presented` answer with, or the value of `variable`, compared with a number.
  case number(Expectation, Expression.Operator, Int32)
  /// A scene by its name alone: it is visible.
  case visible(ID<Scene>)
  /// What was visible after the launch is visible.
  case initial
}

extension Condition {
  /// What a person writes for how many scenes are on a stack: `depth of World`.
  public static let depthKeyword = "depth"
  /// For how many there are of something: `count of presented`.
  public static let countKeyword = "count"
}

extension Condition: FieldRow, FieldChoice {
  static var table: GraphTable { .conditions }
  static var blank: Self { .initial }

  static let cases: [Condition] = [
    .not(ID(0)), .and(ID(0), ID(0)), .or(ID(0), ID(0)), .expression(ID(0)),
    .expectation(Expectation(.visible)), .number(Expectation(.stack), .less, 0),
    .visible(ID(0)), .initial,
  ]

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&self)
  }

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .not(var operand):
      visitor.visit(case: 0)
      visitor.visit(earlier: &operand)
      self = .not(operand)
    case .and(var left, var right):
      visitor.visit(case: 1)
      visitor.visit(earlier: &left)
      visitor.visit(earlier: &right)
      self = .and(left, right)
    case .or(var left, var right):
      visitor.visit(case: 2)
      visitor.visit(earlier: &left)
      visitor.visit(earlier: &right)
      self = .or(left, right)
    case .expression(var expression):
      visitor.visit(case: 3)
      visitor.visit(&expression)
      self = .expression(expression)
    case .expectation(var expectation):
      visitor.visit(case: 4)
      expectation.visitFields(&visitor)
      self = .expectation(expectation)
    case .number(var expectation, var comparison, var number):
      visitor.visit(case: 5)
      expectation.visitFields(&visitor)
      visitor.visit(&comparison)
      visitor.visit(&number)
      self = .number(expectation, comparison, number)
    case .visible(var scene):
      visitor.visit(case: 6)
      visitor.visit(&scene)
      self = .visible(scene)
    case .initial: visitor.visit(case: 7)
    }
  }
}
