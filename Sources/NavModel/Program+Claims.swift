import NavText

// How claims, conditions and expectations are written.

extension Program {
  /// A claim as one writes it, such as `from Home within 2 taps Cart`.
  public func spelled(_ claim: ID<Claim>) -> String {
    let home = checks.rows.first { $0.claims.contains(claim) }?.storyboard
    return spelling(home).text(of: claim)
  }

  /// A condition as one writes it, in a check that launches this storyboard.
  public func spelled(_ condition: ID<Condition>, in storyboard: ID<Storyboard>?) -> String {
    spelling(storyboard).text(of: condition)
  }

  private func spelling(_ home: ID<Storyboard>?) -> ClaimSpelling {
    ClaimSpelling(self, word: { $0 }, scene: { name(of: $0, in: home) })
  }
}

/// Writes claims with what names are made into: as they are for messages, in backquotes where a text needs them.
public struct ClaimSpelling {
  private let program: Program
  private let word: (String) -> String
  private let scene: (ID<Scene>) -> String

  public init(
    _ program: Program, word: @escaping (String) -> String,
    scene: @escaping (ID<Scene>) -> String
  ) {
    self.program = program
    self.word = word
    self.scene = scene
  }

  // MARK: Claims

  /// A line of a check.
  public func text(of id: ID<Claim>) -> String {
    let claim = program[id]
    let facts = claim.kind.facts
    var line = ""
    if facts.hasStart {
      let start = claim.from.map { text(of: $0) } ?? ClaimKind.anyKeyword
      line = ClaimKind.startKeyword + " " + start + " "
    }
    line += facts.keyword
    if facts.hasBound { line += " \(claim.within) " + ClaimKind.unit(of: claim.within) }
    if let goal = claim.goal { line += " " + text(of: goal) }
    if !claim.code.isNone { line += " " + quoted(program[claim.code]) }
    return line
  }

  /// With no more parentheses than it needs.
  public func text(of condition: ID<Condition>) -> String {
    text(of: condition, within: .none)
  }

  private func text(of id: ID<Condition>, within outer: Expression.Binding) -> String {
    let own: Expression.Binding
    let text: String
    switch program[id] {
    case .not(let inner):
      own = .negation
      // Whether `not` goes before `==` is not for a reader to know.
      var binding = Expression.Binding.operand
      if case .not = program[inner] { binding = .negation }
      text = "not " + self.text(of: inner, within: binding)
    case .and(let left, let right):
      own = .and
      text = self.text(of: left, within: .and) + " and " + self.text(of: right, within: .negation)
    case .or(let left, let right):
      own = .or
      text = self.text(of: left, within: .or) + " or " + self.text(of: right, within: .and)
    case .expression(let expression):
      return program.text(of: expression, within: outer) { word(program[$0]) }
    case .expectation(let expectation):
      own = binding(of: expectation)
      text = self.text(of: expectation)
    case .number(let expectation, let comparison, let number):
      own = .comparison
      text = measure(of: expectation) + " " + comparison.facts.keyword + " \(number)"
    case .visible(let visible):
      let isTaken = program.meansSomethingElse(program[visible].name)
      own = isTaken ? .comparison : .operand
      text = (isTaken ? "visible == " : "") + scene(visible)
    case .initial:
      own = .operand
      text = ClaimKind.initialKeyword
    }
    return own.rawValue < outer.rawValue ? "(" + text + ")" : text
  }

  /// What is counted, or the variable that is compared.
  private func measure(of expectation: Expectation) -> String {
    switch expectation.query {
    case .stack: Condition.depthKeyword + subject(of: expectation)
    case .variable: question(of: expectation)
    default: Condition.countKeyword + " of " + question(of: expectation)
    }
  }

  // MARK: Expectations

  /// How tightly an expectation holds together.
  private func binding(of expectation: Expectation) -> Expression.Binding {
    switch (expectation.comparison, isTruth(expectation)) {
    case (.lacks, _), (.notEqual, true): .negation
    case (.equal, true): .operand
    case (.equal, _), (.notEqual, _), (.contains, _): .comparison
    }
  }

  /// What follows `expect`.
  public func text(of expectation: Expectation) -> String {
    let question = question(of: expectation)
    let isNegated = expectation.comparison == .notEqual || expectation.comparison == .lacks
    if isTruth(expectation) { return (isNegated ? "not " : "") + question }
    if expectation.expected.count == 1, let only = expectation.expected.first,
      case .boolean = program[only]
    {
      return question + (isNegated ? " != false" : " == false")
    }
    let answer = answer(to: expectation)
    switch expectation.comparison {
    case .equal: return question + " == " + answer
    case .notEqual: return question + " != " + answer
    case .contains: return question + " contains " + answer
    case .lacks: return "not (" + question + " contains " + answer + ")"
    }
  }

  /// Whether it is the answer to yes or no, which goes without saying.
  private func isTruth(_ expectation: Expectation) -> Bool {
    guard expectation.expected.count == 1, let only = expectation.expected.first else {
      return false
    }
    return program[only] == .boolean(true)
  }

  private func question(of expectation: Expectation) -> String {
    let variable = expectation.variable.map { word(program[program[$0].name]) }
    return (variable ?? expectation.query.facts.keyword) + subject(of: expectation)
  }

  private func subject(of expectation: Expectation) -> String {
    if let owner = expectation.subjectScene { return " of " + scene(owner) }
    return expectation.subject.isNone ? "" : " of " + word(program[expectation.subject])
  }

  private func answer(to expectation: Expectation) -> String {
    let values = program.values[expectation.expected]
    func list(_ text: (AttributeValue) -> String) -> String {
      "[" + values.map(text).joined(separator: ", ") + "]"
    }
    switch expectation.query.facts.answer {
    case .scenes: return list { sceneOrName($0) }
    case .texts: return list { literal($0) }
    case .numbers:
      return list { value in
        if case .number(let number) = value { decimal(thousandths: number) } else { "0" }
      }
    case .callbacks: return list { sceneOrName($0) }
    case .text: return values.first.map { literal($0) } ?? "none"
    case .scene, .word, .boolean: return values.first.map { sceneOrName($0) } ?? "none"
    case .value:
      guard case .integer(let value)? = values.first, let variable = expectation.variable else {
        return "none"
      }
      return self.value(value, in: program[variable].domain)
    }
  }

  private func literal(_ value: AttributeValue) -> String {
    guard case .text(let name) = value else { return "\"\"" }
    return quoted(program[name])
  }

  private func sceneOrName(_ value: AttributeValue) -> String {
    switch value {
    case .scene(let found): scene(found)
    case .text(let name): path(name)
    default: "none"
    }
  }

  /// `Settings.Profile`, which commands and callbacks hold as one name.
  public func path(_ name: Name) -> String {
    program[name].split(separator: ".", omittingEmptySubsequences: false)
      .map { word(String($0)) }.joined(separator: ".")
  }

  /// A value of a variable.
  public func value(_ value: Int32, in domain: Variable.Domain) -> String {
    switch domain {
    case .boolean: return value == 0 ? "false" : "true"
    case .integer: return "\(value)"
    case .enumeration(let enumeration):
      let cases = program[enumeration].cases
      return "." + word(program[program[cases[cases.startIndex + Int(value)]].name])
    case .integers, .cases:
      let items = program.items(of: value, in: domain)
      return "[" + items.map { self.value($0, in: domain.item ?? domain) }.joined(separator: ", ")
        + "]"
    }
  }
}

extension Program {
  /// Whether a name alone is read as a question or a variable in a condition, and not as a scene.
  fileprivate func meansSomethingElse(_ name: Name) -> Bool {
    let spelling = self[name]
    return variables[appVariables].contains { $0.name == name }
      || Query.allCases.contains { $0.facts.keyword == spelling }
      || spelling == Condition.depthKeyword
  }
}
