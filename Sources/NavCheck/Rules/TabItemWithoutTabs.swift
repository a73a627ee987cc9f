import NavModel
import NavText

extension ProgramRules {
  static let tabItemWithoutTabs = ProgramRule(
    RuleFacts(
      "tab-item-without-tabs", text: .info, storyboard: nil,
      "A scene that is not a tab has a tab item.",
      why: """
        Only a tab bar controller shows tab items (TAB-6). Nobody sees this one.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            tabItem "Cart" { image: "cart" }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Cart
          }
          scene Cart {
            tabItem "Cart" { image: "cart" }
          }
        }
        """)
  ) { context in
    let program = context.program
    var isTab = [Bool](repeating: false, count: program.scenes.count)
    for relationship in program.relationships.rows where relationship.kind == .tab {
      isTab[Int(relationship.destination.index)] = true
      isTab[Int(program.bottom(of: relationship.destination).index)] = true
    }
    for edge in context.map.edges where edge.way == .unknown {
      isTab[Int(edge.destination.index)] = true
    }
    for scene in program.scenes.ids where !isTab[Int(scene.index)] {
      guard let item = program[cold: scene].tabItem else { continue }
      context.report(
        at: program[item].place, "no tab bar shows this: \(context.name(scene)) is not a tab",
        help: [
          "let a tabs scene hold it, as in tab -> \(program[program[scene].name]), or take the item out"
        ])
    }
  }
}
