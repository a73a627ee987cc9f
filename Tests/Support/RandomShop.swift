/// A small app of which two are much alike, and hardly ever the same.
public struct RandomShop {
  public let text: String

  public init(_ random: inout SeededRandom) {
    let names = ["Home", "Cart", "Pay", "Help", "Legal", "Map"].filter { _ in random.chance(80) }
    var scenes = ""
    for name in names {
      let title = random.pick(["One", "Two", name])
      var lines = "        title: \"\(title)\"\n"
      for index in 0..<random.below(4) {
        let target = random.pick(names + ["Start"])
        let verb = random.pick(["show", "present"])
        let label = random.pick(["Go", "Next", "More"])
        lines +=
          "        button B\(random.chance(90) ? index : index + 9) \"\(label)\" -> \(verb) \(target)\n"
      }
      if random.chance(50) { lines += "        label \"\(random.pick(["a", "b", "c"]))\"\n" }
      if random.chance(30) { lines += "        right \"Edit\"\n" }
      let renamed = random.chance(20) ? name + "Screen" : name
      scenes += "    scene \(renamed) {\n\(lines)    }\n"
      if renamed != name { scenes = scenes.replacing(" \(name)\n", with: " \(renamed)\n") }
    }
    // Whatever leads to a scene by its old name leads to the start instead.
    var declared: Set<String> = ["Start"]
    for match in scenes.matches(of: /scene (\w+)/) { declared.insert(String(match.1)) }
    let lines = scenes.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let last = line.split(separator: " ").last, line.contains("->"),
        !declared.contains(String(last))
      else { return String(line) }
      return String(line.dropLast(last.count)) + "Start"
    }
    text =
      "storyboard Main {\n    initial -> Start\n    scene Start\n" + lines.joined(separator: "\n")
      + "}\n"
  }
}
