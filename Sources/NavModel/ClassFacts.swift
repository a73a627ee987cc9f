import NavText

/// What a custom class declares, as far as storyboards can tell.
public struct Class: Sendable {
  public var name: Name
  public var moduleName: Name = .none
  /// The declared superclass, when it is in the project.
  @Compact public var superclass: ID<Class>?
  /// The class of UIKit that it descends from.
  public var uikitClass: UIKitClass
  public var properties: IDRange<Property> = .empty
  public var variables: IDRange<Variable> = .empty
  public var methods: IDRange<Method> = .empty
  /// How many variables an instance has: its superclasses' and its own.
  public var variableCount: UInt16 = 0
  /// The text of the `///` lines above it, if there are any.
  public var documentation: Name = .none
  /// Where it is written, for messages.
  public var place: Place

  public init(name: Name, uikitClass: UIKitClass, place: Place) {
    self.name = name
    self.uikitClass = uikitClass
    self.place = place
  }
}

extension Class: FieldRow {
  static var table: GraphTable { .classes }
  static var blank: Self { Class(name: .none, uikitClass: .object, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&name)
    visitor.visit(&moduleName)
    visitor.visit(&superclass)
    visitor.visit(&uikitClass)
    visitor.visit(&properties)
    visitor.visit(&variables)
    visitor.visit(&methods)
    visitor.visit(&variableCount)
    visitor.visit(&documentation)
    visitor.visit(&place)
  }
}

/// An outlet or outlet collection that a class declares.
public struct Property: Sendable {
  public var name: Name
  public var typeName: Name
  public var uikitClass: UIKitClass
  /// The type, when it is a class of the project.
  @Compact public var customClass: ID<Class>?
  public var isCollection: Bool
  /// Where it is written, for messages.
  public var place: Place

  public init(name: Name, typeName: Name, uikitClass: UIKitClass, isCollection: Bool, place: Place)
  {
    self.name = name
    self.typeName = typeName
    self.uikitClass = uikitClass
    self.isCollection = isCollection
    self.place = place
  }
}

extension Property: FieldRow {
  static var table: GraphTable { .properties }
  static var blank: Self {
    Property(
      name: .none, typeName: .none, uikitClass: .object, isCollection: false, place: .blank)
  }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&name)
    visitor.visit(&typeName)
    visitor.visit(&uikitClass)
    visitor.visit(&customClass)
    visitor.visit(&isCollection)
    visitor.visit(&place)
  }
}

/// What a controller does in a callback.
public struct Method: Sendable {
  /// What runs a method.
  public enum Kind: Hashable, Sendable {
    case action
    case unwind
    case hook(LifecycleHook)
    case message(DelegateMessage)
  }

  /// What a message must be about for the method to answer it.
  public enum Subject: Hashable, Sendable {
    /// Whatever it is about.
    case any
    case scene(ID<Scene>)
    /// The URL, or the category of a notification.
    case text(Name)
    /// A field, by its name.
    case element(Name)

    public var element: Name? {
      if case .element(let name) = self { name } else { nil }
    }

    public var scene: ID<Scene>? {
      if case .scene(let scene) = self { scene } else { nil }
    }

    public var text: Name? {
      if case .text(let text) = self { text } else { nil }
    }
  }

  public var kind: Kind
  public var name: Name
  /// Only messages have another one than `any`.
  public var subject: Subject = .any
  /// For an unwind action: what `canPerformUnwindSegueAction` answers (SEG-54).
  @Compact public var condition: ID<Expression>?
  public var body: IDRange<Statement> = .empty
  /// The text of the `///` lines above it, if there are any.
  public var documentation: Name = .none
  /// Where it is written, for messages.
  public var place: Place

  public init(_ kind: Kind, name: Name, place: Place) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}

extension Method: FieldRow {
  static var table: GraphTable { .methods }
  static var blank: Self { Method(.action, name: .none, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&kind)
    visitor.visit(&name)
    visitor.visit(&subject)
    visitor.visit(&condition)
    visitor.visit(&body)
    visitor.visit(&documentation)
    visitor.visit(&place)
  }
}

extension Method.Kind {
  /// Whether a method of this kind may be about something.
  func takes(_ subject: Method.Subject) -> Bool {
    guard case .message(let message) = self else { return subject == .any }
    switch (message.facts.subject, subject) {
    case (_, .any), (.scene, .scene), (.text, .text), (.element, .element): return true
    case (.none, _), (.scene, _), (.text, _), (.element, _): return false
    }
  }
}

extension Method.Subject: FieldChoice {
  static let cases: [Method.Subject] = [
    .any, .scene(ID(0)), .text(.none), .element(.none),
  ]

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .any: visitor.visit(case: 0)
    case .scene(var scene):
      visitor.visit(case: 1)
      visitor.visit(&scene)
      self = .scene(scene)
    case .text(var text):
      visitor.visit(case: 2)
      visitor.visit(&text)
      self = .text(text)
    case .element(var name):
      visitor.visit(case: 3)
      visitor.visit(&name)
      self = .element(name)
    }
  }
}

extension Method.Kind: FieldChoice {
  static let cases: [Method.Kind] = [.action, .unwind, .hook(.viewDidLoad), .message(.willShow)]

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .action: visitor.visit(case: 0)
    case .unwind: visitor.visit(case: 1)
    case .hook(var hook):
      visitor.visit(case: 2)
      visitor.visit(&hook)
      self = .hook(hook)
    case .message(var message):
      visitor.visit(case: 3)
      visitor.visit(&message)
      self = .message(message)
    }
  }
}

extension Program {
  /// The URLs, or the categories of notifications, that scenes and classes answer.
  public func subjects(of message: DelegateMessage) -> [Name] {
    var found: [Name] = []
    for method in methods.rows where method.kind == .message(message) {
      if let text = method.subject.text { found.append(text) }
    }
    return found
  }
}

extension Program {
  /// UIKit's own class that an element is of, or that its class descends from.
  public func uikitClass(of id: ID<Element>) -> UIKitClass {
    if let custom = elements[cold: id].customClass { return classes[custom].uikitClass }
    let name = elements[cold: id].className
    return (name.isNone ? nil : UIKitClass(named: names[name]))
      ?? elements[id].kind.facts.uikitClass
  }
}
