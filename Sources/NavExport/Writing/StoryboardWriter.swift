import NavModel
import NavStoryboard
import NavText
import NavXcode

/// Writes one storyboard of a program, scene by scene, or some scenes of it.
struct StoryboardWriter: ~Copyable {
  let program: WrittenProgram
  let plan: StoryboardPlan
  var xml: XMLWriter
  var ids: AssignedIDs
  var losses = ExportLosses()
  var resources = UsedResources()
  /// Stand-ins for scenes elsewhere, in the order in which segues ask for them.
  private(set) var references: [SceneReferenceTarget] = []
  /// Scenes that were written apart and come before all others.
  private(set) var earlierScenes: [XMLPiece] = []
  private var positions: [SceneReferenceTarget: Int] = [:]
  /// What was written of the row at hand.
  var written = WrittenKeys()
  var names = ObjectNames()
  /// Of the elements of the scene at hand.
  var work: SceneParts

  /// - Parameter scenes: those that are to be written; nil where others write them.
  init(_ program: WrittenProgram, _ plan: StoryboardPlan, writing scenes: IDRange<Scene>?) {
    (self.program, self.plan) = (program, plan)
    let storyboard = program[plan.storyboard]
    let objectCount = program.whole.objectCount(of: scenes ?? storyboard.scenes)
    // Few objects take more: a view with its frame, colours and connection.
    xml = XMLWriter(
      inside: [.document, .scenes], program.names, texts: program.texts,
      room: scenes == nil ? 0 : objectCount * 256)
    ids = AssignedIDs(program.options.ids, room: objectCount)
    ids.reserve(program.options.takenIDs)
    work = SceneParts(seed: plan.seed)
    references = program.options.references
    for (index, target) in references.enumerated() { positions[target] = index }
  }

  var storyboard: ID<Storyboard> { plan.storyboard }
  var options: ExportOptions { _read { yield program.options } }

  /// The number of the stand-in for a scene elsewhere.
  mutating func position(of target: SceneReferenceTarget) -> Int {
    if let known = positions[target] { return known }
    positions[target] = references.count
    references.append(target)
    return references.count - 1
  }

  // MARK: Scenes that are written apart

  /// Takes what was written, for the writer of the whole storyboard.
  mutating func takeScenes() -> WrittenScenes {
    WrittenScenes(
      text: XMLPiece(xml.take()), ids: ids.made, references: references, resources: resources,
      losses: losses.all)
  }

  /// Goes on behind scenes that were written apart. False where they would have come out differently here, because of what
  /// comes before them; then this writer is of no more use.
  mutating func takeOver(_ scenes: WrittenScenes) -> Bool {
    let positions = scenes.references.map { position(of: $0) }
    losses.add(scenes.losses)
    return resources.takeOver(scenes.resources)
      && ids.takeOver(scenes.ids) { role in
        if case .reference(let position, let part) = role {
          .reference(UInt32(positions[Int(position)]), part)
        } else {
          role
        }
      }
  }

  /// Puts a text behind those of earlier pieces.
  mutating func append(_ scenes: XMLPiece) { earlierScenes.append(scenes) }

  // MARK: Attributes

  /// Begins with the settings of another row.
  mutating func begin() { written = WrittenKeys() }

  /// Notes that an attribute has been written in its own way.
  mutating func note(_ key: AttributeKey) { written.insert(key) }

  /// What attributes say for these rows, as attributes of the element that was just opened.
  ///
  /// Most objects have no attributes, so the rows are only looked up where there are some.
  @inline(__always)
  mutating func write(
    _ rows: @autoclosure () -> ImportedAttributes.Rows, _ attributes: IDRange<Attribute>,
    except skipped: AttributeKey? = nil
  ) {
    if !attributes.isEmpty { write(all: attributes, by: rows(), except: skipped) }
  }

  private mutating func write(
    all attributes: IDRange<Attribute>, by rows: ImportedAttributes.Rows,
    except skipped: AttributeKey?
  ) {
    for id in attributes {
      let attribute = program[id]
      guard attribute.key != skipped, rows.sayAsAttribute(attribute.key) else { continue }
      written.insert(attribute.key)
      // Some values are said by writing nothing.
      if let said = rows.attribute(for: attribute.key, saying: attribute.value) { write(said) }
    }
  }

  /// What attributes say for these rows, as children with keys.
  @inline(__always)
  mutating func writeParts(
    _ rows: @autoclosure () -> ImportedAttributes.Rows, _ attributes: IDRange<Attribute>
  ) {
    if !attributes.isEmpty { writeParts(all: attributes, by: rows()) }
  }

  private mutating func writeParts(
    all attributes: IDRange<Attribute>, by rows: ImportedAttributes.Rows
  ) {
    if !rows.hasParts { return }
    for id in attributes {
      let attribute = program[id]
      guard let row = rows.part(for: attribute.key), let tag = row.conversion.tag,
        let spelling = row.spelling(of: attribute.value, in: program.whole)
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
    if program.kit(name) != nil { return }
    switch options.module {
    case .none: break
    case .target: xml.write(.customModuleProvider, .target)
    case .named(let module):
      xml.write(.customModule, string: module)
      xml.write(.customModuleProvider, .target)
    }
  }

  mutating func writeRect(_ frame: WrittenFrame) {
    xml.line(#"<rect key="frame" x=""#)
    xml.add(coordinate: frame.x)
    xml.add(#"" y=""#)
    xml.add(coordinate: frame.y)
    xml.add(#"" width=""#)
    xml.add(coordinate: frame.width)
    xml.add(#"" height=""#)
    xml.add(coordinate: frame.height)
    xml.add(#""/>"#)
  }

  mutating func writeMask(_ mask: AutoresizingMask) {
    xml.line(#"<autoresizingMask key="autoresizingMask""#)
    mask.forEachPlace { place in
      xml.add(startOf: program.words.flexibilities[place])
      xml.add(#"YES""#)
    }
    xml.add("/>")
  }
}

extension Program {
  /// About how many ids scenes have.
  fileprivate func objectCount(of scenes: IDRange<Scene>) -> Int {
    scenes.reduce(0) { count, id in
      let (row, cold) = (self[id], self[cold: id])
      return count + 8 + row.elements.count + row.barItems.count + row.segues.count
        + row.outlets.count + cold.relationships.count + cold.constraints.count
        + cold.actionConnections.count
    }
  }
}

/// Which attributes of a row have been written.
struct WrittenKeys {
  private var bits = InlineArray<4, UInt64>(repeating: 0)

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
