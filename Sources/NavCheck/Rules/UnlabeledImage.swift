import NavModel
import NavText

extension ProgramRules {
  static let unlabeledImage = ProgramRule(
    SharedRules.unlabeledImage,
    bad: """
      storyboard Shop {
        initial -> Cart
        scene Cart {
          button Pay { image: "creditcard" }
        }
      }
      """,
    good: """
      storyboard Shop {
        initial -> Cart
        scene Cart {
          button Pay { image: "creditcard", accessibilityLabel: "Pay" }
        }
      }
      """,
    needs: .text
  ) { context in
    let program = context.program
    for element in program.elements.rows where element.kind == .button {
      if element.text.map({ !program[$0].isBlank }) ?? false { continue }
      if program.value(of: .image, in: element.attributes) == nil { continue }
      if program.value(of: .text, in: element.attributes) != nil { continue }
      if program.value(of: .accessibilityLabel, in: element.attributes) != nil { continue }
      context.report(
        at: element.place, "VoiceOver has no words for this button",
        help: [
          Wording(
            text: "write accessibilityLabel: \"…\" beside its image",
            storyboard: "write a Label under Accessibility")
        ])
    }
  }
}
