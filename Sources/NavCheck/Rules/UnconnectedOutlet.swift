import NavModel
import NavText

extension ProgramRules {
  static let unconnectedOutlet = ProgramRule(
    SharedRules.unconnectedOutlet,
    bad: """
      storyboard Shop {
        initial -> Cart
        scene Cart: CartController {
          label Total "9.99"
        }
      }

      class CartController: UIViewController {
        outlet totalLabel: UILabel
      }
      """,
    good: """
      storyboard Shop {
        initial -> Cart
        scene Cart: CartController {
          label Total "9.99"
          outlet totalLabel -> Total
        }
      }

      class CartController: UIViewController {
        outlet totalLabel: UILabel
      }
      """
  ) { context in
    let program = context.program
    var isConnected = [Bool](repeating: false, count: program.properties.count)
    for scene in program.scenes.ids {
      for id in program.scenes[scene].outlets {
        let outlet = program[id]
        let owner =
          if let element = outlet.owner { program[cold: element].customClass } else {
            program.scenes[scene].customClass
          }
        if let property = program.property(outlet.name, of: owner) {
          isConnected[Int(property.index)] = true
        }
      }
    }
    let used = program.usedClasses()
    for declared in program.classes.ids where used.contains(declared) {
      for property in program[declared].properties where !isConnected[Int(property.index)] {
        let row = program[property]
        context.report(
          at: row.place,
          "nothing is connected to the outlet '\(program[row.name])' of '\(program[program[declared].name])'",
          label: "nil for ever",
          help: [
            Wording(
              text: "connect it, as in outlet \(program[row.name]) -> …, or delete it",
              storyboard: "connect it in Interface Builder, or delete it")
          ])
      }
    }
  }
}

extension Program {
  /// The outlet of that name, of the class or the nearest superclass that has it.
  func property(_ name: Name, of first: ID<Class>?) -> ID<Property>? {
    var next = first
    while let current = next {
      for id in classes[current].properties where properties[id].name == name { return id }
      next = classes[current].superclass
    }
    return nil
  }

  /// The classes of scenes and elements, and their superclasses.
  func usedClasses() -> ClassSet {
    var used = ClassSet(classes.count)
    func use(_ first: ID<Class>?) {
      var next = first
      while let current = next, used.insert(current) { next = self[current].superclass }
    }
    for scene in scenes.rows { use(scene.customClass) }
    for element in elements.ids { use(self[cold: element].customClass) }
    return used
  }
}

/// Some of a program's classes: a column, since it would take longer to hash each of many.
struct ClassSet {
  private var isIn: [Bool]

  init(_ count: Int) { isIn = [Bool](repeating: false, count: count) }

  func contains(_ id: ID<Class>) -> Bool { isIn[Int(id.index)] }

  /// False where it is one of them already.
  @discardableResult
  mutating func insert(_ id: ID<Class>) -> Bool {
    if contains(id) { return false }
    isIn[Int(id.index)] = true
    return true
  }
}
