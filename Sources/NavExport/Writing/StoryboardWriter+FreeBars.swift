import NavModel
import NavStoryboard
import NavText
import NavXcode

/// Bars among other views. Import takes their items for buttons in them, and the title of a navigation bar for a label.
extension StoryboardWriter {
  mutating func writeFreeItems(of bar: ID<Element>, _ tag: Word?) {
    var items = children(of: bar)
    if items.isEmpty { return }
    xml.open(.items)
    if tag == .navigationBar {
      xml.open(.navigationItem)
      if let title = items.first, program[title].kind == .label {
        items.removeFirst()
        writeFreeItem(title)
      } else {
        xml.write(.id, id(of: .navigationItem, in: bar))
      }
      if !items.isEmpty { xml.open(.leftBarButtonItems) }
    }
    for item in items { writeItem(item, in: tag) }
    if tag == .navigationBar {
      if !items.isEmpty { xml.close() }
      xml.close()
    }
    xml.close()
  }

  private mutating func writeItem(_ item: ID<Element>, in tag: Word?) {
    xml.open(tag == .tabBar ? Word.tabBarItem : .barButtonItem)
    if isButtonItem(item) {
      writeFreeItem(item)
      writeConnections(of: .element(item), outletsOf: item)
    } else if isSpace(item) {
      writeID(.element(item), seed(of: item))
      xml.write(.systemItem, .flexibleSpace)
    } else {
      xml.write(.id, id(of: .navigationItem, in: item))
      writeElement(item, key: .customView, in: .bar)
    }
    xml.close()
  }

  /// Whether something among the views of a scene is an item of a bar, and no view.
  func isItemOfFreeBar(_ id: ID<Element>) -> Bool {
    guard let bar = program[id].parent, isButtonItem(id) || isSpace(id) else { return false }
    return [.toolbar, .navigationBar, .tabBar].contains(Word(program.tag(of: bar, in: .view)))
  }

  /// An item has no place of its own: what says one is a button in an item.
  private func isButtonItem(_ id: ID<Element>) -> Bool {
    let row = program[id]
    return row.kind == .button && program.value(of: .frame, in: row.attributes) == nil
      && program[cold: id].className.isNone && children(of: id).isEmpty
  }

  /// A space that something speaks of. Import reads no other.
  private func isSpace(_ id: ID<Element>) -> Bool {
    let row = program[id]
    return work.isReferred(id) && row.kind == .view && row.text == nil && row.attributes.isEmpty
      && program[cold: id].className.isNone && children(of: id).isEmpty
  }

  /// What an item of such a bar says of itself.
  private mutating func writeFreeItem(_ item: ID<Element>) {
    let row = program[item]
    let outer = written
    begin()
    writeID(.element(item), seed(of: item))
    if let text = row.text { xml.write(.title, text: text) }
    write(ImportedAttributes.view, row.attributes)
    writeLabel(of: item)
    xml.writeLongTexts()
    writeParts(ImportedAttributes.tint, row.attributes)
    writeItemAccessibility(row.attributes)
    noteRest(row.attributes, at: row.place)
    written = outer
  }
}
