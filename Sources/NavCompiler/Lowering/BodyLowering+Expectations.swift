import NavModel
import NavSyntax
import NavText

extension BodyLowering {
  /// What is after `expect`: a question, maybe negated, maybe compared with an answer.
  mutating func lowerExpectation(_ id: ID<ExpressionSyntax>, _ scope: Scope) -> Expectation? {
    switch tree[id].kind {
    case .missing: return nil
    case .group(let inner): return lowerExpectation(inner, scope)
    case .not(let inner):
      guard var expectation = lowerExpectation(inner, scope) else { return nil }
      switch expectation.comparison {
      case .equal: expectation.comparison = .notEqual
      case .notEqual: expectation.comparison = .equal
      case .contains: expectation.comparison = .lacks
      case .lacks: expectation.comparison = .contains
      }
      return expectation
    case .binary(let operation, let left, let right):
      return lowerComparison(operation, left, right, scope, tree[id].range)
    case .path, .query:
      guard var expectation = lowerQuery(id, scope) else { return nil }
      guard answer(of: expectation) == .boolean else {
        reportExpectation(
          .noComparison(question: spellQuery(id), expectation.query.facts.answer),
          tree[id].range)
        return nil
      }
      expectation.expected = program.values.append(contentsOf: [.boolean(true)])
      return expectation
    default:
      reportExpectation(.nothing, tree[id].range)
      return nil
    }
  }

  private mutating func reportExpectation(_ problem: BadExpectation, _ range: SourceRange) {
    report(isClaimed ? .claimed(problem) : problem, range)
  }

  private mutating func spellQuery(_ id: ID<ExpressionSyntax>) -> String {
    switch tree[id].kind {
    case .path(let path): spell(path)
    case .query(let query): spell(tree[query].path) + " of " + spell(tree[query].subject)
    default: ""
    }
  }

  /// How an answer is compared; a Boolean variable can be expected by itself.
  private mutating func answer(of expectation: Expectation) -> Query.Answer {
    if expectation.query == .variable, let variable = expectation.variable,
      program.variables[variable].domain == .boolean
    {
      return .boolean
    }
    return expectation.query.facts.answer
  }

  private mutating func lowerComparison(
    _ operation: ExpressionSyntax.Operator, _ left: ID<ExpressionSyntax>,
    _ right: ID<ExpressionSyntax>, _ scope: Scope, _ range: SourceRange
  ) -> Expectation? {
    let comparison: Expectation.Comparison
    switch operation {
    case .equal: comparison = .equal
    case .notEqual: comparison = .notEqual
    case .contains: comparison = .contains
    default:
      reportExpectation(.comparison(operator: operation.spelling), range)
      return nil
    }
    guard var expectation = lowerQuery(left, scope, beside: right) else { return nil }
    expectation.comparison = comparison
    guard let expected = lowerAnswer(right, expectation, scope) else { return nil }
    expectation.expected = program.values.append(contentsOf: expected)
    return expectation
  }

  // MARK: Questions

  /// `answer` is what it is compared with.
  mutating func lowerQuery(
    _ id: ID<ExpressionSyntax>, _ scope: Scope, beside answer: ID<ExpressionSyntax>? = nil
  ) -> Expectation? {
    var subject: PathSyntax?
    let path: PathSyntax
    switch tree[id].kind {
    case .path(let found): path = found
    case .query(let query): (path, subject) = (tree[query].path, tree[query].subject)
    default:
      reportExpectation(.noQuestion, tree[id].range)
      return nil
    }
    guard let word = tree[path.parts].first, path.parts.count == 1 else {
      reportPath(path)
      return nil
    }
    let isVariable = !variables(called: word.name).isEmpty
    if let query = vocabulary[word.name]?.query,
      !(isVariable && query.facts.subject == .element && subject == nil)
    {
      var expectation = Expectation(query)
      return lowerSubject(subject, &expectation, word, scope) ? expectation : nil
    }
    guard isVariable else {
      if roles(of: word.name).contains(.scene) {
        reportExpectation(.scene(text(word.name)), word.range)
        return nil
      }
      let near = guesses.nearest(
        to: text(word.name),
        among: Query.allCases.map { $0.facts.keyword }
          + program.variables.rows.map { program[$0.name] })
      report(
        UnknownQuery(word: text(word.name), near: near, isClaimed: isClaimed), word.range)
      return nil
    }
    return lowerVariableQuery(word, subject, scope, beside: answer)
  }

  /// `Photo.height`, as constraints say it, and `Cart.title`, as Swift does.
  private mutating func reportPath(_ path: PathSyntax) {
    let parts = tree[path.parts].map { text($0.name) }
    let first = parts[0]
    let last = parts[parts.count - 1]
    let sides = Constraint.Anchor.allCases.map { $0.keyword }
    if sides.contains(last) || sides.contains(where: { $0 + "Anchor" == last }) {
      reportExpectation(.sideOfConstraint(element: first), path.range)
    } else if parts.count == 2, Query.allCases.contains(where: { $0.facts.keyword == first }) {
      let query = Query.allCases.first { $0.facts.keyword == last }
      reportExpectation(
        .questionOfAnswer(first, asks: last, query?.facts.subject), path.range)
    } else if parts.count == 2,
      Query.allCases.contains(where: { $0.facts.keyword == last })
        || program.variables.rows.contains(where: { text($0.name) == last })
    {
      let query = Query.allCases.first { $0.facts.keyword == last }
      reportExpectation(
        .subjectFirst(
          subject(tree[path.parts].first?.name ?? .none, askedFor: query), question: last,
          isYesOrNo: query?.facts.answer == .boolean),
        path.range)
    } else {
      report(UnknownQuery(word: spell(path), near: [], isClaimed: isClaimed), path.range)
    }
  }

  /// What `Cart` of `Cart.title` is: only containers have a bar of their own.
  private mutating func subject(_ name: Name, askedFor query: Query?) -> BadExpectation.Subject {
    guard query?.facts.subject == .containerOrNothing else { return .any(text(name)) }
    if roles(of: name).isDisjoint(with: .scene) { return .element(text(name)) }
    let isContainer = program.scenes.rows.contains { $0.name == name && $0.kind.isContainer }
    return isContainer ? .container(text(name)) : .scene
  }

  private mutating func lowerVariableQuery(
    _ word: Word, _ subject: PathSyntax?, _ scope: Scope, beside answer: ID<ExpressionSyntax>?
  ) -> Expectation? {
    var expectation = Expectation(.variable)
    if let subject {
      guard let scene = sceneOfPath(subject, scope) else { return nil }
      guard let variable = findVariable(word.name, Scope(scene: scene)) else {
        reportUnknownVariable(
          word, Scope(scene: scene), answer.map { use(beside: $0, .app) } ?? .flag)
        return nil
      }
      recordUse(.variable(variable), word.range)
      expectation.subject = program.scenes[scene].name
      expectation.subjectScene = scene
      expectation.variable = variable
      return expectation
    }
    expectation.variable = variables(called: word.name).first
    if let variable = expectation.variable { recordUse(.variable(variable), word.range) }
    return expectation
  }

  private mutating func sceneOfPath(_ path: PathSyntax, _ scope: Scope) -> ID<Scene>? {
    let parts = Array(tree[path.parts])
    return scene(
      parts[parts.count - 1].name, qualifier: parts.count == 2 ? parts[0].name : .none, scope,
      at: path.range)
  }

  private mutating func lowerSubject(
    _ subject: PathSyntax?, _ expectation: inout Expectation, _ word: Word, _ scope: Scope
  ) -> Bool {
    let wants = expectation.query.facts.subject
    guard let subject else {
      if wants == .scene || wants == .element || wants == .placed {
        reportExpectation(.missingSubject(text(word.name)), word.range)
        return false
      }
      return true
    }
    switch wants {
    case .none:
      reportExpectation(
        .needlessSubject(text(word.name), subject: spell(subject)), subject.range)
      return false
    case .containerOrNothing, .scene, .sceneOrNothing:
      if let name = tree[subject.parts].last, subject.parts.count == 1, !isKnownScene(name),
        !roles(of: name.name).isDisjoint(with: [.element, .barItem])
      {
        reportElement(name, asked: text(word.name))
        return false
      }
      guard let scene = sceneOfPath(subject, scope) else { return false }
      guard wants != .containerOrNothing || program.scenes[scene].kind.isContainer else {
        reportExpectation(
          .notAContainer(text(word.name), subject: spell(subject)), subject.range)
        return false
      }
      expectation.subjectScene = scene
      expectation.subject = program.scenes[scene].name
    case .placed where isScene(subject):
      guard let scene = sceneOfPath(subject, scope) else { return false }
      expectation.subjectScene = scene
      expectation.subject = program.scenes[scene].name
    case .element, .placed:
      guard let name = tree[subject.parts].last else { return false }
      if wants == .placed, ScreenPart(rawValue: text(name.name)) != nil {
        expectation.subject = name.name
        return true
      }
      guard !roles(of: name.name).isDisjoint(with: [.element, .barItem]) else {
        if roles(of: name.name).contains(.scene) {
          reportScene(name, asked: text(word.name))
          return false
        }
        let parts = wants == .placed ? ScreenPart.allCases.map { $0.keyword } : []
        let near = guesses.nearest(
          to: text(name.name),
          among: (program.elements.rows.map { program[$0.name] }
            + program.barItems.rows.map { program[$0.name] } + parts).filter { !$0.isEmpty })
        report(UnknownElement.inProject(text(name.name), near: near), name.range)
        return false
      }
      recordUse(.shown(name.name), name.range)
      expectation.subject = name.name
    }
    return true
  }

  private mutating func isKnownScene(_ name: Word) -> Bool {
    !roles(of: name.name).isDisjoint(with: .scene)
  }

  /// `enabled of Cart`: only what is in the scene is enabled, and only that has a text.
  private mutating func reportScene(_ name: Word, asked question: String) {
    var example = "Save"
    if let id = program.scenes.ids.first(where: { program.scenes[$0].name == name.name }) {
      for element in program.scenes[id].elements where !program.elements[element].name.isNone {
        example = text(program.elements[element].name)
        break
      }
    }
    reportExpectation(
      .askedOfScene(question, scene: text(name.name), element: example),
      name.range)
  }

  /// `title of Save`: an element has no bar.
  private mutating func reportElement(_ name: Word, asked question: String) {
    reportExpectation(.askedOfElement(question, element: text(name.name)), name.range)
  }

  /// Whether a name stands for a scene and for no element: elements are asked about more often. After the name of a
  /// storyboard comes a scene.
  private mutating func isScene(_ path: PathSyntax) -> Bool {
    guard let name = tree[path.parts].last?.name else { return false }
    if path.parts.count == 2, let first = tree[path.parts].first?.name,
      let storyboard = symbols.storyboards[first]
    {
      return sceneNamed(name, in: storyboard) != nil
    }
    let roles = roles(of: name)
    return roles.contains(.scene) && roles.isDisjoint(with: [.element, .barItem])
  }

  // MARK: Answers

  private mutating func lowerAnswer(
    _ id: ID<ExpressionSyntax>, _ expectation: Expectation, _ scope: Scope
  ) -> [AttributeValue]? {
    let query = expectation.query
    switch query.facts.answer {
    case .scene:
      // The More controller and its list are no scenes (MORE-4).
      if let more = moreWord(id), query == .visible || query == .selected { return [.text(more)] }
      // No scene at all, unless one is called so.
      if let word = singleWord(id), word.name == vocabulary.words.none,
        !roles(of: word.name).contains(.scene)
      {
        return []
      }
      if let word = singleWord(id), text(word.name) == "nil" {
        report(
          UnknownScene.undeclared("nil", in: nil, near: ["none"], places: []), word.range)
        return nil
      }
      return sceneExpression(id, scope).map { [.scene($0)] }
    case .scenes:
      guard let items = listItems(id, .scenes) else { return nil }
      return items.compactMap { sceneExpression($0, scope) }.map { .scene($0) }
    case .text:
      // No badge at all is not one that says nothing (TAB-34).
      if query == .badge, singleWord(id)?.name == vocabulary.words.none { return [] }
      guard case .text(let text) = tree[id].kind else { return unquotedAnswer(id) }
      return [.text(text)]
    case .texts:
      guard let items = listItems(id, .texts) else { return nil }
      var texts: [AttributeValue] = []
      for item in items {
        guard case .text(let text) = tree[item].kind else { return unquotedAnswer(item) }
        if query == .effects { checkEffect(text, at: tree[item].range) }
        texts.append(.text(text))
      }
      return texts
    case .numbers:
      guard let items = listItems(id, .fourNumbers) else { return nil }
      var numbers: [AttributeValue] = []
      for item in items {
        guard let number = thousandths(tree[item]) else { return wrongAnswer(item, .number) }
        numbers.append(.number(number))
      }
      guard numbers.count == 4 else {
        report(
          TypeMismatch.value(wants: .fourNumbers, found: .listOf(numbers.count)), tree[id].range)
        return nil
      }
      return numbers
    case .boolean:
      guard let word = singleWord(id) else { return wrongAnswer(id, .boolean) }
      if word.name == vocabulary.words.true { return [.boolean(true)] }
      if word.name == vocabulary.words.false { return [.boolean(false)] }
      return wrongAnswer(id, .boolean)
    case .word:
      let words = query.words
      if query.mayHaveNoAnswer, singleWord(id)?.name == vocabulary.words.none { return [] }
      guard let word = singleWord(id) else {
        if let found = foreignWord(id, among: words) {
          report(UnknownValue.spelledOtherwise(found.word, written: found.written), found.range)
          return nil
        }
        return wrongAnswer(id, .word(example: words[0]))
      }
      guard words.contains(text(word.name)) else {
        report(
          UnknownValue.word(
            text(word.name), of: query.facts.keyword,
            near: nearest(to: text(word.name), among: words), all: words), word.range)
        return nil
      }
      return [.text(word.name)]
    case .callbacks:
      guard let items = listItems(id, .callbacks) else { return nil }
      return items.compactMap { callback($0, scope) }
    case .value:
      guard let variable = expectation.variable, !untyped.contains(variable) else { return nil }
      let domain = program.variables[variable].domain
      if let word = self.variable(in: id) {
        let question =
          (isClaimed ? "always " : "expect ") + text(program.variables[variable].name)
        let subject = expectation.subject.isNone ? "" : " of " + text(expectation.subject)
        let sign = expectation.comparison == .notEqual ? " !=" : " =="
        reportVariable(word, line: question + subject + sign, type(of: domain))
        return nil
      }
      return constant(id, in: domain).map { [.integer($0)] }
    }
  }

  /// A code that nothing raises or logs is in no list, so what does not expect it could never fail.
  mutating func checkEffect(_ code: Name, at range: SourceRange, of question: String = "effects") {
    let spelling = text(code)
    if EffectCode.all.contains(spelling) { return }
    // Between the quotes.
    let inner = SourceRange(Int(range.start) + 1, Int(range.end) - 1)
    report(
      UnknownValue.word(
        spelling, of: question, near: nearest(to: spelling, among: EffectCode.all),
        all: EffectCode.all), inner)
  }

  /// `More`, where no scene is called so.
  private mutating func moreWord(_ id: ID<ExpressionSyntax>) -> Name? {
    guard let word = singleWord(id), isMore(word.name) else { return nil }
    return word.name
  }

  private mutating func isMore(_ name: Name) -> Bool {
    text(name) == "More" && !roles(of: name).contains(.scene)
  }

  private mutating func wrongAnswer(_ id: ID<ExpressionSyntax>, _ wants: TypeMismatch.Value)
    -> [AttributeValue]?
  {
    report(TypeMismatch.value(wants: wants, found: describe(tree[id].kind)), tree[id].range)
    return nil
  }

  /// A word or a number where a text must be only lacks its quotes.
  private mutating func unquotedAnswer(_ id: ID<ExpressionSyntax>) -> [AttributeValue]? {
    let answer: String
    switch tree[id].kind {
    case .path(let path):
      answer = spell(path)
      if ["none", "nil", "null", "false", "no"].contains(answer) {
        report(TypeMismatch.noneForText(answer), tree[id].range)
        return nil
      }
    case .integer(let number): answer = "\(number)"
    default: return wrongAnswer(id, .textInQuotes)
    }
    report(
      TypeMismatch.answerWithoutQuotes(answer, found: describe(tree[id].kind)), tree[id].range)
    return nil
  }

  private mutating func listItems(_ id: ID<ExpressionSyntax>, _ wants: TypeMismatch.Value)
    -> [ID<ExpressionSyntax>]?
  {
    guard case .list(let items) = tree[id].kind else {
      if let word = singleWord(id), ["none", "nil"].contains(text(word.name)),
        !roles(of: word.name).contains(.scene)
      {
        report(TypeMismatch.noneForList(text(word.name)), word.range)
        return nil
      }
      if case .path(let path) = tree[id].kind {
        report(
          TypeMismatch.listWithoutBrackets(wants: wants, first: spell(path)), tree[id].range)
        return nil
      }
      report(TypeMismatch.value(wants: wants, found: describe(tree[id].kind)), tree[id].range)
      return nil
    }
    return tree[items].map { $0.expression }
  }

  /// `Scene.viewWillAppear`, or the callback alone.
  private mutating func callback(_ id: ID<ExpressionSyntax>, _ scope: Scope) -> AttributeValue? {
    guard case .path(let path) = tree[id].kind, path.parts.count <= 2 else {
      report(
        TypeMismatch.value(wants: .callback, found: describe(tree[id].kind)),
        tree[id].range)
      return nil
    }
    let parts = Array(tree[path.parts])
    let isMore = parts.count == 2 && isMore(parts[0].name)
    if parts.count == 2, !isMore,
      scene(parts[0].name, qualifier: .none, scope, at: parts[0].range) == nil
    {
      return nil
    }
    if let word = parts.last, !isCallback(word.name) {
      let spelling = text(word.name)
      let known =
        LifecycleHook.allCases.map { $0.facts.keyword }
        + DelegateCallback.allCases.map { $0.rawValue }
      report(
        UnknownKeyword.unknown(
          spelling, in: .callbacks, near: nearest(to: spelling, among: known)),
        word.range)
      return nil
    }
    return .text(program.names.intern(spell(path)))
  }

  /// A callback that is never sent is in no list, so expecting its absence could never fail.
  private mutating func isCallback(_ name: Name) -> Bool {
    if vocabulary[name]?.hook != nil || DelegateCallback(rawValue: text(name)) != nil {
      return true
    }
    return !roles(of: name).isDisjoint(with: [.method, .actionConnection])
  }
}
