import NavText

/// A view, control, cell or gesture on a screen.
public struct Element: HasColdFields {
  /// What most elements lack.
  public struct Cold: ColdFields {
    public var className: Name = .none
    public var moduleName: Name = .none
    @Compact public var customClass: ID<Class>?
    /// The reuse identifier of a cell.
    public var identifier: Name = .none
    /// The variable that a prototype has one row for each value of.
    @Compact public var rowVariable: ID<Variable>?

    public init() {}

    public var isBlank: Bool {
      className.isNone && moduleName.isNone && customClass == nil && identifier.isNone
        && rowVariable == nil
    }
  }

  public var kind: ElementKind
  public var name: Name
  /// The element it is in; nil directly in the scene.
  @Compact public var parent: ID<Element>?
  /// What it says, if that was written.
  @Compact public var text: Name?
  public var cold: ID<Cold> = .blank
  public var attributes: IDRange<Attribute> = .empty
  public var place: Place

  public init(_ kind: ElementKind, name: Name, parent: ID<Element>?, place: Place) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.place = place
  }
}

extension Element: SplitFieldRow {
  static var table: GraphTable { .elements }
  static var blank: Self { Element(.label, name: .none, parent: nil, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&kind)
    visitor.visit(&name)
    visitor.visit(earlier: &parent)
    visitor.visit(&text)
    visitor.visit(&attributes)
    visitor.visit(&place)
  }
}

extension Element.Cold: ColdFieldRow {
  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&className)
    visitor.visit(&moduleName)
    visitor.visit(&customClass)
    visitor.visit(&identifier)
    visitor.visit(&rowVariable)
  }
}

/// `first == multiplier * second + constant`, as Auto Layout has it.
public struct Constraint: Sendable {
  /// A side, a length or a line of a view: what `NSLayoutConstraint.Attribute` names.
  public enum Anchor: UInt8, Hashable, Sendable, CaseIterable {
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
    case firstBaseline, lastBaseline

    /// What a person writes.
    public var keyword: String {
      switch self {
      case .leading: "leading"
      case .trailing: "trailing"
      case .left: "left"
      case .right: "right"
      case .top: "top"
      case .bottom: "bottom"
      case .width: "width"
      case .height: "height"
      case .centerX: "centerX"
      case .centerY: "centerY"
      case .firstBaseline: "firstBaseline"
      case .lastBaseline: "lastBaseline"
      }
    }

    /// Whether UIKit allows the two in one constraint: both along one axis, or both lengths, and none that depends
    /// on the direction of writing beside one that does not. Otherwise `NSLayoutConstraint` raises an exception.
    public func canBeCompared(with other: Anchor) -> Bool {
      switch self {
      case .leading, .trailing: [.leading, .trailing, .centerX].contains(other)
      case .left, .right: [.left, .right, .centerX].contains(other)
      case .centerX: [.leading, .trailing, .left, .right, .centerX].contains(other)
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline:
        [.top, .bottom, .centerY, .firstBaseline, .lastBaseline].contains(other)
      case .width, .height: [.width, .height].contains(other)
      }
    }
  }

  /// What has sides: a view or one of its layout guides.
  public enum Item: Hashable, Sendable {
    case element(ID<Element>)
    /// The scene's root view.
    case superview
    case safeArea
    case margins
    /// `layoutMarginsGuide` of an element.
    case marginsOf(ID<Element>)
    /// `safeAreaLayoutGuide` of an element.
    case safeAreaOf(ID<Element>)

    public var element: ID<Element>? {
      switch self {
      case .element(let element), .marginsOf(let element), .safeAreaOf(let element): element
      case .superview, .safeArea, .margins: nil
      }
    }

    /// How it is written, behind the name of its element if it has one. An element itself is its name alone.
    public var keyword: String? {
      switch self {
      case .element: nil
      case .superview: "superview"
      case .safeArea, .safeAreaOf: "safeArea"
      case .margins, .marginsOf: "margins"
      }
    }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
    case equal, lessOrEqual, greaterOrEqual

    /// What a person writes.
    public var keyword: String {
      switch self {
      case .equal: "=="
      case .lessOrEqual: "<="
      case .greaterOrEqual: ">="
      }
    }
  }

  /// One anchor of a constraint.
  public struct Side: Hashable, Sendable {
    public var item: Item
    public var anchor: Anchor

    public init(_ item: Item, _ anchor: Anchor) {
      self.item = item
      self.anchor = anchor
    }

    /// `Save.leading`, `safeArea.top`, `Card.margins.leading`, where elements have these names.
    public func text(nameOf: (ID<Element>) -> String) -> String {
      var parts: [String] = []
      if let element = item.element { parts.append(nameOf(element)) }
      if let keyword = item.keyword { parts.append(keyword) }
      parts.append(anchor.keyword)
      return parts.joined(separator: ".")
    }
  }

  public var name: Name
  public var first: Side
  public var relation: Relation
  /// Nil where a width or height is compared with a constant.
  public var second: Side?
  /// In thousandths.
  public var multiplier: Int32
  /// In thousandths of a point.
  public var constant: Int32
  public var attributes: IDRange<Attribute> = .empty
  /// Where it is written, for messages.
  public var place: Place

  public init(
    name: Name, _ first: Side, _ relation: Relation, _ second: Side?, multiplier: Int32,
    constant: Int32, place: Place
  ) {
    self.name = name
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.place = place
  }
}

extension Constraint: FieldRow {
  static var table: GraphTable { .constraints }
  static var blank: Self {
    Constraint(
      name: .none, Side(.superview, .leading), .equal, nil, multiplier: 0, constant: 0,
      place: .blank)
  }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&name)
    first.visitFields(&visitor)
    visitor.visit(&relation)
    var hasSecond = second != nil
    visitor.visit(&hasSecond)
    if hasSecond {
      var side = second ?? Side(.superview, .leading)
      side.visitFields(&visitor)
      second = side
    }
    visitor.visit(&multiplier)
    visitor.visit(&constant)
    visitor.visit(&attributes)
    visitor.visit(&place)
  }
}

extension Constraint.Side {
  fileprivate mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&item)
    visitor.visit(&anchor)
  }
}

extension Constraint.Item: FieldChoice {
  static let cases: [Constraint.Item] = [
    .element(ID(0)),
    .superview,
    .safeArea,
    .margins,
    .marginsOf(ID(0)),
    .safeAreaOf(ID(0)),
  ]

  mutating func visitCase<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .element(var element):
      visitor.visit(case: 0)
      visitor.visit(&element)
      self = .element(element)
    case .marginsOf(var element):
      visitor.visit(case: 4)
      visitor.visit(&element)
      self = .marginsOf(element)
    case .safeAreaOf(var element):
      visitor.visit(case: 5)
      visitor.visit(&element)
      self = .safeAreaOf(element)
    case .superview: visitor.visit(case: 1)
    case .safeArea: visitor.visit(case: 2)
    case .margins: visitor.visit(case: 3)
    }
  }
}

/// A key and its value, in the attributes of what it belongs to.
public struct Attribute: Hashable, Sendable {
  public var value: AttributeValue
  public var key: AttributeKey

  public init(_ key: AttributeKey, _ value: AttributeValue) {
    self.key = key
    self.value = value
  }
}

extension Attribute: FieldRow {
  static var table: GraphTable { .attributes }
  static var blank: Self { Attribute(.tint, .boolean(false)) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&key)
    visitor.visit(&value)
  }
}

/// The value of an attribute, of the type that its key has.
public enum AttributeValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int32)
  /// In thousandths.
  case number(Int32)
  case text(Name)
  /// The position in the key's `WordSet`.
  case word(UInt8)
  case scene(ID<Scene>)
  case element(ID<Element>)
  case barItem(ID<BarItem>)
  case list(IDRange<AttributeValue>)
  /// Follows the state: evaluated whenever it is shown.
  case bound(ID<Expression>)
}

extension AttributeValue: FieldRow, FieldChoice {
  static var table: GraphTable { .values }
  static var blank: Self { .boolean(false) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&self)
  }

  static let cases: [AttributeValue] = [
    .boolean(false),
    .integer(0),
    .number(0),
    .text(.none),
    .word(0),
    .scene(ID(0)),
    .element(ID(0)),
    .barItem(ID(0)),
    .list(.empty),
    .bound(ID(0)),
  ]

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
    case .number(var thousandths):
      visitor.visit(case: 2)
      visitor.visit(&thousandths)
      self = .number(thousandths)
    case .text(var text):
      visitor.visit(case: 3)
      visitor.visit(&text)
      self = .text(text)
    case .word(var position):
      visitor.visit(case: 4)
      visitor.visit(&position)
      self = .word(position)
    case .scene(var scene):
      visitor.visit(case: 5)
      visitor.visit(&scene)
      self = .scene(scene)
    case .element(var element):
      visitor.visit(case: 6)
      visitor.visit(&element)
      self = .element(element)
    case .barItem(var item):
      visitor.visit(case: 7)
      visitor.visit(&item)
      self = .barItem(item)
    case .list(var values):
      visitor.visit(case: 8)
      visitor.visit(&values)
      self = .list(values)
    case .bound(var expression):
      visitor.visit(case: 9)
      visitor.visit(&expression)
      self = .bound(expression)
    }
  }
}

extension Program {
  /// The prototype that an element is or is in.
  public func prototype(around element: ID<Element>) -> ID<Element>? {
    var next: ID<Element>? = element
    while let id = next {
      if self[id].kind == .prototype { return id }
      next = self[id].parent
    }
    return nil
  }
}
