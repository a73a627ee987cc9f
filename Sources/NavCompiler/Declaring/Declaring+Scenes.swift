import NavModel
import NavSyntax
import NavText

extension Declaring {
  mutating func declareScene(
    _ item: ItemSyntax, _ kind: ControllerKind, _ storyboard: ID<Storyboard>
  ) {
    guard let name = item.name else {
      if !item.isBroken {
        report(UnnamedConstruct.declaration(keyword: kind.facts.keyword), item.keyword.range)
      }
      return
    }
    allow(
      [.name, .className, .identifier, .block], of: item, in: .scene(kind))
    var row = Scene(name: name.name, kind: kind, in: storyboard, place: place(name.range))
    var cold = Scene.Cold()
    cold.documentation = documentation(item.documentation)
    cold.identifier = identifier(of: item)?.value ?? .none
    if let path = item.className {
      (cold.moduleName, row.className) = referToClass(path, of: .scene(program.scenes.end))
    }
    let id = program.scenes.append(row)
    declareSceneMembers(item.block.members, id, kind, storyboard, &cold)
    if !cold.isBlank { program.scenes[cold: id] = cold }
    connectLocally(id)
    declareMadeByCode(item.block.members, of: id, storyboard)
  }

  /// Scenes lie together, so what a scene's code makes comes after it.
  private mutating func declareMadeByCode(
    _ members: IDRange<MemberSyntax>, of scene: ID<Scene>, _ storyboard: ID<Storyboard>
  ) {
    for index in members {
      guard case .item(let id) = tree[index],
        let kind = vocabulary.controller(tree[id].keyword.name), kind.isMadeByCode
      else { continue }
      declareMadeByCode(tree[id], kind, of: scene, storyboard)
    }
  }

  /// The class that a scene or an element names, and its module before the dot.
  mutating func referToClass(_ path: PathSyntax, of owner: Pending.ClassReference.Owner)
    -> (module: Name, name: Name)
  {
    let name = path.parts.last.map { tree.words[$0].name } ?? .none
    pending.classes.append(Pending.ClassReference(owner: owner, range: path.range))
    let first = path.parts.count > 1 ? path.parts.first : nil
    return (first.map { tree.words[$0].name } ?? .none, name)
  }

  /// Several passes over the members, one for each table, so that each table's rows lie together.
  private mutating func declareSceneMembers(
    _ members: IDRange<MemberSyntax>, _ id: ID<Scene>, _ kind: ControllerKind,
    _ storyboard: ID<Storyboard>, _ cold: inout Scene.Cold
  ) {
    let scope = Scope(scene: id, storyboard: storyboard)
    var scene = program.scenes[id]
    (scene.attributes, cold.variables, cold.methods) = declareFacts(
      members, ofSceneOf: kind, scope: scope)
    let firstRelationship = program.relationships.end
    let firstBarItem = program.barItems.end
    let firstElement = program.elements.end
    let firstSegue = program.segues.end
    let firstAction = program.actionConnections.end
    connections.removeAll()
    // Allowed at most once per scene.
    var once = OnlyOnce()
    var hasConstraints = false
    for index in members {
      let member = tree[index]
      switch member {
      case .attribute, .variable: break
      case .assertion: hasConstraints = true
      case .connection(let connection):
        declareConnection(tree[connection], Source(trigger: .scene, scope: scope))
      case .item(let memberID):
        let keyword = tree[memberID].keyword.name
        if vocabulary.isOutlet(keyword) {
          connections.outlets.append(ConnectionsOfScene.Outlet(item: memberID, owner: nil))
          continue
        }
        let item = tree[memberID]
        if let element = vocabulary.element(keyword) {
          if element == .searchController && !kind.isContainer {
            checkSecond(item.keyword, &once.searchController)
            declareSearchController(item, scope)
          } else if kind.holds(element) {
            if element == .refreshControl { checkSecond(item.keyword, &once.refreshControl) }
            declareElement(item, element, parent: nil, scope: scope)
          } else {
            reportMisplaced(element, item.keyword, in: kind)
          }
        } else if let slot = vocabulary.barSlot(keyword), slot != .toolbar {
          if slot == .back { checkSecond(item.keyword, &once.back) }
          declareBarItem(item, slot, scope: scope)
        } else if let relationship = vocabulary.relationship(keyword),
          kind.facts.relationships.contains(relationship)
        {
          declareRelationship(
            item, relationship, id, storyboard, members, since: firstRelationship)
        } else if keyword == vocabulary.words.tabItem {
          checkSecond(item.keyword, &once.tabItem)
          cold.tabItem = declareTabItem(item, scope: scope) ?? cold.tabItem
        } else if keyword == vocabulary.words.bar && (kind == .navigation || kind == .tabBar) {
          checkSecond(item.keyword, &once.bar)
          cold.bar = declareBar(item, kind == .navigation ? .navigationBar : .tabBar, scope)
        } else if keyword == vocabulary.words.toolbar && kind == .navigation {
          checkSecond(item.keyword, &once.toolbar)
          cold.toolbar = declareBar(item, .toolbar, scope)
        } else if keyword == vocabulary.words.toolbar {
          checkSecond(item.keyword, &once.toolbar)
          declareToolbar(item, scope: scope)
        } else if keyword == vocabulary.words.titleView {
          checkSecond(item.keyword, &once.titleView)
          cold.titleView =
            declareView(item, in: .titleView, .occupiedTitleView, scope) ?? cold.titleView
        } else if keyword == vocabulary.words.bottomAccessory && kind == .tabBar {
          checkSecond(item.keyword, &once.bottomAccessory)
          cold.bottomAccessory =
            declareView(item, in: .bottomAccessory, .occupiedBottomAccessory, scope)
            ?? cold.bottomAccessory
        } else if vocabulary.isMethod(keyword)
          || vocabulary.controller(keyword)?.isMadeByCode == true
        {
          break
        } else if !item.isBroken {
          reportUnknownMember(item.keyword, kind)
        }
      default:
        reportStray(member, in: .scene(kind))
      }
    }
    cold.relationships = IDRange(from: firstRelationship, to: program.relationships.end)
    cold.actionConnections = IDRange(from: firstAction, to: program.actionConnections.end)
    scene.barItems = IDRange(from: firstBarItem, to: program.barItems.end)
    scene.elements = IDRange(from: firstElement, to: program.elements.end)
    scene.segues = IDRange(from: firstSegue, to: program.segues.end)
    program.scenes[id] = scene
    enterNames(of: id)
    if hasConstraints { cold.constraints = declareConstraints(members, id) }
  }

  /// Where what a scene has once was written first.
  private struct OnlyOnce {
    var tabItem: SourceRange?
    var titleView: SourceRange?
    var bottomAccessory: SourceRange?
    var bar: SourceRange?
    var toolbar: SourceRange?
    var back: SourceRange?
    var refreshControl: SourceRange?
    var searchController: SourceRange?
  }

  private mutating func reportMisplaced(
    _ element: ElementKind, _ word: Word, in kind: ControllerKind
  ) {
    report(
      MisplacedConstruct.word(
        text(word.name), in: .scene(kind),
        home: kind.isContainer ? .sceneOfContainer : element.home),
      word.range)
  }

  private mutating func reportUnknownMember(_ word: Word, _ kind: ControllerKind) {
    // An attribute without its colon is a common slip.
    if vocabulary.attribute(word.name, in: AttributeKey.Hosts(of: kind)) != nil {
      report(AttributeType.missingColon(text(word.name)), word.range)
      return
    }
    reportUnknown(word, in: .scene(kind), known: BlockKind.scene(kind).keywords)
  }

  // MARK: Relationships

  private mutating func declareRelationship(
    _ item: ItemSyntax, _ kind: RelationshipKind, _ scene: ID<Scene>, _ storyboard: ID<Storyboard>,
    _ members: IDRange<MemberSyntax>, since start: ID<Relationship>
  ) {
    let keyword = kind.facts.keyword
    allow([.connection], of: item, in: .relationship(kind))
    guard let connectionID = item.connection else {
      if !item.isBroken {
        report(BadOperand.missingArrow(keyword, target: target(of: item)), item.range)
      }
      return
    }
    let connection = tree[connectionID]
    if !kind.facts.allowsSeveral, let filler = attribute(item.keyword.name, among: members) {
      report(
        DuplicateRelationship(
          kind: kind, scene: text(program.scenes[scene].name), first: filler),
        item.range)
      return
    }
    if !kind.facts.allowsSeveral,
      let first = program.relationships[IDRange(from: start, to: program.relationships.end)]
        .first(where: { $0.kind == kind })
    {
      report(
        DuplicateRelationship(
          kind: kind, scene: text(program.scenes[scene].name), first: location(first.place)),
        item.range)
      return
    }
    let id = program.relationships.append(
      Relationship(
        kind, from: scene, to: .unresolved,
        place: place(tree[connection.targets].first?.range ?? item.range)))
    checkClauses(connection.clauses)
    for clause in tree[connection.clauses] {
      if case .condition(let condition) = clause.value, kind == .tab {
        self.defer(
          .relationshipCondition(id, condition), Scope(scene: scene, storyboard: storyboard))
      } else {
        report(UnexpectedPart.part(clause.part, of: .relationship(kind)), clause.range)
      }
    }
    plainTarget(of: connection, owner: .relationship(id), home: storyboard, keyword: item.keyword)
  }

  /// Where an attribute of this name is written in a block.
  mutating func attribute(_ name: Name, among members: IDRange<MemberSyntax>) -> Location? {
    for member in members {
      if case .attribute(let id) = tree[member], tree[id].name.name == name {
        return Location(file, tree[id].range)
      }
    }
    return nil
  }

  // MARK: Bars

  private mutating func declareBar(_ item: ItemSyntax, _ host: AttributeKey.Host, _ scope: Scope)
    -> IDRange<Attribute>
  {
    allow([.block], of: item, in: .bar(host))
    let members = item.block.members
    let words = vocabulary.words
    for index in members {
      let member = tree[index]
      switch member {
      case .attribute: break
      case .item(let id)
      where tree[id].keyword.name == words.outlet && tree[id].name?.name == words.delegate:
        report(ForbiddenBarChange.delegate, tree[id].range)
      default: reportStray(member, in: .bar(host))
      }
    }
    return lowerAttributes(
      members, hosts: AttributeKey.Hosts(host), in: .bar(host), scope: scope)
  }

  private mutating func declareBarItem(_ item: ItemSyntax, _ slot: BarSlot, scope: Scope) {
    allow(
      [.name, .className, .text, .systemItem, .connection, .block], of: item, in: .barItem)
    var row = BarItem(
      slot, name: item.name?.name ?? .none, place: place(item.name?.range ?? item.range))
    var cold = BarItem.Cold()
    row.text = item.text?.value
    if let word = item.systemItem {
      if let system = vocabulary.systemItem(word.name) {
        row.systemItem = system
      } else {
        let spelling = text(word.name)
        report(
          UnknownSystemItem(
            word: spelling,
            near: Alias.suggestions(
              for: spelling, among: SystemItem.allCases.map { $0.facts.keyword })),
          word.range)
      }
    }
    if let last = item.className?.parts.last { cold.className = tree.words[last].name }
    let members = item.block.members
    cold.attributes = lowerAttributes(
      members, hosts: AttributeKey.Hosts(.barItem), in: .barItem, scope: scope)
    let id = program.barItems.append(row, cold)
    if row.systemItem == .editButton { checkEditButton(item) }
    let source = Source(trigger: .barItem(id), scope: scope)
    if let connection = item.connection { declareConnection(tree[connection], source) }
    var firstMenu: SourceRange?
    for index in members {
      let member = tree[index]
      switch member {
      case .attribute: break
      case .connection(let connection): declareConnection(tree[connection], source)
      case .item(let memberID):
        let inner = tree[memberID]
        if let kind = vocabulary.element(inner.keyword.name) {
          if kind == .menu {
            checkSecond(inner.keyword, &firstMenu)
            program.barItems[cold: id].menu = declareElement(inner, kind, parent: nil, scope: scope)
          } else {
            declareCustomView(inner, kind, of: id, scope)
          }
        } else if !inner.isBroken {
          reportUnknown(
            inner.keyword, in: .barItem, known: ElementKind.allCases.map { $0.facts.keyword })
        }
      default: reportStray(member, in: .barItem)
      }
    }
  }

  /// A touch on it is the controller's own (BAR-52).
  ///
  /// Not in place: few items are one, and in all of them registers would be kept for it.
  @inline(never)
  private mutating func checkEditButton(_ item: ItemSyntax) {
    var arrows = item.connection.map { [$0] } ?? []
    for index in item.block.members {
      if case .connection(let id) = tree[index] { arrows.append(id) }
    }
    let keyword = text(item.keyword.name)
    let name = item.name.map { text($0.name) + " " } ?? ""
    for arrow in arrows where !tree[arrow].isBroken {
      report(
        UnexpectedPart.arrowOfEditButton(line: "\(keyword) \(name).edit"), tree[arrow].range)
    }
  }

  private mutating func declareCustomView(
    _ item: ItemSyntax, _ kind: ElementKind, of owner: ID<BarItem>, _ scope: Scope
  ) {
    guard kind.isView else {
      report(
        MisplacedConstruct.word(text(item.keyword.name), in: .barItem, home: kind.home),
        item.keyword.range)
      return
    }
    if program.barItems[cold: owner].customView != nil {
      report(
        MisplacedConstruct.word(
          text(item.keyword.name), in: .occupiedBarItem, home: .ownBarItem),
        item.keyword.range)
      return
    }
    program.barItems[cold: owner].customView = declareElement(item, kind, parent: nil, scope: scope)
  }

  private mutating func declareToolbar(_ item: ItemSyntax, scope: Scope) {
    allow([.block], of: item, in: .toolbar)
    let words = vocabulary.words
    for index in item.block.members {
      let member = tree[index]
      guard case .item(let id) = member else {
        reportStray(member, in: .toolbar)
        continue
      }
      let inner = tree[id]
      switch inner.keyword.name {
      case words.flexibleSpace, words.fixedSpace:
        let space: SystemItem =
          inner.keyword.name == words.flexibleSpace ? .flexibleSpace : .fixedSpace
        allow([.name, .block], of: inner, in: .space)
        var row = BarItem(
          .toolbar, name: inner.name?.name ?? .none, place: place(inner.keyword.range))
        row.systemItem = space
        var cold = BarItem.Cold()
        cold.attributes = lowerAttributes(
          inner.block.members, hosts: AttributeKey.Hosts(.barItem), in: .space, scope: scope)
        program.barItems.append(row, cold)
      default:
        if vocabulary.barSlot(inner.keyword.name) == .toolbar {
          declareBarItem(inner, .toolbar, scope: scope)
        } else if !inner.isBroken {
          reportUnknown(
            inner.keyword, in: .toolbar, known: BlockKind.toolbar.keywords)
        }
      }
    }
  }

  private mutating func declareTabItem(_ item: ItemSyntax, scope: Scope) -> ID<TabItem>? {
    allow([.name, .text, .systemItem, .block], of: item, in: .tabItem)
    var row = TabItem(name: item.name?.name ?? .none, place: place(item.range))
    row.text = item.text?.value
    if let word = item.systemItem {
      if let system = vocabulary[word.name]?.systemTabItem {
        row.systemItem = system
        if let written = item.text {
          report(UnexpectedPart.textBesideSystemItem(text(written.value)), written.range)
        }
      } else {
        let spelling = text(word.name)
        report(
          UnknownSystemItem(
            word: spelling,
            near: Alias.suggestions(
              for: spelling, among: SystemTabItem.allCases.map { $0.facts.keyword })),
          word.range)
      }
    }
    let members = item.block.members
    for index in members {
      let member = tree[index]
      if case .attribute = member { continue }
      reportStray(member, in: .tabItem)
    }
    row.attributes = lowerAttributes(
      members, hosts: AttributeKey.Hosts(.tabItem), in: .tabItem, scope: scope)
    return program.tabItems.append(row)
  }

  /// The one view in the braces of `titleView` or `bottomAccessory`.
  private mutating func declareView(
    _ item: ItemSyntax, in site: Site, _ occupied: Site, _ scope: Scope
  ) -> ID<Element>? {
    allow([.block], of: item, in: site)
    var view: ID<Element>?
    for index in item.block.members {
      let member = tree[index]
      if case .item(let id) = member, let kind = vocabulary.element(tree[id].keyword.name),
        !kind.isView
      {
        report(
          MisplacedConstruct.word(
            text(tree[id].keyword.name), in: site, home: kind.home),
          tree[id].keyword.range)
      } else if case .item(let id) = member,
        let kind = vocabulary.element(tree[id].keyword.name), view == nil
      {
        view = declareElement(tree[id], kind, parent: nil, scope: scope)
      } else {
        reportStray(member, in: occupied)
      }
    }
    return view
  }
}

extension ControllerKind {
  /// What is directly in a scene: rows in lists only, nothing in a container.
  func holds(_ element: ElementKind) -> Bool {
    switch self {
    case .navigation, .tabBar, .split, .page, .alert, .actionSheet, .system: false
    case .table, .collection: !element.isPartOfOwner
    case .view: ElementKind.Content.elements.allows(element)
    }
  }
}

extension ID {
  /// Is where an id will be patched in. Never in a finished program.
  static var unresolved: ID { ID(-1) }
  var isUnresolved: Bool { index == UInt32.max }
}
