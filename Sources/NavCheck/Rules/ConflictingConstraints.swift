import NavLayout
import NavModel
import NavText

extension Rule {
  static let conflictingConstraints = Rule(
    RuleFacts(
      "conflicting-constraints", text: .warning, storyboard: .warning,
      "Constraints contradict each other.",
      why: """
        Required constraints have to hold all at once. Where they cannot, Auto Layout writes to the \
        console and breaks one of them, and which one is not the author's choice.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay"
            constraint Pay.top == safeArea.top + 8
            constraint Pay.leading == superview.leading + 16
            constraint Pay.trailing == superview.trailing - 16
            constraint Pay.width == 100
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay"
            constraint Pay.top == safeArea.top + 8
            constraint Pay.leading == superview.leading + 16
            constraint Pay.trailing == superview.trailing - 16
          }
        }
        """)
  ) { context in
    for case .conflict(_, let constraints) in context.layout {
      guard let last = constraints.last else { continue }
      let others = constraints.dropLast()
      let message =
        others.isEmpty
        ? "this constraint contradicts the size that the content requires"
        : "this constraint cannot hold together with \(others.count) "
          + (others.count == 1 ? "other" : "others")
      context.report(
        at: context.program[last].place, message, label: "at least one of them has to give way",
        related: others.prefix(4).map {
          context.label(context.program[$0].place, "this one has to hold too")
        },
        help: ["take one of them away, or let it give way with { priority: 999 }"])
    }
  }
}
