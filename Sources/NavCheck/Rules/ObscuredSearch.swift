import NavModel
import NavText

extension ProgramRules {
  static let obscuredSearch = ProgramRule(
    RuleFacts(
      "obscured-search", text: .warning, storyboard: nil,
      "A scene that shows its own search results is obscured during the search.",
      why: """
        With obscuresBackgroundDuringPresentation the content answers no touch during a search \
        (SEARCH-6). Without a results scene the results are that content: they lie under a shade, and \
        a touch on one of them ends the search.
        """,
      bad: """
        storyboard Mail {
          initial -> Stack
          navigation Stack { root -> Inbox }
          table Inbox {
            title: "Inbox"
            searchController Search { obscuresBackgroundDuringPresentation: true }
            cell First "Hello"
          }
        }
        """,
      good: """
        storyboard Mail {
          initial -> Stack
          navigation Stack { root -> Inbox }
          table Inbox {
            title: "Inbox"
            searchController Search { obscuresBackgroundDuringPresentation: false }
            cell First "Hello"
          }
        }
        """)
  ) { context in
    let program = context.program
    for scene in program.scenes.ids {
      guard let search = program.searchController(of: scene),
        case .boolean(true) = program.value(
          of: .obscuresBackgroundDuringPresentation, in: program[search].attributes),
        program.resultsSegue(of: search, in: scene) == nil
      else { continue }
      context.report(
        at: program[search].place, about: [scene],
        "the results in \(context.name(scene)) are obscured during the search",
        label: "a touch on one of them ends the search",
        help: [
          "take obscuresBackgroundDuringPresentation out, or show the results in a scene of their own: results -> Results"
        ])
    }
  }
}
