import NavModel
import NavSyntax
import NavText

extension BodyLowering {
  /// A constant outside the domain is a slip; what is computed is kept inside when the app runs.
  mutating func checkRange(_ typed: Typed, _ domain: Variable.Domain, _ range: SourceRange) {
    guard case .integer(let low, let high) = domain, let value = constantSum(typed.id),
      value < low || value > high
    else { return }
    report(OutOfRange.domain(value, low: low, high: high), range)
  }

  /// The statements of inner blocks come before those that hold them.
  mutating func lowerStatements(
    _ block: BlockSyntax, _ scope: Scope, isHandler: Bool = false
  ) -> IDRange<Statement> {
    var rows: [Statement] = []
    for index in block.members {
      let member = tree[index]
      switch member {
      case .item(let id):
        if let row = lowerStatement(tree[id], scope) { rows.append(row) }
      case .assignment(let id):
        if let row = lowerAssignment(tree[id], scope) { rows.append(row) }
      case .branch(let id):
        if let row = lowerBranch(tree[id], scope) { rows.append(row) }
      case .variable(let id): reportVariable(tree[id])
      case .attribute where isHandler, .connection where isHandler: break
      default: reportStray(member, in: .action)
      }
    }
    return program.statements.append(contentsOf: rows)
  }

  /// A variable is in the scene, not in an action.
  private mutating func reportVariable(_ syntax: VariableSyntax) {
    report(
      MisplacedConstruct.member(
        syntax.isConstant ? "let" : "var", in: .action,
        .variableOfScene(
          text(syntax.name.name), syntax.initial.map { use(beside: $0, .app) } ?? .flag,
          value: syntax.initial.map { spell($0) } ?? "true")),
      syntax.range)
  }

  private mutating func lowerBranch(_ syntax: BranchSyntax, _ scope: Scope) -> Statement? {
    let condition = lowerCondition(syntax.condition, scope)
    let then = lowerStatements(syntax.then, scope)
    let otherwise = syntax.otherwise.map { lowerStatements($0, scope) } ?? .empty
    guard let condition else { return nil }
    return Statement(
      .branch(condition, then: then, otherwise: otherwise), place: place(syntax.range))
  }

  private mutating func lowerAssignment(_ syntax: AssignmentSyntax, _ scope: Scope) -> Statement? {
    guard let variable = findVariable(syntax.name.name, scope) else {
      reportUnassignable(syntax, scope)
      return nil
    }
    recordUse(.variable(variable), syntax.name.range)
    if untyped.contains(variable) { return nil }
    let domain = program.variables[variable].domain
    if domain.item != nil, case .list(let items) = tree[syntax.value].kind {
      return lowerList(items, variable, tree[syntax.value].range).map {
        Statement(.assign(variable, $0.id), place: place(syntax.range))
      }
    }
    guard let value = lowerExpression(syntax.value, scope, wants: type(of: domain)) else {
      return nil
    }
    checkRange(value, domain, tree[syntax.value].range)
    return Statement(.assign(variable, value.id), place: place(syntax.range))
  }

  private mutating func reportUnassignable(_ syntax: AssignmentSyntax, _ scope: Scope) {
    let use = use(beside: syntax.value, scope)
    let attributes = vocabulary.attributes(syntax.name.name)
    if case .text(let value) = use,
      attributes.contains(where: {
        $0.facts.hosts.contains(.scene) && $0.facts.isBindable
      })
    {
      report(
        UnknownVariable.attribute(text(syntax.name.name), value: value), syntax.name.range)
    } else {
      reportUnknownVariable(syntax.name, scope, use)
    }
  }

  private mutating func lowerStatement(_ item: ItemSyntax, _ scope: Scope) -> Statement? {
    guard let kind = vocabulary[item.keyword.name]?.statement else {
      if let action = calledAction(item, scope) {
        report(UnknownKeyword.calledAction(text(action.name)), action.range)
      } else if text(item.keyword.name) == "switch", !item.isBroken {
        // An element elsewhere, and here the statement of other languages.
        report(UnknownKeyword.unknown("switch", in: .action, near: []), item.keyword.range)
      } else if !item.isBroken {
        reportUnknown(
          item.keyword, in: .action, known: BlockKind.code.keywords)
      }
      return nil
    }
    if item.text != nil || item.operand != nil, reportOperand(of: item, kind) { return nil }
    var parts = parts(of: kind.facts.operand)
    if kind.facts.operand == .item { parts.insert(kind.takesInto ? .target : .stack) }
    allow(kind.isAboutStack ? parts.union(.stack) : parts, of: item, in: .statement(kind))
    guard let operands = operands(kind, item, scope) else { return nil }
    var row = Statement(.call(kind, operands), place: place(item.range))
    if kind.isAboutStack { row.stack = namedStack(item.clauses, scope) }
    row.attributes = lowerAttributes(
      item.block.members, hosts: kind.hosts, in: .statement(kind), scope: scope)
    return row
  }

  /// `push "Detail"` and `badge Inbox 3`: a name that has quotes, and a text that has none.
  private mutating func reportOperand(of item: ItemSyntax, _ kind: StatementKind) -> Bool {
    switch kind.facts.operand {
    case .newScene, .scene, .sceneAndText:
      if kind == .badge, reportBadge(item) { return true }
      guard item.name == nil, let text = item.text,
        program.scenes.rows.contains(where: { $0.name == text.value })
      else { return false }
      report(
        TypeMismatch.nameInQuotes(self.text(text.value), behind: kind.facts.keyword), text.range)
      return true
    case .none, .scenes, .identifier, .truth, .element, .item: return false
    }
  }

  mutating func reportBadge(_ item: ItemSyntax) -> Bool {
    guard let name = item.name, let operand = item.operand, item.text == nil,
      let number = integer(tree[operand])
    else { return false }
    report(
      TypeMismatch.badgeWithoutQuotes("\(number)", line: "badge \(text(name.name)) \"\(number)\""),
      tree[operand].range)
    return true
  }

  /// The action that `save()` or `self.save()` is to call.
  private mutating func calledAction(_ item: ItemSyntax, _ scope: Scope) -> Word? {
    let isSelf = text(item.keyword.name) == "self"
    guard item.name == nil, item.text == nil, let word = isSelf ? item.systemItem : item.keyword
    else { return nil }
    if !isSelf && item.systemItem != nil { return nil }
    if let scene = scope.scene, action(word.name, of: scene) != nil { return word }
    if let owner = scope.class, action(word.name, of: owner) != nil { return word }
    return nil
  }

  private mutating func parts(of operand: StatementKind.Operand) -> Parts {
    switch operand {
    case .none: [.block]
    // `push Settings.Profile` is read as a name and a system item.
    case .newScene: [.name, .systemItem, .data, .block]
    case .scene: [.name, .systemItem, .block]
    case .scenes: [.operand, .block]
    case .identifier: [.text, .block]
    case .sceneAndText: [.name, .text]
    case .truth: [.name, .block]
    case .element: [.name]
    case .item: [.name, .systemItem, .operand]
    }
  }

  private mutating func operands(_ kind: StatementKind, _ item: ItemSyntax, _ scope: Scope)
    -> Statement.Operands?
  {
    switch kind.facts.operand {
    case .none: return .nothing
    case .newScene:
      guard let scene = sceneOperand(item, scope) else { return nil }
      checkPresented(scene, by: kind, item, scope)
      let destination = Scope(scene: content(of: scene))
      let arguments =
        data(of: item.clauses).map { lowerArguments($0, scope, destination) } ?? .empty
      if kind == .push {
        checkNesting(scene, in: .stack, at: Location(file, item.name?.range ?? item.range))
      }
      return .newScene(scene, arguments)
    case .scene:
      guard let scene = sceneOperand(item, scope) else { return nil }
      if kind == .select { checkIsTab(scene, item) }
      if kind == .becomeDelegate { checkTellsDelegate(scene, item) }
      return .scene(scene)
    case .sceneAndText:
      guard let scene = sceneOperand(item, scope) else { return nil }
      checkIsTab(scene, item)
      return .sceneAndText(scene, item.text?.value)
    case .scenes:
      return sceneListOperand(item, kind, scope, in: kind == .setStack ? .stack : .tab)
        .map { .scenes($0) }
    case .identifier:
      guard let identifier = item.text else {
        if !item.isBroken {
          report(BadOperand.statement(kind), item.range)
        }
        return nil
      }
      checkPerform(identifier, scope)
      return .identifier(identifier.value)
    case .truth:
      guard let word = item.name, let truth = truth(word) else {
        if !item.isBroken { report(BadOperand.statement(kind), item.name?.range ?? item.range) }
        return nil
      }
      return .truth(truth)
    case .element:
      guard let name = item.name else {
        if !item.isBroken { report(BadOperand.statement(kind), item.range) }
        return nil
      }
      checkField(name, scope)
      return .element(name.name)
    case .item: return itemOperands(kind, item, scope)
    }
  }

  /// The navigation controller that `of` names.
  private mutating func namedStack(_ clauses: IDRange<ClauseSyntax>, _ scope: Scope) -> ID<Scene>? {
    for clause in tree[clauses] {
      guard case .stack(let name) = clause.value,
        let scene = scene(name.name, qualifier: .none, scope, at: name.range)
      else { continue }
      guard program.scenes[scene].kind == .navigation else {
        report(NotAContainer(name: text(name.name), wanted: .stack), name.range)
        return nil
      }
      return scene
    }
    return nil
  }

  private mutating func checkTellsDelegate(_ scene: ID<Scene>, _ item: ItemSyntax) {
    let kind = program.scenes[scene].kind
    if kind != .navigation && kind != .tabBar {
      report(
        NotAContainer(name: text(program.scenes[scene].name), wanted: .delegator),
        item.name?.range ?? item.range)
    }
  }

  private mutating func checkIsTab(_ scene: ID<Scene>, _ item: ItemSyntax) {
    if !tabs.contains(scene) {
      report(
        NotATab(name: text(program.scenes[scene].name), tabs: nil),
        item.name?.range ?? item.range)
    }
  }

  /// What code makes is presented, and by the scene that it is written in or its class.
  private mutating func checkPresented(
    _ scene: ID<Scene>, by kind: StatementKind, _ item: ItemSyntax, _ scope: Scope
  ) {
    guard let owner = program.scenes[cold: scene].owner else { return }
    let (name, made) = (text(program.scenes[scene].name), program.scenes[scene].kind)
    let range = item.name?.range ?? item.range
    if kind != .present {
      if kind == .push { return }
      report(MisplacedAlert.notPresented(name, made, verb: kind.facts.keyword), range)
      return
    }
    let isOwn =
      scope.class.map { program.classChain(of: owner).contains($0) }
      ?? scope.scene.map { program.codeOwner(of: $0) == owner } ?? true
    if !isOwn {
      report(MisplacedAlert.foreign(name, made, of: text(program.scenes[owner].name)), range)
    }
  }

  /// `perform` names a segue of the scene, or of a scene with the class at hand.
  private mutating func checkPerform(_ identifier: TextSyntax, _ scope: Scope) {
    let known: [Name]
    if let owner = scope.class {
      guard let segues = performable.segues(ofClass: owner, in: program) else { return }
      known = segues
    } else {
      known =
        scope.scene.map { performable.segues(of: program.codeOwner(of: $0), in: program) } ?? []
    }
    if performable.contains(identifier.value) {
      recordUse(.segueIdentifier(identifier.value), identifier.range)
      return
    }
    let near = guesses.nearest(
      to: text(identifier.value), among: known.map { program[$0] }.filter { !$0.isEmpty })
    let place =
      scope.class.map { UnknownSegue.Place.scenesOfClass(text(program.classes[$0].name)) }
      ?? scope.scene.map { .scene(text(program.scenes[$0].name)) } ?? .project
    report(
      UnknownSegue(identifier: text(identifier.value), place: place, near: near),
      identifier.range)
  }

  // MARK: Scenes in statements and tests

  mutating func sceneOperand(_ item: ItemSyntax, _ scope: Scope) -> ID<Scene>? {
    guard let name = item.name else {
      if !item.isBroken {
        reportMissingScene(item, scope)
      }
      return nil
    }
    // `push Settings.Profile` is read as a name and a system item.
    if let member = item.systemItem {
      return scene(
        member.name, qualifier: name.name, scope,
        at: SourceRange(from: name.range, to: member.range))
    }
    return scene(name.name, qualifier: .none, scope, at: name.range)
  }

  private mutating func reportMissingScene(_ item: ItemSyntax, _ scope: Scope) {
    guard let kind = vocabulary[item.keyword.name]?.statement else { return }
    report(
      kind == .select || kind == .badge
        ? BadOperand.tabStatement(kind, tab: exampleTab(item, scope)) : .statement(kind),
      item.range)
  }

  /// The tab that `select 0` means, or the first, for words that need one.
  private mutating func exampleTab(_ item: ItemSyntax, _ scope: Scope) -> String {
    let tabs = program.relationships.rows.filter {
      $0.kind == .tab && !$0.destination.isUnresolved
    }
    let home = scope.storyboard ?? scope.scene.map { program.scenes[$0].storyboard }
    let near = tabs.filter { program.scenes[$0.source].storyboard == home }
    let known = near.isEmpty ? tabs : near
    let index = item.operand.flatMap { integer(tree[$0]) }.map { Int($0) } ?? 0
    let tab = known.indices.contains(index) ? known[index] : known.first
    return tab.map { text(program.scenes[$0.destination].name) } ?? "Home"
  }

  private mutating func sceneListOperand(
    _ item: ItemSyntax, _ kind: StatementKind, _ scope: Scope, in host: ControllerHost
  ) -> IDRange<SceneReference>? {
    guard let operand = item.operand, case .list(let items) = tree[operand].kind else {
      if !item.isBroken {
        report(BadOperand.statement(kind), item.range)
      }
      return nil
    }
    var rows: [SceneReference] = []
    for item in tree[items] {
      guard let scene = sceneExpression(item.expression, scope) else { continue }
      checkNesting(scene, in: host, at: Location(file, tree[item.expression].range))
      rows.append(SceneReference(scene))
    }
    return program.sceneLists.append(contentsOf: rows)
  }

  mutating func sceneExpression(_ id: ID<ExpressionSyntax>, _ scope: Scope) -> ID<Scene>? {
    guard case .path(let path) = tree[id].kind, path.parts.count <= 2 else {
      if case .text(let name) = tree[id].kind,
        program.scenes.rows.contains(where: { $0.name == name })
      {
        report(TypeMismatch.sceneInQuotes(text(name)), tree[id].range)
        return nil
      }
      report(
        TypeMismatch.value(wants: .scene, found: describe(tree[id].kind)), tree[id].range)
      return nil
    }
    let parts = Array(tree[path.parts])
    return scene(
      parts[parts.count - 1].name, qualifier: parts.count == 2 ? parts[0].name : .none, scope,
      at: path.range)
  }

  /// A scene by the name it goes by here: in its own storyboard, or the only one of the project.
  mutating func scene(_ name: Name, qualifier: Name, _ scope: Scope, at range: SourceRange)
    -> ID<Scene>?
  {
    let scene = sceneMeant(name, qualifier, scope, at: range)
    if let scene { recordUse(.scene(scene), range) }
    return scene
  }

  private mutating func sceneMeant(
    _ name: Name, _ qualifier: Name, _ scope: Scope, at range: SourceRange
  ) -> ID<Scene>? {
    let home = scope.storyboard ?? scope.scene.map { program.scenes[$0].storyboard }
    if !qualifier.isNone {
      return findScene(
        name, qualifier: qualifier, home: home ?? ID(0), at: Location(file, range))
    }
    if let home, let scene = sceneNamed(name, in: home) { return scene }
    let all = program.scenes.ids.filter { program.scenes[$0].name == name }
    if all.count == 1 { return all[0] }
    if all.count > 1 {
      var owners: [String] = []
      for scene in all {
        let owner = text(program.storyboards[program.scenes[scene].storyboard].name)
        if !owners.contains(owner) { owners.append(owner) }
      }
      // Two scenes of one name in one storyboard are reported already.
      if owners.count == 1 { return all[0] }
      report(AmbiguousScene(name: text(name), storyboards: owners), range)
      return nil
    }
    if let home {
      return findScene(name, qualifier: .none, home: home, at: Location(file, range))
    }
    if let storyboard = symbols.storyboards[name],
      reportNoInitialScene(of: storyboard, at: Location(file, range))
    {
      return nil
    }
    let near = guesses.nearest(
      to: text(name), among: program.scenes.rows.map { program[$0.name] })
    report(UnknownScene.undeclared(text(name), in: nil, near: near, places: []), range)
    return nil
  }
}
