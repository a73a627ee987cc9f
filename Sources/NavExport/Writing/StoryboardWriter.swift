import NavModel
import NavStoryboard
import NavText
import NavXcode

/// Writes one storyboard of a program, scene by scene.
///
/// It is asked for a row of the program, and passes itself on, many times for every line that it writes. So what is large
/// is apart: what a function is handed is copied to its stack, however little of it is read.
struct StoryboardWriter: ~Copyable {
  private let source: Source
  let storyboard: ID<Storyboard>
  var xml: XMLWriter
  var ids: AssignedIDs
  var losses = ExportLosses()
  var resources = UsedResources()
  /// Stand-ins for scenes elsewhere, in the order in which segues ask for them.
  private(set) var references: [SceneReferenceTarget] = []
  private var positions: [SceneReferenceTarget: Int] = [:]
  /// Where scenes are on the canvas, unless the options say so.
  let places: ScenePlaces?
  /// What the storyboard is made of, by what was written of the row at hand.
  var written = WrittenKeys()
  var sceneSeeds: [Seed]
  var names = ObjectNames()
  /// How many scenes have a class.
  var classUses: [Name: Int] = [:]
  /// Of the elements of the scene at hand.
  var work: SceneParts

  init(
    _ program: Program, _ storyboard: ID<Storyboard>, _ options: ExportOptions,
    _ writtenTexts: WrittenNames
  ) {
    source = Source(program, options)
    let texts = program.names
    let objectCount = program.objectCount(of: storyboard)
    // Few objects take more: a view with its frame, colours and connection.
    xml = XMLWriter(inside: [.document, .scenes], texts: writtenTexts, room: objectCount * 256)
    self.storyboard = storyboard
    ids = AssignedIDs(options.ids, room: objectCount)
    ids.reserve(options.takenIDs)
    let own = Seed(program[storyboard].name, of: texts)
    sceneSeeds = program[storyboard].scenes.map {
      own.adding(program[$0].name, of: program.names)
    }
    work = SceneParts()
    references = options.references
    for (index, target) in references.enumerated() { positions[target] = index }
    places = options.canvas.isEmpty ? ScenePlaces(program, storyboard) : nil
    for scene in program[storyboard].scenes {
      classUses[program[scene].className, default: 0] += 1
    }
  }

  /// What is written, and how: the same for the whole storyboard.
  private final class Source {
    let program: Program
    let options: ExportOptions

    init(_ program: Program, _ options: ExportOptions) {
      self.program = program
      self.options = options
    }
  }

  var program: Program { _read { yield source.program } }
  var texts: NameTable { _read { yield source.program.names } }
  var options: ExportOptions { _read { yield source.options } }

  /// The number of the stand-in for a scene elsewhere.
  mutating func position(of target: SceneReferenceTarget) -> Int {
    if let known = positions[target] { return known }
    positions[target] = references.count
    references.append(target)
    return references.count - 1
  }

  // MARK: Attributes

  /// Begins with the settings of another row.
  mutating func begin() { written = WrittenKeys() }

  /// Notes that these have been written in their own way.
  mutating func note(_ keys: AttributeKey...) { for key in keys { written.insert(key) } }

  /// What attributes say for these rows, as attributes of the element that was just opened.
  mutating func write(
    _ rows: ImportedAttributes.Rows, _ attributes: IDRange<Attribute>,
    except skipped: AttributeKey? = nil
  ) {
    for id in attributes {
      let attribute = program[id]
      guard attribute.key != skipped,
        let row = rows.attribute(for: attribute.key),
        let spelling = row.spelling(of: attribute.value, in: program)
      else { continue }
      written.insert(attribute.key)
      for one in spelling { write(one) }
    }
  }

  /// What attributes say for these rows, as children with keys.
  mutating func writeParts(_ rows: ImportedAttributes.Rows, _ attributes: IDRange<Attribute>) {
    if !rows.hasParts { return }
    for id in attributes {
      let attribute = program[id]
      guard let row = rows.part(for: attribute.key), let tag = row.conversion.tag,
        let spelling = row.spelling(of: attribute.value, in: program)
      else { continue }
      written.insert(attribute.key)
      if case .color = row.conversion { resources.note(spelling) }
      xml.open(tag)
      xml.write(.key, row.word)
      // Of values that are named by a type of Core Graphics, only sizes have a word.
      if tag == .value { xml.write(.type, .size) }
      for one in spelling { write(one) }
      xml.close()
    }
  }

  /// One attribute of a row.
  mutating func write(_ written: InterfaceBuilderAttribute.Written) {
    switch written.value {
    case .word(let word): xml.write(written.name, string: word)
    case .text(let text): xml.write(written.name, text: text)
    case .whole(let number): xml.write(written.name, number: Int(number))
    case .decimal(let thousandths): xml.write(written.name, decimal: thousandths)
    }
  }

  /// Notes what of a row no storyboard says.
  mutating func noteRest(_ attributes: IDRange<Attribute>, at place: Place) {
    for id in attributes {
      let attribute = program[id]
      if case .bound = attribute.value {
        losses.add(.binding, at: place)
      } else if !written.contains(attribute.key) {
        losses.add(.attribute(attribute.key), at: place)
      }
    }
  }

  // MARK: Values

  func text(_ key: AttributeKey, _ attributes: IDRange<Attribute>) -> Name? {
    guard case .text(let name) = program.value(of: key, in: attributes) else { return nil }
    return name
  }

  func number(_ key: AttributeKey, _ attributes: IDRange<Attribute>) -> Int32? {
    guard case .number(let number) = program.value(of: key, in: attributes) else { return nil }
    return number
  }

  /// A list of numbers in thousandths.
  func numbers(_ key: AttributeKey, _ attributes: IDRange<Attribute>) -> [Int32]? {
    guard case .list(let list) = program.value(of: key, in: attributes) else { return nil }
    return program.values[list].compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }
  }

  /// The words that a list of them has chosen.
  func words(_ key: AttributeKey, of set: WordSet, _ attributes: IDRange<Attribute>) -> [String]? {
    guard case .list(let list) = program.value(of: key, in: attributes) else { return nil }
    return program.values[list].compactMap { value in
      if case .word(let position) = value { set.words[Int(position)] } else { nil }
    }
  }

  // MARK: Common parts

  mutating func writeID(_ role: ObjectRole, _ seed: Seed) {
    xml.write(.id, ids.id(of: role, seed))
  }

  /// The class of an object, unless its tag says it.
  mutating func writeClass(_ name: Name, module: Name) {
    if name.isNone { return }
    xml.write(.customClass, name)
    if !module.isNone {
      xml.write(.customModule, module)
      xml.write(.customModuleProvider, .target)
      return
    }
    // UIKit's own classes are in no module of the app.
    if UIKitClass.byWord[Word.name(of: program[name])] != nil { return }
    switch options.module {
    case .none: break
    case .target: xml.write(.customModuleProvider, .target)
    case .named(let module):
      xml.write(.customModule, string: module)
      xml.write(.customModuleProvider, .target)
    }
  }

  /// A frame, in thousandths of a point.
  mutating func writeRect(_ sides: [Int32]) {
    guard sides.count == 4 else { return }
    xml.open(.rect)
    xml.write(.key, .frame)
    xml.write(.x, coordinate: sides[0])
    xml.write(.y, coordinate: sides[1])
    xml.write(.width, coordinate: sides[2])
    xml.write(.height, coordinate: sides[3])
    xml.close()
  }

  /// What of a frame gives way, by Interface Builder's words.
  mutating func writeMask(_ words: [Word]) {
    xml.open(.autoresizingMask)
    xml.write(.key, .autoresizingMask)
    for word in words { xml.write(word, .yes) }
    xml.close()
  }
}

extension Program {
  /// About how many ids a storyboard has.
  fileprivate func objectCount(of storyboard: ID<Storyboard>) -> Int {
    self[storyboard].scenes.reduce(0) { count, id in
      let (row, cold) = (self[id], self[cold: id])
      return count + 8 + row.elements.count + row.barItems.count + row.segues.count
        + row.outlets.count + cold.relationships.count + cold.constraints.count
        + cold.actionConnections.count
    }
  }
}

/// Which attributes of a row have been written.
struct WrittenKeys {
  private var bits: [UInt64] = [0, 0, 0, 0]

  mutating func insert(_ key: AttributeKey) {
    bits[Int(key.rawValue) / 64] |= 1 << UInt64(key.rawValue % 64)
  }

  func contains(_ key: AttributeKey) -> Bool {
    bits[Int(key.rawValue) / 64] & 1 << UInt64(key.rawValue % 64) != 0
  }
}

/// A scene that is not in the storyboard at hand, and how a reference calls it.
struct SceneReferenceTarget: Hashable {
  let storyboard: String
  let identifier: String
  let bundle: String
}
