import NavModel
import NavText

extension ProgramRules {
  static let unusedSegue = ProgramRule(
    RuleFacts(
      "unused-segue", text: .info, storyboard: nil,
      "A segue that code would perform is never performed.",
      why: """
        A segue that starts at the controller itself runs only when code performs it by its \
        identifier (SEG-40). Nothing in the program does.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            -> present Checkout as "Pay"
            button Pay "Pay" -> present Help
          }
          scene Checkout
          scene Help
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            -> present Checkout as "Pay"
            button Pay "Pay" -> action pay
            action pay { perform "Pay" }
          }
          scene Checkout
        }
        """),
    needs: .text
  ) { context in
    let program = context.program
    let performedInCode = program.operands(of: .perform)
    for scene in program.scenes.ids {
      let segues = program[scene].segues.filter {
        program[$0].trigger == .scene && !program[$0].identifier.isNone
          && program[$0].operation != .embed
      }
      if segues.isEmpty || program.hasUnsaidCode(scene) { continue }
      var performed: Set<Name> = []
      _ = program.says(scene) { operation in
        if case .call(.perform, .identifier(let identifier)) = operation {
          performed.insert(identifier)
        }
        return false
      }
      for id in segues where !performedInCode.contains(program[id].identifier) {
        let identifier = program[id].identifier
        if performed.contains(identifier) { continue }
        context.report(
          at: program[id].place, "nothing performs the segue \"\(program[identifier])\"",
          label: "it never runs",
          help: ["write perform \"\(program[identifier])\" into an action, or start it at a button"]
        )
      }
    }
  }
}

extension Program {
  /// Whether some method of the scene is declared without saying what it does.
  fileprivate func hasUnsaidCode(_ scene: ID<Scene>) -> Bool {
    methods(of: scene).contains { self[$0].kind == .action && self[$0].body.isEmpty }
  }
}
