import NavModel
import NavStoryboard
import NavText
import NavXcode

extension StoryboardWriter {
  // MARK: Items

  mutating func writeNavigationItem() {
    let scene = program[work.scene]
    let cold = program[cold: work.scene]
    let saysItem = scene.attributes.contains { id in
      if case .bound = program[id].value { return false }
      return ImportedAttributes.navigationItem.say(program[id].key)
    }
    let hasItems = scene.barItems.contains { program[$0].slot != .toolbar && !program.isHidden($0) }
    guard saysItem || hasItems || cold.titleView != nil else { return }
    xml.open(.navigationItem)
    xml.write(.key, .navigationItem)
    write(ImportedAttributes.navigationItem, scene.attributes)
    xml.write(.id, id(of: .navigationItem))
    xml.writeLongTexts()
    for item in scene.barItems where program.isShown(item, .back) {
      writeBarItem(item, key: .backBarButtonItem)
    }
    writeItems(.left, one: .leftBarButtonItem, several: .leftBarButtonItems)
    if let view = cold.titleView { writeElement(view, key: .titleView, in: .bar) }
    writeItems(.right, one: .rightBarButtonItem, several: .rightBarButtonItems)
    xml.close()
  }

  /// Writes the items at one place of a bar: alone or in a list.
  private mutating func writeItems(_ slot: BarSlot, one: Word?, several: Word) {
    let items = program[work.scene].barItems
    let count = items.count { program.isShown($0, slot) }
    if count == 0 { return }
    let isAlone = count == 1 && one != nil
    if !isAlone { xml.open(several) }
    for item in items where program.isShown(item, slot) {
      writeBarItem(item, key: isAlone ? one : nil)
    }
    if !isAlone { xml.close() }
  }

  mutating func writeToolbarItems() {
    writeItems(.toolbar, one: nil, several: .toolbarItems)
  }

  /// An item that its bar is not given is beside the controller, for code to use.
  mutating func writeHiddenItems() {
    for item in program[work.scene].barItems where program.isHidden(item) {
      writeBarItem(item, key: nil)
    }
  }

  private mutating func writeBarItem(_ id: ID<BarItem>, key: Word?) {
    let row = program[id]
    let cold = program[cold: id]
    let outer = self.written
    begin()
    xml.open(.barButtonItem)
    if let key { xml.write(.key, key) }
    if let text = row.text { xml.write(.title, text: text) }
    write(ImportedAttributes.barItem, cold.attributes)
    if let image = program.text(.image, cold.attributes), UsedResources.isSymbol(program[image]) {
      xml.write(.catalog, .system)
    }
    if row.systemItem == .editButton {
      // Only the controller itself can make its edit button.
      losses.add(.editButton, at: row.place)
      xml.write(.systemItem, word: program.words.systemItems[.edit])
    } else if let system = row.systemItem {
      xml.write(.systemItem, word: program.words.systemItems[system])
    }
    writeID(.barItem(id), work.seed(of: id, program))
    writeLabel(of: id)
    writeClass(cold.className, module: .none)
    if program.isHidden(id) { note(.hidden) }
    xml.writeLongTexts()
    if let view = cold.customView {
      let own = self.written
      writeElement(view, key: .customView, in: .bar)
      self.written = own
    }
    writeParts(ImportedAttributes.tint, cold.attributes)
    writeItemAccessibility(cold.attributes)
    writeConnections(of: .barItem(id), outletsOf: nil)
    xml.close()
    noteRest(cold.attributes, at: row.place)
    if let menu = cold.menu { losses.add(.element(program[menu].kind), at: row.place) }
    self.written = outer
  }

  // MARK: Tab items

  mutating func writeTabItem() {
    guard let id = program[cold: work.scene].tabItem else { return }
    let row = program[id]
    let outer = self.written
    begin()
    xml.open(.tabBarItem)
    xml.write(.key, .tabBarItem)
    xml.write(.id, self.id(of: .tabItem))
    if let system = row.systemItem {
      xml.write(.systemItem, word: program.words.systemTabItems[system])
    }
    if let text = row.text { xml.write(.title, text: text) }
    write(ImportedAttributes.tabItem, row.attributes)
    if let image = program.text(.image, row.attributes), UsedResources.isSymbol(program[image]) {
      xml.write(.catalog, .system)
    }
    writeItemAccessibility(row.attributes)
    xml.close()
    noteRest(row.attributes, at: row.place)
    self.written = outer
  }

  // MARK: Bars of containers

  mutating func writeContainerBars() {
    let cold = program[cold: work.scene]
    switch work.kind {
    case .navigation:
      writeBar(.navigationBar, .bar, cold.bar, navigationBar: true)
      if !cold.toolbar.isEmpty { writeBar(.toolbar, .toolbar, cold.toolbar) }
    case .tabBar: writeBar(.tabBar, .bar, cold.bar)
    case .view, .table, .collection, .split, .page, .alert, .actionSheet, .system: break
    }
  }

  private mutating func writeBar(
    _ tag: Word, _ part: ObjectRole.ScenePart, _ attributes: IDRange<Attribute>,
    navigationBar: Bool = false
  ) {
    let outer = self.written
    begin()
    note(.barHidden)
    xml.open(tag)
    xml.write(.key, tag)
    write(ImportedAttributes.bar, attributes)
    if navigationBar { write(ImportedAttributes.navigationBar, attributes) }
    xml.writeUsualSettings(of: tag.name)
    xml.write(.id, id(of: part))
    writeMask(tag == .navigationBar ? [] : .bottom)
    writeParts(ImportedAttributes.barColors, attributes)
    if navigationBar, program.value(of: .titleColor, in: attributes) != nil {
      xml.open(.textAttributes)
      xml.write(.key, .titleTextAttributes)
      writeParts(ImportedAttributes.barTitle, attributes)
      xml.close()
    }
    xml.close()
    noteRest(attributes, at: program[work.scene].place)
    self.written = outer
  }
}
