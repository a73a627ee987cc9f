import NavText

/// A `test`: what a person does and what must then be seen.
public struct Scenario: Sendable {
  /// What it claims, in words.
  public var title: Name
  public var device: Device?
  public var orientation: Orientation?
  public var era: SystemEra?
  /// Where `launch` starts.
  public var storyboard: ID<Storyboard>
  public var steps: IDRange<Step> = .empty
  /// Where it is written, for messages.
  public var place: Place

  public init(title: Name, storyboard: ID<Storyboard>, place: Place) {
    self.title = title
    self.storyboard = storyboard
    self.place = place
  }
}

extension Scenario: FieldRow {
  static var table: GraphTable { .scenarios }
  static var blank: Self { Scenario(title: .none, storyboard: ID(0), place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&title)
    visitor.visit(&device)
    visitor.visit(&orientation)
    visitor.visit(&era)
    visitor.visit(&storyboard)
    visitor.visit(&steps)
    visitor.visit(&place)
  }
}

/// One line of a test.
public struct Step: Sendable {
  /// What a line of a test does.
  public enum Action: Hashable, Sendable {
    case command(Command)
    case expect(Expectation)
  }

  public var action: Action
  /// Where it is written, for messages.
  public var place: Place

  public init(_ action: Action, place: Place) {
    self.action = action
    self.place = place
  }
}

extension Step: FieldRow {
  static var table: GraphTable { .steps }
  static var blank: Self { Step(.expect(Expectation(.visible)), place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&action)
    visitor.visit(&place)
  }
}

extension Step.Action: FieldChoice {
  static let cases: [Step.Action] = [.command(Command(.launch)), .expect(Expectation(.visible))]

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .command(var command):
      visitor.visit(case: 0)
      command.visitFields(&visitor)
      self = .command(command)
    case .expect(var expectation):
      visitor.visit(case: 1)
      expectation.visitFields(&visitor)
      self = .expect(expectation)
    }
  }
}

/// What a person or a script does, by the names that it goes by on the screen at that moment.
public struct Command: Hashable, Sendable {
  public var kind: CommandKind
  /// A name, a word or a text, as the kind wants it.
  public var operand: Name = .none
  /// Whether the operand was written in quotes: then it is what a person sees.
  public var isQuoted = false
  /// A second operand: a value, a badge.
  public var value: Name?
  public var index: Int32 = 0
  public var scenes: IDRange<SceneReference> = .empty
  /// `set`: the variable, when it was found at compile time.
  public var variable: ID<Variable>?
  /// `set`: its new value.
  public var expression: ID<Expression>?
  /// The navigation controller that it is about, where one is named.
  public var stack: ID<Scene>?

  public init(_ kind: CommandKind) {
    self.kind = kind
  }
}

extension Command {
  fileprivate mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&kind)
    visitor.visit(&operand)
    visitor.visit(&isQuoted)
    visitor.visit(&value)
    visitor.visit(&index)
    visitor.visit(&scenes)
    visitor.visit(&variable)
    visitor.visit(&expression)
    visitor.visit(&stack)
  }
}

/// A claim about the app at this point of a test.
public struct Expectation: Hashable, Sendable {
  /// How the answer of the app is compared with what is expected.
  public enum Comparison: UInt8, Hashable, Sendable, CaseIterable {
    case equal
    case notEqual
    /// The list holds these, in this order, maybe with others between them.
    case contains
    /// The opposite of `contains`.
    case lacks

    /// What a person writes.
    public var keyword: String {
      switch self {
      case .equal: "=="
      case .notEqual: "!="
      case .contains: "contains"
      case .lacks: "lacks"
      }
    }
  }

  public var query: Query
  /// The scene, element or bar item behind `of`.
  public var subject: Name = .none
  public var subjectScene: ID<Scene>?
  public var variable: ID<Variable>?
  public var comparison: Comparison = .equal
  /// Scenes: their names; texts: themselves; words: themselves; values: as they are written.
  public var expected: IDRange<AttributeValue> = .empty

  public init(_ query: Query) {
    self.query = query
  }
}

extension Expectation {
  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&query)
    visitor.visit(&subject)
    visitor.visit(&subjectScene)
    visitor.visit(&variable)
    visitor.visit(&comparison)
    visitor.visit(&expected)
  }
}
