import NavModel
import NavText

extension ProgramPrinter {
  /// The arrows that start at one thing: actions first, as they come first when it is touched.
  func connections(of trigger: Trigger) -> [PrintedMember] {
    var members: [PrintedMember] = []
    for id in parts.actions[trigger, default: []] where !isHandler(id) {
      let row = program[id]
      let event = row.event.map { [PrintedMember("event: " + $0.keyword, [], .clause)] } ?? []
      members.append(PrintedMember("-> action " + word(row.name), event, .clause))
    }
    for id in parts.segues[trigger, default: []] { members.append(segue(id)) }
    return members
  }

  private func segue(_ id: ID<Segue>) -> PrintedMember {
    let row = program[id]
    let cold = program[cold: id]
    if program.leadsToResults(id), let destination = row.destination {
      return PrintedMember("results -> " + path(to: destination), [], .line)
    }
    var head = "-> " + row.kind.facts.keyword + " "
    if let destination = row.destination {
      head += path(to: destination)
    } else {
      head += row.operation == .unwind ? word(cold.unwindAction) : "elsewhere"
    }
    head += identifier(row.identifier) + condition(cold.condition)
    head += data(cold.arguments)
    return PrintedMember(
      head, attributes(row.attributes), cold.arguments.isEmpty ? .clause : .lastClause)
  }

  /// ` with variable: value`, where `with city` is short for `with city: city`.
  func data(_ arguments: IDRange<Argument>) -> String {
    guard !arguments.isEmpty else { return "" }
    let texts = program.arguments[arguments].map { argument in
      let name = program[argument.variable].name
      if case .variable(let own) = program[argument.value], program[own].name == name {
        return word(name)
      }
      return word(name) + ": " + expression(argument.value)
    }
    return " with " + texts.joined(separator: ", ")
  }

  // MARK: Outlets

  /// The outlets of an element, or of the controller; a collection with all its targets at once.
  func outlets(of owner: ID<Element>?) -> [PrintedMember] {
    let ids = parts.outlets[owner, default: []]
    var members: [PrintedMember] = []
    var collections = Dictionary(grouping: ids.filter { program[$0].isCollection }) {
      program[$0].name
    }
    for id in ids {
      let row = program[id]
      guard row.isCollection else {
        let head = "outlet " + word(row.name) + " -> " + target(row.target)
        members.append(PrintedMember(head, [], .line))
        continue
      }
      // All of it is where its first line was.
      guard let parts = collections.removeValue(forKey: row.name) else { continue }
      let targets = parts.map { target(program[$0].target) }
      let head = "outlets " + word(row.name) + " -> [" + targets.joined(separator: ", ") + "]"
      members.append(PrintedMember(head, [], .line))
    }
    return members
  }

  private func target(_ target: Outlet.Target) -> String {
    switch target {
    case .element(let element): return parts.word(element)
    case .barItem(let item): return parts.word(item)
    case .constraint(let constraint): return parts.word(constraint)
    case .controller: return parts.id.map { words[$0] } ?? ""
    case .rootView:
      guard let id = parts.id else { return "" }
      return program[id].kind.facts.rootView
    }
  }
}
