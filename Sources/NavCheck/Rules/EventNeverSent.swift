import NavModel
import NavText

extension Rule {
  static let eventNeverSent = Rule(
    RuleFacts(
      "event-never-sent", text: .warning, storyboard: .warning,
      "An action waits for an event that its control never sends.",
      why: """
        A control calls an action when it sends the event that the action is connected to (OUT-11). \
        A text field sends editingChanged while somebody types, and never valueChanged; what is no \
        field for text sends no events of editing, and a gesture no events at all. Nothing fails: \
        the action is never called, and nobody hears of it.
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
      guard let event = connection.event, case .element(let id) = connection.trigger else {
        continue
      }
      let element = program.elements[id]
      // A class of its own may send what it likes.
      guard !element.kind.sends(event), program[rare: id].className.isNone else { continue }
      context.report(
        at: connection.place,
        "this \(element.kind.facts.keyword) never sends \(event.keyword)",
        label: "this is never called", help: [element.kind.adviceOnEvents(event)])
    }
  }
}

extension ElementKind {
  /// Whether a control of this kind may send an event by itself, as far as UIKit's documents say.
  fileprivate func sends(_ event: ControlEvent) -> Bool {
    guard facts.event != nil else { return false }
    switch event {
    case .touchDown, .touchUpInside, .touchUpOutside, .primaryActionTriggered: return true
    case .valueChanged: return self != .textField
    // A date picker that opens a calendar says so (iOS 13.4).
    case .editingDidBegin, .editingDidEnd: return self == .textField || self == .datePicker
    case .editingChanged, .editingDidEndOnExit: return self == .textField
    }
  }

  fileprivate func adviceOnEvents(_ event: ControlEvent) -> String {
    switch self {
    case .textField: "connect editingChanged, while somebody types, or editingDidEnd, after it"
    case _ where facts.event == nil: "leave the event out: there is only one way to set this off"
    default: "connect \(facts.event?.keyword ?? event.keyword)"
    }
  }
}
