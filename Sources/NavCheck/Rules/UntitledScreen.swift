import NavModel
import NavText

extension ProgramRules {
  static let untitledScreen = ProgramRule(
    RuleFacts(
      "untitled-screen", text: nil, storyboard: nil,
      "A screen of a stack has no title.",
      why: """
        The bar stays empty, and the back button of the next screen says Back instead of where it \
        leads (BAR-29).
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            title: "Cart"
          }
        }
        """),
    needs: .allCode
  ) { context in
    let program = context.program
    for scene in program.scenes.ids where context.surroundings(of: scene).isSometimesInNavigation {
      let row = program[scene]
      let cold = program[cold: scene]
      if row.kind.isContainer || cold.titleView != nil { continue }
      let isTitled = [AttributeKey.title, .navigationTitle].contains { key in
        switch program.value(of: key, in: row.attributes) {
        case .text(let title): !program[title].isBlank
        case nil: false
        default: true
        }
      }
      if isTitled { continue }
      context.report(
        at: row.place, about: [scene], "\(context.name(scene)) has no title",
        help: [
          Wording(
            text: "write title: \"\(program[row.name])\" into it",
            storyboard: "give it, or its navigation item, a Title")
        ])
    }
  }
}
