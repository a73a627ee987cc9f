import NavModel
import NavText

extension ProgramPrinter {
  /// An element with all that is in it, and the element after those.
  func element(_ id: ID<Element>) -> (member: PrintedMember, next: ID<Element>) {
    let row = program[id]
    let cold = program[cold: id]
    var head = row.kind.facts.keyword + named(parts.word(id))
    head += type(cold.className, module: cold.moduleName)
    head += label(row.text) + identifier(cold.identifier)
    if let list = cold.rowVariable.flatMap({ program[$0].list }) {
      head += " of " + word(program[list].name)
    }
    var members: [PrintedMember] = []
    if let variable = cold.rowVariable { members.append(self.variable(program[variable])) }
    members += attributes(row.attributes)
    let connections = connections(of: .element(id))
    var inner = outlets(of: id)
    var next = ID<Element>(Int(id.index) + 1)
    while next < program.elements.end, program[next].parent == id {
      let child = element(next)
      inner.append(child.member)
      next = child.next
    }
    // The arrow to the results has its word before it.
    if inner.isEmpty && row.kind != .searchController {
      return (item(head, members, connections), next)
    }
    return (PrintedMember(head, members + connections + inner), next)
  }

  /// `first == multiplier * second + constant`, of which most have less.
  func constraint(_ id: ID<Constraint>) -> PrintedMember {
    let row = program[id]
    let name = parts.word(id)
    var head = "constraint " + (name.isEmpty ? "" : name + ": ")
    head += side(row.first) + " " + row.relation.keyword + " "
    if let second = row.second {
      head += row.multiplier == 1000 ? "" : decimal(thousandths: row.multiplier) + " * "
      head += side(second)
      if row.constant != 0 {
        head += row.constant < 0 ? " - " : " + "
        // The one number without an opposite is beyond what can be written.
        head += decimal(thousandths: row.constant == .min ? .max : abs(row.constant))
      }
    } else {
      head += decimal(thousandths: row.constant)
    }
    return PrintedMember(head, attributes(row.attributes))
  }

  private func side(_ side: Constraint.Side) -> String {
    side.text { parts.word($0) }
  }
}
