import NavText

// Small fields are side by side in rows, so that they share four bytes.

/// One controller of a storyboard with everything that is in its scene.
public struct Scene: HasColdFields {
  /// What most scenes lack.
  public struct Cold: ColdFields {
    public var moduleName: Name = .none
    /// The storyboard identifier that code looks the scene up by (SEG-71).
    public var identifier: Name = .none
    /// The text of the `///` lines above it, if there are any.
    public var documentation: Name = .none
    public var relationships: IDRange<Relationship> = .empty
    @Compact public var tabItem: ID<TabItem>?
    /// The navigation bar of a navigation scene, the tab bar of a tabs scene.
    public var bar: IDRange<Attribute> = .empty
    /// The toolbar of a navigation scene.
    public var toolbar: IDRange<Attribute> = .empty
    /// The view in place of the title (BAR-31).
    @Compact public var titleView: ID<Element>?
    /// The view above the tab bar of a tabs scene (GLASS-11).
    @Compact public var bottomAccessory: ID<Element>?
    public var constraints: IDRange<Constraint> = .empty
    public var actionConnections: IDRange<ActionConnection> = .empty
    public var variables: IDRange<Variable> = .empty
    /// Actions, unwind actions and hooks declared in the scene itself.
    public var methods: IDRange<Method> = .empty
    /// The scene whose code makes this one: it is written inside that scene (ALERT-1).
    @Compact public var owner: ID<Scene>?
    /// How many variables an instance has: its classes' and its own.
    public var variableCount: UInt16 = 0

    public init() {}

    public var isBlank: Bool {
      moduleName.isNone && identifier.isNone && documentation.isNone && relationships.isEmpty
        && tabItem == nil && bar.isEmpty && toolbar.isEmpty && titleView == nil
        && bottomAccessory == nil && constraints.isEmpty && actionConnections.isEmpty
        && variables.isEmpty
        && methods.isEmpty && owner == nil && variableCount == 0
    }
  }

  public var storyboard: ID<Storyboard>
  public var name: Name
  public var kind: ControllerKind
  /// The class as it was written, when it is not UIKit's own.
  public var className: Name = .none
  /// The declaration of `className`.
  @Compact public var customClass: ID<Class>?
  public var cold: ID<Cold> = .blank
  public var attributes: IDRange<Attribute> = .empty
  /// Left, right, back and toolbar items, in the order of their declaration.
  public var barItems: IDRange<BarItem> = .empty
  /// In preorder: an element is right behind its parent.
  public var elements: IDRange<Element> = .empty
  public var outlets: IDRange<Outlet> = .empty
  public var segues: IDRange<Segue> = .empty
  /// Where it is written, for messages.
  public var place: Place

  public init(name: Name, kind: ControllerKind, in storyboard: ID<Storyboard>, place: Place) {
    self.storyboard = storyboard
    self.name = name
    self.kind = kind
    self.place = place
  }
}

extension Scene: SplitFieldRow {
  static var table: GraphTable { .scenes }
  static var blank: Self { Scene(name: .none, kind: .view, in: ID(0), place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&storyboard)
    visitor.visit(&name)
    visitor.visit(&kind)
    visitor.visit(&className)
    visitor.visit(&customClass)
    visitor.visit(&attributes)
    visitor.visit(&barItems)
    visitor.visit(&elements)
    visitor.visit(&outlets)
    visitor.visit(&segues)
    visitor.visit(&place)
  }
}

extension Scene.Cold: ColdFieldRow {
  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&moduleName)
    visitor.visit(&identifier)
    visitor.visit(&documentation)
    visitor.visit(&relationships)
    visitor.visit(owned: &tabItem)
    visitor.visit(&bar)
    visitor.visit(&toolbar)
    visitor.visit(&titleView)
    visitor.visit(&bottomAccessory)
    visitor.visit(&constraints)
    visitor.visit(&actionConnections)
    visitor.visit(&variables)
    visitor.visit(&methods)
    visitor.visit(&owner)
    visitor.visit(&variableCount)
  }
}

/// A scene that a container holds from the start.
public struct Relationship: Sendable {
  public var kind: RelationshipKind
  public var source: ID<Scene>
  public var destination: ID<Scene>
  /// For a tab: what `shouldSelect` answers (TAB-19).
  @Compact public var condition: ID<Expression>?
  public var place: Place

  public init(
    _ kind: RelationshipKind, from source: ID<Scene>, to destination: ID<Scene>, place: Place
  ) {
    self.kind = kind
    self.source = source
    self.destination = destination
    self.place = place
  }
}

extension Relationship: FieldRow {
  static var table: GraphTable { .relationships }
  static var blank: Self { Relationship(.root, from: ID(0), to: ID(0), place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&kind)
    visitor.visit(&source)
    visitor.visit(&destination)
    visitor.visit(&condition)
    visitor.visit(&place)
  }
}

/// What sets a connection off.
public enum Trigger: Hashable, Sendable {
  /// The controller itself: code performs it by identifier.
  case scene
  case element(ID<Element>)
  case barItem(ID<BarItem>)
}

extension Trigger: FieldChoice {
  static let cases: [Trigger] = [.scene, .element(ID(0)), .barItem(ID(0))]

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .scene: visitor.visit(case: 0)
    case .element(var element):
      visitor.visit(case: 1)
      visitor.visit(&element)
      self = .element(element)
    case .barItem(var item):
      visitor.visit(case: 2)
      visitor.visit(&item)
      self = .barItem(item)
    }
  }
}

/// One way to get from scene to scene.
public struct Segue: HasColdFields {
  /// What most segues lack.
  public struct Cold: ColdFields {
    /// The unwind action of an unwind segue.
    public var unwindAction: Name = .none
    /// What `shouldPerformSegue` answers (SEG-1).
    @Compact public var condition: ID<Expression>?
    /// What `prepare` hands to the destination (PASS-5).
    public var arguments: IDRange<Argument> = .empty

    public init() {}

    public var isBlank: Bool { unwindAction.isNone && condition == nil && arguments.isEmpty }
  }

  public var source: ID<Scene>
  public var trigger: Trigger
  public var kind: SegueKind
  public var operation: NavigationOperation
  /// Nil for an unwind segue, whose destination is found at run time (SEG-50).
  @Compact public var destination: ID<Scene>?
  public var identifier: Name = .none
  public var cold: ID<Cold> = .blank
  public var attributes: IDRange<Attribute> = .empty
  /// Where it is written, for messages.
  public var place: Place

  public init(_ kind: SegueKind, from source: ID<Scene>, trigger: Trigger, place: Place) {
    self.kind = kind
    self.operation = kind.operation
    self.source = source
    self.trigger = trigger
    self.place = place
  }
}

extension Segue: SplitFieldRow {
  static var table: GraphTable { .segues }
  static var blank: Self { Segue(.show, from: ID(0), trigger: .scene, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&kind)
    operation = kind.operation
    visitor.visit(&source)
    visitor.visit(&trigger)
    visitor.visit(&destination)
    visitor.visit(&identifier)
    visitor.visit(&attributes)
    visitor.visit(&place)
  }
}

extension Segue.Cold: ColdFieldRow {
  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&unwindAction)
    visitor.visit(&condition)
    visitor.visit(&arguments)
  }
}

/// Gives a variable of the destination a value.
public struct Argument: Sendable {
  public var variable: ID<Variable>
  public var value: ID<Expression>

  public init(_ variable: ID<Variable>, _ value: ID<Expression>) {
    self.variable = variable
    self.value = value
  }
}

extension Argument: FieldRow {
  static var table: GraphTable { .arguments }
  static var blank: Self { Argument(ID(0), ID(0)) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&variable)
    visitor.visit(&value)
  }
}

/// A control, bar item or gesture that calls a method of its scene's controller (OUT-11).
public struct ActionConnection: Sendable {
  public var trigger: Trigger
  public var name: Name
  /// The declaration that answers.
  @Compact public var method: ID<Method>?
  /// What the control must tell; nil where there is only one way.
  public var event: ControlEvent?
  /// The class of a view or another object that is sent the action and does not have it; none for the controller.
  public var receiver: Name = .none
  /// Where it is written, for messages.
  public var place: Place

  public init(_ trigger: Trigger, _ name: Name, place: Place) {
    self.trigger = trigger
    self.name = name
    self.place = place
  }
}

extension ActionConnection: FieldRow {
  static var table: GraphTable { .actionConnections }
  static var blank: Self { ActionConnection(.scene, .none, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&trigger)
    visitor.visit(&name)
    visitor.visit(&method)
    visitor.visit(&event)
    visitor.visit(&receiver)
    visitor.visit(&place)
  }
}

/// A property that is connected when the view loads (OUT-1).
public struct Outlet: Sendable {
  /// What an outlet points at.
  public enum Target: Hashable, Sendable {
    case element(ID<Element>)
    case barItem(ID<BarItem>)
    case constraint(ID<Constraint>)
    /// The scene's own root view.
    case rootView
    /// The controller itself, as the delegate of an element.
    case controller
  }

  public var name: Name
  /// The element whose outlet it is; nil for the controller's.
  @Compact public var owner: ID<Element>?
  public var target: Target
  /// One of several targets of an outlet collection.
  public var isCollection: Bool
  /// The class of an object beside the views that does not have this outlet; none where an element or the controller is
  /// the owner.
  public var ownerClass: Name = .none
  /// Where it is written, for messages.
  public var place: Place

  public init(
    _ name: Name, owner: ID<Element>?, to target: Target, isCollection: Bool, place: Place
  ) {
    self.name = name
    self.owner = owner
    self.target = target
    self.isCollection = isCollection
    self.place = place
  }
}

extension Outlet: FieldRow {
  static var table: GraphTable { .outlets }
  static var blank: Self {
    Outlet(.none, owner: nil, to: .rootView, isCollection: false, place: .blank)
  }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&name)
    visitor.visit(&target)
    visitor.visit(&place)
    var isCold = isCold
    visitor.visit(&isCold)
    guard isCold else { return }
    visitor.visit(&owner)
    visitor.visit(&isCollection)
    visitor.visit(&ownerClass)
    if Visitor.verifies && !self.isCold { visitor.state.fail() }
  }

  /// Whether it has more than most outlets: where it has not, one bit tells that.
  private var isCold: Bool { owner != nil || isCollection || !ownerClass.isNone }
}

extension Outlet.Target: FieldChoice {
  static let cases: [Outlet.Target] = [
    .element(ID(0)),
    .barItem(ID(0)),
    .constraint(ID(0)),
    .rootView,
    .controller,
  ]

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .element(var element):
      visitor.visit(case: 0)
      visitor.visit(&element)
      self = .element(element)
    case .barItem(var item):
      visitor.visit(case: 1)
      visitor.visit(&item)
      self = .barItem(item)
    case .constraint(var constraint):
      visitor.visit(case: 2)
      visitor.visit(&constraint)
      self = .constraint(constraint)
    case .rootView: visitor.visit(case: 3)
    case .controller: visitor.visit(case: 4)
    }
  }
}
