import NavModel
import NavText

extension ProgramRules {
  static let emptyMenu = ProgramRule(
    RuleFacts(
      "empty-menu", text: .warning, storyboard: nil,
      "A menu has nothing to choose.",
      why: """
        UIKit opens no menu that has no items: a touch on what it belongs to does nothing (MENU-6).
        """,
      bad: """
        storyboard Mail {
          initial -> Stack
          navigation Stack { root -> Inbox }
          scene Inbox {
            title: "Inbox"
            right Sort "Sort" { menu "Sort by" }
          }
        }
        """,
      good: """
        storyboard Mail {
          initial -> Stack
          navigation Stack { root -> Inbox }
          scene Inbox {
            title: "Inbox"
            var isSorted: Bool
            right Sort "Sort" {
              menu "Sort by" {
                menuItem ByDate "Date" { on: isSorted, -> action sort }
              }
            }
            action sort { isSorted = true }
          }
        }
        """)
  ) { context in
    let program = context.program
    for id in program.elements.ids {
      let kind = program[id].kind
      guard kind == .menu || kind == .contextMenu,
        !program.elements(inside: id).contains(where: { program[$0].parent == id })
      else { continue }
      let owner = program[program.menuOwnerName(id)]
      context.report(
        at: program[id].place,
        owner.isEmpty
          ? "this menu has nothing to choose" : "the menu of '\(owner)' has nothing to choose",
        label: "UIKit does not open it (MENU-6)",
        help: ["write its items in braces, as in menuItem Share \"Share\" -> action share"])
    }
  }
}
