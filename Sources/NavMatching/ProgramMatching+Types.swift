import NavModel
import NavText

extension ProgramMatching {
  /// Enumerations, classes, and the variables and methods of everything that may have some.
  mutating func pairTypes(_ old: MatchedSide, _ new: MatchedSide) {
    pairEnumerations(old, new)
    pairClasses(old, new)
    pairMembers(old, new)
  }

  private mutating func pairEnumerations(_ old: MatchedSide, _ new: MatchedSide) {
    enumerations.pairUnique(old, new, by: .name, among: MatchedSide.enumerations) {
      side, id, _ in [side.number(side.program[id].name)]
    }
    // One of as many cases, all of the same names.
    enumerations.pairUnique(old, new, among: MatchedSide.enumerations) { side, id, _ in
      MatchKey(side.program.cases[side.program[id].cases].map { side.number($0.name) })
    }
    let enumerations = enumerations
    cases.pairUnique(old, new, by: .name, among: MatchedSide.cases) { side, id, _ in
      let row = side.program[id]
      return enumerations.number(of: row.enumeration, on: side).map {
        [$0, side.number(row.name)]
      }
    }
  }

  private mutating func pairClasses(_ old: MatchedSide, _ new: MatchedSide) {
    func rows(_ side: MatchedSide) -> IDRange<Class> { side.program.classes.ids }
    classes.pairUnique(old, new, by: .name, among: rows) { side, id, _ in
      [side.number(side.program[id].moduleName), side.number(side.program[id].name)]
    }
    classes.pairUnique(old, new, by: .name, among: rows) { side, id, _ in
      [side.number(side.program[id].name)]
    }
    // A renamed class is that of the scenes that had the old one.
    let votes = scenes.pairs.compactMap { pair in
      old.program[pair.old].customClass.flatMap { before in
        new.program[pair.new].customClass.map { (before, $0) }
      }
    }
    for (old, new) in mutualFavourites(votes)
    where classes.new(of: old) == nil && classes.old(of: new) == nil {
      classes.pair(old, new, by: .structure)
    }
    let classes = classes
    properties.pairUnique(old, new, by: .name, among: MatchedSide.properties) {
      [owners = (Self.owners(of: old), Self.owners(of: new))] side, id, _ in
      let owner = (side.isOld ? owners.0 : owners.1)[Int(id.index)]
      return classes.number(of: owner, on: side).map {
        [$0, side.number(side.program[id].name)]
      }
    }
  }

  /// A property without a counterpart of its name is the one that its outlets lead from now.
  mutating func pairRenamedProperties(_ old: MatchedSide, _ new: MatchedSide) {
    let votes = outlets.pairs.compactMap { pair in
      Self.property(pair.old, old).flatMap { before in
        Self.property(pair.new, new).map { (before, $0) }
      }
    }
    for (old, new) in mutualFavourites(votes)
    where properties.new(of: old) == nil && properties.old(of: new) == nil {
      properties.pair(old, new, by: .structure)
    }
  }

  /// The property that a controller's outlet sets, in the class of its scene itself.
  private static func property(_ outlet: ID<Outlet>, _ side: MatchedSide) -> ID<Property>? {
    let row = side.program[outlet]
    let scene = side.program[side.sceneOfOutlet[Int(outlet.index)]]
    guard row.owner == nil, row.ownerClass.isNone, let owner = scene.customClass else { return nil }
    return side.program[owner].properties.first { side.program[$0].name == row.name }
  }

  /// The class of each property.
  private static func owners(of side: MatchedSide) -> [ID<Class>] {
    var owners = [ID<Class>](repeating: ID(0), count: side.program.properties.count)
    for id in side.program.classes.ids {
      for property in side.program[id].properties { owners[Int(property.index)] = id }
    }
    return owners
  }

  private mutating func pairMembers(_ old: MatchedSide, _ new: MatchedSide) {
    let scopes = (Scopes(old, self), Scopes(new, self))
    variables.pairUnique(old, new, by: .name, among: MatchedSide.variables) { side, id, _ in
      (side.isOld ? scopes.0 : scopes.1).variables[Int(id.index)].map {
        $0 + [side.number(side.program[id].name)]
      }
    }
    variables.pairUnique(old, new, among: MatchedSide.variables) { side, id, _ in
      let row = side.program[id]
      return (side.isOld ? scopes.0 : scopes.1).variables[Int(id.index)].map {
        $0 + [Self.key(row.domain), UInt32(bitPattern: row.initial)]
      }
    }
    methods.pairInOrder(old, new, among: MatchedSide.methods) { side, id, _ in
      let row = side.program[id]
      return (side.isOld ? scopes.0 : scopes.1).methods[Int(id.index)].map {
        $0 + Self.key(row.kind) + [side.number(row.name)]
      }
    }
  }

  private static func key(_ domain: Variable.Domain) -> UInt32 {
    switch domain {
    case .boolean: 0
    case .integer: 1
    case .enumeration: 2
    case .integers: 3
    case .cases: 4
    }
  }

  private static func key(_ kind: Method.Kind) -> MatchKey {
    switch kind {
    case .action: [0, 0]
    case .unwind: [1, 0]
    case .hook(let hook): [2, UInt32(hook.rawValue)]
    case .message(let message): [3, UInt32(message.rawValue)]
    }
  }
}

/// What each variable and method belongs to, as both sides know it; nil where that has no counterpart.
private struct Scopes {
  private(set) var variables: [MatchKey?]
  private(set) var methods: [MatchKey?]

  init(_ side: MatchedSide, _ matching: ProgramMatching) {
    let program = side.program
    variables = [MatchKey?](repeating: nil, count: program.variables.count)
    methods = [MatchKey?](repeating: nil, count: program.methods.count)
    for id in program.appVariables { variables[Int(id.index)] = [0, 0] }
    for id in program.classes.ids {
      guard let number = matching.classes.number(of: id, on: side) else { continue }
      for variable in program[id].variables { variables[Int(variable.index)] = [1, number] }
      for method in program[id].methods { methods[Int(method.index)] = [1, number] }
    }
    for id in program.scenes.ids {
      guard let number = matching.scenes.number(of: id, on: side) else { continue }
      for variable in program[cold: id].variables { variables[Int(variable.index)] = [2, number] }
      for method in program[cold: id].methods { methods[Int(method.index)] = [2, number] }
    }
  }
}
