import NavModel
import NavText

/// The segues of a scene that have one identifier, as `prepare(for:sender:)` sees them.
struct SegueFacts {
  let identifier: String
  /// The class of the destination; UIKit's root class where it differs, or is not known.
  let type: String
  /// The class at the bottom of the destination's stack, where that is a navigation controller.
  let rootType: String?
  /// Where it leads, as a sentence.
  let documentation: String

  /// In the order of the scene, those without an identifier left out: code cannot tell them apart.
  static func all(of scene: ID<Scene>, in program: Program) -> [SegueFacts] {
    var order: [Name] = []
    var segues: [Name: [ID<Segue>]] = [:]
    for id in program[scene].segues where !program[id].identifier.isNone {
      let name = program[id].identifier
      if segues[name] == nil { order.append(name) }
      segues[name, default: []].append(id)
    }
    return order.map { SegueFacts(program.names[$0], segues[$0] ?? [], program) }
  }

  private init(_ identifier: String, _ segues: [ID<Segue>], _ program: Program) {
    self.identifier = identifier
    let destinations = segues.map { program[$0].destination }
    let types = Set(destinations.map { $0.map { program.controllerType(of: $0) } })
    let roots = Set(destinations.map { $0.flatMap { program.rootType(of: $0) } })
    type = (types.count == 1 ? types.first ?? nil : nil) ?? "UIViewController"
    rootType = types.count == 1 && roots.count == 1 ? roots.first ?? nil : nil
    documentation = segues.isEmpty ? "" : Self.sentence(program[segues[0]], segues[0], program)
  }

  /// `Shows Detail.`
  private static func sentence(_ segue: Segue, _ id: ID<Segue>, _ program: Program) -> String {
    let kind = segue.kind.facts.keyword
    if let destination = segue.destination {
      return "\(kind) \(program.names[program[destination].name])"
    }
    if let elsewhere = program.elsewhere(segue) { return "\(kind) \(elsewhere.sentence)" }
    let action = program[cold: id].unwindAction
    return action.isNone ? kind : "\(kind) \(program.names[action])"
  }
}

extension Program {
  /// The class of what a navigation controller has at the bottom of its stack.
  fileprivate func rootType(of scene: ID<Scene>) -> String? {
    guard self[scene].kind == .navigation else { return nil }
    for relationship in children(of: scene) where relationship.kind == .root {
      return controllerType(of: relationship.destination)
    }
    return nil
  }
}
