/// The same thing in the old and in the new program; nil where it is missing.
public struct Sides<Value: Hashable & Sendable>: Hashable, Sendable {
  public let old: Value?
  public let new: Value?

  public init(old: Value?, new: Value?) {
    self.old = old
    self.new = new
  }

  /// With old and new exchanged.
  public var mirrored: Sides { Sides(old: new, new: old) }
}

/// One difference between two programs, in names that people know.
public struct Change: Hashable, Sendable {
  /// What a change belongs to: changes of one owner are reported together.
  public struct Owner: Hashable, Sendable {
    /// What an owner is, in the order of a report.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case app, storyboard, scene, `class`
    }

    public let kind: Kind
    /// Its names; the app has none.
    public let name: Sides<String>

    public init(_ kind: Kind, _ name: Sides<String>) {
      self.kind = kind
      self.name = name
    }

    static var app: Owner { Owner(.app, Sides(old: "", new: "")) }
  }

  /// What kind of thing differs, in the words of the report.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    case storyboard, scene, container, arrow, bar, text, element, outlet, action, layout
    case variable, code, type, test, check
  }

  /// Which fact of a thing differs.
  public enum Fact: Hashable, Sendable {
    case name, kind, `class`, identifier, storyboard, initial, main
    case destination, condition, data, trigger, event, target
    case text, image, slot, parent, order
    case superclass, type, value, body, cases, rows, view, menu, documentation
    /// By its keyword in the language.
    case attribute(String)
    /// Frames and constraints, summed up.
    case layout

    /// How a report calls it.
    public var keyword: String {
      switch self {
      case .name: "name"
      case .kind: "kind"
      case .class: "class"
      case .identifier: "identifier"
      case .storyboard: "storyboard"
      case .initial: "initial scene"
      case .main: "main storyboard"
      case .destination: "destination"
      case .condition: "condition"
      case .data: "data"
      case .trigger: "trigger"
      case .event: "event"
      case .target: "target"
      case .text: "text"
      case .image: "system item"
      case .slot: "slot"
      case .parent: "parent"
      case .order: "order"
      case .superclass: "superclass"
      case .type: "type"
      case .value: "initial value"
      case .body: "body"
      case .cases: "cases"
      case .rows: "rows"
      case .view: "view"
      case .menu: "menu"
      case .documentation: "documentation"
      case .attribute(let keyword): keyword
      case .layout: "layout"
      }
    }
  }

  public let topic: Topic
  public let owner: Owner
  /// The thing, as a line of text has it: `button Pay "Pay"`. Empty where it is the owner itself.
  public let subject: Sides<String>
  /// Nil where the thing itself was added or removed.
  public let fact: Fact?
  /// What the fact is on either side.
  public let value: Sides<String>

  public init(
    _ topic: Topic, of owner: Owner, _ subject: Sides<String>, _ fact: Fact? = nil,
    _ value: Sides<String> = Sides(old: nil, new: nil)
  ) {
    self.topic = topic
    self.owner = owner
    self.subject = subject
    self.fact = fact
    self.value = value
  }

  /// What happened to the subject.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    case added, removed, changed
  }

  public var sort: Sort {
    if fact != nil { return .changed }
    return subject.old == nil ? .added : .removed
  }

  /// The same change, made the other way round.
  public var mirrored: Change {
    Change(
      topic, of: Owner(owner.kind, owner.name.mirrored), subject.mirrored, fact, value.mirrored)
  }
}
