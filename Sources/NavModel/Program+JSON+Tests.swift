import NavText

/// Tests and checks.
extension JSONDocument {
  mutating func write(_ id: ID<Scenario>) {
    let row = program[id]
    writer.member("title", program[row.title])
    writer.member("storyboard", program[program[row.storyboard].name])
    writer.member("device", row.device?.facts.name)
    writer.member("orientation", row.orientation?.keyword)
    writer.member("era", row.era?.facts.keyword)
    list("steps", row.steps) { document, id in
      switch document.program[id].action {
      case .command(let command):
        document.writer.key("command")
        document.object { $0.write(command) }
      case .expect(let expectation):
        document.writer.key("expectation")
        document.object { $0.write(expectation) }
      }
      document.place(document.program[id].place)
    }
    place(row.place)
  }

  mutating func write(_ command: Command) {
    kind(command.kind.facts.keyword)
    operand(command.operand)
    writer.member("isQuoted", command.isQuoted)
    text(command.value)
    writer.member("index", Int(command.index))
    scenes(command.scenes)
    variable(command.variable)
    value(command.expression)
    writer.member("stack", command.stack.map { program.qualifiedName(of: $0) })
  }

  mutating func write(_ expectation: Expectation) {
    writer.member(
      "query", expectation.query == .variable ? "variable" : expectation.query.facts.keyword)
    operand(expectation.subject)
    scene(expectation.subjectScene)
    variable(expectation.variable)
    writer.member("comparison", expectation.comparison.keyword)
    writer.key("expected")
    writer.beginArray()
    for value in program.values[expectation.expected] {
      write(value, nil)
    }
    writer.endArray()
  }

  // MARK: Checks

  mutating func write(_ id: ID<Check>) {
    let row = program[id]
    writer.member("title", program[row.title])
    writer.member("storyboard", program[program[row.storyboard].name])
    writer.member("device", row.device?.facts.name)
    writer.member("orientation", row.orientation?.keyword)
    writer.member("era", row.era?.facts.keyword)
    writer.member("states", row.states.map { Int($0) })
    writer.member("moves", row.moves.kinds.map { $0.facts.keyword })
    list("assumptions", row.assumptions) { document, id in
      document.condition("condition", document.program[id].condition, row.storyboard)
      document.place(document.program[id].place)
    }
    list("claims", row.claims) { document, id in document.write(id, row.storyboard) }
    place(row.place)
  }

  private mutating func write(_ id: ID<Claim>, _ storyboard: ID<Storyboard>) {
    let row = program[id]
    let facts = row.kind.facts
    kind(facts.hasStart ? ClaimKind.startKeyword + " " + facts.keyword : facts.keyword)
    writer.member("text", program.spelled(id))
    condition("from", row.from, storyboard)
    writer.member("within", facts.hasBound ? Int(row.within) : nil)
    condition("goal", row.goal, storyboard)
    writer.member("code", program[row.code])
    place(row.place)
  }

  private mutating func condition(
    _ key: String, _ id: ID<Condition>?, _ storyboard: ID<Storyboard>
  ) {
    writer.key(key)
    guard let id else { return writer.null() }
    object { document in
      document.writer.member("text", document.program.spelled(id, in: storyboard))
      document.writer.key("tree")
      document.tree(id)
    }
  }

  private mutating func tree(_ id: ID<Condition>) {
    switch program[id] {
    case .not(let operand): operation("not", [operand])
    case .and(let left, let right): operation("and", [left, right])
    case .or(let left, let right): operation("or", [left, right])
    case .expression(let expression): object { $0.expression("expression", expression) }
    case .expectation(let expectation):
      object { document in
        document.writer.key("expectation")
        document.object { $0.write(expectation) }
      }
    case .number(let expectation, let comparison, let number):
      object { document in
        document.writer.key("expectation")
        document.object { $0.write(expectation) }
        document.writer.member("operator", comparison.facts.keyword)
        document.writer.member("number", Int(number))
      }
    case .visible(let scene):
      object { $0.writer.member("visible", $0.program.qualifiedName(of: scene)) }
    case .initial: writer.value(ClaimKind.initialKeyword)
    }
  }

  private mutating func operation(_ symbol: String, _ operands: [ID<Condition>]) {
    object { document in
      document.writer.member("operator", symbol)
      document.writer.key("operands")
      document.writer.beginArray()
      for operand in operands { document.tree(operand) }
      document.writer.endArray()
    }
  }
}
