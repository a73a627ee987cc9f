import NavModel
import NavText

/// What code refers to in a scene by text.
struct SceneFacts {
  /// A prototype that code dequeues.
  struct Cell {
    let name: String
    let identifier: String
    /// Nil for one of UIKit's own.
    let type: String?
    let kind: ReusedKind
  }

  let identifier: String?
  let restorationIdentifier: String?
  /// Of the scene's view, of what is in it, and of the items in its bars, by name.
  let accessibilityIdentifiers: [(name: String, text: String)]
  let cells: [Cell]
  let segues: [SegueFacts]

  var isEmpty: Bool {
    identifier == nil && restorationIdentifier == nil && accessibilityIdentifiers.isEmpty
      && cells.isEmpty && segues.isEmpty
  }

  init(of scene: ID<Scene>, in program: Program) {
    let row = program[scene]
    let cold = program[cold: scene]
    func text(_ key: AttributeKey, _ attributes: IDRange<Attribute>) -> String? {
      guard case .text(let name) = program.value(of: key, in: attributes) else { return nil }
      return program.names[name]
    }
    identifier = cold.identifier.isNone ? nil : program.names[cold.identifier]
    restorationIdentifier = text(.restorationIdentifier, row.attributes)
    var identifiers: [(name: String, text: String)] = []
    if let own = text(.accessibilityIdentifier, row.attributes) {
      identifiers.append((name: "view", text: own))
    }
    var cells: [Cell] = []
    for id in row.elements {
      let element = program[id]
      if let own = text(.accessibilityIdentifier, element.attributes) {
        identifiers.append((element.name.isNone ? own : program.names[element.name], own))
      }
      let reuse = program[cold: id].identifier
      guard element.kind == .prototype, !reuse.isNone else { continue }
      let type = program[cold: id].className
      cells.append(
        Cell(
          name: program.names[element.name.isNone ? reuse : element.name],
          identifier: program.names[reuse],
          type: type.isNone ? nil : program.names[type],
          kind: program.reusedKind(of: id, in: scene)))
    }
    for id in row.barItems {
      guard let own = text(.accessibilityIdentifier, program[cold: id].attributes) else { continue }
      identifiers.append((program[id].name.isNone ? own : program.names[program[id].name], own))
    }
    if let item = cold.tabItem, let own = text(.accessibilityIdentifier, program[item].attributes) {
      identifiers.append((own, own))
    }
    accessibilityIdentifiers = identifiers
    self.cells = cells
    segues = SegueFacts.all(of: scene, in: program)
  }
}

/// What a list makes of a prototype, and code gets from it.
enum ReusedKind {
  case row
  case item
  /// What a grid shows above or below its items.
  case supplementaryView
}

extension Program {
  fileprivate func reusedKind(of prototype: ID<Element>, in scene: ID<Scene>) -> ReusedKind {
    if !isInCollection(prototype, of: scene) { return .row }
    return uikitClass(of: prototype) == .collectionReusableView ? .supplementaryView : .item
  }

  /// Whether a row is an item of a grid, not a row of a table.
  fileprivate func isInCollection(_ row: ID<Element>, of scene: ID<Scene>) -> Bool {
    var next = self[row].parent
    while let id = next {
      if self[id].kind == .collectionView { return true }
      if self[id].kind == .tableView { return false }
      next = self[id].parent
    }
    return self[scene].kind == .collection
  }
}
