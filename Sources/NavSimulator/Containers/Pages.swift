import NavModel
import NavText

extension SimulationStep {
  /// A person turns the page: the data source makes the next one, and the one that left is released. The first and
  /// the last page have nothing beyond them.
  mutating func turnPage(isForward: Bool) {
    guard let found = run.state.frontPages else { return run.refuse(.noPages) }
    let row = run.state.controllers[found]
    let index = Int(row.selected) + (isForward ? 1 : -1)
    let old = run.state.children(of: found, .page).first.map { run.identity($0) }
    guard let old, let page = program.page(index, of: row) else {
      return run.refuse(.noNextPage(old.flatMap { run.state[$0] }?.scene ?? row.scene))
    }
    begin()
    let fresh = instantiate(page)
    run.move(fresh, under: row.identity, as: .page)
    run.update(row.identity) { $0.selected = Int16(truncatingIfNeeded: index) }
    var transition = Transition(.turnPage, animated: true)
    transition.incoming = ShortList(fresh)
    transition.outgoing = ShortList(old)
    transition.added = ShortList(fresh)
    transition.removed = ShortList(old)
    transition.container = row.identity
    play(transition)
    end()
  }
}

extension Program {
  /// What the data source of a page controller has at a position.
  func page(_ index: Int, of controller: Controller) -> ID<Scene>? {
    let pages = relationships(.page, of: controller.scene)
    return pages.indices.contains(index) ? pages[index] : nil
  }
}

extension NavigationState {
  /// The page controller that a finger turns.
  var frontPages: Int? { lastInFront(of: .page) }
}
