import NavModel
import NavText

extension ProgramRules {
  static let alertWithoutAction = ProgramRule(
    RuleFacts(
      "alert-without-action", text: .error, storyboard: nil,
      "An alert has no action, so it cannot be dismissed.",
      why: """
        An alert goes when one of its actions is chosen, and a touch beside it does nothing. Without \
        an action it stays over the app for good, unless code dismisses it (ALERT-7).
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Failed
            alert Failed {
              title: "The card was declined."
            }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Failed
            alert Failed {
              title: "The card was declined."
              action OK "OK"
            }
          }
        }
        """)
  ) { context in
    let program = context.program
    for scene in program.scenes.ids where program[scene].kind.isAlert {
      guard program.alertActions(of: scene).isEmpty,
        !program.says(program.codeOwner(of: scene), where: { $0.kind?.facts.ends == .presentation })
      else { continue }
      context.report(
        at: program[scene].place, "\(context.name(scene)) has no action",
        label: "nothing takes it off the screen again",
        help: ["add one, as in action OK \"OK\""])
    }
  }
}
