import NavModel
import NavSimulator
import NavText

/// All that tests can exercise of a program, in the order in which it is written.
public struct CoverageMap: Sendable {
  public private(set) var items: [CoverageItem] = []
  // The item of each row of the program; -1 where there is none.
  private var scenes: [Int32]
  private var segues: [Int32]
  private var relationships: [Int32]
  private var statements: [Int32]
  private var methods: [Int32]
  private var barItems: [Int32]
  private var elements: [Int32]
  /// Conditions are few: the item of the side that holds; the other side comes right after it.
  private var guards: [Guard: Int32] = [:]
  /// The relationships that lead to each scene.
  private var incoming: [[ID<Relationship>]]

  public init(_ program: Program) {
    func none(_ count: Int) -> [Int32] { [Int32](repeating: -1, count: count) }
    scenes = none(program.scenes.count)
    segues = none(program.segues.count)
    relationships = none(program.relationships.count)
    statements = none(program.statements.count)
    methods = none(program.methods.count)
    barItems = none(program.barItems.count)
    elements = none(program.elements.count)
    incoming = Array(repeating: [], count: program.scenes.count)
    for id in program.relationships.ids {
      incoming[Int(program[id].destination.index)].append(id)
    }
    let found = CoverageCollector(program).items
    // In the order of the text; what is written at one place stays in the order in which it was found.
    let order = found.indices.sorted { first, second in
      let (left, right) = (found[first].place, found[second].place)
      if left.source != right.source { return left.source < right.source }
      if left.range.start != right.range.start { return left.range.start < right.range.start }
      return first < second
    }
    items = order.map { found[$0] }
    for (index, item) in items.enumerated() { enter(item.subject, Int32(index)) }
  }

  private mutating func enter(_ subject: CoverageItem.Subject, _ index: Int32) {
    switch subject {
    case .scene(let id): scenes[Int(id.index)] = index
    case .segue(let id): segues[Int(id.index)] = index
    case .relationship(let id): relationships[Int(id.index)] = index
    case .code(let id): statements[Int(id.index)] = index
    case .method(let id): methods[Int(id.index)] = index
    case .barItem(let id): barItems[Int(id.index)] = index
    case .element(let id): elements[Int(id.index)] = index
    case .side(let condition, let holds): if holds { guards[condition] = index }
    }
  }

  /// Where something is among the items; nil for what is not counted.
  public func index(of subject: CoverageItem.Subject) -> Int? {
    let index: Int32
    switch subject {
    case .scene(let id): index = scenes[Int(id.index)]
    case .segue(let id): index = segues[Int(id.index)]
    case .relationship(let id): index = relationships[Int(id.index)]
    case .code(let id): index = statements[Int(id.index)]
    case .method(let id): index = methods[Int(id.index)]
    case .barItem(let id): index = barItems[Int(id.index)]
    case .element(let id): index = elements[Int(id.index)]
    case .side(let condition, let holds):
      index = guards[condition].map { $0 + (holds ? 0 : 1) } ?? -1
    }
    return index < 0 ? nil : Int(index)
  }

  /// The items that a step has exercised, each as often as it was.
  public func hits(
    _ occurrences: [Occurrence], _ effects: [Effect], in state: NavigationState
  ) -> [Int] {
    var hits: [Int] = []
    func hit(_ subject: CoverageItem.Subject) {
      if let index = index(of: subject) { hits.append(index) }
    }
    for occurrence in occurrences {
      switch occurrence {
      case .touched(.barItem(let item)): hit(.barItem(item))
      case .touched(.element(let element)): hit(.element(element))
      case .touched(.scene): break
      case .performed(let segue): hit(.segue(segue))
      case .ran(let method): hit(.method(method))
      case .executed(let statement): hit(.code(statement))
      case .decided(let condition, let holds): hit(.side(condition, holds: holds))
      }
    }
    for effect in effects {
      guard case .appearance(.viewDidAppear, let scene, animated: _, _) = effect else { continue }
      hit(.scene(scene))
      addRelationships(to: scene, in: state, &hits)
    }
    return hits
  }

  /// What a container holds is shown by it once it appears there; containers that UIKit puts between do not count.
  private func addRelationships(
    to scene: ID<Scene>, in state: NavigationState, _ hits: inout [Int]
  ) {
    for relationship in incoming[Int(scene.index)] {
      guard let index = index(of: .relationship(relationship)) else { continue }
      let source = items[index].owner
      for position in state.controllers.indices
      where state.controllers[position].scene == scene && !state.controllers[position].isSynthetic {
        guard state.controllers[position].appearance == .appeared else { continue }
        var next = state.parent(of: position)
        while let parent = next {
          if .scene(state.controllers[parent].scene) == source { break }
          next = state.parent(of: parent)
        }
        if next != nil {
          hits.append(index)
          break
        }
      }
    }
  }
}

/// Finds what can be exercised, table by table.
private struct CoverageCollector {
  private let program: Program
  private(set) var items: [CoverageItem] = []

  init(_ program: Program) {
    self.program = program
    for scene in program.scenes.ids { collect(scene) }
    collectClasses()
  }

  private mutating func add(
    _ subject: CoverageItem.Subject, _ owner: CoverageItem.Owner, _ place: Place
  ) {
    items.append(CoverageItem(subject: subject, owner: owner, place: place))
  }

  private mutating func addSides(of condition: Guard, _ owner: CoverageItem.Owner, _ place: Place) {
    add(.side(condition, holds: true), owner, place)
    add(.side(condition, holds: false), owner, place)
  }

  private mutating func collect(_ scene: ID<Scene>) {
    let row = program[scene]
    let cold = program[cold: scene]
    let owner = CoverageItem.Owner.scene(scene)
    add(.scene(scene), owner, row.place)
    for item in row.barItems where isTrigger(.barItem(item), scene) {
      add(.barItem(item), owner, program[item].place)
    }
    for element in row.elements
    where program[element].kind == .alertAction || isTrigger(.element(element), scene) {
      add(.element(element), owner, program[element].place)
    }
    for id in cold.relationships {
      add(.relationship(id), owner, program[id].place)
      if program[id].condition != nil { addSides(of: .tab(id), owner, program[id].place) }
    }
    for id in row.segues {
      add(.segue(id), owner, program[id].place)
      if program[cold: id].condition != nil { addSides(of: .segue(id), owner, program[id].place) }
    }
    for id in cold.methods { collect(id, owner) }
  }

  private func isTrigger(_ trigger: Trigger, _ scene: ID<Scene>) -> Bool {
    program.actionConnections[program[cold: scene].actionConnections].contains {
      $0.trigger == trigger
    }
      || program[scene].segues.contains {
        program[$0].trigger == trigger && program[$0].operation != .embed
      }
  }

  /// Only a class that some scene has can run.
  private mutating func collectClasses() {
    var isUsed = Array(repeating: false, count: program.classes.count)
    for scene in program.scenes.ids {
      for id in program.classChain(of: scene) { isUsed[Int(id.index)] = true }
    }
    for id in program.classes.ids where isUsed[Int(id.index)] {
      for method in program[id].methods { collect(method, .customClass(id)) }
    }
  }

  private mutating func collect(_ method: ID<Method>, _ owner: CoverageItem.Owner) {
    add(.method(method), owner, program[method].place)
    if program[method].condition != nil {
      addSides(of: .unwind(method), owner, program[method].place)
    }
    collect(program[method].body, owner)
  }

  private mutating func collect(_ body: IDRange<Statement>, _ owner: CoverageItem.Owner) {
    for id in body {
      switch program[id].operation {
      case .call(_, .newScene): add(.code(id), owner, program[id].place)
      case .call(_, .scenes(let list)) where !list.isEmpty:
        add(.code(id), owner, program[id].place)
      case .branch(_, let then, let otherwise):
        addSides(of: .branch(id), owner, program[id].place)
        for branch in [then, otherwise] { collect(branch, owner) }
      case .call, .assign: break
      }
    }
  }
}
