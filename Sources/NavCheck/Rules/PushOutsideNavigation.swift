import NavModel
import NavText

extension Rule {
  static let pushOutsideNavigation = Rule(
    RuleFacts(
      "push-outside-navigation", text: .error, storyboard: .error,
      "A push segue starts where there is no navigation controller.",
      why: """
        UIKit raises an exception when it is performed (SEG-29, ERR-31). Code that pushes there \
        has no navigation controller to ask, and nothing happens.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> action pay
            action pay { push Checkout }
          }
          scene Checkout
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            button Pay "Pay" -> action pay
            action pay { push Checkout }
          }
          scene Checkout
        }
        """)
  ) { context in
    for edge in context.map.edges
    where edge.way == .pushes && context.surroundings(of: edge.source).isNeverInNavigation
      && context.program[edge.source].kind != .navigation
    {
      let source = context.program[edge.source]
      let isSegue = if case .segue = edge.origin { true } else { false }
      context.report(
        at: edge.place,
        "\(context.name(edge.destination)) cannot be pushed: \(context.name(edge.source)) is in no navigation controller",
        label: isSegue ? "UIKit raises an exception (ERR-31)" : "nothing happens",
        related: [
          context.label(source.place, "nothing leads here through a navigation controller")
        ],
        help: context.helpToHold(edge.source, at: edge.place),
        atMost: isSegue ? .error : .warning)
    }
  }
}
