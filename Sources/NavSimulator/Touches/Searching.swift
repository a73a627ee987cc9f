import NavModel
import NavText

// How a search begins, what it shows, and how it ends (SEARCH-1 to SEARCH-13). No controller is presented for it that
// the program could ask for; the scene with the results is in the scene that is searched.
extension SimulationStep {
  /// What comes before the field of a search bar gets the keyboard; whether it gets it.
  mutating func willFocusSearch(_ field: Field) -> Bool {
    guard program.elements[field.element].kind == .searchController else { return true }
    guard let owner = run.state[field.controller],
      program.refusal(ofSearchBar: field.element, owner, in: run.state) == nil
    else { return false }
    guard !run.state.isSearching(field.controller) else { return true }
    tellSearch(.willPresentSearchController, field)
    guard !run.hasCrashed, run.state[field.controller] != nil else { return false }
    run.state.setSearch(field, .active)
    return true
  }

  /// What comes after it.
  mutating func didFocusSearch(_ field: Field, begins: Bool) {
    guard program.elements[field.element].kind == .searchController else { return }
    tellSearch(.updateSearchResults, field)
    if begins { tellSearch(.didPresentSearchController, field) }
  }

  /// The text of the search bar has changed: results come with the first key (SEARCH-4, SEARCH-10).
  mutating func searchTextChanged(_ field: Field) {
    guard program.elements[field.element].kind == .searchController else { return }
    updateResults(of: field)
    tellSearch(.updateSearchResults, field)
  }

  /// SEARCH-9: the keyboard goes, and the search goes on.
  mutating func searchButtonClicked(_ field: Field) {
    tellSearch(.searchButtonClicked, field)
    resignFirstResponder(field)
  }

  /// Cancel (SEARCH-5).
  mutating func cancelSearch(_ element: ID<Element>) {
    let name = program.elements[element].name
    guard let owner = program.owner(of: element, in: run.state) else {
      return run.refuse(.notOnScreen(name))
    }
    if let refusal = program.refusal(ofSearchBar: element, owner, in: run.state) {
      return run.refuse(refusal)
    }
    guard let field = run.state.activeSearch(in: owner.identity) else {
      return run.refuse(.notSearching(name))
    }
    tellSearch(.cancelButtonClicked, field)
    endSearch(field)
  }

  /// A touch on the shade over the content ends the search; whether there is one (SEARCH-6).
  mutating func tapBesideSearch() -> Bool {
    guard run.state.hasColdFields, !run.state.searches.isEmpty,
      let position = run.state.lastInFront(where: {
        program.isObscured(run.state.controllers[$0], in: run.state)
      }),
      let field = run.state.activeSearch(in: run.identity(position))
    else { return false }
    endSearch(field)
    return true
  }

  /// Ends the search in the content of a controller, if there is one; whether there was (SEARCH-13).
  mutating func endSearch(in id: ID<Controller>) -> Bool {
    guard let field = run.state.activeSearch(in: id) else { return false }
    endSearch(field)
    return true
  }

  /// `isActive = false`: the text is emptied, and with it the results go.
  private mutating func endSearch(_ field: Field) {
    guard !run.hasCrashed, run.state.isSearching(field.controller) else { return }
    tellSearch(.willDismissSearchController, field)
    resignFirstResponder(field)
    guard !run.hasCrashed, run.state.isSearching(field.controller) else { return }
    run.state.setSearch(field, nil)
    if !program.text(in: field, run.state).isEmpty {
      run.state.typedTexts.removeAll { $0.field == field }
      run.note(.typed(field.element, ""))
    }
    updateResults(of: field)
    tellSearch(.updateSearchResults, field)
    tellSearch(.didDismissSearchController, field)
  }

  /// Another scope was chosen (SEARCH-7).
  mutating func scopeChanged(_ field: Field) {
    tellSearch(.selectedScopeButtonIndexDidChange, field)
    tellSearch(.updateSearchResults, field)
  }

  /// A swipe over the content takes the search bar away, or brings it back; whether it does (SEARCH-8).
  mutating func dragMovesSearchBar(up isUp: Bool) -> Bool {
    guard let (field, phase) = program.scroll(ofSearchBar: isUp, in: run.state) else {
      return false
    }
    run.state.setSearch(field, phase)
    return true
  }

  /// The scene that is searched hears of it; of changes also the scene that shows the results.
  private mutating func tellSearch(_ message: DelegateMessage, _ field: Field) {
    guard !run.hasCrashed, let owner = run.state[field.controller] else { return }
    run.note(.search(message, owner.scene))
    answer(field.controller, message, about: .nothing)
    guard message == .updateSearchResults, !run.hasCrashed,
      let results = program.results(of: field, in: run.state)
    else { return }
    answer(results.identity, message, about: .nothing)
  }

  // MARK: Results

  /// Results are shown during a search as long as its text is not empty (SEARCH-10). The controller that shows them
  /// is made once and stays.
  private mutating func updateResults(of field: Field) {
    guard !run.hasCrashed, let owner = run.state[field.controller],
      let segue = program.resultsSegue(of: field.element, in: owner.scene),
      let destination = program.segues[segue].destination
    else { return }
    let isWanted =
      run.state.isSearching(field.controller) && !program.text(in: field, run.state).isEmpty
    let now = program.results(of: field, in: run.state)
    guard isWanted != (now?.role == .embedded) else { return }
    begin()
    if isWanted {
      showResults(now?.identity, segue, destination, over: owner)
    } else if let results = now?.identity {
      var transition = Transition(.searchResults, animated: false)
      transition.outgoing = ShortList(results)
      play(transition)
      run.update(results) { $0.role = .hiddenResults }
    }
    end()
  }

  private mutating func showResults(
    _ existing: ID<Controller>?, _ segue: ID<Segue>, _ destination: ID<Scene>,
    over owner: Controller
  ) {
    guard Int(owner.depth) < program.deepestHierarchy else {
      return run.raise(.tooDeep, owner.scene)
    }
    run.occurs(.performed(segue))
    let results = existing ?? instantiate(destination)
    var transition = Transition(.searchResults, animated: false)
    transition.incoming = ShortList(results)
    if existing == nil {
      run.move(results, under: owner.identity, as: .embedded)
      run.update(results) { $0.segue = segue }
      transition.added = ShortList(results)
    } else {
      run.update(results) { $0.role = .embedded }
    }
    play(transition)
  }
}

extension Program {
  /// What a person can do to the search bar of a controller.
  func collectSearch(
    of controller: Controller, in state: NavigationState, into events: inout [Event]
  ) {
    guard let search = searchController(of: controller.scene),
      refusal(ofSearchBar: search, controller, in: state) == nil
    else { return }
    let field = Field(controller: controller.identity, element: search, row: nil)
    if state.focusedField != field { events.append(.tapElement(search)) }
    guard state.isSearching(controller.identity) else { return }
    for change in changes(of: search, controller, row: nil, in: state) ?? [] {
      events.append(.change(search, row: nil, change))
    }
    events.append(.cancelSearch(search))
    if isObscured(controller, in: state) && !events.contains(.tapOutside) {
      events.append(.tapOutside)
    }
  }

  /// Whether what is typed into a search bar changes more than its text.
  func isUpdated(_ field: Field, in state: NavigationState) -> Bool {
    guard self[field.element].kind == .searchController, let owner = state[field.controller] else {
      return false
    }
    return resultsSegue(of: field.element, in: owner.scene) != nil
      || !methods(of: owner.scene) { $0.kind == .message(.updateSearchResults) }.isEmpty
  }
}
