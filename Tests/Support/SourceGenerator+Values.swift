import NavModel

extension SourceGenerator {
  // MARK: Expressions

  mutating func constant(_ variable: ProjectPlan.Variable) -> String { constant(variable.domain) }

  mutating func constant(_ domain: ProjectPlan.Domain) -> String {
    switch domain {
    case .boolean: random.pick(["true", "false"])
    case .integer(let low, let high): "\(low + random.below(high - low + 1))"
    case .enumeration(let position): "." + random.pick(plan.enumerations[position].cases)
    }
  }

  /// A constant of the domain, or something that is computed and stays in it.
  mutating func value(_ domain: ProjectPlan.Domain, _ scope: GeneratorScope) -> String {
    if random.chance(40) { return constant(domain) }
    switch domain {
    case .boolean: return condition(scope)
    case .integer:
      let known = integers(scope)
      return known.isEmpty ? constant(domain) : sum(known)
    case .enumeration:
      return scope.variables.filter { $0.domain == domain }.randomElement(using: &random)?.name
        ?? constant(domain)
    }
  }

  private func integers(_ scope: GeneratorScope) -> [String] {
    scope.variables.compactMap { variable in
      if case .integer = variable.domain { return variable.name }
      return nil
    }
  }

  private mutating func sum(_ known: [String]) -> String {
    switch random.below(5) {
    case 0: random.pick(known)
    case 1: "-" + random.pick(known)
    case 2: "\(random.pick(known)) - (\(random.pick(known)) + \(random.below(3)))"
    case 3: "\(random.pick(known)) - \(random.pick(known))"
    default: "\(random.pick(known)) + \(random.below(5))"
    }
  }

  mutating func condition(_ scope: GeneratorScope, depth: Int = 0) -> String {
    switch random.below(depth > 2 ? 3 : 8) {
    case 0: return random.pick(["true", "false"])
    case 1, 2:
      guard let variable = scope.variables.randomElement(using: &random) else { return "true" }
      switch variable.domain {
      case .boolean: return variable.name
      case .integer:
        let comparison = draw("comparison", ["==", "!=", "<", "<=", ">", ">="])
        return "\(variable.name) \(comparison) \(value(variable.domain, scope))"
      case .enumeration:
        let comparison = random.pick(["==", "!="])
        let sides = [variable.name, value(variable.domain, scope)]
        let isTurned = random.chance(30)
        return sides[isTurned ? 1 : 0] + " \(comparison) " + sides[isTurned ? 0 : 1]
      }
    case 3 where random.chance(40) && !plan.lists.isEmpty:
      let list = random.pick(plan.lists)
      return random.chance(50)
        ? "count of \(list.name) > \(random.below(4))"
        : "\(list.name) contains .\(random.pick(plan.enumerations[list.enumeration].cases))"
    case 3: return "not (" + condition(scope, depth: depth + 1) + ")"
    case 4: return "(" + condition(scope, depth: depth + 1) + ")"
    case 5:
      return condition(scope, depth: depth + 1) + " or " + condition(scope, depth: depth + 1)
    default:
      return condition(scope, depth: depth + 1) + " and " + condition(scope, depth: depth + 1)
    }
  }

  // MARK: Attributes

  private static let keysInPlaceOfArrows: Set<AttributeKey> =
    Set(RelationshipKind.allCases.map { $0.filler } + [.entry])

  /// Some of the attributes that these hosts know.
  mutating func attributes(
    _ hosts: [AttributeKey.Host], _ scope: GeneratorScope, atMost count: Int = 4
  ) -> [String] {
    let keys = AttributeKey.allCases.filter { key in
      // What is in place of an arrow contradicts the arrow.
      hosts.contains { key.facts.hosts.contains($0) } && !Self.keysInPlaceOfArrows.contains(key)
    }
    guard !keys.isEmpty else { return [] }
    let deck = "attributes of " + hosts.map { $0.name }.joined(separator: ", ")
    var seen: Set<String> = []
    var lines: [String] = []
    for _ in 0..<random.below(count + 1) {
      let key = draw(deck, keys)
      guard seen.insert(key.facts.keyword).inserted, let value = value(of: key, scope) else {
        continue
      }
      lines.append("\(key.facts.keyword): \(value)")
    }
    return lines
  }

  private mutating func value(of key: AttributeKey, _ scope: GeneratorScope) -> String? {
    if key.facts.isBindable && random.chance(40) {
      switch key.facts.type {
      case .boolean: return condition(scope)
      case .text:
        guard let variable = scope.variables.randomElement(using: &random) else { break }
        // An expression in a text has no comma, no list and no text of its own.
        if random.chance(50) {
          return "\"\\(\(variable.name)) of \\(\(variable.name)) // \\\"\""
        }
        return variable.name
      default: break
      }
    }
    if key != .selectedSegment && key != .currentPage, let bounds = key.bounds {
      let low = Int(bounds.low)
      let number = low + random.below(Int(bounds.high ?? bounds.low + 1000) - low + 1)
      return key.facts.type == .integer ? "\(number)" : decimal(thousandths: Int32(number))
    }
    // Those that limit each other must fit.
    switch key {
    case .selectedSegment: return random.pick(["-1", "0"])
    case .currentPage: return "0"
    case .minimum: return random.pick(["0", "-8", "-1.125"])
    case .maximum: return random.pick(["20", "0.5", "44.0"])
    case .splitStyle:
      return nil
    case .viewClass: return scope.scene.map { plan.scenes[$0].kind.rootViewClass.facts.name }
    default: return value(key.facts.type, scope)
    }
  }

  private mutating func value(_ type: AttributeKey.ValueType, _ scope: GeneratorScope) -> String? {
    switch type {
    case .boolean: return random.pick(["true", "false"])
    case .integer: return "\(random.below(1200) - 100)"
    case .number: return number()
    case .text: return text()
    case .texts: return list(1 + random.below(3)) { $0.text() }
    case .color: return random.pick(["\"red\"", "\"systemBlue\"", "\"#FF9500\"", "\"#00112233\""])
    case .device: return "\"\(device())\""
    case .word(let set): return draw("words \(set.rawValue)", set.words)
    case .words(let set):
      var words: [String] = []
      for _ in 0..<random.below(4) {
        let word = draw("words \(set.rawValue)", set.words)
        if !words.contains(word) { words.append(word) }
      }
      return "[" + words.joined(separator: ", ") + "]"
    case .size: return "[\(length()), \(length())]"
    case .rect: return "[\(number()), \(number()), \(length()), \(length())]"
    case .insets: return "[\(number()), \(number()), \(number()), \(number())]"
    case .scene:
      guard let scene = scope.scene, let tab = plan.scenes[scene].children.first else { return nil }
      return path(to: tab.scene, scope)
    case .scenes:
      guard let scene = scope.scene else { return nil }
      return "["
        + Set(plan.scenes[scene].children.map { $0.scene }).sorted().map { path(to: $0, scope) }
        .joined(separator: ", ") + "]"
    case .element:
      return elementsOfScene.filter { $0.uikitClass != .layoutConstraint }
        .randomElement(using: &random)?.name
    case .className: return random.pick(["FadeSegue", "App.FadeSegue"])
    }
  }

  mutating func device() -> String { draw("device", Device.names) }

  private mutating func number() -> String {
    random.pick(["0", "20", "0.5", "-8", "320", "-1.125", "44.0"])
  }

  private mutating func length() -> String {
    random.pick(["0", "20", "0.5", "320", "44.0"])
  }

  private mutating func list(_ count: Int, _ item: (inout SourceGenerator) -> String) -> String {
    var items: [String] = []
    for _ in 0..<count { items.append(item(&self)) }
    return "[" + items.joined(separator: ", ") + "]"
  }
}
