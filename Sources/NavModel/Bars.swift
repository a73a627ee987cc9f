import NavText

/// A bar button item: left, right, back or in the toolbar.
public struct BarItem: HasColdFields {
  /// What most bar items lack.
  public struct Cold: ColdFields {
    /// The class as it was written, when it is not UIKit's own.
    public var className: Name = .none
    public var attributes: IDRange<Attribute> = .empty
    /// The element that is in its place (BAR-36).
    @Compact public var customView: ID<Element>?
    /// The menu that it opens (MENU-1).
    @Compact public var menu: ID<Element>?

    public init() {}

    public var isBlank: Bool {
      className.isNone && attributes.isEmpty && customView == nil && menu == nil
    }
  }

  public var slot: BarSlot
  public var systemItem: SystemItem?
  public var name: Name
  /// The title that was written, if any.
  @Compact public var text: Name?
  public var cold: ID<Cold> = .blank
  public var place: Place

  public init(_ slot: BarSlot, name: Name, place: Place) {
    self.slot = slot
    self.name = name
    self.place = place
  }
}

extension BarItem: SplitFieldRow {
  static var table: GraphTable { .barItems }
  static var blank: Self { BarItem(.left, name: .none, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&slot)
    visitor.visit(&name)
    visitor.visit(&text)
    visitor.visit(&systemItem)
    visitor.visit(&place)
  }
}

extension BarItem.Cold: ColdFieldRow {
  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&className)
    visitor.visit(&attributes)
    visitor.visit(&customView)
    visitor.visit(&menu)
  }
}

/// How a scene looks as a tab.
public struct TabItem: Sendable {
  public var name: Name
  @Compact public var text: Name?
  public var systemItem: SystemTabItem?
  public var attributes: IDRange<Attribute> = .empty
  /// Where it is written, for messages.
  public var place: Place

  public init(name: Name, place: Place) {
    self.name = name
    self.place = place
  }
}

extension TabItem: FieldRow {
  static var table: GraphTable { .tabItems }
  static var blank: Self { TabItem(name: .none, place: .blank) }

  mutating func visitFields<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&name)
    visitor.visit(&text)
    visitor.visit(&systemItem)
    visitor.visit(&attributes)
    visitor.visit(&place)
  }
}
