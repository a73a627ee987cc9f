import NavLayout
import NavModel
import NavText

extension ProgramRules {
  static let conflictingConstraints = ProgramRule(
    RuleFacts(
      "conflicting-constraints", text: .warning, storyboard: .warning,
      "Constraints contradict each other.",
      why: """
        Required constraints have to hold all at once. Where they cannot, Auto Layout writes to the \
        console and breaks one of them, and which one is not the author's choice. Scenes that fill the \
        screen are tried on the narrowest and the widest phone or iPad too, where a width that was \
        right on the canvas may be wrong. A scene with very many interdependent constraints is not \
        tried, and the finding says so.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay"
            constraint Pay.top == safeArea.top + 8
            constraint Pay.leading == superview.leading + 16
            constraint Pay.trailing == superview.trailing - 16
            constraint Pay.width == 100
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart {
            button Pay "Pay"
            constraint Pay.top == safeArea.top + 8
            constraint Pay.leading == superview.leading + 16
            constraint Pay.trailing == superview.trailing - 16
          }
        }
        """),
    needs: .layout
  ) { context in
    for case .unsolved(let scene) in context.layout {
      context.report(
        at: context.program[scene].place,
        "too many constraints of \(context.name(scene)) depend on each other to find contradictions",
        help: ["divide the screen, by containers or stacks"], atMost: .info)
    }
    for case .conflict(let conflict) in context.layout {
      guard let last = conflict.constraints.last else { continue }
      let others = conflict.constraints.dropLast()
      let device =
        conflict.device.map { " on an \($0.name(running: context.map.oldestSystem))" } ?? ""
      let place = context.program[last].place
      context.report(
        at: place,
        "this constraint \(contradiction(conflict.cause, others.count))\(device)",
        label: others.isEmpty ? "" : "at least one of them has to give way",
        related: others.prefix(4).enumerated().map { index, other in
          let isLast = index == 3 && others.count > 4
          let rest = isLast ? ", and so do \(others.count - 4) more" : ""
          return context.label(context.program[other].place, "this one has to hold too" + rest)
        },
        help: [
          Wording(
            text: "take one of them away, or let it give way with { priority: 999 }",
            storyboard: "take one of them away, or let it give way with priority=\"999\"")
        ])
    }
  }

  private static func contradiction(_ cause: ConstraintConflict.Cause, _ others: Int) -> String {
    let beside =
      others == 0 ? "" : " together with \(others) " + (others == 1 ? "other" : "others")
    return switch cause {
    case .eachOther: "cannot hold" + beside
    case .itself: "contradicts itself, wherever the view is"
    case .frames: "contradicts frames that are given"
    case .stack: "contradicts what the stack around it asks for" + beside
    case .negativeSize: "asks for less than nothing" + beside
    }
  }
}
