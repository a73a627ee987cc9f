import NavModel
import NavText

extension ProgramRules {
  static let presentCycle = ProgramRule(
    RuleFacts(
      "present-cycle", text: .warning, storyboard: nil,
      "Screens present each other in a circle.",
      why: """
        Each round puts another copy on top of the others: what looks like going back is going on. \
        The copies underneath keep their memory and their state, and dismissing shows them again \
        one by one (MODAL-10).
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Checkout
          }
          scene Checkout {
            button Back "Back" -> present Cart
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> present Checkout
            unwind backToCart
          }
          scene Checkout {
            button Back "Back" -> unwind backToCart
          }
        }
        """),
    needs: .exploration
  ) { context in
    context.reportCycles(
      along: { $0.keepsSource && $0.way != .unknown && $0.way != .replaces },
      closing: { [context] edge in
        if edge.way == .presents { return true }
        guard edge.way == .shows else { return false }
        let around = context.surroundings(of: edge.source)
        return edge.isPresentedByStacks ? around.presentsStacks : around.isNeverInContainer
      },
      saying: " is an endless presentation cycle",
      happening: "' is presented on top of the first",
      help: "lead back by an unwind segue or by dismiss instead")
  }
}
