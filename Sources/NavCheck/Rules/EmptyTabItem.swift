import NavModel
import NavText

extension ProgramRules {
  static let emptyTabItem = ProgramRule(
    RuleFacts(
      "empty-tab-item", text: .warning, storyboard: .info,
      "A tab has neither title nor image.",
      why: """
        The tab bar shows an empty place that people do not take for a button: what is not set is \
        made from the controller's title, and there is none (TAB-7).
        """,
      bad: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Cart
            tab -> Help
          }
          scene Cart {
            title: "Cart"
          }
          scene Help
        }
        """,
      good: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Cart
            tab -> Help
          }
          scene Cart {
            title: "Cart"
          }
          scene Help {
            title: "Help"
          }
        }
        """),
    needs: [.allCode, .allWaysIn]
  ) { context in
    let program = context.program
    for relationship in program.relationships.rows where relationship.kind == .tab {
      let scene = relationship.destination
      let shown = program.bottom(of: scene)
      if program.hasTab(scene) || program.hasTab(shown) || program.isStackOfStacks(scene) {
        continue
      }
      context.report(
        at: program[scene].place, about: [scene, shown],
        "the tab of \(context.name(scene)) has neither title nor image",
        related: [context.label(relationship.place, "it is a tab here")],
        help: [
          Wording(
            text:
              "write tabItem \"\(program[program[scene].name])\" into the scene, or give it a title",
            storyboard: "give its tab bar item a title or an image")
        ])
    }
  }
}

extension Program {
  /// Whether a stack holds a stack: that is the mistake, and not what its tab shows.
  func isStackOfStacks(_ scene: ID<Scene>) -> Bool {
    self[scene].kind == .navigation
      && children(of: scene).contains { self[$0.destination].kind == .navigation }
  }

  /// Whether a scene says what its tab shows.
  func hasTab(_ scene: ID<Scene>) -> Bool {
    let row = self[scene]
    if let item = self[cold: scene].tabItem.map({ self[$0] }) {
      if item.systemItem != nil || value(of: .image, in: item.attributes) != nil { return true }
      if let text = item.text, !self[text].isBlank { return true }
    }
    switch value(of: .title, in: row.attributes) {
    case .text(let title): return !self[title].isBlank
    case nil: return false
    default: return true
    }
  }
}
