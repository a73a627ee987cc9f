import NavModel
import NavText

extension ProgramRules {
  static let eventNeverSent = ProgramRule(
    RuleFacts(
      "event-never-sent", text: .warning, storyboard: .warning,
      "An action waits for an event that its control never sends.",
      why: """
        A control calls an action when it sends the event that the action is connected to (OUT-11). \
        A text field sends editingChanged while a person types, and never valueChanged; most other \
        controls send no editing events, gestures and bar items no events at all. Nothing fails: \
        the action is never called, and nothing says so.
        """,
      bad: """
        storyboard Shop {
          initial -> Order
          scene Order {
            var isTyping: Bool = false
            textField Street "Street" -> action check { event: valueChanged }
            action check { isTyping = true }
            label Hint { text: "Still typing", hidden: not isTyping }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Order
          scene Order {
            var isTyping: Bool = false
            textField Street "Street" -> action check { event: editingChanged }
            action check { isTyping = true }
            label Hint { text: "Still typing", hidden: not isTyping }
          }
        }
        """)
  ) { context in
    let program = context.program
    for connection in program.actionConnections.rows {
      guard let event = connection.event else { continue }
      // A bar item sends no events, and neither does a gesture.
      var sender = "bar item"
      var usual: ControlEvent?
      if case .element(let id) = connection.trigger {
        let kind = program.elements[id].kind
        // A class of its own may send what it likes.
        if kind.sends(event) || !program[cold: id].className.isNone { continue }
        sender = kind.facts.keyword
        usual = kind.facts.event
      }
      context.report(
        at: connection.place, "this \(sender) never sends \(event.keyword)",
        label: "this is never called", help: [advice(usual)])
    }
  }

  private static func advice(_ usual: ControlEvent?) -> Wording {
    switch usual {
    case nil: "leave the event out: there is only one way to set this off"
    case .editingDidEnd:
      "connect editingChanged, sent while a person types, or editingDidEnd, sent afterwards"
    case let usual?: "connect \(usual.keyword)"
    }
  }
}
