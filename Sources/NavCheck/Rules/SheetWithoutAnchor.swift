import NavModel
import NavText

extension ProgramRules {
  static let sheetWithoutAnchor = ProgramRule(
    RuleFacts(
      "sheet-without-anchor", text: .warning, storyboard: nil,
      "An action sheet or a share sheet has nothing to point at on an iPad.",
      why: """
        On an iPad both are popovers. Code that presents one has to say which view or bar button item \
        it belongs to, else UIKit raises an exception there, and on an iPhone nobody notices \
        (ALERT-9, SYSTEM-2, ERR-24).
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button More "More" -> action more
            action more { present Choices }
            actionSheet Choices {
              action Empty "Empty the cart"
            }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button More "More" -> action more
            action more { present Choices { anchor: More } }
            actionSheet Choices {
              action Empty "Empty the cart"
            }
          }
        }
        """)
  ) { context in
    let program = context.program
    for edge in context.map.edges where edge.way == .presents {
      guard program.isPopoverOnPad(edge.destination),
        let attributes = program.attributes(of: edge),
        program.value(of: .anchor, in: attributes) == nil
      else { continue }
      if case .segue(let id) = edge.origin {
        // A segue of a control points at the control; an action of an alert is gone by then.
        guard program.startsWithoutView(id), program[id].operation == .present else { continue }
      }
      context.report(
        at: edge.place, "\(context.name(edge.destination)) has nothing to point at on an iPad",
        label: "UIKit raises an exception there (ERR-24)",
        help: ["say what it belongs to, as in present Choices { anchor: More }"])
    }
  }
}

extension Program {
  fileprivate func isPopoverOnPad(_ scene: ID<Scene>) -> Bool {
    self[scene].kind == .actionSheet || systemController(of: scene)?.facts.style == .popover
  }

  fileprivate func startsWithoutView(_ segue: ID<Segue>) -> Bool {
    switch self[segue].trigger {
    case .scene: true
    case .barItem: false
    case .element(let element): self[element].kind == .alertAction
    }
  }
}
