import NavModel
import NavText

extension Rule {
  static let showOutsideNavigation = Rule(
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
    let program = context.program
    for edge in context.map.edges
    where edge.way == .shows && context.surroundings(of: edge.source).isNeverInContainer {
      let source = program[edge.source]
      switch source.kind {
      case .navigation, .split: continue
      case .view, .table, .collection, .tabBar, .page: break
      }
      context.report(
        at: edge.place,
        "\(context.name(edge.source)) is in no navigation controller that could show this",
        label: "\(context.name(edge.destination)) is presented modally instead (SEG-34)",
        related: [
          context.label(source.place, "nothing leads here through a navigation controller")
        ],
        help: context.helpToHold(edge.source, at: edge.place)
          + context.help(
            at: edge.place, inText: "or write present, if that is what is meant",
            inStoryboard: "or choose Present Modally as its kind, if that is what is meant"))
    }
  }
}
