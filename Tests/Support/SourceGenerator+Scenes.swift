import NavModel

/// An element or a bar item that has been written, for what points at it.
struct WrittenElement {
  let name: String
  let uikitClass: UIKitClass
}

extension SourceGenerator {
  mutating func writeStoryboard(_ position: Int) {
    let row = plan.storyboards[position]
    documentation()
    let scope = GeneratorScope(plan.variables, scene: nil, storyboard: position)
    let members = collect { generator in
      generator.lines += generator.attributes([.storyboard], scope)
      generator.line("initial -> \(generator.plan.path(to: row.initial, from: position))")
      for scene in row.scenes { generator.writeScene(scene) }
    }
    block("storyboard \(row.name)", members)
  }

  private mutating func writeScene(_ position: Int) {
    let row = plan.scenes[position]
    elementsOfScene = []
    identifiersOfScene = []
    documentation()
    var head = "\(row.kind.facts.keyword) \(row.name)"
    if let found = row.classPosition {
      head += ": " + (random.chance(20) ? "App." : "") + plan.classes[found].name
    } else if random.chance(20) {
      head += ": \(row.kind.facts.uikitClass.facts.name)"
    }
    if random.chance(30) { head += " as \"\(fresh("id"))\"" }
    block(head, collect { $0.writeMembers(of: position) })
    plan.elements += elementsOfScene.filter { $0.uikitClass != .layoutConstraint }.map { $0.name }
    plan.identifiers += identifiersOfScene
  }

  private mutating func writeMembers(of position: Int) {
    let row = plan.scenes[position]
    var scope = GeneratorScope(
      plan.variables(of: position) + plan.variables, scene: position, storyboard: row.storyboard)
    for variable in row.variables { write(variable) }
    lines += attributes([.scene] + hosts(of: row.kind), scope, atMost: 6)
    if random.chance(40) { writeTabItem(scope) }
    if row.kind == .split { writeStyle(of: row.children.map { $0.kind }) }
    for child in row.children {
      let guarded = child.kind == .tab && random.chance(20)
      line(
        "\(child.kind.facts.keyword) -> \(path(to: child.scene, scope))"
          + (guarded ? " when " + condition(scope) : ""))
    }
    // Code may add to what has room for several.
    let several = row.kind.facts.relationships.first { $0.facts.allowsSeveral }
    if let several, random.chance(20) {
      line("\(several.facts.keyword): \(random.pick(WordSet.filler.words))")
    }
    writeBars(row.kind, scope)
    let rows = row.kind == .table || row.kind == .collection
    for _ in 0..<(row.kind.isContainer ? 0 : random.below(5)) {
      writeElement(draw("element", elementKinds(rows: rows)), scope, depth: 0)
    }
    if rows { writeRefreshControl(scope) }
    if !row.kind.isContainer && random.chance(20) { writeSearchController(scope) }
    writeConstraints(scope)
    for _ in 0..<random.below(2) {
      line(segue(scope, isNamed: true, embeds: false))
    }
    writeOutlets(row)
    scope.identifiers = identifiersOfScene
    writeMethods(row.actions, row.unwinds, scope)
    if !row.kind.isContainer { writeMadeByCode(scope) }
  }

  /// One that has a place for every column.
  private mutating func writeStyle(of columns: [RelationshipKind]) {
    if columns.contains(.supplementary) {
      line("style: tripleColumn")
    } else if columns.contains(.compact) || random.chance(30) {
      line("style: doubleColumn")
    } else if random.chance(30) {
      line("style: unspecified")
    }
  }

  private func hosts(of kind: ControllerKind) -> [AttributeKey.Host] {
    switch kind {
    case .view, .collection, .alert, .actionSheet, .system: []
    case .table: [.tableScene]
    case .navigation: [.navigationScene]
    case .tabBar: [.tabBarScene]
    case .split: [.splitScene]
    case .page: [.pageScene]
    }
  }

  // MARK: Bars

  private mutating func writeTabItem(_ scope: GeneratorScope) {
    let name = random.chance(30) ? " " + fresh("Item") : ""
    let said =
      random.chance(50)
      ? " ." + draw("tab item", SystemTabItem.allCases).facts.keyword : optionalText()
    block("tabItem\(name)" + said, attributes([.tabItem], scope))
  }

  private mutating func writeBars(_ kind: ControllerKind, _ scope: GeneratorScope) {
    if kind == .navigation || kind == .tabBar, random.chance(60) {
      block(
        "bar", isRequired: true, attributes([kind == .navigation ? .navigationBar : .tabBar], scope)
      )
    }
    if kind == .navigation, random.chance(40) {
      block("toolbar", isRequired: true, attributes([.toolbar], scope))
    } else if kind != .navigation, random.chance(30) {
      block(
        "toolbar", isRequired: true,
        collect { generator in
          for _ in 0...generator.random.below(3) { generator.writeToolbarItem(scope) }
        })
    }
    var slots = BarSlot.allCases.filter { $0 != .toolbar }
    for _ in 0..<random.below(3) {
      let slot = draw("slot", slots)
      writeBarItem(slot, scope)
      // The other sides take several.
      if slot == .back { slots.removeAll { $0 == .back } }
    }
    if random.chance(20) {
      block(
        "titleView", isRequired: true,
        collect {
          $0.writeElement($0.draw("title view", $0.viewKinds), scope, depth: 2)
        })
    }
    if kind == .tabBar, random.chance(30) {
      block(
        "bottomAccessory", isRequired: true,
        collect {
          $0.writeElement($0.draw("bottom accessory", $0.viewKinds), scope, depth: 2)
        })
    }
  }

  private mutating func writeToolbarItem(_ scope: GeneratorScope) {
    switch random.below(4) {
    case 0: line("flexibleSpace")
    case 1: block("fixedSpace", random.chance(50) ? ["width: 20"] : [])
    default: writeBarItem(.toolbar, scope)
    }
  }

  private mutating func writeBarItem(_ slot: BarSlot, _ scope: GeneratorScope) {
    var head = slot.facts.keyword
    if random.chance(60) {
      let name = fresh("Done")
      head += " " + name
      if random.chance(20) { head += ": UIBarButtonItem" }
      elementsOfScene.append(WrittenElement(name: name, uikitClass: .barButtonItem))
    }
    head += optionalText()
    var isEditButton = false
    if random.chance(50) {
      let item = draw("system item", SystemItem.allCases)
      isEditButton = item == .editButton
      head += " ." + item.facts.keyword
    }
    if !isEditButton, random.chance(40) {
      return line(head + " " + connection(scope, event: false))
    }
    let members = collect { generator in
      generator.lines += generator.attributes([.barItem], scope)
      if generator.random.chance(20) {
        generator.writeElement(
          generator.draw("custom view", generator.viewKinds), scope, depth: 2)
      }
      if !isEditButton, generator.random.chance(20) {
        generator.line(generator.connection(scope, event: false))
      }
    }
    block(head, members)
  }

  // MARK: Elements

  /// What may be directly in a list, or in a view.
  func elementKinds(rows: Bool) -> [ElementKind] {
    let content: ElementKind.Content = rows ? .list : .elements
    return ElementKind.allCases.filter {
      content.allows($0) && $0 != .container && $0 != .refreshControl
    }
  }

  /// What may be in a bar.
  var viewKinds: [ElementKind] {
    elementKinds(rows: false).filter { !$0.isGesture && $0 != .contextMenu }
  }

  mutating func writeElement(_ kind: ElementKind, _ outer: GeneratorScope, depth: Int) {
    var scope = outer
    var head = kind.facts.keyword
    if random.chance(75) {
      let name = fresh("Pay")
      head += " " + name
      if kind != .section && kind != .accessory && !kind.isAskedFor && random.chance(15) {
        head += ": " + className(for: kind)
      }
      elementsOfScene.append(WrittenElement(name: name, uikitClass: kind.facts.uikitClass))
    }
    if kind.facts.showsText { head += optionalText() }
    if kind.isRow || kind == .section, random.chance(40) { head += " as \"\(fresh("id"))\"" }
    // Some prototypes have rows for the items of a list.
    let list =
      kind == .prototype && random.chance(40) ? plan.lists.randomElement(using: &random) : nil
    if let list { head += " of \(list.name)" }
    let members = collect { generator in
      if kind.isRow {
        // A row in a row sees its own value only.
        scope.variables.removeAll { $0.isOfRow }
      }
      if list != nil || kind.isRow && generator.random.chance(50) {
        let position =
          list?.enumeration ?? generator.random.below(generator.plan.enumerations.count)
        let variable = ProjectPlan.Variable(
          name: generator.fresh("city"), domain: .enumeration(position), isOfRow: true)
        generator.write(variable)
        scope.variables.append(variable)
      }
      generator.lines += generator.attributes(kind.hosts.all, scope)
      generator.writeContent(of: kind, scope, depth)
    }
    if kind.facts.trigger != .none && members.isEmpty && random.chance(60) {
      return line(head + " " + connection(scope, event: kind.facts.event != nil))
    }
    block(head, members)
  }

  private mutating func writeContent(of kind: ElementKind, _ scope: GeneratorScope, _ depth: Int) {
    let gestures = ElementKind.allCases.filter { $0.isGesture }
    if kind.facts.trigger != .none {
      for _ in 0..<random.below(3) { line(connection(scope, event: kind.facts.event != nil)) }
    }
    if kind.facts.uikitClass.hasOutlet("delegate") && random.chance(20), let scene = scope.scene {
      line("outlet delegate -> \(plan.scenes[scene].name)")
    }
    guard depth < 3 else { return }
    switch kind.facts.content {
    case .nothing: break
    case .gestures, .gesturesAndMenu:
      if random.chance(15) { writeElement(draw("gesture", gestures), scope, depth: 3) }
      if random.chance(10) { writeElement(.contextMenu, scope, depth: 2) }
      if kind == .button && random.chance(15) { writeElement(.menu, scope, depth: 2) }
    case .menuItems:
      for _ in 0..<random.below(3) {
        writeElement(random.chance(20) ? .menu : .menuItem, scope, depth: depth + 1)
      }
    case .elements, .scrolled:
      for _ in 0..<random.below(3) {
        writeView(scope, depth)
      }
      if kind.facts.content == .scrolled { writeRefreshControl(scope) }
      if random.chance(20) { writeContainer(scope) }
    case .rows, .list:
      let isList = kind.facts.content == .list
      if isList && random.chance(20) { writeView(scope, depth) }
      for _ in 0..<random.below(3) {
        let rows: [ElementKind] = [.section, .cell, .prototype]
        writeElement(draw("row", rows), scope, depth: depth + 1)
      }
      if isList && random.chance(20) { writeView(scope, depth) }
      if isList { writeRefreshControl(scope) }
    }
    if kind.isRow && random.chance(30) { writeElement(.accessory, scope, depth: 3) }
    if kind.isRow && random.chance(20) { writeElement(.swipeAction, scope, depth: 3) }
  }

  /// A scene has one at most.
  private mutating func writeSearchController(_ scope: GeneratorScope) {
    let name = fresh("Search")
    elementsOfScene.append(WrittenElement(name: name, uikitClass: .searchController))
    block(
      "searchController " + name,
      collect { generator in
        generator.lines += generator.attributes([.searchController], scope)
        if let scene = scope.scene, scene + 1 < generator.plan.scenes.count,
          generator.random.chance(40)
        {
          let results = generator.destination(of: .embed, scope)
          generator.line("results -> " + generator.plan.path(to: results, from: scope.storyboard))
        }
      })
  }

  /// A list has one at most.
  private mutating func writeRefreshControl(_ scope: GeneratorScope) {
    if random.chance(20) { writeElement(.refreshControl, scope, depth: 3) }
  }

  private mutating func writeView(_ scope: GeneratorScope, _ depth: Int) {
    writeElement(draw("element", elementKinds(rows: false)), scope, depth: depth + 1)
  }

  private mutating func writeContainer(_ scope: GeneratorScope) {
    guard let scene = scope.scene, scene + 1 < plan.scenes.count else { return }
    line("container \(fresh("Map")) " + segue(scope, isNamed: false, embeds: true))
  }

  private mutating func className(for kind: ElementKind) -> String {
    let own = plan.classes.filter { $0.uikitClass.isKind(of: kind.facts.uikitClass) }
    return own.randomElement(using: &random)?.name ?? kind.facts.uikitClass.facts.name
  }

  // MARK: Connections

  /// A segue or an action.
  private mutating func connection(_ scope: GeneratorScope, event: Bool) -> String {
    if let scene = scope.scene, random.chance(30),
      let action = plan.actions(of: scene).randomElement(using: &random)
    {
      return "-> action \(action)" + (event ? braces(attributes([.action], scope, atMost: 1)) : "")
    }
    return segue(scope, isNamed: random.chance(50), embeds: false)
  }

  /// What goes only with a class, or with a scene that is elsewhere.
  private static func isSpecial(_ key: AttributeKey, _ kind: SegueKind) -> Bool {
    switch key {
    case .segueClass, .storyboardElsewhere, .bundleElsewhere, .sceneElsewhere, .isBundleLoaded,
      .unknownCreator:
      true
    case .segueWork: kind != .custom
    default: false
    }
  }

  private mutating func segue(_ scope: GeneratorScope, isNamed: Bool, embeds: Bool) -> String {
    var kind =
      embeds ? SegueKind.embed : draw("segue", SegueKind.allCases.filter { $0 != .embed })
    let unwinds = plan.classes.filter { !$0.unwinds.isEmpty }
    if kind == .unwind && unwinds.isEmpty { kind = .present }
    let atScene = isNamed && !embeds
    // A popover of the scene itself has nothing to point at.
    if kind.operation == .popover && atScene { kind = .show }
    var text = "-> \(kind.facts.keyword) "
    let taken = AttributeKey.allCases.filter {
      $0.facts.hosts.contains(.segue) && kind.takes($0) && !Self.isSpecial($0, kind)
    }
    var members = attributes([.segue], scope, atMost: 3).filter { member in
      taken.contains { member.hasPrefix($0.facts.keyword + ":") }
    }
    var variables: [ProjectPlan.Variable] = []
    if kind == .unwind {
      let owner = random.pick(unwinds)
      text += random.pick(owner.unwinds)
      variables = owner.variables
    } else if random.chance(5) {
      text += "elsewhere"
      members.append("storyboard: \"Help\"")
      if random.chance(50) { members.append("bundle: \"com.example.Kit\"") }
      if random.chance(20) { members.append("isBundleLoaded: false") }
    } else {
      let scene = destination(of: kind, scope)
      text += plan.path(to: scene, from: random.chance(90) ? scope.storyboard : nil)
      variables = plan.variables(of: plan.content(of: scene))
    }
    if kind == .custom { members.append("class: FadeSegue") }
    if kind != .unwind, random.chance(2) { members.append("unknownCreator: \"make\"") }
    if isNamed {
      let identifier = fresh("Show").filter { $0 != "`" }
      identifiersOfScene.append(identifier)
      text += " as \"\(identifier)\""
    }
    if random.chance(25) { text += " when " + condition(scope) }
    return text + data(for: variables, scope) + braces(members)
  }

  private mutating func destination(of kind: SegueKind, _ scope: GeneratorScope) -> Int {
    switch kind {
    case .show, .push: random.pick(contentScenes)
    case .embed: random.pick(Array(plan.scenes.indices.dropFirst((scope.scene ?? 0) + 1)))
    default:
      random.pick(plan.scenes.indices.filter { plan.scenes[$0].kind != .split } + contentScenes)
    }
  }

  private mutating func writeOutlets(_ row: ProjectPlan.Scene) {
    for property in plan.chain(row.classPosition).flatMap({ $0.properties }) {
      var fitting = elementsOfScene.filter { $0.uikitClass.isKind(of: property.uikitClass) }
        .map { $0.name }
      if property.uikitClass == .view { fitting.append("view") }
      guard !fitting.isEmpty, random.chance(70) else { continue }
      if property.isCollection {
        let chosen = fitting.shuffled(using: &random).prefix(1 + random.below(3))
        line("outlets \(property.name) -> [\(chosen.joined(separator: ", "))]")
      } else {
        line("outlet \(property.name) -> \(random.pick(fitting))")
      }
    }
    if random.chance(10) { line("outlet view -> view") }
  }

  private mutating func writeConstraints(_ scope: GeneratorScope) {
    let views = elementsOfScene.filter {
      $0.uikitClass.isKind(of: .view) && $0.uikitClass != .refreshControl
    }.map { $0.name }
    guard let first = views.first else { return }
    for _ in 0..<random.below(3) {
      let anchor = draw("anchor", Constraint.Anchor.allCases).keyword
      var head = "constraint "
      if random.chance(30) {
        let name = fresh("Height")
        head += "\(name): "
        elementsOfScene.append(WrittenElement(name: name, uikitClass: .layoutConstraint))
      }
      let relation = draw("relation", ["==", "<=", ">="])
      let other = random.pick([random.pick(views), "superview", "safeArea", "margins"])
      let right = random.pick([
        "\(other).\(anchor)", "\(other).\(anchor) + 8", "2 * \(other).\(anchor) - 0.5",
        "\(other).\(anchor) / 2 + 1",
      ])
      let isPlain = random.chance(20)
      block(
        head
          + (isPlain
            ? "\(first).width \(relation) 200" : "\(first).\(anchor) \(relation) \(right)"),
        attributes([.constraint], scope, atMost: 2))
    }
  }
}
