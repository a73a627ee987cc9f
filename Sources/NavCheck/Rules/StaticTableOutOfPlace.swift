import NavModel
import NavText

extension ProgramRules {
  static let staticTableOutOfPlace = ProgramRule(
    SharedRules.staticTableOutOfPlace,
    bad: """
      storyboard Shop {
        initial -> Settings
        scene Settings {
          tableView Rows {
            cell WiFi "Wi-Fi"
          }
        }
      }
      """,
    good: """
      storyboard Shop {
        initial -> Settings
        table Settings {
          cell WiFi "Wi-Fi"
        }
      }
      """,
    needs: .text
  ) { context in
    let program = context.program
    // Each table once, by the first of its rows.
    var reported: Set<ID<Element>> = []
    for element in program.elements.rows
    where element.kind == .cell || element.kind == .section {
      guard let table = program.table(around: element), reported.insert(table).inserted else {
        continue
      }
      context.report(
        at: element.place,
        "static rows need a table scene, and \(context.name(table)) is a table view inside of a screen",
        label: "Interface Builder refuses this",
        related: [context.label(program[table].place, "the table view")],
        help: [
          "make the scene a table, or write prototypes: embed a table scene in a container where the screen has more than rows"
        ])
    }
  }
}

extension Program {
  /// The table view that a static row is in; nil for one that is in the scene itself, or in a grid.
  fileprivate func table(around element: Element) -> ID<Element>? {
    var parent = element.parent
    while let current = parent {
      switch self[current].kind {
      case .tableView: return current
      case .section: parent = self[current].parent
      default: return nil
      }
    }
    return nil
  }
}
