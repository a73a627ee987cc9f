import NavModel

extension SourceGenerator {
  /// A test whose words are right; what it expects need not come true.
  mutating func writeTest() {
    documentation()
    let scope = GeneratorScope([], scene: nil, storyboard: 0)
    let onDevice = random.chance(40) ? " on \"\(device())\"" : ""
    let members = collect { generator in
      // A test on a device has no other.
      generator.lines += generator.attributes([.test], scope, atMost: 3)
        .filter { onDevice.isEmpty || !$0.hasPrefix("device:") }
      for _ in 0..<3 + generator.random.below(8) {
        if generator.random.chance(50) {
          generator.writeCommand()
        } else {
          generator.writeExpectation()
        }
      }
    }
    block("test \(text("Test "))" + onDevice, members)
  }

  private mutating func writeCommand() {
    let kind = draw("command", CommandKind.allCases)
    let keyword = kind.facts.keyword
    let scene = plan.scenes[random.pick(Array(plan.scenes.indices))].name
    let element = plan.elements.randomElement(using: &random) ?? scene
    switch kind.facts.operand {
    case .none: line(keyword)
    case .target:
      line("\(keyword) " + (random.chance(50) ? target(kind, scene, element) : text("Pay")))
    case .tab: line("\(keyword) " + random.pick([scene, text("Pay"), "\(random.below(5))"]))
    case .scene: line("\(keyword) \(scene)")
    case .sceneOrNothing:
      line(keyword + (random.chance(50) ? " " + random.pick(plan.storyboards).name : ""))
    case .scenes: line("\(keyword) [\(scene)]")
    case .identifier:
      guard let identifier = plan.identifiers.randomElement(using: &random) else { return }
      line("\(keyword) \"\(identifier)\"")
    case .subject(let message):
      guard let text = answered[message]?.randomElement(using: &random) else { return }
      line("\(keyword) \"\(text)\"")
    case .action:
      let actions = plan.scenes.flatMap { $0.actions } + plan.classes.flatMap { $0.actions }
      guard let action = actions.randomElement(using: &random) else { return }
      line("\(keyword) \(action)")
    case .assignment:
      let all = allVariables
      guard let variable = all.randomElement(using: &random) else { return }
      line("\(variable.name) = \(constant(variable))")
    case .index: line("\(keyword) \(random.below(4))")
    case .nameAndIndex: line("\(keyword) \(scene) \(random.below(4))")
    case .tabAndText: line("\(keyword) \(scene)" + optionalText())
    case .textInto:
      line("\(keyword) \(text("12"))" + (random.chance(50) ? " into \(element)" : ""))
    case .directionOn:
      let places = [" on \(element)", " on \(text("Emma"))", ""]
      let words = SwipeDirection.allCases.map { $0.keyword }
      line("\(keyword) " + draw("words of \(keyword)", words) + random.pick(places))
    case .word(let words): line("\(keyword) " + draw("words of \(keyword)", words))
    case .wordOrNothing(let words):
      line(keyword + (random.chance(50) ? " " + random.pick(words) : ""))
    case .device: line("\(keyword) \"\(device())\"")
    case .file: line("\(keyword) \"state.json\"")
    }
  }

  private mutating func target(_ kind: CommandKind, _ scene: String, _ element: String) -> String {
    kind == .more ? scene : random.pick([scene, element])
  }

  private var allVariables: [ProjectPlan.Variable] {
    plan.variables + plan.scenes.flatMap { $0.variables } + plan.classes.flatMap { $0.variables }
  }

  private mutating func writeExpectation() {
    let query = draw("query", Query.allCases)
    guard query != .variable else { return writeVariableExpectation() }
    let scene = plan.scenes[random.pick(Array(plan.scenes.indices))].name
    var question = query.facts.keyword
    switch query.facts.subject {
    case .none: break
    case .containerOrNothing:
      if random.chance(50), let container = plan.containers.randomElement(using: &random) {
        question += " of \(container.name)"
      }
    case .sceneOrNothing: if random.chance(50) { question += " of \(scene)" }
    case .scene: question += " of \(scene)"
    case .placed:
      let parts = ScreenPart.allCases.map { $0.keyword } + plan.elements.filter { !$0.isEmpty }
      question += " of \(random.pick(parts + [scene]))"
    case .element:
      guard let element = plan.elements.filter({ !$0.isEmpty }).randomElement(using: &random) else {
        return
      }
      question += " of \(element)"
    }
    let equality = random.pick(["==", "!="])
    let comparison = random.pick(["==", "!=", "contains"])
    switch query.facts.answer {
    case .scene: line("expect \(question) \(equality) \(scene)")
    case .scenes: line("expect \(question) \(comparison) [\(scene)]")
    case .text: line("expect \(question) \(equality) \(text())")
    case .texts where query == .effects:
      line("expect \(question) \(comparison) [\"\(random.pick(EffectCode.all))\"]")
    case .texts: line("expect \(question) \(comparison) [\(text()), \(text())]")
    case .boolean:
      line("expect " + random.pick([question, "not \(question)", "\(question) == true"]))
    case .word:
      line("expect \(question) \(equality) \(random.pick(query.words))")
    case .callbacks:
      let hook = draw("callback", LifecycleHook.allCases).facts.keyword
      line("expect \(question) \(comparison) [\(scene).\(hook), \(hook)]")
    case .numbers:
      let numbers = (0..<4).map { _ in String(Int.random(in: -20...900, using: &random)) }
      line("expect \(question) \(equality) [\(numbers.joined(separator: ", ")).5]")
    case .value: break
    }
  }

  private mutating func writeVariableExpectation() {
    if random.chance(50), let scene = plan.scenes.indices.randomElement(using: &random),
      let variable = plan.variables(of: scene).randomElement(using: &random)
    {
      line("expect \(variable.name) of \(plan.scenes[scene].name) == \(constant(variable))")
    } else if let variable = allVariables.randomElement(using: &random) {
      line("expect \(variable.name) != \(constant(variable))")
    }
  }
}
