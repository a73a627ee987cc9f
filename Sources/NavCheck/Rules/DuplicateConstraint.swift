import NavModel
import NavText

extension ProgramRules {
  static let duplicateConstraint = ProgramRule(
    SharedRules.duplicateConstraint,
    bad: """
      storyboard Shop {
        initial -> Cart
        scene Cart {
          button Pay "Pay"
          constraint Pay.leading == safeArea.leading + 8
          constraint Pay.top == safeArea.top + 8
          constraint Pay.top == safeArea.top + 8
        }
      }
      """,
    good: """
      storyboard Shop {
        initial -> Cart
        scene Cart {
          button Pay "Pay"
          constraint Pay.top == safeArea.top + 8
          constraint Pay.leading == safeArea.leading + 8
        }
      }
      """,
    needs: .text
  ) { context in
    let program = context.program
    for scene in program.scenes.ids where program[cold: scene].constraints.count > 1 {
      var seen: [Equation: ID<Constraint>] = [:]
      for id in program[cold: scene].constraints {
        let equation = Equation(program[id], program)
        guard let first = seen[equation] ?? equation.mirrored.flatMap({ seen[$0] }) else {
          seen[equation] = id
          continue
        }
        context.report(
          at: program[id].place, "this constraint is there already", label: "the same again",
          related: [context.label(program[first].place, "the first is here")],
          help: ["keep one of them"])
      }
    }
  }
}

/// What two constraints have in common that do the same.
private struct Equation: Hashable {
  var first: Constraint.Side
  var relation: Constraint.Relation
  var second: Constraint.Side?
  var multiplier: Int32
  var constant: Int32
  let priority: AttributeValue?

  init(_ row: Constraint, _ program: borrowing Program) {
    first = row.first
    relation = row.relation
    second = row.second
    multiplier = row.multiplier
    constant = row.constant
    priority = program.value(of: .priority, in: row.attributes)
  }

  /// The same constraint written from its other side.
  var mirrored: Equation? {
    guard let second,
      let factors = Constraint.mirrored(multiplier: multiplier, constant: constant)
    else { return nil }
    var other = self
    other.first = second
    other.second = first
    other.relation = relation.mirrored
    (other.multiplier, other.constant) = factors
    return other
  }
}
