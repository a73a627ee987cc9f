import NavModel
import NavText

extension ProgramRules {
  static let showOutsideNavigation = ProgramRule(
    RuleFacts(
      "show-outside-navigation", text: .warning, storyboard: .warning,
      "A show segue starts where no container can show.",
      why: """
        Show asks the containers around a controller. With none it presents the screen modally \
        (SEG-20, SEG-34): without a bar, and without the back button that was probably meant.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> show Checkout
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
            button Pay "Pay" -> show Checkout
          }
          scene Checkout
        }
        """)
  ) { context in
    // A container brings its own bars, and could not be pushed.
    for edge in context.map.edges
    where edge.way == .shows && context.cannotShow(edge.source)
      && !context.program[edge.destination].kind.isContainer
    {
      context.report(context.name(edge.destination), isShownBy: edge.source, at: edge.place)
    }
    // What it leads to is presented, and may be a container.
    for (kind, arrow) in context.map.segueArrows
    where kind == .show && context.cannotShow(arrow.source) {
      context.report(
        context.name(arrow.destination), isShownBy: arrow.source, at: arrow.place, atMost: .info)
    }
  }
}

extension ProgramRuleContext {
  fileprivate func cannotShow(_ scene: ID<Scene>) -> Bool {
    guard surroundings(of: scene).isNeverInContainer else { return false }
    switch program[scene].kind {
    case .navigation, .split: return false
    case .view, .table, .collection, .tabBar, .page, .alert, .actionSheet, .system: return true
    }
  }

  fileprivate mutating func report(
    _ destination: String, isShownBy source: ID<Scene>, at place: Place,
    atMost limit: Severity = .error
  ) {
    report(
      at: place, "\(name(source)) is in no navigation controller that could show this",
      label: "\(destination) is presented modally instead (SEG-34)",
      related: [
        label(program[source].place, "nothing leads here through a navigation controller")
      ],
      help: [
        helpToHold(source),
        Wording(
          text: "or write present, if that is what is meant",
          storyboard: "or choose Present Modally as its kind, if that is what is meant"),
      ],
      atMost: limit)
  }
}
