import NavModel
import NavText

extension ProgramRules {
  static let placeholderAsLabel = ProgramRule(
    SharedRules.placeholderAsLabel,
    bad: """
      storyboard Shop {
        initial -> Order
        scene Order {
          textField Street { placeholder: "Street" }
        }
      }
      """,
    good: """
      storyboard Shop {
        initial -> Order
        scene Order {
          textField Street { placeholder: "Street", accessibilityLabel: "Street" }
        }
      }
      """,
    needs: .text
  ) { context in
    let program = context.program
    for element in program.elements.rows
    where element.kind == .textField || element.kind == .textView {
      if program.value(of: .placeholder, in: element.attributes) == nil { continue }
      if program.value(of: .accessibilityLabel, in: element.attributes) != nil { continue }
      context.report(
        at: element.place, "only its placeholder says what this field is for",
        help: [
          Wording(
            text: "write accessibilityLabel: \"…\" beside it",
            storyboard: "write a Label under Accessibility")
        ])
    }
  }
}
