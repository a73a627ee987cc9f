import NavModel
import NavText

extension ProgramRules {
  static let unusedAction = ProgramRule(
    SharedRules.unusedAction,
    bad: """
      storyboard Shop {
        initial -> Cart
        scene Cart {
          button Pay "Pay"
          action pay { present Checkout }
        }
        scene Checkout
      }
      """,
    good: """
      storyboard Shop {
        initial -> Cart
        scene Cart {
          button Pay "Pay" -> action pay
          action pay { present Checkout }
        }
        scene Checkout
      }
      """,
    needs: .text
  ) { context in
    let program = context.program
    var used: Set<ID<Method>> = []
    for connection in program.actionConnections.rows {
      if let method = connection.method { used.insert(method) }
    }
    let called = program.operands(of: .do)
    for id in program.livingMethods()
    where program[id].kind == .action && !used.contains(id) && !called.contains(program[id].name) {
      let name = program[program[id].name]
      context.report(
        at: program[id].place, "nothing calls the action '\(name)'", label: "it never runs",
        help: ["connect it to a button, as in -> action \(name), or delete it"])
    }
  }
}

extension Program {
  /// The methods of scenes and of classes that something is of: of a class that nothing is of, `unused-class` tells.
  func livingMethods() -> [ID<Method>] {
    let used = usedClasses()
    var living: [ID<Method>] = []
    for scene in scenes.ids { living += self[cold: scene].methods }
    for id in classes.ids where used.contains(id) { living += self[id].methods }
    return living
  }

  /// What tests do by hand.
  func operands(of kind: CommandKind) -> Set<Name> {
    var names: Set<Name> = []
    for step in steps.rows {
      if case .command(let command) = step.action, command.kind == kind {
        names.insert(command.operand)
      }
    }
    return names
  }
}
