import NavModel
import NavSyntax
import NavText

extension BodyLowering {
  mutating func lowerTest(_ item: ItemSyntax) {
    allow([.text, .device, .block], of: item, in: .test)
    guard let title = title(of: item) else { return }
    guard let storyboard = storyboard(of: item) else {
      report(NothingToLaunch(declaration: .test), title.range)
      return
    }
    var row = Scenario(title: title.value, storyboard: storyboard, place: place(title.range))
    let scope = Scope(storyboard: storyboard)
    let circumstances = circumstances(of: item, in: .test, scope)
    row.device = circumstances.device
    row.era = circumstances.era
    row.orientation = circumstances.orientation
    let start = program.steps.end
    for member in item.block.members {
      if let step = lowerStep(tree[member], scope) { program.steps.append(step) }
    }
    row.steps = IDRange(from: start, to: program.steps.end)
    program.scenarios.append(row)
  }

  /// The storyboard that the first step launches, that of the test's file, or the project's main one.
  private mutating func storyboard(of item: ItemSyntax) -> ID<Storyboard>? {
    for member in item.block.members {
      if case .item(let id) = tree[member], vocabulary[tree[id].keyword.name]?.command == .launch,
        let name = tree[id].name, let storyboard = symbols.storyboards[name.name]
      {
        return storyboard
      }
    }
    return storyboardOfFile
  }

  private mutating func lowerStep(_ member: MemberSyntax, _ scope: Scope) -> Step? {
    switch member {
    case .attribute: return nil
    case .item(let id):
      let item = tree[id]
      return lowerCommand(item, scope).map { Step(.command($0), place: place(item.range)) }
    case .assignment(let id):
      let syntax = tree[id]
      return lowerTestAssignment(syntax).map { Step(.command($0), place: place(syntax.range)) }
    case .assertion(let id) where tree[id].keyword.name == vocabulary.words.expect:
      let syntax = tree[id]
      return lowerExpectation(syntax.condition, scope)
        .map { Step(.expect($0), place: place(syntax.range)) }
    default:
      reportStray(member, in: .test)
      return nil
    }
  }

  // MARK: Commands

  private mutating func lowerCommand(_ item: ItemSyntax, _ scope: Scope) -> Command? {
    guard let kind = vocabulary[item.keyword.name]?.command else {
      if vocabulary.attribute(item.keyword.name, in: AttributeKey.Hosts(.test)) != nil {
        report(AttributeType.missingColon(text(item.keyword.name)), item.keyword.range)
      } else if !item.isBroken {
        reportUnknown(
          item.keyword, in: .test,
          known: BlockKind.test.keywords)
      }
      return nil
    }
    let keyword = kind.facts.keyword
    if let name = item.name, item.systemItem != nil, kind.facts.operand != .scene {
      report(UnexpectedPart.part(.qualifier, of: .command(kind)), name.range)
      return nil
    }
    if item.text != nil || item.operand != nil, reportOperand(of: item, kind) { return nil }
    let parts = kind.facts.operand.parts
    allow(kind.isAboutStack ? parts.union(.stack) : parts, of: item, in: .command(kind))
    var command = Command(kind)
    for clause in tree[item.clauses] {
      guard case .stack(let name) = clause.value else { continue }
      guard let stack = scene(name.name, qualifier: .none, scope, at: name.range) else {
        return nil
      }
      command.stack = stack
    }
    if let name = item.name {
      command.operand = name.name
    } else if let text = item.text {
      command.operand = text.value
      command.isQuoted = true
    }
    switch kind.facts.operand {
    case .none: break
    case .target, .tab:
      if let operand = item.operand, let index = integer(tree[operand]), kind.facts.operand == .tab
      {
        command.operand = program.names.intern("\(index)")
        command.index = index
      } else if command.operand.isNone {
        return missing(item, kind)
      } else if !command.isQuoted, let name = item.name {
        checkTarget(name, keyword, isTab: kind == .more || kind.facts.operand == .tab)
      }
    case .scene:
      guard let name = item.name else { return missing(item, kind) }
      guard sceneOperand(item, scope) != nil else { return nil }
      // `push Settings.Profile`
      if let member = item.systemItem {
        command.operand = program.names.intern(text(name.name) + "." + text(member.name))
      }
    case .sceneOrNothing:
      if let name = item.name { recordLaunch(name) }
      if let name = item.name, !canLaunch(name.name) {
        if let scene = program.scenes.rows.first(where: { $0.name == name.name }) {
          let home = text(program.storyboards[scene.storyboard].name)
          report(UnknownStoryboard.undeclared(text(name.name), near: [home]), name.range)
        } else {
          reportUnknownStoryboard(name.name, at: Location(file, name.range))
        }
        return nil
      }
    case .scenes:
      guard let operand = item.operand, case .list(let items) = tree[operand].kind else {
        return missing(item, kind)
      }
      let rows = tree[items].compactMap { sceneExpression($0.expression, scope) }
      command.scenes = program.sceneLists.append(contentsOf: rows.map { SceneReference($0) })
    case .identifier:
      guard let text = item.text else { return missing(item, kind) }
      checkIdentifierExists(text)
    case .subject(let message):
      guard let text = item.text else { return missing(item, kind) }
      checkAnswered(message, text)
    case .action:
      guard let name = item.name else { return missing(item, kind) }
      checkActionExists(name)
    case .assignment: return missing(item, kind)
    case .index:
      guard let operand = item.operand, let index = integer(tree[operand]) else {
        return missing(item, kind)
      }
      command.index = index
    case .nameAndIndex:
      guard item.name != nil || item.text != nil, let operand = item.operand,
        let index = integer(tree[operand])
      else { return missing(item, kind) }
      if let name = item.name { recordUse(.shown(name.name), name.range) }
      command.index = index
    case .tabAndText:
      guard let name = item.name else { return missing(item, kind) }
      checkTarget(name, "tab", isTab: true)
      command.operand = name.name
      command.isQuoted = false
      command.value = item.text?.value
    case .textInto:
      guard item.text != nil else { return missing(item, kind) }
      for clause in tree[item.clauses] {
        guard case .target(let name) = clause.value else { continue }
        checkTarget(name, nil, isTab: false)
        command.value = name.name
      }
    case .directionOn: return swipe(item, kind)
    case .word(let words), .wordOrNothing(let words):
      guard let name = item.name else {
        if case .wordOrNothing = kind.facts.operand { break }
        return missing(item, kind)
      }
      if !words.contains(text(name.name)) {
        report(
          UnknownValue.word(
            text(name.name), of: keyword, near: nearest(to: text(name.name), among: words),
            all: words),
          name.range)
        return nil
      }
    case .device:
      guard let text = item.text else { return missing(item, kind) }
      let name = self.text(text.value)
      if Device(named: name) == nil && WindowShare(named: name) == nil {
        let near = Device.names(near: self.text(text.value))
        report(UnknownDevice(name: self.text(text.value), near: near), text.range)
        return nil
      }
    case .file:
      if item.text == nil { return missing(item, kind) }
    }
    return command
  }

  /// `launch "Shop"` and `badge Inbox 3`: a name that has quotes, and a text that has none.
  private mutating func reportOperand(of item: ItemSyntax, _ kind: CommandKind) -> Bool {
    if kind == .badge { return reportBadge(item) }
    guard item.name == nil, let text = item.text else { return false }
    let isName: Bool
    switch kind.facts.operand {
    case .scene: isName = program.scenes.rows.contains { $0.name == text.value }
    case .sceneOrNothing:
      isName = canLaunch(text.value)
      if !isName { reportUnknownStoryboard(text.value, at: Location(file, text.range)) }
    case .action: isName = roles(of: text.value).contains(.action)
    case .word(let words), .wordOrNothing(let words): isName = words.contains(self.text(text.value))
    case .directionOn:
      isName = SwipeDirection.allCases.contains { $0.keyword == self.text(text.value) }
    case .none, .target, .tab, .scenes, .identifier, .assignment, .index, .nameAndIndex,
      .tabAndText, .textInto, .device, .file, .subject:
      return false
    }
    if isName {
      report(
        TypeMismatch.nameInQuotes(self.text(text.value), behind: kind.facts.keyword), text.range)
    }
    return isName || kind.facts.operand == .sceneOrNothing
  }

  /// A storyboard goes by its own name, or by that of its initial scene.
  private mutating func canLaunch(_ name: Name) -> Bool {
    symbols.storyboards[name] != nil || roles(of: name).contains(.initial)
  }

  private mutating func recordLaunch(_ name: Word) {
    if let storyboard = symbols.storyboards[name.name] {
      recordUse(.storyboard(storyboard), name.range)
    } else if let scene = program.storyboards.rows.lazy.compactMap({ $0.initial })
      .first(where: { program.scenes[$0].name == name.name })
    {
      recordUse(.scene(scene), name.range)
    }
  }

  mutating func missing(_ item: ItemSyntax, _ kind: CommandKind) -> Command? {
    if !item.isBroken { report(BadOperand.command(kind), item.range) }
    return nil
  }

  /// A name that is nowhere in the project cannot be on the screen. `back` always may be. Without a command, a text in
  /// quotes would not do instead.
  mutating func checkTarget(_ word: Word, _ command: String?, isTab: Bool) {
    let roles = roles(of: word.name)
    if !roles.isDisjoint(with: .target) {
      recordUse(.shown(word.name), word.range)
      return
    }
    if word.name == vocabulary.words.back { return }
    let spelling = text(word.name)
    if spelling == "more" || spelling == "More" { return }
    // Only scenes of tabs can be touched.
    let near = guesses.nearest(
      to: spelling,
      among: (program.relationships.rows
        .filter { $0.kind == .tab && !$0.destination.isUnresolved }
        .map { program[program.scenes[$0.destination].name] }
        + (isTab ? [] : program.elements.rows.map { program[$0.name] })
        + (isTab ? [] : program.barItems.rows.map { program[$0.name] })).filter { !$0.isEmpty })
    let isSeen = roles.contains(.words)
    if let command, isSeen || near.isEmpty && !isTab {
      report(
        UnknownElement.withoutQuotes(spelling, behind: command, isSeen: isSeen), word.range)
      return
    }
    report(UnknownElement.inProject(spelling, near: near), word.range)
  }

  private mutating func checkIdentifierExists(_ identifier: TextSyntax) {
    if roles(of: identifier.value).contains(.segueIdentifier) {
      recordUse(.segueIdentifier(identifier.value), identifier.range)
      return
    }
    let near = guesses.nearest(
      to: text(identifier.value),
      among: program.segues.rows.map { program[$0.identifier] }.filter { !$0.isEmpty })
    report(
      UnknownSegue(identifier: text(identifier.value), place: .project, near: near),
      identifier.range)
  }

  private mutating func checkAnswered(_ message: DelegateMessage, _ subject: TextSyntax) {
    let known = answered[message] ?? Set(program.subjects(of: message))
    answered[message] = known
    if known.contains(subject.value) { return }
    report(
      UnansweredMessage(
        message: message, text: text(subject.value),
        near: guesses.nearest(
          to: text(subject.value), among: program.subjects(of: message).map { program[$0] })),
      subject.range)
  }

  private mutating func checkActionExists(_ name: Word) {
    if roles(of: name.name).contains(.action) {
      recordUse(.action(name.name), name.range)
      return
    }
    let near = guesses.nearest(
      to: text(name.name),
      among: program.methods.rows.filter { $0.kind == .action }.map { program[$0.name] })
    report(MissingAction.nowhere(text(name.name), near: near), name.range)
  }

  /// `count = 3`: a variable of the app, or of whichever scene is in front then.
  private mutating func lowerTestAssignment(_ syntax: AssignmentSyntax) -> Command? {
    let candidates = variables(called: syntax.name.name)
    guard let variable = candidates.first else {
      let near = guesses.nearest(
        to: text(syntax.name.name), among: program.variables.rows.map { program[$0.name] })
      report(
        UnknownVariable.undeclared(
          text(syntax.name.name), near: near, use(beside: syntax.value, .app)),
        syntax.name.range)
      return nil
    }
    recordUse(.variable(variable), syntax.name.range)
    if untyped.contains(variable) { return nil }
    let wants = type(of: program.variables[variable].domain)
    if let word = self.variable(in: syntax.value), findVariable(word.name, .app) == nil {
      reportVariable(word, line: text(syntax.name.name) + " =", wants)
      return nil
    }
    let lowered: Typed?
    if case .list = wants, case .list(let items) = tree[syntax.value].kind {
      lowered = lowerList(items, variable, tree[syntax.value].range)
    } else {
      lowered = lowerExpression(syntax.value, .app, wants: wants)
    }
    guard let value = lowered else { return nil }
    checkRange(value, program.variables[variable].domain, tree[syntax.value].range)
    var command = Command(.set)
    command.operand = syntax.name.name
    command.variable = candidates.count == 1 ? variable : nil
    command.expression = value.id
    command.value = program.names.intern(spelling(of: value.id))
    return command
  }

  /// App variables first: a test speaks of the app unless a scene hides the name.
  mutating func variables(called name: Name) -> [ID<Variable>] {
    let all = program.variables.ids.filter {
      program.variables[$0].name == name && program.variables[$0].owner != .row
    }
    return all.filter { program.variables[$0].owner == .app }
      + all.filter { program.variables[$0].owner != .app }
  }

  /// The first variable that a value names.
  mutating func variable(in id: ID<ExpressionSyntax>) -> Word? {
    switch tree[id].kind {
    case .path: singleWord(id).flatMap { isVariable($0.name) ? $0 : nil }
    case .group(let inner), .not(let inner), .negative(let inner): variable(in: inner)
    case .binary(_, let left, let right): variable(in: left) ?? variable(in: right)
    case .missing, .integer, .decimal, .text, .word, .list, .joined, .query: nil
    }
  }

  private mutating func isVariable(_ name: Name) -> Bool {
    name != vocabulary.words.true && name != vocabulary.words.false
      && !variables(called: name).isEmpty
  }

  /// `count = count + 1` or `expect count == count`: what a scene remembers is known only while the test runs.
  mutating func reportVariable(_ word: Word, line: String, _ type: ValueType) {
    let value: String
    switch type {
    case .boolean: value = "true"
    case .integer(let low, let high): value = "\(min(max(low, 3), high))"
    case .enumeration(let id):
      value = program[id].cases.first.map { "." + text(program.cases[$0].name) } ?? "…"
    case .list: value = "[]"
    case .text: value = "\"Home\""
    }
    report(
      TypeMismatch.variableInTest(text(word.name), line: "\(line) \(value)"), word.range)
  }

  /// A constant as a person writes it.
  private mutating func spelling(of id: ID<Expression>) -> String {
    switch program.expressions[id] {
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let value): "\(value)"
    case .enumerationCase(let id): text(program.cases[id].name)
    case .list(let value, let variable):
      program.text(of: value, in: program.variables[variable].domain)
    default: ""
    }
  }
}

extension CommandKind.Operand {
  /// The parts that a command of this operand may have.
  fileprivate var parts: Parts {
    switch self {
    case .none, .assignment: []
    case .target: [.name, .text]
    case .tab: [.name, .text, .operand]
    // `push Settings.Profile` is read as a name and a system item.
    case .scene: [.name, .systemItem]
    case .sceneOrNothing, .action, .word, .wordOrNothing: [.name]
    case .scenes, .index: [.operand]
    case .identifier, .device, .file, .subject: [.text]
    case .nameAndIndex: [.name, .text, .operand]
    case .tabAndText: [.name, .text]
    case .textInto: [.text, .target]
    case .directionOn: [.name, .device, .place]
    }
  }
}
