import NavModel
import NavSimulator
import NavText

extension ProgramRules {
  static let presentWhilePresenting = ProgramRule(
    RuleFacts(
      "present-while-presenting", text: .warning, storyboard: .warning,
      "A controller presents while it is already presenting.",
      why: """
        A controller presents one other at a time. The second is ignored with a line in the log \
        (MODAL-10, ERR-20), so people see one screen where two were meant.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> action pay
            action pay {
              present Checkout
              present Offer
            }
          }
          scene Checkout
          scene Offer
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay" -> action pay
            action pay { present Checkout }
          }
          scene Checkout {
            button More "Offers" -> present Offer
          }
          scene Offer
        }
        """),
    needs: .allCodeToBeSure
  ) { context in
    let program = context.program
    for method in program.methods.ids {
      context.reportSecond(in: program[method].body, of: method)
    }
    var firsts: Firsts<Trigger, ID<Segue>> = Firsts()
    for scene in program.scenes.rows {
      firsts.removeAll()
      for id in scene.segues {
        let operation = program.segues[id].operation
        guard operation == .present || operation == .popover else { continue }
        let segue = program[id]
        guard segue.trigger != .scene && program[cold: id].condition == nil else { continue }
        if let other = firsts.insert(id, for: segue.trigger) {
          context.reportSecond(segue.place, after: program[other].place, by: segue.source)
        }
      }
    }
    context.reportAmongLost()
  }
}

extension ProgramRuleContext {
  /// For statements that run one after the other.
  fileprivate mutating func reportSecond(in body: IDRange<Statement>, of method: ID<Method>) {
    var bodies = [body]
    while let range = bodies.popLast() {
      var first: Place?
      for id in range {
        switch program[id].operation {
        case .call(.present, _):
          if let first {
            reportSecond(program[id].place, after: first, in: scenes(running: method))
          } else {
            first = program[id].place
          }
        case .call(.dismiss, _): first = nil
        case .branch(_, let then, let otherwise): bodies += [otherwise, then]
        default: break
        }
      }
    }
  }

  /// For segues to scenes that are not here, among them and beside the others. The first in the file happens.
  fileprivate mutating func reportAmongLost() {
    // For the same scene.
    var earlier: [UnresolvedReferences.Arrow] = []
    for (kind, arrow) in map.segueArrows
    where (kind.operation == .present || kind.operation == .popover) && arrow.trigger != .scene {
      if earlier.last?.source != arrow.source { earlier.removeAll() }
      var places = earlier.filter { $0.trigger == arrow.trigger }.map { $0.place }
      for id in program[arrow.source].segues
      where (program.segues[id].operation == .present || program.segues[id].operation == .popover)
        && program[id].trigger == arrow.trigger && program[id].destination != nil
      {
        places.append(program[id].place)
      }
      earlier.append(arrow)
      guard let first = places.min(by: { $0.range.start < $1.range.start }) else { continue }
      if first.range.start < arrow.place.range.start {
        reportSecond(arrow.place, after: first, by: arrow.source)
      } else {
        reportSecond(first, after: arrow.place, by: arrow.source)
      }
    }
  }

  /// A class may choose one of its segues, by `shouldPerformSegue(withIdentifier:sender:)`.
  fileprivate mutating func reportSecond(
    _ place: Place, after first: Place, by scene: ID<Scene>? = nil,
    in scenes: [ID<Scene>] = []
  ) {
    report(
      at: place, about: scene.map { [$0] } ?? [],
      "this is not presented: the controller is presenting already",
      label: "UIKit ignores it (ERR-20)",
      related: [label(first, "this was presented just before")],
      help: ["present it from what is presented, or dismiss that first"],
      trace: trace(
        to: [.alreadyPresenting, .presentationInProgress],
        about: scenes + (scene.map { [$0] } ?? [])))
  }
}
