import NavModel
import NavText

extension ProgramRules {
  static let searchOutsideNavigation = ProgramRule(
    RuleFacts(
      "search-outside-navigation", text: .warning, storyboard: nil,
      "A scene without a bar has a search controller.",
      why: """
        The search bar of a navigation item is shown by the bar of the navigation controller around \
        a scene (SEARCH-1). A scene that is never in one has no bar, so nobody can search in it.
        """,
      bad: """
        storyboard Mail {
          initial -> Inbox
          scene Inbox {
            searchController Search { placeholder: "Search Mail" }
          }
        }
        """,
      good: """
        storyboard Mail {
          initial -> Stack
          navigation Stack { root -> Inbox }
          scene Inbox {
            title: "Inbox"
            searchController Search { placeholder: "Search Mail" }
          }
        }
        """),
    needs: .allCode
  ) { context in
    for scene in context.program.scenes.ids
    where context.surroundings(of: scene).isNeverInNavigation {
      guard let search = context.program.searchController(of: scene) else { continue }
      context.report(
        at: context.program[search].place, about: [scene],
        "this search bar is in no bar: \(context.name(scene)) is never in a navigation controller",
        label: "it is never shown",
        related: [
          context.label(
            context.program[scene].place, "this scene is shown without a navigation controller")
        ],
        help: [context.helpToHold(scene)])
    }
  }
}
