import NavModel
import NavSyntax
import NavText

/// Conditions of claims: what guards ask of variables, what `expect` asks of the screen, and scenes by their names.
///
/// A word is a question of `expect` first, then a variable of the app, then a scene, and `initial` if nothing is called so.
extension BodyLowering {
  /// Operands are appended before what combines them. Nil after a report.
  mutating func lowerStateCondition(_ id: ID<ExpressionSyntax>, _ scope: Scope) -> ID<Condition>? {
    switch tree[id].kind {
    case .missing: return nil
    case .group(let inner): return lowerStateCondition(inner, scope)
    case .not(let inner):
      return lowerStateCondition(inner, scope).map { program.conditions.append(.not($0)) }
    case .binary(.and, let left, let right):
      return lowerBoth(left, right, scope).map { program.conditions.append(.and($0, $1)) }
    case .binary(.or, let left, let right):
      return lowerBoth(left, right, scope).map { program.conditions.append(.or($0, $1)) }
    case .binary(let operation, let left, let right):
      return lowerStateComparison(operation, left, right, id, scope)
    case .path, .query: return lowerAlone(id, scope)
    case .integer, .decimal, .text, .word, .list, .joined, .negative:
      report(BadCondition.nothing, tree[id].range)
      return nil
    }
  }

  /// Both are looked at even if there is a mistake in the first.
  private mutating func lowerBoth(
    _ left: ID<ExpressionSyntax>, _ right: ID<ExpressionSyntax>, _ scope: Scope
  ) -> (ID<Condition>, ID<Condition>)? {
    let first = lowerStateCondition(left, scope)
    let second = lowerStateCondition(right, scope)
    guard let first, let second else { return nil }
    return (first, second)
  }

  // MARK: Words

  /// What one side of a comparison is, or what is a condition by itself.
  private enum Asked {
    /// Of `expect`.
    case question(Query)
    /// How many scenes there are; the question that lists them.
    case number(Query, of: PathSyntax?)
    /// A variable of each instance of a scene, which is named.
    case instanceVariable
    /// The same, and no scene is named.
    case variableOfNoScene(Word)
    case scene(PathSyntax)
    case initial
    /// A value of variables of the app, or nothing that is known.
    case expression
    case unknown(Word)
  }

  private mutating func asked(_ id: ID<ExpressionSyntax>) -> Asked {
    switch tree[id].kind {
    case .group(let inner): return asked(inner)
    case .path(let path): return asked(path, of: nil)
    case .query(let query): return asked(tree[query].path, of: tree[query].subject)
    default: return .expression
    }
  }

  private mutating func asked(_ path: PathSyntax, of subject: PathSyntax?) -> Asked {
    guard let word = tree[path.parts].first else { return .expression }
    guard path.parts.count == 1 else {
      let parts = Array(tree[path.parts])
      if subject == nil, parts.count == 2, symbols.storyboards[parts[0].name] != nil {
        return .scene(path)
      }
      // `Cart.title` and `City.paris`, of which others know more.
      return symbols.enumerations[parts[0].name] == nil ? .question(.visible) : .expression
    }
    let variables = variables(called: word.name)
    let isApps = variables.first.map { program.variables[$0].owner == .app } ?? false
    if let query = vocabulary[word.name]?.query,
      !(isApps && query.facts.subject == .element && subject == nil)
    {
      return .question(query)
    }
    if text(word.name) == Condition.countKeyword, let subject, subject.parts.count == 1,
      let query = tree[subject.parts].first.flatMap({ vocabulary[$0.name]?.query }),
      query == .presented || query == .stack
    {
      return .number(query, of: nil)
    }
    if variables.isEmpty && text(word.name) == Condition.depthKeyword {
      return .number(.stack, of: subject)
    }
    if subject != nil {
      if !variables.isEmpty { return .instanceVariable }
      return isListOperation(word) ? .expression : .unknown(word)
    }
    if isApps { return .expression }
    if roles(of: word.name).contains(.scene) || symbols.storyboards[word.name] != nil {
      return .scene(path)
    }
    if !variables.isEmpty { return .variableOfNoScene(word) }
    if word.name == vocabulary.words.initial { return .initial }
    if word.name == vocabulary.words.true || word.name == vocabulary.words.false {
      return .expression
    }
    return .unknown(word)
  }

  /// `count of cities`
  private mutating func isListOperation(_ word: Word) -> Bool {
    text(word.name) == Condition.countKeyword
  }

  /// Whether a variable or a scene has this name.
  mutating func isDeclared(_ name: Name) -> Bool {
    roles(of: name).contains(.scene) || !variables(called: name).isEmpty
  }

  // MARK: Conditions of one word

  private mutating func lowerAlone(_ id: ID<ExpressionSyntax>, _ scope: Scope) -> ID<Condition>? {
    switch asked(id) {
    case .question(let query):
      guard isAboutStates(query, tree[id].range) else { return nil }
      return lowerExpectation(id, scope).map { program.conditions.append(.expectation($0)) }
    case .instanceVariable:
      return lowerExpectation(id, scope).map { program.conditions.append(.expectation($0)) }
    case .number(let query, _):
      report(BadCondition.numberAlone(query), tree[id].range)
      return nil
    case .scene(let path):
      let parts = Array(tree[path.parts])
      let found = scene(
        parts[parts.count - 1].name, qualifier: parts.count == 2 ? parts[0].name : .none, scope,
        at: path.range)
      return found.map { program.conditions.append(.visible($0)) }
    case .initial: return program.conditions.append(.initial)
    case .expression:
      return lowerCondition(id, .app).map { program.conditions.append(.expression($0)) }
    case .variableOfNoScene(let word):
      reportVariableOfNoScene(word)
      return nil
    case .unknown(let word):
      reportUnknown(word)
      return nil
    }
  }

  /// Whether a question has an answer in each state: some are about the step that led there.
  private mutating func isAboutStates(_ query: Query, _ range: SourceRange) -> Bool {
    if query.isAboutLastStep { report(BadCondition.lastStep(query), range) }
    return !query.isAboutLastStep
  }

  private mutating func reportVariableOfNoScene(_ word: Word) {
    let owner = program.scenes.ids.first {
      program.variable(word.name, of: $0).map { program.variables[$0].owner == .instance } ?? false
    }
    report(
      BadCondition.variableOfNoScene(
        text(word.name), scene: owner.map { text(program.scenes[$0].name) } ?? "Detail"),
      word.range)
  }

  private mutating func reportUnknown(_ word: Word) {
    let known =
      Query.allCases.filter { !$0.isAboutLastStep }.map { $0.facts.keyword }
      + program.variables[program.appVariables].map { program[$0.name] }
      + program.scenes.rows.map { program[$0.name] }
      + [Condition.depthKeyword, ClaimKind.initialKeyword]
    report(
      UnknownQuery(
        word: text(word.name),
        near: guesses.nearest(to: text(word.name), among: known.filter { !$0.isEmpty }),
        isClaimed: true),
      word.range)
  }

  // MARK: Comparisons

  private mutating func lowerStateComparison(
    _ operation: ExpressionSyntax.Operator, _ left: ID<ExpressionSyntax>,
    _ right: ID<ExpressionSyntax>, _ id: ID<ExpressionSyntax>, _ scope: Scope
  ) -> ID<Condition>? {
    switch asked(left) {
    case .question(let query):
      guard isAboutStates(query, tree[left].range) else { return nil }
      return lowerExpectation(id, scope).map { program.conditions.append(.expectation($0)) }
    case .number(let query, let subject):
      return lowerNumber(query, subject, operation, right, id, scope)
    case .instanceVariable: return lowerInstanceVariable(left, operation, right, id, scope)
    case .variableOfNoScene(let word):
      reportVariableOfNoScene(word)
      return nil
    case .unknown(let word):
      reportUnknown(word)
      return nil
    case .scene, .initial:
      report(BadCondition.comparedScene(spellOperand(left)), tree[left].range)
      return nil
    case .expression: break
    }
    switch asked(right) {
    // `3 < depth of World`
    case .number(let query, let subject):
      guard let mirrored = operation.mirrored else { break }
      return lowerNumber(query, subject, mirrored, left, id, scope)
    case .instanceVariable:
      guard let mirrored = operation.mirrored else { break }
      return lowerInstanceVariable(right, mirrored, left, id, scope)
    case .question, .scene, .initial:
      report(BadCondition.questionOnRight, tree[id].range)
      return nil
    case .variableOfNoScene(let word):
      reportVariableOfNoScene(word)
      return nil
    case .expression, .unknown: break
    }
    return lowerCondition(id, .app).map { program.conditions.append(.expression($0)) }
  }

  private mutating func spellOperand(_ id: ID<ExpressionSyntax>) -> String {
    if case .path(let path) = tree[id].kind { spell(path) } else { "…" }
  }

  /// `depth of World <= 4`, `count of presented > 1`
  private mutating func lowerNumber(
    _ query: Query, _ subject: PathSyntax?, _ operation: ExpressionSyntax.Operator,
    _ answer: ID<ExpressionSyntax>, _ id: ID<ExpressionSyntax>, _ scope: Scope
  ) -> ID<Condition>? {
    guard let comparison = operation.comparison else {
      report(BadCondition.notANumberComparison(operation.spelling), tree[id].range)
      return nil
    }
    var expectation = Expectation(query)
    if let subject {
      guard let owner = containerOfPath(subject, scope) else { return nil }
      expectation.subjectScene = owner
      expectation.subject = program.scenes[owner].name
    }
    guard let number = integer(tree[answer]) else {
      report(
        TypeMismatch.value(wants: .wholeNumber, found: describe(tree[answer].kind)),
        tree[answer].range)
      return nil
    }
    return program.conditions.append(.number(expectation, comparison, number))
  }

  /// The container whose depth is asked for, or nil after a report.
  private mutating func containerOfPath(_ path: PathSyntax, _ scope: Scope) -> ID<Scene>? {
    let parts = Array(tree[path.parts])
    guard
      let found = scene(
        parts[parts.count - 1].name, qualifier: parts.count == 2 ? parts[0].name : .none, scope,
        at: path.range)
    else { return nil }
    let kind = program.scenes[found].kind
    if kind == .navigation || kind == .tabBar { return found }
    report(
      BadCondition.noStack(spell(path)), path.range)
    return nil
  }

  /// `quantity of Item < 3`; only numbers have an order.
  private mutating func lowerInstanceVariable(
    _ asked: ID<ExpressionSyntax>, _ operation: ExpressionSyntax.Operator,
    _ answer: ID<ExpressionSyntax>, _ id: ID<ExpressionSyntax>, _ scope: Scope
  ) -> ID<Condition>? {
    guard let expectation = lowerQuery(asked, scope, beside: answer) else { return nil }
    guard let variable = expectation.variable, !untyped.contains(variable) else { return nil }
    guard case .integer = program.variables[variable].domain,
      let comparison = operation.comparison
    else {
      return lowerExpectation(id, scope).map { program.conditions.append(.expectation($0)) }
    }
    let domain = program.variables[variable].domain
    return constant(answer, in: domain).map {
      program.conditions.append(.number(expectation, comparison, $0))
    }
  }
}

extension ExpressionSyntax.Operator {
  /// As comparisons of numbers have it.
  fileprivate var comparison: Expression.Operator? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .or, .and, .contains, .add, .subtract, .multiply, .divide: nil
    }
  }

  /// The same with its sides exchanged.
  fileprivate var mirrored: ExpressionSyntax.Operator? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .or, .and, .contains, .add, .subtract, .multiply, .divide: nil
    }
  }
}
