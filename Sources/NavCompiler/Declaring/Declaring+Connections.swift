import NavModel
import NavSyntax
import NavText

/// Where an arrow starts.
struct Source {
  let trigger: Trigger
  let scope: Scope
}

/// What points at elements and bar items of the same scene, and waits until all of them are known.
struct ConnectionsOfScene {
  struct Outlet {
    let item: ID<ItemSyntax>
    let owner: ID<Element>?
  }

  struct Anchor {
    let attribute: ID<Attribute>
    let word: Word
  }

  struct Popover {
    let segue: ID<Segue>
    let range: SourceRange
  }

  var outlets: [Outlet] = []
  var anchors: [Anchor] = []
  var popovers: [Popover] = []
  var embeds: [ID<Element>] = []

  mutating func removeAll() {
    outlets.empty()
    anchors.empty()
    popovers.empty()
    embeds.empty()
  }
}

extension Array {
  /// Keeps the memory for what comes next. Of the few that these lists hold, `removeAll` would make much ado.
  mutating func empty() {
    while !isEmpty { removeLast() }
  }
}

extension Declaring {
  /// A segue or an action.
  mutating func declareConnection(_ connection: ConnectionSyntax, _ source: Source) {
    guard let first = connection.targets.first else { return }
    let target = tree[first]
    guard let verb = connection.verb else {
      if !connection.isBroken {
        reportMissingVerb(target)
      }
      return
    }
    if connection.targets.count > 1 {
      report(UnexpectedPart.part(.severalTargets, of: .connection), connection.range)
    } else if connection.isListed {
      report(
        UnexpectedPart.targetInBrackets("-> \(text(verb.name)) \(spell(target))"), target.range)
    }
    checkClauses(connection.clauses)
    if verb.name == vocabulary.words.action {
      declareAction(connection, target, source)
    } else if let kind = vocabulary.verb(verb.name) {
      declareSegue(connection, kind, verb, target, source)
    } else {
      let word = text(verb.name)
      if let home = homeBeforeArrow(of: verb.name) {
        report(
          UnknownVerb.stands(
            beforeArrow: word, target: spell(target), in: home,
            isHere: source.trigger == .scene,
            arrow: Location(file, SourceRange(from: connection.range, to: target.range))),
          verb.range)
        return
      }
      let verbs =
        SegueKind.allCases.filter { !$0.isDeprecated }.map { $0.facts.keyword } + ["action"]
      report(
        UnknownVerb.unknown(word, near: Alias.suggestions(for: word, among: verbs)), verb.range)
    }
  }

  /// An arrow with a single name after it: a connection without its target, or a target without its connection.
  private mutating func reportMissingVerb(_ target: PathSyntax) {
    let written = spell(target)
    let word = target.parts.count == 1 ? tree[target.parts].first?.name : nil
    if let word, word == vocabulary.words.action || vocabulary.verb(word) != nil {
      report(MissingTarget(verb: written), target.range)
    } else if let word, let call = vocabulary[word]?.statement ?? Alias.statement(written) {
      report(MissingVerb.call(call), target.range)
    } else {
      report(
        startsSmall(written) ? MissingVerb.action(written) : .scene(written), target.range)
    }
  }

  /// Where a word is that has its arrow after it; nil for one that has none.
  private mutating func homeBeforeArrow(of word: Name) -> Home? {
    let hasArrow = word == vocabulary.words.initial || vocabulary.relationship(word) != nil
    return hasArrow ? home(of: word) : nil
  }

  private mutating func declareAction(
    _ connection: ConnectionSyntax, _ target: PathSyntax, _ source: Source
  ) {
    guard checkTrigger(source, connection.range) else { return }
    for clause in tree[connection.clauses] {
      report(UnexpectedPart.part(clause.part, of: .action), clause.range)
    }
    guard let word = tree[target.parts].first, target.parts.count == 1 else {
      reportQualifier(of: target, .actionOfConnection)
      return
    }
    var row = ActionConnection(source.trigger, word.name, place: place(word.range))
    if let block = connection.block {
      let attributes = lowerAttributes(
        block.members, hosts: AttributeKey.Hosts(.action), in: .actionConnection,
        scope: source.scope)
      reportNonAttributes(block, in: .bracesOfActionConnection)
      if let event = program[attributes, .event] { row.event = event }
      // The event has a column of its own.
      program.attributes.truncate(to: ID(attributes.startIndex))
    }
    program.actionConnections.append(row)
  }

  /// A name before the dot, where only the last one counts.
  private mutating func reportQualifier(of path: PathSyntax, _ site: Site) {
    guard let first = tree[path.parts].first else { return }
    report(UnexpectedPart.part(.qualifier, of: site), first.range)
  }

  // Inlined: what it is called with fills more registers than there are.
  @inline(__always)
  private mutating func declareSegue(
    _ connection: ConnectionSyntax, _ kind: SegueKind, _ verb: Word, _ target: PathSyntax,
    _ source: Source
  ) {
    guard let scene = source.scope.scene, source.scope.storyboard != nil else { return }
    if kind == .embed {
      guard case .element(let element) = source.trigger,
        program.elements[element].kind == .container
      else {
        report(MisplacedEmbed(), verb.range)
        return
      }
      if connections.embeds.contains(element),
        let first = program.segues.rows.last(where: {
          $0.kind == .embed && $0.trigger == source.trigger
        })
      {
        report(DuplicatePart(word: "embed", first: location(first.place)), verb.range)
      }
      connections.embeds.append(element)
    } else if !checkTrigger(source, connection.range) {
      return
    }
    if kind.isDeprecated, let replacement = kind.facts.replacement {
      report(DeprecatedSegue(kind: kind, replacement: replacement), verb.range)
    }
    var row = Segue(kind, from: scene, trigger: source.trigger, place: place(target.range))
    var cold = Segue.Cold()
    var identifierRange: SourceRange?
    var condition: ID<ExpressionSyntax>?
    var data: IDRange<ArgumentSyntax>?
    for index in connection.clauses {
      switch tree.clauses[index].value {
      case .identifier(let text):
        row.identifier = text.value
        identifierRange = text.range
      case .device, .place, .target, .stack:
        report(
          UnexpectedPart.part(tree.clauses[index].part, of: .segue), tree.clauses[index].range)
      // The first counts; another was reported.
      case .condition(let expression): condition = condition ?? expression
      case .data(let arguments): data = data ?? arguments
      }
    }
    if let block = connection.block {
      row.attributes = lowerAttributes(
        block.members, hosts: AttributeKey.Hosts(.segue), in: .segue, scope: source.scope)
      reportNonAttributes(block, in: .bracesOfSegue)
      for id in row.attributes where !kind.takes(program.attributes[id].key) {
        reportIdle(program.attributes[id].key, kind, block)
      }
    }
    if kind == .unwind {
      if target.parts.count > 1 {
        reportQualifier(of: target, .unwindSegue)
      }
      cold.unwindAction = target.parts.last.map { tree.words[$0].name } ?? .none
    }
    let id = program.segues.append(row, cold)
    if kind != .unwind, !leadsElsewhere(row, connection, target, data),
      let path = connection.targets.first
    {
      segueTargets.append(SegueTarget(segue: id, path: path))
    }
    if let condition {
      self.defer(.segueCondition(id, condition), source.scope)
    }
    if let data {
      self.defer(.segueData(id, data), source.scope)
    }
    if source.trigger == .scene, row.identifier.isNone, kind != .embed, !connection.isBroken {
      report(
        SegueWithoutIdentifier(
          scene: text(program.scenes[scene].name), line: lineWithItemAbove(connection)),
        connection.range)
    }
    if let identifierRange {
      recordUse(.segueIdentifier(row.identifier), identifierRange)
      segueIdentifiers.append(
        SegueIdentifier(segue: id, location: Location(file, identifierRange)))
    }
    if kind.operation == .popover {
      connections.popovers.append(ConnectionsOfScene.Popover(segue: id, range: verb.range))
    }
    if program.value(of: .segueClass, in: row.attributes) == nil {
      if kind == .custom {
        report(MissingSegueClass(), verb.range)
      } else if let block = connection.block,
        program.value(of: .segueWork, in: row.attributes) != nil
      {
        reportIdle(.segueWork, kind, block)
      }
    }
  }

  /// Whether a segue leads out of the program, as a reference to a storyboard of another bundle does: to `elsewhere`, with
  /// the storyboard in its braces.
  @inline(__always)
  private mutating func leadsElsewhere(
    _ row: Segue, _ connection: ConnectionSyntax, _ target: PathSyntax,
    _ data: IDRange<ArgumentSyntax>?
  ) -> Bool {
    guard let block = connection.block else { return false }
    var first: AttributeKey?
    for id in row.attributes {
      switch program.attributes[id].key {
      case .storyboardElsewhere, .bundleElsewhere, .sceneElsewhere, .isBundleLoaded:
        first = first ?? program.attributes[id].key
      default: break
      }
    }
    guard let first else { return false }
    return checkElsewhere(first, row, block, target, data)
  }

  @inline(never)
  private mutating func checkElsewhere(
    _ first: AttributeKey, _ row: Segue, _ block: BlockSyntax, _ target: PathSyntax,
    _ data: IDRange<ArgumentSyntax>?
  ) -> Bool {
    var range = target.range
    for member in block.members {
      if let word = name(of: member, first) { range = word.range }
    }
    guard target.parts.count == 1, let word = target.parts.first,
      text(tree.words[word].name) == "elsewhere"
    else {
      report(UnknownAttribute.elsewhere(first.facts.keyword), range)
      return false
    }
    if program.value(of: .storyboardElsewhere, in: row.attributes) == nil {
      report(UnknownStoryboard.unnamedElsewhere, target.range)
    }
    if let data, let argument = data.first {
      report(
        UnexpectedPart.part(.data, of: .segueElsewhere),
        tree.arguments[argument].name.range)
    }
    return true
  }

  /// An attribute that this kind of segue has no use for.
  @inline(never)
  private mutating func reportIdle(_ key: AttributeKey, _ kind: SegueKind, _ block: BlockSyntax) {
    var written: Word?
    for member in block.members where written == nil { written = name(of: member, key) }
    guard let name = written else { return }
    report(
      key == .segueWork && kind.takes(.segueWork)
        ? UnknownAttribute.workWithoutClass(text(name.name), kind) : .idle(text(name.name), kind),
      name.range)
  }

  private mutating func name(of member: ID<MemberSyntax>, _ key: AttributeKey) -> Word? {
    guard case .attribute(let id) = tree[member],
      vocabulary.attribute(tree[id].name.name, in: AttributeKey.Hosts(.segue)) == key
    else { return nil }
    return tree[id].name
  }

  /// `button Pay` and on the next line `-> show Detail`, as one line.
  private mutating func lineWithItemAbove(_ connection: ConnectionSyntax) -> String? {
    let bytes = sources[file].bytes
    let start = Int(connection.range.start)
    guard Int(connection.range.end) <= bytes.count, connection.range.count < 60 else { return nil }
    // They end in their order.
    var (low, high) = (0, tree.items.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.items[ID(middle)].range.end) <= start { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let item = tree.items[ID(low - 1)]
    guard item.connection == nil, item.block == nil, !item.isBroken, item.range.count < 60 else {
      return nil
    }
    let slot = vocabulary.barSlot(item.keyword.name)
    guard vocabulary.element(item.keyword.name)?.canBeTriggered ?? (slot != nil && slot != .back)
    else { return nil }
    let between = bytes[Int(item.range.end)..<start]
    guard between.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) else {
      return nil
    }
    func line(_ range: SourceRange) -> String {
      String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
    return line(item.range) + " " + line(connection.range)
  }

  /// Whether a person, or code, can set the connection off.
  @inline(__always)
  private mutating func checkTrigger(_ source: Source, _ range: SourceRange) -> Bool {
    guard case .element(let element) = source.trigger else { return true }
    let kind = program.elements[element].kind
    // A view of the author's own class may be a control.
    if !kind.canBeTriggered && program.elements[cold: element].className.isNone {
      report(CannotTrigger(kind: kind), range)
      return false
    }
    return true
  }

  private mutating func reportNonAttributes(_ block: BlockSyntax, in site: Site) {
    for index in block.members {
      let member = tree[index]
      if case .attribute = member { continue }
      reportStray(member, in: site)
    }
  }

  // MARK: Within the scene

  /// Resolves what points at elements and bar items, now that all of the scene's are known.
  mutating func connectLocally(_ scene: ID<Scene>) {
    resolveAnchors(in: scene)
    for popover in connections.popovers {
      let row = program.segues[popover.segue]
      if row.trigger == .scene, program.value(of: .anchor, in: row.attributes) == nil {
        report(PopoverWithoutAnchor(), popover.range)
      }
    }
    let start = program.outlets.end
    for index in connections.outlets.indices {
      let outlet = connections.outlets[index]
      declareOutlet(tree.items[outlet.item], owner: outlet.owner, scene)
    }
    program.scenes[scene].outlets = IDRange(from: start, to: program.outlets.end)
    checkDuplicateSegues(scene)
  }

  /// What popovers point at.
  private mutating func resolveAnchors(in scene: ID<Scene>) {
    for anchor in connections.anchors {
      let word = anchor.word
      if let element = element(word.name, in: scene) {
        recordUse(.element(element), word.range)
        program.attributes[anchor.attribute].value = .element(element)
      } else if let item = barItem(word.name, in: scene) {
        recordUse(.barItem(item), word.range)
        program.attributes[anchor.attribute].value = .barItem(item)
      } else {
        reportUnknownElement(word, scene)
      }
    }
    connections.anchors.empty()
  }

  private mutating func declareOutlet(_ item: ItemSyntax, owner: ID<Element>?, _ scene: ID<Scene>) {
    let isCollection = item.keyword.name == vocabulary.words.outlets
    guard let name = item.name else {
      if !item.isBroken {
        report(
          UnnamedConstruct.declaration(keyword: text(item.keyword.name)), item.keyword.range)
      }
      return
    }
    allow([.name, .connection], of: item, in: .outlet)
    guard let connectionID = item.connection else {
      if !item.isBroken {
        report(
          BadOperand.outlet(keyword: text(item.keyword.name), isCollection: isCollection),
          item.range)
      }
      return
    }
    let connection = tree[connectionID]
    if let verb = connection.verb { report(UnexpectedPart.part(.name, of: .arrow), verb.range) }
    for id in connection.clauses {
      report(
        UnexpectedPart.part(tree.clauses[id].part, of: .outlet), tree.clauses[id].range)
    }
    if let block = connection.block {
      report(UnexpectedPart.part(.block, of: .outlet), block.opener)
    }
    if !isCollection && connection.targets.count > 1 {
      report(UnexpectedPart.severalOutletTargets(text(name.name)), connection.range)
    }
    // An outlet with several targets is reported once.
    let targets = connection.targets
    let wanted = isCollection ? targets.count : min(1, targets.count)
    for target in IDRange<PathSyntax>(targets.startIndex, targets.startIndex + wanted) {
      let path = tree.paths[target]
      guard path.parts.count == 1, let part = path.parts.first else {
        let last = path.parts.last.map { tree.words[$0].name } ?? .none
        report(
          UnknownElement.outletLeavesScene(
            spell(path), scene: text(program.scenes[scene].name),
            own: outletTarget(last, owner, scene).map { _ in text(last) }),
          path.range)
        continue
      }
      let word = tree.words[part]
      guard let target = outletTarget(word.name, owner, scene) else {
        if isScene(word.name) {
          report(
            UnknownElement.outletLeavesScene(
              text(word.name), scene: text(program.scenes[scene].name), own: nil),
            word.range)
        } else {
          reportUnknownElement(word, scene)
        }
        continue
      }
      if let symbol = target.symbol(in: scene) { recordUse(symbol, word.range) }
      program.outlets.append(
        Outlet(
          name.name, owner: owner, to: target, isCollection: isCollection, place: place(name.range))
      )
    }
  }

  /// Nearly always an element. Mutating, so that only the rest costs a copy of `self`.
  @inline(__always)
  private mutating func outletTarget(_ name: Name, _ owner: ID<Element>?, _ scene: ID<Scene>)
    -> Outlet.Target?
  {
    if let element = element(name, in: scene) { return .element(element) }
    if let item = barItem(name, in: scene) { return .barItem(item) }
    return coldOutletTarget(name, owner, scene)
  }

  /// Whether this piece of the file declares a scene of this name, before the outlet or after it.
  private mutating func isScene(_ name: Name) -> Bool {
    tree.items.rows.contains {
      $0.name?.name == name && vocabulary.controller($0.keyword.name) != nil
    }
  }

  private mutating func coldOutletTarget(_ name: Name, _ owner: ID<Element>?, _ scene: ID<Scene>)
    -> Outlet
    .Target?
  {
    for constraint in program.scenes[cold: scene].constraints where program[constraint].name == name
    {
      return .constraint(constraint)
    }
    if owner != nil && name == program.scenes[scene].name { return .controller }
    let rootView = program.scenes[scene].kind.facts.rootView
    let spelling = text(name)
    return spelling == rootView || spelling == "view" ? .rootView : nil
  }

  // Both are asked for every outlet. Only while the scene is the one at hand.

  @inline(__always)
  mutating func element(_ name: Name, in scene: ID<Scene>) -> ID<Element>? {
    elementsByName.find(name, in: program.scenes[scene].elements)
  }

  @inline(__always)
  mutating func barItem(_ name: Name, in scene: ID<Scene>) -> ID<BarItem>? {
    barItemsByName.find(name, in: program.scenes[scene].barItems)
  }

  /// Enters the names of a scene's elements and bar items, each of which stands for one of them.
  mutating func enterNames(of scene: ID<Scene>) {
    let elements = program.scenes[scene].elements
    for id in elements {
      let name = program.elements[id].name
      if name.isNone { continue }
      if let first = elementsByName.insert(name, id, within: elements) {
        reportSecond(name, program.elements[first].place, program.elements[id].place)
      }
    }
    let items = program.scenes[scene].barItems
    for id in items {
      let name = program.barItems[id].name
      if name.isNone { continue }
      let first = barItemsByName.insert(name, id, within: items)
      if let element = elementsByName.find(name, in: elements) {
        reportSecond(name, program.elements[element].place, program.barItems[id].place)
      } else if let first {
        reportSecond(name, program.barItems[first].place, program.barItems[id].place)
      }
    }
  }

  /// Elements are entered before bar items, wherever they were written.
  private mutating func reportSecond(_ name: Name, _ one: Place, _ other: Place) {
    let isInOrder = one.range.start <= other.range.start
    let first = isInOrder ? one : other
    let second = isInOrder ? other : one
    report(
      DuplicateName.named(text(name), .element, first: location(first)), at: location(second))
  }

  /// Segue identifiers are unique in their scene (SEG-10), reuse identifiers in theirs.
  private mutating func checkDuplicateSegues(_ scene: ID<Scene>) {
    defer { segueIdentifiers.empty() }
    guard segueIdentifiers.count > 1 else { return }
    var seen: [Name: Location] = [:]
    for written in segueIdentifiers {
      let identifier = program.segues[written.segue].identifier
      if let first = seen[identifier] {
        report(
          DuplicateIdentifier(identifier: text(identifier), kind: .segue, first: first),
          at: written.location)
      } else {
        seen[identifier] = written.location
      }
    }
  }
}

extension Outlet.Target {
  /// What the name of the target stands for; a word of the language stands for no symbol.
  fileprivate func symbol(in scene: ID<Scene>) -> Symbol? {
    switch self {
    case .element(let id): .element(id)
    case .barItem(let id): .barItem(id)
    case .constraint(let id): .constraint(id)
    case .controller: .scene(scene)
    case .rootView: nil
    }
  }
}
