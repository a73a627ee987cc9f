import NavModel
import NavSimulator
import NavText

extension ProgramRules {
  static let pushOutsideNavigation = ProgramRule(
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
    for edge in context.map.edges where edge.way == .pushes && context.cannotPush(edge.source) {
      let isSegue = if case .segue = edge.origin { true } else { false }
      context.report(
        context.name(edge.destination), isPushedBy: edge.source, at: edge.place,
        raises: isSegue)
    }
    // Whatever it leads to, it cannot be pushed.
    for (kind, arrow) in context.map.segueArrows
    where kind == .push && context.cannotPush(arrow.source) {
      context.report(
        context.name(arrow.destination), isPushedBy: arrow.source, at: arrow.place, raises: true)
    }
  }
}

extension ProgramRuleContext {
  fileprivate func cannotPush(_ scene: ID<Scene>) -> Bool {
    surroundings(of: scene).isNeverInNavigation && program[scene].kind != .navigation
  }

  fileprivate mutating func report(
    _ destination: String, isPushedBy source: ID<Scene>, at place: Place, raises isSegue: Bool
  ) {
    report(
      at: place,
      "\(destination) cannot be pushed: \(name(source)) is in no navigation controller",
      label: isSegue ? "UIKit raises an exception (ERR-31)" : "nothing happens",
      related: [
        label(program[source].place, "nothing leads here through a navigation controller")
      ],
      help: [helpToHold(source)], atMost: isSegue ? .error : .warning,
      trace: isSegue ? trace(to: [.pushWithoutNavigation], about: [source]) : [])
  }
}
