import NavModel
import NavSimulator
import NavText

// What conditions and assignments are in Promela.
extension PromelaApp {
  /// The number that a scene has in the model; zero stands for none.
  func number(_ scene: ID<Scene>) -> Int { Int(scene.index) + 1 }

  func variable(_ id: ID<Variable>) -> String { "v\(program[id].slot)" }

  func text(_ id: ID<Expression>, _ owner: String) throws(PromelaObstacle) -> String {
    switch program[id] {
    case .boolean(let flag): return flag ? "1" : "0"
    case .integer(let number): return number < 0 ? "(0 - \(-Int(number)))" : "\(number)"
    case .enumerationCase(let value):
      let first = program[program[value].enumeration].cases.startIndex
      return "\(Int(value.index) - first)"
    case .variable(let id):
      guard program[id].owner == .app else {
        throw PromelaObstacle("a variable of a scene", in: owner)
      }
      return variable(id)
    case .not(let operand): return "(!\(try text(operand, owner)))"
    case .binary(let operation, let left, let right):
      let (first, second) = (try text(left, owner), try text(right, owner))
      return "(\(first) \(Self.word(operation)) \(second))"
    case .text, .isEditing, .joined, .count, .contains, .list, .hasText:
      throw PromelaObstacle("what an expression asks", in: owner)
    }
  }

  private static func word(_ operation: Expression.Operator) -> String {
    switch operation {
    case .or: "||"
    case .and: "&&"
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .add, .subtract:
      operation.facts.keyword
    }
  }

  /// Assignments, and those in branches.
  func assignments(
    _ body: IDRange<Statement>, _ owner: String
  ) throws(PromelaObstacle) -> [String] {
    var lines: [String] = []
    for id in topLevel(body) {
      switch program[id].operation {
      case .assign(let variable, let value): lines += try assignment(variable, value, owner)
      case .branch(let condition, let then, let otherwise):
        lines.append("if")
        lines.append(":: \(try text(condition, owner)) -> skip;")
        lines += try assignments(then, owner)
        lines.append(":: else -> skip;")
        lines += try assignments(otherwise, owner)
        lines.append("fi;")
      case .call(let kind, _):
        throw PromelaObstacle("'\(kind.facts.keyword)' where it is", in: owner)
      }
    }
    return lines
  }

  /// The statements of a body without those in its branches, whose rows may be among its own.
  func topLevel(_ body: IDRange<Statement>) -> [ID<Statement>] {
    var found: [ID<Statement>] = []
    var next = body.lower
    while next < body.upper {
      let id = ID<Statement>(Int(next))
      found.append(id)
      next += 1
      guard case .branch(_, let then, let otherwise) = program[id].operation else { continue }
      for branch in [then, otherwise] where !branch.isEmpty && branch.lower >= next {
        if branch.upper <= body.upper { next = branch.upper }
      }
    }
    return found
  }

  private func assignment(
    _ id: ID<Variable>, _ value: ID<Expression>, _ owner: String
  ) throws(PromelaObstacle) -> [String] {
    guard program[id].owner == .app else {
      throw PromelaObstacle("a variable of a scene", in: owner)
    }
    let values = program.values(of: program[id].domain)
    let (least, most) = (values.lowerBound, values.upperBound)
    return [
      "x = \(try text(value, owner));",
      "\(variable(id)) = (x < \(least) -> \(least) : (x > \(most) -> \(most) : x));",
    ]
  }

  // MARK: Claims

  func text(_ id: ID<Condition>, of check: String) throws(PromelaObstacle) -> String {
    switch program[id] {
    case .not(let operand): return "(!\(try text(operand, of: check)))"
    case .and(let left, let right):
      return "(\(try text(left, of: check)) && \(try text(right, of: check)))"
    case .or(let left, let right):
      return "(\(try text(left, of: check)) || \(try text(right, of: check)))"
    case .expression(let expression): return try text(expression, check)
    case .visible(let scene): return "(VISIBLE == \(number(scene)))"
    case .initial: return "(VISIBLE == \(number(roots[0].content)))"
    case .number(let measure, let comparison, let number):
      return "(\(try text(measure, of: check)) \(comparison.facts.keyword) \(number))"
    case .expectation(let expectation):
      let values = Array(program.values[expectation.expected])
      guard expectation.query == .visible, expectation.subjectScene == nil, values.count == 1,
        case .scene(let scene) = values[0],
        expectation.comparison == .equal || expectation.comparison == .notEqual
      else {
        throw PromelaObstacle("the question '\(expectation.query.facts.keyword)'", in: check)
      }
      return "(VISIBLE \(expectation.comparison.keyword) \(number(scene)))"
    }
  }

  private func text(_ measure: Expectation, of check: String) throws(PromelaObstacle) -> String {
    if measure.query == .presented && measure.subjectScene == nil { return "presented" }
    if measure.query == .stack && measure.subjectScene == nil {
      return "(IS_STACK -> depth[TOP] : 0)"
    }
    if measure.query == .stack, let scene = measure.subjectScene,
      let place = roots.firstIndex(where: { $0.navigation == scene })
    {
      return "depth[\(place)]"
    }
    throw PromelaObstacle("what is counted", in: check)
  }
}
