import NavModel
import NavSyntax
import NavText

/// What an expression gives.
enum ValueType: Equatable {
  case boolean
  case integer(Int32, Int32)
  case enumeration(ID<Enumeration>)
  case list(Variable.Domain)
  case text

  func accepts(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.boolean, .boolean), (.integer, .integer), (.text, .text): true
    case (.enumeration(let left), .enumeration(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    default: false
    }
  }
}

/// An expression and what it gives.
struct Typed {
  let id: ID<Expression>
  let type: ValueType
}

extension BodyLowering {
  mutating func type(of domain: Variable.Domain) -> ValueType {
    switch domain {
    case .boolean: .boolean
    case .integer(let low, let high): .integer(low, high)
    case .enumeration(let enumeration): .enumeration(enumeration)
    case .integers, .cases: .list(domain)
    }
  }

  /// A type among the facts of a problem.
  mutating func describe(_ type: ValueType) -> TypeMismatch.Value {
    switch type {
    case .boolean: .boolean
    case .integer: .wholeNumber
    case .enumeration(let enumeration):
      .caseOf(enumeration: text(program[enumeration].name))
    case .list: .list
    case .text: .text
    }
  }

  /// A condition, or nil after a report.
  mutating func lowerCondition(_ id: ID<ExpressionSyntax>, _ scope: Scope) -> ID<Expression>? {
    lowerExpression(id, scope, wants: .boolean)?.id
  }

  /// An expression of a given type, or nil after a report.
  mutating func lowerExpression(_ id: ID<ExpressionSyntax>, _ scope: Scope, wants: ValueType)
    -> Typed?
  {
    guard let typed = lowerExpression(id, scope, hint: wants) else { return nil }
    guard wants.accepts(typed.type) else {
      report(
        TypeMismatch.value(wants: describe(wants), found: describe(typed.type)), tree[id].range)
      return nil
    }
    return typed
  }

  /// Children are appended before their parents. `hint` tells the enum that a bare `.case` belongs to; `neighbour` is
  /// what it is compared with, which tells what a variable should be that is not there.
  mutating func lowerExpression(
    _ id: ID<ExpressionSyntax>, _ scope: Scope, hint: ValueType?,
    beside neighbour: ID<ExpressionSyntax>? = nil
  ) -> Typed? {
    let syntax = tree[id]
    switch syntax.kind {
    case .missing: return nil
    case .group(let inner):
      return lowerExpression(inner, scope, hint: hint, beside: neighbour)
    case .integer(let value):
      return add(.integer(value), .integer(value, value))
    case .text(let text):
      return add(.text(text), .text)
    case .word(let name): return lowerCase(name, hint, syntax.range)
    case .path(let path): return lowerPath(path, scope, hint, neighbour)
    case .not(let inner):
      guard let typed = lowerExpression(inner, scope, wants: .boolean) else { return nil }
      return add(.not(typed.id), .boolean)
    case .negative(let inner):
      if let value = integer(syntax) { return add(.integer(value), .integer(value, value)) }
      guard let typed = lowerExpression(inner, scope, wants: .integer(0, 0)) else { return nil }
      let zero = program.expressions.append(.integer(0))
      return add(.binary(.subtract, zero, typed.id), .integer(Int32.min, Int32.max))
    case .binary(let operation, let left, let right):
      return lowerBinary(operation, left, right, scope, syntax.range)
    case .joined(let items): return lowerJoined(items, scope)
    case .query(let query) where isHasText(tree[query]):
      return lowerHasText(tree[query], scope)
    case .query(let query): return lowerQuery(tree[query], scope, syntax.range)
    case .decimal, .list:
      report(
        TypeMismatch.value(
          wants: hint.map { describe($0) } ?? .valueOrCondition, found: describe(syntax.kind)),
        syntax.range)
      return nil
    }
  }

  mutating func describe(_ kind: ExpressionSyntax.Kind) -> TypeMismatch.Value {
    switch kind {
    case .decimal: .decimal
    case .list: .list
    case .query: .query
    case .text, .joined: .text
    case .integer: .wholeNumber
    case .path: .name
    case .word: .anyCase
    case .missing, .group, .not, .negative, .binary: .conditionOrSum
    }
  }

  private mutating func add(_ expression: Expression, _ type: ValueType) -> Typed {
    Typed(id: program.expressions.append(expression), type: type)
  }

  mutating func lowerCase(_ name: Name, _ hint: ValueType?, _ range: SourceRange) -> Typed? {
    guard case .enumeration(let enumeration) = hint else {
      // Without a hint the case tells its enum, if only one has it.
      let owners = casesOfName[name] ?? []
      if hint == nil, owners.count == 1 {
        recordUse(.enumerationCase(owners[0]), range)
        return add(.enumerationCase(owners[0]), .enumeration(program.cases[owners[0]].enumeration))
      }
      report(
        TypeMismatch.value(
          wants: hint.map { describe($0) } ?? .any, found: .enumerationCase(text(name))),
        range)
      return nil
    }
    let cases = program.enumerations[enumeration].cases
    let meant = symbols.longEnumerations.find(name, in: cases) { program.cases[$0].name == name }
    if let meant {
      recordUse(.enumerationCase(meant), range)
      return add(.enumerationCase(meant), .enumeration(enumeration))
    }
    let near = guesses.nearest(
      to: text(name),
      among: program.cases[program.enumerations[enumeration].cases].map { program[$0.name] })
    report(
      UnknownCase(
        name: text(name), enumeration: text(program.enumerations[enumeration].name), near: near),
      range)
    return nil
  }

  private mutating func lowerPath(
    _ path: PathSyntax, _ scope: Scope, _ hint: ValueType?, _ neighbour: ID<ExpressionSyntax>?
  ) -> Typed? {
    guard let word = tree[path.parts].first, path.parts.count == 1 else {
      return lowerLongPath(path, scope)
    }
    return lowerName(word, scope, hint, neighbour)
  }

  /// A variable, or one of the words that stand for a value.
  mutating func lowerName(
    _ word: Word, _ scope: Scope, _ hint: ValueType? = nil,
    _ neighbour: ID<ExpressionSyntax>? = nil
  ) -> Typed? {
    if word.name == vocabulary.words.true { return add(.boolean(true), .boolean) }
    if word.name == vocabulary.words.false { return add(.boolean(false), .boolean) }
    guard let variable = findVariable(word.name, scope) else {
      if word.name == vocabulary.words.editing, scope.scene != nil || scope.class != nil {
        return add(.isEditing, .boolean)
      }
      reportUnknownVariable(
        word, scope, neighbour.map { use(beside: $0, scope) } ?? use(hint))
      return nil
    }
    recordUse(.variable(variable), word.range)
    if untyped.contains(variable) { return nil }
    return add(.variable(variable), type(of: program.variables[variable].domain))
  }

  /// `City.paris`, as Swift writes a case, and whatever else has a dot: always a mistake.
  private mutating func lowerLongPath(_ path: PathSyntax, _ scope: Scope) -> Typed? {
    let words = Array(tree[path.parts])
    let last = words[words.count - 1]
    guard let enumeration = symbols.enumerations[words[words.count - 2].name] else {
      let isVariable = findVariable(last.name, scope) != nil
      report(
        UnknownVariable.undeclared(
          spell(path), near: isVariable ? [text(last.name)] : [], .flag), path.range)
      return nil
    }
    let cases = program.enumerations[enumeration].cases
    if symbols.longEnumerations.find(
      last.name, in: cases, where: { program.cases[$0].name == last.name }) != nil
    {
      report(
        UnknownVariable.undeclared(spell(path), near: ["." + text(last.name)], .flag), path.range)
    } else {
      let near = guesses.nearest(
        to: text(last.name), among: program.cases[cases].map { program[$0.name] })
      report(
        UnknownCase(
          name: text(last.name), enumeration: text(program.enumerations[enumeration].name),
          near: near),
        path.range)
    }
    return nil
  }

  private mutating func lowerBinary(
    _ operation: ExpressionSyntax.Operator, _ left: ID<ExpressionSyntax>,
    _ right: ID<ExpressionSyntax>, _ scope: Scope, _ range: SourceRange
  ) -> Typed? {
    switch operation {
    case .and, .or:
      guard let (first, second) = lowerSides(left, right, scope, wants: .boolean) else {
        return nil
      }
      return add(.binary(operation == .and ? .and : .or, first.id, second.id), .boolean)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return lowerComparison(operation, left, right, scope)
    case .add, .subtract:
      if isText(left) || isText(right) {
        report(TypeMismatch.joinedTexts, range)
        return nil
      }
      guard let (first, second) = lowerSides(left, right, scope, wants: .integer(0, 0)) else {
        return nil
      }
      return add(
        .binary(operation == .add ? .add : .subtract, first.id, second.id),
        .integer(Int32.min, Int32.max))
    case .contains: return lowerContains(left, right, scope)
    case .multiply, .divide:
      report(
        TypeMismatch.value(wants: .valueOrCondition, found: .operator(operation.spelling)),
        range)
      return nil
    }
  }

  /// `"\(count) items"`, halved until one piece is left: the tree stays low however many pieces there are.
  private mutating func lowerJoined(_ items: IDRange<ExpressionItem>, _ scope: Scope) -> Typed? {
    var pieces: [ID<Expression>] = []
    for item in tree[items] {
      guard let piece = lowerExpression(item.expression, scope, hint: nil) else { return nil }
      pieces.append(piece.id)
    }
    return Typed(id: joined(pieces[...]), type: .text)
  }

  private mutating func joined(_ pieces: ArraySlice<ID<Expression>>) -> ID<Expression> {
    guard pieces.count > 1 else {
      return pieces.first ?? program.expressions.append(.text(program.names.intern("")))
    }
    let middle = pieces.startIndex + pieces.count / 2
    let left = joined(pieces[..<middle])
    let right = joined(pieces[middle...])
    return program.expressions.append(.joined(left, right))
  }

  /// Whether a text is at an end of a sum.
  private mutating func isText(_ id: ID<ExpressionSyntax>) -> Bool {
    switch tree[id].kind {
    case .text: true
    case .binary(.add, let left, let right): isText(left) || isText(right)
    case .group(let inner): isText(inner)
    default: false
    }
  }

  /// Both are looked at even if there is a mistake in the first.
  private mutating func lowerSides(
    _ left: ID<ExpressionSyntax>, _ right: ID<ExpressionSyntax>, _ scope: Scope, wants: ValueType
  ) -> (Typed, Typed)? {
    let first = lowerExpression(left, scope, wants: wants)
    let second = lowerExpression(right, scope, wants: wants)
    guard let first, let second else { return nil }
    return (first, second)
  }

  private mutating func lowerComparison(
    _ operation: ExpressionSyntax.Operator, _ left: ID<ExpressionSyntax>,
    _ right: ID<ExpressionSyntax>, _ scope: Scope
  ) -> Typed? {
    // A case stands for a value of whatever the other side is.
    var leftFirst = true
    if case .word = tree[left].kind { leftFirst = false }
    let one = leftFirst ? left : right
    let other = leftFirst ? right : left
    guard let first = lowerExpression(one, scope, hint: nil, beside: other) else {
      // A case alone does not say what it belongs to.
      if case .word = tree[other].kind { return nil }
      _ = lowerExpression(other, scope, hint: nil, beside: one)
      return nil
    }
    let comparison: Expression.Operator
    switch operation {
    case .equal: comparison = .equal
    case .notEqual: comparison = .notEqual
    case .less: comparison = .less
    case .lessOrEqual: comparison = .lessOrEqual
    case .greater: comparison = .greater
    default: comparison = .greaterOrEqual
    }
    if comparison != .equal && comparison != .notEqual {
      guard case .integer = first.type else {
        report(
          TypeMismatch.value(wants: .wholeNumber, found: describe(first.type)), tree[one].range)
        return nil
      }
    }
    guard let second = lowerExpression(other, scope, wants: first.type) else { return nil }
    if case .text = first.type {
      report(
        TypeMismatch.value(wants: .variableOrValue, found: .textThatCannotBeCompared),
        tree[one].range)
      return nil
    }
    checkComparable(first, with: second, tree[other].range)
    checkComparable(second, with: first, tree[one].range)
    let sides = leftFirst ? (first.id, second.id) : (second.id, first.id)
    checkVaries(
      comparison, sides.0, sides.1, SourceRange(from: tree[left].range, to: tree[right].range))
    return add(.binary(comparison, sides.0, sides.1), .boolean)
  }

  /// A number that the variable on the other side can never be.
  private mutating func checkComparable(
    _ side: Typed, with other: Typed, _ range: SourceRange
  ) {
    guard case .variable(let variable) = program.expressions[side.id] else { return }
    checkRange(other, program.variables[variable].domain, range)
  }

  // MARK: Names of variables

  mutating func findVariable(_ name: Name, _ scope: Scope) -> ID<Variable>? {
    if let row = scope.row, program.variables[row].name == name { return row }
    if let scene = scope.scene.map({ program.codeOwner(of: $0) }) {
      if let own = variable(name, in: program.scenes[cold: scene].variables) { return own }
      if let found = variable(name, of: program.scenes[scene].customClass) { return found }
      if let found = itemVariable(name, of: scene) { return found }
    }
    return variable(name, of: scope.class) ?? variable(name, in: program.appVariables)
  }

  private mutating func variable(_ name: Name, of class: ID<Class>?) -> ID<Variable>? {
    var next = `class`
    while let current = next {
      if let found = variable(name, in: program.classes[current].variables) { return found }
      next = program.classes[current].superclass
    }
    return nil
  }

  private mutating func variable(_ name: Name, in range: IDRange<Variable>) -> ID<Variable>? {
    symbols.longVariables.find(name, in: range) { program.variables[$0].name == name }
  }

  /// The variables that an unknown one may have been meant to be.
  mutating func variables(near name: Name, _ scope: Scope, skipping count: Int = 0) -> [String] {
    if guesses.areExhausted { return [] }
    let known = Array(knownVariables(scope).dropFirst(count))
    return guesses.nearest(to: text(name), among: known)
  }

  /// The variables that can be meant in a scope, for suggestions.
  private mutating func knownVariables(_ scope: Scope) -> [String] {
    var ids = Array(program.appVariables)
    if let row = scope.row { ids.append(row) }
    if let scene = scope.scene.map({ program.codeOwner(of: $0) }) {
      ids += program.scenes[cold: scene].variables
      for current in program.classChain(of: scene) { ids += program.classes[current].variables }
    }
    var next = scope.class
    while let current = next {
      ids += program.classes[current].variables
      next = program.classes[current].superclass
    }
    return ids.map { text(program.variables[$0].name) }
  }

  /// What a variable would have to be for this type.
  mutating func use(_ hint: ValueType?) -> UnknownVariable.Use {
    switch hint {
    case .integer: .number(0)
    case .enumeration(let enumeration): .enumeration(text(program[enumeration].name))
    case .boolean, .text, nil: .flag
    case .list: .list
    }
  }

  /// What a variable would have to be that is compared with this, or becomes this.
  mutating func use(beside id: ID<ExpressionSyntax>, _ scope: Scope) -> UnknownVariable.Use {
    switch tree[id].kind {
    case .integer(let number): return .number(number)
    case .negative: return .number(integer(tree[id]) ?? 0)
    case .text(let text): return .text(self.text(text))
    case .group(let inner): return use(beside: inner, scope)
    case .word(let name):
      guard let owner = program.cases.rows.first(where: { $0.name == name }) else {
        return .newCase(text(name))
      }
      return .enumeration(text(program[owner.enumeration].name))
    case .path:
      guard let word = singleWord(id), let variable = findVariable(word.name, scope) else {
        return .flag
      }
      return use(type(of: program.variables[variable].domain))
    case .binary(.add, _, _), .binary(.subtract, _, _), .binary(.multiply, _, _),
      .binary(.divide, _, _):
      return .number(0)
    case .joined: return .text("")
    case .list: return .list
    case .missing, .not, .binary, .decimal, .query: return .flag
    }
  }

  mutating func reportUnknownVariable(
    _ word: Word, _ scope: Scope, _ use: UnknownVariable.Use
  ) {
    let spelling = text(word.name)
    // The case of an enum without its point is a common slip.
    if casesOfName[word.name] != nil {
      report(UnknownVariable.undeclared(spelling, near: ["." + spelling], .flag), word.range)
      return
    }
    var near: [String] = []
    if !guesses.areExhausted {
      let known = knownVariables(scope) + ["true", "false"]
      near = Alias.translations(of: spelling, among: known)
      if near.isEmpty && Alias.advice(on: spelling) == nil {
        near = guesses.nearest(to: spelling, among: known)
      }
    }
    report(UnknownVariable.undeclared(spelling, near: near, use), word.range)
  }

  /// What a sum of plain numbers comes to; nil when it changes, or is too large for any domain.
  mutating func constantSum(_ id: ID<Expression>) -> Int32? {
    switch program.expressions[id] {
    case .integer(let value): return value
    case .binary(let operation, let left, let right) where operation.facts.operands == .integers:
      guard let first = constantSum(left), let second = constantSum(right) else { return nil }
      let (sum, isTooLarge) =
        operation == .add
        ? first.addingReportingOverflow(second) : first.subtractingReportingOverflow(second)
      return isTooLarge ? nil : sum
    default: return nil
    }
  }

  /// The integer that stands for a constant of a domain, or nil after a report.
  mutating func constant(_ id: ID<ExpressionSyntax>, in domain: Variable.Domain) -> Int32? {
    let syntax = tree[id]
    if domain.item != nil, case .list(let items) = syntax.kind {
      return constantList(items, domain, syntax.range)
    }
    let start = program.expressions.end
    guard let typed = lowerExpression(id, .app, wants: type(of: domain)) else { return nil }
    // An initial value is a plain number in its table, not an expression.
    let sum = constantSum(typed.id)
    let expression = sum.map { .integer($0) } ?? program.expressions[typed.id]
    program.expressions.truncate(to: start)
    switch expression {
    case .boolean(let flag): return flag ? 1 : 0
    case .integer(let value):
      if case .integer(let low, let high) = domain, value < low || value > high {
        report(OutOfRange.domain(value, low: low, high: high), syntax.range)
        return nil
      }
      return value
    case .enumerationCase(let id):
      return Int32(id.index - program.enumerations[program.cases[id].enumeration].cases.lower)
    default:
      report(
        TypeMismatch.value(wants: describe(type(of: domain)), found: .changing),
        syntax.range)
      return nil
    }
  }
}
