import NavModel
import NavText

extension ProgramRules {
  static let stuckKeyboard = ProgramRule(
    RuleFacts(
      "stuck-keyboard", text: .warning, storyboard: nil,
      "A number pad comes up and nothing hides it again.",
      why: """
        The number, phone and decimal pads of an iPhone have no return key, and a touch beside the \
        field does not hide them either (KEY-9). They stay over the lower part of the screen until \
        code resigns the first responder, a list that is dragged hides them, or the screen is left.
        """,
      bad: """
        storyboard Shop {
          initial -> Order
          scene Order {
            var isSent: Bool
            textField Amount { keyboardType: numberPad }
            button Send "Send" -> action send
            action send { isSent = true }
            label Thanks "Thank you." { hidden: not isSent }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Order
          scene Order {
            var isSent: Bool
            textField Amount { keyboardType: numberPad }
            button Send "Send" -> action send
            tapGesture Background -> action leave
            action send { isSent = true }
            action leave { endEditing }
            label Thanks "Thank you." { hidden: not isSent }
          }
        }
        """)
  ) { context in
    let program = context.program
    guard program.hasCode else { return }
    for scene in program.scenes.ids
    where program.saysCode(of: scene) && !program.hidesKeyboard(scene) {
      for element in program[scene].elements {
        let type = program[element, .keyboardType]
        guard type.isPad else { continue }
        context.report(
          at: program[element].place,
          "nothing hides the \(type.keyword) of \(context.name(element)) again",
          label: "an iPhone's pad has no return key",
          help: ["tapGesture Background -> action leave, and action leave { endEditing }"])
      }
    }
  }
}

extension Program {
  /// Whether the program shows what the scene does: a sketch without any actions says nothing of keyboards either.
  fileprivate func saysCode(of scene: ID<Scene>) -> Bool {
    !codeMayDoMore(in: scene) && methods(of: scene).contains { !self[$0].body.isEmpty }
  }

  /// Whether anything that a person can do in a scene takes the keyboard away.
  fileprivate func hidesKeyboard(_ scene: ID<Scene>) -> Bool {
    if self[scene, .keyboardDismissMode] != .none { return true }
    if self[scene].elements.contains(where: { self[$0, .keyboardDismissMode] != .none }) {
      return true
    }
    var hides = false
    for method in methods(of: scene) {
      forEachStatement(in: self[method].body) { id in
        switch self[id].operation.kind {
        case .endEditing, .resignFirstResponder: hides = true
        default: break
        }
      }
    }
    return hides
  }
}
