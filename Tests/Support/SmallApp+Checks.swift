extension SmallApp {
  /// The app with a check about it: stacks and presentations are no deeper than `depth`, and a few claims.
  public func judged(_ random: inout SeededRandom, depth: Int) -> String {
    var lines = ["check \"judged\" {"]
    for stack in stacks { lines.append("assuming depth of \(stack) <= \(depth)") }
    if hasAsides { lines.append("assuming depth <= \(depth)") }
    lines.append("assuming count of presented <= \(depth)")
    for _ in 0..<4 {
      let condition = condition(&random, depth: depth)
      switch random.below(3) {
      case 0: lines.append("never \(condition)")
      case 1: lines.append("can reach \(condition)")
      default: lines.append("always not (\(condition))")
      }
    }
    lines.append("}")
    return text + lines.joined(separator: "\n") + "\n"
  }

  /// The app with checks that have claims of every kind: one bounds its stacks, the other lets them grow.
  public func claimed(_ random: inout SeededRandom) -> String {
    var text = text
    for depth in [2 + random.below(2), nil] {
      var lines = ["check \"\(depth == nil ? "growing" : "bounded")\" {"]
      if let depth {
        for stack in stacks { lines.append("assuming depth of \(stack) <= \(depth)") }
        if hasAsides { lines.append("assuming depth <= \(depth)") }
        lines.append("assuming count of presented <= \(depth)")
      }
      for _ in 0..<8 { lines.append(claim(&random, depth: depth ?? 3)) }
      text += (lines + ["}"]).joined(separator: "\n") + "\n"
    }
    return text
  }

  private func claim(_ random: inout SeededRandom, depth: Int) -> String {
    switch random.below(10) {
    case 0, 1, 2: return "never \(condition(&random, depth: depth))"
    case 3, 4: return "always not (\(condition(&random, depth: depth)))"
    case 5: return "can reach \(condition(&random, depth: depth))"
    case 6: return "always can reach \(random.chance(50) ? "initial" : random.pick(scenes))"
    case 7: return "from \(random.pick(scenes)) can reach \(random.pick(scenes))"
    case 8:
      let count = 2 + random.below(4)
      return "from \(random.pick(scenes)) within \(count) taps \(random.pick(scenes))"
    default: return random.chance(70) ? "never raises" : "never raises \"ERR-20\""
    }
  }

  private func condition(_ random: inout SeededRandom, depth: Int) -> String {
    var condition = random.pick(scenes)
    if !variables.isEmpty && random.chance(50) {
      condition += " and \(random.chance(50) ? "not " : "")\(random.pick(variables))"
    }
    if random.chance(30) { condition += " and depth of \(random.pick(stacks)) > 1" }
    if random.chance(20) { condition += " and count of presented > \(random.below(depth))" }
    return condition
  }
}
