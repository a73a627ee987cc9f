import NavModel
import NavText

extension Program {
  /// Whether some scene may be pushed once more over what it led to: without that, stacks end.
  var mayPushAgain: Bool {
    let map = NavigationMap(self, UnresolvedReferences(), ProjectContext())
    let cycles = CycleMap(map, along: map.edges.map { _ in true })
    return cycles.edges.contains { map.edges[$0].isPush }
  }
}
