import NavModel
import NavSyntax
import NavText

// Lists: the rows of prototypes, the statements that change them, what expressions ask of them.
extension BodyLowering {
  /// The list that a prototype has rows for, and whose items its variable must be able to hold.
  mutating func lowerRowList(_ row: ID<Variable>, _ word: Word, _ scope: Scope) {
    guard let list = listVariable(word, scope) else { return }
    let (items, own) = (program.variables[list].domain, program.variables[row].domain)
    guard items.item == own else {
      if !untyped.contains(row) {
        report(
          TypeMismatch.value(
            wants: describe(type(of: items.item ?? items)), found: describe(type(of: own))),
          at: location(program.variables[row].place))
      }
      return
    }
    program.variables[row].list = list
  }

  /// The item of a row whose control has set off the action, by the name that its prototype gives it.
  mutating func itemVariable(_ name: Name, of scene: ID<Scene>) -> ID<Variable>? {
    if rowsOfLists.isEmpty { return nil }
    if itemsOfScene?.scene != scene {
      var items: [Name: ID<Variable>] = [:]
      for element in program.scenes[scene].elements {
        guard let row = program[cold: element].rowVariable, rowsOfLists.contains(row) else {
          continue
        }
        items[program.variables[row].name] = row
      }
      itemsOfScene = (scene, items)
    }
    return itemsOfScene?.items[name]
  }

  /// A variable that is a list, or nil after a report.
  mutating func listVariable(_ word: Word, _ scope: Scope) -> ID<Variable>? {
    guard let variable = findVariable(word.name, scope) else {
      reportUnknownVariable(word, scope, .list)
      return nil
    }
    recordUse(.variable(variable), word.range)
    if untyped.contains(variable) { return nil }
    guard program.variables[variable].domain.item != nil else {
      report(
        TypeMismatch.value(
          wants: .list, found: describe(type(of: program.variables[variable].domain))),
        word.range)
      return nil
    }
    return variable
  }

  /// `append .paris into cities`, `remove city of cities`
  mutating func itemOperands(_ kind: StatementKind, _ item: ItemSyntax, _ scope: Scope)
    -> Statement.Operands?
  {
    var list: Word?
    for clause in tree[item.clauses] {
      switch clause.value {
      case .target(let word) where kind.takesInto, .stack(let word) where !kind.takesInto:
        list = word
      default: break
      }
    }
    guard let list else {
      if !item.isBroken { report(BadOperand.statement(kind), item.range) }
      return nil
    }
    guard let variable = listVariable(list, scope),
      let domain = program.variables[variable].domain.item
    else { return nil }
    let value: Typed?
    if let word = item.systemItem {
      value = lowerCase(word.name, type(of: domain), word.range)
    } else if let word = item.name {
      value = lowerName(word, scope)
    } else if let operand = item.operand {
      value = lowerExpression(operand, scope, hint: type(of: domain))
    } else {
      if !item.isBroken { report(BadOperand.statement(kind), item.range) }
      return nil
    }
    guard let value else { return nil }
    guard type(of: domain).accepts(value.type) else {
      report(
        TypeMismatch.value(wants: describe(type(of: domain)), found: describe(value.type)),
        item.range)
      return nil
    }
    checkRange(value, domain, item.range)
    return .item(value.id, variable)
  }

  /// `count of cities`
  mutating func lowerQuery(_ query: QuerySyntax, _ scope: Scope, _ range: SourceRange) -> Typed? {
    guard let word = tree[query.path.parts].first, query.path.parts.count == 1,
      text(word.name) == "count", let list = tree[query.subject.parts].first,
      query.subject.parts.count == 1
    else {
      report(TypeMismatch.value(wants: .valueOrCondition, found: .query), range)
      return nil
    }
    guard let variable = listVariable(list, scope) else { return nil }
    let most = program.capacity(of: program.variables[variable].domain)
    return Typed(
      id: program.expressions.append(.count(variable)),
      type: .integer(0, Int32(truncatingIfNeeded: most)))
  }

  /// `cities contains .paris`
  mutating func lowerContains(
    _ left: ID<ExpressionSyntax>, _ right: ID<ExpressionSyntax>, _ scope: Scope
  ) -> Typed? {
    guard let word = singleWord(left) else {
      report(
        TypeMismatch.value(wants: .list, found: describe(tree[left].kind)), tree[left].range)
      return nil
    }
    guard let variable = listVariable(word, scope),
      let domain = program.variables[variable].domain.item,
      let item = lowerExpression(right, scope, wants: type(of: domain))
    else { return nil }
    return Typed(id: program.expressions.append(.contains(variable, item.id)), type: .boolean)
  }

  /// `[.london, .tokyo]` as a value of a list.
  mutating func lowerList(
    _ items: IDRange<ExpressionItem>, _ variable: ID<Variable>, _ range: SourceRange
  ) -> Typed? {
    let domain = program.variables[variable].domain
    guard let value = constantList(items, domain, range) else { return nil }
    return Typed(id: program.expressions.append(.list(value, variable)), type: .list(domain))
  }

  /// The number that stands for a list that is written out; nil after a report.
  mutating func constantList(
    _ items: IDRange<ExpressionItem>, _ domain: Variable.Domain, _ range: SourceRange
  ) -> Int32? {
    guard let item = domain.item else { return nil }
    var values: [Int32] = []
    for entry in tree[items] {
      guard let value = constant(entry.expression, in: item) else { return nil }
      values.append(value)
    }
    let room = program.capacity(of: domain)
    guard values.count <= room else {
      report(OutOfRange.list(values.count, room: room), range)
      return nil
    }
    return program.value(ofItems: values, in: domain)
  }
}
