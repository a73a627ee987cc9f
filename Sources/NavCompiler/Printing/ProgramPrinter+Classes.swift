import NavModel
import NavText

extension ProgramPrinter {
  func declaration(of id: ID<Class>) -> PrintedMember {
    let row = program[id]
    let superclass = row.superclass.map { word(program[$0].name) } ?? row.uikitClass.facts.name
    var members: [PrintedMember] = []
    for property in program.properties[row.properties] {
      let keyword = property.isCollection ? "outlets " : "outlet "
      members.append(PrintedMember(keyword + word(property.name) + ": " + word(property.typeName)))
    }
    members += program.variables[row.variables].map { variable($0) }
    members += methods(row.methods)
    return .declaration(
      "class " + word(row.name) + ": " + superclass, members, text(row.documentation))
  }

  func enumeration(_ id: ID<Enumeration>) -> PrintedMember {
    let row = program[id]
    let cases = program.cases[row.cases].map { value in
      PrintedMember(
        "case " + word(value.name) + (value.text == value.name ? "" : label(value.text)))
    }
    return .declaration("enum " + word(row.name), cases, text(row.documentation))
  }

  func variable(_ row: Variable) -> PrintedMember {
    var head = "var " + word(row.name) + ": "
    let usual: Int32
    switch row.domain {
    case .boolean:
      head += "Bool"
      usual = 0
    case .integer(let low, let high):
      head += "\(low)...\(high)"
      usual = max(low, min(0, high))
    case .enumeration(let enumeration):
      head += word(program[enumeration].name)
      usual = 0
    case .integers(let low, let high):
      head += "[\(low)...\(high)]"
      usual = 0
    case .cases(let enumeration):
      head += "[" + word(program[enumeration].name) + "]"
      usual = 0
    }
    if row.initial != usual { head += " = " + value(row.initial, in: row.domain) }
    return PrintedMember(head)
  }

  /// A value of a variable as one writes it.
  func value(_ value: Int32, in domain: Variable.Domain) -> String {
    spelling.value(value, in: domain)
  }
}
