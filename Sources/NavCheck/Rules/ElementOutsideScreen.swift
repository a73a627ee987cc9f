import NavLayout
import NavModel
import NavText

extension ProgramRules {
  static let elementOutsideScreen = ProgramRule(
    RuleFacts(
      "element-outside-screen", text: .warning, storyboard: nil,
      "An element lies outside its screen.",
      why: """
        A view whose frame lies wholly outside its screen is neither seen nor touched. That may be \
        meant, for something that code moves in; more often a number is wrong, or a frame is one for \
        another canvas.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            size: [320, 480]
            button Pay "Pay" { frame: [20, 500, 280, 44] }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            size: [320, 480]
            button Pay "Pay" { frame: [20, 400, 280, 44] }
          }
        }
        """),
    needs: .layout
  ) { context in
    for case .outsideScreen(let element, let frame) in context.layout {
      context.report(
        at: context.program[element].place,
        "\(context.name(element)) lies outside its screen, at \(Int(frame.x.rounded())), \(Int(frame.y.rounded()))",
        help: [
          Wording(
            text: "move it onto the screen, or write hidden: true until it is needed",
            storyboard: "move it onto the screen, or make it Hidden until it is needed")
        ])
    }
  }
}
