import NavModel
import NavText

extension ProgramPrinter {
  /// The bar that a container owns.
  func bar(_ keyword: String, _ range: IDRange<Attribute>) -> [PrintedMember] {
    range.isEmpty ? [] : [PrintedMember(keyword, attributes(range))]
  }

  func tabItem(_ item: TabItem) -> PrintedMember {
    var head = "tabItem" + named(item.name.isNone ? "" : word(item.name)) + label(item.text)
    if let systemItem = item.systemItem { head += " ." + systemItem.facts.keyword }
    return PrintedMember(head, attributes(item.attributes))
  }

  /// What is on the navigation bar: from left to right, the way back, what is in place of the title.
  func barItems(_ scene: Scene) -> [PrintedMember] {
    var members: [PrintedMember] = []
    for slot in [BarSlot.left, .right, .back] {
      for item in scene.barItems where program[item].slot == slot {
        members.append(barItem(item))
      }
    }
    if let view = program.scenes.cold(of: scene).titleView {
      members.append(open("titleView", [element(view).member]))
    }
    if let view = program.scenes.cold(of: scene).bottomAccessory {
      members.append(open("bottomAccessory", [element(view).member]))
    }
    return members
  }

  /// What is on the toolbar while the scene is on top.
  func toolbar(_ scene: Scene) -> [PrintedMember] {
    var items: [PrintedMember] = []
    for item in scene.barItems where program[item].slot == .toolbar {
      items.append(barItem(item))
    }
    return items.isEmpty ? [] : [open("toolbar", items)]
  }

  /// Braces whose members have lines of their own.
  private func open(_ head: String, _ members: [PrintedMember]) -> PrintedMember {
    .declaration(head, members, "")
  }

  private func barItem(_ id: ID<BarItem>) -> PrintedMember {
    let row = program[id]
    let cold = program[cold: id]
    let connections = connections(of: .barItem(id))
    var members = attributes(cold.attributes)
    if row.slot == .toolbar, let space = row.systemItem, space.isSpace, row.text == nil,
      cold.className.isNone, cold.customView == nil, cold.menu == nil, connections.isEmpty
    {
      return PrintedMember(space.facts.keyword + named(parts.word(id)), members)
    }
    var head = row.slot.facts.keyword + named(parts.word(id)) + type(cold.className)
    head += label(row.text)
    if let systemItem = row.systemItem { head += " ." + systemItem.facts.keyword }
    let inner = [cold.menu, cold.customView].compactMap { $0 }
    guard !inner.isEmpty else { return item(head, members, connections) }
    members += connections
    members += inner.map { element($0).member }
    return PrintedMember(head, members)
  }

  /// One arrow is after its item, unless there is more to say of it.
  func item(_ head: String, _ members: [PrintedMember], _ connections: [PrintedMember])
    -> PrintedMember
  {
    guard members.isEmpty, connections.count == 1 else {
      return PrintedMember(head, members + connections)
    }
    var member = connections[0]
    member.parts[0].head = head + " " + member.parts[0].head
    member.weight = .block
    return member
  }
}
