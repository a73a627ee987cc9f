import NavModel
import NavText

/// The ids that Interface Builder gave to what became rows of a program. A text has none, and neither has a compiled graph.
public struct ObjectIDs: Sendable {
  /// Every id once.
  private(set) var names = NameTable()
  // By row; none where it has no id. Empty where no row has one.
  private var scenes: [Name] = []
  private var elements: [Name] = []
  private var barItems: [Name] = []
  private var segues: [Name] = []
  private var constraints: [Name] = []

  /// No row has one.
  public init() {}

  /// Only these have one, by row.
  public init(scenes: [String?], elements: [String?], barItems: [String?]) {
    self.scenes = scenes.map { id in id.map { names.intern($0) } ?? .none }
    self.elements = elements.map { id in id.map { names.intern($0) } ?? .none }
    self.barItems = barItems.map { id in id.map { names.intern($0) } ?? .none }
  }

  /// Asks for the id of the XML element whose start tag each place is in.
  public init(of program: Program, at id: (Place) -> String?) {
    var names = NameTable()
    func name(_ place: Place) -> Name {
      program.isFromStoryboard(place) ? id(place).map { names.intern($0) } ?? .none : .none
    }
    scenes = program.scenes.rows.map { name($0.place) }
    elements = program.elements.rows.map { name($0.place) }
    barItems = program.barItems.rows.map { name($0.place) }
    segues = program.segues.rows.map { name($0.place) }
    constraints = program.constraints.rows.map { name($0.place) }
    self.names = names
  }

  public subscript(id: ID<Scene>) -> String? { text(of: name(of: id)) }
  public subscript(id: ID<Element>) -> String? { text(of: name(of: id)) }
  public subscript(id: ID<BarItem>) -> String? { text(of: name(of: id)) }
  public subscript(id: ID<Segue>) -> String? { text(of: name(of: id)) }
  public subscript(id: ID<Constraint>) -> String? { text(of: name(of: id)) }

  func name(of id: ID<Scene>) -> Name { Self.name(of: id, in: scenes) }
  func name(of id: ID<Element>) -> Name { Self.name(of: id, in: elements) }
  func name(of id: ID<BarItem>) -> Name { Self.name(of: id, in: barItems) }
  func name(of id: ID<Segue>) -> Name { Self.name(of: id, in: segues) }
  func name(of id: ID<Constraint>) -> Name { Self.name(of: id, in: constraints) }

  private func text(of name: Name) -> String? { name.isNone ? nil : names[name] }

  private static func name<Row>(of row: ID<Row>, in ids: [Name]) -> Name {
    ids.isEmpty ? .none : ids[Int(row.index)]
  }
}
