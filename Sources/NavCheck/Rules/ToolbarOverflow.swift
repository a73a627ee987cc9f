import NavLayout
import NavModel
import NavText

extension ProgramRules {
  private static let width = TypedOption(
    "width", 320, "How wide the narrowest phone is, in points.")

  static let toolbarOverflow = ProgramRule(
    RuleFacts(
      "toolbar-overflow", text: .info, storyboard: .info,
      "A toolbar has more items than fit.",
      why: """
        Flexible spaces of a toolbar shrink to nothing, its items do not shrink at all (LAYOUT-60). \
        What needs more than the bar has runs out of the screen at its end.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            toolbar { hidden: false }
            root -> Cart
          }
          scene Cart {
            title: "Cart"
            toolbar {
              item Clear "Clear Everything" -> action clear
              item Pay "Pay With Your Gift Card" -> action pay
            }
            action clear
            action pay
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            toolbar { hidden: false }
            root -> Cart
          }
          scene Cart {
            title: "Cart"
            toolbar {
              item Clear "Clear" -> action clear
              item Pay "Pay" -> action pay
            }
            action clear
            action pay
          }
        }
        """,
      options: [width.row]),
    needs: .barWidths
  ) { context in
    let width = Double(context.value(of: Self.width))
    for scene in context.program.scenes.ids {
      let row = context.program[scene]
      guard !row.kind.isContainer,
        let item = row.barItems.first(where: { context.program[$0].slot == .toolbar })
      else { continue }
      let needed = context.barNeeds(of: scene).toolbar
      guard needed > width - 32 else { continue }
      context.report(
        at: context.program[item].place,
        "the toolbar of \(context.name(scene)) needs \(Int(needed.rounded(.up))) points, and that of a narrow "
          + "phone has \(Int(width) - 32)",
        help: ["shorten its items, use pictures, or put some of them into a menu"])
    }
  }
}
