import NavModel
import NavText

extension ProgramRules {
  static let unusedUnwind = ProgramRule(
    RuleFacts(
      "unused-unwind", text: .info, storyboard: nil,
      "An unwind action is declared, and no segue unwinds to it.",
      why: """
        It never runs. Often the segue that led back was deleted or names another action.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Checkout
            unwind orderPlaced
          }
          scene Checkout
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Checkout
            unwind orderPlaced
          }
          scene Checkout {
            button Done "Done" -> unwind orderPlaced
          }
        }
        """),
    needs: .text
  ) { context in
    let program = context.program
    var named: Set<Name> = []
    for segue in program.segues.rows where segue.operation == .unwind {
      named.insert(program.segues.cold(of: segue).unwindAction)
    }
    for id in program.livingMethods()
    where program[id].kind == .unwind && !named.contains(program[id].name) {
      let method = program[id]
      let name = program[method.name]
      context.report(
        at: method.place, "no segue unwinds to '\(name)'", label: "it never runs",
        help: ["lead back to it, as in -> unwind \(name), or delete it"])
    }
  }
}
