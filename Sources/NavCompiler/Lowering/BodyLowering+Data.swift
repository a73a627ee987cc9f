import NavModel
import NavSyntax
import NavText

/// What segues and statements hand to the screens that they lead to.
extension BodyLowering {
  mutating func lowerSegueData(
    _ id: ID<Segue>, _ data: IDRange<ArgumentSyntax>, _ scope: Scope
  ) {
    let segue = program.segues[id]
    if segue.operation == .unwind {
      // The destination is the scene that declares the unwind action.
      let owner = unwindOwner(program.segues[cold: id].unwindAction)
      program.segues[cold: id].arguments = lowerArguments(data, scope, owner)
    } else if let destination = segue.destination {
      program.segues[cold: id].arguments = lowerArguments(
        data, scope, Scope(scene: content(of: destination)))
    }
  }

  /// Data handed to a navigation controller is for the screen in it, as `prepare` would pass it on.
  mutating func content(of scene: ID<Scene>) -> ID<Scene> {
    var current = scene
    for _ in 0..<8 {
      guard program.scenes[current].kind == .navigation,
        let root = program.relationships[program.scenes[cold: current].relationships].first,
        !root.destination.isUnresolved
      else { break }
      current = root.destination
    }
    return current
  }

  private mutating func unwindOwner(_ action: Name) -> Scope? {
    for id in program.classes.ids {
      for method in program.methods[program.classes[id].methods]
      where method.kind == .unwind && method.name == action {
        return Scope(class: id)
      }
    }
    for id in program.scenes.ids {
      for method in program.methods[program.scenes[cold: id].methods]
      where method.kind == .unwind && method.name == action {
        return Scope(scene: id)
      }
    }
    return nil
  }

  /// Values are of this scope, variables of the destination's.
  mutating func lowerArguments(
    _ data: IDRange<ArgumentSyntax>, _ scope: Scope, _ destination: Scope?
  ) -> IDRange<Argument> {
    guard let destination else { return .empty }
    if data.count > 1 { checkSecondArguments(data) }
    var rows: [Argument] = []
    // An alert knows the variables of the scene that presents it, and has none of its own.
    let takesNone = destination.scene.map { program.scenes[$0].kind.isMadeByCode } ?? false
    for argument in tree[data] {
      guard !takesNone, let variable = findVariable(argument.name.name, destination),
        program.variables[variable].owner == .instance
      else {
        reportUnknownArgument(argument, scope, destination)
        continue
      }
      recordUse(
        .variable(variable), argument.name.range, as: argument.value == nil ? .argument : .plain)
      // What follows from an unknown type is no news.
      if untyped.contains(variable) { continue }
      let wanted = type(of: program.variables[variable].domain)
      if let value = argument.value {
        guard let typed = lowerExpression(value, scope, wants: wanted) else { continue }
        checkRange(typed, program.variables[variable].domain, tree[value].range)
        rows.append(Argument(variable, typed.id))
      } else if let own = findVariable(argument.name.name, scope) {
        recordUse(.variable(own), argument.name.range, as: .value)
        if untyped.contains(own) { continue }
        let found = type(of: program.variables[own].domain)
        if wanted.accepts(found) {
          rows.append(Argument(variable, program.expressions.append(.variable(own))))
        } else {
          report(
            TypeMismatch.value(wants: describe(wanted), found: describe(found)),
            argument.name.range)
        }
      } else {
        reportUnknownVariable(
          argument.name, scope, use(type(of: program.variables[variable].domain)))
      }
    }
    return program.arguments.append(contentsOf: rows)
  }

  private mutating func checkSecondArguments(_ data: IDRange<ArgumentSyntax>) {
    var seen: [Name: SourceRange] = [:]
    for argument in tree[data] { checkSecond(argument.name, &seen[argument.name.name]) }
  }

  private mutating func reportUnknownArgument(
    _ argument: ArgumentSyntax, _ scope: Scope, _ destination: Scope
  ) {
    let name = argument.name
    let owner =
      destination.scene.map { text(program.scenes[$0].name) }
      ?? destination.class.map { text(program.classes[$0].name) } ?? ""
    // `-> show Detail with item, animated: false`
    if argument.value != nil, vocabulary.isAttribute(name.name) {
      report(UnknownArgument.attribute(text(name.name), destination: owner), name.range)
      return
    }
    // The app's own come first, and are not the destination's to be set.
    let near = variables(near: name.name, destination, skipping: program.appVariables.count)
    report(
      UnknownArgument.variable(
        text(name.name), destination: owner, near: near,
        argument.value.map { use(beside: $0, scope) }
          ?? findVariable(name.name, scope).map { use(type(of: program.variables[$0].domain)) }
          ?? .flag),
      name.range)
  }
}
