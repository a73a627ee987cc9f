import NavModel
import NavText

extension ProgramRules {
  static let refreshBehindSheet = ProgramRule(
    SharedRules.refreshBehindSheet,
    bad: """
      storyboard Shop {
        initial -> Cart
        scene Cart: CartController {
          label Total { text: total }
          button Add "Add" -> present AddItem
        }
        scene AddItem {
          button Bread "Bread" -> action add
          action add {
            inCart = 3
            dismiss
          }
        }
      }

      var inCart: 0...9 = 0

      class CartController: UIViewController {
        var total: 0...9 = 0
        on viewWillAppear { total = inCart }
      }
      """,
    good: """
      storyboard Shop {
        initial -> Cart
        scene Cart: CartController {
          label Total { text: total }
          button Add "Add" -> present AddItem { style: fullScreen }
        }
        scene AddItem {
          button Bread "Bread" -> action add
          action add {
            inCart = 3
            dismiss
          }
        }
      }

      var inCart: 0...9 = 0

      class CartController: UIViewController {
        var total: 0...9 = 0
        on viewWillAppear { total = inCart }
      }
      """
  ) { context in
    let program = context.program
    var reported: Set<ID<Method>> = []
    var asked: Set<ID<Scene>> = []
    for edge in context.map.edges where edge.way == .presents && program.keepsPresenter(edge) {
      guard asked.insert(edge.source).inserted,
        let hook = program.refreshingHook(of: edge.source), reported.insert(hook).inserted
      else { continue }
      context.report(
        at: program[hook].place,
        "\(context.name(edge.source)) is not refreshed when \(context.name(edge.destination)) closes",
        label: "no card that closes calls this (LIFE-83)",
        related: [
          context.label(edge.place, "it is presented here, over a screen that stays in view")
        ],
        help: [
          "refresh in an unwind action too, or present it with style: fullScreen"
        ])
    }
  }
}

extension Program {
  /// The callback in which a scene takes over what others have changed; nil when it has another way to hear of it.
  fileprivate func refreshingHook(of scene: ID<Scene>) -> ID<Method>? {
    var hook: ID<Method>?
    for id in methods(of: scene) {
      switch self[id].kind {
      case .unwind where !self[id].body.isEmpty: return nil
      case .hook(.viewWillAppear), .hook(.viewDidAppear), .hook(.viewIsAppearing):
        if hook == nil && takesOver(self[id].body) { hook = id }
      case .action, .unwind, .hook, .message: break
      }
    }
    return hook
  }

  /// Whether something is assigned that comes from the app's own state.
  private func takesOver(_ body: IDRange<Statement>) -> Bool {
    var isFound = false
    forEachStatement(in: body) { id in
      if case .assign(_, let value) = self[id].operation, readsApp(value) { isFound = true }
    }
    return isFound
  }

  private func readsApp(_ expression: ID<Expression>) -> Bool {
    var open = [expression]
    while let next = open.popLast() {
      switch self[next] {
      case .variable(let id): if self[id].owner == .app { return true }
      case .not(let inner): open.append(inner)
      case .binary(_, let left, let right), .joined(let left, let right): open += [left, right]
      case .count(let list): if self[list].owner == .app { return true }
      case .contains(let list, let item):
        if self[list].owner == .app { return true }
        open.append(item)
      case .boolean, .integer, .enumerationCase, .text, .isEditing, .list, .hasText: break
      }
    }
    return false
  }
}
