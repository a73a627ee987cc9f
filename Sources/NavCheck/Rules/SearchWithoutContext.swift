import NavModel
import NavText

extension ProgramRules {
  static let searchWithoutContext = ProgramRule(
    RuleFacts(
      "search-without-context", text: .warning, storyboard: nil,
      "A scene pushed during a search ends up beneath it.",
      why: """
        A search controller presents itself, and UIKit looks for the next controller that says \
        definesPresentationContext (SEARCH-11). Where the scene that is searched does not, the \
        navigation controller provides the context: the search bar and the results stay on the \
        screen over what is pushed. Apple's sample code sets it for that reason.
        """,
      bad: """
        storyboard Mail {
          initial -> Stack
          navigation Stack { root -> Inbox }
          table Inbox {
            title: "Inbox"
            searchController Search { placeholder: "Search Mail" }
            cell First "Hello" -> show Message
          }
          scene Message { title: "Message" }
        }
        """,
      good: """
        storyboard Mail {
          initial -> Stack
          navigation Stack { root -> Inbox }
          table Inbox {
            title: "Inbox"
            definesPresentationContext: true
            searchController Search { placeholder: "Search Mail" }
            cell First "Hello" -> show Message
          }
          scene Message { title: "Message" }
        }
        """)
  ) { context in
    let program = context.program
    for scene in program.scenes.ids {
      guard let search = program.searchController(of: scene),
        !program[scene, .definesPresentationContext]
      else { continue }
      var searched = [scene]
      if let results = program.resultsSegue(of: search, in: scene)
        .flatMap({ program[$0].destination })
      {
        searched.append(results)
      }
      let push = searched.lazy.flatMap { program[$0].segues }.first {
        program[$0].operation == .show && isInContent(program[$0].trigger, program)
      }
      guard let push else { continue }
      context.report(
        at: program[search].place, about: [scene],
        "the search stays over what \(context.name(program[push].source)) pushes",
        label: "the scene does not define the presentation context",
        related: [context.label(program[push].place, "this is pushed during a search")],
        help: ["write definesPresentationContext: true in \(context.name(scene))"])
    }
  }

  /// Whether a finger reaches it during a search: items of the bar have left.
  private static func isInContent(_ trigger: Trigger, _ program: Program) -> Bool {
    if case .element = trigger { true } else { false }
  }
}
