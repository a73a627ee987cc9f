import NavLayout
import NavModel
import NavText

extension ProgramRules {
  private static let width = TypedOption(
    "width", 320, "How wide the narrowest phone is, in points.")

  static let barItemsOverflow = ProgramRule(
    RuleFacts(
      "bar-items-overflow", text: .info, storyboard: .info,
      "A navigation bar has more items than fit.",
      why: """
        Items at both ends of a bar keep their widths. When they need more than the bar has, they run \
        over each other and out of the bar, nothing is left for the title, and some cannot be touched.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            title: "Cart"
            left Clear "Clear Everything" -> action clear
            right Pay "Pay With Your Gift Card" -> action pay
            action clear
            action pay
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
            title: "Cart"
            left Clear "Clear" -> action clear
            right Pay "Pay" -> action pay
            action clear
            action pay
          }
        }
        """,
      options: [width.row]),
    needs: .barWidths
  ) { context in
    let width = Double(context.value(of: Self.width))
    for scene in context.program.scenes.ids
    where context.surroundings(of: scene).isSometimesInNavigation {
      let row = context.program[scene]
      if row.kind.isContainer || row.barItems.isEmpty { continue }
      let needs = context.barNeeds(of: scene)
      let needed = needs.items
      guard needed > width - 32,
        let item = row.barItems.first(where: {
          // The back item is in the bar of the next screen.
          [.left, .right].contains(context.program[$0].slot)
        })
      else { continue }
      context.report(
        at: context.program[item].place,
        "the bar items of \(context.name(scene)) need \(Int(needed.rounded(.up))) points, and the bar of a "
          + "narrow phone has \(Int(width) - 32)",
        help: ["shorten them, use pictures, or put some of them into a toolbar or a menu"])
    }
  }
}
