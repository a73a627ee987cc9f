import NavModel
import NavText

extension SimulationStep {
  /// TAB-29, TAB-30: what stays keeps its state, and its selection.
  mutating func setTabs(of id: ID<Controller>, _ scenes: [ID<Scene>]) {
    let before = seats(of: id)
    var free = before.tabs
    var tabs: [ID<Controller>] = []
    for scene in scenes {
      if let kept = free.firstIndex(where: { run.state[$0]?.scene == scene }) {
        tabs.append(free.remove(at: kept))
      } else {
        tabs.append(instantiate(scene))
      }
    }
    // A child that goes takes along what was over the More list.
    var removed: [ID<Controller>] = []
    if let child = before.moreChild, free.contains(child) {
      removed = clearMoreList(of: id)
    }
    for tab in tabs {
      run.move(tab, under: id, as: .tab)
    }
    removed += detach(free)
    run.set(.allCustomizable, true, of: id)
    removed += reseat(id, from: before)
    showSelection(
      of: id, from: before.sight, added: tabs.filter { !before.tabs.contains($0) },
      removed: removed)
  }
}
