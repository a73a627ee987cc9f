import NavModel
import NavText

extension ProgramRules {
  static let emptyBarItem = ProgramRule(
    RuleFacts(
      "empty-bar-item", text: .warning, storyboard: .info,
      "A bar item has neither title, image nor system item.",
      why: """
        The bar keeps a place free where nothing is to be seen. People do not know that they could \
        tap there, and VoiceOver has nothing to say.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            right Pay -> present Checkout
          }
          scene Checkout
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            right Pay "Pay" -> present Checkout
          }
          scene Checkout
        }
        """)
  ) { context in
    let program = context.program
    for scene in program.scenes.ids {
      for id in program[scene].barItems where program.isEmpty(id, in: scene) {
        if context.program.codeMayDoMore(in: scene) && program.hasOutlet(to: id, in: scene) {
          continue
        }
        // A class of the app may show something of its own.
        if program.isFromStoryboard(program[id].place) && !program[cold: id].className.isNone {
          continue
        }
        context.report(
          at: program[id].place, "this bar item has nothing to show",
          label: "an empty place in the bar",
          help: [
            Wording(
              text: "give it a title as in \"Save\", a system item as in .add, or an image",
              storyboard: "give it a title, a system item or an image")
          ])
      }
    }
  }
}

extension Program {
  /// The back button has a title of its own accord.
  fileprivate func isEmpty(_ id: ID<BarItem>, in scene: ID<Scene>) -> Bool {
    let item = self[id]
    let cold = self[cold: id]
    if item.slot == .back || item.systemItem != nil || cold.customView != nil { return false }
    if value(of: .image, in: cold.attributes) != nil { return false }
    if value(of: .possibleTitles, in: cold.attributes) != nil { return false }
    return item.text.map { self[$0].isBlank } ?? true
  }

  /// Code that has the item may give it a title.
  fileprivate func hasOutlet(to item: ID<BarItem>, in scene: ID<Scene>) -> Bool {
    outlets[self[scene].outlets].contains { $0.target == .barItem(item) }
  }
}

extension String {
  /// Whether a person would see nothing of it.
  var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}
