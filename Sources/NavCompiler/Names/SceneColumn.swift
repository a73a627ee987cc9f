import NavModel
import NavText

/// The scenes of one storyboard at a time, found by name in one step.
///
/// A column over all names, filled anew for each storyboard: two lookups of 200,000 names in a dictionary cost more
/// than everything else about a reference.
struct SceneColumn {
  private var column: [UInt32] = []
  private var current: ID<Storyboard>?

  /// Takes the scenes of `storyboard` in, unless they are at hand already.
  mutating func fill(
    _ storyboard: ID<Storyboard>, _ range: IDRange<Scene>, _ scenes: SplitTable<Scene>,
    nameCount: Int
  ) {
    if current == storyboard { return }
    current = storyboard
    let missing = nameCount - column.count
    if missing > 0 { column.append(contentsOf: repeatElement(0, count: missing)) }
    // Backwards, so that the first of two scenes of one name is found.
    for scene in range.reversed() {
      column[Int(scenes[scene].name.index)] = scene.index + 1
    }
  }

  /// The scene of this name in `range`, which must be what was filled in last.
  @inline(__always)
  func find(_ name: Name, in range: IDRange<Scene>) -> ID<Scene>? {
    guard Int(name.index) < column.count, column[Int(name.index)] != 0 else { return nil }
    let scene = ID<Scene>(Int(column[Int(name.index)]) - 1)
    // A leftover of another storyboard?
    return range.contains(scene) ? scene : nil
  }
}
