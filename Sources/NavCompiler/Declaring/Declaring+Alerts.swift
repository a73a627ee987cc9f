import NavModel
import NavSyntax
import NavText

/// Alerts, action sheets and the system's own controllers, each inside the scene whose code makes it (ALERT-1).
extension Declaring {
  /// Declares what code makes, after the scene that it is written in.
  mutating func declareMadeByCode(
    _ item: ItemSyntax, _ kind: ControllerKind, of owner: ID<Scene>, _ storyboard: ID<Storyboard>
  ) {
    guard let name = item.name else {
      if !item.isBroken {
        report(UnnamedConstruct.declaration(keyword: kind.facts.keyword), item.keyword.range)
      }
      return
    }
    let parts: Parts = kind == .system ? [.name, .className, .block] : [.name, .block]
    allow(parts, of: item, in: .scene(kind))
    var row = Scene(name: name.name, kind: kind, in: storyboard, place: place(name.range))
    var system: SystemController?
    if kind == .system {
      system = systemController(of: item, name)
      if let last = item.className?.parts.last { row.className = tree.words[last].name }
    }
    let id = program.scenes.append(row)
    var cold = Scene.Cold()
    cold.documentation = documentation(item.documentation)
    cold.owner = owner
    program.scenes[cold: id] = cold
    let scope = Scope(scene: id, storyboard: storyboard)
    let firstElement = program.elements.end
    let firstSegue = program.segues.end
    let firstAction = program.actionConnections.end
    let firstMethod = program.methods.end
    connections.removeAll()
    program.scenes[id].attributes = lowerAttributes(
      item.block.members, hosts: AttributeKey.Hosts(of: kind), in: .scene(kind), scope: scope)
    if let system {
      declareChoices(of: system, item.block.members, scope)
    } else if kind.isAlert {
      declareAlertMembers(item.block.members, kind, scope)
    }
    program.scenes[id].elements = IDRange(from: firstElement, to: program.elements.end)
    program.scenes[id].segues = IDRange(from: firstSegue, to: program.segues.end)
    cold.actionConnections = IDRange(from: firstAction, to: program.actionConnections.end)
    cold.methods = IDRange(from: firstMethod, to: program.methods.end)
    program.scenes[cold: id] = cold
    enterNames(of: id)
    checkCancelActions(of: id)
    connectLocally(id)
  }

  // MARK: Alerts

  private mutating func declareAlertMembers(
    _ members: IDRange<MemberSyntax>, _ kind: ControllerKind, _ scope: Scope
  ) {
    for index in members {
      let member = tree[index]
      switch member {
      case .attribute: break
      case .item(let id):
        let item = tree[id]
        if item.keyword.name == vocabulary.words.action {
          declareAlertAction(item, scope)
        } else if vocabulary.element(item.keyword.name) == .textField {
          if kind == .actionSheet { report(FieldInActionSheet(), item.keyword.range) }
          declareAlertField(item, scope)
        } else if !item.isBroken {
          reportUnknownMember(item.keyword, of: kind)
        }
      default: reportStray(member, in: .scene(kind))
      }
    }
  }

  private mutating func reportUnknownMember(_ word: Word, of kind: ControllerKind) {
    let spelling = text(word.name)
    if vocabulary.attribute(word.name, in: AttributeKey.Hosts(of: kind)) != nil {
      // An attribute without its colon is a common slip.
      report(AttributeType.missingColon(spelling), word.range)
    } else if vocabulary.element(word.name) == .button {
      report(
        UnknownKeyword.unknown(spelling, in: .scene(kind), near: ["action"]), word.range)
    } else {
      reportUnknown(word, in: .scene(kind), known: BlockKind.scene(kind).keywords)
    }
  }

  /// `action Delete "Delete" { style: destructive, … }`: what is in its braces besides attributes and arrows is its
  /// handler.
  private mutating func declareAlertAction(_ item: ItemSyntax, _ scope: Scope) {
    allow([.name, .text, .connection, .block], of: item, in: .element(.alertAction))
    let members = item.block.members
    var row = Element(
      .alertAction, name: item.name?.name ?? .none, parent: nil,
      place: place(item.name?.range ?? item.text?.range ?? item.keyword.range))
    // Without a title an action shows its name.
    row.text = item.text?.value ?? item.name?.name
    row.attributes = lowerAttributes(
      members, hosts: ElementKind.alertAction.hosts, in: .element(.alertAction), scope: scope)
    let id = program.elements.append(row, Element.Cold())
    if members.contains(where: { tree[$0].isStatement }) {
      declareHandler(of: id, item.block, scope, at: row.place)
    }
    let source = Source(trigger: .element(id), scope: scope)
    if let connection = item.connection { declareConnection(tree[connection], source) }
    for index in members {
      if case .connection(let connection) = tree[index] {
        declareConnection(tree[connection], source)
      }
    }
  }

  private mutating func declareAlertField(_ item: ItemSyntax, _ scope: Scope) {
    allow([.name, .text, .connection, .block], of: item, in: .element(.textField))
    let members = item.block.members
    var row = Element(
      .textField, name: item.name?.name ?? .none, parent: nil,
      place: place(item.name?.range ?? item.keyword.range))
    row.text = item.text?.value
    row.attributes = lowerAttributes(
      members, hosts: AttributeKey.Hosts(.alertField), in: .alertField, scope: scope)
    let id = program.elements.append(row, Element.Cold())
    let source = Source(trigger: .element(id), scope: scope)
    if let connection = item.connection { declareConnection(tree[connection], source) }
    for index in members {
      let member = tree[index]
      switch member {
      case .attribute: break
      case .connection(let connection): declareConnection(tree[connection], source)
      default: reportStray(member, in: .alertField)
      }
    }
  }

  private mutating func checkCancelActions(of scene: ID<Scene>) {
    var first: ID<Element>?
    for id in program.scenes[scene].elements
    where program.elements[id].kind == .alertAction
      && program[program.elements[id].attributes, .actionStyle] == .cancel
    {
      if let first {
        report(
          SecondCancel(first: location(program.elements[first].place)),
          at: location(program.elements[id].place))
      }
      first = first ?? id
    }
  }

  // MARK: The system's controllers

  private mutating func systemController(of item: ItemSyntax, _ name: Word) -> SystemController? {
    guard let path = item.className, let last = path.parts.last else {
      if !item.isBroken {
        report(UnknownSystemController(name: text(name.name), className: nil), name.range)
      }
      return nil
    }
    let className = text(tree.words[last].name)
    if let known = SystemController(named: className) { return known }
    report(UnknownSystemController(name: text(name.name), className: className), path.range)
    return nil
  }

  /// Every choice that the controller gives is there; what is written says what some of them do.
  private mutating func declareChoices(
    of system: SystemController, _ members: IDRange<MemberSyntax>, _ scope: Scope
  ) {
    let callbacks = system.facts.choices.map { $0.callback }
    var handlers: [Name: ItemSyntax] = [:]
    for index in members {
      let member = tree[index]
      guard case .item(let id) = member else {
        if case .attribute = member { continue }
        reportStray(member, in: .scene(.system))
        continue
      }
      let item = tree[id]
      guard item.keyword.name == vocabulary.words.on else {
        if !item.isBroken {
          reportUnknown(item.keyword, in: .scene(.system), known: BlockKind.scene(.system).keywords)
        }
        continue
      }
      guard let name = item.name else {
        if !item.isBroken { report(UnnamedConstruct.hook, item.keyword.range) }
        continue
      }
      allow([.name, .block], of: item, in: .hook)
      guard callbacks.contains(text(name.name)) else {
        reportUnknown(name, in: .hookName, known: callbacks)
        continue
      }
      if let first = handlers[name.name] {
        report(
          DuplicateName.hook(text(name.name), first: Location(file, first.range)), name.range)
        continue
      }
      handlers[name.name] = item
    }
    guard let scene = scope.scene else { return }
    for choice in system.facts.choices {
      let callback = program.names.intern(choice.callback)
      let item = handlers[callback]
      var row = Element(
        .alertAction, name: callback, parent: nil,
        place: item?.name.map { place($0.range) } ?? program.scenes[scene].place)
      row.text = program.names.intern(choice.title)
      let id = program.elements.append(row, Element.Cold())
      if let item { declareHandler(of: id, item.block, scope, at: row.place) }
    }
  }

  /// The code that runs when an action is chosen: a method of its own, by the name of the action or by its title.
  private mutating func declareHandler(
    of action: ID<Element>, _ block: BlockSyntax?, _ scope: Scope, at place: Place
  ) {
    let element = program.elements[action]
    let name = element.name.isNone ? element.text ?? .none : element.name
    let method = program.methods.append(Method(.action, name: name, place: place))
    var connection = ActionConnection(.element(action), name, place: place)
    connection.method = method
    program.actionConnections.append(connection)
    if let block, !block.members.isEmpty { self.defer(.handler(method, block), scope) }
  }
}

extension MemberSyntax {
  /// Whether it is part of a handler.
  fileprivate var isStatement: Bool {
    switch self {
    case .item, .assignment, .branch: true
    case .attribute, .variable, .connection, .assertion, .claim: false
    }
  }
}
