import NavModel
import NavText

extension ProgramRules {
  static let barItemsWithoutBar = ProgramRule(
    RuleFacts(
      "bar-items-without-bar", text: .warning, storyboard: .info,
      "A scene without a bar has bar items.",
      why: """
        Left, right and back items are shown by the bar of the navigation controller around a \
        scene (BAR-14), items of a toolbar by its toolbar (TOOL-1). A scene that is never in one \
        has no bar, so its items are never shown, and their actions are out of reach.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            right Help "Help" -> present HelpScene
          }
          scene HelpScene
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            right Help "Help" -> present HelpScene
          }
          scene HelpScene
        }
        """),
    needs: .allCode
  ) { context in
    for scene in context.program.scenes.ids
    where context.surroundings(of: scene).isNeverInNavigation {
      let row = context.program[scene]
      guard !row.kind.isContainer,
        let item = row.barItems.first(where: { context.program[$0].systemItem?.isSpace != true })
      else { continue }
      context.report(
        at: context.program[item].place, about: [scene],
        "this item is in no bar: \(context.name(scene)) is never in a navigation controller",
        label: "it is never shown",
        related: [context.label(row.place, "this scene is shown without a navigation controller")],
        help: [context.helpToHold(scene)])
    }
  }
}
