import NavModel
import NavText

extension Rule {
  static let unreceivedUnwind = Rule(
    RuleFacts(
      "unreceived-unwind", text: .warning, storyboard: nil,
      "No screen that can be below has the unwind action (SEG-61).",
      why: """
        An unwind segue looks for its action among the screens that are open (SEG-53). When none \
        of those that can be there has it, the segue is given up without a word (SEG-56), and the \
        button does nothing.
        """,
      bad: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Browse
            tab -> Account
          }
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            title: "Cart"
            button Pay "Pay" -> show Checkout
          }
          scene Checkout {
            button Done "Done" -> unwind orderPlaced
          }
          scene Account {
            title: "Account"
            button Receipts "Receipts" -> present Receipts
          }
          scene Receipts {
            unwind orderPlaced
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Main
          tabs Main {
            tab -> Browse
            tab -> Account
          }
          navigation Browse {
            root -> Cart
          }
          scene Cart {
            title: "Cart"
            button Pay "Pay" -> show Checkout
            unwind orderPlaced
          }
          scene Checkout {
            button Done "Done" -> unwind orderPlaced
          }
          scene Account {
            title: "Account"
          }
        }
        """)
  ) { context in
    let program = context.program
    let receivers = program.unwindReceivers()
    for scene in program.scenes.ids where context.map.isReachable(scene) {
      let unwinds = program[scene].segues.filter { program[$0].operation == .unwind }
      if unwinds.isEmpty || !context.isOn(at: program[scene].place) { continue }
      let below = context.map.below(scene)
      for id in unwinds {
        let segue = program[id]
        let rare = program[rare: id]
        guard let targets = receivers[rare.unwindAction] else { continue }
        if targets.contains(where: { below.contains($0) }) { continue }
        context.report(
          at: segue.place,
          "'\(program[rare.unwindAction])' is never found: \(context.names(targets)) cannot be below \(context.name(scene))",
          label: "nothing happens (SEG-56)",
          related: targets.prefix(1).map { context.label(program[$0].place, "the action is here") },
          help: ["declare unwind \(program[rare.unwindAction]) where people come from"])
      }
    }
  }
}

extension NavigationMap {
  /// The scenes that may be open when this one is: all that lead to it, and what those hold.
  fileprivate func below(_ scene: ID<Scene>) -> Set<ID<Scene>> {
    var found: Set<ID<Scene>> = []
    var open = [scene]
    while let next = open.popLast() {
      for edge in edges(to: next) where found.insert(edge.source).inserted {
        open.append(edge.source)
      }
    }
    // The other screens of a container are there too, with everything on their stacks.
    return Set(
      scenes(from: found.sorted()) { edge in
        edge.way == .holds || edge.way == .unknown
          || edge.way != .presents && edge.source != scene
      }
      .filter { $0 != scene || found.contains(scene) })
  }
}
