import NavModel
import NavText

extension ProgramRules {
  static let unusedClass = ProgramRule(
    RuleFacts(
      "unused-class", text: .info, storyboard: nil,
      "A class is declared and never used.",
      why: """
        What it declares has no effect. Often a scene has lost its class, and its outlets and \
        actions with it.
        """,
      bad: """
        storyboard Shop {
          initial -> Cart
          scene Cart
        }

        class CartController: UIViewController {
          unwind backToCart
        }
        """,
      good: """
        storyboard Shop {
          initial -> Cart
          scene Cart: CartController {
            button Help "Help" -> present HelpScene
          }
          scene HelpScene {
            button Close "Close" -> unwind backToCart
          }
        }

        class CartController: UIViewController {
          unwind backToCart
        }
        """),
    needs: .text
  ) { context in
    let program = context.program
    var used = program.usedClasses()
    for property in program.properties.rows {
      if let type = property.customClass { used.insert(type) }
    }
    // For custom segues and of root views.
    var named = Set<Name>()
    for attribute in program.attributes.rows
    where attribute.key == .segueClass || attribute.key == .viewClass {
      if case .text(let name) = attribute.value { named.insert(name) }
    }
    for id in program.classes.ids where named.contains(program[id].name) { used.insert(id) }
    for id in program.classes.ids where !used.contains(id) {
      let name = program[program[id].name]
      context.report(
        at: program[id].place, "no scene and no element is a '\(name)'",
        help: ["write it after a scene's name, as in scene Home: \(name), or delete it"])
    }
  }
}
