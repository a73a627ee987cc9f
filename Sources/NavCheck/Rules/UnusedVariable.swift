import NavModel
import NavText

extension ProgramRules {
  static let unusedVariable = ProgramRule(
    RuleFacts(
      "unused-variable", text: .info, storyboard: nil,
      "A state variable is never read.",
      why: """
        Nothing depends on it: no condition, no title, no test. It makes two states of the app out \
        of one for nothing.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            var isPaid: Bool = false
            button Pay "Pay" -> action pay
            action pay { isPaid = true }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            var isPaid: Bool = false
            button Pay "Pay" { enabled: not isPaid, -> action pay }
            action pay { isPaid = true }
          }
        }
        """),
    needs: .text
  ) { context in
    let program = context.program
    var read: Set<ID<Variable>> = []
    for expression in program.expressions.rows {
      switch expression {
      case .variable(let id), .count(let id), .contains(let id, _): read.insert(id)
      default: break
      }
    }
    for step in program.steps.rows {
      if case .expect(let expectation) = step.action, let id = expectation.variable {
        read.insert(id)
      }
    }
    for condition in program.conditions.rows {
      switch condition {
      case .expectation(let expectation), .number(let expectation, _, _):
        if let id = expectation.variable { read.insert(id) }
      case .not, .and, .or, .expression, .visible, .initial: break
      }
    }
    for element in program.elements.rows {
      // A prototype has a row for each value.
      guard let id = program.elements.cold(of: element).rowVariable else { continue }
      read.insert(id)
      if let list = program[id].list { read.insert(list) }
    }
    // `unused-class` reports an unused class.
    let used = program.usedClasses()
    for id in program.classes.ids where !used.contains(id) { read.formUnion(program[id].variables) }
    for id in program.variables.ids where !read.contains(id) {
      let name = program[program[id].name]
      context.report(
        at: program[id].place, "nothing reads '\(name)'",
        help: ["show it or ask for it somewhere, or delete it"])
    }
  }
}
