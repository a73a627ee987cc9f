import NavModel
import NavText

/// The elements and bar items of a scene by name, entered once for each scene whose statements name any.
struct AnchorsOfScene {
  private var scene: ID<Scene>?
  private var elements = FirstByName<Element>()
  private var barItems = FirstByName<BarItem>()

  mutating func find(_ name: Name, in scene: ID<Scene>, of program: Program) -> AttributeValue? {
    let row = program.scenes[scene]
    if self.scene != scene {
      self.scene = scene
      for id in row.elements {
        _ = elements.insert(program.elements[id].name, id, within: row.elements)
      }
      for id in row.barItems {
        _ = barItems.insert(program.barItems[id].name, id, within: row.barItems)
      }
    }
    return elements.find(name, in: row.elements).map { .element($0) }
      ?? barItems.find(name, in: row.barItems).map { .barItem($0) }
  }
}
