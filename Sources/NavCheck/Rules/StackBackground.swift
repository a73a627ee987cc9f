import NavModel
import NavText

extension ProgramRules {
  private static let always = TypedOption(
    "always", false, "Whether to report it where only iOS 14 and later are meant, too.")

  static let stackBackground = ProgramRule(
    RuleFacts(
      "stack-background", text: .info, storyboard: nil,
      "A stack view has a background colour, which old systems do not draw.",
      why: """
        Before iOS 14 a stack view draws nothing of its own: the colour shows on new systems and \
        is missing on old ones.
        """,
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
      options: [always.row]),
    needs: .text
  ) { context in
    let program = context.program
    let isAlways = context.value(of: always)
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
