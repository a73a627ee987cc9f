import NavModel
import NavText

extension ProgramRules {
  static let stackBackground = ProgramRule(
    SharedRules.stackBackground,
    bad: """
      storyboard Shop {
        era: flat
        initial -> Cart
        scene Cart {
          stack Prices { backgroundColor: "red" }
        }
      }
      """,
    good: """
      storyboard Shop {
        era: flat
        initial -> Cart
        scene Cart {
          view Back {
            backgroundColor: "red"
            stack Prices
          }
        }
      }
      """,
    needs: .text
  ) { context in
    let program = context.program
    let isAlways = context.value(of: SharedRules.alwaysReportsStackBackground)
    for scene in program.scenes.ids where isAlways || !program.era(of: scene).hasCards {
      for id in program[scene].elements where program[id].kind == .stack {
        if program.value(of: .backgroundColor, in: program[id].attributes) == nil { continue }
        context.report(
          at: program[id].place, "this stack's background is not drawn before iOS 14",
          help: ["put it into a view that has the colour"])
      }
    }
  }
}
