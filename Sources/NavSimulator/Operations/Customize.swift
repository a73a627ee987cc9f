import NavModel
import NavText

/// The sheet behind the More list's Edit button while it is open (MORE-10): the order that its person has dragged the
/// tabs into. `viewControllers` follows when it closes (MORE-13).
public struct Customizing: Hashable, Sendable {
  public internal(set) var tabs: ID<Controller>
  public internal(set) var order: [ID<Controller>]
}

extension SimulationStep {
  /// A touch on Edit: the delegate hears of all tabs before the sheet comes (MORE-12).
  mutating func beginCustomizing(_ scene: ID<Scene>) {
    guard
      let position = run.state.frontTabBars.first(where: {
        run.state.controllers[$0].scene == scene
      })
    else { return run.refuse(.notVisible(scene)) }
    let tabs = run.state.controllers[position]
    guard run.state.customizing == nil else { return run.refuse(.customizing(scene)) }
    guard run.state.hasMore(position) else { return run.refuse(.noMore(scene)) }
    guard program.isCustomizable(tabs, in: run.state) else {
      return run.refuse(.nothingCustomizable(scene))
    }
    open(tabs)
  }

  /// A touch on Done: the new order becomes that of `viewControllers` (MORE-13).
  mutating func endCustomizing(_ scene: ID<Scene>) {
    guard let open = run.state.customizing, run.state[open.tabs]?.scene == scene else {
      return run.refuse(.notCustomizing(scene))
    }
    close(open)
  }

  /// In the sheet a tab is dragged to a place on the bar; the one that was there takes its place. Where the displaced
  /// tab goes is not settled by any source. Without an open sheet this opens and closes it as well.
  mutating func customize(_ scene: ID<Scene>, _ target: Int) {
    let found = run.state.frontTabBars.first {
      program.tabIndex(of: scene, in: run.state, $0) != nil
    }
    guard let position = found, let tab = program.tabIndex(of: scene, in: run.state, position)
    else {
      return run.refuse(.notATab(scene))
    }
    let tabs = run.state.controllers[position]
    if let open = run.state.customizing, open.tabs != tabs.identity {
      return run.refuse(.customizing(run.state[open.tabs]?.scene ?? tabs.scene))
    }
    guard run.state.hasMore(position) else { return run.refuse(.noMore(tabs.scene)) }
    let direct = run.state.directTabs(of: position)
    guard target >= 0 && target < direct else {
      return run.refuse(.noSuchTab(Int32(truncatingIfNeeded: target)))
    }
    let all = run.identities(run.state.tabs(of: position))
    var order = run.state.customizing?.order ?? all
    let index = order.firstIndex(of: all[tab]) ?? tab
    for moved in [order[index], order[target]] {
      guard let child = run.state[moved], !program.mayMove(child.scene, of: tabs) else { continue }
      return run.refuse(.notCustomizable(child.scene))
    }
    if index < direct {
      order.insert(order.remove(at: index), at: target)
    } else {
      order.swapAt(index, target)
    }
    let isOpen = run.state.customizing != nil
    if !isOpen { open(tabs) }
    run.state.customizing?.order = order
    if !isOpen, let open = run.state.customizing { close(open) }
  }

  // MARK: The sheet

  private mutating func open(_ tabs: Controller) {
    guard let position = run.position(of: tabs.identity) else { return }
    let all = run.identities(run.state.tabs(of: position))
    run.note(.willBeginCustomizing(tabs.scene, scenes(of: all)))
    run.state.customizing = Customizing(tabs: tabs.identity, order: all)
  }

  private mutating func close(_ open: Customizing) {
    guard let position = run.position(of: open.tabs), let scene = run.state[open.tabs]?.scene else {
      return
    }
    let isChanged = run.identities(run.state.tabs(of: position)) != open.order
    let order = scenes(of: open.order)
    run.note(.willEndCustomizing(scene, order, changed: isChanged))
    run.state.customizing = nil
    if isChanged { rearrange(open) }
    run.note(.didEndCustomizing(scene, order, changed: isChanged))
  }

  private func scenes(of ids: [ID<Controller>]) -> [ID<Scene>] {
    ids.compactMap { run.state[$0]?.scene }
  }

  /// What was selected stays selected wherever it is now; what More showed too.
  private mutating func rearrange(_ open: Customizing) {
    let before = seats(of: open.tabs)
    for tab in open.order {
      run.move(tab, under: open.tabs, as: .tab)
    }
    let removed = reseat(open.tabs, from: before)
    showSelection(of: open.tabs, from: before.sight, removed: removed)
  }
}

extension Program {
  // MARK: Who may move

  /// MORE-11: all when nothing was said; none for an empty list.
  func mayMove(_ scene: ID<Scene>, of tabs: Controller) -> Bool {
    guard !tabs.flags.contains(.allCustomizable),
      case .list(let range) = value(of: .customizable, in: self[tabs.scene].attributes)
    else { return true }
    return values[range].contains(.scene(scene))
  }

  /// Whether the More list has an Edit button (MORE-10).
  func isCustomizable(_ tabs: Controller, in state: NavigationState) -> Bool {
    guard let position = state.position(of: tabs.identity) else { return false }
    return state.tabs(of: position).contains { mayMove(state.controllers[$0].scene, of: tabs) }
  }

  /// The bar above the More list: Edit at the right, as UIKit has it today (MORE-10), or that of the open sheet.
  func moreListBar(of position: Int, in state: NavigationState) -> NavigationBar {
    let tabs = state.controllers[position]
    if state.customizing?.tabs == tabs.identity {
      return NavigationBar(
        owner: tabs.identity, title: "Configure", right: [BarButton(text: "Done")])
    }
    let edit = isCustomizable(tabs, in: state) ? [BarButton(text: "Edit")] : []
    return NavigationBar(owner: tabs.identity, title: "More", right: edit)
  }
}

extension NavigationState {
  /// The open sheet by the numbers that controllers get between steps; one whose tabs were replaced under it is gone.
  var renumberedCustomizing: Customizing? {
    guard let open = customizing, let tabs = position(of: open.tabs) else { return nil }
    let order = open.order.compactMap { position(of: $0) }
    guard order.sorted() == self.tabs(of: tabs) else { return nil }
    return Customizing(tabs: ID(tabs), order: order.map { ID($0) })
  }
}
