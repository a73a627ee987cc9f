import NavModel
import NavText

extension ProgramRules {
  static let openPicker = ProgramRule(
    RuleFacts(
      "open-picker", text: .error, storyboard: nil,
      "A picker or a composer is never dismissed.",
      why: """
        The photo picker, and the mail and message composers, stay on the screen until their delegate \
        dismisses them; so does an image picker whose delegate listens (SYSTEM-4, SYSTEM-5). A person \
        who has chosen, or has cancelled, cannot go on.
        """,
      bad: """
        storyboard Shop {
          initial -> Profile
          scene Profile {
            var hasPicture: Bool
            button Change "Change" -> present Photos
            system Photos: PHPickerViewController {
              on didFinishPicking { hasPicture = true }
              on didCancel { dismiss }
            }
            image Picture { hidden: not hasPicture }
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Profile
          scene Profile {
            var hasPicture: Bool
            button Change "Change" -> present Photos
            system Photos: PHPickerViewController {
              on didFinishPicking { hasPicture = true, dismiss }
              on didCancel { dismiss }
            }
            image Picture { hidden: not hasPicture }
          }
        }
        """)
  ) { context in
    let program = context.program
    for scene in program.scenes.ids {
      guard program.systemController(of: scene) != nil else { continue }
      for action in program.alertActions(of: scene) {
        guard let choice = program.choice(action, of: scene),
          program.staysOpen(choice, action, of: scene)
        else { continue }
        context.report(
          at: program[action].place,
          "nothing dismisses \(context.name(scene)) after \(choice.callback)",
          label: "it does not go by itself",
          help: ["write on \(choice.callback) { dismiss }"])
      }
    }
  }
}

extension Program {
  /// Whether a choice leaves a controller on the screen that only the app can dismiss.
  fileprivate func staysOpen(
    _ choice: SystemController.Choice, _ action: ID<Element>, of scene: ID<Scene>
  ) -> Bool {
    let handler = actionConnections[self[cold: scene].actionConnections]
      .first { $0.trigger == .element(action) }?.method
    switch choice.closing {
    case .itself, .nobody: return false
    case .itselfUnheard where handler == nil: return false
    case .app, .itselfUnheard: break
    }
    guard let handler else { return true }
    var goesOn = false
    forEachStatement(in: self[handler].body) { id in
      guard let kind = self[id].operation.kind else { return }
      // A segue may unwind.
      if kind.facts.ends != .none || kind == .perform { goesOn = true }
    }
    return !goesOn
  }
}
