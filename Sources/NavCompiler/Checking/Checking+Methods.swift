import NavModel
import NavText

/// Actions and unwind actions, and who may have them.
extension Checking {
  mutating func checkActions(_ id: ID<Scene>) {
    for index in program.scenes[cold: id].actionConnections
    where program.actionConnections[index].method == nil {
      let name = program.actionConnections[index].name
      let id = program.codeOwner(of: id)
      let scene = program.scenes[id]
      if isUnknownClass(of: id) { continue }
      let known = guesses.areExhausted ? [] : actions(of: id)
      let near = guesses.nearest(to: text(name), among: known)
      let declared = scene.customClass.map { location(program.classes[$0].place) }
      report(
        program.method(.unwind, name, of: id) != nil
          ? MissingAction.isUnwind(text(name), declared: declared)
          : .undeclared(text(name), in: writtenClass(of: id), near: near, declared: declared),
        at: location(program.actionConnections[index].place))
    }
  }

  /// The names of all actions of a scene, its own first.
  private mutating func actions(of scene: ID<Scene>) -> [String] {
    let classes = program.classChain(of: scene).map { program.classes[$0].methods }
    return ([program.scenes[cold: scene].methods] + classes).flatMap { methods in
      program.methods[methods].filter { $0.kind == .action }.map { text($0.name) }
    }
  }

  mutating func checkUnwinds() {
    var declared = FirstByName<Method>()
    var names: [Name] = []
    for id in program.methods.ids where program.methods[id].kind == .unwind {
      let name = program.methods[id].name
      if declared.insert(name, id) == nil { names.append(name) }
    }
    for segue in program.segues.rows where segue.operation == .unwind {
      let action = program.segues.cold(of: segue).unwindAction
      if declared[action] != nil { continue }
      let near = guesses.nearest(to: text(action), among: names.map { program[$0] })
      report(UnknownUnwind(name: text(action), near: near), at: location(segue.place))
    }
  }

  /// UIKit sends actions, unwind segues and callbacks to controllers; a view's own would never run.
  mutating func checkMethodsOfViews() {
    for id in program.classes.ids {
      let row = program.classes[id]
      if row.methods.isEmpty || row.uikitClass.isKind(of: .viewController) || rootless.contains(id)
      {
        continue
      }
      for method in row.methods {
        let kind = program.methods[method].kind
        report(
          MisplacedConstruct.word(
            kind.keyword, in: .classOfView(text(row.name), row.uikitClass), home: .controllerClass),
          at: location(program.methods[method].place))
      }
    }
  }
}

extension Method.Kind {
  /// The word that declares it.
  fileprivate var keyword: String {
    switch self {
    case .action: "action"
    case .unwind: "unwind"
    case .hook, .message: "on"
    }
  }
}
