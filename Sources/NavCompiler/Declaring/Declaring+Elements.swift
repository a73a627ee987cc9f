import NavModel
import NavSyntax
import NavText

extension Declaring {
  /// Appends an element and, after it, what is in it.
  @discardableResult
  mutating func declareElement(
    _ item: ItemSyntax, _ kind: ElementKind, parent: ID<Element>?, scope: Scope
  ) -> ID<Element> {
    var parts: Parts = [.name, .text, .connection, .block]
    if kind != .section && kind != .accessory && !kind.isAskedFor { parts.insert(.className) }
    if kind.isRow || kind == .section { parts.insert(.identifier) }
    if kind == .prototype { parts.insert(.stack) }
    allow(parts, of: item, in: .element(kind))
    var row = Element(
      kind, name: item.name?.name ?? .none, parent: parent,
      place: place(item.name?.range ?? item.keyword.range))
    var cold = Element.Cold()
    row.text = item.text?.value
    if let text = item.text, !kind.facts.showsText {
      report(UnexpectedPart.textOfElement(self.text(text.value), kind), text.range)
    }
    cold.identifier = identifier(of: item)?.value ?? .none
    let members = item.block.members
    if let path = item.className {
      (cold.moduleName, cold.className) = referToClass(path, of: .element(program.elements.end))
    }
    var inner = scope
    if kind.isRow {
      inner.row = declareRowVariable(members)
      cold.rowVariable = inner.row
      if let list = list(of: item) { referToList(list, inner) }
    }
    row.attributes = lowerAttributes(
      members, hosts: kind.hosts, in: .element(kind), scope: inner)
    let id = program.elements.append(row, cold)
    let source = Source(trigger: .element(id), scope: inner)
    if let connection = item.connection { declareConnection(tree[connection], source) }
    var refreshControl: SourceRange?
    var menu: SourceRange?
    for index in members {
      let member = tree[index]
      switch member {
      case .attribute: break
      case .variable where kind.isRow: break
      case .connection(let connection): declareConnection(tree[connection], source)
      case .item(let memberID):
        let child = tree[memberID].keyword
        switch vocabulary.element(child.name) {
        case .refreshControl: checkSecond(child, &refreshControl)
        case .menu where kind == .button: checkSecond(child, &menu)
        default: break
        }
        declareChild(tree[memberID], memberID, of: id, kind, inner)
      default: reportStray(member, in: .element(kind))
      }
    }
    // An arrow that is not an embed segue is reported already.
    if kind == .container, item.connection == nil, !item.isBroken,
      !members.contains(where: { tree[$0].isConnection })
    {
      report(EmptyContainer(name: text(row.name)), item.keyword.range)
    }
    return id
  }

  private mutating func declareChild(
    _ item: ItemSyntax, _ id: ID<ItemSyntax>, of parent: ID<Element>, _ kind: ElementKind,
    _ scope: Scope
  ) {
    if vocabulary.isOutlet(item.keyword.name) {
      connections.outlets.append(ConnectionsOfScene.Outlet(item: id, owner: parent))
      return
    }
    guard let child = vocabulary.element(item.keyword.name) else {
      if kind.facts.content == .menuItems, vocabulary.barSlot(item.keyword.name) == .toolbar {
        // As toolbars have it.
        report(
          UnknownKeyword.unknown(
            text(item.keyword.name), in: .element(kind), near: [ElementKind.menuItem.facts.keyword]),
          item.keyword.range)
      } else if !item.isBroken {
        reportUnknown(
          item.keyword, in: .element(kind),
          known: ["outlet"] + ElementKind.allCases.map { $0.facts.keyword })
      }
      return
    }
    let isOfRow = child == .accessory || child == .swipeAction
    if kind.facts.content.allows(child) || isOfRow && kind.isRow {
      declareElement(item, child, parent: parent, scope: scope)
    } else {
      report(
        MisplacedConstruct.word(
          text(item.keyword.name), in: .element(kind), home: child.home),
        item.keyword.range)
    }
  }

  private mutating func list(of item: ItemSyntax) -> Word? {
    for clause in tree[item.clauses] {
      if case .stack(let word) = clause.value { return word }
    }
    return nil
  }

  /// `prototype Row of cities` has rows for the items of a list: its variable is one of them.
  private mutating func referToList(_ list: Word, _ scope: Scope) {
    guard let row = scope.row else {
      return report(UnnamedConstruct.rowOfList(text(list.name)), list.range)
    }
    self.defer(.rowList(row, list), scope)
  }

  private mutating func declareRowVariable(_ members: IDRange<MemberSyntax>) -> ID<Variable>? {
    let variables = declareRowVariables(members)
    guard let first = variables.first else { return nil }
    if variables.count > 1 {
      report(
        DuplicateName.named(
          "var", .rowVariable, first: location(program.variables[first].place)),
        at: location(program.variables[variables[variables.startIndex + 1]].place))
    }
    return first
  }
}

extension ElementKind {
  /// Whether it can be wherever views do: lists' rows, gestures and accessories belong to another element.
  var isView: Bool { Content.elements.allows(self) && !isGesture && self != .contextMenu }

  /// Where messages send it.
  var home: Home {
    if isRow || self == .section { return .list }
    if self == .refreshControl { return .listOrScroll }
    switch self {
    case .accessory, .swipeAction: return .cell
    case .searchController: return .sceneOutsideElements
    case .menu: return .buttonOrBarItem
    case .menuItem: return .menu
    default: return .view
    }
  }
}

extension MemberSyntax {
  var isConnection: Bool {
    if case .connection = self { return true }
    return false
  }
}
