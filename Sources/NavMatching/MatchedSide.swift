import NavModel
import NavText

/// One of the two programs that are matched, with what the passes ask of it again and again.
struct MatchedSide: Sendable {
  /// Whether it is the old program, whose row numbers both sides go by.
  let isOld: Bool
  let program: Program
  private let objectIDs: ObjectIDs
  /// By name of the program: its name in a table that both sides share.
  private let sharedNames: [Name]
  /// The same by name of an object id.
  private let sharedIDs: [Name]
  /// By row: the scene that it is in.
  let sceneOfElement: [ID<Scene>]
  let sceneOfBarItem: [ID<Scene>]
  let sceneOfConstraint: [ID<Scene>]
  let sceneOfOutlet: [ID<Scene>]
  let sceneOfAction: [ID<Scene>]
  /// By element: how many elements are around it.
  let depthOfElement: [Int]
  /// By element: a number for all that is in it, which is the same for what is alike; zero where nothing is.
  let contentOfElement: [UInt32]
  /// By element: a number for what is set of it, likewise.
  let settingsOfElement: [UInt32]

  init(
    _ program: Program, isOld: Bool, _ objectIDs: ObjectIDs, sharing names: inout NameTable
  ) {
    self.isOld = isOld
    self.program = program
    self.objectIDs = objectIDs
    var shared: [Name] = []
    names.join(program.names.names(behind: 0), to: &shared)
    sharedNames = shared
    var sharedIDs: [Name] = []
    names.join(objectIDs.names.names(behind: 0), to: &sharedIDs)
    self.sharedIDs = sharedIDs

    var elements = [ID<Scene>](repeating: ID(0), count: program.elements.count)
    var barItems = [ID<Scene>](repeating: ID(0), count: program.barItems.count)
    var constraints = [ID<Scene>](repeating: ID(0), count: program.constraints.count)
    var outlets = [ID<Scene>](repeating: ID(0), count: program.outlets.count)
    var actions = [ID<Scene>](repeating: ID(0), count: program.actionConnections.count)
    for scene in program.scenes.ids {
      let (row, cold) = (program[scene], program[cold: scene])
      for id in row.elements { elements[Int(id.index)] = scene }
      for id in row.barItems { barItems[Int(id.index)] = scene }
      for id in row.outlets { outlets[Int(id.index)] = scene }
      for id in cold.constraints { constraints[Int(id.index)] = scene }
      for id in cold.actionConnections { actions[Int(id.index)] = scene }
    }
    sceneOfElement = elements
    sceneOfBarItem = barItems
    sceneOfConstraint = constraints
    sceneOfOutlet = outlets
    sceneOfAction = actions

    var depths = [Int](repeating: 0, count: program.elements.count)
    for (index, element) in program.elements.rows.enumerated() {
      if let parent = element.parent { depths[index] = depths[Int(parent.index)] + 1 }
    }
    depthOfElement = depths
    contentOfElement = Self.contents(of: program, shared)
    settingsOfElement = program.elements.rows.map { row in
      // In any order.
      let settings = program.attributes[row.attributes].reduce(UInt64(0)) { settings, attribute in
        let key = UInt64(attribute.key.rawValue) + 1
        return settings &+ Self.mixed(key, Self.number(for: attribute.value, program, shared))
      }
      return UInt32(truncatingIfNeeded: settings ^ settings >> 32)
    }
  }

  /// The same number on both sides for values that are alike. What is a row of a program counts as any other one.
  private static func number(
    for value: AttributeValue, _ program: Program, _ shared: [Name]
  ) -> UInt64 {
    switch value {
    case .boolean(let flag): flag ? 2 : 1
    case .integer(let number), .number(let number): UInt64(UInt32(bitPattern: number)) + 1
    case .text(let name): UInt64(shared[Int(name.index)].index) + 1
    case .word(let position): UInt64(position) + 1
    case .list(let list):
      program.values[list].reduce(0) { mixed($0, number(for: $1, program, shared)) }
    case .scene, .element, .barItem, .bound: 0
    }
  }

  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = (one ^ other &* 3) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  private static func contents(of program: Program, _ shared: [Name]) -> [UInt32] {
    var contents = [UInt64](repeating: 0, count: program.elements.count)
    // What is in an element comes behind it.
    for id in program.elements.ids.reversed() {
      let row = program[id]
      guard let parent = row.parent else { continue }
      let text = row.text.map { shared[Int($0.index)].index } ?? 0
      let name = shared[Int(row.name.index)].index
      var content = contents[Int(parent.index)] ^ contents[Int(id.index)] &* 3
      for number in [UInt32(row.kind.rawValue) + 1, text, name] {
        content = (content ^ UInt64(number)) &* 0x9E37_79B9_7F4A_7C15
        content ^= content >> 29
      }
      contents[Int(parent.index)] = content
    }
    return contents.map { UInt32(truncatingIfNeeded: $0 ^ $0 >> 32) }
  }

  /// The number by which both sides know a name.
  func number(_ name: Name) -> UInt32 { sharedNames[Int(name.index)].index }

  /// The same for a name that says something.
  func numberIfAny(_ name: Name?) -> UInt32? {
    guard let name, !name.isNone else { return nil }
    return number(name)
  }

  /// The number by which both sides know an object id.
  func objectID(_ id: ID<Scene>) -> UInt32? { number(ofID: objectIDs.name(of: id)) }
  func objectID(_ id: ID<Element>) -> UInt32? { number(ofID: objectIDs.name(of: id)) }
  func objectID(_ id: ID<BarItem>) -> UInt32? { number(ofID: objectIDs.name(of: id)) }
  func objectID(_ id: ID<Segue>) -> UInt32? { number(ofID: objectIDs.name(of: id)) }
  func objectID(_ id: ID<Constraint>) -> UInt32? { number(ofID: objectIDs.name(of: id)) }

  private func number(ofID name: Name) -> UInt32? {
    name.isNone ? nil : sharedIDs[Int(name.index)].index
  }

  // The rows of a table, for passes.
  static func scenes(_ side: MatchedSide) -> IDRange<Scene> { side.program.scenes.ids }
  static func storyboards(_ side: MatchedSide) -> IDRange<Storyboard> {
    side.program.storyboards.ids
  }
  static func enumerations(_ side: MatchedSide) -> IDRange<Enumeration> {
    side.program.enumerations.ids
  }
  static func cases(_ side: MatchedSide) -> IDRange<EnumerationCase> { side.program.cases.ids }
  static func properties(_ side: MatchedSide) -> IDRange<Property> { side.program.properties.ids }
  static func variables(_ side: MatchedSide) -> IDRange<Variable> { side.program.variables.ids }
  static func methods(_ side: MatchedSide) -> IDRange<Method> { side.program.methods.ids }
  static func scenarios(_ side: MatchedSide) -> IDRange<Scenario> { side.program.scenarios.ids }
  static func checks(_ side: MatchedSide) -> IDRange<Check> { side.program.checks.ids }
}
