import NavModel
import NavText

/// The first declaration of each name.
///
/// A column over all names: every scene names a class, and a lookup in a dictionary costs twenty times as much.
struct FirstByName<Row> {
  /// An id plus one, or zero where the name declares nothing. As long as the last name in it wants.
  private var column: [UInt32] = []

  /// Enters a declaration, unless there is one of its name, which is returned. Those outside `range` do not count.
  mutating func insert(
    _ name: Name, _ id: ID<Row>, within range: IDRange<Row>? = nil
  ) -> ID<Row>? {
    let index = Int(name.index)
    if index >= column.count {
      column.append(contentsOf: repeatElement(0, count: index + 1 - column.count))
    }
    if let first = self[name], range?.contains(first) ?? true { return first }
    column[index] = id.index + 1
    return nil
  }

  /// The declaration of a name among `range`.
  @inline(__always)
  func find(_ name: Name, in range: IDRange<Row>) -> ID<Row>? {
    guard let first = self[name], range.contains(first) else { return nil }
    return first
  }

  @inline(__always)
  subscript(name: Name) -> ID<Row>? {
    let index = Int(name.index)
    guard index < column.count, column[index] != 0 else { return nil }
    return ID(Int(column[index]) - 1)
  }
}

extension FirstByName<Scene> {
  /// Those of all scenes, in whichever storyboard they are.
  init(_ scenes: SplitTable<Scene>) {
    for id in scenes.ids { _ = insert(scenes[id].name, id) }
  }
}
