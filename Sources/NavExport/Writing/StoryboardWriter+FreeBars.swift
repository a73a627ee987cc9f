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
    let row = program[item]
    xml.open(tag == .tabBar ? Word.tabBarItem : .barButtonItem)
    // An item has no place of its own: what says one is a button in an item.
    if row.kind == .button, program.value(of: .frame, in: row.attributes) == nil,
      program[cold: item].className.isNone, children(of: item).isEmpty
    {
      writeFreeItem(item)
      writeConnections(of: .element(item), outletsOf: item)
    } else if row.kind == .view, row.text == nil, row.attributes.isEmpty,
      program[cold: item].className.isNone, children(of: item).isEmpty
    {
      // A space that something speaks of.
      writeID(.element(item), seed(of: item))
      xml.write(.systemItem, .flexibleSpace)
    } else {
      xml.write(.id, id(of: .navigationItem, in: item))
      writeElement(item, key: .customView, in: .bar)
    }
    xml.close()
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
