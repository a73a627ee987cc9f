import NavModel
import NavText

extension ProgramRules {
  static let outletIntoPrototype = ProgramRule(
    RuleFacts(
      "outlet-into-prototype", text: .error, storyboard: .error,
      "An outlet of the screen is connected to something in a prototype.",
      why: """
        A prototype stands for many cells or none, so a single object of it cannot be told from the others: Xcode refuses \
        to build such a storyboard (IBW-9). What is in a cell is the cell's own.
        """,
      bad: """
        storyboard Shop {
          initial -> Items
          table Items: ItemsController {
            prototype ItemCell as "Item" {
              label Price "9.99"
            }
            outlet priceLabel -> Price
          }
        }

        class ItemsController: UITableViewController {
          outlet priceLabel: UILabel
        }
        """,
      good: """
        storyboard Shop {
          initial -> Items
          table Items {
            prototype ItemCell: PriceCell as "Item" {
              label Price "9.99"
              outlet priceLabel -> Price
            }
          }
        }

        class PriceCell: UITableViewCell {
          outlet priceLabel: UILabel
        }
        """)
  ) { context in
    let program = context.program
    for outlet in program.outlets.rows where outlet.owner == nil {
      guard case .element(let target) = outlet.target,
        let prototype = program.prototype(around: target)
      else { continue }
      // One beside the view of its scene is a single row.
      if program[prototype, .hidden] { continue }
      let name = program[outlet.name]
      context.report(
        at: outlet.place,
        target == prototype
          ? "outlet '\(name)' is connected to a prototype"
          : "outlet '\(name)' is connected to something in a prototype",
        label: "Xcode refuses to build this (IBW-9)",
        help: [
          Wording(
            text: "let a class of the prototype have the outlet, as in prototype Row: RowCell",
            storyboard: "let the class of the cell have the outlet")
        ])
    }
  }
}
