import NavModel
import NavText

/// What has become of the search bar of a controller's navigation item, where it is not as it was at first.
public struct Search: Hashable, Sendable {
  /// One or the other: a search bar that is in use does not scroll away.
  public enum Phase: UInt8, Hashable, Sendable {
    /// `isActive` of the search controller (SEARCH-2).
    case active
    /// The content was scrolled up (SEARCH-8).
    case scrolledAway
  }

  public internal(set) var controller: ID<Controller>
  public internal(set) var element: ID<Element>
  public internal(set) var phase: Phase

  /// The field of its search bar.
  var field: Field { Field(controller: controller, element: element, row: nil) }
}

/// The search bar that a navigation bar shows below its title.
public struct SearchInBar: Hashable, Sendable {
  public internal(set) var controller: ID<Controller>
  public internal(set) var element: ID<Element>
  /// Whether a search is active: then Cancel and the scope bar are there too.
  public internal(set) var isActive: Bool
}

extension NavigationState {
  /// Whether a search is active in the content of a controller (SEARCH-2).
  public func isSearching(_ controller: ID<Controller>) -> Bool {
    searchPhase(of: controller) == .active
  }

  /// The search field that is in use in a controller; nil while there is no search.
  func activeSearch(in controller: ID<Controller>) -> Field? {
    guard let search = search(of: controller), search.phase == .active else { return nil }
    return search.field
  }

  func searchPhase(of controller: ID<Controller>) -> Search.Phase? {
    search(of: controller)?.phase
  }

  private func search(of controller: ID<Controller>) -> Search? {
    hasColdFields ? searches.first { $0.controller == controller } : nil
  }

  /// Whether a controller is on the stack of a navigation controller, or of More (MORE-9).
  fileprivate func isOnStack(_ position: Int, of holder: Int) -> Bool {
    switch controllers[position].role {
    case .stack, .more: true
    case .tab: moreStack(of: holder).first == position
    default: false
    }
  }

  mutating func setSearch(_ field: Field, _ phase: Search.Phase?) {
    var rest = searches.filter { $0.controller != field.controller }
    if let phase {
      rest.append(Search(controller: field.controller, element: field.element, phase: phase))
      rest.sort { $0.controller.index < $1.controller.index }
    }
    searches = rest
  }

  /// In the order of the controllers; those of controllers that are gone are gone.
  mutating func renumberSearches() {
    guard !searches.isEmpty else { return }
    var kept: [Search] = []
    for var search in searches {
      guard let position = position(of: search.controller) else { continue }
      search.controller = ID(position)
      kept.append(search)
    }
    kept.sort { $0.controller.index < $1.controller.index }
    searches = kept
  }
}

extension Program {
  /// What a search controller shows its results with, once there was something to show.
  func results(of field: Field, in state: NavigationState) -> Controller? {
    guard let position = state.position(of: field.controller) else { return nil }
    let depth = state.controllers[position].depth + 1
    return state.controllers[state.subtree(of: position)].first {
      $0.depth == depth && $0.segue.map { leadsToResults($0) } == true
    }
  }

  /// Why the search bar of a scene is not seen: nil where it is (SEARCH-1).
  func refusal(ofSearchBar element: ID<Element>, _ owner: Controller, in state: NavigationState)
    -> Refusal?
  {
    let name = self[element].name
    guard state.era.hasSearchInBars, let position = state.position(of: owner.identity),
      let holder = state.parent(of: position), state.isOnStack(position, of: holder)
    else { return .noSearchBar(name) }
    if state.controllers[holder].flags.contains(.barHidden) { return .barHidden(owner.scene) }
    return state.searchPhase(of: owner.identity) == .scrolledAway
      ? .searchBarScrolledAway(name) : nil
  }

  /// The search bar below the title of what is on top of a stack.
  func searchInBar(of top: Int?, in state: NavigationState) -> SearchInBar? {
    guard let top, state.era.hasSearchInBars else { return nil }
    let controller = state.controllers[top]
    guard !controller.isSynthetic, let element = searchController(of: controller.scene) else {
      return nil
    }
    let phase = state.searchPhase(of: controller.identity)
    if phase == .scrolledAway { return nil }
    return SearchInBar(
      controller: controller.identity, element: element, isActive: phase == .active)
  }

  /// Whether a search takes the title and the items off the bar (SEARCH-3).
  func hidesControls(_ search: SearchInBar) -> Bool {
    search.isActive && self[search.element, .hidesNavigationBarDuringPresentation]
  }

  /// Why the content of a controller answers no touch during a search: the results, or the shade, lie over it (SEARCH-6).
  func refusal(behindSearch element: ID<Element>, _ owner: Controller, in state: NavigationState)
    -> Refusal?
  {
    guard state.hasColdFields, !state.searches.isEmpty,
      self[element].kind != .searchController
    else { return nil }
    // What is embedded is covered with what it is embedded in; results lie over it.
    var covered = state.position(of: owner.identity)
    while let position = covered {
      let row = state.controllers[position]
      if coversContent(of: row, in: state) { return .behindSearch(self[element].name) }
      guard row.role == .embedded, row.segue.map({ !leadsToResults($0) }) ?? true else {
        return nil
      }
      covered = state.parent(of: position)
    }
    return nil
  }

  /// Whether results or the shade lie over the content of a controller.
  func coversContent(of owner: Controller, in state: NavigationState) -> Bool {
    guard let field = state.activeSearch(in: owner.identity) else { return false }
    return obscures(field.element, in: state.era)
      || results(of: field, in: state)?.role == .embedded
  }

  /// Whether it is the shade that lies over the content; a touch on it ends the search.
  public func isObscured(_ owner: Controller, in state: NavigationState) -> Bool {
    guard let field = state.activeSearch(in: owner.identity),
      obscures(field.element, in: state.era)
    else { return false }
    return results(of: field, in: state)?.role != .embedded
  }

  /// Apps that were built since iOS 15 obscure nothing unless they say so. ⚠ The eras here do not part there.
  private func obscures(_ search: ID<Element>, in era: SystemEra) -> Bool {
    guard
      case .boolean(let isOn) = value(
        of: .obscuresBackgroundDuringPresentation, in: self[search].attributes)
    else { return era.obscuresSearchedContent }
    return isOn
  }

  /// Whether the content of a scene scrolls, as far as the program says.
  func scrolls(_ scene: ID<Scene>) -> Bool {
    if self[scene].kind == .table || self[scene].kind == .collection { return true }
    return self[scene].elements.contains { id in
      switch self[id].kind {
      case .tableView, .collectionView, .scroll: self[id].parent == nil
      default: false
      }
    }
  }

  /// What a swipe over the content does to the search bar in front; nil where it does nothing (SEARCH-8).
  func scroll(ofSearchBar isUp: Bool, in state: NavigationState) -> (Field, Search.Phase?)? {
    guard state.era.hasSearchInBars,
      let position = state.visible,
      let element = searchController(of: state.controllers[position].scene)
    else { return nil }
    let owner = state.controllers[position]
    let phase = state.searchPhase(of: owner.identity)
    guard phase != .active, (phase == .scrolledAway) != isUp,
      self[element, .hidesSearchBarWhenScrolling], scrolls(owner.scene)
    else { return nil }
    switch refusal(ofSearchBar: element, owner, in: state) {
    case nil, .searchBarScrolledAway: break
    default: return nil
    }
    return (
      Field(controller: owner.identity, element: element, row: nil), isUp ? .scrolledAway : nil
    )
  }
}
