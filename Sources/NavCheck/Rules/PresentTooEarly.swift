import NavModel
import NavSimulator
import NavText

extension ProgramRules {
  static let presentTooEarly = ProgramRule(
    RuleFacts(
      "present-too-early", text: .warning, storyboard: nil,
      "Something is presented before the view is on the screen.",
      why: """
        In viewDidLoad and viewWillAppear the view is not in a window yet. UIKit logs a line and \
        presents nothing (LIFE-62, ERR-22).
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            on viewWillAppear { present Offer }
          }
          scene Offer
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            on viewDidAppear { present Offer }
          }
          scene Offer
        }
        """),
    needs: .text
  ) { context in
    let program = context.program
    for method in program.methods.rows {
      guard case .hook(let hook) = method.kind, hook.isBeforeAppearing else { continue }
      program.forEachStatement(in: method.body) { id in
        guard case .call(.present, .newScene(let scene, _)) = program[id].operation else {
          return
        }
        context.report(
          at: program[id].place,
          "\(context.name(scene)) is not presented: in \(hook.facts.keyword) there is no window yet",
          label: "UIKit logs a line and does nothing (ERR-22)",
          help: ["present it in viewDidAppear"],
          trace: context.trace(to: [.presenterNotInWindow], about: [scene]))
      }
    }
  }
}

extension LifecycleHook {
  fileprivate var isBeforeAppearing: Bool {
    switch self {
    case .viewDidLoad, .willMoveToParent, .viewWillAppear: true
    case .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .didMoveToParent:
      false
    }
  }
}
