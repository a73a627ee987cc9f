import NavModel
import NavSimulator
import NavText

extension ProgramRules {
  static let emptyDetents = ProgramRule(
    RuleFacts(
      "empty-detents", text: .error, storyboard: .error,
      "A sheet has no detents.",
      why: """
        The list of detents may be left out: the sheet is then large. It may not be empty, or UIKit raises an exception \
        when the sheet is presented (ERR-27).
        """,
      bad: """
        storyboard Shop {
          initial -> Map
          scene Map {
            button Filter "Filter" -> present Filters { detents: [] }
          }
          scene Filters
        }
        """,
      good: """
        storyboard Shop {
          initial -> Map
          scene Map {
            button Filter "Filter" -> present Filters { detents: [medium, large] }
          }
          scene Filters
        }
        """)
  ) { context in
    let program = context.program
    for edge in context.map.edges where edge.way == .presents {
      guard let attributes = program.attributes(of: edge),
        case .list(let detents) = program.value(of: .detents, in: attributes), detents.isEmpty
      else { continue }
      context.report(
        at: edge.place, "this sheet has no height to rest at",
        label: "UIKit raises an exception (ERR-27)",
        help: ["name one, as in detents: [medium], or leave the list out"],
        trace: context.trace(to: [.emptyDetents], about: [edge.destination]))
    }
  }
}
