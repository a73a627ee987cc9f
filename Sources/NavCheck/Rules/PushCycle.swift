import NavModel
import NavText

extension ProgramRules {
  static let pushCycle = ProgramRule(
    RuleFacts(
      "push-cycle", text: .warning, storyboard: .info,
      "Screens push each other in a circle.",
      why: """
        Each round puts another copy on the stack: it grows without an end, and the way back is as \
        long as all the rounds together (NAV-9, NAV-24). A list that leads to another level of \
        itself is not a mistake and is not reported. Neither is a circle of which exploring all of the app \
        shows that it never closes.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            button Pay "Pay" -> show Checkout
          }
          scene Checkout {
            button Back "Back" -> show Cart
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            button Pay "Pay" -> show Checkout
          }
          scene Checkout {
            button Back "Back" -> action back
            action back { pop }
          }
        }
        """),
    needs: .exploration, isExpensive: true
  ) { context in
    let isInStack = { [context] (edge: NavigationMap.Edge) in
      guard edge.isPush else { return false }
      let around = context.surroundings(of: edge.source)
      return around.isSometimesInNavigation || around.contains(.unknown)
    }
    // What is in another screen pushes on the stack that the screen is in.
    let isOnWay = { [context] (edge: NavigationMap.Edge) in
      isInStack(edge)
        || edge.way == .holds && context.program.scenes[edge.source].kind.asksAround
    }
    context.reportCycles(
      along: isOnWay, closing: isInStack, saying: " is an endless push cycle",
      happening: "' is pushed, on top of the first",
      help: "lead back by an unwind segue or a pop instead")
  }
}

extension ControllerKind {
  /// Whether what it holds finds the containers around it where one has to answer `show` (SEG-20).
  fileprivate var asksAround: Bool {
    switch self {
    case .view, .table, .collection, .tabBar, .page, .alert, .actionSheet, .system: true
    case .navigation, .split: false
    }
  }
}
