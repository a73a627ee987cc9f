import NavModel

extension SourceGenerator {
  /// Enums, state of the whole app, classes.
  mutating func writeTypes() {
    for enumeration in plan.enumerations {
      documentation()
      block("enum \(enumeration.name)", enumeration.cases.map { "case \($0)" + optionalText() })
    }
    for variable in plan.variables { write(variable) }
    for list in plan.lists {
      let cases = plan.enumerations[list.enumeration].cases
      let items = (0..<random.below(3)).map { _ in "." + random.pick(cases) }
      line(
        "var \(list.name): [\(plan.enumerations[list.enumeration].name)]"
          + (items.isEmpty ? "" : " = [\(items.joined(separator: ", "))]"))
    }
    for position in plan.classes.indices { writeClass(position) }
  }

  mutating func optionalText() -> String { random.chance(50) ? " " + text() : "" }

  mutating func write(_ variable: ProjectPlan.Variable) {
    documentation()
    let type: String
    switch variable.domain {
    case .boolean: type = "Bool"
    case .integer(let low, let high): type = "\(low)...\(high)"
    case .enumeration(let position): type = plan.enumerations[position].name
    }
    line("var \(variable.name): \(type)" + (random.chance(60) ? " = " + constant(variable) : ""))
  }

  private mutating func writeClass(_ position: Int) {
    let row = plan.classes[position]
    documentation()
    let superclass = row.superclass.map { plan.classes[$0].name } ?? row.uikitClass.facts.name
    let scope = GeneratorScope(
      plan.chain(position).flatMap { $0.variables } + plan.variables, scene: nil, storyboard: 0)
    let members = collect { generator in
      for property in row.properties {
        let keyword = property.isCollection ? "outlets" : "outlet"
        generator.line("\(keyword) \(property.name): \(property.uikitClass.facts.name)")
      }
      for variable in row.variables { generator.write(variable) }
      // A view is sent none.
      if row.uikitClass.isKind(of: .viewController) {
        generator.writeMethods(row.actions, row.unwinds, scope)
      }
    }
    block("class \(row.name): \(superclass)", members)
  }

  mutating func writeMethods(_ actions: [String], _ unwinds: [String], _ scope: GeneratorScope) {
    for action in actions {
      documentation()
      block("action \(action)", statements(scope))
    }
    for unwind in unwinds {
      let condition = random.chance(40) ? " when " + condition(scope) : ""
      block("unwind \(unwind)\(condition)", statements(scope))
    }
    var hooks = Set<LifecycleHook>()
    for _ in 0..<random.below(3) { hooks.insert(draw("hook", LifecycleHook.allCases)) }
    for hook in hooks.sorted(by: { $0.rawValue < $1.rawValue }) {
      block("on \(hook.facts.keyword)", isRequired: random.chance(30), statements(scope))
    }
    if random.chance(40) { writeMessage(scope) }
  }

  /// A message about nothing, about a scene, or about a text.
  private mutating func writeMessage(_ scope: GeneratorScope) {
    let message = draw("message", DelegateMessage.allCases)
    var head = "on \(message.facts.keyword)"
    switch message.facts.subject {
    case .none: break
    case .scene:
      let scene = path(to: random.pick(contentScenes), scope)
      // A clause takes one name.
      if random.chance(50) && !scene.contains(".") { head += " of \(scene)" }
    case .element: break
    case .text:
      let text = "\(message.facts.keyword)-\(random.below(3))"
      answered[message, default: []].append(text)
      head += " \"\(text)\""
    }
    block(head, isRequired: random.chance(30), statements(scope))
  }

  // MARK: Statements

  mutating func statements(_ scope: GeneratorScope, depth: Int = 0) -> [String] {
    collect { generator in
      for _ in 0..<generator.random.below(4) { generator.writeStatement(scope, depth) }
    }
  }

  private mutating func writeStatement(_ scope: GeneratorScope, _ depth: Int) {
    if let variable = scope.variables.randomElement(using: &random), random.chance(25) {
      return line("\(variable.name) = \(value(variable.domain, scope))")
    }
    if depth < 3 && random.chance(20) { return writeBranch(scope, depth) }
    let kind = draw("statement", StatementKind.allCases)
    let keyword = kind.facts.keyword
    let braces = braces(attributes(kind.hosts.all, scope, atMost: 2))
    switch kind.facts.operand {
    case .none: line(keyword + braces)
    case .newScene:
      let scene = random.pick(contentScenes)
      line("\(keyword) \(path(to: scene, scope))" + data(for: scene, scope) + braces)
    case .scene:
      guard kind != .select else {
        guard let tab = plan.tabs.randomElement(using: &random) else { return }
        return line("\(keyword) \(path(to: tab, scope))" + braces)
      }
      if kind == .becomeDelegate {
        let containers = plan.scenes.indices.filter {
          [.navigation, .tabBar].contains(plan.scenes[$0].kind)
        }
        guard let container = containers.randomElement(using: &random) else { return }
        return line("\(keyword) \(path(to: container, scope))")
      }
      line("\(keyword) \(path(to: random.pick(contentScenes), scope))" + braces)
    case .scenes:
      let scenes = (0..<1 + random.below(3)).map { _ in random.pick(contentScenes) }
      line(
        keyword + " [" + scenes.map { path(to: $0, scope) }.joined(separator: ", ") + "]" + braces)
    case .identifier:
      guard let identifier = scope.identifiers.randomElement(using: &random) else { return }
      line("\(keyword) \"\(identifier)\"" + braces)
    case .sceneAndText:
      guard let tab = plan.tabs.randomElement(using: &random) else { return }
      line("\(keyword) \(plan.scenes[tab].name)" + optionalText())
    case .truth: line("\(keyword) \(random.chance(50))" + braces)
    case .item:
      guard let list = plan.lists.randomElement(using: &random) else { return }
      let item = "." + random.pick(plan.enumerations[list.enumeration].cases)
      line("\(keyword) \(item) \(kind.takesInto ? "into" : "of") \(list.name)")
    case .element:
      let fields = elementsOfScene.filter {
        [.textField, .textView, .searchBar].contains($0.uikitClass) && !$0.name.isEmpty
      }
      guard scope.scene != nil, let field = fields.randomElement(using: &random) else { return }
      line("\(keyword) \(field.name)")
    }
  }

  private mutating func writeBranch(_ scope: GeneratorScope, _ depth: Int) {
    var head = "if \(condition(scope)) {"
    for _ in 0...random.below(2) {
      lines.append(head)
      lines += statements(scope, depth: depth + 1).map { "  " + $0 }
      head = random.chance(50) ? "} else {" : "} else if \(condition(scope)) {"
      if head == "} else {" { break }
    }
    if head == "} else {" {
      lines.append(head)
      lines += statements(scope, depth: depth + 1).map { "  " + $0 }
    }
    lines.append("}")
  }

  var contentScenes: [Int] { plan.scenes.indices.filter { !plan.scenes[$0].kind.isContainer } }

  func path(to scene: Int, _ scope: GeneratorScope) -> String {
    plan.path(to: scene, from: scope.storyboard)
  }

  /// ` with a: 1, b` for some of the variables of a destination.
  mutating func data(for scene: Int, _ scope: GeneratorScope) -> String {
    data(for: plan.variables(of: plan.content(of: scene)), scope)
  }

  mutating func data(for variables: [ProjectPlan.Variable], _ scope: GeneratorScope) -> String {
    let chosen = variables.shuffled(using: &random).prefix(random.below(3))
    if chosen.isEmpty { return "" }
    let arguments = chosen.map { variable in
      let isOwn = scope.variables.contains { $0.name == variable.name }
      return isOwn && random.chance(50)
        ? variable.name : "\(variable.name): \(value(variable.domain, scope))"
    }
    return " with " + arguments.joined(separator: ", ")
  }
}

/// What can be named in a place.
struct GeneratorScope {
  var variables: [ProjectPlan.Variable]
  let scene: Int?
  let storyboard: Int
  /// Of the scene's segues.
  var identifiers: [String] = []

  init(_ variables: [ProjectPlan.Variable], scene: Int?, storyboard: Int) {
    self.variables = variables
    self.scene = scene
    self.storyboard = storyboard
  }
}
