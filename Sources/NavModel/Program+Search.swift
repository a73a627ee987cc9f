import NavText

extension Program {
  /// The search controller of a scene's navigation item (SEARCH-1).
  public func searchController(of scene: ID<Scene>) -> ID<Element>? {
    self[scene].elements.first { self[$0].kind == .searchController }
  }

  /// The segue of a search controller to the scene that shows its results; nil where the scene itself does.
  public func resultsSegue(of search: ID<Element>, in scene: ID<Scene>) -> ID<Segue>? {
    self[scene].segues.first { self[$0].trigger == .element(search) }
  }

  /// Whether a segue leads to the results of a search: they come and go with what is typed.
  public func leadsToResults(_ segue: ID<Segue>) -> Bool {
    guard case .element(let element) = self[segue].trigger else { return false }
    return self[element].kind == .searchController
  }
}
