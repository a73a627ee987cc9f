import NavModel
import NavText

extension ProgramRules {
  static let hiddenToolbar = ProgramRule(
    RuleFacts(
      "hidden-toolbar", text: .warning, storyboard: .info,
      "A scene has toolbar items, but its toolbar is never shown.",
      why: """
        A navigation controller's toolbar is hidden until code shows it (TOOL-1). The items of \
        this scene are there but never shown.
        """,
      bad: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            toolbar {
              item Pay "Pay" -> present Checkout
            }
          }
          scene Checkout
        }
        """,
      good: """
        storyboard Shop {
          initial -> Browse
          navigation Browse {
            toolbar { hidden: false }
            root -> Cart
          }
          scene Cart {
            toolbar {
              item Pay "Pay" -> present Checkout
            }
          }
          scene Checkout
        }
        """)
  ) { context in
    let program = context.program
    let hasItems = program.barItems.rows.contains { $0.slot == .toolbar }
    guard hasItems else { return }
    var isShown = [Bool](repeating: false, count: program.scenes.count)
    var isOnStack = isShown
    for stack in context.stacks() {
      let isShowing = context.showsToolbar(stack)
      for member in stack.members {
        isOnStack[Int(member.index)] = true
        if isShowing { isShown[Int(member.index)] = true }
      }
    }
    for scene in program.scenes.ids where !isShown[Int(scene.index)] {
      // The navigation controller that a split view puts around a column (SPLIT-4) is known to its code only.
      if !isOnStack[Int(scene.index)], context.program.codeMayDoMore(in: scene) { continue }
      let around = context.surroundings(of: scene)
      if !around.isSometimesInNavigation || around.contains(.unknown) { continue }
      guard
        let item = program[scene].barItems.first(where: { id in
          program[id].slot == .toolbar && program[id].systemItem?.isSpace != true
        })
      else { continue }
      context.report(
        at: program[item].place, "no toolbar shows this item of \(context.name(scene))",
        label: "hidden with its toolbar",
        help: [
          Wording(
            text:
              "write toolbar { hidden: false } into the navigation scene, or showToolbar in code",
            storyboard:
              "turn on Shows Toolbar of the navigation controller, or call setToolbarHidden in code"
          )
        ])
    }
  }
}

extension ProgramRuleContext {
  fileprivate func showsToolbar(_ stack: Stack) -> Bool {
    let toolbar = program[cold: stack.navigation].toolbar
    if !program[toolbar, .toolbarHidden] || program.codeMayDoMore(in: stack.navigation) {
      return true
    }
    return stack.members.contains { member in
      program.codeMayDoMore(in: member)
        || program.says(member) { operation in
          operation.kind == .showToolbar || operation.kind == .toggleToolbar
        }
    }
  }
}
