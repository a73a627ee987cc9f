import NavModel

extension SourceGenerator {
  /// A check whose words are right; what it claims need not hold.
  mutating func writeCheck() {
    documentation()
    let scope = GeneratorScope([], scene: nil, storyboard: 0)
    let onDevice = random.chance(40) ? " on \"\(device())\"" : ""
    let members = collect { generator in
      // A check on a device has no other.
      generator.lines += generator.attributes([.check], scope, atMost: 3)
        .filter { onDevice.isEmpty || !$0.hasPrefix("device:") }
        .filter { !$0.hasPrefix("states:") }
      if generator.random.chance(50) { generator.line("states: 20000") }
      if generator.random.chance(30) {
        generator.line("assuming " + generator.condition(depth: 1))
      }
      if generator.random.chance(50) {
        let moves = MoveKind.allCases.map { $0.facts.keyword }
        let (first, second) = (generator.draw("move", moves), generator.draw("move", moves))
        generator.line(
          generator.draw("setting", ["only", "also", "without"]) + " \(first)"
            + (first == second ? "" : ", \(second)"))
      }
      for _ in 0..<1 + generator.random.below(4) { generator.writeClaim() }
    }
    block("check \(text("Check "))" + onDevice, members)
  }

  private mutating func writeClaim() {
    let kind = draw("claim", ClaimKind.allCases)
    let facts = kind.facts
    var claim = ""
    if facts.hasStart {
      claim = "from " + (random.chance(30) ? "any" : condition(depth: 1)) + " "
    }
    claim += facts.keyword
    if facts.hasBound {
      let count = Int32(1 + random.below(9))
      claim += " \(count) " + ClaimKind.unit(of: count)
    }
    switch facts.goal {
    case .condition: claim += " " + condition(depth: 2)
    case .code: if random.chance(50) { claim += " \"\(random.pick(EffectCode.all))\"" }
    }
    line(claim)
  }

  private mutating func condition(depth: Int) -> String {
    if depth > 0 && random.chance(50) {
      let (left, right) = (condition(depth: depth - 1), condition(depth: depth - 1))
      return random.pick([
        "not (\(left))", "\(left) and \(right)", "(\(left) or \(right)) and \(left)",
        "\(left) or \(right)",
      ])
    }
    let scene = plan.scenes[random.pick(Array(plan.scenes.indices))].name
    var conditions = [
      "visible == \(scene)", "initial", "count of presented > \(random.below(4))",
      "depth <= \(random.below(9))", "stack contains [\(scene)]", "barHidden",
      "title == \(text("Home"))",
    ]
    let stacks = plan.containers.map { $0.name }.filter { !$0.isEmpty }
    if let container = stacks.randomElement(using: &random) {
      conditions.append("visible of \(container) != \(scene)")
    }
    return random.pick(conditions)
  }
}
