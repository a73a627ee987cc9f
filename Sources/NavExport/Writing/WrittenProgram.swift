import NavLayout
import NavModel
import NavStoryboard
import NavText
import NavXcode

/// The program that is written, held by reference: reading one row of a `Program` held by value copies all of its tables to
/// the stack first.
///
/// Each storyboard has its own, so that threads do not count references to the same object. Everything is given this one:
/// to pass on a `Program` is to count a reference to each of its tables, which threads share.
final class WrittenProgram {
  let whole: Program
  /// The same for the layout.
  let shared: SharedProgram
  let options: ExportOptions
  /// Its names as they are in attributes.
  let texts: WrittenNames
  // Looked up all the time. A static table would check at each use whether it has been made.
  let words = KindWords.all
  let usualPriorities = UsualPriorities.table
  /// Which classes are UIKit's, by their names here.
  private let kits: NameColumn<UIKitClass>
  /// Controllers that have tags of their own, by the names of their classes here.
  private let otherTags: NameColumn<ControllerTag.Other>

  init(_ program: SharedProgram, _ options: ExportOptions, _ names: SharedNames) {
    whole = program.tables
    shared = SharedProgram(whole)
    self.options = options
    texts = names.texts
    kits = names.kits
    otherTags = names.otherTags
  }

  var names: NameTable { whole.names }
  var values: Table<AttributeValue> { whole.values }

  subscript(name: Name) -> String { whole.names[name] }

  // Rows are lent, so that reading one field copies that field.

  subscript(id: ID<Storyboard>) -> Storyboard { _read { yield whole.storyboards[id] } }
  subscript(id: ID<Scene>) -> Scene { _read { yield whole.scenes[id] } }
  subscript(id: ID<Relationship>) -> Relationship { _read { yield whole.relationships[id] } }
  subscript(id: ID<Segue>) -> Segue { _read { yield whole.segues[id] } }
  subscript(id: ID<ActionConnection>) -> ActionConnection {
    _read { yield whole.actionConnections[id] }
  }
  subscript(id: ID<Outlet>) -> Outlet { _read { yield whole.outlets[id] } }
  subscript(id: ID<BarItem>) -> BarItem { _read { yield whole.barItems[id] } }
  subscript(id: ID<TabItem>) -> TabItem { _read { yield whole.tabItems[id] } }
  subscript(id: ID<Element>) -> Element { _read { yield whole.elements[id] } }
  subscript(id: ID<Constraint>) -> Constraint { _read { yield whole.constraints[id] } }
  subscript(id: ID<Attribute>) -> Attribute { _read { yield whole.attributes[id] } }
  subscript(id: ID<Class>) -> Class { _read { yield whole.classes[id] } }

  subscript(cold id: ID<Scene>) -> Scene.Cold { _read { yield whole.scenes[cold: id] } }
  subscript(cold id: ID<Segue>) -> Segue.Cold { _read { yield whole.segues[cold: id] } }
  subscript(cold id: ID<BarItem>) -> BarItem.Cold { _read { yield whole.barItems[cold: id] } }
  subscript(cold id: ID<Element>) -> Element.Cold { _read { yield whole.elements[cold: id] } }

  /// What these attributes say, or what holds where they say nothing.
  subscript<Value>(attributes: IDRange<Attribute>, attribute: TypedAttribute<Value>) -> Value {
    whole[attributes, attribute]
  }

  func value(of key: AttributeKey, in range: IDRange<Attribute>) -> AttributeValue? {
    range.isEmpty ? nil : whole.attributes.value(of: key, in: range)
  }

  func word(_ key: AttributeKey, in range: IDRange<Attribute>) -> Int? {
    guard case .word(let position) = value(of: key, in: range) else { return nil }
    return Int(position)
  }

  func elements(inside element: ID<Element>) -> IDRange<Element> {
    whole.elements.inside(element)
  }

  /// Lends the bytes of a name.
  func withBytes<Result>(of name: Name, _ body: (Span<UInt8>) -> Result) -> Result {
    texts.withBytes(of: name, in: names, body)
  }

  // MARK: Values of attributes

  func text(_ key: AttributeKey, _ attributes: IDRange<Attribute>) -> Name? {
    guard case .text(let name) = value(of: key, in: attributes) else { return nil }
    return name
  }

  func number(_ key: AttributeKey, _ attributes: IDRange<Attribute>) -> Int32? {
    guard case .number(let number) = value(of: key, in: attributes) else { return nil }
    return number
  }

  /// A list of numbers in thousandths.
  func numbers(_ key: AttributeKey, _ attributes: IDRange<Attribute>) -> [Int32]? {
    guard case .list(let list) = value(of: key, in: attributes) else { return nil }
    return whole.values[list].compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }
  }

  /// The words that a list of them has chosen.
  func words(_ key: AttributeKey, of set: WordSet, _ attributes: IDRange<Attribute>) -> [String]? {
    guard case .list(let list) = value(of: key, in: attributes) else { return nil }
    return whole.values[list].compactMap { value in
      if case .word(let position) = value { set.words[Int(position)] } else { nil }
    }
  }

  // MARK: Names of classes

  /// The class of UIKit that has a name.
  func kit(_ className: Name) -> UIKitClass? { kits[className] }

  /// The tag of controllers of a class that the language has no kind for.
  func otherTag(_ className: Name) -> Word? { otherTags[className]?.tag }
}

/// What is made of a program's names once for all of its storyboards.
struct SharedNames: Sendable {
  let texts: WrittenNames
  let kits: NameColumn<UIKitClass>
  let otherTags: NameColumn<ControllerTag.Other>

  init(_ names: NameTable) {
    texts = WrittenNames(names)
    kits = NameColumn(UIKitClass.allCases, in: names) { $0.facts.name }
    otherTags = NameColumn(ControllerTag.others, in: names) { $0.className }
  }
}

/// What names of a program mean: a `WordColumn` for a table of its own.
struct NameColumn<Meaning: Sendable>: Sendable {
  private let meanings: [Meaning]
  /// By name: the position of its meaning, plus one.
  private var positions: [UInt8]

  /// The first of two with one name counts.
  init(_ all: [Meaning], in names: NameTable, word: (Meaning) -> String) {
    precondition(all.count < UInt8.max)
    meanings = all
    positions = [UInt8](repeating: 0, count: names.count)
    for (position, meaning) in all.enumerated() {
      guard let name = names.find(word(meaning)), !name.isNone else { continue }
      if positions[Int(name.index)] == 0 { positions[Int(name.index)] = UInt8(position + 1) }
    }
  }

  subscript(name: Name) -> Meaning? {
    let position = positions[Int(name.index)]
    return position == 0 ? nil : meanings[Int(position) - 1]
  }
}
